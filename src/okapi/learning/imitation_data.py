"""Games of bots to learn from, kept as their moves: `python -m okapi.learning.imitation_data FILE`.

A file holds no positions, only seeds and actions, so it is small enough to travel: the compiled engine plays
the games again where they are needed, in seconds. The bot plays on the referee, with the engine's luck.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from okapi.board import africa
from okapi.bots import bot_seed, find_bot
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.layout import MAX_PLAYERS, layout_for
from okapi.bots.network.positions import deal_each, observe_each, play_each
from okapi.compiled.layout import row_words
from okapi.compiled.tables import tables_for
from okapi.dealer import SplitMixDealer
from okapi.game import Rules, new_game, options, play, settle, view_for
from okapi.numbering import numbering_of

STRAYING = 0.05  # how often a random move is played instead, so that the network sees how to recover
SIZES = (2, 2, 3, 4, 5)  # players of one game after the other
POINTS = 50.0  # what forecasts count points in, so that they are of the order of one


class PlayedGames(NamedTuple):
    """Games one after the other. `answers` is what the bot wanted; what was `played` sometimes strays."""

    players: NDArray[np.uint8]
    seeds: NDArray[np.uint64]
    lengths: NDArray[np.uint32]  # decisions of each game
    played: NDArray[np.uint16]
    answers: NDArray[np.uint16]

    def one_by_one(self) -> Iterator["PlayedGames"]:
        ends = np.cumsum(self.lengths)
        for game, end in enumerate(ends):
            decisions = slice(end - self.lengths[game], end)
            which = slice(game, game + 1)
            yield PlayedGames(
                self.players[which],
                self.seeds[which],
                self.lengths[which],
                self.played[decisions],
                self.answers[decisions],
            )

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self._asdict())


def load_games(path: Path) -> PlayedGames:
    """The games of a file. NoExamples: it holds none."""
    try:
        with np.load(path) as file:
            return PlayedGames(*(file[name] for name in PlayedGames._fields))
    except (OSError, ValueError, KeyError) as error:
        raise NoExamples(
            f"{path} holds no games to learn from ({error}); write some with okapi.learning.imitation_data"
        ) from error


class NoExamples(ValueError):
    """A file that does not hold played games."""


def joined(games: Sequence[PlayedGames]) -> PlayedGames:
    return PlayedGames(*(np.concatenate(parts) for parts in zip(*games, strict=True)))


def have_played(bots: Sequence[str], seeds: Sequence[int], processes: int | None = None) -> PlayedGames:
    """Have a bot play a game for each seed, in all seats; of several, any in each seat."""
    if processes == 1 or len(seeds) == 1:
        return joined([_game_of(bots, seed) for seed in seeds])
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return joined(list(pool.map(partial(_game_of, bots), seeds, chunksize=4)))


def _game_of(names: Sequence[str], seed: int) -> PlayedGames:
    players = SIZES[seed % len(SIZES)]
    random, dealer = Random(seed), SplitMixDealer(seed)
    seated = Random(f"{seed} seats").choices(names, k=players)
    bots = [find_bot(name).factory(bot_seed(seed, seat)) for seat, name in enumerate(seated)]
    state, _ = settle(new_game(africa(), players), dealer)
    numbering = numbering_of(state.table.board, state.table.rules)
    played, answers = [], []
    while acting := state.table.acting():
        seat = acting[0]
        view = view_for(state, seat)
        among = options(view)
        action = bots[seat].choose(view, among)
        answers.append(numbering.number(action, view))
        if random.random() < STRAYING:
            action = random.choice(among)
        played.append(numbering.number(action, view))
        state, _ = play(state, seat, action, dealer)
    return PlayedGames(
        np.array([players], np.uint8),
        np.array([seed], np.uint64),
        np.array([len(played)], np.uint32),
        np.array(played, np.uint16),
        np.array(answers, np.uint16),
    )


class Examples(NamedTuple):
    """Decisions of the bot, and how the games they belong to came out: every array is [decisions, …]."""

    features: Any
    legal: Any
    action: Any
    seat: Any
    players: Any
    outlook: Any  # seats counted from the deciding one: points to come, share of the win
    owners: Any


def examples_of(games: PlayedGames) -> Examples:
    """Every decision of these games that left a choice, as the network sees it; the games side by side."""
    board, rules = africa(), Rules()
    layout, tables, count = layout_for(board), tables_for(board, rules), len(games.lengths)
    longest_first = np.argsort(-games.lengths.astype(np.int64), kind="stable")
    starts = (np.cumsum(games.lengths) - games.lengths)[longest_first]
    lengths = games.lengths[longest_first].astype(np.int64)
    players, seeds = games.players[longest_first].astype(np.int32), games.seeds[longest_first].copy()
    rows = np.zeros((count, row_words(MAX_PLAYERS)), np.uint64)
    deal_each(rows, tables, players, seeds)
    features = np.zeros((len(games.played), layout.size), np.uint8)
    legal = np.zeros((len(games.played), -(-len(numbering_of(board, rules)) // 64)), np.uint64)
    seats, base = np.zeros(len(games.played), np.int32), np.zeros((len(games.played), MAX_PLAYERS), np.int32)
    over, scratch = np.zeros(count, np.uint8), np.zeros((count, SCRATCH), np.uint64)
    totals, shares = np.zeros((count, MAX_PLAYERS), np.int32), np.zeros((count, MAX_PLAYERS), np.float32)
    owners = np.zeros((count, len(board.routes)), np.int8)
    for step in range(int(lengths[0])):
        still = int((lengths > step).sum())
        at = starts[:still] + step
        seen = (features[at], legal[at], seats[at], base[at])  # copies, to be written back
        observe_each(rows[:still], tables, layout.lines, *seen, scratch[:still])
        features[at], legal[at], seats[at], base[at] = seen
        ended = (over[:still], totals[:still], shares[:still], owners[:still], scratch[:still])
        play_each(rows[:still], tables, games.played[at].astype(np.int64), seeds[:still], 0, *ended)
    of_game = np.empty(count, np.int64)
    of_game[longest_first] = np.arange(count)
    game = of_game[np.repeat(np.arange(count), games.lengths)]
    order = (seats[:, None] + np.arange(MAX_PLAYERS)) % players[game][:, None]
    seated = np.arange(MAX_PLAYERS) < players[game][:, None]
    points = (np.take_along_axis(totals[game], order, axis=1) - base) / POINTS
    outlook = np.stack([points, np.take_along_axis(shares[game], order, axis=1)], axis=-1) * seated[..., None]
    is_choice = np.bitwise_count(legal).sum(axis=1) > 1
    everything = Examples(
        features,
        legal.view(np.uint8),
        games.answers.astype(np.int32),
        seats,
        players[game],
        outlook.astype(np.float32),
        owners[game],
    )
    return Examples(*(part[is_choice] for part in everything))


def main() -> None:
    parser = ArgumentParser(prog="python -m okapi.learning.imitation_data", description=__doc__)
    parser.add_argument("file", type=Path, help="where the games go (.npz)")
    parser.add_argument("--bots", default="planner", help="who plays; of several, with commas, any in each seat")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--first-seed", type=int, default=0, help="games of other seeds are other games")
    parser.add_argument("--processes", type=int, help="as many as processors if left out")
    given = parser.parse_args()
    seeds = range(given.first_seed, given.first_seed + given.games)
    have_played(given.bots.split(","), seeds, given.processes).save(given.file)


if __name__ == "__main__":
    main()
