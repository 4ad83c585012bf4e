/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { BoardDto } from '../models/BoardDto.ts';
import type { DraftResolutionDto } from '../models/DraftResolutionDto.ts';
import type { EndSeatDto } from '../models/EndSeatDto.ts';
import type { EnterKeyDto } from '../models/EnterKeyDto.ts';
import type { FoundBoardDto } from '../models/FoundBoardDto.ts';
import type { GiveOpinionDto } from '../models/GiveOpinionDto.ts';
import type { ProposeSeatDto } from '../models/ProposeSeatDto.ts';
import type { ResolutionDocumentDto } from '../models/ResolutionDocumentDto.ts';
import type { ResolutionDto } from '../models/ResolutionDto.ts';
import type { ResolutionState } from '../models/ResolutionState.ts';
import type { ResolutionTextDto } from '../models/ResolutionTextDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class BoardsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the Shari’ah boards that you may know of
     * That of the network and that of your bank, with their seats and keys; administrators know of all.
     * @returns BoardDto
     * @throws ConnectError
     */
    public listBoards(): CancelablePromise<Array<BoardDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/boards',
        });
    }
    /**
     * Found a board
     * Of a bank, or of the network; there is one each.
     * @returns BoardDto
     * @throws ConnectError
     */
    public foundBoard({
        requestBody,
    }: {
        requestBody: FoundBoardDto,
    }): CancelablePromise<BoardDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/boards',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read a board
     * Its seats, terms, quorum and keys.
     * @returns BoardDto
     * @throws ConnectError
     */
    public getBoard({
        id,
    }: {
        /**
         * The id of the board
         */
        id: string,
    }): CancelablePromise<BoardDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/boards/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Propose a member of a board
     * It counts once a member confirms it, or a second administrator while the board has fewer than three.
     * @returns BoardDto
     * @throws ConnectError
     */
    public proposeSeat({
        id,
        requestBody,
    }: {
        /**
         * The id of the board
         */
        id: string,
        requestBody: ProposeSeatDto,
    }): CancelablePromise<BoardDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/boards/{id}/seats',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Enter the public half of a key of yours
     * An Ed25519 key, with a proof that you hold it. The first of a seat counts at once, another one once a member has attested it.
     * @returns BoardDto
     * @throws ConnectError
     */
    public enterSeatKey({
        id,
        requestBody,
    }: {
        /**
         * The id of the board
         */
        id: string,
        requestBody: EnterKeyDto,
    }): CancelablePromise<BoardDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/boards/{id}/keys',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Confirm a member of a board
     * For members of the board; while it has fewer than three, for a second administrator as well.
     * @returns BoardDto
     * @throws ConnectError
     */
    public confirmSeat({
        id,
    }: {
        /**
         * The id of the seat
         */
        id: string,
    }): CancelablePromise<BoardDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/board-seats/{id}/confirm',
            path: {
                'id': id,
            },
        });
    }
    /**
     * End a seat before its day
     * A member leaves at once. What an administrator asks for, another member confirms.
     * @returns BoardDto
     * @throws ConnectError
     */
    public endSeat({
        id,
        requestBody,
    }: {
        /**
         * The id of the seat
         */
        id: string,
        requestBody: EndSeatDto,
    }): CancelablePromise<BoardDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/board-seats/{id}/end',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Attest the key of another member
     * Compare its fingerprint with what the member tells you in person.
     * @returns BoardDto
     * @throws ConnectError
     */
    public attestSeatKey({
        id,
    }: {
        /**
         * The id of the key
         */
        id: string,
    }): CancelablePromise<BoardDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/seat-keys/{id}/attest',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Retire a key of yours
     * What was signed by it stays valid.
     * @returns BoardDto
     * @throws ConnectError
     */
    public retireSeatKey({
        id,
    }: {
        /**
         * The id of the key
         */
        id: string,
    }): CancelablePromise<BoardDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/seat-keys/{id}/retire',
            path: {
                'id': id,
            },
        });
    }
    /**
     * List resolutions, the newest first
     * Of the network’s board and of that of your bank; administrators read those of all.
     * @returns ResolutionDto
     * @throws ConnectError
     */
    public listResolutions({
        boardId,
        state,
        binds,
        limit = 50,
        before,
    }: {
        /**
         * Those of this board
         */
        boardId?: string,
        /**
         * Those that stand so
         */
        state?: ResolutionState,
        /**
         * Those that bind this: a kind and a value
         */
        binds?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last resolution of the page before
         */
        before?: string,
    }): CancelablePromise<Array<ResolutionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/resolutions',
            query: {
                'boardId': boardId,
                'state': state,
                'binds': binds,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Draft a resolution
     * For members of the board, officers of its bank and administrators. A member puts it before the board.
     * @returns ResolutionDto
     * @throws ConnectError
     */
    public draftResolution({
        requestBody,
    }: {
        requestBody: DraftResolutionDto,
    }): CancelablePromise<ResolutionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/resolutions',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read a resolution
     * What was asked and ruled, what it binds, and what each seat signed, dissent among it.
     * @returns ResolutionDto
     * @throws ConnectError
     */
    public getResolution({
        id,
    }: {
        /**
         * The id of the resolution
         */
        id: string,
    }): CancelablePromise<ResolutionDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/resolutions/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Write another version of a resolution
     * It is put before the board anew; opinions stay with the version that they were given on.
     * @returns ResolutionDto
     * @throws ConnectError
     */
    public reviseResolution({
        id,
        requestBody,
    }: {
        /**
         * The id of the resolution
         */
        id: string,
        requestBody: ResolutionTextDto,
    }): CancelablePromise<ResolutionDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/resolutions/{id}',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Get the very bytes that members sign
     * The text of the present version in the canonical form of JSON (RFC 8785).
     * @returns binary
     * @throws ConnectError
     */
    public getResolutionText({
        id,
    }: {
        /**
         * The id of the resolution
         */
        id: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/resolutions/{id}/text',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Get a resolution to be checked by anybody
     * The signed bytes, the quorum, and every opinion with its key and signature.
     * @returns ResolutionDocumentDto
     * @throws ConnectError
     */
    public getResolutionDocument({
        id,
    }: {
        /**
         * The id of the resolution
         */
        id: string,
    }): CancelablePromise<ResolutionDocumentDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/resolutions/{id}/document',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Put a resolution before its board
     * For a member. What another open resolution of the board binds cannot be asked beside it.
     * @returns ResolutionDto
     * @throws ConnectError
     */
    public askBoard({
        id,
    }: {
        /**
         * The id of the resolution
         */
        id: string,
    }): CancelablePromise<ResolutionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/resolutions/{id}/ask',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Sign your opinion on a resolution
     * With a key of your seat, over the text that you read. The opinion that makes a majority of the quorum decides at once.
     * @returns ResolutionDto
     * @throws ConnectError
     */
    public giveOpinion({
        id,
        requestBody,
    }: {
        /**
         * The id of the resolution
         */
        id: string,
        requestBody: GiveOpinionDto,
    }): CancelablePromise<ResolutionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/resolutions/{id}/opinions',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take a resolution back that is not decided
     * Its maker a draft, a member of the board also what was asked. What is in force another resolution ends.
     * @returns ResolutionDto
     * @throws ConnectError
     */
    public withdrawResolution({
        id,
    }: {
        /**
         * The id of the resolution
         */
        id: string,
    }): CancelablePromise<ResolutionDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/resolutions/{id}/withdraw',
            path: {
                'id': id,
            },
        });
    }
}
