/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { CharityDto } from '../models/CharityDto.ts';
import type { CorrectTaintedDto } from '../models/CorrectTaintedDto.ts';
import type { DecideCharityDto } from '../models/DecideCharityDto.ts';
import type { DecideMoveDto } from '../models/DecideMoveDto.ts';
import type { ProposeCharityDto } from '../models/ProposeCharityDto.ts';
import type { ProposePayoutDto } from '../models/ProposePayoutDto.ts';
import type { ProposeSetAsideDto } from '../models/ProposeSetAsideDto.ts';
import type { PurificationBalanceDto } from '../models/PurificationBalanceDto.ts';
import type { PurificationMoveDto } from '../models/PurificationMoveDto.ts';
import type { PurificationState } from '../models/PurificationState.ts';
import type { RecordTaintedDto } from '../models/RecordTaintedDto.ts';
import type { TaintedIncomeDto } from '../models/TaintedIncomeDto.ts';
import type { TakenDonationsDto } from '../models/TakenDonationsDto.ts';
import type { WithdrawCharityDto } from '../models/WithdrawCharityDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class PurificationService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List charities, the last proposed first
     * With who proposed and who approved each, and what it was paid.
     * @returns CharityDto
     * @throws ConnectError
     */
    public listCharities({
        limit = 50,
        before,
    }: {
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last one of the page before
         */
        before?: string,
    }): CancelablePromise<Array<CharityDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/purification/charities',
            query: {
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Propose a charity
     * At a wallet of somebody who is of no bank. Its name is sought in the lists of sanctions; it is paid once another person approved it.
     * @returns CharityDto
     * @throws ConnectError
     */
    public proposeCharity({
        requestBody,
    }: {
        requestBody: ProposeCharityDto,
    }): CancelablePromise<CharityDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/charities',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Approve or refuse a charity, as somebody who did not propose it
     * Whoever owns its wallet cannot either.
     * @returns CharityDto
     * @throws ConnectError
     */
    public decideCharity({
        id,
        requestBody,
    }: {
        /**
         * The id of the charity
         */
        id: string,
        requestBody: DecideCharityDto,
    }): CancelablePromise<CharityDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/charities/{id}/decision',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Pay a charity no more
     * At once, and by one person: it only makes things safer.
     * @returns CharityDto
     * @throws ConnectError
     */
    public withdrawCharity({
        id,
        requestBody,
    }: {
        /**
         * The id of the charity
         */
        id: string,
        requestBody: WithdrawCharityDto,
    }): CancelablePromise<CharityDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/charities/{id}/withdraw',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read what is tainted, purified and open, by bank and currency
     * Counted from what the ledger moved. What is tainted is always what is purified and what is open.
     * @returns PurificationBalanceDto
     * @throws ConnectError
     */
    public getPurification(): CancelablePromise<Array<PurificationBalanceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/purification',
        });
    }
    /**
     * List tainted income, the newest first
     * Each with its arithmetic and the entries of the ledger by which it came.
     * @returns TaintedIncomeDto
     * @throws ConnectError
     */
    public listTaintedIncome({
        limit = 50,
        before,
        eventId,
        transactionId,
    }: {
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last one of the page before
         */
        before?: string,
        /**
         * That which belongs to an event of the register
         */
        eventId?: string,
        /**
         * That which a payment brought, by its id or UETR
         */
        transactionId?: string,
    }): CancelablePromise<Array<TaintedIncomeDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/purification/tainted',
            query: {
                'limit': limit,
                'before': before,
                'eventId': eventId,
                'transactionId': transactionId,
            },
        });
    }
    /**
     * Work out how much of an income is tainted
     * In whole minor units, rounded up in favour of charity. With `dryRun=true` it is worked out and shown, and nothing is written.
     * @returns TaintedIncomeDto
     * @throws ConnectError
     */
    public recordTaintedIncome({
        requestBody,
        dryRun,
    }: {
        requestBody: RecordTaintedDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
    }): CancelablePromise<TaintedIncomeDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/tainted',
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take up what late debtors of the bank’s contracts gave to charity
     * It is at charity already; each is taken up once, however often it is asked for.
     * @returns TakenDonationsDto
     * @throws ConnectError
     */
    public takeUpLateDonations(): CancelablePromise<TakenDonationsDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/late-donations',
        });
    }
    /**
     * Read tainted income
     * With its arithmetic and the entries of the ledger by which it came.
     * @returns TaintedIncomeDto
     * @throws ConnectError
     */
    public getTaintedIncome({
        id,
    }: {
        /**
         * The id of tainted income
         */
        id: string,
    }): CancelablePromise<TaintedIncomeDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/purification/tainted/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Put right how much is tainted, by a row against it
     * What it was found to be stays written. What is set aside never comes back.
     * @returns TaintedIncomeDto
     * @throws ConnectError
     */
    public correctTaintedIncome({
        id,
        requestBody,
    }: {
        /**
         * The id of tainted income
         */
        id: string,
        requestBody: CorrectTaintedDto,
    }): CancelablePromise<TaintedIncomeDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/tainted/{id}/corrections',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List what was set aside and what was paid to charities, the newest first
     * With who proposed and who decided each, and the payment that made it.
     * @returns PurificationMoveDto
     * @throws ConnectError
     */
    public listPurificationMoves({
        limit = 50,
        before,
        state,
    }: {
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last one of the page before
         */
        before?: string,
        /**
         * Those that stand so
         */
        state?: PurificationState,
    }): CancelablePromise<Array<PurificationMoveDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/purification/moves',
            query: {
                'limit': limit,
                'before': before,
                'state': state,
            },
        });
    }
    /**
     * Propose to set aside what is open of tainted income
     * From a wallet of the bank’s own. Another person decides it, and the money moves then.
     * @returns PurificationMoveDto
     * @throws ConnectError
     */
    public proposeSetAside({
        requestBody,
    }: {
        requestBody: ProposeSetAsideDto,
    }): CancelablePromise<PurificationMoveDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/set-asides',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Propose to pay an approved charity out of what is set aside
     * Another person decides it, and the money moves then, along the road of all payments.
     * @returns PurificationMoveDto
     * @throws ConnectError
     */
    public proposePayout({
        requestBody,
    }: {
        requestBody: ProposePayoutDto,
    }): CancelablePromise<PurificationMoveDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/payouts',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Approve or refuse a move, as somebody who did not propose it
     * What is approved is paid at once, judged by the rules like any payment and without a fee; what an officer would have to review is not paid.
     * @returns PurificationMoveDto
     * @throws ConnectError
     */
    public decidePurificationMove({
        id,
        requestBody,
    }: {
        /**
         * The id of the move
         */
        id: string,
        requestBody: DecideMoveDto,
    }): CancelablePromise<PurificationMoveDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/purification/moves/{id}/decision',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
