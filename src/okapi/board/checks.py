"""What must be true of a board file beyond having the right keys and types.

Each check is a small generator of problems; a new one is added to the tuple of its section. Those of tickets
and of the map as a whole are here, the others in `map_checks`.
"""

from collections.abc import Iterator

from okapi.board.board import Board, Place, PlaceId, PlaceKind
from okapi.board.draft import Draft
from okapi.board.map_checks import HEADER_CHECKS, PLACE_CHECKS, ROUTE_CHECKS, by_id, position
from okapi.board.problems import Flaw, Problem, nearest, problem, shown

# The deck must last for dealing to the smallest table (1.1, 2.2); whether it does for more players, a game asks when
# it is set up. The game's own rules are not used, because they are built on the board and not the other way round.
MIN_PLAYERS = 2
TICKETS_DEALT = 4
SMALLEST_DECK = MIN_PLAYERS * TICKETS_DEALT

MAX_POINTS = 100  # more is a slip of the finger.


def ticket_ends(draft: Draft) -> Iterator[Problem]:
    """6.3–6.6: a ticket joins two different ends, each a city or a country."""
    places = by_id(draft.places.entries)
    countries = {place.country for place in places.values() if place.country is not None}
    cities = {place.id for place in places.values() if place.kind is PlaceKind.CITY}
    for label, ticket in draft.tickets.entries.items():
        one, other = ticket.between
        if one == other:
            yield problem(label, Flaw.BOTH_ENDS_THE_SAME, end=shown(one))
        for end in dict.fromkeys(ticket.between):
            if end in places:
                yield from _unfit_end(label, places[end])
            elif end not in countries and not _may_be_an_end(draft, end):
                near = nearest(end, cities | countries)
                yield problem(label, Flaw.UNKNOWN_END, end=shown(end), nearest=near)


def _unfit_end(label: str, place: Place) -> Iterator[Problem]:
    if place.kind is PlaceKind.WAY_STATION:
        yield problem(label, Flaw.END_IS_A_WAY_STATION, place=shown(place.id))
    elif place.kind.belongs_to_a_country and place.country:  # a missing country has an error of its own
        names = {"place": shown(place.id), "country": shown(place.country)}
        yield problem(label, Flaw.END_IS_IN_A_COUNTRY, kind=place.kind.value, **names)


def _may_be_an_end(draft: Draft, end: str) -> bool:
    return draft.places.may_know("id", end) or draft.places.may_know("country", end)


def ticket_points(draft: Draft) -> Iterator[Problem]:
    """7.2: a ticket is worth something, won or lost."""
    for label, ticket in draft.tickets.entries.items():
        if not 1 <= ticket.points <= MAX_POINTS:
            value, highest = shown(ticket.points), str(MAX_POINTS)
            yield problem(label, Flaw.OUT_OF_RANGE, key="points", value=value, min="1", max=highest)


def every_ticket_once(draft: Draft) -> Iterator[Problem]:
    """1.3: a ticket is its two ends, in whichever order."""
    first: dict[frozenset[str], str] = {}
    for label, ticket in draft.tickets.entries.items():
        earlier = first.setdefault(frozenset(ticket.between), label)
        if earlier != label:
            yield problem(label, Flaw.SAME_TICKET, other=position(earlier))


def deck_is_large_enough(draft: Draft) -> Iterator[Problem]:
    """2.2: there are enough tickets to deal them to two players."""
    if 0 < len(draft.tickets) < SMALLEST_DECK:
        need = {"players": MIN_PLAYERS, "needed": SMALLEST_DECK, "each": TICKETS_DEALT}
        yield problem("tickets", Flaw.TOO_FEW_TICKETS, count=len(draft.tickets), **need)


TICKET_CHECKS = (ticket_ends, ticket_points, every_ticket_once, deck_is_large_enough)


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
    """Whether all routes are known. If not, a missing path is the result of problems that are reported already."""
    places = {place.id for place in draft.places.entries.values()}
    routes = draft.routes.entries.values()
    return draft.places.is_whole and draft.routes.is_whole and all(places.issuperset(it.between) for it in routes)


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


CHECKS = (*HEADER_CHECKS, *PLACE_CHECKS, *ROUTE_CHECKS, *TICKET_CHECKS, *REACH_CHECKS)


def check(draft: Draft) -> Iterator[Problem]:
    """Everything that is wrong with what could be read of a board file."""
    for each in CHECKS:
        yield from each(draft)
