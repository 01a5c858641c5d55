"""MaskablePPO of Stable-Baselines3 learns to beat the bot `greedy`.

    pip install "okapi-railways[learners]"
    python examples/learn_with_stable_baselines.py

What it takes is the ten lines of `train`; the rest is the curve. See docs/learners.md.
"""

import numpy as np
from curves import Array, Choose, Curve, run
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecNormalize

from okapi.environments.roots import roots
from okapi.environments.stable_baselines import OkapiVecEnv


def train(decisions: int, seed: int, curve: Curve) -> Choose:
    """A policy that has learned from this number of decisions."""
    games = OkapiVecEnv(64, players=2, opponents="greedy", reward="margin")
    learner = MaskablePPO(
        "MlpPolicy", VecNormalize(games, norm_obs=False, gamma=0.997), seed=seed, gamma=0.997, learning_rate=7e-4,
        n_steps=256, batch_size=2048, n_epochs=2, ent_coef=0.01, policy_kwargs={"net_arch": [128]}, device="cpu",
    )  # fmt: skip
    learner.learn(decisions, callback=Watching(games, curve))
    learner.save("maskable_ppo.zip")  # for `maskable_ppo.py`

    def choose(rows: Array, masks: Array) -> Array:
        return learner.predict(roots(rows), action_masks=masks, deterministic=True)[0]

    return choose


class Watching(BaseCallback):
    """Draws the curve."""

    def __init__(self, games: OkapiVecEnv, curve: Curve) -> None:
        super().__init__()
        self.games, self.curve = games, curve

    def _on_step(self) -> bool:
        over, infos = self.locals["dones"], self.locals["infos"]
        scores = np.array([info.get("scores", (0, 0)) for info in infos])
        self.curve.step(over, scores, self.games.games.batch.viewers)
        return True


if __name__ == "__main__":
    run(__doc__, train)
