"""What machine code would read or write past the end of is refused in a sentence that says what it takes."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from okapi.board import official
from okapi.compiled import Batch, Engine
from okapi.game import Rules, view_for

ENGINE = Engine(2)
GAMES = ENGINE.new_games(range(4))
READERS: dict[str, Callable[[Any], object]] = {
    "play_out": ENGINE.play_out,
    "doubled_routes": ENGINE.doubled_routes,
    "scores": ENGINE.scores,
    "look": ENGINE.look,
    "acting": ENGINE.acting,
    "legal": ENGINE.legal,
    "step": lambda rows: ENGINE.step(rows, [0] * len(rows)),
    "policy_actions": lambda rows: ENGINE.policy_actions(rows, "greedy"),
    "deal_unseen": lambda rows: ENGINE.deal_unseen(rows, [0] * len(rows), range(len(rows))),
    "worlds": lambda rows: ENGINE.worlds(rows[0], 0, [1]),
    "state_of": lambda rows: ENGINE.state_of(rows[0]),
    "count_options": lambda rows: ENGINE.count_options(rows[0]),
    "observe": lambda rows: ENGINE.observe(rows[0], 0),
    "options": lambda rows: ENGINE.options(rows[0]),
    "play_option": lambda rows: ENGINE.play_option(rows[0], 0),
    "playouts": lambda rows: ENGINE.playouts(rows[0], 0, [1]),
}
READ_ONLY = GAMES.copy()
READ_ONLY.flags.writeable = False
NOT_ROWS = {
    "of four players": (Engine(4).new_games(range(4)), r"uint64 of shape \(\w+, 76\)"),
    "signed": (GAMES.astype(np.int64), "an array of int64"),
    "cut off": (np.ascontiguousarray(GAMES[:, :40]), r"shape \(\w+, 40\)"),
    "columns first": (np.asfortranarray(GAMES), "not contiguous"),
    "read-only": (READ_ONLY, "not writeable"),
    "a list": (GAMES.tolist(), "this is a list"),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("rows", NOT_ROWS)
def test_what_is_no_row_of_the_engine_is_refused(rows: str, reader: str) -> None:
    given, why = NOT_ROWS[rows]
    with pytest.raises(ValueError, match=r"games of 2 players are an array of uint64 of shape \(games, 48\).*" + why):
        READERS[reader](given)


@pytest.mark.parametrize("seat", [-1, 2, 5])
def test_a_seat_that_nobody_has_is_refused(seat: int) -> None:
    for ask in (
        lambda: ENGINE.worlds(GAMES[0], seat, range(4)),
        lambda: ENGINE.playouts(GAMES[0], seat, range(4)),
        lambda: ENGINE.observe(GAMES[0], seat),
        lambda: ENGINE.deal_unseen(GAMES.copy(), [0, 0, seat, 0], range(4)),
    ):
        with pytest.raises(ValueError, match=f"seats are numbered from 0 to 1; there is no seat {seat}"):
            ask()


def test_there_is_an_action_a_seat_and_a_seed_for_each_game() -> None:
    rows, batch = GAMES.copy(), Batch(ENGINE, 4)
    refused: list[Callable[[], object]] = [
        lambda: ENGINE.deal_unseen(rows, [0], range(4)),
        lambda: ENGINE.deal_unseen(rows, [0] * 4, [1]),
        lambda: ENGINE.step(rows, np.full(4, 16.5)),
        lambda: batch.step(np.full((4, 1), 16)),
        lambda: batch.step_in(np.arange(4), np.array([16])),
    ]
    for wrong in refused:
        with pytest.raises(ValueError, match="for each of the 4 games"):
            wrong()
    assert (rows == GAMES).all()


def test_a_table_of_another_board_of_other_rules_or_seen_by_another_seat_is_refused() -> None:
    state = ENGINE.state_of(GAMES[0])
    for other in (Engine(2, official("ceylon")), Engine(2, rules=Rules(trains=20))):
        with pytest.raises(ValueError, match="make an Engine"):
            other.row_of(state)
        with pytest.raises(ValueError, match="make an Engine"):
            other.worlds(view_for(state, 0), 0, [1])
    with pytest.raises(ValueError, match="this is what seat 0 sees, and not seat 1"):
        ENGINE.worlds(view_for(state, 0), 1, [1])
