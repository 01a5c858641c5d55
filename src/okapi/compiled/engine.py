"""The door to compiled games: one board, one set of rules, one number of players, and any number of rows."""

from collections.abc import Iterable, Sequence
from operator import index
from typing import cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from okapi.board import Board, africa
from okapi.game import GameState, Rules, Seat, Table, View, new_game, rules_for
from okapi.numbering import numbering_of
from okapi.observation import layout_of

from . import loops
from .compilation import require_numba
from .conversion import Row, row_of, row_of_view, state_of
from .layout import DOUBLED, row_words
from .limits import Limit, require_within
from .observing import claims_bytes
from .pages import Pages
from .policies import GREEDY, RANDOM
from .tables import tables_for
from .words import word

Rows = NDArray[np.uint64]
WORD = np.dtype(np.uint64)
POLICIES = {"random": RANDOM, "greedy": GREEDY}


class Engine:
    """Compiled games of a number of players on a board.

    BadSetup: no such game can begin. BeyondLimits: it can, but only on the referee. NumbaMissing: the extra
    `fast` is not installed. ValueError, of all functions: these are not rows of this engine, or there is no such seat.
    """

    def __init__(self, players: int, board: Board | None = None, rules: Rules | None = None) -> None:
        require_numba()
        self.players = players
        self.board = board or africa()
        self.rules = rules or rules_for(self.board)
        new_game(self.board, players, self.rules)  # raises where the numbers do not make a game
        require_within(Limit.PLAYERS, players)
        self.tables = tables_for(self.board, self.rules)
        self.numbering = numbering_of(self.board, self.rules)
        self.observation = layout_of(self.board, self.rules, players)
        self.row_words = row_words(players)
        self.mask_words = (len(self.numbering) + 63) // 64

    # Games.

    def new_games(self, seeds: Sequence[int]) -> Rows:
        """A game for each seed, in which the starting tickets are to be chosen."""
        rows = np.zeros((len(seeds), self.row_words), np.uint64)
        loops.deal_games(rows, self.tables, self.players, seed_words(seeds))
        return rows

    def play_out(self, rows: Rows, policies: Sequence[str] | str = "random") -> int:
        """Play every game to its end, each seat by its policy; how many decisions there were."""
        return self.play_out_counting_turns(rows, policies)[0]

    def play_out_counting_turns(
        self, rows: Rows, policies: Sequence[str] | str = "random"
    ) -> tuple[int, NDArray[np.int64]]:
        """Play games to their end; the decisions of all games, and the turns of each."""
        rows, chosen = self._checked(rows), policies_named(policies, self.players)
        turns = np.zeros(len(rows), np.int64)
        return int(loops.play_out_games(rows, self.tables, chosen, turns)), turns

    def doubled_routes(self, rows: Rows) -> NDArray[np.uint8]:
        """How many routes were doubled, by game."""
        counts = np.bitwise_count(self._checked(rows)[:, DOUBLED : DOUBLED + 2])
        return cast("NDArray[np.uint8]", counts.sum(axis=1))

    def scores(self, rows: Rows) -> tuple[NDArray[np.int64], NDArray[np.uint64], NDArray[np.uint64]]:
        """7.2–7.5, as if the games ended now: points, completed tickets (masks) by seat; winners (masks)."""
        rows = self._checked(rows)
        totals = np.zeros((len(rows), self.players), np.int64)
        completed = np.zeros((len(rows), self.players), np.uint64)
        winners = np.zeros(len(rows), np.uint64)
        loops.score_games(rows, self.tables, totals, completed, winners)
        return totals, completed, winners

    def look(self, rows: Rows) -> tuple[NDArray[np.int64], NDArray[np.uint64], NDArray[np.uint8]]:
        """The acting seats (-1: the game is over), what they may do (masks) and what they see."""
        rows = self._checked(rows)
        seats = np.zeros(len(rows), np.int64)
        masks = np.zeros((len(rows), self.mask_words), np.uint64)
        observations = np.zeros((len(rows), len(self.observation)), np.uint8)
        loops.look_at_games(rows, self.tables, seats, masks, observations)
        return seats, masks, observations

    # Searching. A clone is a copy: `rows.copy()`, 11 ns a row.

    def worlds(self, of: Row | View, seat: Seat, seeds: Sequence[int]) -> Rows:
        """Copies of a game, one for each seed, in which everything that the seat cannot see is dealt again.

        Nothing that it cannot see is left in them: the same seeds make the same worlds, bit for bit, of any game
        in progress that looks like this to the seat.
        """
        if isinstance(of, View) and of.seat != seat:
            raise ValueError(f"this is what seat {of.seat} sees, and not seat {seat}")
        row = self._row_seen(of) if isinstance(of, View) else self._checked_row(of)
        rows = np.tile(row, (len(seeds), 1))
        self.deal_unseen(rows, [seat] * len(seeds), seeds)
        return rows

    def acting(self, rows: Rows) -> NDArray[np.int64]:
        """The seat that is to act in each game; -1 if it is over."""
        rows = self._checked(rows)
        seats = np.zeros(len(rows), np.int64)
        loops.write_acting(rows, seats)
        return seats

    def legal(self, rows: Rows) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
        """The acting seats (-1: the game is over), and for each action whether it is legal."""
        rows = self._checked(rows)
        seats, masks = np.zeros(len(rows), np.int64), np.zeros((len(rows), self.mask_words), np.uint64)
        loops.write_legal_masks(rows, self.tables, seats, masks)
        return seats, unpacked(masks, len(self.numbering)).view(np.bool_)

    def step(self, rows: Rows, actions: Sequence[int] | NDArray[np.int64]) -> None:
        """Play one action in every row. IllegalNumber: one is not legal, and nothing has changed."""
        rows, chosen = self._checked(rows), _one_each("action", actions, len(rows))
        mask = np.zeros(self.mask_words, np.uint64)
        if (game := loops.play_actions(rows, self.tables, chosen, mask)) != loops.ALL_LEGAL:
            raise IllegalNumber(int(game), int(chosen[game]))

    def policy_actions(self, rows: Rows, policy: str) -> NDArray[np.int64]:
        """What a policy would do in every row; -1 where the game is over. A random one draws from the row's luck."""
        rows, (chosen,) = self._checked(rows), policies_named([policy], 1)
        actions = np.zeros(len(rows), np.int64)
        loops.write_policy_actions(rows, self.tables, chosen, actions)
        return actions

    # One game.

    def row_of(self, state: GameState, *, luck: int = 0, choices: int = 0) -> Row:
        """The row of a state; its luck continues from these numbers. NotSettled: it waits for the dealer."""
        self._require_own(state.table)
        return row_of(state, luck=luck, choices=choices)

    def state_of(self, row: Row) -> GameState:
        """The state that a row holds."""
        return state_of(self._checked_row(row), self.board, self.rules)

    def row_of_view(self, view: View, seed: int) -> Row:
        """A row that looks like this to the view's seat; what it cannot see is dealt from the seed."""
        row = self._row_seen(view)
        assert view.seat is not None
        self.deal_unseen(row[None], [view.seat], [seed])
        return row

    def deal_unseen(self, rows: Rows, seats: Sequence[Seat], seeds: Sequence[int]) -> None:
        """Deal out again, in every row, what one seat cannot see; the luck to come is new too."""
        rows, chosen = self._checked(rows), _one_each("seat", seats, len(rows))
        self._checked_seat(chosen[chosen.view(np.uint64).argmax()] if len(chosen) else 0)  # negative ones are largest
        words = seed_words(seeds)
        if len(words) != len(rows):
            raise ValueError(f"give one seed for each of the {len(rows)} games")
        loops.deal_unseen_games(rows, self.tables, chosen, words)

    def count_options(self, row: Row) -> int:
        """How many options the acting seat has; 0 if the game is over."""
        return int(loops.count_options_of(self._checked_row(row), self.tables))

    def observe(self, row: Row, seat: Seat) -> bytes:
        """What a seat sees, as `okapi.observation` writes it."""
        observation = np.zeros(len(self.observation), np.uint8)
        loops.observe(self._checked_row(row), self.tables, self._checked_seat(seat), observation)
        return observation.tobytes()

    def options(self, row: Row) -> NDArray[np.int64]:
        """The canonical numbers (`okapi.numbering`) of the acting seat's options, in the referee's order."""
        numbers = np.zeros(len(self.numbering), np.int64)
        return numbers[: loops.list_options(self._checked_row(row), self.tables, numbers)]

    def play_option(self, row: Row, n: int) -> None:
        """Carry out the nth option, in the order of the referee's `Options`; IndexError: there is none."""
        if not 0 <= n < (count := self.count_options(row)):
            raise IndexError(f"there is no option {n}: the acting seat has {count}")
        loops.play_option(row, self.tables, n)  # `count_options` has checked the row

    def playouts(
        self, row: Row, seat: Seat, seeds: Sequence[int], policies: Sequence[str] | str = "random"
    ) -> NDArray[np.int64]:
        """Final points by seat of games that go on from what a seat sees, one for each seed."""
        row, seat = self._checked_row(row), self._checked_seat(seat)
        totals = np.zeros((len(seeds), self.players), np.int64)
        completed, scratch = np.zeros(totals.shape, np.uint64), np.zeros(self.row_words, np.uint64)
        chosen = policies_named(policies, self.players)
        loops.playouts(row, self.tables, seat, chosen, seed_words(seeds), scratch, totals, completed)
        return totals

    # Machine code would read and write past the ends of what these refuse.

    def _checked(self, rows: Rows) -> Rows:
        """ValueError: these are not rows of this engine."""
        is_whole = isinstance(rows, np.ndarray) and rows.dtype == WORD and rows.flags.carray
        if is_whole and rows.shape[1:] == (self.row_words,):
            return rows
        raise ValueError(
            f"games of {self.players} players are an array of uint64 of shape (games, {self.row_words}), contiguous "
            f"and writeable, as `new_games` and `worlds` make it; this is {_described(rows)}"
        )

    def _checked_row(self, row: Row) -> Row:
        """ValueError: this is not a row of this engine."""
        checked: Row = self._checked(row[None] if isinstance(row, np.ndarray) else row)[0]
        return checked

    def _checked_seat(self, seat: Seat) -> Seat:
        """ValueError: there is no such seat."""
        if not 0 <= (number := index(seat)) < self.players:
            raise ValueError(f"seats are numbered from 0 to {self.players - 1}; there is no seat {seat}")
        return number

    def _row_seen(self, view: View) -> Row:
        self._require_own(view.table)
        return row_of_view(view)

    def _require_own(self, table: Table) -> None:
        """ValueError: this table is another engine's."""
        if (len(table.players), table.board, table.rules) != (self.players, self.board, self.rules):
            raise ValueError(
                "this table has other players, rules or another board than the engine; "
                "make an Engine(len(table.players), table.board, table.rules)"
            )


class Batch:
    """Games that are stepped together; one that ends is followed by a new one in its row.

    The new one is dealt at once. With `renew=False` it is dealt in the next step, whatever the action is, or by
    `restart`. Until then the row holds the game that ended: nothing is legal in it, and it is observed by its viewer.

    You choose for every seat, or with `opponents` (a policy) for one seat of each game: seat 0 of the first
    game, seat 1 of the second, and so on. `policies` says so for each seat of each game, and may be changed.

    After every step, for each game: `seats` says who is to act, `masks` what that seat may do (bit n is the
    action of that number, the lowest bit first) and `observations` what it sees (`okapi.observation`). `over`
    says which games ended with the step: `totals`, `completed` and `winners` are then what `Engine.scores`
    gives, and `final_observations` what the seat in `viewers` saw last (the seat that was asked, if that is
    NOBODY). For the other games, `totals` are the points on the track.

    With `unpack`, `unpacked` are the masks with a byte for each action, 1 if it is legal; else it is empty.

    All arrays are the same after every step. With `fresh`, each `step` writes other `observations` and other
    `unpacked` masks, so that you may keep them without a copy.
    """

    def __init__(
        self,
        engine: Engine,
        games: int,
        first_seed: int = 0,
        opponents: str | None = None,
        *,
        unpack: bool = False,
        fresh: bool = False,
        renew: bool = True,
    ) -> None:
        self.engine = engine
        self.renews = renew
        self.rows = np.zeros((games, engine.row_words), np.uint64)
        self.seats = np.zeros(games, np.int64)
        self.observations = np.zeros((games, len(engine.observation)), np.uint8)
        self.over = np.zeros(games, np.bool_)
        self.totals = np.zeros((games, engine.players), np.int64)
        self.completed = np.zeros((games, engine.players), np.uint64)
        self.winners = np.zeros(games, np.uint64)
        self._masks = np.zeros((games, engine.mask_words), np.uint64)
        self._legal = np.zeros(games, np.int64)  # how many bits of each mask are set
        self.unpacked = np.zeros((games if unpack else 0, len(engine.numbering)), np.uint8)
        self._pages = (Pages(self.observations.shape), Pages(self.unpacked.shape)) if fresh else None
        self._claims = np.zeros((games, claims_bytes(engine.players, len(engine.board.routes))), np.uint8)
        self.final_observations = np.zeros_like(self.observations)
        self.viewers = np.full(games, loops.NOBODY, np.int64)
        self.policies = np.full((games, engine.players), loops.ASKED, np.int64)
        if opponents is not None:
            self._oppose(opponents)
        self.restart(first_seed)

    def restart(self, first_seed: int | None = None, games: NDArray[np.int64] | None = None) -> None:
        """Deal a new game in every row, or in those of some games, from this seed on, or from those that come next."""
        if first_seed is not None:
            self._next_seed = first_seed
        if games is None:
            self._step_all(np.full(len(self.rows), loops.NEW_GAME, np.int64))
            return
        if self._pages is not None:  # what was shown before stays as it is
            shown = self.observations, self.unpacked
            self.observations, self.unpacked = (pages.take() for pages in self._pages)
            self.observations[:], self.unpacked[:] = shown
        self._step_some(games, np.full(len(games), loops.NEW_GAME, np.int64))

    @property
    def masks(self) -> NDArray[np.uint64]:
        """What the acting seats may do; not to be written to, as actions are checked against it."""
        masks = self._masks.view()
        masks.flags.writeable = False
        return masks

    def legal(self) -> NDArray[np.uint8]:
        """The same masks with a byte for each action, 1 if it is legal."""
        return unpacked(self._masks, len(self.engine.numbering))

    def packed_legal(self) -> NDArray[np.uint8]:
        """The legal actions, eight in a byte, the lowest bit first."""
        return self.packed_legal_now().copy()

    def packed_legal_now(self) -> NDArray[np.uint8]:
        """The engine's own copy of `packed_legal`, which is valid until the next step."""
        return _bytes_of(self.masks)[:, : (len(self.engine.numbering) + 7) // 8]

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, each as likely as the others."""
        actions = np.zeros(len(self.rows), np.int64)
        loops.pick_at_random(self.rows, self._masks, self._legal, actions)
        return actions

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out one action in every game. IllegalNumber: one is not legal, and nothing has changed."""
        actions = _one_each("action", actions, len(self.seats))
        if (game := loops.first_illegal(self._masks, self._legal, actions)) != loops.ALL_LEGAL:
            raise IllegalNumber(int(game), int(actions[game]))
        self._step_all(actions)

    def step_in(self, games: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        """Carry out one action in some games; the others stay as they are. IllegalNumber: as in `step`."""
        actions = _one_each("action", actions, len(games))
        if (place := loops.first_illegal(self._masks[games], self._legal[games], actions)) != loops.ALL_LEGAL:
            raise IllegalNumber(int(games[place]), int(actions[place]))
        self._step_some(games, actions)

    def _step_some(self, games: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        chosen = np.full(len(self.seats), loops.HELD, np.int64)
        chosen[games] = actions
        self._step(chosen)

    def _oppose(self, opponents: str) -> None:
        """Have a policy play all seats but one of each game."""
        if opponents not in POLICIES:
            raise ValueError(f"there are no opponents {opponents!r}; take one of {', '.join(POLICIES)}")
        games, players = self.policies.shape
        self.policies[:] = POLICIES[opponents]
        self.viewers[:] = np.arange(games) % players
        self.policies[np.arange(games), self.viewers] = loops.ASKED

    def _step_all(self, actions: NDArray[np.int64]) -> None:
        """Step every game, so that every observation and mask is written."""
        if self._pages is not None:
            self.observations, self.unpacked = (pages.take() for pages in self._pages)
        self._step(actions)

    def _step(self, actions: NDArray[np.int64]) -> None:
        next_seed = loops.step_games(
            self.rows,
            self.engine.tables,
            self.engine.players,
            self.policies,
            actions,
            word(self._next_seed % 2**64),
            self.renews,
            self._claims,
            self.seats,
            self._masks,
            self._legal,
            self.unpacked,
            self.observations,
            self.over,
            self.totals,
            self.completed,
            self.winners,
            self.viewers,
            self.final_observations,
        )
        self._next_seed = int(next_seed)


class IllegalNumber(ValueError):
    """An action that is not legal in its game."""

    def __init__(self, game: int, action: int) -> None:
        self.game = game
        self.action = action
        super().__init__(f"action {action} is not legal in game {game}: choose one that its mask allows")


def unpacked(masks: Rows, actions: int) -> NDArray[np.uint8]:
    """Masks with a byte for each action, 1 if it is legal."""
    legal = np.empty((len(masks), actions), np.uint8)
    loops.unpack_masks(masks, legal)
    return legal


def _bytes_of(masks: Rows) -> NDArray[np.uint8]:
    return masks.astype("<u8", copy=False).view(np.uint8)


def policies_named(names: Sequence[str] | str, players: int) -> NDArray[np.int64]:
    """Policies as numbers: one name for all seats, or one for each. ValueError: there is no such policy."""
    listed = [names] * players if isinstance(names, str) else list(names)
    if len(listed) != players or not set(listed) <= set(POLICIES):
        raise ValueError(f"name one policy, or {players}, of these: {', '.join(POLICIES)}")
    return np.array([POLICIES[name] for name in listed], np.int64)


def _one_each(what: str, numbers: ArrayLike, games: int) -> NDArray[np.int64]:
    """A whole number for each game. ValueError: there are others."""
    given = np.asarray(numbers)
    if given.shape != (games,) or (games and given.dtype.kind not in "iu"):
        raise ValueError(f"give one {what} for each of the {games} games, a whole number, not {_described(given)}")
    return np.ascontiguousarray(given, np.int64)


def _described(rows: object) -> str:
    """What somebody gave, as far as it matters to machine code."""
    if not isinstance(rows, np.ndarray):
        return f"a {type(rows).__name__}"
    kinds = ("contiguous", rows.flags.c_contiguous), ("writeable", rows.flags.writeable)
    lacks = "".join(f", not {kind}" for kind, is_so in kinds if not is_so)
    return f"an array of {rows.dtype} of shape {rows.shape}{lacks}"


def seed_words(seeds: Iterable[int]) -> NDArray[np.uint64]:
    return np.array([int(seed) % 2**64 for seed in seeds], np.uint64)
