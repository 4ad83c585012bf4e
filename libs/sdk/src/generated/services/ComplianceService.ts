/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AnalyzePaymentDto } from '../models/AnalyzePaymentDto.ts';
import type { AssignReviewDto } from '../models/AssignReviewDto.ts';
import type { ComplianceResultDto } from '../models/ComplianceResultDto.ts';
import type { DecideReviewDto } from '../models/DecideReviewDto.ts';
import type { DraftRulesetDto } from '../models/DraftRulesetDto.ts';
import type { GuidanceDto } from '../models/GuidanceDto.ts';
import type { GuidanceQuestionDto } from '../models/GuidanceQuestionDto.ts';
import type { Network } from '../models/Network.ts';
import type { ReviewCaseDto } from '../models/ReviewCaseDto.ts';
import type { ReviewDto } from '../models/ReviewDto.ts';
import type { ReviewResultDto } from '../models/ReviewResultDto.ts';
import type { ReviewState } from '../models/ReviewState.ts';
import type { ReviewStatsDto } from '../models/ReviewStatsDto.ts';
import type { RuleDto } from '../models/RuleDto.ts';
import type { RulesetDto } from '../models/RulesetDto.ts';
import type { RuleSubject } from '../models/RuleSubject.ts';
import type { ShadowRunDto } from '../models/ShadowRunDto.ts';
import type { TrialChangeDto } from '../models/TrialChangeDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ComplianceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * Judge a payment against the Shariah and AML rules
     * @returns ComplianceResultDto
     * @throws ApiError
     */
    public analyzePayment({
        requestBody,
    }: {
        requestBody: AnalyzePaymentDto,
    }): CancelablePromise<ComplianceResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/analyze',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * List the Shariah and AML rules with their examples
     * @returns RuleDto
     * @throws ApiError
     */
    public listRules({
        principle,
        q,
    }: {
        principle?: RuleSubject,
        /**
         * Words in the rule, in English or Arabic
         */
        q?: string,
    }): CancelablePromise<Array<RuleDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/rules',
            query: {
                'principle': principle,
                'q': q,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * Get one rule
     * @returns RuleDto
     * @throws ApiError
     */
    public getRule({
        id,
    }: {
        id: string,
    }): CancelablePromise<RuleDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/rules/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`RULE_NOT_FOUND\``,
            },
        });
    }
    /**
     * List the versions of the rules’ settings, newest first
     * @returns RulesetDto
     * @throws ApiError
     */
    public listRulesets(): CancelablePromise<Array<RulesetDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/rulesets',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * Draft another version from the one in force
     * @returns RulesetDto
     * @throws ApiError
     */
    public draftRuleset({
        requestBody,
    }: {
        requestBody: DraftRulesetDto,
    }): CancelablePromise<RulesetDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/rulesets',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                422: `\`NOTHING_CHANGES\``,
            },
        });
    }
    /**
     * Get one version of the rules’ settings
     * @returns RulesetDto
     * @throws ApiError
     */
    public getRuleset({
        id,
    }: {
        /**
         * The version’s number
         */
        id: string,
    }): CancelablePromise<RulesetDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/rulesets/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`RULESET_NOT_FOUND\``,
            },
        });
    }
    /**
     * List payments that a version would judge otherwise
     * @returns TrialChangeDto
     * @throws ApiError
     */
    public listRulesetChanges({
        id,
        limit = 50,
        after,
    }: {
        /**
         * The version’s number
         */
        id: string,
        limit?: number,
        /**
         * The last position of the previous page
         */
        after?: number,
    }): CancelablePromise<Array<TrialChangeDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/rulesets/{id}/changes',
            path: {
                'id': id,
            },
            query: {
                'limit': limit,
                'after': after,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`RULESET_NOT_FOUND\``,
            },
        });
    }
    /**
     * Try a version on the payments of the last days
     * @returns RulesetDto
     * @throws ApiError
     */
    public shadowRunRuleset({
        id,
        requestBody,
    }: {
        /**
         * The version’s number
         */
        id: string,
        requestBody: ShadowRunDto,
    }): CancelablePromise<RulesetDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/rulesets/{id}/shadow-run',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`RULESET_NOT_FOUND\``,
                409: `\`INVALID_STATE\``,
            },
        });
    }
    /**
     * Put a version that a colleague made and tried in force
     * @returns RulesetDto
     * @throws ApiError
     */
    public activateRuleset({
        id,
    }: {
        /**
         * The version’s number
         */
        id: string,
    }): CancelablePromise<RulesetDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/rulesets/{id}/activate',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`RULESET_NOT_FOUND\``,
                409: `\`SHADOW_RUN_REQUIRED\`, \`MAKER_CANNOT_ACTIVATE\`, \`INVALID_STATE\``,
            },
        });
    }
    /**
     * List payments that wait for an officer of the payer’s bank
     * @returns ReviewDto
     * @throws ApiError
     */
    public listReviews({
        state,
        assignee,
        network,
        q,
        olderThanHours,
        limit = 50,
        after,
    }: {
        /**
         * Open cases come oldest first
         */
        state?: ReviewState,
        /**
         * me, none, or the id of an officer
         */
        assignee?: string,
        network?: Network,
        /**
         * A transaction id, or part of a memo or of a party’s name
         */
        q?: string,
        /**
         * Opened longer ago
         */
        olderThanHours?: number,
        limit?: number,
        /**
         * The id of the last case of the previous page
         */
        after?: string,
    }): CancelablePromise<Array<ReviewDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews',
            query: {
                'state': state,
                'assignee': assignee,
                'network': network,
                'q': q,
                'olderThanHours': olderThanHours,
                'limit': limit,
                'after': after,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * Count open cases by age, and what was decided in 30 days
     * @returns ReviewStatsDto
     * @throws ApiError
     */
    public getReviewStats(): CancelablePromise<ReviewStatsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews/stats',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
    /**
     * Get a case: verdict, timeline, both parties’ activity
     * @returns ReviewCaseDto
     * @throws ApiError
     */
    public getReview({
        id,
    }: {
        /**
         * The transaction under review
         */
        id: string,
    }): CancelablePromise<ReviewCaseDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`REVIEW_NOT_FOUND\``,
            },
        });
    }
    /**
     * Hand an open case to an officer, to yourself, or to nobody
     * @returns ReviewCaseDto
     * @throws ApiError
     */
    public assignReview({
        id,
        requestBody,
    }: {
        /**
         * The transaction under review
         */
        id: string,
        requestBody: AssignReviewDto,
    }): CancelablePromise<ReviewCaseDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/reviews/{id}/assign',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
                404: `\`REVIEW_NOT_FOUND\``,
                409: `\`INVALID_STATE\``,
                422: `\`ASSIGNEE_CANNOT_DECIDE\``,
            },
        });
    }
    /**
     * Pay a payment under review, or refuse it; a large one needs two who agree
     * @returns ReviewResultDto
     * @throws ApiError
     */
    public decideReview({
        id,
        requestBody,
    }: {
        /**
         * The transaction under review
         */
        id: string,
        requestBody: DecideReviewDto,
    }): CancelablePromise<ReviewResultDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/reviews/{id}/decide',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`
                \`FORBIDDEN\``,
                404: `\`TRANSACTION_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\`, \`ALREADY_DECIDED\``,
                422: `\`WALLET_FROZEN\``,
            },
        });
    }
    /**
     * Answer a question from the corpus, with its sources; guidance, not a fatwa
     * @returns GuidanceDto
     * @throws ApiError
     */
    public askGuidance({
        requestBody,
    }: {
        requestBody: GuidanceQuestionDto,
    }): CancelablePromise<GuidanceDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/guidance',
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\``,
            },
        });
    }
}
