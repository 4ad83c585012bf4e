/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AnalyzePaymentDto } from '../models/AnalyzePaymentDto.ts';
import type { ComplianceResultDto } from '../models/ComplianceResultDto.ts';
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
}
