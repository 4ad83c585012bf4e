# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    HealthDto,
    ReadinessDto,
    StatusDto,
    StatusHistoryDto,
)


class StatusService(Service):
    """Learn whether Connect works."""

    def get_status(
        self,
    ) -> StatusDto:
        """Measure what works right now.

        The networks, the API and the compliance engine, each as measured for this answer.
        """
        return self._call(
            "GET",
            "/api/v1/status",
        )

    def get_status_history(
        self,
    ) -> StatusHistoryDto:
        """Read how each part has worked in the last ninety days.

        Every part is measured once a minute. A minute in which nothing was measured is unknown,
        and does not count as one in which the part worked. Incidents are runs of failed or
        unknown minutes.
        """
        return self._call(
            "GET",
            "/api/v1/status/history",
        )

    def get_liveness(
        self,
    ) -> HealthDto:
        """Whether the process answers.

        For a supervisor that restarts what hangs; it touches no database.
        """
        return self._call(
            "GET",
            "/health/live",
        )

    def get_readiness(
        self,
    ) -> ReadinessDto:
        """Whether the process can serve requests.

        For a load balancer; it asks the database over a new connection. `details.reason` of a
        refusal is `silent`, `refuses_connections`, `read_only` (as after a switchover),
        `commits_unconfirmed` (no synchronous standby answers) or `unsafe` (outside the sandbox:
        a safeguard such as `fsync` is off).
        """
        return self._call(
            "GET",
            "/health/ready",
        )
