"""How this run speaks: in which language, and plainly or in tables. Settled before anything is said."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from msgspec import Struct

from okapi.locales import ENGLISH, Param, Texts, Trouble, available, language_of, negotiated, texts

from .bad_input import BadInput

LANGUAGE = "--language"
PLAIN = "--plain"
ACCESSIBILITY = ("ACCESSIBILITY_ENABLED", "GNOME_ACCESSIBILITY", "QT_ACCESSIBILITY")  # what desktops set


class _Manner(Struct):
    language: str = ENGLISH
    is_plain: bool = False


_manner = _Manner()


def settle(words: Sequence[str]) -> list[str]:
    """Take `--language` and `--plain` out of a command line, wherever they are, and apply them."""
    _manner.language = language_of(os.environ)
    _manner.is_plain = os.environ.get("OKAPI_PLAIN", "0") not in ("", "0")
    requested, rest = os.environ.get("OKAPI_LANGUAGE", ""), list[str]()
    waiting = iter(words)
    for word in waiting:
        name, equals, value = word.partition("=")
        if name == LANGUAGE:
            requested = value if equals else next(waiting, "")
            if not requested:
                raise BadInput(say("usage-needs-a-value", option=LANGUAGE))
        elif word == PLAIN:
            _manner.is_plain = True
        else:
            rest.append(word)
    if requested:
        _manner.language = _checked(requested)
    return rest


def _checked(requested: str) -> str:
    language = negotiated([requested])
    if language is None:
        raise BadInput(say("unknown-language", language=requested, languages=", ".join(available())))
    return language


def speak(language: str) -> None:
    _manner.language = language


def spoken() -> Texts:
    return texts(_manner.language)


def is_plain() -> bool:
    """Whether to speak in lines that read well aloud: no tables, no colours, nothing that moves."""
    return _manner.is_plain


def is_perhaps_read_aloud() -> bool:
    """Whether a screen reader may be running that was not announced."""
    asked_for = any(os.environ.get(name, "0") == "1" for name in ACCESSIBILITY)
    return not _manner.is_plain and (asked_for or os.environ.get("TERM") == "dumb")


def say(message: str, /, **params: Param) -> str:
    return spoken().say(message, **params)


@contextmanager
def refusing(kind: type[Trouble]) -> Iterator[None]:
    """Report this kind of trouble as bad input."""
    try:
        yield
    except kind as trouble:
        raise BadInput(trouble.in_language(spoken())) from None


def listed(items: Iterable[str]) -> str:
    return spoken().listed(items)
