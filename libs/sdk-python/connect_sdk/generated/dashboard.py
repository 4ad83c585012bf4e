# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    DashboardStatsDto,
)


class DashboardService(Service):
    """Read the figures of the dashboard."""

    def get_dashboard_stats(
        self,
    ) -> DashboardStatsDto:
        """Get the figures for what you may see.

        Transactions, volume, average score and active wallets within your reach, with the last
        five transactions.
        """
        return self._call(
            "GET",
            "/api/v1/dashboard/stats",
        )
