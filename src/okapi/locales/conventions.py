"""Numbers and lists as a language writes them, where CLDR knows more than Babel applies; browsers apply all of it."""

import re
from collections.abc import Sequence
from datetime import date
from typing import Literal

from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal

_GROUPED_FROM = {"es": 10_000, "pl": 10_000}  # minimumGroupingDigits is 2: 1151 and 11.510
# Before a sound like their own, the Spanish words for “and” and “or” change: e hijo, u ocho; but y hielo.
_SPANISH = {
    "standard": ("y", "e", re.compile(r"i|hi(?![ae])", re.IGNORECASE)),
    "or": ("o", "u", re.compile(r"h?o|8|11(?: |$)", re.IGNORECASE)),
}


def is_grouped(number: float, locale: str) -> bool:
    return abs(number) >= _GROUPED_FROM.get(locale, 0)


def written(number: float, locale: str, pattern: str | None = None) -> str:
    return format_decimal(number, format=pattern, locale=locale, group_separator=is_grouped(number, locale))


def day_in_words(day: date, locale: str) -> str:
    return format_date(day, "long", locale=locale).removesuffix("г.").rstrip()  # sentences have a full stop


def in_a_list(items: Sequence[str], locale: str, style: Literal["standard", "or"] = "standard") -> str:
    text = format_list(items, style=style, locale=locale)
    word, other, sounds = _SPANISH[style]
    if locale != "es" or len(items) < 2 or not sounds.match(items[-1]):
        return text
    return f"{text.removesuffix(f' {word} {items[-1]}')} {other} {items[-1]}"
