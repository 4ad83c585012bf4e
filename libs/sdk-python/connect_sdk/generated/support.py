# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    AssignSupportRequestDto,
    PresenceDto,
    RaiseSupportRequestDto,
    SayDto,
    SupportAvailabilityDto,
    SupportCategory,
    SupportConversationDto,
    SupportKind,
    SupportPriority,
    SupportRequestDto,
    SupportSort,
    SupportState,
)


class SupportService(Service):
    """Ask the staff for help, and answer as one of them."""

    def get_support_availability(
        self,
    ) -> SupportAvailabilityDto:
        """Learn when and how support is reached.

        Whether somebody would answer a chat now, the office hours, and how soon requests have
        been answered.
        """
        return self._call(
            "GET",
            "/api/v1/support/availability",
        )

    def set_support_presence(
        self,
        body: PresenceDto,
    ) -> SupportAvailabilityDto:
        """Say that you are at the desk, or that you leave it.

        People can begin a chat while somebody is at the desk. It holds for 75 seconds.
        """
        return self._call(
            "PUT",
            "/api/v1/support/presence",
            body=body,
        )

    def list_support_requests(
        self,
        *,
        state: SupportState | None = None,
        kind: SupportKind | None = None,
        category: SupportCategory | None = None,
        priority: SupportPriority | None = None,
        assignee: str | None = None,
        requester: str | None = None,
        q: str | None = None,
        sort: SupportSort | None = None,
        limit: int | None = None,
        before: str | None = None,
    ) -> list[SupportRequestDto]:
        """List requests for support, the newest first.

        Your own; administrators see those of everybody.
        """
        return self._call(
            "GET",
            "/api/v1/support/requests",
            query={
                "state": state,
                "kind": kind,
                "category": category,
                "priority": priority,
                "assignee": assignee,
                "requester": requester,
                "q": q,
                "sort": sort,
                "limit": limit,
                "before": before,
            },
        )

    def raise_support_request(
        self,
        body: RaiseSupportRequestDto,
    ) -> SupportConversationDto:
        """Ask for help.

        The request gets a number, is kept with everything that is said about it, and waits for
        the staff.
        """
        return self._call(
            "POST",
            "/api/v1/support/requests",
            body=body,
        )

    def begin_support_chat(
        self,
        body: SayDto,
    ) -> SupportConversationDto:
        """Begin a live chat, or leave a request where nobody is there.

        The answer’s `kind` says which of the two it became. New messages are told by the event
        stream.
        """
        return self._call(
            "POST",
            "/api/v1/support/chats",
            body=body,
        )

    def get_support_request(
        self,
        id: str,
    ) -> SupportConversationDto:
        """Read a request and what was said about it.

        The request of another person is answered as if it did not exist, except to
        administrators.
        """
        return self._call(
            "GET",
            "/api/v1/support/requests/{id}",
            path={"id": id},
        )

    def write_support_message(
        self,
        id: str,
        body: SayDto,
    ) -> SupportConversationDto:
        """Write in a request.

        Staff answers, and waits; whoever asked writes again, which opens a solved request anew.
        """
        return self._call(
            "POST",
            "/api/v1/support/requests/{id}/messages",
            path={"id": id},
            body=body,
        )

    def assign_support_request(
        self,
        id: str,
        body: AssignSupportRequestDto,
    ) -> SupportConversationDto:
        """Hand a request to an administrator, to yourself, or to nobody.

        Who has it is told when the person writes again.
        """
        return self._call(
            "POST",
            "/api/v1/support/requests/{id}/assign",
            path={"id": id},
            body=body,
        )

    def solve_support_request(
        self,
        id: str,
    ) -> SupportConversationDto:
        """Say that a request is solved.

        Whoever asked or the staff may say so. It opens again when whoever asked writes.
        """
        return self._call(
            "POST",
            "/api/v1/support/requests/{id}/solve",
            path={"id": id},
        )
