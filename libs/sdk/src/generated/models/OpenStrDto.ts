/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { StrReportCode } from './StrReportCode.ts';
export type OpenStrDto = {
    /**
     * The payment whose review case it comes from
     */
    caseId?: string;
    /**
     * The payments that it is about; with a case, beside that of the case
     */
    transactionIds?: Array<string>;
    reportCode?: StrReportCode;
};

