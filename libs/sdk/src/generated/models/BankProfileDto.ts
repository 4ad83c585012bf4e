/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BankDto } from './BankDto.ts';
import type { BankProfileState } from './BankProfileState.ts';
import type { PointChoiceDto } from './PointChoiceDto.ts';
import type { ShariahProfile } from './ShariahProfile.ts';
export type BankProfileDto = {
    id: string;
    bank: BankDto;
    /**
     * Counted by bank
     */
    version: number;
    /**
     * How verdicts name it
     */
    name: string;
    profile: ShariahProfile;
    overrides: Array<PointChoiceDto>;
    state: BankProfileState;
    note: string;
    proposedBy: string;
    proposedAt: string;
    decidedBy: string | null;
    decidedAt: string | null;
    decisionReason: string | null;
    /**
     * The resolution of the Shariah board by which it came into force
     */
    resolutionId: string | null;
    /**
     * The bank whose board binds it; null: the network’s, as the bank has none
     */
    boardBankId: string | null;
    /**
     * Whether the caller may decide it now
     */
    mayDecide: boolean;
};

