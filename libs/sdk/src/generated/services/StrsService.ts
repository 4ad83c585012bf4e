/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ApproveStrDto } from '../models/ApproveStrDto.ts';
import type { FileStrDto } from '../models/FileStrDto.ts';
import type { KeptStrSettingsDto } from '../models/KeptStrSettingsDto.ts';
import type { OpenStrDto } from '../models/OpenStrDto.ts';
import type { SaveStrDto } from '../models/SaveStrDto.ts';
import type { StrDto } from '../models/StrDto.ts';
import type { StrLineDto } from '../models/StrLineDto.ts';
import type { StrSettingsDto } from '../models/StrSettingsDto.ts';
import type { StrState } from '../models/StrState.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class StrsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List suspicious-transaction reports, the newest first
     * Compliance officers see those of their bank, administrators who are compliance officers all; nobody sees one about a payment that they have a part in. Everybody else is answered 404 here and everywhere below.
     * @returns StrLineDto
     * @throws ConnectError
     */
    public listStrs({
        state,
        transactionId,
        limit = 50,
        before,
    }: {
        /**
         * Only those that stand so
         */
        state?: StrState,
        /**
         * Only those about this payment
         */
        transactionId?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last report of the page before
         */
        before?: string,
    }): CancelablePromise<Array<StrLineDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/strs',
            query: {
                'state': state,
                'transactionId': transactionId,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Begin a report from a review case or from payments
     * It is filled with what the bank knows of the payments and of its own customers. What is not known is left out and listed in `missing`. No event, notification or webhook tells of it.
     * @returns StrDto
     * @throws ConnectError
     */
    public openStr({
        requestBody,
    }: {
        requestBody: OpenStrDto,
    }): CancelablePromise<StrDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/strs',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read what a bank tells its financial intelligence unit of itself
     * The number and person by which it reports, and the unit’s codes for what rules look for.
     * @returns KeptStrSettingsDto
     * @throws ConnectError
     */
    public getStrSettings({
        bankId,
    }: {
        /**
         * Administrators name the bank; officers have one
         */
        bankId?: string,
    }): CancelablePromise<KeptStrSettingsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/strs/settings',
            query: {
                'bankId': bankId,
            },
        });
    }
    /**
     * Say what a bank tells its financial intelligence unit of itself
     * A report takes them with its next version. Earlier settings are kept.
     * @returns KeptStrSettingsDto
     * @throws ConnectError
     */
    public keepStrSettings({
        requestBody,
        bankId,
    }: {
        requestBody: StrSettingsDto,
        /**
         * Administrators name the bank; officers have one
         */
        bankId?: string,
    }): CancelablePromise<KeptStrSettingsDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/strs/settings',
            query: {
                'bankId': bankId,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read a report: its newest version, what it lacks, and what was done with it
     * `validation` says whether the file was held against the unit’s schema; without a schema it is never `valid`.
     * @returns StrDto
     * @throws ConnectError
     */
    public getStr({
        id,
    }: {
        /**
         * The id of the report
         */
        id: string,
    }): CancelablePromise<StrDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/strs/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Save the next version of a report
     * Amounts and days of payments are the ledger’s and are not among it. An approval was of the version before; what was filed is not changed.
     * @returns StrDto
     * @throws ConnectError
     */
    public saveStr({
        id,
        requestBody,
    }: {
        /**
         * The id of the report
         */
        id: string,
        requestBody: SaveStrDto,
    }): CancelablePromise<StrDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/strs/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Approve the newest version of a report, as somebody who did not make it
     * Not while something required is missing, nor where the file does not fit the unit’s schema.
     * @returns StrDto
     * @throws ConnectError
     */
    public approveStr({
        id,
        requestBody,
    }: {
        /**
         * The id of the report
         */
        id: string,
        requestBody: ApproveStrDto,
    }): CancelablePromise<StrDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/strs/{id}/approve',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Write down that a report was filed, with the unit’s number of it
     * Connect sends nothing to the unit: the file is uploaded to goAML by hand, and this keeps what came of it.
     * @returns StrDto
     * @throws ConnectError
     */
    public fileStr({
        id,
        requestBody,
    }: {
        /**
         * The id of the report
         */
        id: string,
        requestBody: FileStrDto,
    }): CancelablePromise<StrDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/strs/{id}/file',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take a version of a report away as a goAML file
     * Who took it is kept in the report.
     * @returns binary
     * @throws ConnectError
     */
    public downloadStr({
        id,
        version,
    }: {
        /**
         * The id of the report
         */
        id: string,
        /**
         * The newest by default
         */
        version?: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/strs/{id}/xml',
            path: {
                'id': id,
            },
            query: {
                'version': version,
            },
        });
    }
}
