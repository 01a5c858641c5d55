"""Playing the games of a dataset: the same ones from the same settings on every machine, in any order."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from okapi.arena.forfeit import describe
from okapi.board import Board
from okapi.bots import Bot, bot_seed, find_bot
from okapi.compiled import POLICIES, Engine
from okapi.dealer import SplitMixDealer, first_game
from okapi.game import Rules, View, decide, options, view_for
from okapi.locales import Trouble

Rows = NDArray[np.uint64]
Numbers = NDArray[np.int64]
SIDE_BY_SIDE = 250  # games
PRODIGY = "prodigy"  # its network looks at many games at once


class DatasetTrouble(Trouble):
    """A dataset cannot be made like this, and what to do."""


class DatasetSettings(Struct, frozen=True, kw_only=True):
    """What decides which games there are. Every seat of every game is drawn from the bots."""

    games: int
    players: int = 2
    bots: tuple[str, ...] = ("planner",)
    seed: str = "1"
    rules: Rules | None = None  # those of the board

    def seed_of(self, game: int) -> int:
        """The seed of its luck: as in `okapi simulate`."""
        return first_game(self.seed) + game

    def seating(self, game: int) -> tuple[str, ...]:
        """Who sits where: each seat is drawn by itself."""
        dealer = SplitMixDealer(SplitMixDealer.mixed(self.seed_of(game)))
        return tuple(self.bots[dealer.below(len(self.bots))] for _ in range(self.players))

    def engine(self, board: Board) -> Engine:
        """What plays the games."""
        return Engine(self.players, board, self.rules)


class PlayedGame(NamedTuple):
    """A game by what made it: with its seed, the actions are all there is to know."""

    number: int
    seed: int
    bots: tuple[str, ...]
    actions: list[int]


def play_games(settings: DatasetSettings, board: Board, numbers: range) -> Iterator[PlayedGame]:
    """The games of these numbers, some side by side."""
    for first in range(numbers.start, numbers.stop, SIDE_BY_SIDE):
        some = range(first, min(first + SIDE_BY_SIDE, numbers.stop))
        yield from _InterleavedGames(settings, board, some).play()


class _InterleavedGames:
    """Games that are played decision by decision, side by side."""

    def __init__(self, settings: DatasetSettings, board: Board, numbers: range) -> None:
        self._numbers = numbers
        self._engine = settings.engine(board)
        self._seeds = [settings.seed_of(number) for number in numbers]
        self._seatings = [settings.seating(number) for number in numbers]
        self._players = {name: player_named(name, self._engine, settings.seed) for name in settings.bots}

    def play(self) -> Iterator[PlayedGame]:
        rows, played = self._engine.new_games(self._seeds), [list[int]() for _ in self._numbers]
        while len(going := np.flatnonzero((seats := self._engine.acting(rows)) >= 0)):
            some = rows[going]
            actions = self._choose(some, going, seats[going])
            self._engine.step(some, actions)
            rows[going] = some
            for game, action in zip(going.tolist(), actions.tolist(), strict=True):
                played[game].append(action)
        games = zip(self._numbers, self._seeds, self._seatings, played, strict=True)
        yield from (PlayedGame(*game) for game in games)

    def _choose(self, rows: Rows, games: Numbers, seats: Numbers) -> Numbers:
        actions = np.zeros(len(rows), np.int64)
        deciding = [self._seatings[game][seat] for game, seat in zip(games.tolist(), seats.tolist(), strict=True)]
        for name, player in self._players.items():
            if its := [place for place, other in enumerate(deciding) if other == name]:
                some = rows[its]
                actions[its] = player.choose(some, [self._numbers[game] for game in games[its].tolist()], seats[its])
                rows[its] = some  # a random player has drawn random numbers
        return actions


# Players.


class Chooser(Protocol):
    """Chooses in many games at once."""

    def choose(self, rows: Rows, games: Sequence[int], seats: Numbers) -> Sequence[int] | Numbers:
        """The numbers of its actions in these rows, whose games have these numbers."""


def player_named(name: str, engine: Engine, seed: str) -> Chooser:
    if name in POLICIES:
        return PolicyPlayer(engine, name)
    return NetworkSeat(engine) if name == PRODIGY else BotSeat(engine, name, seed)


class PolicyPlayer:
    """A player of the compiled engine."""

    def __init__(self, engine: Engine, policy: str) -> None:
        self._engine, self._policy = engine, policy

    def choose(self, rows: Rows, games: Sequence[int], seats: Numbers) -> Numbers:
        return self._engine.policy_actions(rows, self._policy)


class NetworkSeat:
    """`prodigy`, whose sums have a fixed order here."""

    def __init__(self, engine: Engine) -> None:
        from okapi.bots.network.fixed_order import FavouriteMoves  # noqa: PLC0415 (loads the weights)

        self._moves = FavouriteMoves(engine.board, engine.rules)

    def choose(self, rows: Rows, games: Sequence[int], seats: Numbers) -> Numbers:
        return self._moves.of(rows)


class BotSeat:
    """Any other bot: it gets its view, as at every table."""

    def __init__(self, engine: Engine, name: str, seed: str) -> None:
        self._engine, self._name, self._seed, self._factory = engine, name, seed, find_bot(name).factory
        self._bots: dict[tuple[int, int], Bot] = {}

    def choose(self, rows: Rows, games: Sequence[int], seats: Numbers) -> list[int]:
        return [self._choice(*each) for each in zip(rows, games, seats.tolist(), strict=True)]

    def _choice(self, row: NDArray[np.uint64], game: int, seat: int) -> int:
        view = view_for(self._engine.state_of(row), seat)
        try:
            return self._chosen(view, game, seat)
        except Exception as error:  # whatever a stranger's bot does
            raise DatasetTrouble("bot-failed", bot=self._name, game=game, error=describe(error)) from error

    def _chosen(self, view: View, game: int, seat: int) -> int:
        bot = self._bots.get((game, seat)) or self._factory(bot_seed(self._seed, game, seat))
        self._bots[game, seat] = bot
        action = bot.choose(view, options(view))
        decide(view, action)  # a number may stand for something that is not legal now
        return self._engine.numbering.number(action, view)
