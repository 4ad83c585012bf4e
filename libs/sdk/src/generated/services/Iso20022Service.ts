/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { IsoMessageDetailDto } from '../models/IsoMessageDetailDto.ts';
import type { IsoMessageDto } from '../models/IsoMessageDto.ts';
import type { IsoMessagePreviewDto } from '../models/IsoMessagePreviewDto.ts';
import type { IsoMessageState } from '../models/IsoMessageState.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class Iso20022Service {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Send a message of ISO 20022, such as a pain.001
     * pain.001.001.03, .09 or .11; from a bank pacs.008 and pacs.009 (.001.08 or .10); pacs.028 (.001.03 or .05) to ask after any of these. In UTF-8, at most 32 MiB and 10,000 payments. It is kept as it came; the payments from each wallet, which DbtrAcct names by IBAN, by id (Othr) or by address (Prxy), become a batch. The same MsgId of the same sender is the same message and answered with its id again; with other content it is refused. A message with a problem is refused as a whole, with all problems by path and line. With dryRun it is read and checked the same, nothing is kept, and the answer tells what it would do.
     * @returns any It had come before; with dryRun: what it would do
     * @returns IsoMessageDetailDto
     * @throws ConnectError
     */
    public sendIsoMessage({
        requestBody,
        dryRun,
    }: {
        requestBody: Blob,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
    }): CancelablePromise<(IsoMessageDetailDto | IsoMessagePreviewDto) | IsoMessageDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/iso20022/messages',
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/xml',
        });
    }
    /**
     * List messages, newest first
     * An officer sees those of the bank, others their own.
     * @returns IsoMessageDto
     * @throws ConnectError
     */
    public listIsoMessages({
        q,
        state,
        limit = 50,
        before,
    }: {
        /**
         * A whole MsgId, PmtInfId, EndToEndId, InstrId, TxId or UETR in it
         */
        q?: string,
        /**
         * How far it has come
         */
        state?: IsoMessageState,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last message of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<IsoMessageDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/iso20022/messages',
            query: {
                'q': q,
                'state': state,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Get what became of a message
     * Its problems where it was refused; otherwise the batch of each PmtInf, and the answers so far.
     * @returns IsoMessageDetailDto
     * @throws ConnectError
     */
    public getIsoMessage({
        id,
    }: {
        /**
         * The message’s id
         */
        id: string,
    }): CancelablePromise<IsoMessageDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/iso20022/messages/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Have a message that is stuck carried out again
     * It goes on where it was: what was paid or refused stays so, and what came of the rest is reported.
     * @returns IsoMessageDetailDto
     * @throws ConnectError
     */
    public retryIsoMessage({
        id,
    }: {
        /**
         * The message’s id
         */
        id: string,
    }): CancelablePromise<IsoMessageDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/iso20022/messages/{id}/retry',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Take a message away as it came
     * To the byte: its SHA-256 is the one that was told when it was taken in.
     * @returns binary The message, to the byte
     * @throws ConnectError
     */
    public getIsoMessageContent({
        id,
    }: {
        /**
         * The message’s id
         */
        id: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/iso20022/messages/{id}/content',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Take an answer to a message away
     * A pain.002 or pacs.002 in the version that goes with the message: where the group and each payment stood when it was made, and after the first where those stand that waited, with the reasons of the standard and the rules that refused in both languages.
     * @returns binary The answer, such as a pain.002
     * @throws ConnectError
     */
    public getIsoMessageAnswer({
        id,
        number,
    }: {
        /**
         * The message’s id
         */
        id: string,
        /**
         * Which answer, from 1
         */
        number: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/iso20022/messages/{id}/answers/{number}',
            path: {
                'id': id,
                'number': number,
            },
        });
    }
    /**
     * Take a completed payment away as a pacs.008, with what compliance said of it, signed
     * A pacs.008.001.08 with as much of payer and payee as the caller may know. `SplmtryData` carries the verdict in the namespace `urn:connect:iso20022:compliance:1`: its elements but `Signature`, as an object of texts by their names (`ScreeningList` as a list) in canonical JSON (RFC 8785), are what `Signature` signs, a detached JWS (RFC 7797) by a key of `GET /api/v1/keys`. `VerdictSha256` is of the verdict that `GET /transactions/{id}/why` gives the same caller, without facts, recomputedIdentical and evaluatedAt, in canonical JSON. The newest passport of the payment that holds and that the caller may see stands in a `SplmtryData` of its own behind it, in `urn:connect:iso20022:passport:1`.
     * @returns binary The message
     * @throws ConnectError
     */
    public getTransactionTransfer({
        id,
    }: {
        /**
         * The transaction’s id, its name as people read it, or its UETR
         */
        id: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/transactions/{id}/pacs.008',
            path: {
                'id': id,
            },
        });
    }
}
