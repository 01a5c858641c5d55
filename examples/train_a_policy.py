"""Train a small policy to beat the bot `greedy`, in minutes on a processor.

    pip install "okapi-railways[research,train]"
    python examples/train_a_policy.py

It plays 256 games of two players at once against `greedy` and learns by proximal policy optimisation (PPO)
from the points it leads by. The network is one hidden layer over the observation. See docs/research.md.
"""

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from okapi.environments import vector_env
from okapi.environments.vector import OkapiVectorEnv

Array = Any  # of NumPy or of JAX
Network = dict[str, Array]

GAMES, STEPS, HIDDEN = 256, 128, 128
EPOCHS, MINIBATCH = 2, 4096
DISCOUNT, TRACE, CLIP, ENTROPY = 0.997, 0.95, 0.2, 0.01
LEARNING_RATE = 7e-4
POINTS = 20.0  # the lead that counts as 1


def new_network(key: Array, inputs: int, actions: int) -> Network:
    """Weights of a layer that looks, and of two that say what to do and how it will end."""
    look, act = jax.random.split(key)
    return {
        "look": jax.random.normal(look, (inputs, HIDDEN)) * np.sqrt(2 / inputs),
        "look_bias": jnp.zeros(HIDDEN),
        "act": jax.random.normal(act, (HIDDEN, actions)) * 0.01,
        "act_bias": jnp.zeros(actions),
        "value": jnp.zeros(HIDDEN),
        "value_bias": jnp.zeros(()),
    }


def think(network: Network, rows: Array, masks: Array) -> tuple[Array, Array]:
    """Log-probabilities of the actions, and the lead to be expected."""
    seen = jnp.sqrt(rows.astype(jnp.float32))  # large numbers matter less than small ones
    hidden = jax.nn.relu(seen @ network["look"] + network["look_bias"])
    logits = hidden @ network["act"] + network["act_bias"]
    bits = (masks[..., None] >> jnp.arange(8, dtype=jnp.uint8)) & 1
    legal = bits.reshape(*masks.shape[:-1], -1)[..., : logits.shape[-1]]
    value = hidden @ network["value"] + network["value_bias"]
    return jax.nn.log_softmax(jnp.where(legal, logits, -1e9)), value


@jax.jit
def choose(network: Network, rows: Array, masks: Array, key: Array) -> tuple[Array, Array, Array]:
    """An action for each game, by chance; its log-probability; the value."""
    logs, value = think(network, rows, masks)
    action = jax.random.categorical(key, logs)
    return action, jnp.take_along_axis(logs, action[:, None], 1)[:, 0], value


@jax.jit
def advantages(rewards: Array, ends: Array, values: Array) -> Array:
    """Generalised advantage estimation; `values` has one more row, for what comes after."""

    def back(following: Array, step: tuple[Array, ...]) -> tuple[Array, Array]:
        reward, end, value, next_value = step
        going_on = DISCOUNT * (1 - end)
        following = reward + going_on * next_value - value + going_on * TRACE * following
        return following, following

    steps = (rewards, ends, values[:-1], values[1:])
    return jax.lax.scan(back, jnp.zeros(rewards.shape[1]), steps, reverse=True)[1]


def loss(network: Network, batch: list[Array]) -> Array:
    """PPO: better actions more often, but not much more often at once."""
    rows, masks, actions, old_logs, advantage, target = batch
    logs, value = think(network, rows, masks)
    taken = jnp.take_along_axis(logs, actions[:, None], 1)[:, 0]
    ratio = jnp.exp(taken - old_logs)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(jnp.exp(logs) * jnp.maximum(logs, -100)).sum(1).mean()
    return 0.5 * ((value - target) ** 2).mean() - gain - ENTROPY * entropy


@partial(jax.jit, static_argnums=0)
def learn(
    optimiser: optax.GradientTransformation, network: Network, memory: optax.OptState, batch: list[Array]
) -> tuple[Network, optax.OptState]:
    """One step of the optimiser."""
    slopes = jax.grad(loss)(network, batch)
    change, memory = optimiser.update(slopes, memory, network)
    return optax.apply_updates(network, change), memory


def play(
    env: OkapiVectorEnv, network: Network, observation: dict[str, Array], key: Array
) -> tuple[dict[str, Array], list[Array], list[float]]:
    """A stretch of steps in every game: what was seen, done and got; and the leads at the end of games."""
    record, leads = [], []
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        rows, masks = observation["observation"], observation["action_mask"]
        actions, logs, values = map(np.asarray, choose(network, rows, masks, now))
        observation, rewards, ends, _, infos = env.step(actions)
        record.append((rows, masks, actions, logs, values, rewards / POINTS, ends.astype(np.float32)))
        leads += list(final_leads(infos["scores"])[ends])
    return observation, [np.stack(column) for column in zip(*record, strict=True)], leads


def final_leads(scores: Array) -> Array:
    """By how much the learner leads in each game; it sits in seat 0 of the first, seat 1 of the second, …"""
    own = np.arange(len(scores)) % 2
    return scores[np.arange(len(scores)), own] - scores[np.arange(len(scores)), 1 - own]


def evaluate(network: Network, games: int, key: Array) -> Array:
    """The leads in games that were not trained on, each played once to its end."""
    env = vector_env(games=games, players=2, opponents="greedy", packed_masks=True)
    observation, _ = env.reset(seed=10**9)
    leads = np.full(games, np.nan)
    while np.isnan(leads).any():
        key, now = jax.random.split(key)
        actions, _, _ = choose(network, observation["observation"], observation["action_mask"], now)
        observation, _, ends, _, infos = env.step(np.asarray(actions))
        leads = np.where(ends & np.isnan(leads), final_leads(infos["scores"]), leads)
    return leads


def share_won(leads: Array) -> float:
    """A drawn game counts half."""
    return float(np.mean((leads > 0) + 0.5 * (leads == 0)))


def train(minutes: float, seed: int) -> tuple[Network, list[tuple[float, ...]]]:
    """A network trained for so long, and its curve: minutes, decisions, mean lead and share won."""
    env = vector_env(games=GAMES, players=2, opponents="greedy", reward="margin", packed_masks=True)
    observation, _ = env.reset(seed=seed)
    key, start = jax.random.split(jax.random.key(seed))
    network = new_network(start, len(env.layout), len(env.numbering))
    optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(LEARNING_RATE))
    memory = optimiser.init(network)
    random = np.random.default_rng(seed)
    curve: list[tuple[float, ...]] = []
    began, decisions = time.monotonic(), 0
    while (time.monotonic() - began) / 60 < minutes:
        key, now = jax.random.split(key)
        observation, record, leads = play(env, network, observation, now)
        rows, masks, actions, logs, values, rewards, ends = record
        last = np.asarray(choose(network, observation["observation"], observation["action_mask"], now)[2])
        advantage = np.asarray(advantages(rewards, ends, np.concatenate([values, last[None]])))
        columns = (rows, masks, actions, logs, advantage, advantage + values)
        flat = [column.reshape(-1, *column.shape[2:]) for column in columns]
        for _ in range(EPOCHS):
            for part in np.split(random.permutation(len(flat[0])), len(flat[0]) // MINIBATCH):
                network, memory = learn(optimiser, network, memory, [column[part] for column in flat])
        decisions += len(flat[0])
        if leads:
            so_far = (time.monotonic() - began) / 60
            lead, won = float(np.mean(leads)), share_won(np.array(leads))
            curve.append((so_far, decisions, lead, won))
            print(f"{so_far:5.1f} minutes, {decisions:9,} decisions: {lead:+6.1f} points, {won:4.0%} won")
    return network, curve


def main() -> None:
    """Train, write the curve, and measure what came out."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--minutes", type=float, default=5)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--games", type=int, default=1000, help="to measure with, after the training")
    options.add_argument("--curve", type=Path, help="write minutes, decisions, lead and share won (CSV)")
    chosen = options.parse_args()

    network, curve = train(chosen.minutes, chosen.seed)
    if chosen.curve:
        lines = ["minutes,decisions,lead,won", *(",".join(f"{value:.5g}" for value in row) for row in curve)]
        chosen.curve.write_text("\n".join(lines) + "\n")
    leads = evaluate(network, chosen.games, jax.random.key(chosen.seed))
    error = 1.96 * leads.std() / np.sqrt(len(leads))
    print(f"{len(leads)} new games: {leads.mean():+.1f} points (±{error:.1f}), {share_won(leads):.1%} won")


if __name__ == "__main__":
    main()
