"""How ids and names are written, in every section."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol, TypeVar

from okapi.board.problems import Flaw, Problem, problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


class HasId(Protocol):
    """An entry that others refer to by its id."""

    @property
    def id(self) -> str: ...  # noqa: D102


Identified = TypeVar("Identified", bound=HasId)

# Two hyphens separate the ends in the ids of tickets and routes, so a place has no two in a row.
SIMPLE_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
JOINED_ID = re.compile(r"[a-z0-9]+(--?[a-z0-9]+)*")


def misspelt_id(label: str, id: str, pattern: re.Pattern[str] = SIMPLE_ID) -> Iterator[Problem]:
    """Ids appear in commands, records and addresses, so they are kebab-case ASCII."""
    if not pattern.fullmatch(id):
        example = "dar-es-salaam" if pattern is SIMPLE_ID else "mombasa--dar-es-salaam--a"
        yield problem(label, Flaw.MISSPELT_ID, id=shown(id), example=example)


def misspelt_name(label: str, name: str) -> Iterator[Problem]:
    """Names are shown to people, who should see something and only what is there."""
    if not name.strip() or not name.isprintable():
        yield problem(label, Flaw.MISSPELT_NAME, name=shown(name))


def duplicate_ids(entries: Mapping[str, HasId]) -> Iterator[Problem]:
    """An id stands for one entry."""
    first: dict[str, str] = {}
    for label, entry in entries.items():
        earlier = first.setdefault(entry.id, label)
        if earlier != label:
            yield problem(label, Flaw.SAME_ID, other=position(earlier))


def by_id(entries: Mapping[str, Identified]) -> dict[str, Identified]:
    """The entries by their ids, the first one where an id is used twice."""
    found: dict[str, Identified] = {}
    for entry in entries.values():
        found.setdefault(entry.id, entry)
    return found


def position(label: str) -> str:
    """A label without the id, for a sentence that names the id already."""
    return label.split(" ", 1)[0]
