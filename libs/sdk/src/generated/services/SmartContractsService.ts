/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractAssessmentDto } from '../models/ContractAssessmentDto.ts';
import type { ContractDetailDto } from '../models/ContractDetailDto.ts';
import type { ContractDocumentDto } from '../models/ContractDocumentDto.ts';
import type { ContractDto } from '../models/ContractDto.ts';
import type { ContractState } from '../models/ContractState.ts';
import type { ContractStatsDto } from '../models/ContractStatsDto.ts';
import type { ContractTemplateDto } from '../models/ContractTemplateDto.ts';
import type { ContractType } from '../models/ContractType.ts';
import type { ContractVersionDto } from '../models/ContractVersionDto.ts';
import type { CreateDiminishingMusharakaDto } from '../models/CreateDiminishingMusharakaDto.ts';
import type { CreateIjaraDto } from '../models/CreateIjaraDto.ts';
import type { CreateMudarabaDto } from '../models/CreateMudarabaDto.ts';
import type { CreateMurabahaDto } from '../models/CreateMurabahaDto.ts';
import type { CreateMusharakaDto } from '../models/CreateMusharakaDto.ts';
import type { DocumentLanguage } from '../models/DocumentLanguage.ts';
import type { ReviseContractDto } from '../models/ReviseContractDto.ts';
import type { ScheduleLineDto } from '../models/ScheduleLineDto.ts';
import type { TakeContractStepDto } from '../models/TakeContractStepDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class SmartContractsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the contracts within your reach, newest first
     * Those you made or take part in; an officer sees those of the bank and its customers, an administrator all. Each says what falls due next and what you may do now.
     * @returns ContractDto
     * @throws ApiError
     */
    public listContracts({
        type,
        state,
        q,
        limit = 50,
        before,
    }: {
        /**
         * Of one type
         */
        type?: ContractType,
        /**
         * In one state
         */
        state?: ContractState,
        /**
         * Part of the subject or of a party’s name, or a reference such as MUR-12
         */
        q?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last contract of the previous page
         */
        before?: string,
    }): CancelablePromise<Array<ContractDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts',
            query: {
                'type': type,
                'state': state,
                'q': q,
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
     * Count the contracts within your reach
     * How many run, what they are worth by currency, how many were carried out, and how many of those judged are valid.
     * @returns ContractStatsDto
     * @throws ApiError
     */
    public contractStats(): CancelablePromise<ContractStatsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts/stats',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * List terms to start from
     * One for each type; the parties are yours to name.
     * @returns ContractTemplateDto
     * @throws ApiError
     */
    public listContractTemplates(): CancelablePromise<Array<ContractTemplateDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts/templates',
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Get one contract with its life so far
     * Terms, findings, schedule, steps, payments, and what you may do now. A contract you take no part in is answered as if it did not exist.
     * @returns ContractDetailDto
     * @throws ApiError
     */
    public getContract({
        id,
    }: {
        /**
         * The contract’s id
         */
        id: string,
    }): CancelablePromise<ContractDetailDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts/{id}',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`CONTRACT_NOT_FOUND\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Revise the terms of a draft
     * While nobody has acted on it, whoever made a contract or its bank replaces single terms. The whole is judged as a new contract is: what the rules refuse is answered with the findings and recorded, and the draft stays as it was. Every version is kept.
     * @returns ContractDetailDto
     * @throws ApiError
     */
    public reviseContract({
        id,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The contract’s id
         */
        id: string,
        requestBody: ReviseContractDto,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContractDetailDto> {
        return this.httpRequest.request({
            method: 'PATCH',
            url: '/api/v1/smart-contracts/{id}',
            path: {
                'id': id,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\`, \`INVALID_IDEMPOTENCY_KEY\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`, \`SCOPE_MISSING\``,
                404: `\`CONTRACT_NOT_FOUND\`, \`WALLET_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`STEP_WAITING\`, \`VERSION_CHANGED\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`COMPLIANCE_REJECTED\`, \`NOTHING_CHANGED\`, \`FIGURES_DIFFER\`, \`CONTRACT_TOO_LARGE\`, \`NETWORK_MISMATCH\`, \`IDEMPOTENCY_KEY_REUSED\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * What falls due under a contract, to the minor unit
     * The lines sum to the price exactly; an amount that cannot be known yet is null.
     * @returns ScheduleLineDto
     * @throws ApiError
     */
    public getContractSchedule({
        id,
    }: {
        /**
         * The contract’s id
         */
        id: string,
    }): CancelablePromise<Array<ScheduleLineDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts/{id}/schedule',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`CONTRACT_NOT_FOUND\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Read the text of a contract in English or Arabic
     * Written from the recorded terms, parties and schedule, section by section and as one text.
     * @returns ContractDocumentDto
     * @throws ApiError
     */
    public getContractDocument({
        id,
        lang,
    }: {
        /**
         * The contract’s id
         */
        id: string,
        /**
         * English or Arabic
         */
        lang?: DocumentLanguage,
    }): CancelablePromise<ContractDocumentDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts/{id}/document',
            path: {
                'id': id,
            },
            query: {
                'lang': lang,
            },
            errors: {
                400: `\`VALIDATION_FAILED\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`CONTRACT_NOT_FOUND\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * List every version of a contract’s terms, newest first
     * Each with who made it, why, what the rules said, and what it changed term by term.
     * @returns ContractVersionDto
     * @throws ApiError
     */
    public listContractVersions({
        id,
    }: {
        /**
         * The contract’s id
         */
        id: string,
    }): CancelablePromise<Array<ContractVersionDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts/{id}/versions',
            path: {
                'id': id,
            },
            errors: {
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`CONTRACT_NOT_FOUND\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Make a murabaha, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. With dryRun any terms are judged, whatever keys they have, and nothing is written.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ApiError
     */
    public createMurabaha({
        requestBody,
        dryRun,
        idempotencyKey,
    }: {
        requestBody: CreateMurabahaDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContractAssessmentDto | ContractDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/smart-contracts/murabaha',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`WALLET_NOT_FOUND\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`COMPLIANCE_REJECTED\`, \`FIGURES_DIFFER\`, \`CONTRACT_TOO_LARGE\`, \`NETWORK_MISMATCH\`, \`IDEMPOTENCY_KEY_REUSED\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Make an ijara, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. With dryRun any terms are judged, whatever keys they have, and nothing is written.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ApiError
     */
    public createIjara({
        requestBody,
        dryRun,
        idempotencyKey,
    }: {
        requestBody: CreateIjaraDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContractAssessmentDto | ContractDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/smart-contracts/ijara',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`WALLET_NOT_FOUND\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`COMPLIANCE_REJECTED\`, \`FIGURES_DIFFER\`, \`CONTRACT_TOO_LARGE\`, \`NETWORK_MISMATCH\`, \`IDEMPOTENCY_KEY_REUSED\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Make a mudaraba, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. With dryRun any terms are judged, whatever keys they have, and nothing is written.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ApiError
     */
    public createMudaraba({
        requestBody,
        dryRun,
        idempotencyKey,
    }: {
        requestBody: CreateMudarabaDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContractAssessmentDto | ContractDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/smart-contracts/mudaraba',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`WALLET_NOT_FOUND\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`COMPLIANCE_REJECTED\`, \`FIGURES_DIFFER\`, \`CONTRACT_TOO_LARGE\`, \`NETWORK_MISMATCH\`, \`IDEMPOTENCY_KEY_REUSED\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Make a musharaka, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. With dryRun any terms are judged, whatever keys they have, and nothing is written.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ApiError
     */
    public createMusharaka({
        requestBody,
        dryRun,
        idempotencyKey,
    }: {
        requestBody: CreateMusharakaDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContractAssessmentDto | ContractDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/smart-contracts/musharaka',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`WALLET_NOT_FOUND\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`COMPLIANCE_REJECTED\`, \`FIGURES_DIFFER\`, \`CONTRACT_TOO_LARGE\`, \`NETWORK_MISMATCH\`, \`IDEMPOTENCY_KEY_REUSED\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Make a diminishing musharaka, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. With dryRun any terms are judged, whatever keys they have, and nothing is written.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ApiError
     */
    public createDiminishingMusharaka({
        requestBody,
        dryRun,
        idempotencyKey,
    }: {
        requestBody: CreateDiminishingMusharakaDto,
        /**
         * true: the same answer, and nothing written
         */
        dryRun?: 'true' | 'false',
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContractAssessmentDto | ContractDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/smart-contracts/diminishing-musharaka',
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            query: {
                'dryRun': dryRun,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`SCOPE_MISSING\``,
                404: `\`WALLET_NOT_FOUND\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`COMPLIANCE_REJECTED\`, \`FIGURES_DIFFER\`, \`CONTRACT_TOO_LARGE\`, \`NETWORK_MISMATCH\`, \`IDEMPOTENCY_KEY_REUSED\``,
                429: `\`RATE_LIMITED\``,
                503: `\`DATABASE_UNAVAILABLE\``,
            },
        });
    }
    /**
     * Take a contract one step further
     * Each type has a closed table of steps; whatever is not in it is refused with 409 and what is missing. A step that needs the consent of another side, of whoever’s money moves, or of a second officer where that is a bank’s, waits until they confirm it. Money moves as ordinary transactions, without a fee.
     * @returns ContractDetailDto
     * @throws ApiError
     */
    public takeContractStep({
        id,
        action,
        requestBody,
        idempotencyKey,
    }: {
        /**
         * The contract’s id
         */
        id: string,
        /**
         * The step, one of the contract’s legal actions
         */
        action: string,
        requestBody: TakeContractStepDto,
        /**
         * Makes a repeated request safe for 24 hours
         */
        idempotencyKey?: string,
    }): CancelablePromise<ContractDetailDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/smart-contracts/{id}/actions/{action}',
            path: {
                'id': id,
                'action': action,
            },
            headers: {
                'Idempotency-Key': idempotencyKey,
            },
            body: requestBody,
            mediaType: 'application/json',
            errors: {
                400: `\`VALIDATION_FAILED\`, \`INVALID_ADDRESS\`, \`INVALID_ADDRESS_CHECKSUM\`, \`INVALID_IDEMPOTENCY_KEY\`, \`MALFORMED_JSON\`, \`DUPLICATE_KEY\`, \`FORBIDDEN_KEY\`, \`JSON_TOO_DEEP\`, \`INVALID_TEXT\``,
                401: `\`UNAUTHENTICATED\``,
                403: `\`FORBIDDEN\`, \`ACTION_NOT_YOURS\`, \`SCOPE_MISSING\``,
                404: `\`CONTRACT_NOT_FOUND\`, \`WALLET_NOT_FOUND\`, \`CONTRACT_ACTION_NOT_FOUND\``,
                409: `\`INVALID_STATE\`, \`POSSESSION_REQUIRED\`, \`PURCHASE_REQUIRED\`, \`SALE_REQUIRED\`, \`OWNERSHIP_REQUIRED\`, \`LEASE_REQUIRED\`, \`DELIVERY_REQUIRED\`, \`CAPITAL_REQUIRED\`, \`LIQUIDATION_STATEMENT_REQUIRED\`, \`RENT_UNPAID\`, \`EVIDENCE_REQUIRED\`, \`PARTY_WALLET_REQUIRED\`, \`DEPOSIT_EXISTS\`, \`VENTURE_WALLET_REQUIRED\`, \`NOBODY_TO_BUY\`, \`SHARES_NOT_ALLOWED\`, \`STEP_WAITING\`, \`NOTHING_WAITING\`, \`MAKER_CANNOT_CONFIRM\``,
                413: `\`BODY_TOO_LARGE\``,
                415: `\`UNSUPPORTED_MEDIA_TYPE\``,
                422: `\`COMPLIANCE_REJECTED\`, \`PAYMENT_NEEDS_REVIEW\`, \`INSUFFICIENT_FUNDS\`, \`LIMIT_EXCEEDED\`, \`WALLET_FROZEN\`, \`NETWORK_MISMATCH\`, \`SAME_WALLET\`, \`IDEMPOTENCY_KEY_REUSED\``,
                429: `\`RATE_LIMITED\``,
                503: `\`OVERLOADED\`, \`OUTCOME_UNKNOWN\`, \`DATABASE_UNAVAILABLE\``,
            },
        });
    }
}
