"""What must be true of the routes (5.2–5.6)."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from okapi.board.board import Colour
from okapi.board.checks.ids import JOINED_ID, by_id, duplicate_ids, misspelt_id
from okapi.board.problems import Problem, did_you_mean, shown

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
            yield Problem(label, f"leads from {shown(one)} to itself")
        for end in dict.fromkeys(route.between):
            if end not in places and not draft.places.may_know("id", end):
                yield Problem(label, f"joins an unknown place {shown(end)}{did_you_mean(end, places)}")


def route_lengths(draft: Draft) -> Iterator[Problem]:
    """5.5: a route has 1 to 6 spaces."""
    for label, route in draft.routes.entries.items():
        if not 1 <= route.length <= LONGEST_ROUTE:
            yield Problem(label, f'"length" is {shown(route.length)}; it must be 1 to {LONGEST_ROUTE}')


def ferries(draft: Draft) -> Iterator[Problem]:
    """5.3: a ferry's locomotives are part of its payment, and ferries are grey."""
    for label, route in draft.routes.entries.items():
        if not 0 <= route.locomotives <= max(0, route.length):
            most = f"the length, {shown(route.length)}"
            yield Problem(label, f'"locomotives" is {shown(route.locomotives)}; it must be 0 to {most}')
        elif route.locomotives and route.colour is not Colour.GREY:
            yield Problem(label, f"has locomotives but is {route.colour}; only grey routes are ferries")


def twins_name_each_other(draft: Draft) -> Iterator[Problem]:
    """5.6: the two tracks of a double route know of each other."""
    routes = by_id(draft.routes.entries)
    for label, route in draft.routes.entries.items():
        if route.twin is None or draft.routes.may_know("id", route.twin):
            continue
        twin = routes.get(route.twin)
        if route.twin == route.id:
            yield Problem(label, "is its own twin")
        elif twin is None:
            yield Problem(
                label, f"names an unknown twin {shown(route.twin)}{did_you_mean(route.twin, routes)}"
            )
        elif twin.twin != route.id:
            instead = "no twin" if twin.twin is None else shown(twin.twin)
            yield Problem(label, f"names {shown(twin.id)} as its twin, but that route names {instead}")


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
            yield Problem(label, f"and its twin {shown(twin.id)} join different places")
        for key, own, its in (
            ("length", route.length, twin.length),
            ("locomotives", route.locomotives, twin.locomotives),
        ):
            if own != its:
                yield Problem(
                    label, f'"{key}" is {shown(own)}, but {shown(its)} for its twin {shown(twin.id)}'
                )


def tracks_of_a_connection(draft: Draft) -> Iterator[Problem]:
    """5.6: two places are joined by one route, or by two that are twins."""
    connections: defaultdict[frozenset[str], list[tuple[str, Route]]] = defaultdict(list)
    for label, route in draft.routes.entries.items():
        connections[frozenset(route.between)].append((label, route))
    for tracks in connections.values():
        (_, first), *others = tracks
        for label, _ in others[1:]:
            yield Problem(label, f"is one track too many between {' and '.join(map(shown, first.between))}")
        for label, second in others[:1]:
            if first.twin != second.id and first.id not in (second.twin, second.id):
                yield Problem(label, f"joins the same places as {shown(first.id)}, but they are not twins")


ROUTE_CHECKS = (
    route_ids,
    routes_join_places,
    route_lengths,
    ferries,
    twins_name_each_other,
    twins_are_alike,
    tracks_of_a_connection,
)
