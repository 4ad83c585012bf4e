/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AdvanceClockDto } from '../models/AdvanceClockDto.ts';
import type { ClockAdvancedDto } from '../models/ClockAdvancedDto.ts';
import type { ClockDto } from '../models/ClockDto.ts';
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
}
