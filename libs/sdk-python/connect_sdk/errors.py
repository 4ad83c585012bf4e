"""What goes wrong with a call."""

from __future__ import annotations

from typing import Any


class ConnectError(Exception):
    """A refusal of the API: its status, its stable code, and the id to quote when asking for help."""

    def __init__(
        self, status: int, code: str, sentence: str, details: Any, request_id: str | None, retry_after: float | None
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.details = details
        self.request_id = request_id
        self.retry_after = retry_after
