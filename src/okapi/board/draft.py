"""From a parsed board file to typed entries, keeping whatever can be read.

A draft is not yet a board: its entries have the right keys and types, and nothing else is certain. What
could not be read is remembered, so that the checks call nothing unknown that is merely unreadable.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Generic, TypeVar

import msgspec

from okapi.board.board import Board, BoardContent, Place, Route, Ticket
from okapi.board.problems import NOTHING, Flaw, Problem, nearest, problem, shown

Entry = TypeVar("Entry", bound=msgspec.Struct)

SECTIONS = ("places", "routes", "tickets")


class Header(msgspec.Struct, frozen=True):
    """What stands at the top of a board file, before the sections."""

    id: str
    name: str
    size: tuple[int, int]
    names: dict[str, str] = {}
    trains: int | None = None


class Section(msgspec.Struct, Generic[Entry]):
    """The entries of a section, each by the label that problems name it by."""

    is_present: bool = False
    entries: dict[str, Entry] = {}
    unread: list[object] = []
    problems: list[Problem] = []

    def __len__(self) -> int:
        return len(self.entries) + len(self.unread)

    @property
    def is_whole(self) -> bool:
        """Whether there are entries, and every one of them could be read."""
        return bool(self.entries) and not self.unread

    def may_know(self, key: str, word: str) -> bool:
        """Whether an entry that could not be read, or a section that is not there, may explain a word."""
        return not self.is_present or any(isinstance(it, dict) and it.get(key) == word for it in self.unread)


class Draft(msgspec.Struct, frozen=True):
    """What could be read of a board file, and what was wrong with the rest."""

    header: Header | None
    places: Section[Place]
    routes: Section[Route]
    tickets: Section[Ticket]
    problems: tuple[Problem, ...]

    def content(self) -> BoardContent:
        """What could be read, twice where it stands there twice."""
        header = self.header or Header(id="", name="", size=(0, 0))
        return BoardContent(
            id=header.id,
            name=header.name,
            size=header.size,
            places=tuple(self.places.entries.values()),
            routes=tuple(self.routes.entries.values()),
            tickets=tuple(self.tickets.entries.values()),
            names=header.names,
            trains=header.trains,
        )

    def board(self) -> Board:
        """The board, as far as it could be read."""
        return Board.of(self.content())


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
        if found is None:
            return Section(problems=[problem(name, Flaw.SECTION_MISSING)])
        is_no_list = problem(name, Flaw.SECTION_NOT_A_LIST, wanted=f"[[{name}]]", value=shown(found))
        return Section(problems=[is_no_list])
    section: Section[Entry] = Section(is_present=True)
    if not found:
        section.problems.append(problem(name, Flaw.SECTION_EMPTY))
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
        yield problem(label, Flaw.NOT_A_TABLE, value=shown(table))
        return
    fields = {each.name: each for each in msgspec.structs.fields(kind)}
    for key in (key for key in table if key not in fields):
        near = nearest(key, (*fields, *more_keys))
        yield problem(label, Flaw.UNKNOWN_KEY, key=shown(key), nearest=near)
    for key, each in fields.items():
        if key in table:
            yield from _misfit(label, key, table[key], each.type)
        elif each.required:
            yield problem(label, Flaw.NO_KEY, key=key)


def _misfit(label: str, key: str, value: object, wanted: object) -> Iterator[Problem]:
    try:
        msgspec.convert(value, wanted, strict=True)
    except msgspec.ValidationError:
        if choices := _choices(wanted):
            near = nearest(value, choices) if isinstance(value, str) else NOTHING
            names = {"choices": ", ".join(choices), "nearest": near}
            yield problem(label, Flaw.WRONG_WORD, key=key, value=shown(value), **names)
        else:
            yield problem(label, Flaw.WRONG_TYPE, key=key, value=shown(value))


def _choices(wanted: object) -> tuple[str, ...]:
    """The words that a key takes if it takes only certain ones."""
    return tuple(wanted) if isinstance(wanted, type) and issubclass(wanted, StrEnum) else ()
