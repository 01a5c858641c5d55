"""What must be true of the routes (5.2–5.6)."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from okapi.board.board import Colour
from okapi.board.checks.ids import JOINED_ID, by_id, duplicate_ids, misspelt_id
from okapi.board.problems import NOTHING, Flaw, Problem, nearest, problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from okapi.board.board import Route
    from okapi.board.draft import Draft

LONGEST_ROUTE = 6  # 5.5 gives points for 1 to 6 spaces.


def route_ids(draft: Draft) -> Iterator[Problem]:
    """Every route has an id of its own."""
    for label, route in draft.routes.entries.items():
        yield from misspelt_id(label, route.id, JOINED_ID)
    yield from duplicate_ids(draft.routes.entries)


def routes_join_places(draft: Draft) -> Iterator[Problem]:
    """A route leads from a place on the board to another."""
    places = by_id(draft.places.entries)
    for label, route in draft.routes.entries.items():
        one, other = route.between
        if one == other:
            yield problem(label, Flaw.LEADS_TO_ITSELF, place=shown(one))
        for end in dict.fromkeys(route.between):
            if end not in places and not draft.places.may_know("id", end):
                yield problem(label, Flaw.UNKNOWN_PLACE, place=shown(end), nearest=nearest(end, places))


def route_lengths(draft: Draft) -> Iterator[Problem]:
    """5.5: a route has 1 to 6 spaces."""
    for label, route in draft.routes.entries.items():
        if not 1 <= route.length <= LONGEST_ROUTE:
            value, most = shown(route.length), str(LONGEST_ROUTE)
            yield problem(label, Flaw.OUT_OF_RANGE, key="length", value=value, least="1", most=most)


def ferries(draft: Draft) -> Iterator[Problem]:
    """5.3: a ferry's locomotives are part of its payment, and ferries are grey."""
    for label, route in draft.routes.entries.items():
        if not 0 <= route.locomotives <= max(0, route.length):
            value, length = shown(route.locomotives), shown(route.length)
            yield problem(label, Flaw.TOO_MANY_LOCOMOTIVES, value=value, length=length)
        elif route.locomotives and route.colour is not Colour.GREY:
            yield problem(label, Flaw.FERRY_NOT_GREY, colour=route.colour.value)


def twins_name_each_other(draft: Draft) -> Iterator[Problem]:
    """5.6: the two tracks of a double route know of each other."""
    routes = by_id(draft.routes.entries)
    for label, route in draft.routes.entries.items():
        if route.twin is None or draft.routes.may_know("id", route.twin):
            continue
        twin = routes.get(route.twin)
        if route.twin == route.id:
            yield problem(label, Flaw.OWN_TWIN)
        elif twin is None:
            near = nearest(route.twin, routes)
            yield problem(label, Flaw.UNKNOWN_TWIN, twin=shown(route.twin), nearest=near)
        elif twin.twin != route.id:
            named = NOTHING if twin.twin is None else shown(twin.twin)
            yield problem(label, Flaw.TWIN_NAMES_ANOTHER, twin=shown(twin.id), named=named)


def twins_are_alike(draft: Draft) -> Iterator[Problem]:
    """5.6: the two tracks of a double route lie side by side. A pair is named once, by its first track."""
    routes = by_id(draft.routes.entries)
    pairs: set[frozenset[str]] = set()
    for label, route in draft.routes.entries.items():
        twin = routes.get(route.twin or "")
        if twin is None or {route.id, twin.id} in pairs:
            continue
        pairs.add(frozenset((route.id, twin.id)))
        if set(route.between) != set(twin.between):
            yield problem(label, Flaw.TWINS_APART, twin=shown(twin.id))
        for key, own, its in (
            ("length", route.length, twin.length),
            ("locomotives", route.locomotives, twin.locomotives),
        ):
            if own != its:
                both = {"own": shown(own), "its": shown(its)}
                yield problem(label, Flaw.TWINS_DIFFER, key=key, twin=shown(twin.id), **both)


def tracks_of_a_connection(draft: Draft) -> Iterator[Problem]:
    """5.6: two places are joined by one route, or by two that are twins."""
    connections: defaultdict[frozenset[str], list[tuple[str, Route]]] = defaultdict(list)
    for label, route in draft.routes.entries.items():
        connections[frozenset(route.between)].append((label, route))
    for tracks in connections.values():
        (_, first), *others = tracks
        for label, _ in others[1:]:
            one, other = map(shown, first.between)
            yield problem(label, Flaw.ONE_TRACK_TOO_MANY, one=one, other=other)
        for label, second in others[:1]:
            if first.twin != second.id and first.id not in (second.twin, second.id):
                yield problem(label, Flaw.NOT_TWINS, other=shown(first.id))


ROUTE_CHECKS = (
    route_ids,
    routes_join_places,
    route_lengths,
    ferries,
    twins_name_each_other,
    twins_are_alike,
    tracks_of_a_connection,
)
