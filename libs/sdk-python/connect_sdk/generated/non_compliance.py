# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    NonComplianceDetailDto,
    NonComplianceDto,
    NonComplianceMateriality,
    NonComplianceNature,
    NonComplianceNoteDto,
    NonCompliancePersonDto,
    NonComplianceSource,
    NonComplianceState,
    NonComplianceStepRequestDto,
    RecordNonComplianceDto,
    RuleSubject,
    TakeOverTrialDto,
    TakenOverDto,
)


class NonComplianceService(Service):
    """Keep the register of what did not comply with the Shariah."""

    def list_non_compliance(
        self,
        *,
        state: NonComplianceState | None = None,
        source: NonComplianceSource | None = None,
        nature: NonComplianceNature | None = None,
        materiality: NonComplianceMateriality | None = None,
        principle: RuleSubject | None = None,
        rule_id: str | None = None,
        overdue: str | None = None,
        transaction_id: str | None = None,
        contract_id: str | None = None,
        bank_id: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[NonComplianceDto]:
        """List what did not comply, the newest first.

        Of your bank; administrators see all banks’. Nothing is ever taken out of a register.
        """
        return self._call(
            "GET",
            "/api/v1/non-compliance",
            query={
                "state": state,
                "source": source,
                "nature": nature,
                "materiality": materiality,
                "principle": principle,
                "ruleId": rule_id,
                "overdue": overdue,
                "transactionId": transaction_id,
                "contractId": contract_id,
                "bankId": bank_id,
                "limit": limit,
                "before": before,
            },
        )

    def record_non_compliance(
        self,
        body: RecordNonComplianceDto,
    ) -> NonComplianceDetailDto:
        """Record something that an officer found.

        It takes the next number of your bank’s register and stays in it.
        """
        return self._call(
            "POST",
            "/api/v1/non-compliance",
            body=body,
        )

    def export_non_compliance(
        self,
        *,
        state: NonComplianceState | None = None,
        source: NonComplianceSource | None = None,
        nature: NonComplianceNature | None = None,
        materiality: NonComplianceMateriality | None = None,
        principle: RuleSubject | None = None,
        rule_id: str | None = None,
        overdue: str | None = None,
        transaction_id: str | None = None,
        contract_id: str | None = None,
        bank_id: str | None = None,
    ) -> str:
        """Take the events that match a filter away as a CSV file.

        UTF-8 with a byte order mark; cells that a spreadsheet would take for formulas are made
        plain text. The log records who took what.
        """
        return self._call(
            "GET",
            "/api/v1/non-compliance/export",
            query={
                "state": state,
                "source": source,
                "nature": nature,
                "materiality": materiality,
                "principle": principle,
                "ruleId": rule_id,
                "overdue": overdue,
                "transactionId": transaction_id,
                "contractId": contract_id,
                "bankId": bank_id,
            },
        )

    def list_non_compliance_owners(
        self,
    ) -> list[NonCompliancePersonDto]:
        """List the officers of your bank, one of whom sees to an event.

        By their names; you are one of them.
        """
        return self._call(
            "GET",
            "/api/v1/non-compliance/owners",
        )

    def take_over_trial(
        self,
        body: TakeOverTrialDto,
    ) -> TakenOverDto:
        """Take what a newer version of the rules would refuse into the register.

        Completed payments of your bank’s customers, chosen ones or all, one event for each
        payment and rule of the Shariah that objects. Asked for again it records nothing twice.
        Five hundred payments are taken at once; `next` says where the rest begins.
        """
        return self._call(
            "POST",
            "/api/v1/non-compliance/from-trial",
            body=body,
        )

    def get_non_compliance(
        self,
        id: str,
    ) -> NonComplianceDetailDto:
        """Read an event: what it is, what it concerns, what was done about it.

        `actions` are what you may do with it now.
        """
        return self._call(
            "GET",
            "/api/v1/non-compliance/{id}",
            path={"id": id},
        )

    def take_non_compliance_step(
        self,
        id: str,
        body: NonComplianceStepRequestDto,
    ) -> NonComplianceDetailDto:
        """Classify an event, plan how it is mended, follow it up, say that it is remedied, or open
        it again.

        A scholar classifies, and nobody else makes what is material less than that; the other
        steps are the bank’s.
        """
        return self._call(
            "POST",
            "/api/v1/non-compliance/{id}/steps",
            path={"id": id},
            body=body,
        )

    def confirm_non_compliance(
        self,
        id: str,
        body: NonComplianceNoteDto,
    ) -> NonComplianceDetailDto:
        """Confirm as a scholar that what is material was mended.

        A material event is closed after that alone.
        """
        return self._call(
            "POST",
            "/api/v1/non-compliance/{id}/confirm",
            path={"id": id},
            body=body,
        )

    def close_non_compliance(
        self,
        id: str,
        body: NonComplianceNoteDto,
    ) -> NonComplianceDetailDto:
        """Close an event that was remedied, as somebody who did not say so.

        It stays in the register, and can be opened again.
        """
        return self._call(
            "POST",
            "/api/v1/non-compliance/{id}/close",
            path={"id": id},
            body=body,
        )
