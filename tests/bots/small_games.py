"""Moments of games on small, hand-made boards, where the right answer is plain to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from okapi.board import Board, Colour, Place, PlaceKind, Route, Ticket, africa
from okapi.game import (
    Action,
    Claim,
    Player,
    Rules,
    Stage,
    Table,
    Terrain,
    TerrainCards,
    TrainCard,
    TrainCards,
    View,
    new_game,
    options,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from okapi.bots import Bot

NO_TERRAIN = TerrainCards()
DULL = ("purple", "white", "blue", "yellow", "black")


def board(routes: str, tickets: str = "", **kinds: str) -> Board:
    """A board from lines like `a b red 3` and `a c 9`; places are cities unless a kind is given by name.

    A terminal or a port is named after its country: `north-1` belongs to `north`.
    """
    tracks = [line.split() for line in routes.strip().splitlines()]
    ids = dict.fromkeys(place for one, two, *_ in tracks for place in (one, two))
    return Board(
        id="small",
        name="Small",
        size=(100, 100),
        places=[_place(id, PlaceKind(kinds.get(id.replace("-", "_"), "city"))) for id in ids],
        routes=[Route(f"{one}--{two}", (one, two), Colour(colour), int(length)) for one, two, colour, length in tracks],
        tickets=[
            Ticket((one, two), int(points))
            for one, two, points in (line.split() for line in tickets.strip().splitlines())
        ],
    )


def _place(id: str, kind: PlaceKind) -> Place:
    country = id.rpartition("-")[0] if kind.belongs_to_a_country else None
    return Place(id, country or id, kind, (0.5, 0.5), country)


def moment(
    on: Board,
    *,
    hand: Mapping[str, int] | None = None,
    tickets: Sequence[str] = (),
    offered: Sequence[str] = (),
    own: Sequence[str] = (),
    taken: Sequence[str] = (),
    terrain: TerrainCards = NO_TERRAIN,
    rival_terrain: TerrainCards = NO_TERRAIN,
    trains: int = 20,
    rival_trains: int = 45,
    display: Sequence[str] = DULL,
    terrain_display: Sequence[str] = ("desert", "jungle"),
    turns_left: int | None = None,
    draws: int = 0,
) -> View:
    """What seat 0 sees on its turn, or when it chooses among the tickets on offer."""
    rules = Rules()
    cards = TrainCards(**dict(hand or {}))
    shown = [TrainCard(card) for card in display]
    deck = new_game(africa(), 2, rules).secrets.train_deck - cards
    for card in shown:
        deck = deck.without_one(card)
    claims = {**{route: Claim(0) for route in own}, **{route: Claim(1) for route in taken}}
    stage = Stage.KEEPING_TICKETS if offered else Stage.DRAWING if draws else Stage.TURN
    table = Table(
        board=on,
        rules=rules,
        players=(
            Player(trains, cards=cards.total(), terrain=terrain, tickets=len(tickets)),
            Player(rival_trains, terrain=rival_terrain, tickets=2),
        ),
        train_deck=deck.total(),
        shuffled=deck + cards,
        terrain_deck=TerrainCards(10, 10, 10),
        ticket_deck=max(0, len(on.tickets) - len(tickets) - len(offered)),
        display=tuple(shown),
        terrain_display=tuple(Terrain(kind) for kind in terrain_display),
        claims=claims,
        stage=stage,
        turn=0,
        draws=draws,
        turns_left=turns_left,
    )
    return View(table, 0, hand=cards, tickets=tuple(tickets), offered=tuple(offered), drawn=cards)


def choice(bot: Bot, view: View) -> Action:
    """What the bot does; it must be one of the options."""
    possible = options(view)
    chosen = bot.choose(view, possible)
    assert chosen in list(possible)
    return chosen
