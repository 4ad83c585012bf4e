# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    BoardDto,
    DraftResolutionDto,
    EndSeatDto,
    EnterKeyDto,
    FoundBoardDto,
    GiveOpinionDto,
    ProposeSeatDto,
    ResolutionDocumentDto,
    ResolutionDto,
    ResolutionState,
    ResolutionTextDto,
)


class BoardsService(Service):
    """Seat Shari’ah boards, and have them resolve what binds."""

    def list_boards(
        self,
    ) -> list[BoardDto]:
        """List the Shari’ah boards that you may know of.

        That of the network and that of your bank, with their seats and keys; administrators
        know of all.
        """
        return self._call(
            "GET",
            "/api/v1/boards",
        )

    def found_board(
        self,
        body: FoundBoardDto,
    ) -> BoardDto:
        """Found a board.

        Of a bank, or of the network; there is one each.
        """
        return self._call(
            "POST",
            "/api/v1/boards",
            body=body,
        )

    def get_board(
        self,
        id: str,
    ) -> BoardDto:
        """Read a board.

        Its seats, terms, quorum and keys.
        """
        return self._call(
            "GET",
            "/api/v1/boards/{id}",
            path={"id": id},
        )

    def propose_seat(
        self,
        id: str,
        body: ProposeSeatDto,
    ) -> BoardDto:
        """Propose a member of a board.

        It counts once a member confirms it, or a second administrator while the board has fewer
        than three.
        """
        return self._call(
            "POST",
            "/api/v1/boards/{id}/seats",
            path={"id": id},
            body=body,
        )

    def enter_seat_key(
        self,
        id: str,
        body: EnterKeyDto,
    ) -> BoardDto:
        """Enter the public half of a key of yours.

        An Ed25519 key, with a proof that you hold it. The first of a seat counts at once,
        another one once a member has attested it.
        """
        return self._call(
            "POST",
            "/api/v1/boards/{id}/keys",
            path={"id": id},
            body=body,
        )

    def confirm_seat(
        self,
        id: str,
    ) -> BoardDto:
        """Confirm a member of a board.

        For members of the board; while it has fewer than three, for a second administrator as
        well.
        """
        return self._call(
            "POST",
            "/api/v1/board-seats/{id}/confirm",
            path={"id": id},
        )

    def end_seat(
        self,
        id: str,
        body: EndSeatDto,
    ) -> BoardDto:
        """End a seat before its day.

        A member leaves at once. What an administrator asks for, another member confirms.
        """
        return self._call(
            "POST",
            "/api/v1/board-seats/{id}/end",
            path={"id": id},
            body=body,
        )

    def attest_seat_key(
        self,
        id: str,
    ) -> BoardDto:
        """Attest the key of another member.

        Compare its fingerprint with what the member tells you in person.
        """
        return self._call(
            "POST",
            "/api/v1/seat-keys/{id}/attest",
            path={"id": id},
        )

    def retire_seat_key(
        self,
        id: str,
    ) -> BoardDto:
        """Retire a key of yours.

        What was signed by it stays valid.
        """
        return self._call(
            "POST",
            "/api/v1/seat-keys/{id}/retire",
            path={"id": id},
        )

    def list_resolutions(
        self,
        *,
        board_id: str | None = None,
        state: ResolutionState | None = None,
        binds: str | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[ResolutionDto]:
        """List resolutions, the newest first.

        Of the network’s board and of that of your bank; administrators read those of all.
        """
        return self._call(
            "GET",
            "/api/v1/resolutions",
            query={"boardId": board_id, "state": state, "binds": binds, "limit": limit, "before": before},
        )

    def draft_resolution(
        self,
        body: DraftResolutionDto,
    ) -> ResolutionDto:
        """Draft a resolution.

        For members of the board, officers of its bank and administrators. A member puts it
        before the board.
        """
        return self._call(
            "POST",
            "/api/v1/resolutions",
            body=body,
        )

    def get_resolution(
        self,
        id: str,
    ) -> ResolutionDto:
        """Read a resolution.

        What was asked and ruled, what it binds, and what each seat signed, dissent among it.
        """
        return self._call(
            "GET",
            "/api/v1/resolutions/{id}",
            path={"id": id},
        )

    def revise_resolution(
        self,
        id: str,
        body: ResolutionTextDto,
    ) -> ResolutionDto:
        """Write another version of a resolution.

        It is put before the board anew; opinions stay with the version that they were given on.
        """
        return self._call(
            "PUT",
            "/api/v1/resolutions/{id}",
            path={"id": id},
            body=body,
        )

    def get_resolution_text(
        self,
        id: str,
    ) -> bytes:
        """Get the very bytes that members sign.

        The text of the present version in the canonical form of JSON (RFC 8785).
        """
        return self._call(
            "GET",
            "/api/v1/resolutions/{id}/text",
            path={"id": id},
        )

    def get_resolution_document(
        self,
        id: str,
    ) -> ResolutionDocumentDto:
        """Get a resolution to be checked by anybody.

        The signed bytes, the quorum, and every opinion with its key and signature.
        """
        return self._call(
            "GET",
            "/api/v1/resolutions/{id}/document",
            path={"id": id},
        )

    def ask_board(
        self,
        id: str,
    ) -> ResolutionDto:
        """Put a resolution before its board.

        For a member. What another open resolution of the board binds cannot be asked beside it.
        """
        return self._call(
            "POST",
            "/api/v1/resolutions/{id}/ask",
            path={"id": id},
        )

    def give_opinion(
        self,
        id: str,
        body: GiveOpinionDto,
    ) -> ResolutionDto:
        """Sign your opinion on a resolution.

        With a key of your seat, over the text that you read. The opinion that makes a majority
        of the quorum decides at once.
        """
        return self._call(
            "POST",
            "/api/v1/resolutions/{id}/opinions",
            path={"id": id},
            body=body,
        )

    def withdraw_resolution(
        self,
        id: str,
    ) -> ResolutionDto:
        """Take a resolution back that is not decided.

        Its maker a draft, a member of the board also what was asked. What is in force another
        resolution ends.
        """
        return self._call(
            "POST",
            "/api/v1/resolutions/{id}/withdraw",
            path={"id": id},
        )
