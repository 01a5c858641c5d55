"""Who plays the seats that are not the learner's: policies of the engine, a network for many games, or any bot."""

import hashlib
from collections.abc import Sequence
from typing import Any, Protocol, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from okapi.bots import Bot, BotEntry, BrokenBot, UnknownBot, find_bot
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.inference import Network
from okapi.bots.network.layout import MAX_PLAYERS, layout_for
from okapi.bots.network.numbers import first_claim, network_tables
from okapi.bots.network.positions import observe_each
from okapi.bots.network.weights import network_for
from okapi.compiled import POLICIES, Batch, Engine
from okapi.compiled.loops import ASKED
from okapi.game import Seat, decide, options, view_for

from .setup import whole_number

Opponents = str | Sequence[str]
Numbers = NDArray[np.int64]
TABLE = "+"  # joins the names of one table: those after the learner's seat, in the order of play
AT_A_GLANCE = "prodigy"  # the bot whose network reads many games at once


class OpponentFailed(RuntimeError):
    """A bot in another seat did not decide, or decided what it may not; which bot, and in which game."""


class OpponentPlayer(Protocol):
    """Somebody who is asked for some games at a time, and answers with numbers of actions."""

    def choose(self, batch: Batch, games: Numbers) -> Numbers: ...

    def begin(self, games: Numbers) -> None:
        """New games are dealt there."""


class Deals:
    """Which deal each game is at since its last seeded reset: what the seeds of bots are made of.

    A bot cannot tell from its own seed how the cards lie, nor what seed another bot has.
    """

    def __init__(self, games: int) -> None:
        self._origins = np.zeros(games, np.uint64)
        self._deals = np.zeros(games, np.int64)

    def begin_series(self, origin: int, games: Numbers | slice) -> None:
        """The next deals there are the first ones after a reset with a seed."""
        self._origins[games] = origin
        self._deals[games] = 0

    def begin(self, games: Numbers) -> None:
        """New games are dealt there."""
        self._deals[games] += 1

    def seed_for(self, game: int, seat: Seat) -> str:
        """The seed of the bot in this seat: the same one for the same reset, deal and seat."""
        said = f"okapi opponent {self._origins[game]}/{game}/{self._deals[game]}/{seat}"
        return hashlib.sha256(said.encode()).hexdigest()


class Opposition:
    """Who sits where in each game. ValueError: there is no such bot or seat, or there are too few or too many."""

    def __init__(
        self, engine: Engine, deals: Deals, games: int, opponents: Opponents, seat: SupportsIndex | None
    ) -> None:
        players = engine.players
        own = None if seat is None else whole_number("a seat", seat)
        if own is not None and not 0 <= own < players:
            raise ValueError(f"seats are numbered from 0 to {players - 1}; there is no seat {seat!r}")
        tables = _tables(opponents, players)
        self.own: Numbers = np.arange(games) % players if own is None else np.full(games, own)
        self.policies = np.full((games, players), ASKED, np.int64)
        self._who = np.full((games, players), -1, np.int64)  # which of `_players` has this seat
        self._players: list[OpponentPlayer] = []
        known: dict[str, int] = {}
        for game in range(games):
            table = tables[game // players % len(tables)]  # so that every opponent is met from every seat
            for distance, name in enumerate(table, start=1):
                there = (int(self.own[game]) + distance) % players
                if name in POLICIES:
                    self.policies[game, there] = POLICIES[name]
                    continue
                if name not in known:
                    known[name] = len(self._players)
                    self._players.append(_player(name, engine, deals))
                self._who[game, there] = known[name]

    def waiting(self, batch: Batch) -> Numbers:
        """The games in which it is not the learner's move."""
        return np.flatnonzero(batch.seats != self.own) if self._players else np.zeros(0, np.int64)

    def choose(self, batch: Batch, games: Numbers) -> Numbers:
        """What the deciding seats of these games do."""
        who, chosen = self._who[games, batch.seats[games]], np.zeros(len(games), np.int64)
        for number in np.unique(who):
            asked = who == number
            chosen[asked] = self._players[number].choose(batch, games[asked])
        return chosen

    def begin(self, games: Numbers) -> None:
        for player in self._players:
            player.begin(games)


def _tables(opponents: Opponents, players: int) -> list[list[str]]:
    """The opponents at each of the tables that the games take in turn."""
    named = [opponents] if isinstance(opponents, str) else opponents
    if not isinstance(named, Sequence) or not all(isinstance(names, str) for names in named):
        raise ValueError(f"opponents are a bot's name, names joined by {TABLE}, or a list of those, not {opponents!r}")
    if not named:
        raise ValueError("name at least one opponent")
    return [_table(names, players) for names in named]


def _table(names: str, players: int) -> list[str]:
    """The opponents at one table: one name for all seats, or one for each."""
    table = names.split(TABLE)
    if len(table) not in (1, players - 1):
        raise ValueError(f"{names!r} names {len(table)} opponents; name one, or {players - 1}, joined by {TABLE}")
    return table * (players - 1) if len(table) == 1 else table


def _player(name: str, engine: Engine, deals: Deals) -> OpponentPlayer:
    network = network_for(engine.board, engine.rules) if name == AT_A_GLANCE else None
    if network is not None:
        return NetworkPlayer(engine, network)
    try:
        return BotPlayer(find_bot(name), engine, deals)
    except (UnknownBot, BrokenBot) as error:
        raise ValueError(f"there are no opponents {name!r}: {error}") from None


class NetworkPlayer:
    """What `prodigy` would do, in many games at once."""

    def __init__(self, engine: Engine, network: Network) -> None:
        self._network, self._layout = network, layout_for(engine.board)
        self._tables = network_tables(engine.board, engine.rules)
        self._first_claim = first_claim(engine.board, engine.rules)
        self._shift = self._first_claim - engine.numbering.first_claim

    def choose(self, batch: Batch, games: Numbers) -> Numbers:
        count = len(games)
        features = np.zeros((count, self._layout.size), np.uint8)
        legal = np.zeros((count, -(-self._network.actions // 64)), np.uint64)
        seats, base = np.zeros(count, np.int64), np.zeros((count, MAX_PLAYERS), np.int32)
        scratch = np.zeros((count, SCRATCH), np.uint64)
        observe_each(batch.rows[games], self._tables, self._layout.lines, features, legal, seats, base, scratch)
        may = np.unpackbits(legal.view(np.uint8), axis=1, bitorder="little")[:, : self._network.actions]
        numbers = np.flatnonzero(may.any(axis=0))
        logits = self._network.logits(self._network.hidden(features), numbers)
        liked = numbers[np.where(may[:, numbers], logits, np.float32(-np.inf)).argmax(axis=1)]
        return np.asarray(liked - self._shift * (liked >= self._first_claim), np.int64)

    def begin(self, games: Numbers) -> None:
        """It remembers nothing."""


class BotPlayer:
    """A bot for each seat it is asked for, a new one for every game. It sees views of the referee's."""

    def __init__(self, entry: BotEntry, engine: Engine, deals: Deals) -> None:
        self._entry, self._engine, self._deals = entry, engine, deals
        self._bots: dict[tuple[int, int], Bot] = {}

    def choose(self, batch: Batch, games: Numbers) -> Numbers:
        return np.array([self._choice(batch.rows[game], int(game), int(batch.seats[game])) for game in games], np.int64)

    def _choice(self, row: NDArray[Any], game: int, seat: int) -> int:
        view = view_for(self._engine.state_of(row), seat)
        try:
            if (game, seat) not in self._bots:
                self._bots[game, seat] = self._entry.factory(self._deals.seed_for(game, seat))
            action = self._bots[game, seat].choose(view, options(view))
            decide(view, action)  # a number may stand for something that is not legal now
            return self._engine.numbering.number(action, view)
        except Exception as error:  # whatever a stranger's bot does
            said = f"the opponent {self._entry.name!r} failed in game {game}: {type(error).__name__}: {error}"
            raise OpponentFailed(said) from error

    def begin(self, games: Numbers) -> None:
        ended = {*games.tolist()}
        self._bots = {place: bot for place, bot in self._bots.items() if place[0] not in ended}
