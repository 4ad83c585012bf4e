"""Lists that are longer than a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def every(
    list_page: Callable[..., list[Any]],
    *,
    cursor: str = "id",
    page: str = "before",
    limit: int = 200,
    **filters: Any,
) -> Iterator[Any]:
    """Gives every entry of a list, reading the next page when it is needed.

    ``cursor`` is the field of an entry that the next page begins after, and ``page`` the parameter that takes it.
    """
    last: Any = None
    while True:
        entries = list_page(limit=limit, **({} if last is None else {page: last}), **filters)
        yield from entries
        if len(entries) < limit:
            return
        last = entries[-1][cursor]
