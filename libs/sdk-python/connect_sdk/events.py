"""Hearing of what happens."""

from __future__ import annotations

import http.client
import time
from collections.abc import Iterator, Sequence

from .errors import ConnectError
from .generated.events import EventsService
from .generated.models import EventDto, EventPageDto

_LONGEST_PAUSE_SECONDS = 30.0


class EventStream:
    """Events in their order, each at least once, for as long as one listens.

    Keep ``cursor`` to go on later where this stream ended. When nobody answers, the stream waits, longer each time, and
    goes on where it was; a refusal is raised.
    """

    def __init__(
        self, events: EventsService, after: str | None, pause: float, types: Sequence[str] | None = None
    ) -> None:
        self._events = events
        self._pause = pause
        self._types = None if types is None else ",".join(types)
        self._is_closed = False
        self.cursor = after

    def __iter__(self) -> Iterator[EventDto]:
        failures = 0
        while not self._is_closed:
            page = self._page()
            if page is None:
                failures += 1
                time.sleep(min(_LONGEST_PAUSE_SECONDS, self._pause * 2**failures))
                continue
            failures = 0
            for event in page["events"]:
                yield event
                # Only an event that the program is done with is not given again.
                self.cursor = event["id"]
                if self._is_closed:
                    return
            self.cursor = page["cursor"]
            if page["isLatest"]:
                time.sleep(self._pause)

    def close(self) -> None:
        """Ends the stream after the event that is being worked on."""
        self._is_closed = True

    def _page(self) -> EventPageDto | None:
        try:
            return self._events.list_events(after=self.cursor, types=self._types)
        except ConnectError as refusal:
            if refusal.status < 500 and refusal.status != 429:
                raise
        except (OSError, http.client.HTTPException):
            pass
        return None
