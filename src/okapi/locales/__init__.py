"""Every sentence a person reads: Fluent catalogs, one folder per language, shared with the browser."""

import errno
import re
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from babel.core import Locale, negotiate_locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from .conventions import day_in_words, in_a_list, is_grouped, written
from .counting import WORDS, counting

ENGLISH = "en"  # in place of missing translations
_LOCALES = {"en": "en_GB"}  # where a language alone leaves its conventions open
_RELATIVES = {"no": "nb", "nn": "nb"}  # languages whose readers are served by another one
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
HYPHENS_BEFORE_NUMBERS = re.compile(r"(?<!\w)-(?=\d)")  # as some locales write negative numbers

Param = str | int | float


class TextError(LookupError):
    """A message that no catalog has, or that was not given what it needs. The tests let none through."""


class Catalogs:
    """The catalogs of one language, and nothing else.

    Each is read when a message of it is wanted: all of them take a fifth of a second and 5 MB, and nobody
    needs more than a few.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = locale = _LOCALES.get(language, language)
        functions = {"COUNT": counting(locale, lambda: self._bundle)}
        self._bundle = FluentBundle([locale.replace("_", "-")], functions, use_isolating=False)
        self._unread = dict(catalogs(language))
        self.has(WORDS)  # which `COUNT` looks up itself

    def has(self, message: str) -> bool:
        if self._bundle.has_message(message):
            return True
        begins = re.compile(rf"^{re.escape(message)} *=", re.MULTILINE)
        file = next((name for name, source in self._unread.items() if begins.search(source)), None)
        if file is None:
            return False
        self._bundle.add_resource(FluentResource(self._unread.pop(file)))
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **params: Param) -> str:
        """The message with its parameters filled in."""
        if not self.has(message):
            raise TextError(f"the {self.language!r} catalogs have no message {message!r}")
        pattern: Any = self._bundle.get_message(message).value
        long = {f"\ue000{name}\ue001": value for name, value in params.items() if _is_long(value)}
        stand_ins = {mark[1:-1]: mark for mark in long}
        ungrouped = {
            name: fluent_number(value, useGrouping=False)
            for name, value in params.items()
            if isinstance(value, int | float) and not is_grouped(value, self._locale)
        }
        text, errors = self._bundle.format_pattern(pattern, params | stand_ins | ungrouped)
        if errors:
            raise TextError(f"{message!r}: {'; '.join(map(str, errors))}")
        if any(isinstance(value, int | float) and value < 0 for value in params.values()):
            text = HYPHENS_BEFORE_NUMBERS.sub("−", str(text))
        for mark, value in long.items():
            text = str(text).replace(mark, str(value))
        return str(text)


class Texts:
    """The texts of one language; where one is missing or broken, the English one."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._locale = _LOCALES.get(language, language)
        self._own = Catalogs(language)

    @property
    def _english(self) -> Catalogs:
        """Read only when a translation lacks something."""
        return self._own if self.language == ENGLISH else texts(ENGLISH)._own

    def has(self, message: str) -> bool:
        return self._own.has(message) or self._english.has(message)

    def say(self, message: str, /, **params: Param) -> str:
        try:
            return self._own.say(message, **params)
        except TextError:
            return self._english.say(message, **params)

    def system_reason(self, error: BaseException) -> str:
        """Why the system refuses something: usual reasons in this language, others in the system's words."""
        code = errno.errorcode.get(getattr(error, "errno", None) or 0, "other")
        return self.say("system-error", code=code, error=getattr(error, "strerror", None) or str(error))

    def place(self, id: str, name: str) -> str:
        """A place by its name in this language; `name` is what the board calls it.

        A board of someone's own may use the id for another place, so its name has to be the English one too.
        """
        return self._named(f"place-{id}", name)

    def board(self, name: str, names: Mapping[str, str] | None = None) -> str:
        """A board by its name in this language, if it has one; that of the built-in one is known here."""
        return (names or {}).get(self.language) or self._named("map-title", name)

    def _named(self, message: str, name: str) -> str:
        is_known = self._english.has(message) and self._english.say(message) == name
        return self.say(message) if is_known else name

    def listed(self, items: Iterable[str]) -> str:
        """The items as a list inside a sentence: one, two and three."""
        return in_a_list(list(items), self._locale)

    def either(self, items: Iterable[str]) -> str:
        """The items as a choice inside a sentence: one, two or three."""
        return in_a_list(list(items), self._locale, "or")

    def day(self, day: date) -> str:
        return day_in_words(day, self._locale)

    def number(self, number: float, decimals: int | None = None) -> str:
        """A number that stands alone, as it is written in this language."""
        pattern = None if decimals is None else "#,##0" + ("." + "0" * decimals if decimals else "")
        return written(number, self._locale, pattern).replace("-", "−")


class Trouble(Exception):
    """What went wrong, as a message of the catalogs. As a plain string it is English.

    An error of the system among the parameters is put into the reader's language too.
    """

    def __init__(self, message: str, /, **params: Param | OSError | EOFError) -> None:
        self.message = message
        self.params = params
        super().__init__(message)

    def __str__(self) -> str:
        return self.in_language(texts())

    def in_language(self, texts: Texts) -> str:
        said = {name: texts.system_reason(it) if isinstance(it, Exception) else it for name, it in self.params.items()}
        return texts.say(self.message, **said)


def _is_long(value: Param) -> bool:
    """Fluent refuses parameters of more than 1000 characters; a longer one is put in afterwards."""
    return isinstance(value, str) and len(value) > 500


@lru_cache(maxsize=32)
def texts(language: str = ENGLISH) -> Texts:
    return Texts(language)


@cache
def available() -> tuple[str, ...]:
    """The languages that have catalogs, English first."""
    folders = (folder for folder in files(__name__).iterdir() if (folder / "game.ftl").is_file())
    return tuple(sorted((folder.name for folder in folders), key=lambda name: (name != ENGLISH, name)))


def own_name(language: str) -> str:
    """What a language calls itself: `français`."""
    return str(Locale.parse(language).get_display_name() or language)


def negotiated(preferred: Iterable[str]) -> str | None:
    """The first of these locales (fr, fr-CA, fr_CA.UTF-8) whose language has catalogs."""
    return negotiate_locale(map(_language, preferred), available())


def _language(locale: str) -> str:
    name = locale.partition(".")[0].partition("@")[0].replace("-", "_")
    language = name.partition("_")[0].lower()
    return _RELATIVES.get(language, language)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that these environment variables ask for, in the order that gettext looks at them."""
    locale = next(filter(None, map(environment.get, _LOCALE_VARIABLES)), "")
    if _language(locale) in ("c", "posix"):
        return ENGLISH
    preferred = [*environment.get("LANGUAGE", "").split(":"), locale]
    return negotiated(filter(None, preferred)) or ENGLISH


def catalogs(language: str) -> dict[str, str]:
    """The Fluent source of a language's catalogs, by file name."""
    folder = files(__name__) / language
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")}
    return dict(sorted(found.items()))
