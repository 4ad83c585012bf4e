# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    AnalyzePaymentDto,
    AssignReviewDto,
    BankProfileDto,
    CaseAttachmentDto,
    CaseCommentDto,
    CaseEvidenceDto,
    CaseFileDto,
    CaseFileFormat,
    ClearPairDto,
    ClearedPairDto,
    ComplianceReportDto,
    ComplianceResultDto,
    ContestedPointsDto,
    DecideBankProfileDto,
    DecideReviewDto,
    DraftRulesetDto,
    GuidanceDto,
    GuidanceQuestionDto,
    Language,
    Network,
    ProposeBankProfileDto,
    PurposeDto,
    ReviewCaseDto,
    ReviewDto,
    ReviewResultDto,
    ReviewSort,
    ReviewState,
    ReviewStatsDto,
    RuleDto,
    RuleSubject,
    RulesetDto,
    ShadowRunDto,
    TrialChangeDto,
    WriteCommentDto,
)


class ComplianceService(Service):
    """Judge payments, decide reviews, and read and version the rules."""

    def list_purposes(
        self,
    ) -> list[PurposeDto]:
        """The codes of what payments are for.

        On the e-Dirham network those of the central bank for its balance of payments; on the
        Qatari network those of ISO 20022.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/purposes",
        )

    def analyze_payment(
        self,
        body: AnalyzePaymentDto,
    ) -> ComplianceResultDto:
        """Judge a payment against the Shariah and AML rules.

        The same rules as for a payment that is sent, with the same verdict; nothing is written
        and no money moves. Where a fact may be null, null says as leaving it out does that
        nothing is known of it, unless the fact itself says more of null.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/analyze",
            body=body,
        )

    def list_rules(
        self,
        *,
        principle: RuleSubject | None = None,
        q: str | None = None,
    ) -> list[RuleDto]:
        """List the Shariah and AML rules with their examples.

        Each with its principle, severity, what it asks, the standard it follows, and examples
        that comply and violate.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/rules",
            query={"principle": principle, "q": q},
        )

    def get_rule(
        self,
        id: str,
    ) -> RuleDto:
        """Get one rule.

        With its principle, severity, what it asks, the standard it follows, and examples that
        comply and violate.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/rules/{id}",
            path={"id": id},
        )

    def list_rulesets(
        self,
    ) -> list[RulesetDto]:
        """List the versions of the rules’ settings, newest first.

        A version holds the profile, thresholds and severities that payments are judged with;
        one version is in force.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/rulesets",
        )

    def draft_ruleset(
        self,
        body: DraftRulesetDto,
    ) -> RulesetDto:
        """Draft another version from the one in force.

        The version is written once and changes nothing until a colleague puts it in force.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/rulesets",
            body=body,
        )

    def get_ruleset(
        self,
        id: str,
    ) -> RulesetDto:
        """Get one version of the rules’ settings.

        With its differences from the version before it, and what its trial found.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/rulesets/{id}",
            path={"id": id},
        )

    def list_ruleset_changes(
        self,
        id: str,
        *,
        limit: int | None = None,
        after: int | None = None,
    ) -> list[TrialChangeDto]:
        """List payments that a version would judge otherwise.

        The payments of the last trial whose outcome would have changed, with the old and the
        new outcome.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/rulesets/{id}/changes",
            path={"id": id},
            query={"limit": limit, "after": after},
        )

    def shadow_run_ruleset(
        self,
        id: str,
        body: ShadowRunDto,
    ) -> RulesetDto:
        """Try a version on the payments of the last days.

        Judges those payments again under the version and keeps the count of those that would
        come out otherwise; nothing else changes.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/rulesets/{id}/shadow-run",
            path={"id": id},
            body=body,
        )

    def activate_ruleset(
        self,
        id: str,
    ) -> RulesetDto:
        """Put a version that a colleague made and tried in force.

        It needs a trial, a second person, and a resolution in force of the network’s board that
        binds this very version. From now on payments are judged with it.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/rulesets/{id}/activate",
            path={"id": id},
        )

    def list_contested_points(
        self,
    ) -> ContestedPointsDto:
        """List the points on which schools and bodies differ, and the profiles.

        Each with its opinions, who holds them, where they are written and how sure that is; and
        which opinion each profile follows. What no school allows is no point.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/points",
        )

    def list_bank_profiles(
        self,
        *,
        bank_id: str | None = None,
    ) -> list[BankProfileDto]:
        """List which opinions your bank follows, the newest version first.

        One version of a bank is in force; without one the profile that ships is followed.
        """
        return self._call(
            "GET",
            "/api/v1/bank-profiles",
            query={"bankId": bank_id},
        )

    def propose_bank_profile(
        self,
        body: ProposeBankProfileDto,
    ) -> BankProfileDto:
        """Propose another version of the opinions that your bank follows.

        A profile and the points that are decided otherwise. It judges nothing until a colleague
        decides.
        """
        return self._call(
            "POST",
            "/api/v1/bank-profiles",
            body=body,
        )

    def get_bank_profile(
        self,
        id: str,
    ) -> BankProfileDto:
        """Get a version of the opinions that a bank follows.

        With the profile, the points that are decided otherwise, and who proposed and decided
        it.
        """
        return self._call(
            "GET",
            "/api/v1/bank-profiles/{id}",
            path={"id": id},
        )

    def decide_bank_profile(
        self,
        id: str,
        body: DecideBankProfileDto,
    ) -> BankProfileDto:
        """Put a version that a colleague proposed in force, or refuse it.

        Once a resolution in force of the bank’s board binds it, or of the network’s where the
        bank has none. From then on the payments of the bank’s customers and its contracts are
        judged by it.
        """
        return self._call(
            "POST",
            "/api/v1/bank-profiles/{id}/decide",
            path={"id": id},
            body=body,
        )

    def list_reviews(
        self,
        *,
        state: ReviewState | None = None,
        assignee: str | None = None,
        network: Network | None = None,
        q: str | None = None,
        older_than_hours: int | None = None,
        sort: ReviewSort | None = None,
        limit: int | None = None,
        after: str | None = None,
    ) -> list[ReviewDto]:
        """List payments that wait for an officer of the payer’s bank.

        The oldest first; the money of each is held until an officer decides.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/reviews",
            query={
                "state": state,
                "assignee": assignee,
                "network": network,
                "q": q,
                "olderThanHours": older_than_hours,
                "sort": sort,
                "limit": limit,
                "after": after,
            },
        )

    def get_review_stats(
        self,
    ) -> ReviewStatsDto:
        """Count open cases by age, and what was decided in 30 days.

        For the cases within your reach.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/reviews/stats",
        )

    def get_review(
        self,
        id: str,
    ) -> ReviewCaseDto:
        """Get a case: verdict, timeline, both parties’ activity.

        Everything an officer needs to decide: evidence, what happened so far, and how both
        parties have paid and been paid.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/reviews/{id}",
            path={"id": id},
        )

    def assign_review(
        self,
        id: str,
        body: AssignReviewDto,
    ) -> ReviewCaseDto:
        """Hand an open case to an officer, to yourself, or to nobody.

        An officer who may not decide the case cannot have it either. The change is kept in its
        timeline.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/reviews/{id}/assign",
            path={"id": id},
            body=body,
        )

    def decide_review(
        self,
        id: str,
        body: DecideReviewDto,
    ) -> ReviewResultDto:
        """Pay a payment under review, or refuse it; a large one needs two who agree.

        Whoever sent the payment cannot decide it. A refusal frees the held money; above the
        large amount a second officer must agree.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/reviews/{id}/decide",
            path={"id": id},
            body=body,
        )

    def get_case_evidence(
        self,
        id: str,
    ) -> CaseEvidenceDto:
        """Get everything that a case rests on.

        Each name beside the listed name that it is like, as both were when the payment was
        judged, with what was decided of the two before; each rule that asked; both parties with
        what they pay and receive; and their other cases. Whoever is a party to the payment is
        told that there is no such case.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/reviews/{id}/evidence",
            path={"id": id},
        )

    def clear_case_pair(
        self,
        id: str,
        body: ClearPairDto,
    ) -> ClearedPairDto:
        """Say that a party of a payment under review is not the entry that it is like.

        The pair is cleared for later payments as well, once as many officers as the case needs
        have said so, and as many as the party’s own case needs. What other rules asked stays
        open; where nothing is left, your word counts as your opinion that the payment may go
        on, unless it is stopped.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/reviews/{id}/clear",
            path={"id": id},
            body=body,
        )

    def list_case_comments(
        self,
        id: str,
    ) -> list[CaseCommentDto]:
        """List what officers wrote about a case, in their order.

        For officers of the payer’s bank alone. Each comment is sealed in the audit log and
        never changes.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/reviews/{id}/comments",
            path={"id": id},
        )

    def write_case_comment(
        self,
        id: str,
        body: WriteCommentDto,
    ) -> CaseCommentDto:
        """Write about a case.

        It stays as it is, for good.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/reviews/{id}/comments",
            path={"id": id},
            body=body,
        )

    def list_case_attachments(
        self,
        id: str,
    ) -> list[CaseAttachmentDto]:
        """List what officers filed with a case, in their order.

        For officers of the payer’s bank alone. The digest of each file is sealed in the audit
        log.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/reviews/{id}/attachments",
            path={"id": id},
        )

    def attach_to_case(
        self,
        id: str,
        body: bytes,
        *,
        name: str,
    ) -> CaseAttachmentDto:
        """File something with a case.

        The file itself, at most 5 MiB, and 25 MiB a case. It is kept as bytes under a name and
        handed out as such: nothing opens it, and it is not searched for viruses.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/reviews/{id}/attachments",
            path={"id": id},
            query={"name": name},
            body=body,
            media="application/octet-stream",
        )

    def download_case_attachment(
        self,
        id: str,
    ) -> bytes:
        """Take a filed file away, as the bytes that were sent.

        Always as an attachment of plain bytes, whatever it is. The log records who took it.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/case-attachments/{id}",
            path={"id": id},
        )

    def list_case_files(
        self,
        id: str,
    ) -> list[CaseFileDto]:
        """List the files that were made of a case, newest first.

        For officers of the payer’s bank alone.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/reviews/{id}/files",
            path={"id": id},
        )

    def make_case_file(
        self,
        id: str,
    ) -> CaseFileDto:
        """Make a file of a case as it stands, to be handed over.

        Evidence, opinions, comments, the digests of attachments, the timeline, and each audit
        event of the case with the proof that it is in the log. As PDF in English and Arabic,
        signed (PAdES), and as JSON with a detached signature; `connect-verify case.json --keys
        jwks.json` checks the proofs without this server.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/reviews/{id}/files",
            path={"id": id},
        )

    def download_case_file(
        self,
        id: str,
        *,
        format: CaseFileFormat,
        lang: Language | None = None,
    ) -> Any:
        """Take a case file away.

        The log records who took which. JSON is sent as plain bytes, because its signature is
        over each of them.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/case-files/{id}/download",
            path={"id": id},
            query={"format": format, "lang": lang},
        )

    def get_case_file_signature(
        self,
        id: str,
    ) -> str:
        """Get the detached signature of a case file’s JSON form.

        A JWS without its payload (RFC 7515, appendix F; RFC 7797): check it over the file as it
        is, by the key of that `kid` at `/.well-known/jwks.json`.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/case-files/{id}/signature",
            path={"id": id},
        )

    def ask_guidance(
        self,
        body: GuidanceQuestionDto,
    ) -> GuidanceDto:
        """Answer a question from the corpus, with its sources; guidance, not a fatwa.

        Finds the passages that answer the question and quotes them with their sources, or
        refers it to the Shari’ah board with the reason. It never changes a verdict.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/guidance",
            body=body,
        )

    def get_compliance_report(
        self,
        *,
        from_: str | None = None,
        to: str | None = None,
    ) -> ComplianceReportDto:
        """Get compliance in figures over a period.

        Of all payments; for a bank, of those its own customers made.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/report",
            query={"from": from_, "to": to},
        )
