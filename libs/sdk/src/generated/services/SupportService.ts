/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AssignSupportRequestDto } from '../models/AssignSupportRequestDto.ts';
import type { PresenceDto } from '../models/PresenceDto.ts';
import type { RaiseSupportRequestDto } from '../models/RaiseSupportRequestDto.ts';
import type { SayDto } from '../models/SayDto.ts';
import type { SupportAvailabilityDto } from '../models/SupportAvailabilityDto.ts';
import type { SupportCategory } from '../models/SupportCategory.ts';
import type { SupportConversationDto } from '../models/SupportConversationDto.ts';
import type { SupportKind } from '../models/SupportKind.ts';
import type { SupportPriority } from '../models/SupportPriority.ts';
import type { SupportRequestDto } from '../models/SupportRequestDto.ts';
import type { SupportSort } from '../models/SupportSort.ts';
import type { SupportState } from '../models/SupportState.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class SupportService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Learn when and how support is reached
     * Whether somebody would answer a chat now, the office hours, and how soon requests have been answered.
     * @returns SupportAvailabilityDto
     * @throws ConnectError
     */
    public getSupportAvailability(): CancelablePromise<SupportAvailabilityDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/support/availability',
        });
    }
    /**
     * Say that you are at the desk, or that you leave it
     * People can begin a chat while somebody is at the desk. It holds for 75 seconds.
     * @returns SupportAvailabilityDto
     * @throws ConnectError
     */
    public setSupportPresence({
        requestBody,
    }: {
        requestBody: PresenceDto,
    }): CancelablePromise<SupportAvailabilityDto> {
        return this.httpRequest.request({
            method: 'PUT',
            url: '/api/v1/support/presence',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List requests for support, the newest first
     * Your own; administrators see those of everybody.
     * @returns SupportRequestDto
     * @throws ConnectError
     */
    public listSupportRequests({
        state,
        kind,
        category,
        priority,
        assignee,
        requester,
        q,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * Only those that stand so
         */
        state?: SupportState,
        /**
         * Only requests, or only chats
         */
        kind?: SupportKind,
        /**
         * What it is about
         */
        category?: SupportCategory,
        /**
         * How urgent it is
         */
        priority?: SupportPriority,
        /**
         * me, none, or the id of an administrator
         */
        assignee?: string,
        /**
         * Only your own, which is what anybody but an administrator sees
         */
        requester?: 'me',
        /**
         * A number, or part of a subject or of a person’s name
         */
        q?: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: SupportSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last request of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<SupportRequestDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/support/requests',
            query: {
                'state': state,
                'kind': kind,
                'category': category,
                'priority': priority,
                'assignee': assignee,
                'requester': requester,
                'q': q,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Ask for help
     * The request gets a number, is kept with everything that is said about it, and waits for the staff.
     * @returns SupportConversationDto
     * @throws ConnectError
     */
    public raiseSupportRequest({
        requestBody,
    }: {
        requestBody: RaiseSupportRequestDto,
    }): CancelablePromise<SupportConversationDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/support/requests',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Begin a live chat, or leave a request where nobody is there
     * The answer’s `kind` says which of the two it became. New messages are told by the event stream.
     * @returns SupportConversationDto
     * @throws ConnectError
     */
    public beginSupportChat({
        requestBody,
    }: {
        requestBody: SayDto,
    }): CancelablePromise<SupportConversationDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/support/chats',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read a request and what was said about it
     * The request of another person is answered as if it did not exist, except to administrators.
     * @returns SupportConversationDto
     * @throws ConnectError
     */
    public getSupportRequest({
        id,
    }: {
        /**
         * The id of a request, or its number
         */
        id: string,
    }): CancelablePromise<SupportConversationDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/support/requests/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Write in a request
     * Staff answers, and waits; whoever asked writes again, which opens a solved request anew.
     * @returns SupportConversationDto
     * @throws ConnectError
     */
    public writeSupportMessage({
        id,
        requestBody,
    }: {
        /**
         * The id of a request, or its number
         */
        id: string,
        requestBody: SayDto,
    }): CancelablePromise<SupportConversationDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/support/requests/{id}/messages',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Hand a request to an administrator, to yourself, or to nobody
     * Who has it is told when the person writes again.
     * @returns SupportConversationDto
     * @throws ConnectError
     */
    public assignSupportRequest({
        id,
        requestBody,
    }: {
        /**
         * The id of a request, or its number
         */
        id: string,
        requestBody: AssignSupportRequestDto,
    }): CancelablePromise<SupportConversationDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/support/requests/{id}/assign',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Say that a request is solved
     * Whoever asked or the staff may say so. It opens again when whoever asked writes.
     * @returns SupportConversationDto
     * @throws ConnectError
     */
    public solveSupportRequest({
        id,
    }: {
        /**
         * The id of a request, or its number
         */
        id: string,
    }): CancelablePromise<SupportConversationDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/support/requests/{id}/solve',
            path: {
                'id': id,
            },
        });
    }
}
