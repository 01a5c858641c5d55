"""Section 1: the material."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from okapi.board import Colour, PlaceKind, africa
from okapi.dealer import ScriptedDealer
from okapi.game import (
    TERRAIN_OF,
    BadSetup,
    IllegalAction,
    Pass,
    Reason,
    Rules,
    TerrainCards,
    TrainCards,
    decide,
    format_action,
    new_game,
    options,
    play,
)
from table import Game, has, laid_out, table

BOARD = africa()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_have_45_trains_each_and_a_score_of_0(players: int) -> None:  # 1.1
    seats = new_game(BOARD, players).table.players
    assert len(seats) == players
    assert all((player.trains, player.score) == (45, 0) for player in seats)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 10])
def test_there_is_no_game_for_fewer_than_two_or_more_than_five(players: int) -> None:  # 1.1
    with pytest.raises(BadSetup, match=f"players, players {players}, min 2, max 5"):
        new_game(BOARD, players)


@pytest.mark.parametrize(
    ("rules", "problem"),
    [
        (Rules(cards_of_each_colour=0, locomotives=12), "train-cards, cards 12"),
        (Rules(cards_of_each_terrain=1), "terrain-cards, cards 3"),
        (Rules(tickets_dealt=30), "tickets, tickets 48"),
        (Rules(tickets_dealt=1), "tickets-dealt, dealt 1, kept 2"),
        (Rules(tickets_drawn=0), "tickets-drawn, drawn 0, kept 1"),
        (Rules(drawn_tickets_kept=0), "tickets-drawn, drawn 4, kept 0"),
        (Rules(draws=0), "no-draws"),
        (Rules(trains=2), "too-few-trains, trains 2"),
        (Rules(locomotives_swept=0), "swept-for-ever"),
        (Rules(route_points=(0, 1, 2)), "route-without-points, length 6"),
    ],
)
def test_numbers_that_make_no_game_are_refused_before_it_begins(rules: Rules, problem: str) -> None:  # 1.1
    with pytest.raises(BadSetup, match=problem):
        new_game(BOARD, 2, rules)


def test_everything_that_stands_in_the_way_of_a_game_is_named() -> None:  # 1.1
    with pytest.raises(BadSetup, match="no-draws; too-few-trains, trains 2"):
        new_game(BOARD, 2, Rules(draws=0, trains=2))


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_only_a_player_of_the_game_may_act(seat: int) -> None:  # 1.1
    with pytest.raises(IllegalAction) as refusal:
        play(table().state, seat, Pass(), ScriptedDealer(()))
    assert refusal.value.reason is Reason.NO_SUCH_SEAT


def test_a_spectator_may_do_nothing() -> None:  # 1.1
    view = table().view(None)
    assert list(options(view)) == []
    with pytest.raises(IllegalAction) as refusal:
        decide(view, Pass())
    assert refusal.value.reason is Reason.NO_SUCH_SEAT


def test_there_are_110_train_cards_12_of_each_colour_and_14_locomotives() -> None:  # 1.2
    cards = new_game(BOARD, players=2).secrets.train_deck
    assert cards == TrainCards(12, 12, 12, 12, 12, 12, 12, 12, locomotive=14)
    assert cards.total() == 110


def test_there_are_48_tickets_with_two_places_and_a_value() -> None:  # 1.3
    game = new_game(BOARD, players=2)
    assert game.table.ticket_deck == len(set(game.secrets.ticket_deck)) == 48
    for ticket in BOARD.tickets.values():
        one, other = ticket.between
        assert one != other
        assert BOARD.ends(one)
        assert BOARD.ends(other)
        assert ticket.points > 0


def test_there_are_45_terrain_cards_15_of_each() -> None:  # 1.4
    cards = new_game(BOARD, players=2).table.terrain_deck
    assert cards == TerrainCards(desert=15, jungle=15, mountain=15)
    assert cards.total() == 45


TERRAIN_BY_COLOUR = {
    "yellow": "desert",
    "orange": "desert",
    "red": "desert",
    "purple": "jungle",
    "blue": "jungle",
    "green": "jungle",
    "white": "mountain",
    "grey": "mountain",
    "black": "mountain",
}


def test_every_colour_of_a_route_has_its_terrain() -> None:  # 1.5
    assert TERRAIN_OF == TERRAIN_BY_COLOUR
    assert set(TERRAIN_OF) == set(Colour)


@pytest.mark.parametrize(("colour", "terrain"), TERRAIN_BY_COLOUR.items())
def test_a_route_is_doubled_with_the_terrain_of_its_colour(colour: str, terrain: str) -> None:  # 1.5, 5.7
    route = next(it for it in BOARD.routes.values() if it.colour == colour and it.length <= 4)
    cards = "red" if colour == "grey" else colour
    claim = f"claim {route.id} {cards}*{route.length} double"
    others = {other: 2 for other in ("desert", "jungle", "mountain") if other != terrain}
    without = table(john=has({cards: 4, **others}))
    assert without.refuses("john", claim) is Reason.TOO_FEW_TERRAIN_CARDS
    after = table(john=has({cards: 4, terrain: 2})).play("john", claim)
    assert after.terrain("john").of(terrain) == (1 if route.length <= 3 else 0)


def test_a_grey_route_is_mountain_whatever_cards_pay_for_it() -> None:  # 1.5, 5.2
    game = table(john=has(red=3, desert=5, mountain=1))
    after = game.play("john", "claim mocambique--beira--a red*3 double")
    assert after.terrain("john") == TerrainCards(desert=5)
    lacking = table(john=has(red=3, desert=5), peter=has(mountain=1))
    assert lacking.refuses("john", "claim mocambique--beira--a red*3 double") is Reason.NO_MAJORITY


def test_the_board_has_117_tracks_on_96_connections_21_of_them_double() -> None:  # 1.6
    tracks = Counter(frozenset(route.between) for route in BOARD.routes.values())
    assert sum(tracks.values()) == 117
    assert Counter(tracks.values()) == {1: 75, 2: 21}
    for route in BOARD.routes.values():
        assert (route.twin is not None) == (tracks[frozenset(route.between)] == 2)


def test_the_board_has_33_cities_10_way_stations_three_dead_end_countries_and_madagascar() -> None:  # 1.6
    kinds = Counter(place.kind for place in BOARD.places.values())
    assert kinds[PlaceKind.CITY] == 33
    assert kinds[PlaceKind.WAY_STATION] == 10
    places = {country.id: country.places for country in BOARD.countries.values()}
    assert set(places) == {"nigeria", "chad", "sudan", "madagascar"}
    for country, ends in places.items():
        assert len(ends) == 2
        assert all(BOARD.is_dead_end(end) == (country != "madagascar") for end in ends)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_card_ticket_or_train_is_ever_lost(players: int) -> None:  # 1.1, 1.2, 1.3, 1.4
    choose, game = Random(players), laid_out(players=players, seed=players)
    for _ in range(250):  # the table checks itself after every move
        if game.is_over:
            break
        game = _any_move(game, choose)


def _any_move(game: Game, choose: Random) -> Game:
    name = game.names[game.table.acting()[0]]
    possible = options(game.view(name))
    claims = possible[len(possible.simple) :]  # rather claim than draw, so that the cards go round
    return game.play(name, format_action(choose.choice(claims or possible)))
