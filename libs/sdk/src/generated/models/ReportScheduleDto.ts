/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ReportSchedulePauseReason } from './ReportSchedulePauseReason.ts';
import type { ReportScheduleType } from './ReportScheduleType.ts';
export type ReportScheduleDto = {
    id: string;
    type: ReportScheduleType;
    timeZone: string;
    paused: boolean;
    /**
     * null while it runs; one whose maker is deactivated goes on when they are let in again
     */
    pausedBecause: ReportSchedulePauseReason | null;
    /**
     * When the next period is over
     */
    nextAt: string;
    /**
     * null for everybody’s payments
     */
    bankName: string | null;
    createdBy: string;
    createdAt: string;
};

