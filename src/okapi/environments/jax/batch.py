"""Games side by side whose observations, masks and rewards are JAX arrays."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, SupportsIndex

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import ArrayLike

from okapi.compiled import Engine
from okapi.compiled.gpu import NoGpu, has_gpu

from ..rewards import REWARDS, Reward, check_reward
from ..setup import AnyBoard, AnyRules, checked_seed, game_for, whole_number
from . import stepping

ALIGNED = 256  # games, so that every array begins where JAX can read it in place
MAX_GAMES = 1 << 24


class ShownGames:
    """How the games stand: arrays with an entry for each game, read where the engine wrote them."""

    def __init__(self, memory: "_BatchArrays", slot: int) -> None:
        self._memory, self._slot = memory, slot

    def _read(self, array: Any) -> Array:
        return self._memory.for_jax(array[self._slot])

    @cached_property
    def seats(self) -> Array:
        """The seat that decides: `int32`."""
        return self._read(self._memory.seats)

    @cached_property
    def observations(self) -> Array:
        """What that seat sees: `uint8`, a row of bytes a game (`okapi.observation`)."""
        return self._read(self._memory.observations)

    @cached_property
    def masks(self) -> Array:
        """What it may do: `uint8`, eight actions in a byte, the lowest bit first; `unpack` makes bools of them."""
        return self._read(self._memory.masks.view(np.uint8))

    @cached_property
    def over(self) -> Array:
        """1 where a game ended with the step: `uint8`. The rest of the position is then of the next game."""
        return self._read(self._memory.over)

    @cached_property
    def refused(self) -> Array:
        """1 where the action was not legal: nothing happened in that game. `uint8`."""
        return self._read(self._memory.refused)

    @cached_property
    def totals(self) -> Array:
        """Points by seat: those on the track, or at the end of a game the final ones. `int32`."""
        return self._read(self._memory.totals)

    @cached_property
    def rewards(self) -> Array:
        """What each seat is paid for the step: `float32`."""
        return self._read(self._memory.rewards)

    @cached_property
    def own(self) -> Array:
        """What the seat is paid that acted: `float32`."""
        return self._read(self._memory.own)


class JaxBatch:
    """See `okapi.environments.jax_batch`."""

    def __init__(
        self,
        games: SupportsIndex,
        players: SupportsIndex = 2,
        *,
        reward: Reward = "win",
        keep: int = 2,
        on_gpu: bool | None = None,
        rules: AnyRules = None,
        board: AnyBoard = None,
    ) -> None:
        count = whole_number("the number of games", games)
        if not (1 <= count <= MAX_GAMES and count % ALIGNED == 0):
            raise ValueError(f"the number of games is a multiple of {ALIGNED} up to {MAX_GAMES}, not {games!r}")
        if whole_number("the number of positions to keep", keep) < 2:
            raise ValueError(f"keep two positions or more, not {keep!r}")
        check_reward(reward)
        table = game_for(players, rules, board).table
        self.games, self.players, self.keep = count, len(table.players), keep
        self.engine = Engine(self.players, table.board, table.rules)
        self.on_gpu = jax.default_backend() == "gpu" and has_gpu() if on_gpu is None else on_gpu
        if self.on_gpu and not has_gpu():
            raise NoGpu
        self._reward = REWARDS.index(reward)
        self._memory = (_GpuBatchArrays if self.on_gpu else _BatchArrays)(self.engine, count, keep)
        self._slot = 0
        self._is_dealt = False

    def reset(self, seed: SupportsIndex | None = None) -> ShownGames:
        """Deal every game: the same ones from the same seed, new ones without. A game's seeds lie `games` apart."""
        if seed is not None or not self._is_dealt:
            self._luck = np.random.SeedSequence(checked_seed(seed))
        else:
            (self._luck,) = self._luck.spawn(1)
        self._memory.begin(int(self._luck.generate_state(1, np.uint64)[0]))
        self._slot, self._is_dealt = 0, True
        return ShownGames(self._memory, 0)

    def step(self, actions: ArrayLike | Sequence[int]) -> ShownGames:
        """Play one action in each game, `int32`. What was shown `keep` steps ago is overwritten.

        ValueError: no game is dealt yet, there is not one whole number for each game, or a function that JAX compiles
        calls this.
        """
        self._check_dealt()
        if isinstance(actions, jax.core.Tracer):
            raise ValueError(
                "step() changes the games, which a function that JAX compiles or transforms cannot do; "
                "call it between such functions, not inside jit, scan or vmap"
            )
        actions = jnp.asarray(actions)
        if actions.shape != (self.games,) or actions.dtype != jnp.int32:
            raise ValueError(
                f"step() takes an int32 for each of the {self.games} games, "
                f"not an array of {actions.dtype} of shape {actions.shape}"
            )
        before, self._slot = self._slot, (self._slot + 1) % self.keep
        self._memory.step(before, self._slot, actions, self._reward)
        return ShownGames(self._memory, self._slot)

    def random_actions(self) -> Array:
        """A legal action for each game, each as likely as the others."""
        self._check_dealt()
        return self._memory.pick(self._slot)

    def unpack(self, masks: Array) -> Array:
        """Masks with a bool for each action."""
        return unpack(masks, len(self.engine.numbering))

    def _check_dealt(self) -> None:
        if not self._is_dealt:
            raise ValueError("no game is dealt yet; call reset() first")


def unpack(masks: Array, actions: int) -> Array:
    """Masks with a bool for each action."""
    return jnp.unpackbits(masks, axis=-1, count=actions, bitorder="little").astype(bool)


class _BatchArrays:
    """All arrays of a batch, on the processor."""

    library: Any = np

    def __init__(self, engine: Engine, games: int, keep: int) -> None:
        make, players = self.library, engine.players
        self.players, self.count = players, games
        self.tables = make.asarray(np.array(engine.tables))
        self.rows = make.zeros((games, engine.row_words), np.uint64)
        self.seeds = make.zeros(games, np.uint64)
        self.worth = make.zeros((games, players), np.float32)
        self.legal = make.zeros(games, np.int32)
        self.completed = make.zeros((games, players), np.uint64)
        self.actions = make.zeros((keep, games), np.int32)
        self.seats = make.zeros((keep, games), np.int32)
        self.masks = make.zeros((keep, games, engine.mask_words), np.uint64)
        self.observations = make.zeros((keep, games, len(engine.observation)), np.uint8)
        self.refused = make.zeros((keep, games), np.uint8)
        self.over = make.zeros((keep, games), np.uint8)
        self.totals = make.zeros((keep, games, players), np.int32)
        self.rewards = make.zeros((keep, games, players), np.float32)
        self.own = make.zeros((keep, games), np.float32)
        self._picked = 0

    def begin(self, first_seed: int) -> None:
        seeds = np.arange(self.count, dtype=np.uint64) + np.uint64(first_seed)
        self.seeds[:] = self.library.asarray(seeds)
        for of_a_step in (self.refused, self.over, self.totals, self.rewards, self.own):
            of_a_step[0] = 0
        stepping.begin_games(*self._to_begin())

    def step(self, before: int, after: int, actions: Any, reward: int) -> None:
        stepping.step_all(before, after, np.asarray(actions), reward, *self._to_step())

    def pick(self, slot: int) -> Array:
        stepping.pick_actions(slot, self.rows, self.masks, self.legal, self.actions[0])
        return self.for_jax(self.actions[0])

    def for_jax(self, array: Any) -> Array:
        """An array of these as one of JAX's."""
        return jnp.array(array)

    def _to_begin(self) -> tuple[Any, ...]:
        return (
            self.tables, self.players, self.rows, self.seeds, self.worth, self.seats, self.masks, self.legal,
            self.observations,
        )  # fmt: skip

    def _to_step(self) -> tuple[Any, ...]:
        return (
            *self._to_begin(), self.refused, self.over, self.totals, self.completed, self.rewards, self.own,
        )  # fmt: skip


class _GpuBatchArrays(_BatchArrays):
    """All arrays of a batch on the GPU: the kernels write them, and JAX reads them in place."""

    def __init__(self, engine: Engine, games: int, keep: int) -> None:
        import cupy  # noqa: PLC0415 (only where there is a GPU)

        from . import kernels  # noqa: PLC0415

        self.library, self._kernels = cupy, kernels
        super().__init__(engine, games, keep)
        cupy.cuda.Device().synchronize()
        # Wrapping arrays takes longer than a step: it is done once.
        self._begin = [_wrapped(part) for part in self._to_begin()]
        self._step = [_wrapped(part) for part in self._to_step()]
        self._pick = [_wrapped(part) for part in (self.rows, self.masks, self.legal)]
        self._picks = [_wrapped(self.actions[slot]) for slot in range(keep)]

    def begin(self, first_seed: int) -> None:
        seeds = np.arange(self.count, dtype=np.uint64) + np.uint64(first_seed)
        self.seeds.set(seeds)
        for of_a_step in (self.refused, self.over, self.totals, self.rewards, self.own):
            of_a_step[0] = 0
        self.library.cuda.Device().synchronize()
        self._kernels.begin_games(self.count, *self._begin)

    def step(self, before: int, after: int, actions: Any, reward: int) -> None:
        chosen = _wrapped(actions.block_until_ready())
        self._kernels.step_all(self.count, before, after, chosen, reward, *self._step)

    def pick(self, slot: int) -> Array:
        self._kernels.pick_actions(self.count, slot, *self._pick, self._picks[slot])
        return self.for_jax(self.actions[slot])

    def for_jax(self, array: Any) -> Array:
        shared: Array = jax.dlpack.from_dlpack(array)
        return shared


def _wrapped(part: Any) -> Any:
    from .kernels import on_gpu  # noqa: PLC0415 (only where there is a GPU)

    return on_gpu(part) if hasattr(part, "shape") else part
