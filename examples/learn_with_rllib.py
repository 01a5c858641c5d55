"""PPO of RLlib learns to beat the bot `greedy`.

    pip install "okapi-railways[fast]" "ray[rllib]" torch
    python examples/learn_with_rllib.py

RLlib's own example of a policy with masks takes the registered game, once its observations have the names that it
asks for. See docs/learners.md.
"""

from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from curves import Array, Choose, Curve, run
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import okapi.environments  # noqa: F401 (registers the game)
from okapi.environments.roots import HIGHEST, roots

GAMES, STEPS = 32, 256
POINTS = 20.0  # the lead that counts as 1


def named(rows: Array, masks: Array) -> dict[str, Array]:
    """An observation, or many, as RLlib's masked policy reads them."""
    return {"observations": roots(rows), "action_mask": np.asarray(masks, np.float32)}


def train(decisions: int, seed: int, curve: Curve) -> Choose:
    """A policy that has learned from this number of decisions."""

    class Game(gymnasium.Wrapper[Any, Any, Any, Any]):
        """Counts points in twenties, and draws the curve."""

        def __init__(self, _: Any) -> None:
            super().__init__(gymnasium.make("okapi/Okapi-v0", opponents="greedy", reward="margin"))
            sizes = self.env.observation_space["observation"].shape, (self.env.action_space.n,)
            self.observation_space = Dict(observations=Box(0, HIGHEST, sizes[0]), action_mask=Box(0, 1, sizes[1]))

        def step(self, action: Any) -> Any:
            seen, reward, over, truncated, info = super().step(action)
            curve.step(np.array([over]), info["scores"][None], info["seat"][None])
            return named(seen["observation"], seen["action_mask"]), float(reward) / POINTS, over, truncated, {}

        def reset(self, **settings: Any) -> Any:
            seen, _ = super().reset(**settings)
            return named(seen["observation"], seen["action_mask"]), {}

    ray.init(num_cpus=1, include_dashboard=False)
    model = {"fcnet_hiddens": [128], "fcnet_activation": "relu", "vf_share_layers": True}
    learner = (
        PPOConfig()
        .environment(Game, disable_env_checking=True)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=GAMES, rollout_fragment_length=STEPS)
        .training(
            gamma=0.997, lambda_=0.95, lr=7e-4, train_batch_size_per_learner=GAMES * STEPS, minibatch_size=2048,
            num_epochs=2, entropy_coeff=0.01, clip_param=0.2, grad_clip=0.5, use_kl_loss=False,
        )
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=model))
        .debugging(seed=seed)
        .build_algo()
    )  # fmt: skip
    for _ in range(decisions // (GAMES * STEPS)):
        learner.train()
    policy = learner.get_module()

    @torch.no_grad()
    def choose(rows: Array, masks: Array) -> Array:
        seen = {name: torch.from_numpy(it) for name, it in named(rows, masks).items()}
        return policy.forward_inference({"obs": seen})["action_dist_inputs"].argmax(dim=1).numpy()

    return choose


if __name__ == "__main__":
    run(__doc__, train)
