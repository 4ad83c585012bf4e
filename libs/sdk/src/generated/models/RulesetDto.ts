/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RulesetSettingsDto } from './RulesetSettingsDto.ts';
import type { RulesetState } from './RulesetState.ts';
import type { TrialDto } from './TrialDto.ts';
export type RulesetDto = {
    version: number;
    state: RulesetState;
    settings: RulesetSettingsDto;
    /**
     * True when the newest country lists are older than four months: later ones exist
     */
    areCountryListsStale: boolean;
    note: string;
    createdById: string | null;
    createdBy: string | null;
    createdAt: string;
    activatedBy: string | null;
    activatedAt: string | null;
    /**
     * null until it was tried
     */
    trial: TrialDto | null;
};

