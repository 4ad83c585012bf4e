/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { Network } from '../models/Network.ts';
import type { SendResultDto } from '../models/SendResultDto.ts';
import type { SendTransactionDto } from '../models/SendTransactionDto.ts';
import type { TransactionDetailDto } from '../models/TransactionDetailDto.ts';
import type { TransactionDto } from '../models/TransactionDto.ts';
import type { TransactionStatus } from '../models/TransactionStatus.ts';
import type { TransactionType } from '../models/TransactionType.ts';
import type { VerificationDto } from '../models/VerificationDto.ts';
import type { WhyDto } from '../models/WhyDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class TransactionsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Judge a transfer and, when it complies, post it
     * @returns SendResultDto
     * @throws ApiError
     */
    public sendTransaction({
        requestBody,
        dryRun,
        idempotencyKey,
    }: {
        requestBody: SendTransactionDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<SendResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/send',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`CURRENCY_MISMATCH\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
                422: `\`COMPLIANCE_REJECTED\`, \`INSUFFICIENT_FUNDS\`, \`WALLET_FROZEN\`, \`SAME_WALLET\`, \`NETWORK_MISMATCH\`, \`IDEMPOTENCY_KEY_REUSED\``,
                503: `\`OVERLOADED\`, \`OUTCOME_UNKNOWN\``,
            },
        });
    }
    /**
     * List the transactions within your reach, newest first
     * @returns TransactionDto
     * @throws ApiError
     */
    public listTransactions({
        network,
        type,
        status,
        wallet,
        q,
        from,
        to,
        limit = 50,
        before,
    }: {
        network?: Network,
        type?: TransactionType,
        status?: TransactionStatus,
        /**
         * A wallet’s id or address: what it paid or received
         */
        wallet?: string,
        /**
         * A transaction id, or part of a memo
         */
        q?: string,
        /**
         * Sent at or after
         */
        from?: string,
        /**
         * Sent before
         */
        to?: string,
        limit?: number,
        /**
         * The id of the last transaction of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<TransactionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions',
            query: {
                'network': network,
                'type': type,
                'status': status,
                'wallet': wallet,
                'q': q,
                'from': from,
                'to': to,
                'limit': limit,
                'before': before,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
            },
        });
    }
    /**
     * Get one transaction with its postings
     * @returns TransactionDetailDto
     * @throws ApiError
     */
    public getTransaction({
        id,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
    }): CancelablePromise<TransactionDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
            },
        });
    }
    /**
     * Find a transaction in the sealed chain
     * @returns VerificationDto
     * @throws ApiError
     */
    public verifyTransaction({
        id,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
    }): CancelablePromise<VerificationDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}/verify',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
            },
        });
    }
    /**
     * Show the verdict that decided a transaction
     * @returns WhyDto
     * @throws ApiError
     */
    public explainTransaction({
        id,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
    }): CancelablePromise<WhyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}/why',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\`, \`VERDICT_NOT_FOUND\``,
            },
        });
    }
}
