/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ClearanceDto } from '../models/ClearanceDto.ts';
import type { ClearPartyDto } from '../models/ClearPartyDto.ts';
import type { DecideScreeningCaseDto } from '../models/DecideScreeningCaseDto.ts';
import type { LoadedListDto } from '../models/LoadedListDto.ts';
import type { RescreeningDto } from '../models/RescreeningDto.ts';
import type { RevokeClearanceDto } from '../models/RevokeClearanceDto.ts';
import type { ScreeningCaseDto } from '../models/ScreeningCaseDto.ts';
import type { ScreeningCaseState } from '../models/ScreeningCaseState.ts';
import type { ScreeningListDto } from '../models/ScreeningListDto.ts';
import type { ScreeningResultDto } from '../models/ScreeningResultDto.ts';
import type { ScreeningSource } from '../models/ScreeningSource.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ScreeningService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Say whether a party is the one listed
     * Two people confirm it, and its wallets stay frozen. One clears it, or two where the very name is listed or a colleague took it for a match: what the case froze is free again, and the pair stays cleared until either side changes. In reviews of payments that are open it counts as said of the same pair.
     * @returns ScreeningCaseDto
     * @throws ConnectError
     */
    public decideScreeningCase({
        id,
        requestBody,
    }: {
        /**
         * The case’s id
         */
        id: string,
        requestBody: DecideScreeningCaseDto,
    }): CancelablePromise<ScreeningCaseDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/screening/cases/{id}/decide',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Find the listed parties that a name is like
     * Names are compared by sound in both scripts, so spellings that differ still meet. Each hit tells what its score is made of.
     * @returns ScreeningResultDto
     * @throws ConnectError
     */
    public screenName({
        name,
        dateOfBirth,
        country,
    }: {
        /**
         * The name to look for, in either script
         */
        name: string,
        /**
         * A year, a month, a day or a span of years, of the Gregorian or the Hijri calendar; or "unknown"
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
        });
    }
    /**
     * List the versions of the lists, those in force first
     * A list that nobody loaded or confirmed for some days is stale, and nothing passes on its word.
     * @returns ScreeningListDto
     * @throws ConnectError
     */
    public listScreeningLists(): CancelablePromise<Array<ScreeningListDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/screening/lists',
        });
    }
    /**
     * Put a list in force
     * The publisher’s own file in UTF-8, at most 256 MiB: XML of OFAC (plain or advanced), the United Nations, the European Union or the United Kingdom, or CSV of the United Kingdom and of national lists. It is put in force whole or not at all; the same file again confirms that it is the newest. A list that is older than the one in force, takes away more than one entry in twenty of it or seems another list is refused with the counts; send it again with the number that it takes away, and every officer is told.
     * @returns LoadedListDto
     * @throws ConnectError
     */
    public loadScreeningList({
        requestBody,
        source,
        confirm,
    }: {
        requestBody: Blob,
        /**
         * Which list it is, where a file may be one of several: OFAC’s plain XML is taken for the SDN list
         */
        source?: ScreeningSource,
        /**
         * How many entries in force it takes away, to put it in force although it was refused for that
         */
        confirm?: number,
    }): CancelablePromise<LoadedListDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/screening/lists',
            query: {
                'source': source,
                'confirm': confirm,
            },
            body: requestBody,
            mediaType: 'application/xml',
        });
    }
    /**
     * List the clearances of your bank, newest first
     * A clearance ends by its day, by revocation, or when the listed entry changes.
     * @returns ClearanceDto
     * @throws ConnectError
     */
    public listClearances(): CancelablePromise<Array<ClearanceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/screening/clearances',
        });
    }
    /**
     * Tell a party apart from an entry that its name is like
     * Payments of that party are no longer stopped for this entry. The officer’s reason is kept. Where the very name is listed, it is proposed, and holds once another officer of the same bank has sent the same.
     * @returns ClearanceDto
     * @throws ConnectError
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
        });
    }
    /**
     * End a clearance
     * From now on payments of that party are stopped again for the entry.
     * @returns ClearanceDto
     * @throws ConnectError
     */
    public revokeClearance({
        id,
        requestBody,
    }: {
        /**
         * The clearance’s id
         */
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
        });
    }
    /**
     * List those who are known and like an entry of a list, the newest first
     * Customers of your bank, their beneficial owners, and whom payments that wait only name. Everybody is screened again when a list changes or they change themselves; there is one case for a party and an entry.
     * @returns ScreeningCaseDto
     * @throws ConnectError
     */
    public listScreeningCases({
        state,
        limit = 50,
        before,
    }: {
        /**
         * Only those that stand so
         */
        state?: ScreeningCaseState,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last case of the page before
         */
        before?: string,
    }): CancelablePromise<Array<ScreeningCaseDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/screening/cases',
            query: {
                'state': state,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Tell how far everybody has been screened against the lists in force
     * Until it is complete, payments are screened as they are made, like always.
     * @returns RescreeningDto
     * @throws ConnectError
     */
    public getRescreening(): CancelablePromise<RescreeningDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/screening/progress',
        });
    }
    /**
     * Read a case of screening
     * Whom it is about, which entry they are like, and what officers think of it.
     * @returns ScreeningCaseDto
     * @throws ConnectError
     */
    public getScreeningCase({
        id,
    }: {
        /**
         * The case’s id
         */
        id: string,
    }): CancelablePromise<ScreeningCaseDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/screening/cases/{id}',
            path: {
                'id': id,
            },
        });
    }
}
