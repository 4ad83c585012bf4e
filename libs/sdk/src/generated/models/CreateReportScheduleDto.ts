/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportScheduleType } from './ReportScheduleType.ts';
export type CreateReportScheduleDto = {
    type: ReportScheduleType;
    /**
     * In which days begin and end, as the IANA names it
     */
    timeZone?: string;
};

