/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IssuedPassportDto } from '../models/IssuedPassportDto.ts';
import type { IssuePassportDto } from '../models/IssuePassportDto.ts';
import type { PassportDto } from '../models/PassportDto.ts';
import type { RevokePassportDto } from '../models/RevokePassportDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class PassportsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Issue the compliance passport of a completed payment
     * An SD-JWT (RFC 9901) that says by which rules and lists the payment was judged and with what outcome, proves that the sealed log holds its event, and tells nothing else but what `disclose` names. For either side of the payment, with no more than it may know; asked for again with the same things by the same person it is the same passport.
     * @returns IssuedPassportDto
     * @throws ConnectError
     */
    public issuePassport({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        requestBody: IssuePassportDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
         */
        idempotencyKey?: string,
    }): CancelablePromise<IssuedPassportDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/passport',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List the passports of a payment, the newest first
     * Those that speak for the side of the payment that is yours; to auditors, that of their bank.
     * @returns PassportDto
     * @throws ConnectError
     */
    public listPassports({
        id,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
    }): CancelablePromise<Array<PassportDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}/passports',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Get the signed list that tells which passports were revoked
     * A status list token (`statuslist+jwt`) with one bit for each place. A passport names its list and its place there; places are drawn, so a list says nothing of other passports but how many were revoked.
     * @returns binary The list
     * @throws ConnectError
     */
    public getPassportStatusList({
        list,
    }: {
        /**
         * The number of the list, from 0
         */
        list: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/passports/status/{list}',
            path: {
                'list': list,
            },
        });
    }
    /**
     * Get a passport with its text
     * For the customer and the bank for whom it speaks, and the bank’s auditors.
     * @returns IssuedPassportDto
     * @throws ConnectError
     */
    public getPassport({
        id,
    }: {
        /**
         * The id of the passport
         */
        id: string,
    }): CancelablePromise<IssuedPassportDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/passports/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Revoke a passport
     * For officers of the bank for whose side it speaks. The status list says so from then on.
     * @returns PassportDto
     * @throws ConnectError
     */
    public revokePassport({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the passport
         */
        id: string,
        requestBody: RevokePassportDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
         */
        idempotencyKey?: string,
    }): CancelablePromise<PassportDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/passports/{id}/revoke',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
