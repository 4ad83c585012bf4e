/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { AnalyzePaymentDto } from '../models/AnalyzePaymentDto.ts';
import type { AssignReviewDto } from '../models/AssignReviewDto.ts';
import type { BankProfileDto } from '../models/BankProfileDto.ts';
import type { CaseAttachmentDto } from '../models/CaseAttachmentDto.ts';
import type { CaseCommentDto } from '../models/CaseCommentDto.ts';
import type { CaseEvidenceDto } from '../models/CaseEvidenceDto.ts';
import type { CaseFileDto } from '../models/CaseFileDto.ts';
import type { CaseFileFormat } from '../models/CaseFileFormat.ts';
import type { ClearedPairDto } from '../models/ClearedPairDto.ts';
import type { ClearPairDto } from '../models/ClearPairDto.ts';
import type { ComplianceReportDto } from '../models/ComplianceReportDto.ts';
import type { ComplianceResultDto } from '../models/ComplianceResultDto.ts';
import type { ContestedPointsDto } from '../models/ContestedPointsDto.ts';
import type { DecideBankProfileDto } from '../models/DecideBankProfileDto.ts';
import type { DecideReviewDto } from '../models/DecideReviewDto.ts';
import type { DraftRulesetDto } from '../models/DraftRulesetDto.ts';
import type { GuidanceDto } from '../models/GuidanceDto.ts';
import type { GuidanceQuestionDto } from '../models/GuidanceQuestionDto.ts';
import type { Language } from '../models/Language.ts';
import type { Network } from '../models/Network.ts';
import type { ProposeBankProfileDto } from '../models/ProposeBankProfileDto.ts';
import type { PurposeDto } from '../models/PurposeDto.ts';
import type { ReviewCaseDto } from '../models/ReviewCaseDto.ts';
import type { ReviewDto } from '../models/ReviewDto.ts';
import type { ReviewResultDto } from '../models/ReviewResultDto.ts';
import type { ReviewSort } from '../models/ReviewSort.ts';
import type { ReviewState } from '../models/ReviewState.ts';
import type { ReviewStatsDto } from '../models/ReviewStatsDto.ts';
import type { RuleDto } from '../models/RuleDto.ts';
import type { RulesetDto } from '../models/RulesetDto.ts';
import type { RuleSubject } from '../models/RuleSubject.ts';
import type { ShadowRunDto } from '../models/ShadowRunDto.ts';
import type { TrialChangeDto } from '../models/TrialChangeDto.ts';
import type { WriteCommentDto } from '../models/WriteCommentDto.ts';
import type { CancelablePromise } from '../core/CancelablePromise.ts';
import type { BaseHttpRequest } from '../core/BaseHttpRequest.ts';
export class ComplianceService {
    constructor(public readonly httpRequest: BaseHttpRequest) {}
    /**
     * The codes of what payments are for
     * On the e-Dirham network those of the central bank for its balance of payments; on the Qatari network those of ISO 20022.
     * @returns PurposeDto
     * @throws ConnectError
     */
    public listPurposes(): CancelablePromise<Array<PurposeDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/purposes',
        });
    }
    /**
     * Judge a payment against the Shariah and AML rules
     * The same rules as for a payment that is sent, with the same verdict; nothing is written and no money moves. Where a fact may be null, null says as leaving it out does that nothing is known of it, unless the fact itself says more of null.
     * @returns ComplianceResultDto
     * @throws ConnectError
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
        });
    }
    /**
     * List the Shariah and AML rules with their examples
     * Each with its principle, severity, what it asks, the standard it follows, and examples that comply and violate.
     * @returns RuleDto
     * @throws ConnectError
     */
    public listRules({
        principle,
        q,
    }: {
        /**
         * What they are about
         */
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
        });
    }
    /**
     * Get one rule
     * With its principle, severity, what it asks, the standard it follows, and examples that comply and violate.
     * @returns RuleDto
     * @throws ConnectError
     */
    public getRule({
        id,
    }: {
        /**
         * The rule’s id
         */
        id: string,
    }): CancelablePromise<RuleDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/rules/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * List the versions of the rules’ settings, newest first
     * A version holds the profile, thresholds and severities that payments are judged with; one version is in force.
     * @returns RulesetDto
     * @throws ConnectError
     */
    public listRulesets(): CancelablePromise<Array<RulesetDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/rulesets',
        });
    }
    /**
     * Draft another version from the one in force
     * The version is written once and changes nothing until a colleague puts it in force.
     * @returns RulesetDto
     * @throws ConnectError
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
        });
    }
    /**
     * Get one version of the rules’ settings
     * With its differences from the version before it, and what its trial found.
     * @returns RulesetDto
     * @throws ConnectError
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
        });
    }
    /**
     * List payments that a version would judge otherwise
     * The payments of the last trial whose outcome would have changed, with the old and the new outcome.
     * @returns TrialChangeDto
     * @throws ConnectError
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
        /**
         * How many at most
         */
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
        });
    }
    /**
     * Try a version on the payments of the last days
     * Judges those payments again under the version and keeps the count of those that would come out otherwise; nothing else changes.
     * @returns RulesetDto
     * @throws ConnectError
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
        });
    }
    /**
     * Put a version that a colleague made and tried in force
     * It needs a trial, a second person, and a resolution in force of the network’s board that binds this very version. From now on payments are judged with it.
     * @returns RulesetDto
     * @throws ConnectError
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
        });
    }
    /**
     * List the points on which schools and bodies differ, and the profiles
     * Each with its opinions, who holds them, where they are written and how sure that is; and which opinion each profile follows. What no school allows is no point.
     * @returns ContestedPointsDto
     * @throws ConnectError
     */
    public listContestedPoints(): CancelablePromise<ContestedPointsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/points',
        });
    }
    /**
     * List which opinions your bank follows, the newest version first
     * One version of a bank is in force; without one the profile that ships is followed.
     * @returns BankProfileDto
     * @throws ConnectError
     */
    public listBankProfiles({
        bankId,
    }: {
        /**
         * Of one bank
         */
        bankId?: string,
    }): CancelablePromise<Array<BankProfileDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/bank-profiles',
            query: {
                'bankId': bankId,
            },
        });
    }
    /**
     * Propose another version of the opinions that your bank follows
     * A profile and the points that are decided otherwise. It judges nothing until a colleague decides.
     * @returns BankProfileDto
     * @throws ConnectError
     */
    public proposeBankProfile({
        requestBody,
    }: {
        requestBody: ProposeBankProfileDto,
    }): CancelablePromise<BankProfileDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/bank-profiles',
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * Get a version of the opinions that a bank follows
     * With the profile, the points that are decided otherwise, and who proposed and decided it.
     * @returns BankProfileDto
     * @throws ConnectError
     */
    public getBankProfile({
        id,
    }: {
        /**
         * The id of the version
         */
        id: string,
    }): CancelablePromise<BankProfileDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/bank-profiles/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Put a version that a colleague proposed in force, or refuse it
     * Once a resolution in force of the bank’s board binds it, or of the network’s where the bank has none. From then on the payments of the bank’s customers and its contracts are judged by it.
     * @returns BankProfileDto
     * @throws ConnectError
     */
    public decideBankProfile({
        id,
        requestBody,
    }: {
        /**
         * The id of the version
         */
        id: string,
        requestBody: DecideBankProfileDto,
    }): CancelablePromise<BankProfileDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/bank-profiles/{id}/decide',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List payments that wait for an officer of the payer’s bank
     * The oldest first; the money of each is held until an officer decides.
     * @returns ReviewDto
     * @throws ConnectError
     */
    public listReviews({
        state,
        assignee,
        network,
        q,
        olderThanHours,
        sort,
        limit = 50,
        after,
    }: {
        /**
         * The state it is in
         */
        state?: ReviewState,
        /**
         * me, none, or the id of an officer
         */
        assignee?: string,
        /**
         * The network of the payment
         */
        network?: Network,
        /**
         * A transaction id or UETR, or part of a memo or of a party’s name
         */
        q?: string,
        /**
         * Opened longer ago
         */
        olderThanHours?: number,
        /**
         * What rows are ordered by, after a minus sign from the highest or newest down; `createdAt` for open cases and `-createdAt` otherwise by default
         */
        sort?: ReviewSort,
        /**
         * How many at most
         */
        limit?: number,
        /**
         * The id or UETR of the last case of the previous page
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
                'sort': sort,
                'limit': limit,
                'after': after,
            },
        });
    }
    /**
     * Count open cases by age, and what was decided in 30 days
     * For the cases within your reach.
     * @returns ReviewStatsDto
     * @throws ConnectError
     */
    public getReviewStats(): CancelablePromise<ReviewStatsDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews/stats',
        });
    }
    /**
     * Get a case: verdict, timeline, both parties’ activity
     * Everything an officer needs to decide: evidence, what happened so far, and how both parties have paid and been paid.
     * @returns ReviewCaseDto
     * @throws ConnectError
     */
    public getReview({
        id,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
    }): CancelablePromise<ReviewCaseDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Hand an open case to an officer, to yourself, or to nobody
     * An officer who may not decide the case cannot have it either. The change is kept in its timeline.
     * @returns ReviewCaseDto
     * @throws ConnectError
     */
    public assignReview({
        id,
        requestBody,
    }: {
        /**
         * The transaction under review, by id, name or UETR
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
        });
    }
    /**
     * Pay a payment under review, or refuse it; a large one needs two who agree
     * Whoever sent the payment cannot decide it. A refusal frees the held money; above the large amount a second officer must agree.
     * @returns ReviewResultDto
     * @throws ConnectError
     */
    public decideReview({
        id,
        requestBody,
    }: {
        /**
         * The transaction under review, by id, name or UETR
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
        });
    }
    /**
     * Get everything that a case rests on
     * Each name beside the listed name that it is like, as both were when the payment was judged, with what was decided of the two before; each rule that asked; both parties with what they pay and receive; and their other cases. Whoever is a party to the payment is told that there is no such case.
     * @returns CaseEvidenceDto
     * @throws ConnectError
     */
    public getCaseEvidence({
        id,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
    }): CancelablePromise<CaseEvidenceDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews/{id}/evidence',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Say that a party of a payment under review is not the entry that it is like
     * The pair is cleared for later payments as well, once as many officers as the case needs have said so, and as many as the party’s own case needs. What other rules asked stays open; where nothing is left, your word counts as your opinion that the payment may go on, unless it is stopped.
     * @returns ClearedPairDto
     * @throws ConnectError
     */
    public clearCasePair({
        id,
        requestBody,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
        requestBody: ClearPairDto,
    }): CancelablePromise<ClearedPairDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/reviews/{id}/clear',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List what officers wrote about a case, in their order
     * For officers of the payer’s bank alone. Each comment is sealed in the audit log and never changes.
     * @returns CaseCommentDto
     * @throws ConnectError
     */
    public listCaseComments({
        id,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
    }): CancelablePromise<Array<CaseCommentDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews/{id}/comments',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Write about a case
     * It stays as it is, for good.
     * @returns CaseCommentDto
     * @throws ConnectError
     */
    public writeCaseComment({
        id,
        requestBody,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
        requestBody: WriteCommentDto,
    }): CancelablePromise<CaseCommentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/reviews/{id}/comments',
            path: {
                'id': id,
            },
            body: requestBody,
            mediaType: 'application/json',
        });
    }
    /**
     * List what officers filed with a case, in their order
     * For officers of the payer’s bank alone. The digest of each file is sealed in the audit log.
     * @returns CaseAttachmentDto
     * @throws ConnectError
     */
    public listCaseAttachments({
        id,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
    }): CancelablePromise<Array<CaseAttachmentDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews/{id}/attachments',
            path: {
                'id': id,
            },
        });
    }
    /**
     * File something with a case
     * The file itself, at most 5 MiB, and 25 MiB a case. It is kept as bytes under a name and handed out as such: nothing opens it, and it is not searched for viruses.
     * @returns CaseAttachmentDto
     * @throws ConnectError
     */
    public attachToCase({
        id,
        name,
        requestBody,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
        /**
         * Kept without folders and with at most 120 characters
         */
        name: string,
        requestBody: Blob,
    }): CancelablePromise<CaseAttachmentDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/reviews/{id}/attachments',
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
     * Take a filed file away, as the bytes that were sent
     * Always as an attachment of plain bytes, whatever it is. The log records who took it.
     * @returns binary
     * @throws ConnectError
     */
    public downloadCaseAttachment({
        id,
    }: {
        /**
         * The filed file’s id
         */
        id: string,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/case-attachments/{id}',
            path: {
                'id': id,
            },
        });
    }
    /**
     * List the files that were made of a case, newest first
     * For officers of the payer’s bank alone.
     * @returns CaseFileDto
     * @throws ConnectError
     */
    public listCaseFiles({
        id,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
    }): CancelablePromise<Array<CaseFileDto>> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/reviews/{id}/files',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Make a file of a case as it stands, to be handed over
     * Evidence, opinions, comments, the digests of attachments, the timeline, and each audit event of the case with the proof that it is in the log. As PDF in English and Arabic, signed (PAdES), and as JSON with a detached signature; `connect-verify case.json --keys jwks.json` checks the proofs without this server.
     * @returns CaseFileDto
     * @throws ConnectError
     */
    public makeCaseFile({
        id,
    }: {
        /**
         * The transaction under review, by id, name or UETR
         */
        id: string,
    }): CancelablePromise<CaseFileDto> {
        return this.httpRequest.request({
            method: 'POST',
            url: '/api/v1/compliance/reviews/{id}/files',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Take a case file away
     * The log records who took which. JSON is sent as plain bytes, because its signature is over each of them.
     * @returns binary
     * @throws ConnectError
     */
    public downloadCaseFile({
        id,
        format,
        lang,
    }: {
        /**
         * The case file’s id
         */
        id: string,
        /**
         * The form of the file
         */
        format: CaseFileFormat,
        /**
         * Of the PDF
         */
        lang?: Language,
    }): CancelablePromise<Blob> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/case-files/{id}/download',
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
     * Get the detached signature of a case file’s JSON form
     * A JWS without its payload (RFC 7515, appendix F; RFC 7797): check it over the file as it is, by the key of that `kid` at `/.well-known/jwks.json`.
     * @returns string
     * @throws ConnectError
     */
    public getCaseFileSignature({
        id,
    }: {
        /**
         * The case file’s id
         */
        id: string,
    }): CancelablePromise<string> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/case-files/{id}/signature',
            path: {
                'id': id,
            },
        });
    }
    /**
     * Answer a question from the corpus, with its sources; guidance, not a fatwa
     * Finds the passages that answer the question and quotes them with their sources, or refers it to the Shari’ah board with the reason. It never changes a verdict.
     * @returns GuidanceDto
     * @throws ConnectError
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
        });
    }
    /**
     * Get compliance in figures over a period
     * Of all payments; for a bank, of those its own customers made.
     * @returns ComplianceReportDto
     * @throws ConnectError
     */
    public getComplianceReport({
        from,
        to,
    }: {
        /**
         * At or after; the first of this month by default
         */
        from?: string,
        /**
         * Before; now by default
         */
        to?: string,
    }): CancelablePromise<ComplianceReportDto> {
        return this.httpRequest.request({
            method: 'GET',
            url: '/api/v1/compliance/report',
            query: {
                'from': from,
                'to': to,
            },
        });
    }
}
