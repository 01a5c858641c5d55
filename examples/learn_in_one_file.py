"""PPO in one file of PyTorch, in the style of CleanRL, learns to beat the bot `greedy`.

    pip install "okapi-railways[learners]"
    python examples/learn_in_one_file.py

Everything is here: the network, the games side by side, the advantages and the loss. See docs/learners.md.
"""

import numpy as np
import torch
from curves import Array, Choose, Curve, run
from torch import Tensor, nn
from torch.distributions import Categorical

from okapi.environments import vector_env
from okapi.environments.roots import roots

GAMES, STEPS, HIDDEN = 128, 128, 128
EPOCHS, MINIBATCH = 2, 2048
DISCOUNT, TRACE, CLIP, ENTROPY, VALUE = 0.997, 0.95, 0.2, 0.01, 0.5
LEARNING_RATE = 7e-4
POINTS = 20.0  # the lead that counts as 1


class Agent(nn.Module):
    """One hidden layer, and on it what to do and how it will end."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.look = nn.Linear(inputs, HIDDEN)
        self.act = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.act.weight, 0.01)
        nn.init.zeros_(self.act.bias)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        hidden = torch.relu(self.look(rows))
        logits = self.act(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


def train(decisions: int, seed: int, curve: Curve) -> Choose:
    """A policy that has learned from this number of decisions."""
    torch.manual_seed(seed)
    random = np.random.default_rng(seed)
    envs = vector_env(GAMES, players=2, opponents="greedy", reward="margin", flat=True, packed_masks=True)
    agent = Agent(len(envs.layout), len(envs.numbering))
    optimiser = torch.optim.Adam(agent.parameters(), LEARNING_RATE, eps=1e-5)
    rows, infos = envs.reset(seed=seed)
    seats = infos["seat"]
    for _ in range(decisions // (GAMES * STEPS)):
        memory = []
        for _ in range(STEPS):
            seen, masks = torch.from_numpy(roots(rows)), torch.from_numpy(envs.action_masks())
            with torch.no_grad():
                choices, values = agent(seen, masks)
                actions = choices.sample()
            rows, rewards, over, _, infos = envs.step(actions.numpy())
            memory.append((seen, masks, actions, choices.log_prob(actions), values, rewards / POINTS, over))
            curve.step(over, infos["scores"], seats)
        with torch.no_grad():
            masks = torch.from_numpy(envs.action_masks())
            _, last = agent(torch.from_numpy(roots(rows)), masks)
        learn(agent, optimiser, memory, last, random)

    @torch.no_grad()
    def choose(rows: Array, masks: Array) -> Array:
        choices, _ = agent(torch.from_numpy(roots(rows)), torch.from_numpy(masks))
        return choices.logits.argmax(dim=1).numpy()

    return choose


def learn(agent: Agent, optimiser: torch.optim.Optimizer, memory: list[Array], last: Tensor, random: Array) -> None:
    """Generalised advantages, and then better actions more often, but not much more often at once."""
    seen, masks, actions, logs, values = (torch.stack([step[part] for step in memory]) for part in range(5))
    rewards, over = (torch.tensor(np.stack([step[part] for step in memory]), dtype=torch.float32) for part in (5, 6))
    advantages, following, next_values = torch.zeros_like(values), torch.zeros_like(last), last
    for step in reversed(range(len(memory))):
        going_on = DISCOUNT * (1 - over[step])
        following = rewards[step] + going_on * next_values - values[step] + going_on * TRACE * following
        advantages[step], next_values = following, values[step]
    batch = [it.flatten(0, 1) for it in (seen, masks, actions, logs, advantages, advantages + values)]
    for _ in range(EPOCHS):
        for part in np.array_split(random.permutation(len(batch[0])), len(batch[0]) // MINIBATCH):
            rows, legal, taken, old_logs, advantage, target = (it[part] for it in batch)
            choices, value = agent(rows, legal)
            ratio = torch.exp(choices.log_prob(taken) - old_logs)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            loss = VALUE * ((value - target) ** 2).mean() - gain - ENTROPY * choices.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()


if __name__ == "__main__":
    run(__doc__, train)
