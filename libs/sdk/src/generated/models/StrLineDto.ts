/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrReportCode } from './StrReportCode.ts';
import type { StrState } from './StrState.ts';
export type StrLineDto = {
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
};

