"""Many games at once as a Gymnasium vector environment, played by the compiled engine.

Every step plays one action in each game, for the seat whose turn it is there: `infos["seat"]`. A game that
ends is dealt again in the same step, as Gymnasium's `AutoresetMode.SAME_STEP` says: the observation is then
the new game's, while `terminations`, the rewards and `infos["scores"]` belong to the old one.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from okapi.board import Board
from okapi.compiled import POLICIES, Engine
from okapi.compiled.loops import ALL_LEGAL, first_illegal, look_around
from okapi.compiled.words import word
from okapi.game import Rules, view_for
from okapi.observation import MAX_BYTE

from .rewards import Reward, check_reward
from .setup import decision, game_for
from .stepping import ASKED, NEW_GAME, advance_games

MAX_GAMES = 1 << 20
Observation = dict[str, NDArray[Any]]
Infos = dict[str, NDArray[Any]]


class OkapiVectorEnv(VectorEnv[Observation, Any, Any]):
    """See `okapi.environments.vector_env`."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (as its base has it)

    def __init__(
        self,
        games: int,
        players: int,
        *,
        reward: Reward = "win",
        opponents: str | None = None,
        packed_masks: bool = False,
        rules: Rules | None = None,
        board: Board | None = None,
    ) -> None:
        if not (isinstance(games, int) and 1 <= games <= MAX_GAMES):
            raise ValueError(f"the number of games is from 1 to {MAX_GAMES}, not {games!r}")
        check_reward(reward)
        table = game_for(players, rules, board).table
        self.engine = Engine(players, table.board, table.rules)
        self.numbering, self.layout = self.engine.numbering, self.engine.observation
        self.num_envs = self.games = games
        self.players = players
        self.reward = reward
        self.packed_masks = packed_masks
        self._policies = _policies(games, players, opponents)
        self._next_seed: int | None = None

        self._rows = np.zeros((games, self.engine.row_words), np.uint64)
        self._masks = np.zeros((games, self.engine.mask_words), np.uint64)
        self._observations = np.zeros((games, len(self.layout)), np.uint8)
        self._claims = np.zeros((games, 2 * players * len(table.board.routes)), np.uint8)
        self._seats = np.zeros(games, np.int64)
        self._over = np.zeros(games, np.uint8)
        self._scores = np.zeros((games, players), np.int64)
        self._completed = np.zeros((games, players), np.uint64)
        self._winners = np.zeros(games, np.uint64)
        self._worth = np.zeros((games, players))

        actions = len(self.numbering)
        mask = Box(0, MAX_BYTE, ((actions + 7) // 8,), np.uint8) if packed_masks else MultiBinary(actions)
        row = Box(0, MAX_BYTE, (len(self.layout),), np.uint8)
        self.single_observation_space = Dict({"observation": row, "action_mask": mask})
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Infos]:
        """Deal every game: the same ones from the same seed, new ones without."""
        if seed is not None or self._next_seed is None:
            self._next_seed = int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0])
        self._advance(np.full(self.games, NEW_GAME, np.int64))
        self._worth[:] = 0
        return self._observation(), {"seat": self._seats.copy(), "scores": self._scores.copy()}

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Play one action in each game. ValueError: one of them is not legal, and nothing has changed."""
        chosen = self._checked(actions)
        acted = self._seats.copy()
        self._advance(chosen)
        over = self._over.astype(np.bool_)
        worth = self._worth_now(over)
        rewards = worth - self._worth
        self._worth = np.where(over[:, None], 0.0, worth)
        infos = {"seat": self._seats.copy(), "rewards": rewards, "scores": self._scores.copy()}
        own = rewards[np.arange(self.games), acted]
        return self._observation(), own, over, np.zeros(self.games, np.bool_), infos

    def _advance(self, actions: NDArray[np.int64]) -> None:
        assert self._next_seed is not None
        tables = self.engine.tables
        next_seed = advance_games(
            self._rows,
            tables,
            self.players,
            actions,
            self._policies,
            self._claims,
            self._over,
            self._scores,
            self._completed,
            self._winners,
            word(self._next_seed),
        )
        look_around(self._rows, tables, self._seats, self._claims, self._masks, self._observations)
        self._next_seed = int(next_seed) % 2**64

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        if self._next_seed is None:
            raise ValueError("no game is dealt yet; call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"step() takes one whole number for each of the {self.games} games, "
                f"not an array of {given.dtype} of shape {given.shape}"
            )
        chosen = given.astype(np.int64)
        game = int(first_illegal(self._masks, chosen))
        if game != ALL_LEGAL:
            state = self.engine.state_of(self._rows[game])
            try:
                decision(self.numbering, int(chosen[game]), view_for(state, int(self._seats[game])))
            except ValueError as refusal:
                raise ValueError(f"game {game}: {refusal}") from None
        return chosen

    def _observation(self) -> Observation:
        packed = self._masks.astype("<u8", copy=False).view(np.uint8)
        actions = len(self.numbering)
        if self.packed_masks:
            mask = packed[:, : (actions + 7) // 8].copy()
        else:
            mask = np.unpackbits(packed, axis=1, count=actions, bitorder="little").view(np.int8)
        return {"observation": self._observations.copy(), "action_mask": mask}

    def _worth_now(self, over: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What the rewards of each seat add up to so far: `rewards.worth` for many games."""
        if self.reward == "win":
            if not over.any():
                return np.zeros((self.games, self.players))
            seats = np.arange(self.players, dtype=np.uint64)
            won = (self._winners[:, None] >> seats & np.uint64(1)).astype(np.float64)
            shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
            return np.where(over[:, None], shares, 0.0)
        scores = self._scores.astype(np.float64)
        if self.reward == "score":
            return scores
        best = np.sort(scores, axis=1)
        leads = scores == best[:, -1:]
        return scores - np.where(leads, best[:, -2:-1], best[:, -1:])


def _policies(games: int, players: int, opponents: str | None) -> NDArray[np.int64]:
    """Who plays which seat of which game: you play all of them, or one, in turn, against opponents."""
    policies = np.full((games, players), ASKED, np.int64)
    if opponents is None:
        return policies
    if opponents not in POLICIES:
        raise ValueError(f"there are no opponents {opponents!r}; take one of {', '.join(POLICIES)}")
    policies[:] = POLICIES[opponents]
    policies[np.arange(games), np.arange(games) % players] = ASKED
    return policies
