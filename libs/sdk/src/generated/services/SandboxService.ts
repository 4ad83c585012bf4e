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
     * @throws ConnectError
     */
    public getSandboxClock(): CancelablePromise<ClockDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/sandbox/clock',
        });
    }
    /**
     * Advance the clock of the sandbox
     * Everything that falls due on the way is done in order, each at its own moment. The clock goes at most ten years at a time, stops where a thousand pieces of work are done or one fails, and never goes back.
     * @returns ClockAdvancedDto
     * @throws ConnectError
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
        });
    }
    /**
     * Let the sandbox begin anew
     * Contracts that live and payments that wait are ended, frozen wallets are freed, and every wallet gets back what it was opened with, by postings from and to the issuer. Nothing is deleted: the log goes on, what fees, zakat and charity received stays there, and so do people, keys and limits. The clock never goes back.
     * @returns SandboxResetDto
     * @throws ConnectError
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
        });
    }
    /**
     * Make invented payments
     * The sandbox’s own people pay each other, so that dashboards and reports have something to show: ordinary payments, zakat, escrow, approvals, and some that the rules refuse or hold. Each is judged, posted and sealed like any other. The same seed draws the same payments between the same wallets. A call that was cut off goes on where it was when it is repeated under its key.
     * @returns SimulationDto
     * @throws ConnectError
     */
    public simulatePayments({
        requestBody,
        idempotencyKey,
    }: {
        requestBody: SimulatePaymentsDto,
        /**
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
}
