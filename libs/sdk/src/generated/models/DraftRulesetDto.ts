/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { RulesetProfile } from './RulesetProfile.ts';
import type { RuleSettingDto } from './RuleSettingDto.ts';
import type { ThresholdsByCurrencyDto } from './ThresholdsByCurrencyDto.ts';
export type DraftRulesetDto = {
    profile?: RulesetProfile;
    boardReference?: string;
    thresholds?: ThresholdsByCurrencyDto;
    /**
     * All of them; for profile BOARD alone
     */
    rules?: Array<RuleSettingDto>;
    note: string;
};

