# Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
from __future__ import annotations

from typing import Any

from ..transport import Service
from .models import (
    EventPageDto,
    StreamTicketDto,
)


class EventsService(Service):
    """Hear of what happens."""

    def list_events(
        self,
        *,
        after: str | None = None,
        limit: int | None = None,
        types: str | None = None,
    ) -> EventPageDto:
        """List what happened within your reach, oldest first.

        Events come in one order for everybody. Keep the cursor of the answer and pass it as
        `after` to go on where you were. An answer may hold no event for you and still move the
        cursor.
        """
        return self._call(
            "GET",
            "/api/v1/events",
            query={"after": after, "limit": limit, "types": types},
        )

    def issue_stream_ticket(
        self,
    ) -> StreamTicketDto:
        """Get a ticket for the event stream.

        Open the WebSocket `/api/v1/events/stream?ticket=&after=&types=` once, within half a
        minute. Messages are `events` with their `cursor`, `ready` once you have heard
        everything up to now, and `heartbeat`. It closes with 1012 when the server stops, 1013
        when you read too slowly, 4400 for a cursor that was never given, and 4401 when your
        sign-in or key has ended. After the first two, connect again.
        """
        return self._call(
            "POST",
            "/api/v1/events/tickets",
        )
