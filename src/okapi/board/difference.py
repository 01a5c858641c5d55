"""How a board differs from another, in numbers that fit a sentence."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

from okapi.board.board import Board, Ticket

Entry = TypeVar("Entry")


class Difference(Struct, frozen=True):
    """What a board has that another does not have, or has differently."""

    tickets: int  # on the board
    new_tickets: int  # that the other does not have, or not with these points
    map: int  # places and routes that were added, taken away or changed


def difference(board: Board, other: Board) -> Difference:
    known = {_worth(ticket) for ticket in other.tickets.values()}
    new = sum(_worth(ticket) not in known for ticket in board.tickets.values())
    changed = _changed(board.places, other.places) + _changed(board.routes, other.routes)
    return Difference(len(board.tickets), new, changed)


def _worth(ticket: Ticket) -> tuple[frozenset[str], int]:
    return frozenset(ticket.between), ticket.points


def _changed(these: Mapping[str, Entry], those: Mapping[str, Entry]) -> int:
    return sum(these.get(id) != those.get(id) for id in these.keys() | those.keys())
