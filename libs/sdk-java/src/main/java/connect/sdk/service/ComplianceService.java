// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.service;

import connect.sdk.Call;
import connect.sdk.Transport;
import connect.sdk.model.*;
import java.util.List;

/** Judge payments, decide reviews, and read and version the rules. */
public final class ComplianceService {
    private final Transport transport;

    public ComplianceService(Transport transport) {
        this.transport = transport;
    }

    /**
     * The codes of what payments are for. On the e-Dirham network those of the central bank for its balance of
     * payments; on the Qatari network those of ISO 20022.
     */
    public List<PurposeDto> listPurposes() {
        return transport.list(new Call("GET", "/api/v1/compliance/purposes"), PurposeDto.class);
    }

    /**
     * Judge a payment against the Shariah and AML rules. The same rules as for a payment that is sent, with the
     * same verdict; nothing is written and no money moves. Where a fact may be null, null says as leaving it out
     * does that nothing is known of it, unless the fact itself says more of null.
     */
    public ComplianceResultDto analyzePayment(AnalyzePaymentDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/analyze")
            .body(body, "application/json"), ComplianceResultDto.class);
    }

    /**
     * List the Shariah and AML rules with their examples. Each with its principle, severity, what it asks, the
     * standard it follows, and examples that comply and violate.
     */
    public List<RuleDto> listRules() {
        return listRules(new ListRulesParams());
    }

    /**
     * List the Shariah and AML rules with their examples. Each with its principle, severity, what it asks, the
     * standard it follows, and examples that comply and violate.
     */
    public List<RuleDto> listRules(ListRulesParams params) {
        return transport.list(new Call("GET", "/api/v1/compliance/rules")
            .with(params), RuleDto.class);
    }

    /**
     * Get one rule. With its principle, severity, what it asks, the standard it follows, and examples that comply
     * and violate.
     */
    public RuleDto getRule(String id) {
        return transport.send(new Call("GET", "/api/v1/compliance/rules/{id}")
            .path("id", id), RuleDto.class);
    }

    /**
     * List the versions of the rules’ settings, newest first. A version holds the profile, thresholds and
     * severities that payments are judged with; one version is in force.
     */
    public List<RulesetDto> listRulesets() {
        return transport.list(new Call("GET", "/api/v1/compliance/rulesets"), RulesetDto.class);
    }

    /**
     * Draft another version from the one in force. The version is written once and changes nothing until a
     * colleague puts it in force.
     */
    public RulesetDto draftRuleset(DraftRulesetDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/rulesets")
            .body(body, "application/json"), RulesetDto.class);
    }

    /**
     * Get one version of the rules’ settings. With its differences from the version before it, and what its trial
     * found.
     */
    public RulesetDto getRuleset(String id) {
        return transport.send(new Call("GET", "/api/v1/compliance/rulesets/{id}")
            .path("id", id), RulesetDto.class);
    }

    /**
     * List payments that a version would judge otherwise. The payments of the last trial whose outcome would have
     * changed, with the old and the new outcome.
     */
    public List<TrialChangeDto> listRulesetChanges(String id) {
        return listRulesetChanges(id, new ListRulesetChangesParams());
    }

    /**
     * List payments that a version would judge otherwise. The payments of the last trial whose outcome would have
     * changed, with the old and the new outcome.
     */
    public List<TrialChangeDto> listRulesetChanges(String id, ListRulesetChangesParams params) {
        return transport.list(new Call("GET", "/api/v1/compliance/rulesets/{id}/changes")
            .path("id", id)
            .with(params), TrialChangeDto.class);
    }

    /**
     * Try a version on the payments of the last days. Judges those payments again under the version and keeps the
     * count of those that would come out otherwise; nothing else changes.
     */
    public RulesetDto shadowRunRuleset(String id, ShadowRunDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/rulesets/{id}/shadow-run")
            .path("id", id)
            .body(body, "application/json"), RulesetDto.class);
    }

    /**
     * Put a version that a colleague made and tried in force. It needs a trial, a second person, and a resolution
     * in force of the network’s board that binds this very version. From now on payments are judged with it.
     */
    public RulesetDto activateRuleset(String id) {
        return transport.send(new Call("POST", "/api/v1/compliance/rulesets/{id}/activate")
            .path("id", id), RulesetDto.class);
    }

    /**
     * List the points on which schools and bodies differ, and the profiles. Each with its opinions, who holds
     * them, where they are written and how sure that is; and which opinion each profile follows. What no school
     * allows is no point.
     */
    public ContestedPointsDto listContestedPoints() {
        return transport.send(new Call("GET", "/api/v1/compliance/points"), ContestedPointsDto.class);
    }

    /**
     * List which opinions your bank follows, the newest version first. One version of a bank is in force; without
     * one the profile that ships is followed.
     */
    public List<BankProfileDto> listBankProfiles() {
        return listBankProfiles(new ListBankProfilesParams());
    }

    /**
     * List which opinions your bank follows, the newest version first. One version of a bank is in force; without
     * one the profile that ships is followed.
     */
    public List<BankProfileDto> listBankProfiles(ListBankProfilesParams params) {
        return transport.list(new Call("GET", "/api/v1/bank-profiles")
            .with(params), BankProfileDto.class);
    }

    /**
     * Propose another version of the opinions that your bank follows. A profile and the points that are decided
     * otherwise. It judges nothing until a colleague decides.
     */
    public BankProfileDto proposeBankProfile(ProposeBankProfileDto body) {
        return transport.send(new Call("POST", "/api/v1/bank-profiles")
            .body(body, "application/json"), BankProfileDto.class);
    }

    /**
     * Get a version of the opinions that a bank follows. With the profile, the points that are decided otherwise,
     * and who proposed and decided it.
     */
    public BankProfileDto getBankProfile(String id) {
        return transport.send(new Call("GET", "/api/v1/bank-profiles/{id}")
            .path("id", id), BankProfileDto.class);
    }

    /**
     * Put a version that a colleague proposed in force, or refuse it. Once a resolution in force of the bank’s
     * board binds it, or of the network’s where the bank has none. From then on the payments of the bank’s
     * customers and its contracts are judged by it.
     */
    public BankProfileDto decideBankProfile(String id, DecideBankProfileDto body) {
        return transport.send(new Call("POST", "/api/v1/bank-profiles/{id}/decide")
            .path("id", id)
            .body(body, "application/json"), BankProfileDto.class);
    }

    /**
     * List payments that wait for an officer of the payer’s bank. The oldest first; the money of each is held
     * until an officer decides.
     */
    public List<ReviewDto> listReviews() {
        return listReviews(new ListReviewsParams());
    }

    /**
     * List payments that wait for an officer of the payer’s bank. The oldest first; the money of each is held
     * until an officer decides.
     */
    public List<ReviewDto> listReviews(ListReviewsParams params) {
        return transport.list(new Call("GET", "/api/v1/compliance/reviews")
            .with(params), ReviewDto.class);
    }

    /** Count open cases by age, and what was decided in 30 days. For the cases within your reach. */
    public ReviewStatsDto getReviewStats() {
        return transport.send(new Call("GET", "/api/v1/compliance/reviews/stats"), ReviewStatsDto.class);
    }

    /**
     * Get a case: verdict, timeline, both parties’ activity. Everything an officer needs to decide: evidence, what
     * happened so far, and how both parties have paid and been paid.
     */
    public ReviewCaseDto getReview(String id) {
        return transport.send(new Call("GET", "/api/v1/compliance/reviews/{id}")
            .path("id", id), ReviewCaseDto.class);
    }

    /**
     * Hand an open case to an officer, to yourself, or to nobody. An officer who may not decide the case cannot
     * have it either. The change is kept in its timeline.
     */
    public ReviewCaseDto assignReview(String id, AssignReviewDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/reviews/{id}/assign")
            .path("id", id)
            .body(body, "application/json"), ReviewCaseDto.class);
    }

    /**
     * Pay a payment under review, or refuse it; a large one needs two who agree. Whoever sent the payment cannot
     * decide it. A refusal frees the held money; above the large amount a second officer must agree.
     */
    public ReviewResultDto decideReview(String id, DecideReviewDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/reviews/{id}/decide")
            .path("id", id)
            .body(body, "application/json"), ReviewResultDto.class);
    }

    /**
     * Get everything that a case rests on. Each name beside the listed name that it is like, as both were when the
     * payment was judged, with what was decided of the two before; each rule that asked; both parties with what
     * they pay and receive; and their other cases. Whoever is a party to the payment is told that there is no such
     * case.
     */
    public CaseEvidenceDto getCaseEvidence(String id) {
        return transport.send(new Call("GET", "/api/v1/compliance/reviews/{id}/evidence")
            .path("id", id), CaseEvidenceDto.class);
    }

    /**
     * Say that a party of a payment under review is not the entry that it is like. The pair is cleared for later
     * payments as well, once as many officers as the case needs have said so, and as many as the party’s own case
     * needs. What other rules asked stays open; where nothing is left, your word counts as your opinion that the
     * payment may go on, unless it is stopped.
     */
    public ClearedPairDto clearCasePair(String id, ClearPairDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/reviews/{id}/clear")
            .path("id", id)
            .body(body, "application/json"), ClearedPairDto.class);
    }

    /**
     * List what officers wrote about a case, in their order. For officers of the payer’s bank alone. Each comment
     * is sealed in the audit log and never changes.
     */
    public List<CaseCommentDto> listCaseComments(String id) {
        return transport.list(new Call("GET", "/api/v1/compliance/reviews/{id}/comments")
            .path("id", id), CaseCommentDto.class);
    }

    /** Write about a case. It stays as it is, for good. */
    public CaseCommentDto writeCaseComment(String id, WriteCommentDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/reviews/{id}/comments")
            .path("id", id)
            .body(body, "application/json"), CaseCommentDto.class);
    }

    /**
     * List what officers filed with a case, in their order. For officers of the payer’s bank alone. The digest of
     * each file is sealed in the audit log.
     */
    public List<CaseAttachmentDto> listCaseAttachments(String id) {
        return transport.list(new Call("GET", "/api/v1/compliance/reviews/{id}/attachments")
            .path("id", id), CaseAttachmentDto.class);
    }

    /**
     * File something with a case. The file itself, at most 5 MiB, and 25 MiB a case. It is kept as bytes under a
     * name and handed out as such: nothing opens it, and it is not searched for viruses.
     */
    public CaseAttachmentDto attachToCase(String id, byte[] body) {
        return attachToCase(id, body, new AttachToCaseParams());
    }

    /**
     * File something with a case. The file itself, at most 5 MiB, and 25 MiB a case. It is kept as bytes under a
     * name and handed out as such: nothing opens it, and it is not searched for viruses.
     */
    public CaseAttachmentDto attachToCase(String id, byte[] body, AttachToCaseParams params) {
        return transport.send(new Call("POST", "/api/v1/compliance/reviews/{id}/attachments")
            .path("id", id)
            .body(body, "application/octet-stream")
            .with(params), CaseAttachmentDto.class);
    }

    /**
     * Take a filed file away, as the bytes that were sent. Always as an attachment of plain bytes, whatever it is.
     * The log records who took it.
     */
    public byte[] downloadCaseAttachment(String id) {
        return transport.send(new Call("GET", "/api/v1/compliance/case-attachments/{id}")
            .path("id", id), byte[].class);
    }

    /** List the files that were made of a case, newest first. For officers of the payer’s bank alone. */
    public List<CaseFileDto> listCaseFiles(String id) {
        return transport.list(new Call("GET", "/api/v1/compliance/reviews/{id}/files")
            .path("id", id), CaseFileDto.class);
    }

    /**
     * Make a file of a case as it stands, to be handed over. Evidence, opinions, comments, the digests of
     * attachments, the timeline, and each audit event of the case with the proof that it is in the log. As PDF in
     * English and Arabic, signed (PAdES), and as JSON with a detached signature; `connect-verify case.json --keys
     * jwks.json` checks the proofs without this server.
     */
    public CaseFileDto makeCaseFile(String id) {
        return transport.send(new Call("POST", "/api/v1/compliance/reviews/{id}/files")
            .path("id", id), CaseFileDto.class);
    }

    /**
     * Take a case file away. The log records who took which. JSON is sent as plain bytes, because its signature is
     * over each of them.
     */
    public Object downloadCaseFile(String id) {
        return downloadCaseFile(id, new DownloadCaseFileParams());
    }

    /**
     * Take a case file away. The log records who took which. JSON is sent as plain bytes, because its signature is
     * over each of them.
     */
    public Object downloadCaseFile(String id, DownloadCaseFileParams params) {
        return transport.send(new Call("GET", "/api/v1/compliance/case-files/{id}/download")
            .path("id", id)
            .with(params), Object.class);
    }

    /**
     * Get the detached signature of a case file’s JSON form. A JWS without its payload (RFC 7515, appendix F; RFC
     * 7797): check it over the file as it is, by the key of that `kid` at `/.well-known/jwks.json`.
     */
    public String getCaseFileSignature(String id) {
        return transport.send(new Call("GET", "/api/v1/compliance/case-files/{id}/signature")
            .path("id", id), String.class);
    }

    /**
     * Answer a question from the corpus, with its sources; guidance, not a fatwa. Finds the passages that answer
     * the question and quotes them with their sources, or refers it to the Shari’ah board with the reason. It
     * never changes a verdict.
     */
    public GuidanceDto askGuidance(GuidanceQuestionDto body) {
        return transport.send(new Call("POST", "/api/v1/compliance/guidance")
            .body(body, "application/json"), GuidanceDto.class);
    }

    /** Get compliance in figures over a period. Of all payments; for a bank, of those its own customers made. */
    public ComplianceReportDto getComplianceReport() {
        return getComplianceReport(new GetComplianceReportParams());
    }

    /** Get compliance in figures over a period. Of all payments; for a bank, of those its own customers made. */
    public ComplianceReportDto getComplianceReport(GetComplianceReportParams params) {
        return transport.send(new Call("GET", "/api/v1/compliance/report")
            .with(params), ComplianceReportDto.class);
    }
}
