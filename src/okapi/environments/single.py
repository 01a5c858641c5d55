"""One game against others as a Gymnasium environment: the smallest of the vector environments, unwrapped."""

from typing import Any, SupportsIndex

import numpy as np
from gymnasium import Env
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from .opponents import Opponents
from .registration import SavedSpec
from .rendering import FRAMES
from .rewards import Reward
from .setup import AnyBoard, AnyRules
from .vector import Infos, Observation, OkapiVectorEnv


class OkapiEnv(SavedSpec, Env[Observation, Any]):
    """Made by `gymnasium.make("okapi/Okapi-v0")`. Without a seat you sit on the next one in every game."""

    metadata = {"render_modes": list(FRAMES), "render_fps": 2}  # noqa: RUF012 (as its base has it)

    def __init__(
        self,
        players: SupportsIndex = 2,
        *,
        reward: Reward = "win",
        opponents: Opponents = "greedy",
        seat: SupportsIndex | None = None,
        flat: bool = False,
        packed_masks: bool = False,
        render_mode: str | None = None,
        rules: AnyRules = None,
        board: AnyBoard = None,
    ) -> None:
        _require_opponents(opponents)
        self._games = OkapiVectorEnv(
            1,
            players,
            reward=reward,
            opponents=opponents,
            seat=seat,
            flat=flat,
            packed_masks=packed_masks,
            autoreset_mode=AutoresetMode.DISABLED,
            render_mode=render_mode,
            rules=rules,
            board=board,
        )
        self._seat, self._next_seat = seat, 0
        self.render_mode = render_mode
        self.engine = self._games.engine
        self.numbering, self.layout = self._games.numbering, self._games.layout
        self.observation_space, self.action_space = (
            self._games.single_observation_space,
            self._games.single_action_space,
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Infos]:
        """Deal a game; `options` as in the vector environment. A seed also begins with the first seat again."""
        super().reset(seed=seed)
        asked = dict(options or {})
        _require_opponents(asked.get("opponents", ()))
        seat, next_seat = asked.get("seat", self._seat), self._next_seat if seed is None else 0
        asked["seat"] = next_seat if seat is None else seat
        observations, infos = self._games.reset(seed=seed, options=asked)
        self._seat, self._next_seat = seat, (next_seat + (seat is None)) % self._games.players
        return _of_one(observations), _of_one(infos)

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, Infos]:
        """Play an action. ValueError: it is not legal, and nothing has changed."""
        observations, rewards, over, _, infos = self._games.step(np.array([action]))
        return _of_one(observations), float(rewards[0]), bool(over[0]), False, _of_one(infos)

    def render(self) -> Any:
        """The table as everyone sees it, at the end with the final score; None without a render mode."""
        frames = self._games.render()
        return None if frames is None else frames[0]

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, a byte for each action: the name that learners with masks ask for."""
        return np.asarray(self._games.action_masks()[0])


def _require_opponents(opponents: Opponents | None) -> None:
    """ValueError: there are none. Every seat would be the learner's, and the rewards those of many."""
    if opponents is None:
        raise ValueError("one seat of the game is yours: name opponents for the others; aec_env has every seat to play")


def _of_one(them: Any) -> Any:
    return {name: its[0] for name, its in them.items()} if isinstance(them, dict) else them[0]
