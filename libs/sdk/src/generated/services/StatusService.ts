/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { HealthDto } from '../models/HealthDto.ts';
import type { ReadinessDto } from '../models/ReadinessDto.ts';
import type { StatusDto } from '../models/StatusDto.ts';
import type { StatusHistoryDto } from '../models/StatusHistoryDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class StatusService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Measure what works right now
     * The networks, the API and the compliance engine, each as measured for this answer.
     * @returns StatusDto
     * @throws ConnectError
     */
    public getStatus(): CancelablePromise<StatusDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/status',
        });
    }
    /**
     * Read how each part has worked in the last ninety days
     * Every part is measured once a minute. A minute in which nothing was measured is unknown, and does not count as one in which the part worked. Incidents are runs of failed or unknown minutes.
     * @returns StatusHistoryDto
     * @throws ConnectError
     */
    public getStatusHistory(): CancelablePromise<StatusHistoryDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/status/history',
        });
    }
    /**
     * Whether the process answers
     * For a supervisor that restarts what hangs; it touches no database.
     * @returns HealthDto
     * @throws ConnectError
     */
    public getLiveness(): CancelablePromise<HealthDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/health/live',
        });
    }
    /**
     * Whether the process can serve requests
     * For a load balancer; it asks the database over a new connection. `details.reason` of a refusal is `silent`, `refuses_connections`, `read_only` (as after a switchover), `commits_unconfirmed` (no synchronous standby answers) or `unsafe` (outside the sandbox: a safeguard such as `fsync` is off).
     * @returns ReadinessDto
     * @throws ConnectError
     */
    public getReadiness(): CancelablePromise<ReadinessDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/health/ready',
        });
    }
}
