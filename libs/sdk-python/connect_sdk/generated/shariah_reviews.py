# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    DecideReviewPlanDto,
    EventProofDto,
    OrderReviewSampleDto,
    PackAudience,
    PackFormat,
    ProposeReviewPlanDto,
    RaiseFindingDto,
    ReportLanguage,
    RequestShariahPackDto,
    ReviewFindingDto,
    ReviewPlanDto,
    ReviewPlanLineDto,
    ReviewPlanState,
    ReviewRiskDto,
    ReviewSampleDto,
    ReviewSampleLineDto,
    SampledPaymentDto,
    ShariahPackDto,
    StandardMappingDto,
    TakeFindingStepDto,
    WorkingPaperDto,
    WritePaperDto,
)


class ShariahReviewsService(Service):
    """Plan the annual Shariah review of a bank, draw samples, keep papers and findings."""

    def list_review_samples(
        self,
        *,
        plan_id: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ReviewSampleLineDto]:
        """List the samples of Shariah reviews, the last ordered first.

        Every sample that was ever ordered is there: nobody draws again until a sample pleases.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/samples",
            query={"planId": plan_id, "limit": limit, "before": before},
        )

    def order_review_sample(
        self,
        body: OrderReviewSampleDto,
    ) -> ReviewSampleDto:
        """Order a sample of the payments of an item.

        Drawn from are the payments of its area and period that stand in the log before the
        order. The seed follows from the root of the block that seals the order, so that nobody
        can choose or foresee it.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-reviews/samples",
            body=body,
        )

    def get_review_sample(
        self,
        id: str,
    ) -> ReviewSampleDto:
        """Read a sample: what it was drawn from, its seed, and its payments.

        Height, root, seed, population and keys are told, so that anybody draws the same from an
        export of the books.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/samples/{id}",
            path={"id": id},
        )

    def draw_review_sample(
        self,
        id: str,
    ) -> ReviewSampleDto:
        """Draw a sample that was ordered, once its order is sealed.

        That takes about a second after the order: until then 409 `EVENT_NOT_SEALED`, with
        `Retry-After`.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-reviews/samples/{id}/draw",
            path={"id": id},
        )

    def read_sampled_payment(
        self,
        id: str,
        number: str,
    ) -> SampledPaymentDto:
        """Read a sampled payment: its parties, its evidence, its verdict and what the log tells of
        it.

        It names people: the log records who read it.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/samples/{id}/payments/{number}",
            path={"id": id, "number": number},
        )

    def prove_sampled_payment(
        self,
        id: str,
        number: str,
    ) -> EventProofDto:
        """Prove that a sampled payment stands in the sealed log.

        Its first event as it was hashed, the hashes beside its path, and the signed head with
        that root.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/samples/{id}/payments/{number}/proof",
            path={"id": id, "number": number},
        )

    def list_review_findings(
        self,
        *,
        plan_id: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ReviewFindingDto]:
        """List the findings of Shariah reviews, the last raised first.

        Each with management’s answer, its follow-up, and what you may do about it.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/findings",
            query={"planId": plan_id, "limit": limit, "before": before},
        )

    def raise_review_finding(
        self,
        body: RaiseFindingDto,
    ) -> ReviewFindingDto:
        """Raise a finding under an approved plan.

        With its class, a recommendation, and the day by which it is put right. It becomes an
        event of the non-compliance register at once, where each knows the other.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-reviews/findings",
            body=body,
        )

    def get_review_finding(
        self,
        id: str,
    ) -> ReviewFindingDto:
        """Read a finding and every step of it.

        Its state follows from its last step.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/findings/{id}",
            path={"id": id},
        )

    def take_finding_step(
        self,
        id: str,
        body: TakeFindingStepDto,
    ) -> ReviewFindingDto:
        """Answer, follow up, close or reopen a finding.

        Management answers first. Whoever answered does not close it.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-reviews/findings/{id}/steps",
            path={"id": id},
            body=body,
        )

    def list_working_papers(
        self,
        id: str,
    ) -> list[WorkingPaperDto]:
        """List the working papers of a sample, by payment and version.

        Of each payment the highest version holds; the others stay.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/samples/{id}/papers",
            path={"id": id},
        )

    def write_working_paper(
        self,
        id: str,
        body: WritePaperDto,
    ) -> WorkingPaperDto:
        """Write down what you looked at of a sampled payment, and what you found.

        Another version follows one that was written before.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-reviews/samples/{id}/papers",
            path={"id": id},
            body=body,
        )

    def attach_to_working_paper(
        self,
        id: str,
        body: bytes,
        *,
        name: str,
    ) -> WorkingPaperDto:
        """File something with a working paper.

        The file itself, at most 5 MiB. It is kept as bytes under a name and handed out as such:
        nothing opens it, and it is not searched for viruses.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-reviews/papers/{id}/attachments",
            path={"id": id},
            query={"name": name},
            body=body,
            media="application/octet-stream",
        )

    def download_paper_attachment(
        self,
        id: str,
    ) -> bytes:
        """Take a file of a working paper away, as the bytes that were sent.

        Always as an attachment of plain bytes, whatever it is. The log records who took it.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/paper-attachments/{id}",
            path={"id": id},
        )

    def get_review_risk(
        self,
        *,
        bank_id: str | None = None,
    ) -> ReviewRiskDto:
        """Read the risk of a bank’s areas over twelve months, from the sealed ledger.

        For each kind of payments and type of contract: how many payments, refusals, reviews and
        overrides there were, and the score that these make by the weights of the policy. An
        area without payments is left out.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/risk",
            query={"bankId": bank_id},
        )

    def list_review_plans(
        self,
        *,
        state: ReviewPlanState | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ReviewPlanLineDto]:
        """List the plans of annual Shariah reviews, the newest first.

        Officers, scholars and auditors of a bank see its plans, administrators those of all
        banks.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/plans",
            query={"state": state, "limit": limit, "before": before},
        )

    def propose_review_plan(
        self,
        body: ProposeReviewPlanDto,
    ) -> ReviewPlanDto:
        """Propose what your bank’s Shariah review looks at in a year.

        The risk of every area is computed and kept with it. It holds once a second person
        approves it; one of a year and calendar stands at a time.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-reviews/plans",
            body=body,
        )

    def get_review_plan(
        self,
        id: str,
    ) -> ReviewPlanDto:
        """Read a plan: its areas, and the risk that they were chosen by.

        With every count that the risk is made of, and the block up to which it was counted.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-reviews/plans/{id}",
            path={"id": id},
        )

    def decide_review_plan(
        self,
        id: str,
        body: DecideReviewPlanDto,
    ) -> ReviewPlanDto:
        """Approve or refuse a plan, as somebody who did not propose it.

        Samples are drawn under approved plans alone. Another plan of the year may follow a
        refused one.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-reviews/plans/{id}/decision",
            path={"id": id},
            body=body,
        )

    def list_shariah_packs(
        self,
        *,
        audience: PackAudience | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ShariahPackDto]:
        """List annual packs, the last asked for first.

        Officers, scholars and auditors of a bank see its packs, administrators those of all
        banks.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-packs",
            query={"audience": audience, "limit": limit, "before": before},
        )

    def request_shariah_pack(
        self,
        body: RequestShariahPackDto,
    ) -> ShariahPackDto:
        """Ask for the pack of a year, for the Higher Shariah Authority or for the board.

        It is made outside of the request: signed PDFs in English and Arabic, and JSON with a
        detached signature. Every figure is as of the block that it names.
        """
        return self._call(
            "POST",
            "/api/v1/shariah-packs",
            body=body,
        )

    def get_standard_mapping(
        self,
    ) -> list[StandardMappingDto]:
        """Read which rules, products and controls answer which standard.

        By what the rules cite; what no rule cites is not claimed. Each control names the test
        that fails where it does not hold.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-packs/mapping",
        )

    def export_standard_mapping(
        self,
    ) -> str:
        """Take the mapping of standards away as CSV.

        A line for each standard, and in it what answers it, parted by semicolons.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-packs/mapping/csv",
        )

    def get_shariah_pack(
        self,
        id: str,
    ) -> ShariahPackDto:
        """Read one pack and its files.

        The files are there once its state is `done`.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-packs/{id}",
            path={"id": id},
        )

    def download_shariah_pack(
        self,
        id: str,
        *,
        format: PackFormat,
        lang: ReportLanguage | None = None,
    ) -> Any:
        """Take a pack away as a file.

        The log records who took which. `POST /api/v1/reports/verify` tells whether a file is as
        it was issued.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-packs/{id}/download",
            path={"id": id},
            query={"format": format, "lang": lang},
        )

    def get_shariah_pack_signature(
        self,
        id: str,
    ) -> str:
        """Get the detached signature of a pack’s JSON file.

        A JWS without its payload (RFC 7515, appendix F; RFC 7797), by the key of that `kid` at
        `/.well-known/jwks.json`.
        """
        return self._call(
            "GET",
            "/api/v1/shariah-packs/{id}/signature",
            path={"id": id},
        )
