"""Carries the calls over HTTP."""

from __future__ import annotations

import http.client
import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable, Mapping
from typing import Any

from .errors import ConnectError

_TRANSIENT = frozenset({429, 502, 503, 504})
_LONGEST_WAIT_SECONDS = 30.0

Token = str | Callable[[], str | None] | None


class Transport:
    """Sends requests, and repeats those that can do nothing twice."""

    def __init__(self, base_url: str, token: Token, retries: int, timeout: float) -> None:
        self._base_url = base_url.rstrip("/")
        self.token = token
        self._retries = retries
        self._timeout = timeout

    def request(
        self, method: str, url: str, headers: Mapping[str, str], data: bytes | None, is_repeatable: bool
    ) -> tuple[str, bytes]:
        """Answers the media type and the body, or raises ConnectError."""
        attempt = 0
        while True:
            try:
                return self._once(method, url, headers, data)
            except (ConnectError, OSError, http.client.HTTPException) as failure:
                wait = _wait_after(failure, attempt)
                if not is_repeatable or attempt >= self._retries or wait is None:
                    raise
                time.sleep(wait)
                attempt += 1

    def _once(self, method: str, url: str, headers: Mapping[str, str], data: bytes | None) -> tuple[str, bytes]:
        token = self.token() if callable(self.token) else self.token
        sent = {**headers, **({"Authorization": f"Bearer {token}"} if token else {})}
        request = urllib.request.Request(self._base_url + url, data=data, method=method, headers=sent)
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                return answer.headers.get("Content-Type", ""), answer.read()
        except urllib.error.HTTPError as refusal:
            raise _error_of(refusal) from None


class Service:
    """The calls of one subject."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def _call(
        self,
        method: str,
        url: str,
        *,
        path: Mapping[str, str] | None = None,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        media: str = "application/json",
        keyed: bool = False,
        idempotency_key: str | None = None,
    ) -> Any:
        for name, value in (path or {}).items():
            url = url.replace(f"{{{name}}}", urllib.parse.quote(str(value), safe=""))
        given = {name: value for name, value in (query or {}).items() if value is not None}
        if given:
            url += "?" + urllib.parse.urlencode(given)
        headers = {"Accept": "application/json"}
        if keyed:
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        data = None
        if body is not None:
            headers["Content-Type"] = media
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
        kind, content = self._transport.request(method, url, headers, data, keyed or method == "GET")
        if kind.startswith("application/json"):
            return json.loads(content)
        return content.decode() if kind.startswith("text/") else content or None


def _wait_after(failure: Exception, attempt: int) -> float | None:
    """How long to wait before another try; None where another try would not help."""
    told = failure.retry_after if isinstance(failure, ConnectError) else None
    if isinstance(failure, ConnectError) and failure.status not in _TRANSIENT:
        return None
    if told is not None:
        return told if told <= _LONGEST_WAIT_SECONDS else None
    return 0.25 * 2**attempt * (0.5 + random.random())


def _error_of(refusal: urllib.error.HTTPError) -> ConnectError:
    content = refusal.read()
    try:
        problem = json.loads(content)
    except ValueError:
        problem = {}
    if not isinstance(problem, dict) or "code" not in problem:
        problem = {"error": f"The API answered {refusal.code}.", "code": "UNEXPECTED_ANSWER"}
    told = refusal.headers.get("Retry-After", "")
    return ConnectError(
        refusal.code, problem["code"], problem["error"], problem.get("details"),
        problem.get("requestId") or refusal.headers.get("X-Request-Id"), float(told) if told.isdigit() else None,
    )
