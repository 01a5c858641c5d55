"""PPO of Tianshou learns to beat the bot `greedy`.

    pip install "okapi-railways[learners]"
    python examples/learn_with_tianshou.py

Its vector environments take the registered game as it is: the actor looks at the row, and heeds the mask. See
docs/learners.md.
"""

from typing import Any

import gymnasium
import numpy as np
import torch
from curves import Array, Choose, Curve, run
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import DiscreteActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Batch, Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from tianshou.utils.net.common import AbstractDiscreteActor
from torch import Tensor, nn

import okapi.environments  # noqa: F401 (registers the game)

GAMES, STEPS, HIDDEN = 32, 256, 128
POINTS = 20.0  # the lead that counts as 1


def look(obs: Any) -> Tensor:
    return torch.sqrt(torch.as_tensor(np.asarray(obs.observation), dtype=torch.float32))


class Actor(AbstractDiscreteActor):
    """One hidden layer; what is not legal is never chosen."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__(actions)
        self.layers = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, actions))
        nn.init.orthogonal_(self.layers[2].weight, 0.01)

    def get_preprocess_net(self) -> nn.Module:
        return nn.Identity()

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[Tensor, Any]:
        legal = torch.as_tensor(np.asarray(obs.action_mask), dtype=torch.bool)
        return self.layers(look(obs)).masked_fill(~legal, -1e9), state


class Critic(nn.Module):
    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))

    def forward(self, obs: Any, **_: Any) -> Tensor:
        return self.layers(look(obs))


class Watched(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Counts points in twenties, and draws the curve."""

    def __init__(self, env: gymnasium.Env[Any, Any], curve: Curve) -> None:
        super().__init__(env)
        self.curve = curve

    def step(self, action: Any) -> Any:
        observation, reward, over, truncated, info = super().step(action)
        self.curve.step(np.array([over]), info["scores"][None], info["seat"][None])
        return observation, float(reward) / POINTS, over, truncated, {}

    def reset(self, **settings: Any) -> Any:
        return super().reset(**settings)[0], {}


def train(decisions: int, seed: int, curve: Curve) -> Choose:
    """A policy that has learned from this number of decisions."""
    torch.manual_seed(seed)

    def game() -> gymnasium.Env[Any, Any]:
        return Watched(gymnasium.make("okapi/Okapi-v0", opponents="greedy", reward="margin"), curve)

    games, one = DummyVectorEnv([game] * GAMES), game()
    games.seed(seed)
    inputs, actions = one.observation_space["observation"].shape[0], one.action_space.n
    policy = DiscreteActorPolicy(actor=Actor(inputs, actions), action_space=one.action_space, deterministic_eval=True)
    learner = PPO(
        policy=policy, critic=Critic(inputs), optim=AdamOptimizerFactory(lr=7e-4), gamma=0.997, ent_coef=0.01,
        max_grad_norm=0.5,
    )  # fmt: skip
    collector = Collector(learner, games, VectorReplayBuffer(GAMES * STEPS, GAMES))
    learner.run_training(
        OnPolicyTrainerParams(
            training_collector=collector, max_epochs=1, epoch_num_steps=decisions,
            collection_step_num_env_steps=GAMES * STEPS, update_step_num_repetitions=2, batch_size=2048,
            show_progress=False, verbose=False,
        )
    )  # fmt: skip

    @torch.no_grad()
    def choose(rows: Array, masks: Array) -> Array:
        return policy.actor(Batch(observation=rows, action_mask=masks))[0].argmax(dim=1).numpy()

    return choose


if __name__ == "__main__":
    run(__doc__, train)
