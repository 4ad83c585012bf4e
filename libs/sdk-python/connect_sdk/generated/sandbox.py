# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    AdvanceClockDto,
    ClockAdvancedDto,
    ClockDto,
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
