/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { MarkReadDto } from '../models/MarkReadDto.ts';
import type { NotificationPageDto } from '../models/NotificationPageDto.ts';
import type { UnreadDto } from '../models/UnreadDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class NotificationsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List what concerns you, the newest first
     * Payments others made, decided or ended for you, reports you asked for, a new password, and work that waits for you as an officer. Kept for ninety days.
     * @returns NotificationPageDto
     * @throws ConnectError
     */
    public listNotifications({
        limit = 50,
        before,
    }: {
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last notification of the previous page
         */
        before?: string,
    }): CancelablePromise<NotificationPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/notifications',
            query: {
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Mark notifications as read
     * Those named, or all of yours. The answer says how many are left unread.
     * @returns UnreadDto
     * @throws ConnectError
     */
    public markNotificationsRead({
        requestBody,
    }: {
        requestBody: MarkReadDto,
    }): CancelablePromise<UnreadDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/notifications/read',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
