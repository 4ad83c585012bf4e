/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ComplianceReportDto } from './ComplianceReportDto.ts';
import type { ReportFileDto } from './ReportFileDto.ts';
import type { ReportState } from './ReportState.ts';
import type { ReportType } from './ReportType.ts';
export type ReportDetailDto = {
    id: string;
    type: ReportType;
    from: string;
    /**
     * Not in the period any more
     */
    to: string;
    timeZone: string;
    /**
     * Its period was not over when it was asked for
     */
    provisional: boolean;
    state: ReportState;
    /**
     * Per cent of the work
     */
    progress: number;
    /**
     * null for everybody’s payments
     */
    bankName: string | null;
    /**
     * null when a schedule asked
     */
    requestedBy: string | null;
    /**
     * The schedule that asked for it
     */
    scheduleId: string | null;
    overallScore: number | null;
    files: Array<ReportFileDto>;
    createdAt: string;
    endedAt: string | null;
    /**
     * null until it is done
     */
    figures: ComplianceReportDto | null;
};

