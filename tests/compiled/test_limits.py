"""What is too large for a row is refused by a sentence that names the limit; the referee still plays it."""

from collections import Counter

import pytest
from msgspec.structs import replace

from okapi.board import Board, Place, PlaceKind, Route, Ticket, africa
from okapi.board.board import Colour
from okapi.compiled import BeyondLimits, Engine, Limit
from okapi.compiled.limits import MAX
from okapi.dealer import SeededDealer
from okapi.game import BadSetup, Rules, new_game, settle

TOO_MUCH = {
    Limit.PLAYERS: Rules(max_players=6),
    Limit.TRAINS: Rules(trains=128),
    Limit.TRAIN_CARDS: Rules(cards_of_each_colour=15),
    Limit.TERRAIN_CARDS: Rules(cards_of_each_terrain=43),
    Limit.OPEN_CARDS: Rules(open_train_cards=9),
    Limit.TICKETS_ON_OFFER: Rules(tickets_drawn=9),
    Limit.DRAWS: Rules(draws=128),
    Limit.TERRAIN_COST: Rules(long_terrain_cost=8),
    Limit.SCORE: Rules(route_points=(0, 1, 2, 40, 70, 100, 150)),
}


@pytest.mark.parametrize("limit", TOO_MUCH)
def test_rules_beyond_a_limit_are_refused_by_its_name(limit: Limit) -> None:
    players = 6 if limit is Limit.PLAYERS else 3
    settle(new_game(africa(), players, TOO_MUCH[limit]), SeededDealer(1))  # the referee has no such limit
    with pytest.raises(BeyondLimits, match=f"room for {limit.replace('-', ' ')} up to {MAX[limit]}") as refused:
        Engine(players, rules=TOO_MUCH[limit])
    assert refused.value.limit is limit


def a_board(
    routes: int = 2, places: int = 3, tickets: int = 24, length: int = 3, prices: int = 1, colours: int = 9
) -> Board:
    """A line of cities with many tracks between neighbours."""
    paint = list(Colour)[:colours]
    cities = [Place(f"city-{n}", f"City {n}", PlaceKind.CITY, (0.5, 0.5)) for n in range(places)]
    return Board(
        id="a-line",
        name="A line",
        size=(100, 100),
        places=cities,
        routes=[
            Route(
                f"track-{n}",
                (f"city-{n % (places - 1)}", f"city-{n % (places - 1) + 1}"),
                paint[n // prices % colours],
                length=length - n % prices,
            )
            for n in range(routes)
        ],
        tickets=[Ticket((f"city-{n}", f"city-{n + m}"), 5) for m in range(1, places) for n in range(places - m)][
            :tickets
        ],
    )


@pytest.mark.parametrize(
    ("limit", "board"),
    [
        (Limit.ROUTES, a_board(routes=129, places=20)),
        (Limit.PLACES, a_board(routes=70, places=65)),
        (Limit.TICKETS, a_board(routes=70, places=40, tickets=65)),
        (Limit.PRICES, a_board(routes=70, places=20, length=9, prices=9)),
        (Limit.ROUTES_ALIKE, a_board(routes=16, places=20, colours=1)),
        (Limit.ROUTE_LENGTH, a_board(routes=20, places=20, length=16)),
        (Limit.PAYMENTS, a_board(routes=20, places=20, length=15)),
    ],
)
def test_a_board_beyond_a_limit_is_refused_by_its_name(limit: Limit, board: Board) -> None:
    rules = Rules(route_points=tuple(range(17)), long_terrain_cost=4, tickets_dealt=4)
    with pytest.raises(BeyondLimits) as refused:
        Engine(2, board, rules)
    assert refused.value.limit is limit
    assert "play this game on the referee" in str(refused.value)


def test_a_board_as_large_as_the_limits_allow_is_played_to_its_end() -> None:
    board = a_board(routes=128, places=64, tickets=64, length=8, prices=8)
    alike = Counter((route.colour, route.length) for route in board.routes.values())
    assert max(alike.values()) <= MAX[Limit.ROUTES_ALIKE]
    rules = Rules(route_points=(0, 1, 2, 4, 7, 10, 15, 15, 15), tickets_drawn=8, trains=127)
    engine = Engine(5, board, rules)
    rows = engine.new_games(range(20))
    engine.play_out(rows, "random")
    assert all(engine.count_options(row) == 0 for row in rows)


def test_a_game_that_cannot_begin_is_refused_as_the_referee_refuses_it() -> None:
    with pytest.raises(BadSetup):
        Engine(6)
    with pytest.raises(BadSetup):
        Engine(2, rules=replace(Rules(), trains=1))
