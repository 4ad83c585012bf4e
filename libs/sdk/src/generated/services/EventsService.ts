/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventPageDto } from '../models/EventPageDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class EventsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List what happened within your reach, oldest first
     * Events come in one order for everybody, each at least once: keep the cursor of the answer and pass it as `after` to go on where you were. An answer may hold no event for you and still move the cursor.
     * @returns EventPageDto
     * @throws ApiError
     */
    public listEvents({
        after,
        limit = 50,
        types,
    }: {
        /**
         * A cursor, or `latest`; without it, from the first
         */
        after?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * Types, or `group.*`, by commas
         */
        types?: string,
    }): CancelablePromise<EventPageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/events',
            query: {
                'after': after,
                'limit': limit,
                'types': types,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
}
