"""`COUNT` in a catalog: a number in words, with its noun in the right plural.

    { COUNT($tickets_dealt, one: "ticket", other: "tickets") }

says "four tickets". The words are in the message `number-words` of the catalog, from one upwards; a number
beyond them is written in digits. `form: "dative"` takes the words from the attribute `.dative` of that
message, as far as it goes; `form: "digits"` takes none. `start: 1` begins a sentence. Without a noun, the
number stands alone.

The browser has the same function: web/src/i18n/counting.ts.
"""

from collections.abc import Callable
from typing import Any

from babel.core import Locale
from fluent.runtime import FluentBundle

from .conventions import written

WORDS = "number-words"
DIGITS = "digits"
OPTIONS = ("form", "start")  # every other argument is a plural category with its noun


def counting(locale: str, bundle: Callable[[], FluentBundle]) -> Callable[..., Any]:
    """The function for one language's bundle."""
    plural = Locale.parse(locale).plural_form

    def count(number: Any, *, form: str = "", start: int = 0, **nouns: str) -> str:
        said = _in_words(bundle(), int(number), form) or written(int(number), locale)
        if nouns:
            said += " " + nouns.get(plural(int(number)), [*nouns.values()][-1])
        return said[:1].upper() + said[1:] if start else said

    return count


def _in_words(bundle: FluentBundle, number: int, form: str) -> str | None:
    """The number in the wanted form, else in the plain one; None if it has no word."""
    if form == DIGITS or number < 1 or not bundle.has_message(WORDS):
        return None
    message = bundle.get_message(WORDS)
    for pattern in (message.attributes[form] if form else None, message.value):
        words = str(bundle.format_pattern(pattern)[0]).split(", ") if pattern else []
        if number <= len(words):
            return words[number - 1]
    return None
