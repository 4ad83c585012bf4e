/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { LoggedRequestDetailDto } from '../models/LoggedRequestDetailDto.ts';
import type { LoggedRequestDto } from '../models/LoggedRequestDto.ts';
import type { RequestLogCoverageDto } from '../models/RequestLogCoverageDto.ts';
import type { RequestMethod } from '../models/RequestMethod.ts';
import type { RequestOutcome } from '../models/RequestOutcome.ts';
import type { RequestSort } from '../models/RequestSort.ts';
import type { WantedRequestSource } from '../models/WantedRequestSource.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class RequestLogService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List your requests, newest first
     * What was asked with your sign-in or your API keys in the last seven days, at most the last ten thousand. Reading this log is not logged. A request shows up about a second after its answer.
     * @returns LoggedRequestDto
     * @throws ConnectError
     */
    public listLoggedRequests({
        method,
        outcome,
        q,
        apiKey,
        source,
        from,
        to,
        sort,
        limit = 50,
        before,
    }: {
        /**
         * The HTTP method
         */
        method?: RequestMethod,
        /**
         * 2xx and 3xx, 4xx, or 5xx
         */
        outcome?: RequestOutcome,
        /**
         * Part of a path, or a whole request id or idempotency key
         */
        q?: string,
        /**
         * The API key they were made with
         */
        apiKey?: string,
        /**
         * Who asked; programs: everything but the console
         */
        source?: WantedRequestSource,
        /**
         * At or after
         */
        from?: string,
        /**
         * Before
         */
        to?: string,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: RequestSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last request of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<LoggedRequestDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/request-log',
            query: {
                'method': method,
                'outcome': outcome,
                'q': q,
                'apiKey': apiKey,
                'source': source,
                'from': from,
                'to': to,
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Say how much of your requests is kept
     * The log is written beside the requests and never delays them: under load some are counted and not kept.
     * @returns RequestLogCoverageDto
     * @throws ConnectError
     */
    public getRequestLogCoverage(): CancelablePromise<RequestLogCoverageDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/request-log/coverage',
        });
    }
    /**
     * Get one of your requests with its body
     * Passwords, tokens, keys and other secrets are left out. The request of another person is answered as if it did not exist.
     * @returns LoggedRequestDetailDto
     * @throws ConnectError
     */
    public getLoggedRequest({
        id,
    }: {
        /**
         * The id of the logged request
         */
        id: string,
    }): CancelablePromise<LoggedRequestDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/request-log/{id}',
            path: {
                'id': id,
            },
        });
    }
}
