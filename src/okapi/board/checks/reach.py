"""What must be true of the map as a whole: every place and every ticket can be reached (6.3, 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from okapi.board.problems import Flaw, Problem, problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from okapi.board.board import Board, PlaceId
    from okapi.board.draft import Draft


def every_place_is_touched(draft: Draft) -> Iterator[Problem]:
    """A place that no route touches is a slip: nothing can ever happen there."""
    if is_mapped(draft):
        board = draft.board()
        for label, place in draft.places.entries.items():
            if not board.routes_at(place.id):
                yield problem(label, Flaw.UNTOUCHED)


def every_ticket_can_be_completed(draft: Draft) -> Iterator[Problem]:
    """6.3: some path joins the two ends of a ticket."""
    if is_mapped(draft):
        board = draft.board()
        known = board.places.keys() | board.countries.keys()
        for label, ticket in draft.tickets.entries.items():
            one, other = ticket.between
            if known >= {one, other} and reachable(board, one).isdisjoint(board.ends(other)):
                yield problem(label, Flaw.NO_PATH, one=shown(one), other=shown(other))


def is_mapped(draft: Draft) -> bool:
    """Whether all routes are known. If not, a missing path says nothing that is not said already."""
    places = {place.id for place in draft.places.entries.values()}
    routes = draft.routes.entries.values()
    return (
        draft.places.is_whole
        and draft.routes.is_whole
        and all(places.issuperset(it.between) for it in routes)
    )


def reachable(board: Board, end: str) -> set[PlaceId]:
    """Every place that a path from a ticket's end can lead to, passing through no dead end (6.4)."""
    found = set(board.ends(end))
    waiting = list(found)
    while waiting:
        here = waiting.pop()
        for route in board.routes_at(here):
            there = route.other_end(here)
            if there not in found:
                found.add(there)
                if not board.is_dead_end(there):
                    waiting.append(there)
    return found


REACH_CHECKS = (every_place_is_touched, every_ticket_can_be_completed)
