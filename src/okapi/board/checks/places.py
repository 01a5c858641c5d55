"""What must be true of the places (1.6, 6.4–6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from okapi.board.checks.ids import duplicate_ids, misspelt_id, misspelt_name, position
from okapi.board.problems import Flaw, Problem, problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from okapi.board.board import Place
    from okapi.board.draft import Draft


def place_ids(draft: Draft) -> Iterator[Problem]:
    """Every place has an id of its own."""
    for label, place in draft.places.entries.items():
        yield from misspelt_id(label, place.id)
    yield from duplicate_ids(draft.places.entries)


def place_names(draft: Draft) -> Iterator[Problem]:
    """Players tell places apart by name; only the places of one country share theirs."""
    first: dict[str, tuple[str, Place]] = {}
    for label, place in draft.places.entries.items():
        yield from misspelt_name(label, place.name)
        earlier, namesake = first.setdefault(place.name, (label, place))
        are_one_end = place.country is not None and place.country == namesake.country
        if place.id != namesake.id and not are_one_end:
            yield problem(label, Flaw.SAME_NAME, other=earlier, name=shown(place.name))


def positions_on_the_board(draft: Draft) -> Iterator[Problem]:
    """Places lie on the board. This also refuses numbers that are not finite."""
    for label, place in draft.places.entries.items():
        if not all(0 <= number <= 1 for number in place.at):
            at = shown(place.at)
            yield problem(label, Flaw.BOTH_OUT_OF_RANGE, key="at", value=at, least="0", most="1")


def positions_on_earth(draft: Draft) -> Iterator[Problem]:
    """The real position is optional, and is two numbers."""
    for label, place in draft.places.entries.items():
        if (place.lat is None) != (place.lon is None):
            has, lacks = ("lat", "lon") if place.lon is None else ("lon", "lat")
            yield problem(label, Flaw.HALF_A_POSITION, has=has, lacks=lacks)
        for key, degrees, most in (("lat", place.lat, 90), ("lon", place.lon, 180)):
            if degrees is not None and not -most <= degrees <= most:
                value, ends = shown(degrees), {"least": f"-{most}", "most": f"{most}"}
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
    positions_on_earth,
    country_where_one_belongs,
    country_ids,
    countries_of_one_piece,
)
