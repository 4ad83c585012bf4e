/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CrossBorderResultDto } from '../models/CrossBorderResultDto.ts';
import type { CrossBorderTransferDto } from '../models/CrossBorderTransferDto.ts';
import type { QuoteDto } from '../models/QuoteDto.ts';
import type { RequestQuoteDto } from '../models/RequestQuoteDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class CrossBorderService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Ask for a price that holds for a minute
     * The price is for you alone and can be used once. It is measured against the pegs of both currencies and never carries interest.
     * @returns QuoteDto
     * @throws ConnectError
     */
    public requestQuote({
        requestBody,
    }: {
        requestBody: RequestQuoteDto,
    }): CancelablePromise<QuoteDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/cross-border/quotes',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Pay across the networks at a quoted price
     * Both legs are posted together or not at all: what the payer gives on one network, what the payee gets on the other. `dryRun=true` writes nothing, and counts a name that it compares as a confirmation of payee.
     * @returns CrossBorderResultDto
     * @throws ConnectError
     */
    public transferAcross({
        requestBody,
        dryRun,
        idempotencyKey,
    }: {
        requestBody: CrossBorderTransferDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
         */
        idempotencyKey?: string,
    }): CancelablePromise<CrossBorderResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/cross-border/transfers',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
