/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrMissingDto } from './StrMissingDto.ts';
import type { StrReportCode } from './StrReportCode.ts';
import type { StrState } from './StrState.ts';
import type { StrStepDto } from './StrStepDto.ts';
import type { StrTransactionDetailDto } from './StrTransactionDetailDto.ts';
import type { StrValidationDto } from './StrValidationDto.ts';
import type { StrVersionDto } from './StrVersionDto.ts';
export type StrDto = {
    id: string;
    state: StrState;
    reportCode: StrReportCode;
    bankId: string;
    bankName: string;
    caseId: string | null;
    /**
     * How many payments it is about
     */
    payments: number;
    version: number;
    openedBy: string;
    openedAt: string;
    /**
     * The unit’s number of it, once filed
     */
    reference: string | null;
    fiuReference: string | null;
    reason: string | null;
    action: string | null;
    indicators: Array<string>;
    /**
     * Rules that asked and have no code in the settings
     */
    unmappedRules: Array<string>;
    transactions: Array<StrTransactionDetailDto>;
    missing: Array<StrMissingDto>;
    /**
     * null: there is no file yet
     */
    validation: StrValidationDto | null;
    /**
     * The newest first
     */
    versions: Array<StrVersionDto>;
    /**
     * What was done with it, the newest first
     */
    steps: Array<StrStepDto>;
    /**
     * Whether you may approve the newest version
     */
    mayApprove: boolean;
};

