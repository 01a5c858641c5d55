"""Section 3: a turn is one of three things, or a pass."""

from __future__ import annotations

import pytest

from okapi.board import Board, Colour, Place, PlaceKind, Route, Ticket
from okapi.game import EndReason, Reason, TerrainCards, TrainCards
from table import NO_TERRAIN_CARDS, NO_TRAIN_CARDS, Game, Holding, has, table

ALPHA_BETA, BETA_GAMMA, GAMMA_DELTA = "alpha--beta", "beta--gamma", "gamma--delta"
A_LINE = Board(
    id="line",
    name="Four cities on a line",
    size=(4, 1),
    places=[Place(id, id, PlaceKind.CITY, (0, 0)) for id in ("alpha", "beta", "gamma", "delta")],
    routes=[
        Route(ALPHA_BETA, ("alpha", "beta"), Colour.RED, 1),
        Route(BETA_GAMMA, ("beta", "gamma"), Colour.BLUE, 2),
        Route(GAMMA_DELTA, ("gamma", "delta"), Colour.GREEN, 1),
    ],
    tickets=[Ticket(("alpha", "gamma"), 3)],
)


def bare(
    *,
    players: int = 2,
    turn: str = "john",
    display: str = "- - - - -",
    terrain_display: str = "- -",
    train_deck: TrainCards = NO_TRAIN_CARDS,
    terrain_deck: TerrainCards = NO_TERRAIN_CARDS,
    ticket_deck: str = "",
    passes: int = 0,
    turns_left: int | None = None,
    all_claimed: bool = True,
    john: Holding | None = None,
) -> Game:
    """A table where nothing is left but what is named; the last player has the rest."""
    return table(
        board=A_LINE,
        john=john or has(),
        peter=has(routes=f"{ALPHA_BETA} {BETA_GAMMA}" + f" {GAMMA_DELTA}" * all_claimed),
        players=players,
        turn=turn,
        display=display,
        terrain_display=terrain_display,
        train_deck=train_deck,
        terrain_deck=terrain_deck,
        ticket_deck=ticket_deck,
        passes=passes,
        turns_left=turns_left,
    )


def test_a_turn_is_a_draw_of_cards_a_claim_or_a_draw_of_tickets() -> None:  # 3
    game = table(john=has(black=3))
    kinds = {line.split()[0] if line != "draw tickets" else line for line in game.options("john")}
    assert kinds == {"draw", "claim", "draw tickets"}


def test_a_claim_is_the_whole_turn() -> None:  # 3
    after = table(john=has(black=3)).play("john", "claim kismayu--mombasa black*3")
    assert after.turn == "peter"
    assert after.events[-1] == "john ends the turn"


def test_a_draw_of_tickets_is_the_whole_turn() -> None:  # 3
    game = table().play("john", "draw tickets")
    after = game.play("john", f"keep {game.offered('john')[0]}")
    assert after.turn == "peter"


def test_a_player_who_drew_a_card_can_only_draw_another() -> None:  # 3
    game = table(john=has(black=3)).play("john", "draw terrain")
    assert game.refuses("john", "claim kismayu--mombasa black*3") is Reason.FINISH_DRAWING_FIRST
    assert game.refuses("john", "draw tickets") is Reason.FINISH_DRAWING_FIRST
    assert game.refuses("john", "pass") is Reason.FINISH_DRAWING_FIRST
    assert all(line.startswith("draw ") for line in game.options("john"))
    assert "draw tickets" not in game.options("john")


def test_a_player_who_drew_tickets_can_only_keep_some() -> None:  # 3, 6.1
    game = table(john=has(black=3)).play("john", "draw tickets")
    for action in ("claim kismayu--mombasa black*3", "draw tickets", "draw train", "draw desert", "pass"):
        assert game.refuses("john", action) is Reason.KEEP_TICKETS_FIRST
    assert all(line.startswith("keep ") for line in game.options("john"))


@pytest.mark.parametrize(
    "action",
    ["draw train", "draw terrain", "draw tickets", "claim kismayu--mombasa black*3", "pass", "keep -"],
)
def test_only_the_player_whose_turn_it_is_may_act(action: str) -> None:  # 3
    game = table(john=has(), peter=has(black=3))
    assert game.refuses("peter", action) is Reason.NOT_YOUR_TURN
    assert game.options("peter") == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_in_seating_order(players: int) -> None:  # 3, 2.1
    game = table(players=players, turn="peter")
    order = []
    for _ in range(players):
        order.append(game.turn)
        game = game.play(game.turn, "draw terrain").play(game.turn, "draw terrain")
    assert order == [*game.names[1:], "john"]


def test_a_player_who_can_do_nothing_passes() -> None:  # 3.1
    game = bare(all_claimed=False)
    assert game.options("john") == ["pass"]
    after = game.play("john", "pass")
    assert after.events == ["john passes", "john ends the turn"]
    assert after.turn == "peter"


@pytest.mark.parametrize(
    ("game", "possible"),
    [
        (bare(display="- - red - -"), "draw red"),
        (bare(display="- - loco - -"), "draw loco"),
        (bare(terrain_display="- jungle"), "draw jungle"),
        (bare(train_deck=TrainCards(red=1)), "draw train"),
        (bare(terrain_deck=TerrainCards(desert=1)), "draw terrain"),
        (bare(ticket_deck="alpha--gamma"), "draw tickets"),
        (bare(all_claimed=False, john=has(green=1)), f"claim {GAMMA_DELTA} green*1"),
        (bare(all_claimed=False, john=has(locomotive=1)), f"claim {GAMMA_DELTA} loco*1"),
    ],
    ids=[
        "train-card",
        "locomotive",
        "terrain-card",
        "deck",
        "terrain-deck",
        "tickets",
        "claim",
        "wild-claim",
    ],
)
def test_a_player_who_can_do_anything_must_not_pass(game: Game, possible: str) -> None:  # 3.1
    assert game.refuses("john", "pass") is Reason.CANNOT_PASS
    assert game.options("john") == [possible]
    game.play("john", possible)


@pytest.mark.parametrize(
    "john", [has(green=2), has(red=9, blue=9), has(green=2, mountain=3)], ids=["closed", "claimed", "terrain"]
)
def test_cards_that_pay_for_no_open_route_leave_nothing_but_a_pass(john: Holding) -> None:  # 3.1
    assert bare(john=john).options("john") == ["pass"]


def test_a_player_who_passes_is_not_out_of_the_game() -> None:  # 3.1
    game = bare(all_claimed=False).play("john", "pass")
    game = game.play("peter", f"claim {GAMMA_DELTA} green*1", "open 0 is green")
    assert game.options("john") == ["draw green"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_when_all_players_pass_one_after_another_the_game_ends_at_once(players: int) -> None:  # 3.2
    game = bare(players=players)
    for name in game.names[:-1]:
        game = game.play(name, "pass")
        assert not game.is_over
    game = game.play(game.names[-1], "pass")
    assert game.is_over
    assert game.table.end is EndReason.ALL_PASSED
    last = game.names[-1]
    assert game.events[0] == f"{last} passes"
    assert game.events[1].startswith("game over, all-passed, tickets ")
    assert len(game.events) == 2


def test_a_game_that_ends_so_is_scored() -> None:  # 3.2, 7.2
    game = bare().play("john", "pass").play("peter", "pass")
    assert list(game.table.revealed[1]) == ["alpha--gamma"]
    assert game.final("peter").total == 1 + 2 + 1 + 3 + 10
    assert game.winners() == ["peter"]


def test_the_passes_need_not_begin_with_the_first_player() -> None:  # 3.2
    game = bare(players=3).play("john", "pass").play("peter", "pass")
    assert not game.is_over
    assert game.play("mary", "pass").is_over
    from_peter = bare(players=3, turn="peter")
    game = from_peter.play("peter", "pass").play("mary", "pass")
    assert not game.is_over
    assert game.play("john", "pass").is_over


def test_a_turn_in_between_breaks_the_row_of_passes() -> None:  # 3.2
    game = table(
        board=A_LINE,
        john=has(),
        peter=has(routes=f"{ALPHA_BETA} {BETA_GAMMA}", green=1),
        mary=has(),
        display="- - - - -",
        terrain_display="- -",
        train_deck=NO_TRAIN_CARDS,
        terrain_deck=NO_TERRAIN_CARDS,
        ticket_deck="",
    )
    game = game.play("john", "pass")
    game = game.play("peter", f"claim {GAMMA_DELTA} green*1", "open 0 is green")
    game = game.play("mary", "draw green")  # and nothing is left for a second draw
    game = game.play("john", "pass").play("peter", "pass")
    assert not game.is_over
    assert game.play("mary", "pass").is_over


@pytest.mark.parametrize(
    ("game", "turn"),
    [
        (bare(passes=1, display="red - - - -"), ["draw red"]),
        (bare(passes=1, display="loco - - - -"), ["draw loco"]),
        (bare(passes=1, terrain_display="- desert"), ["draw desert"]),
        (bare(passes=1, train_deck=TrainCards(red=1)), ["draw train"]),
        (bare(passes=1, terrain_deck=TerrainCards(desert=1)), ["draw terrain"]),
        (bare(passes=1, ticket_deck="alpha--gamma"), ["draw tickets", "keep alpha--gamma"]),
    ],
    ids=["train-card", "locomotive", "terrain-card", "deck", "terrain-deck", "tickets"],
)
def test_any_turn_that_is_no_pass_breaks_the_row(game: Game, turn: list[str]) -> None:  # 3.2
    for action in turn:
        game = game.play("john", action)
    game = game.play("peter", "pass")
    assert not game.is_over
    assert game.play("john", "pass").is_over


def test_the_turn_that_returns_cards_is_followed_by_draws_and_not_by_the_end() -> None:  # 3.2, 4.5
    game = bare(all_claimed=False, passes=1, john=has(green=1))
    after = game.play("john", f"claim {GAMMA_DELTA} green*1", "open 0 is green")
    assert after.refuses("peter", "pass") is Reason.CANNOT_PASS
    assert after.table.passes == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_pass_in_the_last_round_is_a_turn_of_it(players: int) -> None:  # 3.1, 7.1
    game = bare(players=players, turns_left=2, passes=0)
    game = game.play("john", "pass")
    assert not game.is_over
    assert game.table.turns_left == 1
    assert game.play("peter", "pass").is_over


def test_a_last_round_of_passes_ends_the_game_as_soon_as_all_have_passed() -> None:  # 3.2, 7.1
    game = bare(players=3, turns_left=3, passes=1).play("john", "pass")
    assert not game.is_over
    game = game.play("peter", "pass")  # mary passed before the last round and has a turn of it left
    assert game.table.end is EndReason.ALL_PASSED
