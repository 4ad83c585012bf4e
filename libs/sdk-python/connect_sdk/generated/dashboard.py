# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    DashboardNeedsDto,
    DashboardOverviewDto,
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

    def get_dashboard_overview(
        self,
    ) -> DashboardOverviewDto:
        """Get what happened in the last thirty days.

        Payments and volume by day (UTC) and network, how they stand by each principle, and the
        rules that spoke up most, within your reach. Read from sums that are kept with each
        sealed block.
        """
        return self._call(
            "GET",
            "/api/v1/dashboard/overview",
        )

    def get_dashboard_needs(
        self,
    ) -> DashboardNeedsDto:
        """Get what waits for you.

        How much of each kind waits, for how long, and nothing that you may not act on yourself:
        what you made, gain by or have decided already is not counted.
        """
        return self._call(
            "GET",
            "/api/v1/dashboard/needs",
        )
