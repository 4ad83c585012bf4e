/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportType } from './ReportType.ts';
export type RequestReportDto = {
    type: ReportType;
    /**
     * The first day of a custom report; of the others any day of the period, today by default
     */
    from?: string;
    /**
     * The last day of a custom report
     */
    to?: string;
    /**
     * In which days begin and end, as the IANA names it
     */
    timeZone?: string;
};

