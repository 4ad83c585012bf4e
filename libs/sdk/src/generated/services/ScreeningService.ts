/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClearanceDto } from '../models/ClearanceDto.ts';
import type { ClearPartyDto } from '../models/ClearPartyDto.ts';
import type { LoadedListDto } from '../models/LoadedListDto.ts';
import type { RevokeClearanceDto } from '../models/RevokeClearanceDto.ts';
import type { ScreeningListDto } from '../models/ScreeningListDto.ts';
import type { ScreeningResultDto } from '../models/ScreeningResultDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ScreeningService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Find the listed parties that a name is like
     * @returns ScreeningResultDto
     * @throws ApiError
     */
    public screenName({
        name,
        dateOfBirth,
        country,
    }: {
        name: string,
        /**
         * A year or a day
         */
        dateOfBirth?: string,
        /**
         * ISO 3166 alpha-2 nationality
         */
        country?: string,
    }): CancelablePromise<ScreeningResultDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/screening',
            query: {
                'name': name,
                'dateOfBirth': dateOfBirth,
                'country': country,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * List the versions of the lists, those in force first
     * @returns ScreeningListDto
     * @throws ApiError
     */
    public listScreeningLists(): CancelablePromise<Array<ScreeningListDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/screening/lists',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * Put a list in force
     * The publisher’s own file in UTF-8, at most 64 MiB: `sdn.xml` of OFAC or `consolidated.xml` of the United Nations. It is put in force whole or not at all; the same file again confirms that it is the newest.
     * @returns LoadedListDto
     * @throws ApiError
     */
    public loadScreeningList({
        requestBody,
    }: {
        requestBody: Blob,
    }): CancelablePromise<LoadedListDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/screening/lists',
            body: requestBody,
            mediaType: 'application/xml',
            errors: {
                400: `\`LIST_UNREADABLE\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                409: `\`LIST_OLDER\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`LIST_NOT_PUBLISHED\``,
            },
        });
    }
    /**
     * List the clearances of your bank, newest first
     * @returns ClearanceDto
     * @throws ApiError
     */
    public listClearances(): CancelablePromise<Array<ClearanceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/screening/clearances',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * Tell a party apart from an entry that its name is like
     * @returns ClearanceDto
     * @throws ApiError
     */
    public clearParty({
        requestBody,
    }: {
        requestBody: ClearPartyDto,
    }): CancelablePromise<ClearanceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/screening/clearances',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`ENTRY_NOT_FOUND\`, \`WALLET_NOT_FOUND\``,
                409: `\`ALREADY_CLEARED\``,
                422: `\`NOTHING_TO_CLEAR\``,
            },
        });
    }
    /**
     * End a clearance
     * @returns ClearanceDto
     * @throws ApiError
     */
    public revokeClearance({
        id,
        requestBody,
    }: {
        id: string,
        requestBody: RevokeClearanceDto,
    }): CancelablePromise<ClearanceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/screening/clearances/{id}/revoke',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`CLEARANCE_NOT_FOUND\``,
                409: `\`CLEARANCE_REVOKED\``,
            },
        });
    }
}
