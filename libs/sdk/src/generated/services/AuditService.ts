/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AuditEntryDto } from '../models/AuditEntryDto.ts';
import type { AuditSeverity } from '../models/AuditSeverity.ts';
import type { AuditStatsDto } from '../models/AuditStatsDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class AuditService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the audit events within your reach, newest first
     * Every event is sealed in the chain of blocks and never changes. Filters combine.
     * @returns AuditEntryDto
     * @throws ApiError
     */
    public listAuditEvents({
        q,
        action,
        resource,
        severity,
        userId,
        resourceId,
        from,
        to,
        limit = 50,
        before,
    }: {
        /**
         * Part of an action, a resource, an IP address or a request id
         */
        q?: string,
        /**
         * What was done
         */
        action?: string,
        /**
         * The kind of object it was done to
         */
        resource?: string,
        /**
         * How grave it is
         */
        severity?: AuditSeverity,
        /**
         * Who did it
         */
        userId?: string,
        /**
         * The object the events are about
         */
        resourceId?: string,
        /**
         * At or after
         */
        from?: string,
        /**
         * Before
         */
        to?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last event of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<AuditEntryDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit',
            query: {
                'q': q,
                'action': action,
                'resource': resource,
                'severity': severity,
                'userId': userId,
                'resourceId': resourceId,
                'from': from,
                'to': to,
                'limit': limit,
                'before': before,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Count the audit events that match a filter
     * In all, today (UTC), critical ones and people, and the most frequent actions and resources.
     * @returns AuditStatsDto
     * @throws ApiError
     */
    public getAuditStats({
        q,
        action,
        resource,
        severity,
        userId,
        resourceId,
        from,
        to,
    }: {
        /**
         * Part of an action, a resource, an IP address or a request id
         */
        q?: string,
        /**
         * What was done
         */
        action?: string,
        /**
         * The kind of object it was done to
         */
        resource?: string,
        /**
         * How grave it is
         */
        severity?: AuditSeverity,
        /**
         * Who did it
         */
        userId?: string,
        /**
         * The object the events are about
         */
        resourceId?: string,
        /**
         * At or after
         */
        from?: string,
        /**
         * Before
         */
        to?: string,
    }): CancelablePromise<AuditStatsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/audit/stats',
            query: {
                'q': q,
                'action': action,
                'resource': resource,
                'severity': severity,
                'userId': userId,
                'resourceId': resourceId,
                'from': from,
                'to': to,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
}
