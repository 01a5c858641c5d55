"""What must be true of the tickets (1.3, 2.2, 6.3–6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from okapi.board.board import PlaceKind
from okapi.board.checks.ids import by_id, position
from okapi.board.problems import Flaw, Problem, nearest, problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from okapi.board.board import Place
    from okapi.board.draft import Draft

# The deck must last for dealing to the fullest table (1.1, 2.2). The game's own rules are not asked,
# because they are built on the board and not the other way round.
MOST_PLAYERS = 5
TICKETS_DEALT = 4
SMALLEST_DECK = MOST_PLAYERS * TICKETS_DEALT

MOST_POINTS = 100  # Twice what 45 trains (1.1) can reach in spaces; more is a slip of the finger.


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
    elif place.kind.belongs_to_a_country and place.country:  # without one, that is what it is told
        names = {"place": shown(place.id), "country": shown(place.country)}
        yield problem(label, Flaw.END_IS_IN_A_COUNTRY, kind=place.kind.value, **names)


def _may_be_an_end(draft: Draft, end: str) -> bool:
    return draft.places.may_know("id", end) or draft.places.may_know("country", end)


def ticket_points(draft: Draft) -> Iterator[Problem]:
    """7.2: a ticket is worth something, won or lost."""
    for label, ticket in draft.tickets.entries.items():
        if not 1 <= ticket.points <= MOST_POINTS:
            value, most = shown(ticket.points), str(MOST_POINTS)
            yield problem(label, Flaw.OUT_OF_RANGE, key="points", value=value, least="1", most=most)


def every_ticket_once(draft: Draft) -> Iterator[Problem]:
    """1.3: a ticket is its two ends, in whichever order."""
    first: dict[frozenset[str], str] = {}
    for label, ticket in draft.tickets.entries.items():
        earlier = first.setdefault(frozenset(ticket.between), label)
        if earlier != label:
            yield problem(label, Flaw.SAME_TICKET, other=position(earlier))


def deck_is_large_enough(draft: Draft) -> Iterator[Problem]:
    """2.2: everyone is dealt their tickets."""
    if 0 < len(draft.tickets) < SMALLEST_DECK:
        need = {"players": MOST_PLAYERS, "needed": SMALLEST_DECK, "each": TICKETS_DEALT}
        yield problem("tickets", Flaw.TOO_FEW_TICKETS, count=len(draft.tickets), **need)


TICKET_CHECKS = (ticket_ends, ticket_points, every_ticket_once, deck_is_large_enough)
