# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    ObjectDto,
)


class ObjectsService(Service):
    """Find what an id names."""

    def find_object(
        self,
        id: str,
    ) -> ObjectDto:
        """Find what an id names, of whatever kind it is.

        Takes the id of a transaction (a review goes by it too), batch, wallet, contract,
        report, webhook, request for support or person; the address of a wallet; the reference
        of a contract (MUR-12); the number of a request for support (SUP-2026-000001) or of an
        audit event (1024 or #1024); a rule (RIBA-001); and the id of a request among your
        newest, or the newest audit events. What you could not read by the route of its kind is
        not found, like what does not exist.
        """
        return self._call(
            "GET",
            "/api/v1/objects/{id}",
            path={"id": id},
        )
