"""Many games as Stable-Baselines3 wants them: `MaskablePPO("MlpPolicy", OkapiVecEnv(64, opponents="greedy"))`."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from okapi.extras import needs

from .roots import HIGHEST, roots
from .vector import OkapiVectorEnv

with needs("learners", "stable_baselines3"):
    from stable_baselines3.common.vec_env import VecEnv


class OkapiVecEnv(VecEnv):  # type: ignore[misc]
    """Settings are those of `okapi.environments.vector_env`. Observations are the roots of the row's bytes.

    MaskablePPO of sb3-contrib asks for the masks by itself; learners without masks choose illegal actions, which
    are refused.
    """

    def __init__(self, games: int, players: int = 2, **settings: Any) -> None:
        usual: dict[str, Any] = {"opponents": "greedy", "reward": "margin", "packed_masks": True}
        self.games = OkapiVectorEnv(games, players, **(usual | settings), flat=True)  # `action_masks` unpacks them
        self.render_mode = None
        row = Box(0, HIGHEST, (len(self.games.layout),), np.float32)
        super().__init__(games, row, self.games.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        seed = self._seeds[0] if self._seeds else None
        self._reset_seeds()
        return roots(self.games.reset(seed=seed)[0])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        rows, rewards, over, _, infos = self.games.step(self._actions)
        game_infos: list[dict[str, Any]] = [{} for _ in over]
        for game in np.flatnonzero(over):
            last = roots(infos["final_obs"][game])
            game_infos[game] = {
                "terminal_observation": last,
                "scores": infos["scores"][game],
                "TimeLimit.truncated": False,
            }
        return roots(rows), rewards.astype(np.float32), over, game_infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only `action_masks` is there for each game."""
        return self._of(getattr(self.games, method_name)(*args, **kwargs), indices)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """AttributeError: the games have none of this name."""
        value = self.render_mode if attr_name == "render_mode" else getattr(self.games, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """The games share what they have, so that nothing of one alone can be set."""
        raise AttributeError(f"{attr_name!r} cannot be set")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing is held open."""

    def _of(self, them: Sequence[Any], indices: Any) -> list[Any]:
        return [them[game] for game in self._get_indices(indices)]
