# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    ContractAssessmentDto,
    ContractDetailDto,
    ContractDocumentDto,
    ContractDto,
    ContractSort,
    ContractState,
    ContractStatsDto,
    ContractTemplateDto,
    ContractType,
    ContractVersionDto,
    CreateDiminishingMusharakaDto,
    CreateIjaraDto,
    CreateMudarabaDto,
    CreateMurabahaDto,
    CreateMusharakaDto,
    DocumentLanguage,
    ReviseContractDto,
    ScheduleLineDto,
    StepPreviewDto,
    TakeContractStepDto,
)


class SmartContractsService(Service):
    """Make Islamic contracts and take them through their lives."""

    def list_contracts(
        self,
        *,
        type: ContractType | None = None,
        state: ContractState | None = None,
        q: str | None = None,
        sort: ContractSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ContractDto]:
        """List the contracts within your reach, newest first.

        Those you made or take part in; an officer sees those of the bank and its customers, an
        administrator all. Each says what falls due next and what you may do now.
        """
        return self._call(
            "GET",
            "/api/v1/smart-contracts",
            query={"type": type, "state": state, "q": q, "sort": sort, "limit": limit, "before": before},
        )

    def contract_stats(
        self,
    ) -> ContractStatsDto:
        """Count the contracts within your reach.

        How many run, what they are worth by currency, how many were carried out, and how many
        of those judged are valid.
        """
        return self._call(
            "GET",
            "/api/v1/smart-contracts/stats",
        )

    def list_contract_templates(
        self,
    ) -> list[ContractTemplateDto]:
        """List terms to start from.

        One for each type; the parties are yours to name.
        """
        return self._call(
            "GET",
            "/api/v1/smart-contracts/templates",
        )

    def get_contract(
        self,
        id: str,
    ) -> ContractDetailDto:
        """Get one contract with its life so far.

        Terms, findings, schedule, steps, payments, and what you may do now. A contract you take
        no part in is answered as if it did not exist.
        """
        return self._call(
            "GET",
            "/api/v1/smart-contracts/{id}",
            path={"id": id},
        )

    def revise_contract(
        self,
        id: str,
        body: ReviseContractDto,
        *,
        idempotency_key: str | None = None,
    ) -> ContractDetailDto:
        """Revise the terms of a draft.

        While nobody has acted on it, whoever made a contract or its bank replaces single terms.
        The whole is judged as a new contract is: what the rules refuse is answered with the
        findings and recorded, and the draft stays as it was. Every version is kept.
        """
        return self._call(
            "PATCH",
            "/api/v1/smart-contracts/{id}",
            path={"id": id},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def get_contract_schedule(
        self,
        id: str,
    ) -> list[ScheduleLineDto]:
        """What falls due under a contract, to the minor unit.

        The lines sum to the price exactly; an amount that cannot be known yet is null.
        """
        return self._call(
            "GET",
            "/api/v1/smart-contracts/{id}/schedule",
            path={"id": id},
        )

    def get_contract_document(
        self,
        id: str,
        *,
        lang: DocumentLanguage | None = None,
    ) -> ContractDocumentDto:
        """Read the text of a contract in English or Arabic.

        Written from the recorded terms, parties and schedule, section by section and as one
        text.
        """
        return self._call(
            "GET",
            "/api/v1/smart-contracts/{id}/document",
            path={"id": id},
            query={"lang": lang},
        )

    def list_contract_versions(
        self,
        id: str,
    ) -> list[ContractVersionDto]:
        """List every version of a contract’s terms, newest first.

        Each with who made it, why, what the rules said, and what it changed term by term.
        """
        return self._call(
            "GET",
            "/api/v1/smart-contracts/{id}/versions",
            path={"id": id},
        )

    def create_murabaha(
        self,
        body: CreateMurabahaDto,
        *,
        dry_run: str | None = None,
        idempotency_key: str | None = None,
    ) -> ContractAssessmentDto:
        """Make a murabaha, or judge its terms.

        The server works out every figure that follows from the terms and compares what a client
        sends. Terms that a rule refuses are kept as evidence and answered with the findings.
        What no rule can read, at any depth, is kept, listed as unread and a finding for the
        board. With dryRun any terms are judged and nothing is written; `refusal` is what making
        a contract of them would be answered with, and null says there that a term is known to
        be missing.
        """
        return self._call(
            "POST",
            "/api/v1/smart-contracts/murabaha",
            query={"dryRun": dry_run},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def create_ijara(
        self,
        body: CreateIjaraDto,
        *,
        dry_run: str | None = None,
        idempotency_key: str | None = None,
    ) -> ContractAssessmentDto:
        """Make an ijara, or judge its terms.

        The server works out every figure that follows from the terms and compares what a client
        sends. Terms that a rule refuses are kept as evidence and answered with the findings.
        What no rule can read, at any depth, is kept, listed as unread and a finding for the
        board. With dryRun any terms are judged and nothing is written; `refusal` is what making
        a contract of them would be answered with, and null says there that a term is known to
        be missing.
        """
        return self._call(
            "POST",
            "/api/v1/smart-contracts/ijara",
            query={"dryRun": dry_run},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def create_mudaraba(
        self,
        body: CreateMudarabaDto,
        *,
        dry_run: str | None = None,
        idempotency_key: str | None = None,
    ) -> ContractAssessmentDto:
        """Make a mudaraba, or judge its terms.

        The server works out every figure that follows from the terms and compares what a client
        sends. Terms that a rule refuses are kept as evidence and answered with the findings.
        What no rule can read, at any depth, is kept, listed as unread and a finding for the
        board. With dryRun any terms are judged and nothing is written; `refusal` is what making
        a contract of them would be answered with, and null says there that a term is known to
        be missing.
        """
        return self._call(
            "POST",
            "/api/v1/smart-contracts/mudaraba",
            query={"dryRun": dry_run},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def create_musharaka(
        self,
        body: CreateMusharakaDto,
        *,
        dry_run: str | None = None,
        idempotency_key: str | None = None,
    ) -> ContractAssessmentDto:
        """Make a musharaka, or judge its terms.

        The server works out every figure that follows from the terms and compares what a client
        sends. Terms that a rule refuses are kept as evidence and answered with the findings.
        What no rule can read, at any depth, is kept, listed as unread and a finding for the
        board. With dryRun any terms are judged and nothing is written; `refusal` is what making
        a contract of them would be answered with, and null says there that a term is known to
        be missing.
        """
        return self._call(
            "POST",
            "/api/v1/smart-contracts/musharaka",
            query={"dryRun": dry_run},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def create_diminishing_musharaka(
        self,
        body: CreateDiminishingMusharakaDto,
        *,
        dry_run: str | None = None,
        idempotency_key: str | None = None,
    ) -> ContractAssessmentDto:
        """Make a diminishing musharaka, or judge its terms.

        The server works out every figure that follows from the terms and compares what a client
        sends. Terms that a rule refuses are kept as evidence and answered with the findings.
        What no rule can read, at any depth, is kept, listed as unread and a finding for the
        board. With dryRun any terms are judged and nothing is written; `refusal` is what making
        a contract of them would be answered with, and null says there that a term is known to
        be missing.
        """
        return self._call(
            "POST",
            "/api/v1/smart-contracts/diminishing-musharaka",
            query={"dryRun": dry_run},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def take_contract_step(
        self,
        id: str,
        action: str,
        body: TakeContractStepDto,
        *,
        idempotency_key: str | None = None,
    ) -> ContractDetailDto:
        """Take a contract one step further.

        Each type has a closed table of steps; whatever is not in it is refused with 409 and
        what is missing. A step that needs the consent of another side, of whoever’s money
        moves, or of a second officer where that is a bank’s, waits until they confirm it. Money
        moves as ordinary transactions, without a fee.
        """
        return self._call(
            "POST",
            "/api/v1/smart-contracts/{id}/actions/{action}",
            path={"id": id, "action": action},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )

    def preview_contract_step(
        self,
        id: str,
        action: str,
        body: TakeContractStepDto,
    ) -> StepPreviewDto:
        """See what a step would do before it is taken.

        The very step is taken and undone: its payments with wallets and fee, their postings,
        the balances within your reach before and after, where the contract would stand, what
        comes next, whose consent is still lacking, and `refusal`, what taking it now would be
        refused with. Send `expected` along with the step, and it is refused if it would do
        anything else by then. Nothing is written.
        """
        return self._call(
            "POST",
            "/api/v1/smart-contracts/{id}/actions/{action}/preview",
            path={"id": id, "action": action},
            body=body,
        )
