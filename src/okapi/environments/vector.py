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
from okapi.compiled import Batch, Engine, IllegalNumber
from okapi.game import Rules, view_for
from okapi.observation import MAX_BYTE

from .rewards import Reward, check_reward
from .setup import decision, game_for

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
        self.batch = Batch(self.engine, games, opponents=opponents)
        self._is_dealt = False
        self._worth = np.zeros((games, players))

        actions = len(self.numbering)
        mask = Box(0, MAX_BYTE, ((actions + 7) // 8,), np.uint8) if packed_masks else MultiBinary(actions)
        row = Box(0, MAX_BYTE, (len(self.layout),), np.uint8)
        self.single_observation_space = Dict({"observation": row, "action_mask": mask})
        self.single_action_space = Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Deal every game: the same ones from the same seed, new ones without."""
        if seed is not None or not self._is_dealt:
            self.batch.restart(int(np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]))
        else:
            self.batch.restart()
        self._is_dealt = True
        self._worth[:] = 0
        return self._observation(), self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Play one action in each game. ValueError: one of them is not legal, and nothing has changed."""
        chosen = self._checked(actions)
        acted = self.batch.seats.copy()
        self._play(chosen)
        over = self.batch.over.copy()
        worth = self._worth_now(over)
        rewards = worth - self._worth
        self._worth = np.where(over[:, None], 0.0, worth)
        own = rewards[np.arange(self.games), acted]
        infos = self._infos() | {"rewards": rewards}
        return self._observation(), own, over, np.zeros(self.games, np.bool_), infos

    def _checked(self, actions: ArrayLike) -> NDArray[np.int64]:
        if not self._is_dealt:
            raise ValueError("no game is dealt yet; call reset() first")
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"step() takes one whole number for each of the {self.games} games, "
                f"not an array of {given.dtype} of shape {given.shape}"
            )
        return given.astype(np.int64)

    def _play(self, actions: NDArray[np.int64]) -> None:
        """ValueError: an action is not legal; the referee's words say why."""
        try:
            self.batch.step(actions)
        except IllegalNumber as refused:
            game, state = refused.game, self.engine.state_of(self.batch.rows[refused.game])
            try:
                decision(self.numbering, refused.action, view_for(state, int(self.batch.seats[game])))
            except ValueError as refusal:
                raise ValueError(f"game {game}: {refusal}") from None
            raise

    def _infos(self) -> Infos:
        return {"seat": self.batch.seats.copy(), "scores": self.batch.totals.copy()}

    def _observation(self) -> Observation:
        batch = self.batch
        mask = batch.packed_legal() if self.packed_masks else batch.legal().view(np.int8)
        return {"observation": batch.observations.copy(), "action_mask": mask}

    def _worth_now(self, over: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What the rewards of each seat add up to so far: `rewards.worth` for many games."""
        if self.reward == "win":
            if not over.any():
                return np.zeros((self.games, self.players))
            seats = np.arange(self.players, dtype=np.uint64)
            won = (self.batch.winners[:, None] >> seats & np.uint64(1)).astype(np.float64)
            shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
            return np.where(over[:, None], shares, 0.0)
        scores = self.batch.totals.astype(np.float64)
        if self.reward == "score":
            return scores
        best = np.sort(scores, axis=1)
        leads = scores == best[:, -1:]
        return scores - np.where(leads, best[:, -2:-1], best[:, -1:])
