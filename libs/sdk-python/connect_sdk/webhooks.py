"""Checks that a delivery came from Connect (Standard Webhooks)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import time
from collections.abc import Mapping

_TOLERANCE_SECONDS = 300
_TIMESTAMP = re.compile(r"[0-9]{1,12}")


class InvalidSignature(ValueError):
    """The delivery was not signed with this secret, was changed, or is too old."""


def verify(body: bytes, headers: Mapping[str, str], secret: str, *, now: float | None = None) -> str:
    """Answers the id of a genuine delivery, by which repeated ones are known; raises InvalidSignature otherwise."""
    given = {name.lower(): value for name, value in headers.items()}
    try:
        message_id, timestamp, signatures = (given[f"webhook-{name}"] for name in ("id", "timestamp", "signature"))
    except KeyError:
        raise InvalidSignature("The headers of a signed delivery are missing.") from None
    if not _TIMESTAMP.fullmatch(timestamp):
        raise InvalidSignature("The time in the header is not one.")
    sent_at = int(timestamp)
    if abs((time.time() if now is None else now) - sent_at) > _TOLERANCE_SECONDS:
        raise InvalidSignature("The delivery was signed more than five minutes away from now.")
    expected = sign(body, message_id, sent_at, secret)
    # While a secret is exchanged for another, a delivery carries the signatures of both.
    matches = [hmac.compare_digest(expected.encode(), given.encode()) for given in signatures.split(" ")]
    if not any(matches):
        raise InvalidSignature("The signature is not that of this secret.")
    return message_id


def sign(body: bytes, message_id: str, sent_at: int, secret: str) -> str:
    """The signature of a delivery, as it stands in its header."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{sent_at}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
