/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { EventPageDto } from '../models/EventPageDto.ts';
import type { StreamTicketDto } from '../models/StreamTicketDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class EventsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List what happened within your reach, oldest first
     * Events come in one order for everybody. Keep the cursor of the answer and pass it as `after` to go on where you were. An answer may hold no event for you and still move the cursor.
     * @returns EventPageDto
     * @throws ConnectError
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
        });
    }
    /**
     * Get a ticket for the event stream
     * Open the WebSocket `/api/v1/events/stream?ticket=&after=&types=` once, within half a minute. Messages are `events` with their `cursor`, `ready` once you have heard everything up to now, and `heartbeat`. It closes with 1012 when the server stops, 1013 when you read too slowly, 4400 for a cursor that was never given, and 4401 when your sign-in or key has ended. After the first two, connect again.
     * @returns StreamTicketDto
     * @throws ConnectError
     */
    public issueStreamTicket(): CancelablePromise<StreamTicketDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/events/tickets',
        });
    }
}
