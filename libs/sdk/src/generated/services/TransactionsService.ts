/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ActionResultDto } from '../models/ActionResultDto.ts';
import type { BatchCheckDto } from '../models/BatchCheckDto.ts';
import type { BatchDto } from '../models/BatchDto.ts';
import type { BatchLifeDto } from '../models/BatchLifeDto.ts';
import type { BatchResultDto } from '../models/BatchResultDto.ts';
import type { BatchRowDto } from '../models/BatchRowDto.ts';
import type { BatchRowState } from '../models/BatchRowState.ts';
import type { BatchSort } from '../models/BatchSort.ts';
import type { BatchState } from '../models/BatchState.ts';
import type { BatchStepResultDto } from '../models/BatchStepResultDto.ts';
import type { CheckBatchDto } from '../models/CheckBatchDto.ts';
import type { DecideRecallDto } from '../models/DecideRecallDto.ts';
import type { DocumentLanguage } from '../models/DocumentLanguage.ts';
import type { FourEyesDto } from '../models/FourEyesDto.ts';
import type { JudgedOutcome } from '../models/JudgedOutcome.ts';
import type { Network } from '../models/Network.ts';
import type { OpenedMemoDto } from '../models/OpenedMemoDto.ts';
import type { PurposeCode } from '../models/PurposeCode.ts';
import type { RecallDto } from '../models/RecallDto.ts';
import type { RecallSide } from '../models/RecallSide.ts';
import type { RecallState } from '../models/RecallState.ts';
import type { ReleaseEscrowDto } from '../models/ReleaseEscrowDto.ts';
import type { RequestRecallDto } from '../models/RequestRecallDto.ts';
import type { ReverseTransactionDto } from '../models/ReverseTransactionDto.ts';
import type { SendBatchDto } from '../models/SendBatchDto.ts';
import type { SendResultDto } from '../models/SendResultDto.ts';
import type { SendTransactionDto } from '../models/SendTransactionDto.ts';
import type { TransactionDto } from '../models/TransactionDto.ts';
import type { TransactionExportFormat } from '../models/TransactionExportFormat.ts';
import type { TransactionLifeDto } from '../models/TransactionLifeDto.ts';
import type { TransactionSort } from '../models/TransactionSort.ts';
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
     * A complying transfer is posted with its fee in one step, or waits when it carries conditions. A refusal by the rules is recorded and answered with 422 and the verdict. `dryRun=true` gives the same answer and writes nothing; a name that it compares counts as a confirmation of payee.
     * @returns SendResultDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * List the transactions within your reach, newest first
     * You see what your wallets paid or received; an officer sees those of the bank’s customers, an administrator all. Filters combine. Ordering by amount reads all that fit.
     * @returns TransactionDto
     * @throws ConnectError
     */
    public listTransactions({
        network,
        type,
        status,
        wallet,
        batch,
        q,
        reference,
        counterparty,
        purposeCode,
        amountFrom,
        amountTo,
        rule,
        outcome,
        principle,
        scoreFrom,
        scoreTo,
        actor,
        metadata,
        from,
        to,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * The network it moved on
         */
        network?: Network,
        /**
         * What kind it is
         */
        type?: TransactionType,
        /**
         * What became of it
         */
        status?: TransactionStatus,
        /**
         * A wallet’s id, address or IBAN: what it paid or received
         */
        wallet?: string,
        /**
         * A batch’s id: the payments sent with it
         */
        batch?: string,
        /**
         * A transaction id or UETR, an IBAN, an address, or part of a memo, a reference, a payee’s name or an address, whatever the case, accents and spelling of letters; sealed memos are not searched
         */
        q?: string,
        /**
         * The payer’s reference, whole
         */
        reference?: string,
        /**
         * Part of the payee’s name as the payer gave it
         */
        counterparty?: string,
        /**
         * The purpose as it is coded
         */
        purposeCode?: PurposeCode,
        /**
         * The least amount
         */
        amountFrom?: string,
        /**
         * The largest amount
         */
        amountTo?: string,
        /**
         * A rule that its verdict names, of what your side pays
         */
        rule?: string,
        /**
         * What the rules made of it, of what your side pays
         */
        outcome?: JudgedOutcome,
        /**
         * A principle and how it stands (`pass`, `review` or `fail`), of what your side pays
         */
        principle?: string,
        /**
         * A score from 0 to 100: the least
         */
        scoreFrom?: number,
        /**
         * A score from 0 to 100: the largest
         */
        scoreTo?: number,
        /**
         * Who sent it
         */
        actor?: string,
        /**
         * A key of its metadata and the whole value, of what your side pays
         */
        metadata?: string,
        /**
         * Sent at or after
         */
        from?: string,
        /**
         * Sent before
         */
        to?: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: TransactionSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id or UETR of the last transaction of the previous page
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
                'reference': reference,
                'counterparty': counterparty,
                'purposeCode': purposeCode,
                'amountFrom': amountFrom,
                'amountTo': amountTo,
                'rule': rule,
                'outcome': outcome,
                'principle': principle,
                'scoreFrom': scoreFrom,
                'scoreTo': scoreTo,
                'actor': actor,
                'metadata': metadata,
                'from': from,
                'to': to,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Take the transactions that match a filter away as a file
     * CSV is UTF-8 with a byte order mark, and cells that a spreadsheet would take for formulas are made plain text. PDF is for reading, in English or Arabic, signed (PAdES), and holds at most five hundred. The log records who took what.
     * @returns string The transactions in the order asked for, newest first by default
     * @throws ConnectError
     */
    public exportTransactions({
        network,
        type,
        status,
        wallet,
        batch,
        q,
        reference,
        counterparty,
        purposeCode,
        amountFrom,
        amountTo,
        rule,
        outcome,
        principle,
        scoreFrom,
        scoreTo,
        actor,
        metadata,
        from,
        to,
        sort,
        format,
        lang,
    }: {
        /**
         * The network it moved on
         */
        network?: Network,
        /**
         * What kind it is
         */
        type?: TransactionType,
        /**
         * What became of it
         */
        status?: TransactionStatus,
        /**
         * A wallet’s id, address or IBAN: what it paid or received
         */
        wallet?: string,
        /**
         * A batch’s id: the payments sent with it
         */
        batch?: string,
        /**
         * A transaction id or UETR, an IBAN, an address, or part of a memo, a reference, a payee’s name or an address, whatever the case, accents and spelling of letters; sealed memos are not searched
         */
        q?: string,
        /**
         * The payer’s reference, whole
         */
        reference?: string,
        /**
         * Part of the payee’s name as the payer gave it
         */
        counterparty?: string,
        /**
         * The purpose as it is coded
         */
        purposeCode?: PurposeCode,
        /**
         * The least amount
         */
        amountFrom?: string,
        /**
         * The largest amount
         */
        amountTo?: string,
        /**
         * A rule that its verdict names, of what your side pays
         */
        rule?: string,
        /**
         * What the rules made of it, of what your side pays
         */
        outcome?: JudgedOutcome,
        /**
         * A principle and how it stands (`pass`, `review` or `fail`), of what your side pays
         */
        principle?: string,
        /**
         * A score from 0 to 100: the least
         */
        scoreFrom?: number,
        /**
         * A score from 0 to 100: the largest
         */
        scoreTo?: number,
        /**
         * Who sent it
         */
        actor?: string,
        /**
         * A key of its metadata and the whole value, of what your side pays
         */
        metadata?: string,
        /**
         * Sent at or after
         */
        from?: string,
        /**
         * Sent before
         */
        to?: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: TransactionSort,
        /**
         * The form of the file
         */
        format?: TransactionExportFormat,
        /**
         * Of a PDF
         */
        lang?: DocumentLanguage,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/export',
            query: {
                'network': network,
                'type': type,
                'status': status,
                'wallet': wallet,
                'batch': batch,
                'q': q,
                'reference': reference,
                'counterparty': counterparty,
                'purposeCode': purposeCode,
                'amountFrom': amountFrom,
                'amountTo': amountTo,
                'rule': rule,
                'outcome': outcome,
                'principle': principle,
                'scoreFrom': scoreFrom,
                'scoreTo': scoreTo,
                'actor': actor,
                'metadata': metadata,
                'from': from,
                'to': to,
                'sort': sort,
                'format': format,
                'lang': lang,
            },
        });
    }
    /**
     * Find a transaction in the sealed chain
     * Tells the block that the transaction’s event was sealed in, and what was checked before it was posted. The block fields are null until it is sealed, about a second after it was sent.
     * @returns VerificationDto
     * @throws ConnectError
     */
    public verifyTransaction({
        id,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
    }): CancelablePromise<VerificationDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}/verify',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Show the verdict that decided a transaction
     * Gives the rules that fired with their evidence and sources, the facts that were judged, and whether judging them again gives the same bytes.
     * @returns WhyDto
     * @throws ConnectError
     */
    public explainTransaction({
        id,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
    }): CancelablePromise<WhyDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}/why',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Open a sealed memo as compliance; recorded in the audit log
     * Gives the words, and the verdict with them as evidence, to officers of the payer’s bank and administrators. The payee opens `sealedMemo` with the key of the wallet instead.
     * @returns OpenedMemoDto
     * @throws ConnectError
     */
    public openMemo({
        id,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
    }): CancelablePromise<OpenedMemoDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/memo/open',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Send up to 10,000 payments from one wallet
     * All payments are judged before any is posted. They are sent all or nothing, or each for itself in runs of five hundred. `dryRun=true` tells what would become of each; names that do not fit, and all where a wallet is given several, count as a confirmation of payee does, for each wallet.
     * @returns BatchResultDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Find rows that look like payments of the last 90 days
     * The same payee and amount, and the same reference where both have one, paid from wallets of the same owner at the same bank. Nothing is written; `dryRun` of the batch itself tells what would become of each row.
     * @returns BatchCheckDto
     * @throws ConnectError
     */
    public checkBatch({
        requestBody,
    }: {
        requestBody: CheckBatchDto,
    }): CancelablePromise<BatchCheckDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/batches/check',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List the batches paid within your reach, newest first
     * An officer sees the batches paid by the bank’s customers, others their own.
     * @returns BatchDto
     * @throws ConnectError
     */
    public listBatches({
        q,
        state,
        from,
        to,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * Part of the memo, of the paying wallet’s address, or of the sender’s name; or an IBAN
         */
        q?: string,
        /**
         * The state it is in
         */
        state?: BatchState,
        /**
         * Sent at or after
         */
        from?: string,
        /**
         * Sent before
         */
        to?: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: BatchSort,
        /**
         * How many at most
         */
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
                'q': q,
                'state': state,
                'from': from,
                'to': to,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Get how far a batch is and where its payments stand
     * Counts the payments by state while the batch is being sent and afterwards, and names the actions you may take now.
     * @returns BatchLifeDto
     * @throws ConnectError
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
        });
    }
    /**
     * List the rows of a batch, paid and refused, in the order of the request
     * Refused rows are kept for good as they were sent, each with what it was refused for.
     * @returns BatchRowDto
     * @throws ConnectError
     */
    public listBatchRows({
        id,
        status,
        skip,
        limit = 50,
    }: {
        /**
         * The batch’s id
         */
        id: string,
        /**
         * What became of them
         */
        status?: BatchRowState,
        /**
         * How many rows to pass over
         */
        skip?: number,
        /**
         * How many at most
         */
        limit?: number,
    }): CancelablePromise<Array<BatchRowDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/batches/{id}/rows',
            path: {
                'id': id,
            },
            query: {
                'status': status,
                'skip': skip,
                'limit': limit,
            },
        });
    }
    /**
     * Approve all payments of a batch that need several officers
     * Counts as one approval of each; whoever sent the batch never counts.
     * @returns BatchStepResultDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Reject all payments of a batch that need several officers; one rejection is final
     * Their held money is free again at once.
     * @returns BatchStepResultDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Release what is left in escrow of a batch to its payees
     * Payments that are not in escrow stay as they are.
     * @returns BatchStepResultDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Return what is left in escrow of a batch to the payer
     * Parts that were released stay paid.
     * @returns BatchStepResultDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Stop a batch that is being sent, and take back its payments that wait for approval
     * Payments that were posted already stay posted.
     * @returns BatchStepResultDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Get one transaction with its life so far
     * With its postings, its timeline, the approvals given, and the actions you may take now.
     * @returns TransactionLifeDto
     * @throws ConnectError
     */
    public getTransaction({
        id,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
    }): CancelablePromise<TransactionLifeDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Approve a payment that needs several officers
     * Each officer approves once, bound to the terms of the payment; whoever sent it never counts. The last approval needed lets it go on.
     * @returns ActionResultDto
     * @throws ConnectError
     */
    public approveTransaction({
        id,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Reject a payment that needs several officers; one rejection is final
     * The held money is free again at once.
     * @returns ActionResultDto
     * @throws ConnectError
     */
    public rejectTransaction({
        id,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Release money from escrow to the payee, all or part of it
     * Without an amount all of the rest is paid. The zakat of all parts sums to that of the whole.
     * @returns ActionResultDto
     * @throws ConnectError
     */
    public releaseEscrow({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        requestBody: ReleaseEscrowDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Return what is left in escrow to the payer
     * The rest goes back to the payer; parts that were released stay paid.
     * @returns ActionResultDto
     * @throws ConnectError
     */
    public refundEscrow({
        id,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Take back a payment that waits for approval
     * The person who sent it takes it back; the held money is free again at once.
     * @returns ActionResultDto
     * @throws ConnectError
     */
    public cancelTransaction({
        id,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Read when one person is not enough
     * What officers and administrators do not do alone with the money of others. Everybody does all of it alone with their own.
     * @returns FourEyesDto
     * @throws ConnectError
     */
    public getFourEyes(): CancelablePromise<FourEyesDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/four-eyes',
        });
    }
    /**
     * Return a completed payment by a new, linked transaction
     * The payee gives the money back; the first payment stays as it was, marked as reversed. It accepts a recall that is open.
     * @returns ActionResultDto
     * @throws ConnectError
     */
    public reverseTransaction({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        requestBody: ReverseTransactionDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Ask to have a payment back
     * For the payer’s side. A payment that waits is cancelled, or taken out of escrow, where you may do that, and the recall is `cancelled`. Of a completed one the payee decides: the recall is `open` until it is answered, or fifteen business days are over. A payment can be asked back for thirteen months, three times.
     * @returns RecallDto
     * @throws ConnectError
     */
    public recallTransaction({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
        requestBody: RequestRecallDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
         */
        idempotencyKey?: string,
    }): CancelablePromise<RecallDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/transactions/{id}/recall',
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
     * List recalls, the last asked first
     * Of all payments that you may see, as their payer’s or as their payee’s side.
     * @returns RecallDto
     * @throws ConnectError
     */
    public listRecalls({
        state,
        side,
        transactionId,
        limit = 50,
        before,
    }: {
        /**
         * Those that stand so
         */
        state?: RecallState,
        /**
         * Those that your side asked for, or received
         */
        side?: RecallSide,
        /**
         * Those of one transaction, by its id or UETR
         */
        transactionId?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last recall of the page before
         */
        before?: string,
    }): CancelablePromise<Array<RecallDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/recalls',
            query: {
                'state': state,
                'side': side,
                'transactionId': transactionId,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Read a recall
     * Who asked for which payment and why, and what became of it.
     * @returns RecallDto
     * @throws ConnectError
     */
    public getRecall({
        id,
    }: {
        /**
         * The id of the recall
         */
        id: string,
    }): CancelablePromise<RecallDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/recalls/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Answer a recall for the payee
     * Whoever may spend from the payee’s wallet accepts it, which returns the money at once by a reversal, or refuses it with a reason. Whoever asked for it cannot, but for the owner of the money.
     * @returns RecallDto
     * @throws ConnectError
     */
    public decideRecall({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The id of the recall
         */
        id: string,
        requestBody: DecideRecallDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
         */
        idempotencyKey?: string,
    }): CancelablePromise<RecallDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/recalls/{id}/decision',
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
