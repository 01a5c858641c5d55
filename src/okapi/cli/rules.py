"""The rules in words: all of them, a section, or one. For `okapi rules`, and for `rules 5.8` at the table."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from okapi.board.problems import printable
from okapi.locales import Texts, catalogs

from .bad_input import BadInput
from .layout import Layout
from .screen import Screen
from .vocabulary import vocabulary

EVERYTHING = "all"
MINUTE = ("turn", "cards", "routes", "doubling", "tickets", "end")
HINTS = ("centre", "now", "spend", "long", "paths", "end", "score")
EDITIONS = ("tickets", "bonus", "tracks", "base", "silent", "places")
WIDTH = 90  # longer lines are hard to read


class UnknownRule(LookupError):
    """There is no rule or section of this number; the message says which there are."""


def print_rules(wanted: str | None) -> None:
    """Print the rule or section of this number, or all there is."""
    screen = Screen()
    try:
        screen.show(in_words(wanted or EVERYTHING, screen.texts))
    except UnknownRule as unknown:
        raise BadInput(str(unknown)) from None


def in_words(wanted: str, texts: Texts) -> RenderableType:
    """What was asked for: everything, a section or a rule."""
    number = wanted.strip().rstrip(".").casefold()
    if vocabulary(texts.language).means(number, EVERYTHING):
        return Constrain(Group(*_everything(texts)), WIDTH)
    if number in sections():
        return Constrain(Group(*_section(number, texts)), WIDTH)
    if number in rule_numbers():
        return Constrain(_rule(number, texts), WIDTH)
    first, *_, last = sections()
    raise UnknownRule(texts.say("rules-unknown", number=printable(wanted.strip()), first=first, last=last))


@cache
def rule_numbers() -> tuple[str, ...]:
    """Every rule, in order: the English catalog has a message for each."""
    found = re.findall(r"^rule-(\d(?:-\d+)?) =", catalogs("en")["rules.ftl"], re.MULTILINE)
    return tuple(number.replace("-", ".") for number in found)


@cache
def sections() -> dict[str, list[str]]:
    """The rules of each section."""
    found: dict[str, list[str]] = {}
    for rule in rule_numbers():
        found.setdefault(rule[0], []).append(rule)
    return found


def _everything(texts: Texts) -> Iterator[RenderableType]:
    yield _title(texts.say("rules-title"))
    yield Apart(Text(texts.say("rules-intro")))
    yield _title(texts.say("rules-minute-title"))
    yield from (_item(texts.say(f"rules-minute-{point}")) for point in MINUTE)
    for section in sections():
        yield from _section(section, texts)
    yield _title(texts.say("rules-section-hints"))
    yield from (_item(texts.say(f"rules-hint-{hint}")) for hint in HINTS)
    yield _title(texts.say("rules-section-editions"))
    yield from (_item(texts.say(f"rules-edition-{difference}")) for difference in EDITIONS)


def _section(section: str, texts: Texts) -> Iterator[RenderableType]:
    title = texts.say(f"rules-section-{section}")
    yield _title(texts.say("rules-heading", number=section, title=title))
    yield from (_rule(rule, texts) for rule in sections()[section])


def _rule(number: str, texts: Texts) -> RenderableType:
    key = number.replace(".", "-")
    title, text = texts.say(f"rule-title-{key}"), texts.say(f"rule-{key}")
    said = texts.say("rules-heading", number=number, title=title)
    return Beside(number, Group(Text(title, "bold"), Text(text)), f"{said}\n{text}")


def _title(text: str) -> RenderableType:
    return Apart(Text(text, "bold underline"))


def _item(text: str) -> RenderableType:
    return Beside("–", Text(text), text)


@dataclass(frozen=True)
class Beside(Layout):
    """A mark in the margin, the text beside it, an empty line below."""

    mark: str
    text: RenderableType
    sentence: str

    def drawn(self) -> RenderableType:
        """The text in a column of its own."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True, min_width=4)
        grid.add_row(self.mark, self.text)
        return Padding(grid, (0, 0, 1, 0))

    def told(self) -> Iterable[str]:
        """The same in a line or two."""
        return [self.sentence]


@dataclass(frozen=True)
class Apart(Layout):
    """A heading or a paragraph, with an empty line below."""

    text: Text

    def drawn(self) -> RenderableType:
        """With air around it."""
        return Padding(self.text, (0, 0, 1, 0))

    def told(self) -> Iterable[str]:
        """Alone."""
        return [self.text.plain]
