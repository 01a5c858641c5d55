"""What the map is: places, routes and tickets (1.3, 1.6)."""

import hashlib
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cached_property, partial
from types import MappingProxyType
from typing import Self

import msgspec

PlaceId = str
RouteId = str
TicketId = str


class Colour(StrEnum):
    """The printed colour of a route; grey takes cards of any single colour (5.2)."""

    PURPLE = "purple"
    WHITE = "white"
    BLUE = "blue"
    YELLOW = "yellow"
    ORANGE = "orange"
    BLACK = "black"
    RED = "red"
    GREEN = "green"
    GREY = "grey"


class PlaceKind(StrEnum):
    """What a place is to a ticket and to a path (6.3–6.6)."""

    CITY = "city"
    WAY_STATION = "waystation"
    TERMINAL = "terminal"
    PORT = "port"

    @property
    def belongs_to_a_country(self) -> bool:
        """6.4, 6.5: tickets name the country of a terminal or a port, not the place itself."""
        return self in (PlaceKind.TERMINAL, PlaceKind.PORT)


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A stop on the board, at (0, 0) in its top left corner or (1, 1) in its bottom right."""

    id: PlaceId
    name: str
    kind: PlaceKind
    at: tuple[float, float]
    country: str | None = None
    lat: float | None = None
    lon: float | None = None
    names: dict[str, str] = {}  # in languages that have another, by their codes


class Route(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, cache_hash=True):
    """One track between two places; a double route is two routes, each the other's twin (5.6)."""

    id: RouteId
    between: tuple[PlaceId, PlaceId]
    colour: Colour
    length: int
    locomotives: int = 0
    twin: RouteId | None = None

    def other_end(self, place: PlaceId) -> PlaceId:
        return self.between[1] if place == self.between[0] else self.between[0]


class Ticket(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Two ends to connect, and what that is worth (1.3). An end is a city or a country."""

    between: tuple[str, str]
    points: int

    @property
    def id(self) -> TicketId:
        """The two ends in the order of the board file."""
        return "--".join(self.between)


class Country(msgspec.Struct, frozen=True):
    """A ticket end that is reached at any of its places (6.4, 6.5)."""

    id: str
    name: str
    places: tuple[PlaceId, ...]


class BoardContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a board file holds, whether it adds up or not."""

    id: str
    name: str
    size: tuple[int, int]
    places: tuple[Place, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    names: dict[str, str] = {}  # of the board, as those of a place
    trains: int | None = None  # of each player, if the board is meant for another number than the rules'


class Board:
    """A map to play on. It never changes; two boards of the same content are equal."""

    def __init__(
        self,
        *,
        id: str,
        name: str,
        size: tuple[int, int],
        places: Iterable[Place],
        routes: Iterable[Route],
        tickets: Iterable[Ticket],
        names: Mapping[str, str] | None = None,
        trains: int | None = None,
    ) -> None:
        self.id = id
        self.name = name
        self.names: Mapping[str, str] = MappingProxyType(dict(names or {}))
        self.size = size
        self.trains = trains
        self.places: Mapping[PlaceId, Place] = MappingProxyType({place.id: place for place in places})
        self.routes: Mapping[RouteId, Route] = MappingProxyType({route.id: route for route in routes})
        self.tickets: Mapping[TicketId, Ticket] = MappingProxyType({ticket.id: ticket for ticket in tickets})
        self.countries: Mapping[str, Country] = MappingProxyType(_countries(self.places.values()))
        self._routes_at = _routes_at(self.routes.values())

    def ends(self, end: str) -> tuple[PlaceId, ...]:
        """Where a ticket's end is reached: a city at itself, a country at any of its places (6.4, 6.5)."""
        country = self.countries.get(end)
        return country.places if country else (self.places[end].id,)

    def end_name(self, end: str) -> str:
        country = self.countries.get(end)
        return country.name if country else self.places[end].name

    def end_names(self, end: str) -> Mapping[str, str]:
        """What a ticket's end or a place is called in languages that have another name for it."""
        country = self.countries.get(end)
        return self.places[country.places[0] if country else end].names

    def routes_at(self, place: PlaceId) -> tuple[Route, ...]:
        """The routes that touch a place, in the order of the board file."""
        return self._routes_at.get(place, ())

    def is_dead_end(self, place: PlaceId) -> bool:
        """6.4: a path may begin or end at a terminal, and never passes through one."""
        return self.places[place].kind is PlaceKind.TERMINAL

    @cached_property
    def content_hash(self) -> str:
        """A fingerprint of what is in the board file, not of how it is written.

        The order of the entries counts, because the deal depends on it. A key left at its default does
        not, so that a key added in a later version leaves old fingerprints alone.
        """
        return hashlib.sha256(self.to_json().encode()).hexdigest()

    def to_json(self) -> str:
        """Everything that is in the board file, in one form whose hash is the content hash."""
        content = msgspec.to_builtins(self.content)
        return json.dumps(content, sort_keys=True, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The board of which `to_json` gave this text; msgspec.DecodeError for any other text."""
        return cls.of(msgspec.json.decode(text, type=BoardContent))

    @classmethod
    def of(cls, content: BoardContent) -> Self:
        """The board with this content, unchecked."""
        return cls(**msgspec.structs.asdict(content))

    @property
    def content(self) -> BoardContent:
        return BoardContent(
            id=self.id,
            name=self.name,
            size=self.size,
            places=tuple(self.places.values()),
            routes=tuple(self.routes.values()),
            tickets=tuple(self.tickets.values()),
            names=dict(self.names),
            trains=self.trains,
        )

    def __eq__(self, other: object) -> bool:
        return self.content_hash == other.content_hash if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.content_hash)

    def __repr__(self) -> str:
        return f"<Board {self.id} {self.content_hash[:12]}>"

    def __reduce__(self) -> tuple[Callable[[], Self], tuple[()]]:
        # Read-only mappings do not pickle, and boards travel to worker processes.
        return partial(type(self), **msgspec.structs.asdict(self.content)), ()


def _countries(places: Iterable[Place]) -> dict[str, Country]:
    """The countries of a board. The places of a country all carry its name."""
    members: defaultdict[str, list[Place]] = defaultdict(list)
    for place in places:
        if place.country is not None:
            members[place.country].append(place)
    return {id: Country(id, own[0].name, tuple(place.id for place in own)) for id, own in members.items()}


def _routes_at(routes: Iterable[Route]) -> dict[PlaceId, tuple[Route, ...]]:
    touching: defaultdict[PlaceId, list[Route]] = defaultdict(list)
    for route in routes:
        for place in route.between:
            touching[place].append(route)
    return {place: tuple(own) for place, own in touching.items()}
