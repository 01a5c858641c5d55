"""What must be true of the top of a board file, its places and its routes (1.6, 5.2–5.6, 6.4–6.6)."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Protocol, TypeVar

from okapi.board.board import Colour, Place, Route
from okapi.board.draft import Draft
from okapi.board.problems import NOTHING, Flaw, Problem, nearest, problem, shown


class HasId(Protocol):
    @property
    def id(self) -> str: ...


Identified = TypeVar("Identified", bound=HasId)

# Two hyphens separate the ends in the ids of tickets and routes, so a place has no two in a row.
SIMPLE_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
JOINED_ID = re.compile(r"[a-z0-9]+(--?[a-z0-9]+)*")
RESERVED = "constructor"  # every JavaScript object has a property of this name
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def misspelt_id(label: str, id: str, pattern: re.Pattern[str] = SIMPLE_ID) -> Iterator[Problem]:
    """Ids appear in commands, records and addresses, so they are kebab-case ASCII."""
    if not pattern.fullmatch(id):
        example = "dar-es-salaam" if pattern is SIMPLE_ID else "mombasa--dar-es-salaam--a"
        yield problem(label, Flaw.MISSPELT_ID, id=shown(id), example=example)
    elif id == RESERVED:
        yield problem(label, Flaw.RESERVED_ID, id=shown(id))


def misspelt_name(label: str, name: str) -> Iterator[Problem]:
    """Names are shown to people, who should see something and only what is there."""
    if not name.strip() or not name.isprintable():
        yield problem(label, Flaw.MISSPELT_NAME, name=shown(name))


def misspelt_names(label: str, names: Mapping[str, str]) -> Iterator[Problem]:
    """Names in other languages, each by the code of its language."""
    for language, name in names.items():
        if not LANGUAGE.fullmatch(language):
            yield problem(label, Flaw.UNKNOWN_KEY, key=shown(language), nearest=NOTHING)
        yield from misspelt_name(label, name)


def duplicate_ids(entries: Mapping[str, HasId]) -> Iterator[Problem]:
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


LARGEST_SIZE = 100_000
NEAREST = 3  # decimals of a board's side: two places that agree in these lie on each other
# What a group may agree on, which the game knows (`VARIANTS`); it is built on the board, not the other way round.
MIN_TRAINS, MAX_TRAINS = 10, 60


def board_id_and_name(draft: Draft) -> Iterator[Problem]:
    """Records name the board they were played on by its id."""
    if draft.header:
        yield from misspelt_id("board", draft.header.id)
        yield from misspelt_name("board", draft.header.name)
        yield from misspelt_names("board", draft.header.names)


def board_size(draft: Draft) -> Iterator[Problem]:
    """The size gives the proportions in which the board is drawn."""
    if draft.header and not all(1 <= side <= LARGEST_SIZE for side in draft.header.size):
        size = shown(draft.header.size)
        yield problem("board", Flaw.BOTH_OUT_OF_RANGE, key="size", value=size, min="1", max=str(LARGEST_SIZE))


def board_trains(draft: Draft) -> Iterator[Problem]:
    """1.1: as many trains for each player as a group may agree on."""
    if draft.header and draft.header.trains is not None and not MIN_TRAINS <= draft.header.trains <= MAX_TRAINS:
        limits = {"min": str(MIN_TRAINS), "max": str(MAX_TRAINS)}
        yield problem("board", Flaw.OUT_OF_RANGE, key="trains", value=shown(draft.header.trains), **limits)


HEADER_CHECKS = (board_id_and_name, board_size, board_trains)


def place_ids(draft: Draft) -> Iterator[Problem]:
    for label, place in draft.places.entries.items():
        yield from misspelt_id(label, place.id)
    yield from duplicate_ids(draft.places.entries)


def place_names(draft: Draft) -> Iterator[Problem]:
    """Players tell places apart by name; only the places of one country share theirs."""
    first: dict[str, tuple[str, Place]] = {}
    for label, place in draft.places.entries.items():
        yield from misspelt_name(label, place.name)
        yield from misspelt_names(label, place.names)
        earlier, namesake = first.setdefault(place.name, (label, place))
        are_one_end = place.country is not None and place.country == namesake.country
        if place.id != namesake.id and not are_one_end:
            yield problem(label, Flaw.SAME_NAME, other=earlier, name=shown(place.name))


def positions_on_the_board(draft: Draft) -> Iterator[Problem]:
    """Places lie on the board. This also refuses numbers that are not finite."""
    for label, place in draft.places.entries.items():
        if not all(0 <= number <= 1 for number in place.at):
            at = shown(place.at)
            yield problem(label, Flaw.BOTH_OUT_OF_RANGE, key="at", value=at, min="0", max="1")


def places_apart(draft: Draft) -> Iterator[Problem]:
    """Nobody could see a route between places that lie on each other, nor draw it."""
    first: dict[tuple[float, ...], tuple[str, Place]] = {}
    for label, place in draft.places.entries.items():
        spot = tuple(round(number, NEAREST) for number in place.at)
        earlier, other = first.setdefault(spot, (label, place))
        if place.id != other.id:
            yield problem(label, Flaw.SAME_SPOT, other=earlier)


def positions_on_earth(draft: Draft) -> Iterator[Problem]:
    """The real position is optional, and is two numbers."""
    for label, place in draft.places.entries.items():
        if (place.lat is None) != (place.lon is None):
            has, lacks = ("lat", "lon") if place.lon is None else ("lon", "lat")
            yield problem(label, Flaw.HALF_A_POSITION, has=has, lacks=lacks)
        for key, degrees, limit in (("lat", place.lat, 90), ("lon", place.lon, 180)):
            if degrees is not None and not -limit <= degrees <= limit:
                value, ends = shown(degrees), {"min": f"-{limit}", "max": f"{limit}"}
                yield problem(label, Flaw.OUT_OF_RANGE, key=key, value=value, **ends)


def country_where_one_belongs(draft: Draft) -> Iterator[Problem]:
    """6.4, 6.5: terminals and ports are places of a country, cities and way stations are not."""
    for label, place in draft.places.entries.items():
        if place.kind.belongs_to_a_country and place.country is None:
            yield problem(label, Flaw.COUNTRY_MISSING, kind=place.kind.value)
        elif place.country is not None and not place.kind.belongs_to_a_country:
            yield problem(label, Flaw.COUNTRY_NOT_WANTED, kind=place.kind.value)


def country_ids(draft: Draft) -> Iterator[Problem]:
    """A ticket end is either a place or a country, so no id is both."""
    taken = {place.id for place in draft.places.entries.values()}
    for label, place in draft.places.entries.items():
        if place.country is not None:
            yield from misspelt_id(label, place.country)
            if place.country in taken:
                yield problem(label, Flaw.COUNTRY_IS_A_PLACE, country=shown(place.country))


def countries_of_one_piece(draft: Draft) -> Iterator[Problem]:
    """6.4, 6.5: a country has either terminals or ports, and one name."""
    first: dict[str, tuple[str, Place]] = {}
    for label, place in draft.places.entries.items():
        if place.country is None:
            continue
        earlier, other = first.setdefault(place.country, (label, place))
        both = {"other": position(earlier), "country": shown(place.country)}
        if place.kind is not other.kind:
            yield problem(label, Flaw.COUNTRY_OF_TWO_KINDS, kind=place.kind.value, **both)
        if place.name != other.name:
            names = {"name": shown(place.name), "instead": shown(other.name)}
            yield problem(label, Flaw.COUNTRY_OF_TWO_NAMES, **names, **both)


PLACE_CHECKS = (
    place_ids,
    place_names,
    positions_on_the_board,
    places_apart,
    positions_on_earth,
    country_where_one_belongs,
    country_ids,
    countries_of_one_piece,
)


LONGEST_ROUTE = 6  # 5.5 gives points for 1 to 6 spaces.


def route_ids(draft: Draft) -> Iterator[Problem]:
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
            value, highest = shown(route.length), str(LONGEST_ROUTE)
            yield problem(label, Flaw.OUT_OF_RANGE, key="length", value=value, min="1", max=highest)


def ferries(draft: Draft) -> Iterator[Problem]:
    """5.3: a ferry's locomotives are part of its payment, and ferries are grey."""
    for label, route in draft.routes.entries.items():
        if not 0 <= route.locomotives <= max(0, route.length):
            value, length = shown(route.locomotives), shown(route.length)
            yield problem(label, Flaw.TOO_MANY_LOCOMOTIVES, value=value, length=length)
        elif route.locomotives and route.colour is not Colour.GREY:
            yield problem(label, Flaw.FERRY_NOT_GREY, colour=route.colour.value)


def twins_name_each_other(draft: Draft) -> Iterator[Problem]:
    """5.6: the two tracks of a double route name each other."""
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
