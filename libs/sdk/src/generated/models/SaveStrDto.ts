/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrReportCode } from './StrReportCode.ts';
import type { StrTransactionDto } from './StrTransactionDto.ts';
export type SaveStrDto = {
    /**
     * The version it was made from
     */
    version: number;
    reportCode: StrReportCode;
    /**
     * The unit’s number of an earlier report that this belongs to
     */
    fiuReference?: string | null;
    reason?: string | null;
    action?: string | null;
    /**
     * Codes of the unit that say why it is suspicious
     */
    indicators: Array<string>;
    /**
     * Those of the report, in its order
     */
    transactions: Array<StrTransactionDto>;
};

