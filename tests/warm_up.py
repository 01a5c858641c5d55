"""Compiles what many tests use before they begin: each function once, where workers would do it side by side.

Machine code lies in the user's cache afterwards, and a second run has nothing to do. One process does it all,
because it keeps what Numba finds out about functions that many others call, which takes most of the time.
"""

from collections.abc import Sequence

from okapi.board import africa
from okapi.compiled import Batch, Engine
from okapi.dealer import SplitMixDealer
from okapi.game import Action, GameState, Rules, View, new_game, options, play, settle, view_for


def beginning() -> GameState:
    return settle(new_game(africa(), 2), SplitMixDealer(1))[0]


def turn() -> tuple[View, Sequence[Action]]:
    """What the first player sees and may do when both have kept tickets."""
    state, dealer = beginning(), SplitMixDealer(1)
    for seat in (0, 1):
        state, _ = play(state, seat, options(view_for(state, seat))[0], dealer)
    view = view_for(state, state.table.acting()[0])
    return view, options(view)


def whole_games() -> None:
    """Dealing, playing, scoring, and stepping many games together."""
    engine = Engine(2)
    rows = engine.new_games([1])
    engine.play_out(rows)
    engine.scores(rows)
    batch = Batch(engine, 2)
    batch.step(batch.random_actions())


def single_positions() -> None:
    """Looking at a position, and playing an option."""
    engine = Engine(2)
    row = engine.row_of(beginning())
    engine.options(row)
    engine.count_options(row)
    engine.play_option(row, 0)
    engine.look(row[None])
    engine.observe(row, 0)


def unseen_cards() -> None:
    """Playing on from what a seat sees."""
    engine = Engine(2)
    row = engine.row_of(beginning())
    engine.deal_unseen(row[None], [0], [1])
    engine.playouts(row, 0, [1])


def champion() -> None:
    """Looking ahead with the network."""
    from okapi.bots.champion import ChampionBot, Effort

    effort = Effort(worlds=2, unthinkable=100.0)
    ChampionBot("s", effort=effort, milliseconds=100_000).choose(*turn())


def searcher() -> None:
    """Looking ahead with playouts."""
    from okapi.bots.searcher import SearcherBot

    SearcherBot("s", 2).choose(*turn())


def coach() -> None:
    """Judging a decision."""
    from okapi.coach import Forecast
    from okapi.coach.judging import judge

    view, among = turn()
    judge(view, among[0], Forecast(africa(), Rules()), 2, step=0, turn=0)


def training() -> None:
    """Games for a network that learns."""
    import jax.numpy as jnp

    from okapi.learning.games import BoardTables, ProcessorGames

    games = ProcessorGames(BoardTables(africa(), Rules()), (1, 0, 0, 0), 1)
    seen = games.see()
    legal = int.from_bytes(bytes(seen.legal[0]), "little")
    games.play(jnp.asarray([(legal & -legal).bit_length() - 1], jnp.int32))
    games.look_back(seen.seat)


if __name__ == "__main__":
    for part in (whole_games, single_positions, unseen_cards, searcher, champion, coach, training):
        part()
