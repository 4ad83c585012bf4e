"""Where a program begins."""

from __future__ import annotations

from collections.abc import Sequence

from .events import EventStream
from .generated.services import Services
from .transport import Token, Transport


class Connect(Services):
    """A client of the Connect API.

    Reads, and writes that carry an idempotency key, are repeated when their answer is lost; every write that moves
    money gets a key of its own unless one is given. A refusal raises ConnectError.
    """

    def __init__(self, base_url: str, token: Token = None, *, retries: int = 2, timeout: float = 30.0) -> None:
        transport = Transport(base_url, token, retries, timeout)
        super().__init__(transport)
        self._transport = transport

    def sign_in(self, username: str, password: str) -> None:
        """Signs in, and sends the token with every call from now on."""
        self._transport.token = self.auth.login({"username": username, "password": password})["token"]

    def follow(
        self, after: str | None = None, *, types: Sequence[str] | None = None, pause: float = 1.0
    ) -> EventStream:
        """Hears of events as they happen, of these types or of all, beginning after a cursor that was kept."""
        return EventStream(self.events, after, pause, types)
