/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CreateReportScheduleDto } from '../models/CreateReportScheduleDto.ts';
import type { ReportDetailDto } from '../models/ReportDetailDto.ts';
import type { ReportDto } from '../models/ReportDto.ts';
import type { ReportFormat } from '../models/ReportFormat.ts';
import type { ReportLanguage } from '../models/ReportLanguage.ts';
import type { ReportScheduleDto } from '../models/ReportScheduleDto.ts';
import type { ReportState } from '../models/ReportState.ts';
import type { ReportType } from '../models/ReportType.ts';
import type { ReportVerificationDto } from '../models/ReportVerificationDto.ts';
import type { RequestReportDto } from '../models/RequestReportDto.ts';
import type { TimeSort } from '../models/TimeSort.ts';
import type { UpdateReportScheduleDto } from '../models/UpdateReportScheduleDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ReportsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the schedules within your reach, newest first
     * A bank sees its own; the administrator sees all.
     * @returns ReportScheduleDto
     * @throws ConnectError
     */
    public listReportSchedules(): CancelablePromise<Array<ReportScheduleDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/reports/schedules',
        });
    }
    /**
     * Have every day, week or month reported once it is over
     * The first report is on the period that is running now, and is made when that ends.
     * @returns ReportScheduleDto
     * @throws ConnectError
     */
    public createReportSchedule({
        requestBody,
    }: {
        requestBody: CreateReportScheduleDto,
    }): CancelablePromise<ReportScheduleDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/reports/schedules',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Pause a schedule or let it go on
     * Periods that end while it is paused are not reported. One whose maker is deactivated pauses by itself.
     * @returns ReportScheduleDto
     * @throws ConnectError
     */
    public updateReportSchedule({
        id,
        requestBody,
    }: {
        /**
         * The schedule’s id
         */
        id: string,
        requestBody: UpdateReportScheduleDto,
    }): CancelablePromise<ReportScheduleDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/reports/schedules/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Remove a schedule; the reports it made stay
     * It asks for no report any more.
     * @returns void
     * @throws ConnectError
     */
    public removeReportSchedule({
        id,
    }: {
        /**
         * The schedule’s id
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/reports/schedules/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Ask for a report on a period
     * It is made outside of the request; read it again until its state is `done`. A period that is not over is reported up to now, and the report is provisional. A bank gets the payments of its own customers.
     * @returns ReportDto
     * @throws ConnectError
     */
    public requestReport({
        requestBody,
    }: {
        requestBody: RequestReportDto,
    }): CancelablePromise<ReportDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/reports',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List the reports within your reach, newest first
     * A bank sees its own; the administrator sees all. One that is still being made says how far it is.
     * @returns ReportDto
     * @throws ConnectError
     */
    public listReports({
        type,
        state,
        from,
        to,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * The kind of period
         */
        type?: ReportType,
        /**
         * The state it is in
         */
        state?: ReportState,
        /**
         * Asked for at or after
         */
        from?: string,
        /**
         * Asked for before
         */
        to?: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: TimeSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last report of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<ReportDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/reports',
            query: {
                'type': type,
                'state': state,
                'from': from,
                'to': to,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Tell whether a file is a report, a statement or a case file as it was issued
     * The file itself, at most 8 MiB. One changed byte is found.
     * @returns ReportVerificationDto
     * @throws ConnectError
     */
    public verifyReport({
        requestBody,
    }: {
        requestBody: Blob,
    }): CancelablePromise<ReportVerificationDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/reports/verify',
            body: requestBody,
            mediaType: 'application/octet-stream',
        });
    }
    /**
     * Get one report with its figures
     * The figures are those of its files, and are there once its state is `done`.
     * @returns ReportDetailDto
     * @throws ConnectError
     */
    public getReport({
        id,
    }: {
        /**
         * The report’s id
         */
        id: string,
    }): CancelablePromise<ReportDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/reports/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Take a report away as a file
     * A PDF carries its signature (PAdES); those of CSV and JSON are read apart. Either is sent as plain bytes, because its signature is over each of them.
     * @returns binary
     * @throws ConnectError
     */
    public downloadReport({
        id,
        format,
        lang,
    }: {
        /**
         * The report’s id
         */
        id: string,
        /**
         * In which form
         */
        format: ReportFormat,
        /**
         * Of a PDF
         */
        lang?: ReportLanguage,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/reports/{id}/download',
            path: {
                'id': id,
            },
            query: {
                'format': format,
                'lang': lang,
            },
        });
    }
    /**
     * Get the detached signature of a report’s CSV or JSON file
     * A JWS without its payload (RFC 7515, appendix F; RFC 7797): check it over the file as it is, by the key of that `kid` at `/.well-known/jwks.json`.
     * @returns string
     * @throws ConnectError
     */
    public getReportSignature({
        id,
        format,
    }: {
        /**
         * The report’s id
         */
        id: string,
        /**
         * Of which form
         */
        format: 'csv' | 'json',
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/reports/{id}/signature',
            path: {
                'id': id,
            },
            query: {
                'format': format,
            },
        });
    }
}
