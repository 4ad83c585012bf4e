/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BalanceProofDto } from '../models/BalanceProofDto.ts';
import type { FreezeWalletDto } from '../models/FreezeWalletDto.ts';
import type { FundResultDto } from '../models/FundResultDto.ts';
import type { FundWalletDto } from '../models/FundWalletDto.ts';
import type { MemoKeyDto } from '../models/MemoKeyDto.ts';
import type { MemoKeysDto } from '../models/MemoKeysDto.ts';
import type { MemoPublicKeyDto } from '../models/MemoPublicKeyDto.ts';
import type { Network } from '../models/Network.ts';
import type { OpenWalletDto } from '../models/OpenWalletDto.ts';
import type { ReportLanguage } from '../models/ReportLanguage.ts';
import type { SetLimitsDto } from '../models/SetLimitsDto.ts';
import type { StatementFormat } from '../models/StatementFormat.ts';
import type { TimeSort } from '../models/TimeSort.ts';
import type { WalletBalanceDto } from '../models/WalletBalanceDto.ts';
import type { WalletDto } from '../models/WalletDto.ts';
import type { WalletFlowsDto } from '../models/WalletFlowsDto.ts';
import type { WalletHistoryLineDto } from '../models/WalletHistoryLineDto.ts';
import type { WalletSort } from '../models/WalletSort.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class WalletsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the wallets within your reach, newest first
     * You see your own wallets; an officer sees those of the bank’s customers, an administrator all.
     * @returns WalletDto
     * @throws ConnectError
     */
    public listWallets({
        network,
        q,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * The network they are on
         */
        network?: Network,
        /**
         * Part of a label, an owner’s name, an address or an IBAN
         */
        q?: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: WalletSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id or IBAN of the last wallet of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<WalletDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets',
            query: {
                'network': network,
                'q': q,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Open a wallet
     * The address is made here. In the sandbox a wallet may start with money from the network’s issuer; officers open wallets for their bank’s customers.
     * @returns WalletDto
     * @throws ConnectError
     */
    public openWallet({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: OpenWalletDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Get one wallet
     * The balance is what is posted; available is that less what is held for pending payments.
     * @returns WalletDto
     * @throws ConnectError
     */
    public getWallet({
        id,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
    }): CancelablePromise<WalletDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Get what a wallet holds now, or held at a moment
     * Reads the ledger account itself, so it is exact at the moment of the answer; for a moment, the entries from before it.
     * @returns WalletBalanceDto
     * @throws ConnectError
     */
    public getWalletBalance({
        id,
        at,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
        /**
         * What was posted before this moment; now by default. Before the wallet was opened that is nothing
         */
        at?: string,
    }): CancelablePromise<WalletBalanceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}/balance',
            path: {
                'id': id,
            },
            query: {
                'at': at,
            },
        });
    }
    /**
     * Prove what a wallet held after the newest sealed block
     * What is posted, the hashes beside its path to the root over all balances, and the signed head with that root. The SDK checks it without trusting this server. What is held is not part of it.
     * @returns BalanceProofDto
     * @throws ConnectError
     */
    public proveWalletBalance({
        id,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
    }): CancelablePromise<BalanceProofDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}/balance-proof',
            path: {
                'id': id,
            },
        });
    }
    /**
     * List the entries of a wallet, newest first
     * One line for each entry with the balance it leaves, so that the lines explain the balance.
     * @returns WalletHistoryLineDto
     * @throws ConnectError
     */
    public getWalletHistory({
        id,
        sort,
        limit = 50,
        before,
        from,
        to,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: TimeSort,
        /**
         * How many at most
         */
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
                'sort': sort,
                'limit': limit,
                'before': before,
                'from': from,
                'to': to,
            },
        });
    }
    /**
     * Take the entries of a wallet away as a CSV file
     * The same lines as the history, as UTF-8 with a byte order mark. Cells that a spreadsheet would take for formulas are made plain text.
     * @returns string UTF-8 with a byte order mark, newest first; formulas are made plain text
     * @throws ConnectError
     */
    public exportWalletHistory({
        id,
        format = 'csv',
        from,
        to,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
        /**
         * The form of the file
         */
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
        });
    }
    /**
     * Set how much a wallet may send
     * Limits bound one transaction and all of a day (UTC). Both are set together, and only null lifts one.
     * @returns WalletDto
     * @throws ConnectError
     */
    public setWalletLimits({
        id,
        requestBody,
    }: {
        /**
         * The wallet’s id, address or IBAN
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
        });
    }
    /**
     * Freeze a wallet: it neither pays nor receives
     * Payments that wait stay held. The reason is kept in the audit trail.
     * @returns WalletDto
     * @throws ConnectError
     */
    public freezeWallet({
        id,
        requestBody,
    }: {
        /**
         * The wallet’s id, address or IBAN
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
        });
    }
    /**
     * Release a frozen wallet
     * The wallet pays and receives again from this moment. The reason is kept in the audit trail.
     * @returns WalletDto
     * @throws ConnectError
     */
    public unfreezeWallet({
        id,
        requestBody,
    }: {
        /**
         * The wallet’s id, address or IBAN
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
        });
    }
    /**
     * Add up what a wallet paid to and received from each other account
     * From the entries of the ledger: what was held and not paid is no part of it. Another customer’s wallet goes by its owner’s name, as in the history.
     * @returns WalletFlowsDto
     * @throws ConnectError
     */
    public getWalletFlows({
        id,
        from,
        to,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
        /**
         * Of transactions sent at or after
         */
        from?: string,
        /**
         * Of transactions sent before
         */
        to?: string,
    }): CancelablePromise<WalletFlowsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}/flows',
            path: {
                'id': id,
            },
            query: {
                'from': from,
                'to': to,
            },
        });
    }
    /**
     * Put sandbox money into a wallet
     * The network’s issuer pays it, so the ledger still balances. Only in sandbox mode.
     * @returns FundResultDto
     * @throws ConnectError
     */
    public fundWallet({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
        requestBody: FundWalletDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Take the statement of a wallet over some days away, signed
     * What it held before, each movement with the balance it left, fees told apart, and what it held afterwards. Movements are numbered without a gap from one statement to the next. A PDF carries its signature (PAdES). That of other forms comes in the header `x-jws-signature`: a JWS without its payload (RFC 7797) over the file as it is. The statement of a period that is over is kept and the same bytes whenever it is asked for; one that is not is given up to now, and says that it is provisional. A camt.053 is of a period that is over, a camt.052 of one that is not, both in version .08.
     * @returns string The statement
     * @throws ConnectError
     */
    public getWalletStatement({
        id,
        from,
        to,
        format,
        timeZone = 'UTC',
        language,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
        /**
         * The first day
         */
        from: string,
        /**
         * The last day; one that is not over makes the statement provisional
         */
        to: string,
        /**
         * In which form
         */
        format: StatementFormat,
        /**
         * In which days begin and end, as the IANA names it
         */
        timeZone?: string,
        /**
         * Of a PDF
         */
        language?: ReportLanguage,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/wallets/{id}/statement',
            path: {
                'id': id,
            },
            query: {
                'from': from,
                'to': to,
                'timeZone': timeZone,
                'format': format,
                'language': language,
            },
        });
    }
    /**
     * Take the statements of all wallets within your reach over some days away, in one signed document
     * Of the wallets that were opened before the period ended, the oldest first; at most two hundred. A PDF carries its signature (PAdES). That of other forms comes in the header `x-jws-signature`: a JWS without its payload (RFC 7797) over the file as it is. The statement of a period that is over is kept and the same bytes whenever it is asked for; one that is not is given up to now, and says that it is provisional. A camt.053 is of a period that is over, a camt.052 of one that is not, both in version .08.
     * @returns string The statement
     * @throws ConnectError
     */
    public getStatements({
        from,
        to,
        format,
        timeZone = 'UTC',
        language,
    }: {
        /**
         * The first day
         */
        from: string,
        /**
         * The last day; one that is not over makes the statement provisional
         */
        to: string,
        /**
         * In which form
         */
        format: StatementFormat,
        /**
         * In which days begin and end, as the IANA names it
         */
        timeZone?: string,
        /**
         * Of a PDF
         */
        language?: ReportLanguage,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/statements',
            query: {
                'from': from,
                'to': to,
                'timeZone': timeZone,
                'format': format,
                'language': language,
            },
        });
    }
    /**
     * Take what a transaction moved on a wallet away, as a signed camt.054
     * One notification (`Ntfctn`) for each movement, as webhooks of the type `account.notification` are told of it, in version .08. Its detached signature comes in the header `x-jws-signature`.
     * @returns binary The message
     * @throws ConnectError
     */
    public getTransactionNotification({
        id,
        wallet,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        /**
         * The id, address or IBAN of a wallet within your reach
         */
        wallet: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}/camt.054',
            path: {
                'id': id,
            },
            query: {
                'wallet': wallet,
            },
        });
    }
    /**
     * Get the keys to seal a memo for: compliance and the payee
     * A confidential memo is sealed where it is written, for these two alone, and sent as `sealedMemo`.
     * @returns MemoKeysDto
     * @throws ConnectError
     */
    public getMemoKeys({
        wallet,
    }: {
        /**
         * The wallet that is to be paid
         */
        wallet: string,
    }): CancelablePromise<MemoKeysDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/memo-keys',
            query: {
                'wallet': wallet,
            },
        });
    }
    /**
     * Say by which key memos to your wallet are read
     * The public half of a key on P-256 that you made; it takes the place of the one before. Memos that were sealed for the old key stay readable by the old key alone.
     * @returns MemoKeyDto
     * @throws ConnectError
     */
    public setMemoKey({
        id,
        requestBody,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
        requestBody: MemoPublicKeyDto,
    }): CancelablePromise<MemoKeyDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/wallets/{id}/memo-key',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take the memo key of your wallet away
     * Nobody can seal a memo for the wallet until it has a key again.
     * @returns void
     * @throws ConnectError
     */
    public removeMemoKey({
        id,
    }: {
        /**
         * The wallet’s id, address or IBAN
         */
        id: string,
    }): CancelablePromise<void> {
        return this.httpRequest.request({
            method: 'DELETE',
            url: '/api/v1/wallets/{id}/memo-key',
            path: {
                'id': id,
            },
        });
    }
}
