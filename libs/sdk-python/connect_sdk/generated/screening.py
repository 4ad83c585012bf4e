# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    ClearPartyDto,
    ClearanceDto,
    DecideScreeningCaseDto,
    LoadedListDto,
    RescreeningDto,
    RevokeClearanceDto,
    ScreeningCaseDto,
    ScreeningCaseState,
    ScreeningListDto,
    ScreeningResultDto,
    ScreeningSource,
)


class ScreeningService(Service):
    """Compare names with lists of sanctions."""

    def decide_screening_case(
        self,
        id: str,
        body: DecideScreeningCaseDto,
    ) -> ScreeningCaseDto:
        """Say whether a party is the one listed.

        Two people confirm it, and its wallets stay frozen. One clears it, or two where the very
        name is listed or a colleague took it for a match: what the case froze is free again,
        and the pair stays cleared until either side changes. In reviews of payments that are
        open it counts as said of the same pair.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/screening/cases/{id}/decide",
            path={"id": id},
            body=body,
        )

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
        *,
        source: ScreeningSource | None = None,
        confirm: int | None = None,
    ) -> LoadedListDto:
        """Put a list in force.

        The publisher’s own file in UTF-8, at most 256 MiB: XML of OFAC (plain or advanced), the
        United Nations, the European Union or the United Kingdom, or CSV of the United Kingdom
        and of national lists. It is put in force whole or not at all; the same file again
        confirms that it is the newest. A list that is older than the one in force, takes away
        more than one entry in twenty of it or seems another list is refused with the counts;
        send it again with the number that it takes away, and every officer is told.
        """
        return self._call(
            "POST",
            "/api/v1/compliance/screening/lists",
            query={"source": source, "confirm": confirm},
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
        kept. Where the very name is listed, it is proposed, and holds once another officer of
        the same bank has sent the same.
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

    def list_screening_cases(
        self,
        *,
        state: ScreeningCaseState | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ScreeningCaseDto]:
        """List those who are known and like an entry of a list, the newest first.

        Customers of your bank, their beneficial owners, and whom payments that wait only name.
        Everybody is screened again when a list changes or they change themselves; there is one
        case for a party and an entry.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/screening/cases",
            query={"state": state, "limit": limit, "before": before},
        )

    def get_rescreening(
        self,
    ) -> RescreeningDto:
        """Tell how far everybody has been screened against the lists in force.

        Until it is complete, payments are screened as they are made, like always.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/screening/progress",
        )

    def get_screening_case(
        self,
        id: str,
    ) -> ScreeningCaseDto:
        """Read a case of screening.

        Whom it is about, which entry they are like, and what officers think of it.
        """
        return self._call(
            "GET",
            "/api/v1/compliance/screening/cases/{id}",
            path={"id": id},
        )
