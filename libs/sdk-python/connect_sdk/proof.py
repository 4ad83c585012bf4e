"""Checks, without the server, what it proves of its audit log."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from .canonical_json import canonical_json
from .merkle import Tree, is_consistent, is_included, leaf_hash

_HASH_BYTES = 32
_SIGNATURE_BYTES = 64
# More hashes than a tree of any size has above a leaf.
_MOST_HASHES = 128

_SENTENCES = {
    "well_formed": ("It has the form of a proof.", "It does not have the form of a proof."),
    "key_known": ("The key that signed is among the keys given.", "The key that signed is not among the keys given."),
    "key_in_time": ("The key signed in its own time.", "The key signed at a time that was not its own."),
    "block_hash": ("The signed head hashes to what it says.", "The signed head does not hash to what it says."),
    "signature": ("The signature is genuine.", "The signature is not genuine."),
    "included": ("The event stands in the log exactly as it is.", "The event does not stand in the log as it is."),
    "balance_included": (
        "The account held exactly this after the block.", "The block does not say that the account held this.",
    ),
    "same_past": ("The proof begins at the head that was kept.", "The proof does not begin at the head that was kept."),
    "not_older": ("The log is as long as it was, or longer.", "The log is shorter than it was: entries are missing."),
    "only_grew": (
        "Nothing before the kept head was changed.", "Something before the kept head was changed or left out.",
    ),
}


@dataclass(frozen=True)
class Check:
    """One thing that was checked, by a name that stays, and how it turned out."""

    name: str
    passed: bool

    @property
    def sentence(self) -> str:
        """The outcome in words."""
        return _SENTENCES[self.name][0 if self.passed else 1]


@dataclass(frozen=True)
class Verdict:
    """What was checked, in order; proven only when all of it passed."""

    checks: tuple[Check, ...]

    @property
    def is_proven(self) -> bool:
        """Whether every check passed."""
        return len(self.checks) > 0 and all(check.passed for check in self.checks)


class NoCryptography(RuntimeError):
    """The standard library of Python checks no Ed25519 signatures, and the package that does is not installed."""

    def __init__(self) -> None:
        super().__init__("Checking signatures needs the package cryptography: pip install cryptography.")


def verify_checkpoint(head: Any, keys: Any) -> Verdict:
    """Whether a head of the log is what its signer signed; ``keys`` as published at ``/.well-known/jwks.json``."""
    return _judged(lambda: _check_head(head, keys))


def verify_event_proof(proof: Any, keys: Any) -> Verdict:
    """Whether an event stands in the log exactly as it is, under a head that its signer signed."""
    return _judged(lambda: [*_check_head(proof["checkpoint"], keys), Check("included", _includes(proof))])


def verify_balance_proof(proof: Any, keys: Any) -> Verdict:
    """Whether an account held what is said of it after a block that its signer signed."""
    return _judged(lambda: [
        *_check_head(proof["checkpoint"], keys), Check("balance_included", _holds_balance(proof)),
    ])


def verify_growth(known: Any, proof: Any, keys: Any) -> Verdict:
    """Whether the log only grew since a head that was kept.

    It is the one thing that shows a log that was rewritten as a whole, or cut off at its end, by whoever holds the key.
    """
    return _judged(lambda: [
        *_check_head(proof["to"], keys),
        Check("same_past", all(proof["from"][name] == known[name] for name in ("hash", "treeSize", "root"))),
        Check("not_older", proof["to"]["height"] >= known["height"]
              and proof["to"]["treeSize"] >= known["treeSize"]),
        Check("only_grew", _only_grew(known, proof)),
    ])


def _check_head(head: Mapping[str, Any], keys: Mapping[str, Any]) -> list[Check]:
    header = canonical_json({
        **{name: str(head[name]) for name in ("height", "firstLeaf", "treeSize")},
        **{name: head[name] for name in ("root", "previousHash", "sealedAt")},
        **_balances_of(head),
    }).encode()
    stated = _hex(head["hash"], _HASH_BYTES)
    key = next((one for one in keys["keys"] if one["kid"] == head["kid"] and one["alg"] == "EdDSA"), None)
    return [
        Check("block_hash", stated is not None and hashlib.sha256(header).digest() == stated),
        Check("key_known", key is not None),
        Check("key_in_time", key is not None and _is_in_time(key, head["sealedAt"])),
        Check("signature", key is not None and _is_signed_by(key, header, _hex(head["signature"], _SIGNATURE_BYTES))),
    ]


def _balances_of(head: Mapping[str, Any]) -> dict[str, Any]:
    """What a head says of balances; heads that were kept before there was a root of them have no such members."""
    accounts, root = head.get("accounts"), head.get("balancesRoot")
    return {} if accounts is None and root is None else {"accounts": str(accounts), "balancesRoot": root}


def _is_in_time(key: Mapping[str, Any], at: Any) -> bool:
    try:
        moment, until = _moment(at), key["valid_until"]
        return moment >= _moment(key["valid_from"]) and (until is None or moment <= _moment(until))
    except (TypeError, ValueError):
        return False


def _moment(text: str) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError("A moment says its time zone.")
    return moment


def _is_signed_by(key: Mapping[str, Any], signed: bytes, signature: bytes | None) -> bool:
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        raise NoCryptography from None
    if signature is None or key.get("crv") != "Ed25519":
        return False
    try:
        public = base64.urlsafe_b64decode(key["x"] + "=" * (-len(key["x"]) % 4))
        Ed25519PublicKey.from_public_bytes(public).verify(signature, signed)
        return True
    except (InvalidSignature, ValueError):
        return False


def _includes(proof: Mapping[str, Any]) -> bool:
    head = proof["checkpoint"]
    root, hashes = _hex(head["root"], _HASH_BYTES), _hashes(proof["hashes"])
    if root is None or hashes is None:
        return False
    leaf = leaf_hash(canonical_json(proof["event"]).encode())
    return is_included(leaf, proof["leafIndex"], Tree(head["treeSize"], root), hashes)


def _holds_balance(proof: Mapping[str, Any]) -> bool:
    head = proof["checkpoint"]
    root, hashes = _hex(head.get("balancesRoot"), _HASH_BYTES), _hashes(proof["hashes"])
    if root is None or hashes is None:
        return False
    leaf = leaf_hash(canonical_json(proof["balance"]).encode())
    return is_included(leaf, proof["position"], Tree(head["accounts"], root), hashes)


def _only_grew(known: Mapping[str, Any], proof: Mapping[str, Any]) -> bool:
    before, after = _hex(known["root"], _HASH_BYTES), _hex(proof["to"]["root"], _HASH_BYTES)
    hashes = _hashes(proof["hashes"])
    if before is None or after is None or hashes is None:
        return False
    return is_consistent(Tree(known["treeSize"], before), Tree(proof["to"]["treeSize"], after), hashes)


def _hashes(texts: Any) -> list[bytes] | None:
    if not isinstance(texts, list):
        raise TypeError("Hashes come in a list.")
    if len(texts) > _MOST_HASHES:
        return None
    hashes = [hashed for hashed in (_hex(text, _HASH_BYTES) for text in texts) if hashed is not None]
    return hashes if len(hashes) == len(texts) else None


def _hex(text: Any, length: int) -> bytes | None:
    """The bytes that exactly so many lower-case hexadecimal digits stand for; None for anything else."""
    if not isinstance(text, str) or len(text) != 2 * length or not set(text) <= set("0123456789abcdef"):
        return None
    return bytes.fromhex(text)


def _judged(checking: Callable[[], list[Check]]) -> Verdict:
    """Whatever a server sends instead of a proof proves nothing."""
    try:
        return Verdict(tuple(checking()))
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return Verdict((Check("well_formed", False),))
