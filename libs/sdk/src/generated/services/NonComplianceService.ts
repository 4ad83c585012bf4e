/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NonComplianceDetailDto } from '../models/NonComplianceDetailDto.ts';
import type { NonComplianceDto } from '../models/NonComplianceDto.ts';
import type { NonComplianceMateriality } from '../models/NonComplianceMateriality.ts';
import type { NonComplianceNature } from '../models/NonComplianceNature.ts';
import type { NonComplianceNoteDto } from '../models/NonComplianceNoteDto.ts';
import type { NonCompliancePersonDto } from '../models/NonCompliancePersonDto.ts';
import type { NonComplianceSource } from '../models/NonComplianceSource.ts';
import type { NonComplianceState } from '../models/NonComplianceState.ts';
import type { NonComplianceStepRequestDto } from '../models/NonComplianceStepRequestDto.ts';
import type { RecordNonComplianceDto } from '../models/RecordNonComplianceDto.ts';
import type { RuleSubject } from '../models/RuleSubject.ts';
import type { TakenOverDto } from '../models/TakenOverDto.ts';
import type { TakeOverTrialDto } from '../models/TakeOverTrialDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class NonComplianceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List what did not comply, the newest first
     * Of your bank; administrators see all banks’. Nothing is ever taken out of a register.
     * @returns NonComplianceDto
     * @throws ConnectError
     */
    public listNonCompliance({
        state,
        source,
        nature,
        materiality,
        principle,
        ruleId,
        overdue,
        transactionId,
        contractId,
        bankId,
        limit = 50,
        before,
    }: {
        /**
         * Those that stand so
         */
        state?: NonComplianceState,
        /**
         * Those that came to be known so
         */
        source?: NonComplianceSource,
        /**
         * Those that are classified so
         */
        nature?: NonComplianceNature,
        /**
         * Those that count so
         */
        materiality?: NonComplianceMateriality,
        /**
         * Those against a principle
         */
        principle?: RuleSubject,
        /**
         * Those that a rule found
         */
        ruleId?: string,
        /**
         * Those alone whose plan is overdue
         */
        overdue?: 'true',
        /**
         * Those that concern a payment, by its id or UETR
         */
        transactionId?: string,
        /**
         * Those that concern a contract
         */
        contractId?: string,
        /**
         * Those of one bank
         */
        bankId?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last event of the page before
         */
        before?: string,
    }): CancelablePromise<Array<NonComplianceDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/non-compliance',
            query: {
                'state': state,
                'source': source,
                'nature': nature,
                'materiality': materiality,
                'principle': principle,
                'ruleId': ruleId,
                'overdue': overdue,
                'transactionId': transactionId,
                'contractId': contractId,
                'bankId': bankId,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Record something that an officer found
     * It takes the next number of your bank’s register and stays in it.
     * @returns NonComplianceDetailDto
     * @throws ConnectError
     */
    public recordNonCompliance({
        requestBody,
    }: {
        requestBody: RecordNonComplianceDto,
    }): CancelablePromise<NonComplianceDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/non-compliance',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Take the events that match a filter away as a CSV file
     * UTF-8 with a byte order mark; cells that a spreadsheet would take for formulas are made plain text. The log records who took what.
     * @returns string
     * @throws ConnectError
     */
    public exportNonCompliance({
        state,
        source,
        nature,
        materiality,
        principle,
        ruleId,
        overdue,
        transactionId,
        contractId,
        bankId,
    }: {
        /**
         * Those that stand so
         */
        state?: NonComplianceState,
        /**
         * Those that came to be known so
         */
        source?: NonComplianceSource,
        /**
         * Those that are classified so
         */
        nature?: NonComplianceNature,
        /**
         * Those that count so
         */
        materiality?: NonComplianceMateriality,
        /**
         * Those against a principle
         */
        principle?: RuleSubject,
        /**
         * Those that a rule found
         */
        ruleId?: string,
        /**
         * Those alone whose plan is overdue
         */
        overdue?: 'true',
        /**
         * Those that concern a payment, by its id or UETR
         */
        transactionId?: string,
        /**
         * Those that concern a contract
         */
        contractId?: string,
        /**
         * Those of one bank
         */
        bankId?: string,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/non-compliance/export',
            query: {
                'state': state,
                'source': source,
                'nature': nature,
                'materiality': materiality,
                'principle': principle,
                'ruleId': ruleId,
                'overdue': overdue,
                'transactionId': transactionId,
                'contractId': contractId,
                'bankId': bankId,
            },
        });
    }
    /**
     * List the officers of your bank, one of whom sees to an event
     * By their names; you are one of them.
     * @returns NonCompliancePersonDto
     * @throws ConnectError
     */
    public listNonComplianceOwners(): CancelablePromise<Array<NonCompliancePersonDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/non-compliance/owners',
        });
    }
    /**
     * Take what a newer version of the rules would refuse into the register
     * Completed payments of your bank’s customers, chosen ones or all, one event for each payment and rule of the Shariah that objects. Asked for again it records nothing twice. Five hundred payments are taken at once; `next` says where the rest begins.
     * @returns TakenOverDto
     * @throws ConnectError
     */
    public takeOverTrial({
        requestBody,
    }: {
        requestBody: TakeOverTrialDto,
    }): CancelablePromise<TakenOverDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/non-compliance/from-trial',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read an event: what it is, what it concerns, what was done about it
     * `actions` are what you may do with it now.
     * @returns NonComplianceDetailDto
     * @throws ConnectError
     */
    public getNonCompliance({
        id,
    }: {
        /**
         * The id of the event
         */
        id: string,
    }): CancelablePromise<NonComplianceDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/non-compliance/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Classify an event, plan how it is mended, follow it up, say that it is remedied, or open it again
     * A scholar classifies, and nobody else makes what is material less than that; the other steps are the bank’s.
     * @returns NonComplianceDetailDto
     * @throws ConnectError
     */
    public takeNonComplianceStep({
        id,
        requestBody,
    }: {
        /**
         * The id of the event
         */
        id: string,
        requestBody: NonComplianceStepRequestDto,
    }): CancelablePromise<NonComplianceDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/non-compliance/{id}/steps',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Confirm as a scholar that what is material was mended
     * A material event is closed after that alone.
     * @returns NonComplianceDetailDto
     * @throws ConnectError
     */
    public confirmNonCompliance({
        id,
        requestBody,
    }: {
        /**
         * The id of the event
         */
        id: string,
        requestBody: NonComplianceNoteDto,
    }): CancelablePromise<NonComplianceDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/non-compliance/{id}/confirm',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Close an event that was remedied, as somebody who did not say so
     * It stays in the register, and can be opened again.
     * @returns NonComplianceDetailDto
     * @throws ConnectError
     */
    public closeNonCompliance({
        id,
        requestBody,
    }: {
        /**
         * The id of the event
         */
        id: string,
        requestBody: NonComplianceNoteDto,
    }): CancelablePromise<NonComplianceDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/non-compliance/{id}/close',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
