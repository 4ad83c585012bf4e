"""Hearing of what happens."""

from __future__ import annotations

import time
from collections.abc import Iterator

from .generated.events import EventsService
from .generated.models import EventDto


class EventStream:
    """Events in their order, each at least once. Keep ``cursor`` to go on later where this stream ended."""

    def __init__(self, events: EventsService, after: str | None, pause: float) -> None:
        self._events = events
        self._pause = pause
        self.cursor = after

    def __iter__(self) -> Iterator[EventDto]:
        while True:
            page = self._events.list_events(after=self.cursor)
            for event in page["events"]:
                yield event
                # Only an event that the program is done with is not given again.
                self.cursor = event["id"]
            self.cursor = page["cursor"]
            if page["isLatest"]:
                time.sleep(self._pause)
