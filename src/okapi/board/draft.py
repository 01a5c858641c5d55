"""From a parsed board file to typed entries, keeping whatever can be read.

A draft is not yet a board: its entries have the right keys and types, and nothing else is certain. What
could not be read is remembered, so that the checks call nothing unknown that is merely unreadable.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from okapi.board.board import Board, Place, Route, Ticket
from okapi.board.problems import Problem, did_you_mean, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

Entry = TypeVar("Entry", bound=msgspec.Struct)

SECTIONS = ("places", "routes", "tickets")

EXPECTED = {
    "id": "text",
    "name": "text",
    "size": "two whole numbers, the width and the height",
    "at": "two numbers between 0 and 1",
    "country": "text",
    "lat": "a number",
    "lon": "a number",
    "between": "a list of two ids",
    "length": "a whole number",
    "locomotives": "a whole number",
    "twin": "the id of a route",
    "points": "a whole number",
}


class Header(msgspec.Struct, frozen=True):
    """What stands at the top of a board file, before the sections."""

    id: str
    name: str
    size: tuple[int, int]


@dataclass
class Section(Generic[Entry]):
    """The entries of a section, each by the label that problems name it by."""

    is_present: bool = False
    entries: dict[str, Entry] = field(default_factory=dict)
    unread: list[object] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.entries) + len(self.unread)

    @property
    def is_whole(self) -> bool:
        """Whether there are entries, and every one of them could be read."""
        return bool(self.entries) and not self.unread

    def may_know(self, key: str, word: str) -> bool:
        """Whether an entry that could not be read, or a section that is not there, may explain a word."""
        return not self.is_present or any(isinstance(it, dict) and it.get(key) == word for it in self.unread)


@dataclass(frozen=True)
class Draft:
    """What could be read of a board file, and what was wrong with the rest."""

    header: Header | None
    places: Section[Place]
    routes: Section[Route]
    tickets: Section[Ticket]
    problems: tuple[Problem, ...]

    def board(self) -> Board:
        """The board, as far as it could be read."""
        header = self.header or Header(id="", name="", size=(0, 0))
        return Board(
            id=header.id,
            name=header.name,
            size=header.size,
            places=self.places.entries.values(),
            routes=self.routes.entries.values(),
            tickets=self.tickets.entries.values(),
        )


def read_draft(document: Mapping[str, object]) -> Draft:
    """Everything in a parsed board file that has the right keys and types."""
    head = {key: value for key, value in document.items() if key not in SECTIONS}
    head_problems = list(_misfits("board", head, Header, more_keys=SECTIONS))
    places = _read_section("places", document, Place)
    routes = _read_section("routes", document, Route)
    tickets = _read_section("tickets", document, Ticket)
    return Draft(
        None if head_problems else msgspec.convert(head, Header),
        places,
        routes,
        tickets,
        (*head_problems, *places.problems, *routes.problems, *tickets.problems),
    )


def _read_section(name: str, document: Mapping[str, object], kind: type[Entry]) -> Section[Entry]:
    found = document.get(name)
    if not isinstance(found, list):
        message = (
            "is missing" if found is None else f"must be a list of [[{name}]] entries, not {shown(found)}"
        )
        return Section(problems=[Problem(name, message)])
    section: Section[Entry] = Section(is_present=True)
    if not found:
        section.problems.append(Problem(name, "is empty"))
    for index, table in enumerate(found):
        label = _label(f"{name}[{index}]", table)
        misfits = list(_misfits(label, table, kind))
        section.problems.extend(misfits)
        if misfits:
            section.unread.append(table)
        else:
            section.entries[label] = msgspec.convert(table, kind)
    return section


def _label(position: str, table: object) -> str:
    """The position and, if it has a readable one, the id of an entry."""
    match table:
        case {"id": str(id)}:
            return f"{position} {shown(id)}"
        case {"between": [str(one), str(other)], **rest} if "id" not in rest:
            return f"{position} {shown(f'{one}--{other}')}"
        case _:
            return position


def _misfits(
    label: str, table: object, kind: type[msgspec.Struct], more_keys: tuple[str, ...] = ()
) -> Iterator[Problem]:
    """Every key of an entry that is missing, unknown or of the wrong type."""
    if not isinstance(table, dict):
        yield Problem(label, f"must be a table of keys and values, not {shown(table)}")
        return
    fields = {each.name: each for each in msgspec.structs.fields(kind)}
    for key in (key for key in table if key not in fields):
        yield Problem(label, f"has an unknown key {shown(key)}{did_you_mean(key, (*fields, *more_keys))}")
    for key, each in fields.items():
        if key in table:
            yield from _misfit(label, key, table[key], each.type)
        elif each.required:
            yield Problem(label, f'has no "{key}"')


def _misfit(label: str, key: str, value: object, wanted: object) -> Iterator[Problem]:
    try:
        msgspec.convert(value, wanted, strict=True)
    except msgspec.ValidationError:
        choices = _choices(wanted)
        expected = f"one of {', '.join(choices)}" if choices else EXPECTED[key]
        hint = did_you_mean(value, choices) if isinstance(value, str) else ""
        yield Problem(label, f'"{key}" must be {expected}, not {shown(value)}{hint}')


def _choices(wanted: object) -> tuple[str, ...]:
    """The words that a key takes if it takes only certain ones."""
    return tuple(wanted) if isinstance(wanted, type) and issubclass(wanted, StrEnum) else ()
