# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    DraftDto,
    SaveDraftDto,
)


class DraftsService(Service):
    """Keep transactions that are not finished."""

    def list_drafts(
        self,
    ) -> list[DraftDto]:
        """List your drafts, the last written first.

        Drafts are yours alone; they may be incomplete.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/drafts",
        )

    def create_draft(
        self,
        body: SaveDraftDto,
    ) -> DraftDto:
        """Keep a draft.

        Any part of a transaction may be missing; nothing is judged and no money moves.
        """
        return self._call(
            "POST",
            "/api/v1/transactions/drafts",
            body=body,
        )

    def get_draft(
        self,
        id: str,
    ) -> DraftDto:
        """Get one of your drafts.

        The draft of another person is answered as if it did not exist.
        """
        return self._call(
            "GET",
            "/api/v1/transactions/drafts/{id}",
            path={"id": id},
        )

    def update_draft(
        self,
        id: str,
        body: SaveDraftDto,
    ) -> DraftDto:
        """Replace a draft.

        The new content takes the place of the whole old one.
        """
        return self._call(
            "PUT",
            "/api/v1/transactions/drafts/{id}",
            path={"id": id},
            body=body,
        )

    def delete_draft(
        self,
        id: str,
    ) -> None:
        """Delete a draft.

        It cannot be brought back.
        """
        self._call(
            "DELETE",
            "/api/v1/transactions/drafts/{id}",
            path={"id": id},
        )
