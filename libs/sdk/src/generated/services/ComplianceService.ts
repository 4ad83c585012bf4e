/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AnalyzePaymentDto } from '../models/AnalyzePaymentDto.ts';
import type { ComplianceResultDto } from '../models/ComplianceResultDto.ts';
import type { DecideReviewDto } from '../models/DecideReviewDto.ts';
import type { GuidanceDto } from '../models/GuidanceDto.ts';
import type { GuidanceQuestionDto } from '../models/GuidanceQuestionDto.ts';
import type { ReviewResultDto } from '../models/ReviewResultDto.ts';
import type { RuleDto } from '../models/RuleDto.ts';
import type { RuleSubject } from '../models/RuleSubject.ts';
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
     * Pay a payment under review, or refuse it
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
                409: `\`INVALID_STATE\`, \`MAKER_CANNOT_DECIDE\``,
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
