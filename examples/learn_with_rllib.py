"""PPO of RLlib learns to beat the bot `greedy`.

    pip install "okapi-railways[fast]" "ray[rllib]" torch
    python examples/learn_with_rllib.py

RLlib takes the registered game as it is. What it has no part for is a policy that heeds the mask: that is `Policy`. See
docs/learners.md.
"""

from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from curves import Array, Choose, Curve, run
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from torch import nn

import okapi.environments  # noqa: F401 (registers the game)

GAMES, STEPS, HIDDEN = 32, 256, 128
POINTS = 20.0  # the lead that counts as 1


class Policy(TorchRLModule, ValueFunctionAPI):
    """One hidden layer, and on it what to do and how it will end; what is not legal is never chosen."""

    def setup(self) -> None:
        self.look = nn.Linear(self.observation_space["observation"].shape[0], HIDDEN)
        self.act, self.value = nn.Linear(HIDDEN, self.action_space.n), nn.Linear(HIDDEN, 1)

    def _forward(self, batch: Any, **_: Any) -> Any:
        hidden = self._hidden(batch)
        illegal = batch[Columns.OBS]["action_mask"] == 0
        return {
            Columns.ACTION_DIST_INPUTS: self.act(hidden).masked_fill(illegal, -1e9),
            Columns.EMBEDDINGS: hidden,
        }

    def compute_values(self, batch: Any, embeddings: Any = None) -> Any:
        return self.value(self._hidden(batch) if embeddings is None else embeddings).squeeze(-1)

    def _hidden(self, batch: Any) -> Any:
        return torch.relu(self.look(torch.sqrt(batch[Columns.OBS]["observation"].float())))


def train(decisions: int, seed: int, curve: Curve) -> Choose:
    """A policy that has learned from this number of decisions."""

    class Game(gymnasium.Wrapper[Any, Any, Any, Any]):
        """Counts points in twenties, and draws the curve."""

        def __init__(self, _: Any) -> None:
            super().__init__(gymnasium.make("okapi/Okapi-v0", opponents="greedy", reward="margin"))

        def step(self, action: Any) -> Any:
            seen, reward, over, truncated, info = super().step(action)
            curve.step(np.array([over]), info["scores"][None], info["seat"][None])
            return seen, float(reward) / POINTS, over, truncated, {}

        def reset(self, **settings: Any) -> Any:
            return super().reset(**settings)[0], {}

    ray.init(num_cpus=1, include_dashboard=False)
    learner = (
        PPOConfig()
        .environment(Game, disable_env_checking=True)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=GAMES, rollout_fragment_length=STEPS)
        .training(
            gamma=0.997, lambda_=0.95, lr=7e-4, train_batch_size_per_learner=GAMES * STEPS, minibatch_size=2048,
            num_epochs=2, entropy_coeff=0.01, clip_param=0.2, grad_clip=0.5, use_kl_loss=False,
        )
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Policy))
        .debugging(seed=seed)
        .build_algo()
    )  # fmt: skip
    for _ in range(decisions // (GAMES * STEPS)):
        learner.train()
    policy = learner.get_module()

    @torch.no_grad()
    def choose(rows: Array, masks: Array) -> Array:
        seen = {"observation": torch.from_numpy(rows), "action_mask": torch.from_numpy(masks)}
        return policy.forward_inference({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS].argmax(dim=1).numpy()

    return choose


if __name__ == "__main__":
    run(__doc__, train)
