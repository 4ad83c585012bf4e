"""Checks, without the server, what a compliance passport says of a payment (SD-JWT, RFC 9901)."""

from __future__ import annotations

import base64
import hashlib
import json
import math
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timezone
from typing import Any

from .canonical_json import canonical_json
from .merkle import Tree, is_included, leaf_hash
from .proof import _check_head, _hashes, _hex, _is_signed_by, _moment

_TYPE = "compliance-passport+sd-jwt"
_LIST_TYPE = "statuslist+jwt"
_HASH_BYTES = 32
_MOST_LENGTH = 65_536
_MOST_DISCLOSURES = 32
_MOST_LIST_BYTES = 1_048_576
# Clocks of others may be ahead by so much.
_LEEWAY_S = 60
_BASE64URL = re.compile(r"[A-Za-z0-9_-]*", re.ASCII)

#: What may be disclosed; anything else that a passport discloses is passed over.
PASSPORT_FIELDS = (
    "amount", "currency", "payerName", "payeeName", "payerAddress", "payeeAddress", "payerIban", "payeeIban", "memo",
    "purpose", "findings", "sealedEvent",
)

_SENTENCES = {
    None: "It is genuine, and nothing of it was changed.",
    "malformed": "It does not have the form of a passport.",
    "unsupported_header": "Its header asks for something else than an Ed25519 signature over a passport.",
    "unknown_key": "The key that is said to have signed it is not among the keys given.",
    "bad_signature": "The signature is not genuine.",
    "key_out_of_time": "The key signed at a time that was not its own.",
    "altered_disclosure": "Something that is disclosed is not what was signed.",
    "duplicate_disclosure": "Something is disclosed twice.",
    "not_in_log": "The log does not hold the event that it names.",
    "not_yet_valid": "It was issued in the future.",
    "expired": "Its time is over.",
    "bad_status_list": "The status list is not genuine, or is not the one that the passport names.",
    "revoked": "It was revoked.",
}


@dataclass(frozen=True)
class PassportStatus:
    """Whether a passport was revoked (``valid``, ``revoked`` or ``unknown``), and of which moment that is known."""

    state: str
    as_of: str


@dataclass(frozen=True)
class PassportVerdict:
    """What a check of a passport found: the first thing that is wrong, by a name that stays, or None."""

    fault: str | None
    status: PassportStatus
    #: What is proved; None unless the signature is genuine.
    claims: dict[str, Any] | None = None
    #: What is disclosed beside it, by its name.
    disclosed: dict[str, Any] = field(default_factory=dict)

    @property
    def is_valid(self) -> bool:
        """Whether nothing is wrong."""
        return self.fault is None

    @property
    def sentence(self) -> str:
        """The outcome in words."""
        return _SENTENCES[self.fault]


class _Faulty(Exception):
    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


def verify_passport(
    passport: str, keys: Any, *, at: datetime | None = None, status_list: str | None = None,
) -> PassportVerdict:
    """Checks a compliance passport by ``keys`` as published at ``/.well-known/jwks.json``.

    No key that comes with the passport counts. Without the status list that it names its status stays unknown.
    """
    now = math.floor((at or datetime.now(timezone.utc)).timestamp())
    verdict = PassportVerdict(None, PassportStatus("unknown", _iso(now)))
    try:
        claims, disclosed = _read(passport, keys)
        verdict = replace(verdict, claims=claims, disclosed=disclosed)
        if not _stands(claims, disclosed, keys):
            raise _Faulty("not_in_log")
        if claims["iat"] > now + _LEEWAY_S:
            raise _Faulty("not_yet_valid")
        if claims["exp"] <= now:
            raise _Faulty("expired")
        if status_list is not None:
            verdict = replace(verdict, status=_status_in(status_list, claims, keys, now))
        if verdict.status.state == "revoked":
            raise _Faulty("revoked")
        return verdict
    except _Faulty as faulty:
        return replace(verdict, fault=faulty.fault)
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return replace(verdict, fault="malformed")


def _iso(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def _read(passport: Any, keys: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    if not isinstance(passport, str) or len(passport) > _MOST_LENGTH:
        raise _Faulty("malformed")
    token, *rest = passport.split("~")
    # What would stand behind the last tilde binds the passport to a holder's key, which nobody asked for.
    if not rest or rest.pop() != "":
        raise _Faulty("malformed")
    signed = _read_signed(token, _TYPE, keys)
    disclosed = _disclosures(rest, signed)
    return _claims_in(signed), disclosed


def _read_signed(token: str, kind: str, keys: Any) -> dict[str, Any]:
    parts = token.split(".")
    if len(parts) != 3 or not parts[1] or not parts[2]:
        raise _Faulty("malformed")
    header, signature = _json_in(parts[0]), _bytes_in(parts[2])
    if not isinstance(header, dict):
        raise _Faulty("malformed")
    # Neither another algorithm nor a key that the token brings itself, nor an extension (crit).
    if (set(header) != {"alg", "typ", "kid"} or header["alg"] != "EdDSA" or header["typ"] != kind
            or not isinstance(header["kid"], str)):
        raise _Faulty("unsupported_header")
    key = next((one for one in keys["keys"] if one["kid"] == header["kid"] and one["alg"] == "EdDSA"), None)
    if key is None:
        raise _Faulty("unknown_key")
    if not _is_signed_by(key, f"{parts[0]}.{parts[1]}".encode(), signature):
        raise _Faulty("bad_signature")
    claims = _json_in(parts[1])
    if not isinstance(claims, dict) or not _is_second(claims.get("iat")):
        raise _Faulty("malformed")
    # Claims tell whole seconds, keys thousandths.
    since, until = math.floor(_moment(key["valid_from"]).timestamp()), key["valid_until"]
    if claims["iat"] < since or (until is not None and claims["iat"] > _moment(until).timestamp()):
        raise _Faulty("key_out_of_time")
    return claims


def _disclosures(texts: list[str], claims: Mapping[str, Any]) -> dict[str, Any]:
    digests = claims.get("_sd")
    if (not isinstance(digests, list) or any(not isinstance(one, str) for one in digests)
            or claims.get("_sd_alg") != "sha-256" or len(texts) > _MOST_DISCLOSURES):
        raise _Faulty("malformed")
    if len(set(digests)) != len(digests) or len(set(texts)) != len(texts):
        raise _Faulty("duplicate_disclosure")
    told: dict[str, Any] = {}
    for text in texts:
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        if digest not in digests:
            raise _Faulty("altered_disclosure")
        said = _json_in(text)
        if (not isinstance(said, list) or len(said) != 3 or not isinstance(said[0], str)
                or not isinstance(said[1], str) or said[1] in ("_sd", "...")):
            raise _Faulty("altered_disclosure")
        if said[1] in told or said[1] in claims:
            raise _Faulty("duplicate_disclosure")
        told[said[1]] = said[2]
    return {name: value for name, value in told.items() if name in PASSPORT_FIELDS}


_CLAIMS = (
    "iss", "jti", "iat", "exp", "network", "uetr", "transactionSha256", "verdict", "rules", "lists", "log", "status",
)


def _claims_in(signed: Mapping[str, Any]) -> dict[str, Any]:
    """The claims that every passport has; others are passed over."""
    claims = {name: signed[name] for name in _CLAIMS}
    status = claims["status"]["status_list"] if isinstance(claims["status"], dict) else None
    if (any(not isinstance(claims[name], str) for name in ("iss", "jti", "network", "uetr", "transactionSha256"))
            or not _is_second(claims["exp"])
            or any(not isinstance(claims[name], dict) for name in ("verdict", "rules", "log"))
            or not (claims["lists"] is None or isinstance(claims["lists"], list))
            or not isinstance(status, dict) or not _is_second(status["idx"]) or not isinstance(status["uri"], str)):
        raise _Faulty("malformed")
    return claims


def _stands(claims: Mapping[str, Any], disclosed: Mapping[str, Any], keys: Any) -> bool:
    """Whether the log holds the leaf, and the leaf is that of the event where it is disclosed."""
    try:
        log = claims["log"]
        head = log["checkpoint"]
        leaf, root, hashes = _hex(log["leaf"], _HASH_BYTES), _hex(head["root"], _HASH_BYTES), _hashes(log["hashes"])
        if leaf is None or root is None or hashes is None or not all(c.passed for c in _check_head(head, keys)):
            return False
        if not is_included(leaf, log["leafIndex"], Tree(head["treeSize"], root), hashes):
            return False
        if "sealedEvent" not in disclosed:
            return True
        event = disclosed["sealedEvent"]
        named = hashlib.sha256(event["details"]["transactionId"].encode()).hexdigest()
        return named == claims["transactionSha256"] and leaf_hash(canonical_json(event).encode()) == leaf
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return False


def _status_in(text: Any, claims: Mapping[str, Any], keys: Any, now: int) -> PassportStatus:
    try:
        place = claims["status"]["status_list"]
        if len(text) > _MOST_LENGTH:
            raise _Faulty("bad_status_list")
        told = _read_signed(text, _LIST_TYPE, keys)
        said = told["status_list"]
        if (told["sub"] != place["uri"] or told["iat"] > now + _LEEWAY_S or not _is_second(told["exp"])
                or said["bits"] != 1):
            raise _Faulty("bad_status_list")
        bits = _inflated(_bytes_in(said["lst"]))
        is_revoked = bits[place["idx"] >> 3] >> (place["idx"] & 7) & 1
        if is_revoked:
            return PassportStatus("revoked", _iso(told["iat"]))
        return PassportStatus("valid", _iso(told["iat"])) if told["exp"] > now else PassportStatus("unknown", _iso(now))
    except (_Faulty, AttributeError, IndexError, KeyError, TypeError, ValueError, RecursionError, zlib.error):
        raise _Faulty("bad_status_list") from None


def _inflated(packed: bytes) -> bytes:
    stream = zlib.decompressobj()
    bits = stream.decompress(packed, _MOST_LIST_BYTES)
    if not stream.eof or stream.unused_data:
        raise _Faulty("bad_status_list")
    return bits


def _bytes_in(text: str) -> bytes:
    """The bytes of a base64url text in its one spelling, without padding."""
    if not _BASE64URL.fullmatch(text) or len(text) % 4 == 1:
        raise _Faulty("malformed")
    decoded = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    # Bits that are left over would let one token be written in several ways.
    if base64.urlsafe_b64encode(decoded).rstrip(b"=").decode() != text:
        raise _Faulty("malformed")
    return decoded


def _json_in(text: str) -> Any:
    try:
        return json.loads(_bytes_in(text).decode("utf-8"))
    except (ValueError, RecursionError):
        raise _Faulty("malformed") from None


def _is_second(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 2**53 - 1
