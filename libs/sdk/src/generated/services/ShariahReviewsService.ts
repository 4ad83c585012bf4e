/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { DecideReviewPlanDto } from '../models/DecideReviewPlanDto.ts';
import type { EventProofDto } from '../models/EventProofDto.ts';
import type { OrderReviewSampleDto } from '../models/OrderReviewSampleDto.ts';
import type { PackAudience } from '../models/PackAudience.ts';
import type { PackFormat } from '../models/PackFormat.ts';
import type { ProposeReviewPlanDto } from '../models/ProposeReviewPlanDto.ts';
import type { RaiseFindingDto } from '../models/RaiseFindingDto.ts';
import type { ReportLanguage } from '../models/ReportLanguage.ts';
import type { RequestShariahPackDto } from '../models/RequestShariahPackDto.ts';
import type { ReviewFindingDto } from '../models/ReviewFindingDto.ts';
import type { ReviewPlanDto } from '../models/ReviewPlanDto.ts';
import type { ReviewPlanLineDto } from '../models/ReviewPlanLineDto.ts';
import type { ReviewPlanState } from '../models/ReviewPlanState.ts';
import type { ReviewRiskDto } from '../models/ReviewRiskDto.ts';
import type { ReviewSampleDto } from '../models/ReviewSampleDto.ts';
import type { ReviewSampleLineDto } from '../models/ReviewSampleLineDto.ts';
import type { SampledPaymentDto } from '../models/SampledPaymentDto.ts';
import type { ShariahPackDto } from '../models/ShariahPackDto.ts';
import type { StandardMappingDto } from '../models/StandardMappingDto.ts';
import type { TakeFindingStepDto } from '../models/TakeFindingStepDto.ts';
import type { WorkingPaperDto } from '../models/WorkingPaperDto.ts';
import type { WritePaperDto } from '../models/WritePaperDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ShariahReviewsService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * List the samples of Shariah reviews, the last ordered first
     * Every sample that was ever ordered is there: nobody draws again until a sample pleases.
     * @returns ReviewSampleLineDto
     * @throws ConnectError
     */
    public listReviewSamples({
        planId,
        limit = 50,
        before,
    }: {
        /**
         * Those under one plan
         */
        planId?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last sample of the page before
         */
        before?: string,
    }): CancelablePromise<Array<ReviewSampleLineDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/samples',
            query: {
                'planId': planId,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Order a sample of the payments of an item
     * Drawn from are the payments of its area and period that stand in the log before the order. The seed follows from the root of the block that seals the order, so that nobody can choose or foresee it.
     * @returns ReviewSampleDto
     * @throws ConnectError
     */
    public orderReviewSample({
        requestBody,
    }: {
        requestBody: OrderReviewSampleDto,
    }): CancelablePromise<ReviewSampleDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-reviews/samples',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read a sample: what it was drawn from, its seed, and its payments
     * Height, root, seed, population and keys are told, so that anybody draws the same from an export of the books.
     * @returns ReviewSampleDto
     * @throws ConnectError
     */
    public getReviewSample({
        id,
    }: {
        /**
         * The id of the sample
         */
        id: string,
    }): CancelablePromise<ReviewSampleDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/samples/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Draw a sample that was ordered, once its order is sealed
     * That takes about a second after the order: until then 409 `EVENT_NOT_SEALED`, with `Retry-After`.
     * @returns ReviewSampleDto
     * @throws ConnectError
     */
    public drawReviewSample({
        id,
    }: {
        /**
         * The id of the sample
         */
        id: string,
    }): CancelablePromise<ReviewSampleDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-reviews/samples/{id}/draw',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Read a sampled payment: its parties, its evidence, its verdict and what the log tells of it
     * It names people: the log records who read it.
     * @returns SampledPaymentDto
     * @throws ConnectError
     */
    public readSampledPayment({
        id,
        number,
    }: {
        /**
         * The id of the sample
         */
        id: string,
        /**
         * Which payment of the sample, by its position
         */
        number: string,
    }): CancelablePromise<SampledPaymentDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/samples/{id}/payments/{number}',
            path: {
                'id': id,
                'number': number,
            },
        });
    }
    /**
     * Prove that a sampled payment stands in the sealed log
     * Its first event as it was hashed, the hashes beside its path, and the signed head with that root.
     * @returns EventProofDto
     * @throws ConnectError
     */
    public proveSampledPayment({
        id,
        number,
    }: {
        /**
         * The id of the sample
         */
        id: string,
        /**
         * Which payment of the sample, by its position
         */
        number: string,
    }): CancelablePromise<EventProofDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/samples/{id}/payments/{number}/proof',
            path: {
                'id': id,
                'number': number,
            },
        });
    }
    /**
     * List the findings of Shariah reviews, the last raised first
     * Each with management’s answer, its follow-up, and what you may do about it.
     * @returns ReviewFindingDto
     * @throws ConnectError
     */
    public listReviewFindings({
        planId,
        limit = 50,
        before,
    }: {
        /**
         * Those under one plan
         */
        planId?: string,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last finding of the page before
         */
        before?: string,
    }): CancelablePromise<Array<ReviewFindingDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/findings',
            query: {
                'planId': planId,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Raise a finding under an approved plan
     * With its class, a recommendation, and the day by which it is put right. It becomes an event of the non-compliance register at once, where each knows the other.
     * @returns ReviewFindingDto
     * @throws ConnectError
     */
    public raiseReviewFinding({
        requestBody,
    }: {
        requestBody: RaiseFindingDto,
    }): CancelablePromise<ReviewFindingDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-reviews/findings',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read a finding and every step of it
     * Its state follows from its last step.
     * @returns ReviewFindingDto
     * @throws ConnectError
     */
    public getReviewFinding({
        id,
    }: {
        /**
         * The id of the finding
         */
        id: string,
    }): CancelablePromise<ReviewFindingDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/findings/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Answer, follow up, close or reopen a finding
     * Management answers first. Whoever answered does not close it.
     * @returns ReviewFindingDto
     * @throws ConnectError
     */
    public takeFindingStep({
        id,
        requestBody,
    }: {
        /**
         * The id of the finding
         */
        id: string,
        requestBody: TakeFindingStepDto,
    }): CancelablePromise<ReviewFindingDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-reviews/findings/{id}/steps',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List the working papers of a sample, by payment and version
     * Of each payment the highest version holds; the others stay.
     * @returns WorkingPaperDto
     * @throws ConnectError
     */
    public listWorkingPapers({
        id,
    }: {
        /**
         * The id of the sample
         */
        id: string,
    }): CancelablePromise<Array<WorkingPaperDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/samples/{id}/papers',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Write down what you looked at of a sampled payment, and what you found
     * Another version follows one that was written before.
     * @returns WorkingPaperDto
     * @throws ConnectError
     */
    public writeWorkingPaper({
        id,
        requestBody,
    }: {
        /**
         * The id of the sample
         */
        id: string,
        requestBody: WritePaperDto,
    }): CancelablePromise<WorkingPaperDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-reviews/samples/{id}/papers',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * File something with a working paper
     * The file itself, at most 5 MiB. It is kept as bytes under a name and handed out as such: nothing opens it, and it is not searched for viruses.
     * @returns WorkingPaperDto
     * @throws ConnectError
     */
    public attachToWorkingPaper({
        id,
        name,
        requestBody,
    }: {
        /**
         * The id of the paper
         */
        id: string,
        /**
         * The name of the file
         */
        name: string,
        requestBody: Blob,
    }): CancelablePromise<WorkingPaperDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-reviews/papers/{id}/attachments',
            path: {
                'id': id,
            },
            query: {
                'name': name,
            },
            body: requestBody,
            mediaType: 'application/octet-stream',
        });
    }
    /**
     * Take a file of a working paper away, as the bytes that were sent
     * Always as an attachment of plain bytes, whatever it is. The log records who took it.
     * @returns binary
     * @throws ConnectError
     */
    public downloadPaperAttachment({
        id,
    }: {
        /**
         * The filed file’s id
         */
        id: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/paper-attachments/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Read the risk of a bank’s areas over twelve months, from the sealed ledger
     * For each kind of payments and type of contract: how many payments, refusals, reviews and overrides there were, and the score that these make by the weights of the policy. An area without payments is left out.
     * @returns ReviewRiskDto
     * @throws ConnectError
     */
    public getReviewRisk({
        bankId,
    }: {
        /**
         * The bank; of people of a bank always their own
         */
        bankId?: string,
    }): CancelablePromise<ReviewRiskDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/risk',
            query: {
                'bankId': bankId,
            },
        });
    }
    /**
     * List the plans of annual Shariah reviews, the newest first
     * Officers, scholars and auditors of a bank see its plans, administrators those of all banks.
     * @returns ReviewPlanLineDto
     * @throws ConnectError
     */
    public listReviewPlans({
        state,
        limit = 50,
        before,
    }: {
        /**
         * Those that stand so
         */
        state?: ReviewPlanState,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last plan of the page before
         */
        before?: string,
    }): CancelablePromise<Array<ReviewPlanLineDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/plans',
            query: {
                'state': state,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Propose what your bank’s Shariah review looks at in a year
     * The risk of every area is computed and kept with it. It holds once a second person approves it; one of a year and calendar stands at a time.
     * @returns ReviewPlanDto
     * @throws ConnectError
     */
    public proposeReviewPlan({
        requestBody,
    }: {
        requestBody: ProposeReviewPlanDto,
    }): CancelablePromise<ReviewPlanDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-reviews/plans',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read a plan: its areas, and the risk that they were chosen by
     * With every count that the risk is made of, and the block up to which it was counted.
     * @returns ReviewPlanDto
     * @throws ConnectError
     */
    public getReviewPlan({
        id,
    }: {
        /**
         * The id of the plan
         */
        id: string,
    }): CancelablePromise<ReviewPlanDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-reviews/plans/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Approve or refuse a plan, as somebody who did not propose it
     * Samples are drawn under approved plans alone. Another plan of the year may follow a refused one.
     * @returns ReviewPlanDto
     * @throws ConnectError
     */
    public decideReviewPlan({
        id,
        requestBody,
    }: {
        /**
         * The id of the plan
         */
        id: string,
        requestBody: DecideReviewPlanDto,
    }): CancelablePromise<ReviewPlanDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-reviews/plans/{id}/decision',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List annual packs, the last asked for first
     * Officers, scholars and auditors of a bank see its packs, administrators those of all banks.
     * @returns ShariahPackDto
     * @throws ConnectError
     */
    public listShariahPacks({
        audience,
        limit = 50,
        before,
    }: {
        /**
         * Whom they are for
         */
        audience?: PackAudience,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id of the last pack of the page before
         */
        before?: string,
    }): CancelablePromise<Array<ShariahPackDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-packs',
            query: {
                'audience': audience,
                'limit': limit,
                'before': before,
            },
        });
    }
    /**
     * Ask for the pack of a year, for the Higher Shariah Authority or for the board
     * It is made outside of the request: signed PDFs in English and Arabic, and JSON with a detached signature. Every figure is as of the block that it names.
     * @returns ShariahPackDto
     * @throws ConnectError
     */
    public requestShariahPack({
        requestBody,
    }: {
        requestBody: RequestShariahPackDto,
    }): CancelablePromise<ShariahPackDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/shariah-packs',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Read which rules, products and controls answer which standard
     * By what the rules cite; what no rule cites is not claimed. Each control names the test that fails where it does not hold.
     * @returns StandardMappingDto
     * @throws ConnectError
     */
    public getStandardMapping(): CancelablePromise<Array<StandardMappingDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-packs/mapping',
        });
    }
    /**
     * Take the mapping of standards away as CSV
     * A line for each standard, and in it what answers it, parted by semicolons.
     * @returns string
     * @throws ConnectError
     */
    public exportStandardMapping(): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-packs/mapping/csv',
        });
    }
    /**
     * Read one pack and its files
     * The files are there once its state is `done`.
     * @returns ShariahPackDto
     * @throws ConnectError
     */
    public getShariahPack({
        id,
    }: {
        /**
         * The id of the pack
         */
        id: string,
    }): CancelablePromise<ShariahPackDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-packs/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Take a pack away as a file
     * The log records who took which. `POST /api/v1/reports/verify` tells whether a file is as it was issued.
     * @returns binary
     * @throws ConnectError
     */
    public downloadShariahPack({
        id,
        format,
        lang,
    }: {
        /**
         * The id of the pack
         */
        id: string,
        /**
         * In which form
         */
        format: PackFormat,
        /**
         * Of a PDF
         */
        lang?: ReportLanguage,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-packs/{id}/download',
            path: {
                'id': id,
            },
            query: {
                'format': format,
                'lang': lang,
            },
        });
    }
    /**
     * Get the detached signature of a pack’s JSON file
     * A JWS without its payload (RFC 7515, appendix F; RFC 7797), by the key of that `kid` at `/.well-known/jwks.json`.
     * @returns string
     * @throws ConnectError
     */
    public getShariahPackSignature({
        id,
    }: {
        /**
         * The id of the pack
         */
        id: string,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/shariah-packs/{id}/signature',
            path: {
                'id': id,
            },
        });
    }
}
