"""The one text that a JSON value can have (RFC 8785)."""

from __future__ import annotations

import json
import math
from typing import Any

# Up to here a whole number is the same in every language.
_LARGEST_EXACT = 2**53 - 1


def canonical_json(value: Any) -> str:
    """Members sorted by their names, no blanks, numbers and strings as ECMAScript spells them."""
    if isinstance(value, dict):
        members = sorted(value.items(), key=lambda member: member[0].encode("utf-16-be"))
        return "{" + ",".join(f"{_text(name)}:{canonical_json(member)}" for name, member in members) + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical_json(item) for item in value) + "]"
    if isinstance(value, str):
        return _text(value)
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return _number(value)


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _number(value: int | float) -> str:
    if isinstance(value, int) and abs(value) <= _LARGEST_EXACT:
        return str(value)
    number = float(value)
    if not math.isfinite(number):
        raise ValueError("JSON cannot hold this number.")
    if number == 0:
        return "0"
    sign = "-" if number < 0 else ""
    digits, exponent = f"{abs(number)!r}", 0
    if "e" in digits:
        digits, power = digits.split("e")
        exponent = int(power)
    whole, _, fraction = digits.partition(".")
    exponent += len(whole)
    digits = (whole + fraction).lstrip("0")
    exponent -= len(whole + fraction) - len(digits)
    return sign + _spelled(digits.rstrip("0"), exponent)


def _spelled(digits: str, point: int) -> str:
    """Digits whose point stands after so many of them, as ECMAScript writes such a number."""
    if len(digits) <= point <= 21:
        return digits + "0" * (point - len(digits))
    if 0 < point <= 21:
        return f"{digits[:point]}.{digits[point:]}"
    if -6 < point <= 0:
        return f"0.{'0' * -point}{digits}"
    mantissa = digits if len(digits) == 1 else f"{digits[0]}.{digits[1:]}"
    return f"{mantissa}e{point - 1:+d}"
