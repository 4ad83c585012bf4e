# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    AdvanceClockDto,
    ClockAdvancedDto,
    ClockDto,
    ResetSandboxDto,
    SandboxResetDto,
    SimulatePaymentsDto,
    SimulationDto,
)


class SandboxService(Service):
    """Let time pass in the sandbox."""

    def get_sandbox_clock(
        self,
    ) -> ClockDto:
        """Get the time of the sandbox.

        The time that everything of the business goes by, and by how much it is ahead of the
        machine’s. Sessions and tokens go by the machine’s time.
        """
        return self._call(
            "GET",
            "/api/v1/sandbox/clock",
        )

    def advance_sandbox_clock(
        self,
        body: AdvanceClockDto,
    ) -> ClockAdvancedDto:
        """Advance the clock of the sandbox.

        Everything that falls due on the way is done in order, each at its own moment. The clock
        goes at most ten years at a time, stops where a thousand pieces of work are done or one
        fails, and never goes back.
        """
        return self._call(
            "POST",
            "/api/v1/sandbox/clock",
            body=body,
        )

    def reset_sandbox(
        self,
        body: ResetSandboxDto,
    ) -> SandboxResetDto:
        """Let the sandbox begin anew.

        Contracts that live and payments that wait are ended, frozen wallets are freed, and
        every wallet gets back what it was opened with, by postings from and to the issuer.
        Nothing is deleted: the log goes on, what fees, zakat and charity received stays there,
        and so do people, keys and limits. The clock never goes back.
        """
        return self._call(
            "POST",
            "/api/v1/sandbox/reset",
            body=body,
        )

    def simulate_payments(
        self,
        body: SimulatePaymentsDto,
        *,
        idempotency_key: str | None = None,
    ) -> SimulationDto:
        """Make invented payments.

        The sandbox’s own people pay each other, so that dashboards and reports have something
        to show: ordinary payments, zakat, escrow, approvals, and some that the rules refuse or
        hold. Each is judged, posted and sealed like any other. The same seed draws the same
        payments between the same wallets. A call that was cut off goes on where it was when it
        is repeated under its key.
        """
        return self._call(
            "POST",
            "/api/v1/sandbox/simulate",
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )
