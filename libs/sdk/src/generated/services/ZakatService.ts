/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AddZakatRecipientDto } from '../models/AddZakatRecipientDto.ts';
import type { AssessZakatDto } from '../models/AssessZakatDto.ts';
import type { CorrectZakatDto } from '../models/CorrectZakatDto.ts';
import type { DecideMetalPricesDto } from '../models/DecideMetalPricesDto.ts';
import type { DecideZakatRecipientDto } from '../models/DecideZakatRecipientDto.ts';
import type { FollowZakatDto } from '../models/FollowZakatDto.ts';
import type { ImportMetalPricesDto } from '../models/ImportMetalPricesDto.ts';
import type { Metal } from '../models/Metal.ts';
import type { MetalPriceDto } from '../models/MetalPriceDto.ts';
import type { MetalPriceVersionDto } from '../models/MetalPriceVersionDto.ts';
import type { Network } from '../models/Network.ts';
import type { PayZakatDto } from '../models/PayZakatDto.ts';
import type { SendResultDto } from '../models/SendResultDto.ts';
import type { ZakatAssessmentDto } from '../models/ZakatAssessmentDto.ts';
import type { ZakatClass } from '../models/ZakatClass.ts';
import type { ZakatPositionDto } from '../models/ZakatPositionDto.ts';
import type { ZakatRecipientDto } from '../models/ZakatRecipientDto.ts';
import type { ZakatRecipientState } from '../models/ZakatRecipientState.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ZakatService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the prices of gold and silver in force, the latest day first
     * Of each day, what the newest approved version says; earlier versions are kept.
     * @returns MetalPriceDto
     * @throws ConnectError
     */
    public listMetalPrices({
        metal,
        limit = 50,
        before,
    }: {
        /**
         * Those of one metal
         */
        metal?: Metal,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * Those of earlier days: the last day of the page before
         */
        before?: string,
    }): CancelablePromise<Array<MetalPriceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/metal-prices',
            query: {
                'metal': metal,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * List the imports of prices, the newest first
     * At most the newest hundred.
     * @returns MetalPriceVersionDto
     * @throws ConnectError
     */
    public listMetalPriceVersions(): CancelablePromise<Array<MetalPriceVersionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/metal-prices/versions',
        });
    }
    /**
     * Import prices of gold and silver from CSV
     * They are taken whole or not at all, as a version of their own, and count once a second person has approved them. No price is ever overwritten.
     * @returns MetalPriceVersionDto
     * @throws ConnectError
     */
    public importMetalPrices({
        requestBody,
    }: {
        requestBody: ImportMetalPricesDto,
    }): CancelablePromise<MetalPriceVersionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/metal-prices/versions',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Approve or refuse imported prices
     * By a scholar, or by another administrator than the one who imported them.
     * @returns MetalPriceVersionDto
     * @throws ConnectError
     */
    public decideMetalPrices({
        id,
        requestBody,
    }: {
        /**
         * The number of the version
         */
        id: string,
        requestBody: DecideMetalPricesDto,
    }): CancelablePromise<MetalPriceVersionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/metal-prices/versions/{id}/decide',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List those whom zakat may be paid to, the last added first
     * Everybody reads the approved ones; the others are for those who look after the register.
     * @returns ZakatRecipientDto
     * @throws ConnectError
     */
    public listZakatRecipients({
        state,
        _class,
        network,
        limit = 50,
        before,
    }: {
        /**
         * Those that stand so; approved ones when none is named
         */
        state?: ZakatRecipientState,
        /**
         * Those of one class
         */
        _class?: ZakatClass,
        /**
         * Those of one network
         */
        network?: Network,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last recipient of the page before
         */
        before?: string,
    }): CancelablePromise<Array<ZakatRecipientDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/zakat/recipients',
            query: {
                'state': state,
                'class': _class,
                'network': network,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Propose somebody whom zakat may be paid to
     * A wallet under one of the eight classes, and the ground for it. It is paid once a second person has approved it.
     * @returns ZakatRecipientDto
     * @throws ConnectError
     */
    public addZakatRecipient({
        requestBody,
    }: {
        requestBody: AddZakatRecipientDto,
    }): CancelablePromise<ZakatRecipientDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/zakat/recipients',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Approve or refuse a recipient of zakat
     * By a scholar or an administrator who neither proposed it nor owns the wallet.
     * @returns ZakatRecipientDto
     * @throws ConnectError
     */
    public decideZakatRecipient({
        id,
        requestBody,
    }: {
        /**
         * The id of the recipient
         */
        id: string,
        requestBody: DecideZakatRecipientDto,
    }): CancelablePromise<ZakatRecipientDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/zakat/recipients/{id}/decide',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Remove a recipient of zakat
     * Nothing is paid to it from now on. It stays on record.
     * @returns ZakatRecipientDto
     * @throws ConnectError
     */
    public removeZakatRecipient({
        id,
    }: {
        /**
         * The id of the recipient
         */
        id: string,
    }): CancelablePromise<ZakatRecipientDto> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/zakat/recipients/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Read where you stand: nisab today, what your wallets hold, and since when
     * Of your own wallets on both networks, by the ledger. Without a price that is new enough no figure is told. Nobody else reads it.
     * @returns ZakatPositionDto
     * @throws ConnectError
     */
    public getZakatPosition(): CancelablePromise<ZakatPositionDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/zakat/position',
        });
    }
    /**
     * Choose by which opinions your zakat is assessed, and be reminded of it
     * You are told thirty days before a year of wealth above nisab is over, and on the day.
     * @returns ZakatPositionDto
     * @throws ConnectError
     */
    public followZakat({
        requestBody,
    }: {
        requestBody: FollowZakatDto,
    }): CancelablePromise<ZakatPositionDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/zakat/settings',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Have your zakat assessed for a year that is over
     * By what your wallets held as the day began, the dues of your contracts, and what you declare. It is worked out once: a certificate is signed, and never changes.
     * @returns ZakatAssessmentDto
     * @throws ConnectError
     */
    public assessZakat({
        requestBody,
    }: {
        requestBody: AssessZakatDto,
    }): CancelablePromise<ZakatAssessmentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/zakat/assessments',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List your assessments, the newest first
     * Each as its certificate states it, with what was paid of it.
     * @returns ZakatAssessmentDto
     * @throws ConnectError
     */
    public listZakatAssessments({
        limit = 50,
        before,
    }: {
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last assessment of the page before
         */
        before?: string,
    }): CancelablePromise<Array<ZakatAssessmentDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/zakat/assessments',
            query: {
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Read an assessment of yours, and what was paid of it
     * As its certificate states it.
     * @returns ZakatAssessmentDto
     * @throws ConnectError
     */
    public getZakatAssessment({
        id,
    }: {
        /**
         * The id of the assessment
         */
        id: string,
    }): CancelablePromise<ZakatAssessmentDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/zakat/assessments/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Take the certificate of an assessment away, signed
     * A PDF carries its signature (PAdES); that of JSON comes in the header `x-jws-signature`, a JWS without its payload (RFC 7797). It says what it is, and that it is no fatwa. The same bytes whenever it is asked for.
     * @returns string The certificate
     * @throws ConnectError
     */
    public getZakatCertificate({
        id,
        format = 'pdf',
        language = 'en',
    }: {
        /**
         * The id of the assessment
         */
        id: string,
        /**
         * On paper, or as JSON
         */
        format?: 'pdf' | 'json',
        /**
         * Of the paper
         */
        language?: 'en' | 'ar',
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/zakat/assessments/{id}/certificate',
            path: {
                'id': id,
            },
            query: {
                'format': format,
                'language': language,
            },
        });
    }
    /**
     * Put an assessment right by another one that supersedes it
     * Of the same year, by the same balances, with what you declare anew and the opinions that you follow now. The superseded one stays as it was signed, and whoever verifies its certificate is told.
     * @returns ZakatAssessmentDto
     * @throws ConnectError
     */
    public correctZakatAssessment({
        id,
        requestBody,
    }: {
        /**
         * The id of the assessment
         */
        id: string,
        requestBody: CorrectZakatDto,
    }): CancelablePromise<ZakatAssessmentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/zakat/assessments/{id}/corrections',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Pay zakat to an approved recipient
     * From a wallet of your own, judged and posted like every payment. With an assessment it is paid against that, in parts if you like; without one it is paid ahead, and counts as far as the opinions followed take it.
     * @returns SendResultDto
     * @throws ConnectError
     */
    public payZakat({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: PayZakatDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
         */
        idempotencyKey?: string,
    }): CancelablePromise<SendResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/zakat/payments',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
