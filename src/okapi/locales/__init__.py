"""Every sentence a person reads: Fluent catalogs, one folder a language, shared with the browser."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

_LOCALES = {"en": "en_GB"}  # where a language alone leaves its conventions open

Param = str | int | float


class TextError(LookupError):
    """A message that no catalog has, or that was not given what it needs. The tests let none through."""


class Texts:
    """The texts of one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._locale = _LOCALES.get(language, language)
        self._bundle = FluentBundle([self._locale.replace("_", "-")], use_isolating=False)
        for catalog in catalogs(language).values():
            self._bundle.add_resource(FluentResource(catalog))

    def say(self, message: str, /, **params: Param) -> str:
        """The message in this language, with its parameters filled in."""
        if not self._bundle.has_message(message):
            raise TextError(f"the {self.language!r} catalogs have no message {message!r}")
        pattern: Any = self._bundle.get_message(message).value
        long = {f"\ue000{name}\ue001": value for name, value in params.items() if _is_long(value)}
        stand_ins = {mark[1:-1]: mark for mark in long}
        text, errors = self._bundle.format_pattern(pattern, params | stand_ins)
        if errors:
            raise TextError(f"{message!r}: {'; '.join(map(str, errors))}")
        for mark, value in long.items():
            text = str(text).replace(mark, str(value))
        return str(text)

    def place(self, id: str, name: str) -> str:
        """A place by its name in this language; `name` is what the board calls it.

        A board of someone's own may use the id for another place, so its name has to be the English one too.
        """
        message = f"place-{id}"
        is_known = self._bundle.has_message(message) and texts("en").say(message) == name
        return self.say(message) if is_known else name

    def listed(self, items: Iterable[str]) -> str:
        """The items as a list inside a sentence: one, two and three."""
        return format_list(list(items), locale=self._locale)


def _is_long(value: Param) -> bool:
    """Fluent refuses parameters of more than 1000 characters; such a one is put in afterwards."""
    return isinstance(value, str) and len(value) > 500


@cache
def texts(language: str = "en") -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def catalogs(language: str) -> dict[str, str]:
    """The Fluent source of a language's catalogs, by file name."""
    folder = files(__name__) / language
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
    return dict(sorted(found.items()))
