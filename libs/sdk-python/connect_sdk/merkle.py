"""Proofs of the Merkle tree over the audit log (RFC 9162)."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

_LARGEST_SIZE = 2**53 - 1


@dataclass(frozen=True)
class Tree:
    """How many leaves a tree has, and the hash over all of them."""

    size: Any
    root: bytes


def leaf_hash(leaf: bytes) -> bytes:
    """The hash of a leaf."""
    return hashlib.sha256(b"\x00" + leaf).digest()


def is_included(leaf: bytes, index: Any, tree: Tree, hashes: Sequence[bytes]) -> bool:
    """Whether a tree holds the hash of a leaf at a place (RFC 9162, section 2.1.3.2)."""
    if not _is_size(tree.size) or not _is_whole(index) or not 0 <= index < tree.size:
        return False
    place, last, computed = index, tree.size - 1, leaf
    for sibling in hashes:
        if last == 0:
            return False
        if place & 1 or place == last:
            computed = _node_hash(sibling, computed)
            place, last = _past_the_edge(place, last)
        else:
            computed = _node_hash(computed, sibling)
        place, last = place >> 1, last >> 1
    return last == 0 and computed == tree.root


def is_consistent(smaller: Tree, larger: Tree, hashes: Sequence[bytes]) -> bool:
    """Whether the larger tree begins with everything that the smaller one holds (RFC 9162, section 2.1.4.2)."""
    if not _is_size(smaller.size) or not _is_size(larger.size) or smaller.size > larger.size:
        return False
    if smaller.size == larger.size:
        return len(hashes) == 0 and smaller.root == larger.root
    place, last = smaller.size - 1, larger.size - 1
    while place & 1:
        place, last = place >> 1, last >> 1
    # A smaller tree that is itself a complete subtree of the larger one is where the proof begins.
    path = [smaller.root, *hashes] if place == 0 else list(hashes)
    if not path:
        return False
    before = after = path[0]
    for sibling in path[1:]:
        if last == 0:
            return False
        if place & 1 or place == last:
            before, after = _node_hash(sibling, before), _node_hash(sibling, after)
            place, last = _past_the_edge(place, last)
        else:
            after = _node_hash(after, sibling)
        place, last = place >> 1, last >> 1
    return last == 0 and before == smaller.root and after == larger.root


def _past_the_edge(place: int, last: int) -> tuple[int, int]:
    while place and not place & 1:
        place, last = place >> 1, last >> 1
    return place, last


def _node_hash(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\x01" + left + right).digest()


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _LARGEST_SIZE


def _is_size(value: Any) -> bool:
    return _is_whole(value) and value > 0
