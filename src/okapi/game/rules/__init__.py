"""The numbers of the rules, each written down once. The rules that use them are beside this file."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from typing import NamedTuple, Self

from msgspec import Struct
from msgspec.structs import fields

from ..cards import COLOURS, TERRAINS, Count


class Rules(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What a group may agree on before a game. The defaults are the game as published."""

    min_players: Count = 2  # 1.1
    max_players: Count = 5  # 1.1
    trains: Count = 45  # 1.1
    cards_of_each_colour: Count = 12  # 1.2
    locomotives: Count = 14  # 1.2
    cards_of_each_terrain: Count = 15  # 1.4
    train_cards_dealt: Count = 4  # 2.2
    terrain_cards_dealt: Count = 1  # 2.2
    tickets_dealt: Count = 4  # 2.2
    open_train_cards: Count = 5  # 2.3
    open_terrain_cards: Count = 2  # 2.3
    starting_tickets_kept: Count = 2  # 2.4
    draws: Count = 2  # 4.1
    locomotives_swept: Count = 3  # 4.4
    route_points: tuple[Count, ...] = (0, 1, 2, 4, 7, 10, 15)  # 5.5, by length
    players_sharing_doubles: Count = 4  # 5.6
    longest_short_route: Count = 3  # 5.7
    short_terrain_cost: Count = 1  # 5.7
    long_terrain_cost: Count = 2  # 5.7
    tickets_drawn: Count = 4  # 6.1; 3 plays the Russian edition
    drawn_tickets_kept: Count = 1  # 6.1
    trains_that_end_the_game: Count = 2  # 7.1
    globetrotter: Count = 10  # 7.3

    def __reduce__(self) -> tuple[partial[Self], tuple[()]]:
        """Copied and pickled by what was agreed: JSON leaves out defaults, and knows them by identity."""
        agreed = {it.name: value for it in fields(self) if (value := getattr(self, it.name)) != it.default}
        return partial(type(self), **agreed), ()

    @property
    def train_cards(self) -> int:
        """1.2: all of them."""
        return len(COLOURS) * self.cards_of_each_colour + self.locomotives

    @property
    def terrain_cards(self) -> int:
        """1.4: all of them."""
        return len(TERRAINS) * self.cards_of_each_terrain


class Obstacle(StrEnum):
    """Why no game can begin. Texts are found by these keys: `obstacle-<key>`."""

    PLAYERS = "players"
    TRAIN_CARDS = "train-cards"
    TERRAIN_CARDS = "terrain-cards"
    TICKETS = "tickets"
    TICKETS_DEALT = "tickets-dealt"
    TICKETS_DRAWN = "tickets-drawn"
    SWEPT_FOR_EVER = "swept-for-ever"
    ROUTE_WITHOUT_POINTS = "route-without-points"
    NO_DRAWS = "no-draws"
    TOO_FEW_TRAINS = "too-few-trains"


class Hindrance(NamedTuple):
    """An obstacle, with the numbers that make it one."""

    obstacle: Obstacle
    details: dict[str, int]

    def __str__(self) -> str:
        return ", ".join([self.obstacle, *(f"{name} {value}" for name, value in self.details.items())])


class BadSetup(ValueError):
    """A game that cannot be set up, and everything that stands in its way."""

    def __init__(self, hindrances: Sequence[Hindrance]) -> None:
        self.hindrances = tuple(hindrances)
        super().__init__(f"no game can begin: {'; '.join(map(str, hindrances))}")


def _hindrance(obstacle: Obstacle, /, **details: int) -> Hindrance:
    return Hindrance(obstacle, details)


def hindrances(rules: Rules, players: int, tickets: int, longest_route: int) -> Iterator[Hindrance]:
    """Why these numbers cannot make a game; none, if the game can be played."""
    if not rules.min_players <= players <= rules.max_players:
        yield _hindrance(Obstacle.PLAYERS, players=players, min=rules.min_players, max=rules.max_players)
    if rules.train_cards < players * rules.train_cards_dealt + rules.open_train_cards:
        yield _hindrance(Obstacle.TRAIN_CARDS, cards=rules.train_cards, players=players)
    if rules.terrain_cards < players * rules.terrain_cards_dealt + rules.open_terrain_cards:
        yield _hindrance(Obstacle.TERRAIN_CARDS, cards=rules.terrain_cards, players=players)
    if tickets < players * rules.tickets_dealt:
        yield _hindrance(Obstacle.TICKETS, tickets=tickets, players=players)
    if rules.tickets_dealt < rules.starting_tickets_kept:
        kept = rules.starting_tickets_kept
        yield _hindrance(Obstacle.TICKETS_DEALT, dealt=rules.tickets_dealt, kept=kept)
    if not 1 <= rules.drawn_tickets_kept <= rules.tickets_drawn:
        kept = rules.drawn_tickets_kept
        yield _hindrance(Obstacle.TICKETS_DRAWN, drawn=rules.tickets_drawn, kept=kept)
    if rules.locomotives_swept < 1:
        yield _hindrance(Obstacle.SWEPT_FOR_EVER)
    if longest_route >= len(rules.route_points):
        yield _hindrance(Obstacle.ROUTE_WITHOUT_POINTS, length=longest_route)
    if rules.draws < 1:
        yield _hindrance(Obstacle.NO_DRAWS)
    if rules.trains <= rules.trains_that_end_the_game:
        yield _hindrance(Obstacle.TOO_FEW_TRAINS, trains=rules.trains)
