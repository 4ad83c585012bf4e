/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { ContractAssessmentDto } from '../models/ContractAssessmentDto.ts';
import type { ContractDetailDto } from '../models/ContractDetailDto.ts';
import type { ContractDocumentDto } from '../models/ContractDocumentDto.ts';
import type { ContractDto } from '../models/ContractDto.ts';
import type { ContractSort } from '../models/ContractSort.ts';
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
import type { StepPreviewDto } from '../models/StepPreviewDto.ts';
import type { TakeContractStepDto } from '../models/TakeContractStepDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class SmartContractsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the contracts within your reach, newest first
     * Those you made or take part in; an officer sees those of the bank and its customers, an administrator all. Each says what falls due next and what you may do now.
     * @returns ContractDto
     * @throws ConnectError
     */
    public listContracts({
        type,
        state,
        q,
        sort,
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
         * What rows are ordered by, after a minus sign from the highest or newest down; `-createdAt` by default
         */
        sort?: ContractSort,
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
                'sort': sort,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Count the contracts within your reach
     * How many run, what they are worth by currency, how many were carried out, and how many of those judged are valid.
     * @returns ContractStatsDto
     * @throws ConnectError
     */
    public contractStats(): CancelablePromise<ContractStatsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts/stats',
        });
    }
    /**
     * List terms to start from
     * One for each type; the parties are yours to name.
     * @returns ContractTemplateDto
     * @throws ConnectError
     */
    public listContractTemplates(): CancelablePromise<Array<ContractTemplateDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/smart-contracts/templates',
        });
    }
    /**
     * Get one contract with its life so far
     * Terms, findings, schedule, steps, payments, and what you may do now. A contract you take no part in is answered as if it did not exist.
     * @returns ContractDetailDto
     * @throws ConnectError
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
        });
    }
    /**
     * Revise the terms of a draft
     * While nobody has acted on it, whoever made a contract or its bank replaces single terms. The whole is judged as a new contract is: what the rules refuse is answered with the findings and recorded, and the draft stays as it was. Every version is kept.
     * @returns ContractDetailDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * What falls due under a contract, to the minor unit
     * The lines sum to the price exactly; an amount that cannot be known yet is null.
     * @returns ScheduleLineDto
     * @throws ConnectError
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
        });
    }
    /**
     * Read the text of a contract in English or Arabic
     * Written from the recorded terms, parties and schedule, section by section and as one text.
     * @returns ContractDocumentDto
     * @throws ConnectError
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
        });
    }
    /**
     * List every version of a contract’s terms, newest first
     * Each with who made it, why, what the rules said, and what it changed term by term.
     * @returns ContractVersionDto
     * @throws ConnectError
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
        });
    }
    /**
     * Make a murabaha, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with, and null says there that a term is known to be missing.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Make an ijara, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with, and null says there that a term is known to be missing.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Make a mudaraba, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with, and null says there that a term is known to be missing.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Make a musharaka, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with, and null says there that a term is known to be missing.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Make a diminishing musharaka, or judge its terms
     * The server works out every figure that follows from the terms and compares what a client sends. Terms that a rule refuses are kept as evidence and answered with the findings. What no rule can read, at any depth, is kept, listed as unread and a finding for the board. With dryRun any terms are judged and nothing is written; `refusal` is what making a contract of them would be answered with, and null says there that a term is known to be missing.
     * @returns ContractAssessmentDto With dryRun: what is to be said of the terms
     * @returns ContractDetailDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * Take a contract one step further
     * Each type has a closed table of steps; whatever is not in it is refused with 409 and what is missing. A step that needs the consent of another side, of whoever’s money moves, or of a second officer where that is a bank’s, waits until they confirm it. Money moves as ordinary transactions, without a fee.
     * @returns ContractDetailDto
     * @throws ConnectError
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
         * Makes a repeated request safe: its answer is kept for 24 hours, and it is never done twice
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
        });
    }
    /**
     * See what a step would do before it is taken
     * The very step is taken and undone: its payments with wallets and fee, their postings, the balances within your reach before and after, where the contract would stand, what comes next, whose consent is still lacking, and `refusal`, what taking it now would be refused with. Send `expected` along with the step, and it is refused if it would do anything else by then. Nothing is written.
     * @returns StepPreviewDto
     * @throws ConnectError
     */
    public previewContractStep({
        id,
        action,
        requestBody,
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
    }): CancelablePromise<StepPreviewDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/smart-contracts/{id}/actions/{action}/preview',
            path: {
                'id': id,
                'action': action,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
}
