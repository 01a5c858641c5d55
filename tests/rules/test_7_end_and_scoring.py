"""Section 7: the last round, and the final score."""

from __future__ import annotations

import pytest

from okapi.game import EndReason, Reason
from table import NO_TERRAIN_CARDS, NO_TRAIN_CARDS, Game, has, table

TABLES = pytest.mark.parametrize("players", [2, 3, 4, 5])
BLACK_3 = "claim bulawayo--durban black*3"


def draw_twice(game: Game) -> Game:
    """The player whose turn it is draws two terrain cards."""
    return game.play(game.turn, "draw terrain").play(game.turn, "draw terrain")


# 7.1: the last round


@TABLES
@pytest.mark.parametrize("starter", ["john", "peter"])
def test_then_every_player_takes_one_more_turn_and_the_game_ends(players: int, starter: str) -> None:  # 7.1
    holdings = {name: has(black=3, trains=5 if name == starter else None) for name in ("john", "peter")}
    game = table(players=players, turn=starter, john=holdings["john"], peter=holdings["peter"])
    game = game.play(starter, BLACK_3)
    assert game.events[1:] == [f"{starter} begins the last round", f"{starter} ends the turn"]
    order = []
    while not game.is_over:
        order.append(game.turn)
        game = draw_twice(game)
    after = game.names.index(starter) + 1
    assert order == [*game.names[after:], *game.names[:after]]
    assert order[-1] == starter
    assert len(order) == players
    assert game.table.end is EndReason.LAST_ROUND_OVER


@pytest.mark.parametrize(("before", "is_last"), [(3, True), (4, True), (5, True), (6, False), (7, False)])
def test_the_last_round_begins_with_two_trains_or_fewer(before: int, is_last: bool) -> None:  # 7.1
    game = table(john=has(black=3, trains=before)).play("john", BLACK_3)
    assert game.trains("john") == before - 3
    assert ("john begins the last round" in game.events) == is_last
    assert (game.table.turns_left is not None) == is_last


@pytest.mark.parametrize(
    "turn",
    [
        ["draw train", "draw train"],
        ["draw terrain", "draw train"],
        ["draw loco"],
        ["draw tickets", "keep bangui--chad"],
        ["claim salisbury--bulawayo black*1"],
    ],
    ids=["cards", "mixed", "locomotive", "tickets", "claim"],
)
@TABLES
def test_it_begins_at_the_end_of_a_turn_whatever_was_done_in_it(turn: list[str], players: int) -> None:  # 7.1
    game = table(
        players=players,
        john=has(black=1, trains=2),
        display="loco red red blue blue",
        ticket_deck="bangui--chad",
    )
    for action in turn:
        assert game.table.turns_left is None
        game = game.play("john", action)
    assert game.events[-2:] == ["john begins the last round", "john ends the turn"]
    assert game.table.turns_left == players


def test_it_begins_after_a_pass_too_and_after_a_turn_cut_short() -> None:  # 7.1, 3.1, 4.6
    game = empty_but("- - - - -").play("john", "pass")
    assert game.events == ["john passes", "john begins the last round", "john ends the turn"]
    game = empty_but("red - - - -").play("john", "draw red")
    assert game.events[1:] == ["john begins the last round", "john ends the turn"]


def empty_but(display: str) -> Game:
    """A table with nothing to draw but these open cards; john has two trains left and no train cards."""
    return table(
        john=has(trains=2),
        display=display,
        terrain_display="- -",
        train_deck=NO_TRAIN_CARDS,
        terrain_deck=NO_TERRAIN_CARDS,
        ticket_deck="",
    )


@TABLES
def test_nothing_restarts_the_last_round(players: int) -> None:  # 7.1
    game = table(players=players, john=has(black=3, trains=5), peter=has(black=3, orange=3, trains=5))
    game = game.play("john", BLACK_3)
    game = game.play("peter", "claim ghanzi--pretoria orange*3")
    assert game.trains("peter") == 2
    assert "peter begins the last round" not in game.events
    turns = 1
    while not game.is_over:
        game = draw_twice(game)
        turns += 1
    assert turns == players


def test_all_kinds_of_turns_may_be_the_last() -> None:  # 7.1
    game = table(john=has(black=1, trains=2), turns_left=1)
    after = game.play("john", "claim salisbury--bulawayo black*1")
    assert after.is_over
    assert after.score("john") == game.score("john") + 1
    drawn = game.play("john", "draw tickets")
    assert not drawn.is_over
    assert drawn.play("john", drawn.options("john")[0]).is_over


def test_when_the_game_is_over_nobody_may_do_anything() -> None:  # 7.1
    game = draw_twice(table(turns_left=1))
    assert game.is_over
    for name in game.names:
        assert game.options(name) == []
        for action in ("draw train", "pass", "keep bangui--chad", BLACK_3):
            assert game.refuses(name, action) is Reason.GAME_OVER


# 7.2: tickets

BANGUI_CHAD = "bangui--ndele ndele--chad-2"  # 2 + 2 points, and 4 for the ticket
LIVINGSTONIA_MOCAMBIQUE = "livingstonia--zomba zomba--mocambique"  # the same


def test_completed_tickets_add_their_points_and_the_others_subtract_theirs() -> None:  # 7.2
    game = table(john=has(tickets="bangui--chad cape-town--sudan chad--douala", routes=BANGUI_CHAD))
    score = game.final("john")
    assert score.completed == ("bangui--chad",)
    assert score.failed == ("cape-town--sudan", "chad--douala")
    assert score.tickets == 4 - 24 - 7
    assert score.total == (2 + 2) + (4 - 24 - 7) + 10


def test_tickets_count_only_at_the_end() -> None:  # 7.2
    game = table(john=has(tickets="bangui--chad", routes="bangui--ndele", yellow=2))
    after = game.play("john", "claim ndele--chad-2 yellow*2")
    assert after.score("john") == 4
    assert after.final("john").total == 4 + 4 + 10


def test_doubling_counts_once_more_for_each_doubled_route() -> None:  # 7.2, 5.7
    game = table(john=has(routes="bangui--ndele", doubled="fachoda--addis-ababa"))
    score = game.final("john")
    assert (score.routes, score.doubling) == (12, 10)
    assert score.total == game.score("john") == 22


# 7.3: Globetrotter


def test_globetrotter_goes_to_the_player_who_completed_the_most_tickets() -> None:  # 7.3
    both = "bangui--chad bangui--sudan"
    game = table(
        john=has(tickets="livingstonia--mocambique", routes=LIVINGSTONIA_MOCAMBIQUE),
        peter=has(tickets=both, routes=f"{BANGUI_CHAD} ndele--fachoda fachoda--sudan-1"),
        mary=has(),
    )
    assert [game.final(name).globetrotter for name in game.names] == [0, 10, 0]


def test_globetrotter_counts_tickets_and_not_their_points() -> None:  # 7.3
    long_path = "cape-town--port-elizabeth--a port-elizabeth--east-london--a east-london--durban--a"
    game = table(
        john=has(tickets="cape-town--madagascar", routes=f"{long_path} madagascar-2--durban--a"),
        peter=has(tickets="bangui--chad livingstonia--mocambique", routes=f"{BANGUI_CHAD} {LIVINGSTONIA_MOCAMBIQUE}"),
    )
    assert game.final("john").tickets == 13
    assert game.final("peter").tickets == 8
    assert (game.final("john").globetrotter, game.final("peter").globetrotter) == (0, 10)


def test_globetrotter_goes_to_each_of_those_tied() -> None:  # 7.3
    game = table(
        john=has(tickets="livingstonia--mocambique", routes=LIVINGSTONIA_MOCAMBIQUE),
        peter=has(tickets="bangui--chad", routes=BANGUI_CHAD),
        mary=has(tickets="cape-town--sudan"),
    )
    assert [game.final(name).globetrotter for name in game.names] == [10, 10, 0]


@TABLES
def test_nobody_is_globetrotter_if_nobody_completed_a_ticket(players: int) -> None:  # 7.3
    game = table(players=players, john=has(tickets="cape-town--sudan", routes=BANGUI_CHAD))
    assert [game.final(name).globetrotter for name in game.names] == [0] * players


def test_unfinished_tickets_have_no_effect_on_globetrotter() -> None:  # 7.3
    unfinished = "cape-town--sudan durban--nigeria madagascar--ngaoundere"
    game = table(
        john=has(tickets=f"livingstonia--mocambique {unfinished}", routes=LIVINGSTONIA_MOCAMBIQUE),
        peter=has(tickets="bangui--chad", routes=BANGUI_CHAD),
    )
    assert game.final("john").globetrotter == game.final("peter").globetrotter == 10


# 7.4: what is not scored


def test_there_is_no_bonus_for_the_longest_path() -> None:  # 7.4
    path = "ngaoundere--ndele bangui--ndele bangui--bondo"
    scattered = "zomba--beira malanje--caconda pretoria--bloemfontein"
    game = table(john=has(routes=path), peter=has(routes=scattered))
    assert game.final("john").total == game.final("peter").total == 6


def test_a_score_may_be_negative() -> None:  # 7.4
    game = table(john=has(tickets="cape-town--sudan douala--madagascar", routes="tabora--livingstonia"))
    assert game.final("john").total == 1 - 24 - 22
    assert game.winners() == ["peter"]


def test_cards_and_trains_left_are_worth_nothing() -> None:  # 7.4, 5.11
    game = table(john=has(red=9, locomotive=9, jungle=5))
    assert game.final("john").total == game.final("peter").total == 0


# 7.5: who wins


def test_most_points_win() -> None:  # 7.5
    game = table(john=has(routes="bangui--ndele"), peter=has(routes="fachoda--addis-ababa"), mary=has())
    assert game.winners() == ["peter"]


def test_a_tie_goes_to_the_most_completed_tickets() -> None:  # 7.5
    game = table(
        john=has(routes="madagascar-2--durban--a pretoria--bloemfontein salisbury--bulawayo"),
        peter=has(tickets="bangui--chad", routes=BANGUI_CHAD),
    )
    assert game.final("john").total == 15 + 2 + 1
    assert game.final("peter").total == 4 + 4 + 10
    assert game.winners() == ["peter"]


def test_more_tickets_do_not_beat_more_points() -> None:  # 7.5
    game = table(
        john=has(routes="madagascar-2--durban--a pretoria--bloemfontein malanje--caconda"),
        peter=has(tickets="bangui--chad", routes=BANGUI_CHAD),
    )
    assert game.winners() == ["john"]


def test_then_the_victory_is_shared() -> None:  # 7.5
    game = table(
        john=has(tickets="livingstonia--mocambique", routes=LIVINGSTONIA_MOCAMBIQUE),
        peter=has(tickets="bangui--chad", routes=BANGUI_CHAD),
        mary=has(routes="madagascar-2--durban--a pretoria--bloemfontein salisbury--bulawayo"),
        anna=has(),
    )
    assert [game.final(name).total for name in game.names] == [18, 18, 18, 0]
    assert game.winners() == ["john", "peter"]


@TABLES
def test_all_may_share_it(players: int) -> None:  # 7.5
    game = table(players=players)
    assert game.winners() == list(game.names)


def test_unfinished_tickets_do_not_break_a_tie() -> None:  # 7.5
    game = table(
        john=has(tickets="bangui--cabinda", routes="libreville--bangui tabora--livingstonia"),
        peter=has(routes="bangui--ndele malanje--caconda"),
    )
    assert game.final("john").total == 7 + 1 - 4
    assert game.final("peter").total == 4
    assert game.winners() == ["john", "peter"]
