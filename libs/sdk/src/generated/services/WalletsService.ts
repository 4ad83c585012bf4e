/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { FreezeWalletDto } from '../models/FreezeWalletDto.ts';
import type { FundResultDto } from '../models/FundResultDto.ts';
import type { FundWalletDto } from '../models/FundWalletDto.ts';
import type { Network } from '../models/Network.ts';
import type { OpenWalletDto } from '../models/OpenWalletDto.ts';
import type { SetLimitsDto } from '../models/SetLimitsDto.ts';
import type { WalletBalanceDto } from '../models/WalletBalanceDto.ts';
import type { WalletDto } from '../models/WalletDto.ts';
import type { WalletHistoryLineDto } from '../models/WalletHistoryLineDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class WalletsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the wallets within your reach, newest first
     * @returns WalletDto
     * @throws ApiError
     */
    public listWallets({
        network,
        q,
        limit = 50,
        before,
    }: {
        network?: Network,
        /**
         * Part of a label, an owner’s name or an address
         */
        q?: string,
        limit?: number,
        /**
         * The id of the last wallet of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<WalletDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets',
            query: {
                'network': network,
                'q': q,
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
     * Open a wallet
     * @returns WalletDto
     * @throws ApiError
     */
    public openWallet({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: OpenWalletDto,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<WalletDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/wallets',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`SANDBOX_ONLY\`
                \`FORBIDDEN\``,
                404: `\`USER_NOT_FOUND\``,
                422: `\`IDEMPOTENCY_KEY_REUSED\``,
            },
        });
    }
    /**
     * Get one wallet
     * @returns WalletDto
     * @throws ApiError
     */
    public getWallet({
        id,
    }: {
        /**
         * The wallet’s id or its address
         */
        id: string,
    }): CancelablePromise<WalletDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}',
            path: {
                'id': id,
            },
            errors: {
                400: `\`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
            },
        });
    }
    /**
     * Get what a wallet holds now
     * @returns WalletBalanceDto
     * @throws ApiError
     */
    public getWalletBalance({
        id,
    }: {
        /**
         * The wallet’s id or its address
         */
        id: string,
    }): CancelablePromise<WalletBalanceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}/balance',
            path: {
                'id': id,
            },
            errors: {
                400: `\`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
            },
        });
    }
    /**
     * List the entries of a wallet, newest first
     * @returns WalletHistoryLineDto
     * @throws ApiError
     */
    public getWalletHistory({
        id,
        limit = 50,
        before,
        from,
        to,
    }: {
        /**
         * The wallet’s id or its address
         */
        id: string,
        limit?: number,
        /**
         * The seq of the last line of the previous page
         */
        before?: string,
        /**
         * Of transactions sent at or after
         */
        from?: string,
        /**
         * Of transactions sent before
         */
        to?: string,
    }): CancelablePromise<Array<WalletHistoryLineDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}/history',
            path: {
                'id': id,
            },
            query: {
                'limit': limit,
                'before': before,
                'from': from,
                'to': to,
            },
            errors: {
                400: `\`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
            },
        });
    }
    /**
     * Take the entries of a wallet away as a CSV file
     * @returns string UTF-8 with a byte order mark, newest first; formulas are made plain text
     * @throws ApiError
     */
    public exportWalletHistory({
        id,
        format = 'csv',
        from,
        to,
    }: {
        /**
         * The wallet’s id or its address
         */
        id: string,
        format?: 'csv',
        /**
         * Of transactions sent at or after
         */
        from?: string,
        /**
         * Of transactions sent before
         */
        to?: string,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}/history/export',
            path: {
                'id': id,
            },
            query: {
                'format': format,
                'from': from,
                'to': to,
            },
            errors: {
                400: `\`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
            },
        });
    }
    /**
     * Set how much a wallet may send
     * @returns WalletDto
     * @throws ApiError
     */
    public setWalletLimits({
        id,
        requestBody,
    }: {
        /**
         * The wallet’s id or its address
         */
        id: string,
        requestBody: SetLimitsDto,
    }): CancelablePromise<WalletDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/wallets/{id}/limits',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
            },
        });
    }
    /**
     * Freeze a wallet: it neither pays nor receives
     * @returns WalletDto
     * @throws ApiError
     */
    public freezeWallet({
        id,
        requestBody,
    }: {
        /**
         * The wallet’s id or its address
         */
        id: string,
        requestBody: FreezeWalletDto,
    }): CancelablePromise<WalletDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/wallets/{id}/freeze',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
                409: `\`WALLET_ALREADY_FROZEN\``,
            },
        });
    }
    /**
     * Release a frozen wallet
     * @returns WalletDto
     * @throws ApiError
     */
    public unfreezeWallet({
        id,
        requestBody,
    }: {
        /**
         * The wallet’s id or its address
         */
        id: string,
        requestBody: FreezeWalletDto,
    }): CancelablePromise<WalletDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/wallets/{id}/unfreeze',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
                409: `\`WALLET_NOT_FROZEN\``,
            },
        });
    }
    /**
     * Put sandbox money into a wallet
     * @returns FundResultDto
     * @throws ApiError
     */
    public fundWallet({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The wallet’s id or its address
         */
        id: string,
        requestBody: FundWalletDto,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<FundResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/wallets/{id}/fund',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`SANDBOX_ONLY\`
                \`FORBIDDEN\``,
                404: `\`WALLET_NOT_FOUND\``,
                422: `\`WALLET_FROZEN\`, \`IDEMPOTENCY_KEY_REUSED\``,
            },
        });
    }
}
