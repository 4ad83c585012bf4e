/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AdvanceClockDto } from '../models/AdvanceClockDto.ts';
import type { ClockAdvancedDto } from '../models/ClockAdvancedDto.ts';
import type { ClockDto } from '../models/ClockDto.ts';
import type { ResetSandboxDto } from '../models/ResetSandboxDto.ts';
import type { SandboxResetDto } from '../models/SandboxResetDto.ts';
import type { SimulatePaymentsDto } from '../models/SimulatePaymentsDto.ts';
import type { SimulationDto } from '../models/SimulationDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class SandboxService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Get the time of the sandbox
     * The time that everything of the business goes by, and by how much it is ahead of the machine’s. Sessions and tokens go by the machine’s time.
     * @returns ClockDto
     * @throws ApiError
     */
    public getSandboxClock(): CancelablePromise<ClockDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/sandbox/clock',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Advance the clock of the sandbox
     * Everything that falls due on the way is done in order, each at its own moment. The clock goes at most ten years at a time, stops where a thousand pieces of work are done or one fails, and never goes back.
     * @returns ClockAdvancedDto
     * @throws ApiError
     */
    public advanceSandboxClock({
        requestBody,
    }: {
        requestBody: AdvanceClockDto,
    }): CancelablePromise<ClockAdvancedDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/sandbox/clock',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                409: `\`CLOCK_MOVING\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`CLOCK_GOES_BACK\`, \`CLOCK_TOO_FAR\``,
                429: `\`RATE_LIMITED\``,
                503: `\`CLOCK_HELD\`, \`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Let the sandbox begin anew
     * Contracts that live and payments that wait are ended, frozen wallets are freed, and every wallet gets back what it was opened with, by postings from and to the issuer. Nothing is deleted: the log goes on, what fees, zakat and charity received stays there, and so do people, keys and limits. The clock never goes back.
     * @returns SandboxResetDto
     * @throws ApiError
     */
    public resetSandbox({
        requestBody,
    }: {
        requestBody: ResetSandboxDto,
    }): CancelablePromise<SandboxResetDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/sandbox/reset',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Make invented payments
     * The sandbox’s own people pay each other, so that dashboards and reports have something to show: ordinary payments, zakat, escrow, approvals, and some that the rules refuse or hold. Each is judged, posted and sealed like any other. The same seed draws the same payments between the same wallets. A call that was cut off goes on where it was when it is repeated under its key.
     * @returns SimulationDto
     * @throws ApiError
     */
    public simulatePayments({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: SimulatePaymentsDto,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<SimulationDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/sandbox/simulate',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`IDEMPOTENCY_KEY_REUSED\``,
                429: `\`RATE_LIMITED\``,
                503: `\`OVERLOADED\`, \`OUTCOME_UNKNOWN\`, \`DATABASE_UNAVAILABLE\``,
            },
        });
    }
}
