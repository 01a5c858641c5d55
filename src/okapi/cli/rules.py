"""The rules in words: all of them, a section, or one. For `okapi rules`, and for `rules 5.8` at the table."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from okapi.board import Board, africa
from okapi.board.problems import printable
from okapi.game import Rules, figures
from okapi.locales import Param, Texts, catalogs

from .bad_input import BadInput
from .language import spoken
from .layout import Said
from .screen import Screen
from .vocabulary import vocabulary

EVERYTHING = "all"
MINUTE = ("turn", "cards", "routes", "doubling", "tickets", "end")
HINTS = ("centre", "now", "spend", "long", "paths", "end", "score")
EDITIONS = ("tickets", "bonus", "tracks", "base", "silent", "places")
WIDTH = 90  # longer lines are hard to read


class UnknownRule(LookupError):
    """There is no rule or section of this number; the message says which exist."""


def print_rules(number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="argument-rule")] = None) -> None:
    """Print the rule or section of this number, or all of them."""
    screen = Screen()
    try:
        screen.show(in_words(number or EVERYTHING, Booklet(spoken())))
    except UnknownRule as unknown:
        raise BadInput(str(unknown)) from None


@dataclass(frozen=True)
class Booklet:
    """The rules' texts in one language, with the numbers of one game."""

    texts: Texts
    rules: Rules = field(default_factory=Rules)
    board: Board = field(default_factory=africa)

    @cached_property
    def _numbers(self) -> dict[str, Param]:
        points = (
            self.texts.say("rules-points-of-length", points=points, spaces=spaces)
            for spaces, points in enumerate(self.rules.route_points)
            if spaces
        )
        return {**figures(self.rules, self.board), "points_by_length": self.texts.listed(points)}

    def say(self, message: str, /, **params: Param) -> str:
        """A message of the rules, with all the numbers it may give."""
        return self.texts.say(message, **self._numbers, **params)


def in_words(wanted: str, booklet: Booklet) -> RenderableType:
    """What was asked for: everything, a section or a rule."""
    texts = booklet.texts
    number = wanted.strip().rstrip(".").casefold()
    if vocabulary(texts.language).means(number, EVERYTHING):
        return Constrain(Group(*_everything(booklet)), WIDTH)
    if number in sections():
        return Constrain(Group(*_section(number, booklet)), WIDTH)
    if number in rule_numbers():
        return Constrain(_rule(number, booklet), WIDTH)
    first, *_, last = sections()
    raise UnknownRule(texts.say("rules-unknown", number=printable(wanted.strip()), first=first, last=last))


@cache
def rule_numbers() -> tuple[str, ...]:
    """Every rule, in order: the English catalog has a message for each."""
    found = re.findall(r"^rule-(\d(?:-\d+)?) =", catalogs("en")["rules.ftl"], re.MULTILINE)
    return tuple(number.replace("-", ".") for number in found)


@cache
def sections() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for rule in rule_numbers():
        found.setdefault(rule[0], []).append(rule)
    return found


def _everything(booklet: Booklet) -> Iterator[RenderableType]:
    yield _title(booklet.say("rules-title"))
    yield _paragraph(booklet.say("rules-intro"))
    yield _title(booklet.say("rules-minute-title"))
    yield from (_item(booklet.say(f"rules-minute-{point}")) for point in MINUTE)
    for section in sections():
        yield from _section(section, booklet)
    yield _title(booklet.say("rules-section-hints"))
    yield from (_item(booklet.say(f"rules-hint-{hint}")) for hint in HINTS)
    yield _title(booklet.say("rules-section-editions"))
    yield from (_item(booklet.say(f"rules-edition-{difference}")) for difference in EDITIONS)


def _section(section: str, booklet: Booklet) -> Iterator[RenderableType]:
    title = booklet.say(f"rules-section-{section}")
    yield _title(booklet.say("rules-heading", number=section, title=title))
    yield from (_rule(rule, booklet) for rule in sections()[section])


def _rule(number: str, booklet: Booklet) -> RenderableType:
    key = number.replace(".", "-")
    title, text = booklet.say(f"rule-title-{key}"), booklet.say(f"rule-{key}")
    said = booklet.say("rules-heading", number=number, title=title)
    return _beside(number, Group(Text(title, "bold"), Text(text)), f"{said}\n{text}")


def _item(text: str) -> RenderableType:
    return _beside("–", Text(text), text)


def _beside(mark: str, text: RenderableType, sentence: str) -> RenderableType:
    """A mark in the margin, the text beside it, an empty line below."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=4)
    grid.add_row(mark, text)
    return Said(Padding(grid, (0, 0, 1, 0)), [sentence])


def _title(text: str) -> RenderableType:
    return _paragraph(text, "bold underline")


def _paragraph(text: str, style: str = "") -> RenderableType:
    return Said(Padding(Text(text, style), (0, 0, 1, 0)), [text])
