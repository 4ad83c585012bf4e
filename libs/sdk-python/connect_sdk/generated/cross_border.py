# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    CrossBorderResultDto,
    CrossBorderTransferDto,
    QuoteDto,
    RequestQuoteDto,
)


class CrossBorderService(Service):
    """Exchange money between the two networks."""

    def request_quote(
        self,
        body: RequestQuoteDto,
    ) -> QuoteDto:
        """Ask for a price that holds for a minute.

        The price is for you alone and can be used once. It is measured against the pegs of both
        currencies and never carries interest.
        """
        return self._call(
            "POST",
            "/api/v1/cross-border/quotes",
            body=body,
        )

    def transfer_across(
        self,
        body: CrossBorderTransferDto,
        *,
        dry_run: str | None = None,
        idempotency_key: str | None = None,
    ) -> CrossBorderResultDto:
        """Pay across the networks at a quoted price.

        Both legs are posted together or not at all: what the payer gives on one network, what
        the payee gets on the other. `dryRun=true` writes nothing, and counts a name that it
        compares as a confirmation of payee.
        """
        return self._call(
            "POST",
            "/api/v1/cross-border/transfers",
            query={"dryRun": dry_run},
            body=body,
            keyed=True, idempotency_key=idempotency_key,
        )
