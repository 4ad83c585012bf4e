# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    ClearPartyDto,
    ClearanceDto,
    LoadedListDto,
    RevokeClearanceDto,
    ScreeningListDto,
    ScreeningResultDto,
)


class ScreeningService(Service):
    """Compare names with lists of sanctions."""

    def screen_name(
        self,
        *,
        name: str,
        date_of_birth: str | None = None,
        country: str | None = None,
    ) -> ScreeningResultDto:
        """Find the listed parties that a name is like.

        Names are compared by sound in both scripts, so spellings that differ still meet. Each
        hit tells what its score is made of.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/screening",
            query={"name": name, "dateOfBirth": date_of_birth, "country": country},
        )

    def list_screening_lists(
        self,
    ) -> list[ScreeningListDto]:
        """List the versions of the lists, those in force first.

        A list that nobody loaded or confirmed for some days is stale, and nothing passes on its
        word.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/screening/lists",
        )

    def load_screening_list(
        self,
        body: bytes,
    ) -> LoadedListDto:
        """Put a list in force.

        The publisher’s own file in UTF-8, at most 64 MiB: `sdn.xml` of OFAC or
        `consolidated.xml` of the United Nations. It is put in force whole or not at all; the
        same file again confirms that it is the newest.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/screening/lists",
            body=body,
            media="application/xml",
        )

    def list_clearances(
        self,
    ) -> list[ClearanceDto]:
        """List the clearances of your bank, newest first.

        A clearance ends by its day, by revocation, or when the listed entry changes.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/screening/clearances",
        )

    def clear_party(
        self,
        body: ClearPartyDto,
    ) -> ClearanceDto:
        """Tell a party apart from an entry that its name is like.

        Payments of that party are no longer stopped for this entry. The officer’s reason is
        kept.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/screening/clearances",
            body=body,
        )

    def revoke_clearance(
        self,
        id: str,
        body: RevokeClearanceDto,
    ) -> ClearanceDto:
        """End a clearance.

        From now on payments of that party are stopped again for the entry.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/screening/clearances/{id}/revoke",
            path={"id": id},
            body=body,
        )
