/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActionResultDto } from '../models/ActionResultDto.ts';
import type { BatchDto } from '../models/BatchDto.ts';
import type { BatchLifeDto } from '../models/BatchLifeDto.ts';
import type { BatchResultDto } from '../models/BatchResultDto.ts';
import type { BatchStepResultDto } from '../models/BatchStepResultDto.ts';
import type { Network } from '../models/Network.ts';
import type { ReleaseEscrowDto } from '../models/ReleaseEscrowDto.ts';
import type { ReverseTransactionDto } from '../models/ReverseTransactionDto.ts';
import type { SendBatchDto } from '../models/SendBatchDto.ts';
import type { SendResultDto } from '../models/SendResultDto.ts';
import type { SendTransactionDto } from '../models/SendTransactionDto.ts';
import type { TransactionDto } from '../models/TransactionDto.ts';
import type { TransactionLifeDto } from '../models/TransactionLifeDto.ts';
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
                422: `\`COMPLIANCE_REJECTED\`, \`INSUFFICIENT_FUNDS\`, \`LIMIT_EXCEEDED\`, \`WALLET_FROZEN\`, \`SAME_WALLET\`, \`NETWORK_MISMATCH\`, \`AMOUNT_TOO_SMALL\`, \`IDEMPOTENCY_KEY_REUSED\``,
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
        batch,
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
         * A batch’s id: the payments sent with it
         */
        batch?: string,
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
                'batch': batch,
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
    /**
     * Send up to 10,000 payments from one wallet
     * @returns BatchResultDto
     * @throws ApiError
     */
    public sendBatch({
        requestBody,
        dryRun,
        idempotencyKey,
    }: {
        requestBody: SendBatchDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<BatchResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/batch',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
                409: `\`BATCH_EXISTS\`, \`BATCH_CANCELLED\``,
                413: `\`BODY_TOO_LARGE\``,
                422: `\`BATCH_REJECTED\`, \`IDEMPOTENCY_KEY_REUSED\``,
                503: `\`OUTCOME_UNKNOWN\``,
            },
        });
    }
    /**
     * List the batches paid within your reach, newest first
     * @returns BatchDto
     * @throws ApiError
     */
    public listBatches({
        limit = 50,
        before,
    }: {
        limit?: number,
        /**
         * The id of the last batch of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<BatchDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/batches',
            query: {
                'limit': limit,
                'before': before,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * Get how far a batch is and where its payments stand
     * @returns BatchLifeDto
     * @throws ApiError
     */
    public getBatch({
        id,
    }: {
        /**
         * The batch’s id
         */
        id: string,
    }): CancelablePromise<BatchLifeDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/batches/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`BATCH_NOT_FOUND\``,
            },
        });
    }
    /**
     * Approve all payments of a batch that need several officers
     * @returns BatchStepResultDto
     * @throws ApiError
     */
    public approveBatch({
        id,
        idempotencyKey,
    }: {
        /**
         * The batch’s id
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<BatchStepResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/batches/{id}/approve',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`BATCH_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`IDEMPOTENCY_KEY_REUSED\``,
                503: `\`OUTCOME_UNKNOWN\``,
            },
        });
    }
    /**
     * Reject all payments of a batch that need several officers; one rejection is final
     * @returns BatchStepResultDto
     * @throws ApiError
     */
    public rejectBatch({
        id,
        idempotencyKey,
    }: {
        /**
         * The batch’s id
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<BatchStepResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/batches/{id}/reject',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`BATCH_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`IDEMPOTENCY_KEY_REUSED\``,
                503: `\`OUTCOME_UNKNOWN\``,
            },
        });
    }
    /**
     * Release what is left in escrow of a batch to its payees
     * @returns BatchStepResultDto
     * @throws ApiError
     */
    public releaseBatch({
        id,
        idempotencyKey,
    }: {
        /**
         * The batch’s id
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<BatchStepResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/batches/{id}/release',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`BATCH_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`IDEMPOTENCY_KEY_REUSED\``,
                503: `\`OUTCOME_UNKNOWN\``,
            },
        });
    }
    /**
     * Return what is left in escrow of a batch to the payer
     * @returns BatchStepResultDto
     * @throws ApiError
     */
    public refundBatch({
        id,
        idempotencyKey,
    }: {
        /**
         * The batch’s id
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<BatchStepResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/batches/{id}/refund',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`BATCH_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`IDEMPOTENCY_KEY_REUSED\``,
                503: `\`OUTCOME_UNKNOWN\``,
            },
        });
    }
    /**
     * Stop a batch that is being sent, and take back its payments that wait for approval
     * @returns BatchStepResultDto
     * @throws ApiError
     */
    public cancelBatch({
        id,
        idempotencyKey,
    }: {
        /**
         * The batch’s id
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<BatchStepResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/batches/{id}/cancel',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`BATCH_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`IDEMPOTENCY_KEY_REUSED\``,
                503: `\`OUTCOME_UNKNOWN\``,
            },
        });
    }
    /**
     * Get one transaction with its life so far
     * @returns TransactionLifeDto
     * @throws ApiError
     */
    public getTransaction({
        id,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
    }): CancelablePromise<TransactionLifeDto> {
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
     * Approve a payment that needs several officers
     * @returns ActionResultDto
     * @throws ApiError
     */
    public approveTransaction({
        id,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ActionResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/approve',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`WALLET_FROZEN\`, \`IDEMPOTENCY_KEY_REUSED\``,
            },
        });
    }
    /**
     * Reject a payment that needs several officers; one rejection is final
     * @returns ActionResultDto
     * @throws ApiError
     */
    public rejectTransaction({
        id,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ActionResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/reject',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`WALLET_FROZEN\`, \`IDEMPOTENCY_KEY_REUSED\``,
            },
        });
    }
    /**
     * Release money from escrow to the payee, all or part of it
     * @returns ActionResultDto
     * @throws ApiError
     */
    public releaseEscrow({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
        requestBody: ReleaseEscrowDto,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ActionResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/release',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`WALLET_FROZEN\`, \`IDEMPOTENCY_KEY_REUSED\`, \`EXCEEDS_ESCROW\``,
            },
        });
    }
    /**
     * Return what is left in escrow to the payer
     * @returns ActionResultDto
     * @throws ApiError
     */
    public refundEscrow({
        id,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ActionResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/refund',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`WALLET_FROZEN\`, \`IDEMPOTENCY_KEY_REUSED\``,
            },
        });
    }
    /**
     * Take back a payment that waits for approval
     * @returns ActionResultDto
     * @throws ApiError
     */
    public cancelTransaction({
        id,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ActionResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/cancel',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`WALLET_FROZEN\`, \`IDEMPOTENCY_KEY_REUSED\``,
            },
        });
    }
    /**
     * Return a completed payment by a new, linked transaction
     * @returns ActionResultDto
     * @throws ApiError
     */
    public reverseTransaction({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, or its name as people read it
         */
        id: string,
        requestBody: ReverseTransactionDto,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ActionResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/reverse',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
                422: `\`WALLET_FROZEN\`, \`IDEMPOTENCY_KEY_REUSED\`, \`INSUFFICIENT_FUNDS\``,
            },
        });
    }
}
