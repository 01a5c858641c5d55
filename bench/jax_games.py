"""Games for JAX on a GPU: are they the processor's, and how many decisions a second is that?

Observations, masks and rewards are written in every step, and read by JAX in place. Actions are chosen by the engine,
by chance; then by JAX, by chance among the legal ones; then by a network of one hidden layer, sampled from its
logits. A line of JSON each.

    python -m bench.jax_games --games 65536
"""

import argparse
import hashlib
import json
import time
from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from okapi.environments.jax.batch import JaxBatch, ShownGames, unpack

COMPARED, COMPARED_STEPS, HIDDEN = 1024, 800, 256
Choose = Callable[[JaxBatch, ShownGames, Array], Array]


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def fingerprint(players: int, *, on_gpu: bool) -> str:
    """A hash of all that a batch shows in some steps of random play, in which every game ends at least once."""
    batch, content = JaxBatch(COMPARED, players, reward="margin", on_gpu=on_gpu), hashlib.sha256()
    now = batch.reset(seed=1)
    for step in range(COMPARED_STEPS):
        if step % 16 == 0:
            for part in (now.observations, now.masks, now.seats, now.totals, now.rewards, now.own, now.over):
                content.update(np.asarray(part).tobytes())
        now = batch.step(batch.random_actions())
    return content.hexdigest()[:16]


def by_engine(batch: JaxBatch, now: ShownGames, key: Array) -> Array:
    return batch.random_actions()


def by_jax(actions: int) -> Choose:
    @jax.jit
    def pick(masks: Array, key: Array) -> Array:
        bits = unpack(masks, actions)
        place = jax.random.uniform(key, masks.shape[:1]) * bits.sum(
            axis=1
        )  # the action before which that many are legal
        return jnp.argmax(bits.cumsum(axis=1, dtype=jnp.int32) > place[:, None], axis=1).astype(jnp.int32)

    return lambda batch, now, key: pick(now.masks, key)


def by_network(size: int, actions: int) -> Choose:
    first = jax.random.normal(jax.random.key(1), (size, HIDDEN), jnp.bfloat16) / size
    last = jax.random.normal(jax.random.key(2), (HIDDEN, actions), jnp.bfloat16) / HIDDEN

    @jax.jit
    def pick(observations: Array, masks: Array, key: Array) -> Array:
        logits = jax.nn.relu(observations.astype(jnp.bfloat16) @ first) @ last
        allowed = jnp.where(unpack(masks, actions), logits.astype(jnp.float32), -jnp.inf)
        return jax.random.categorical(key, allowed).astype(jnp.int32)

    return lambda batch, now, key: pick(now.observations, now.masks, key)


def speed(batch: JaxBatch, choose: Choose, seconds: float) -> float:
    """Decisions a second."""
    now, keys = batch.reset(seed=2), jax.random.split(jax.random.key(3), 4096)
    for step in range(3):  # compiles
        now = batch.step(choose(batch, now, keys[step]))
    steps, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds and steps < 4000:
        now = batch.step(choose(batch, now, keys[steps]))
        steps += 1
    return steps * batch.games / (time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, nargs="*", default=[16384, 65536, 262144])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    on_gpu = JaxBatch(256, 2).on_gpu
    say(jax=jax.__version__, device=str(jax.devices()[0]), on_gpu=on_gpu)
    if on_gpu:
        found = [fingerprint(arguments.players, on_gpu=where) for where in (True, False)]
        say(identical=found[0] == found[1], games=COMPARED, steps=COMPARED_STEPS, fingerprints=found)
    for games in arguments.games:
        batch = JaxBatch(games, arguments.players, reward="margin")
        actions, size = len(batch.engine.numbering), len(batch.engine.observation)
        chosen: dict[str, Choose] = {
            "engine": by_engine,
            "jax": by_jax(actions),
            "network": by_network(size, actions),
        }
        for name, choose in chosen.items():
            made = speed(batch, choose, arguments.seconds)
            say(
                games=games,
                players=arguments.players,
                actions_by=name,
                million_decisions_per_second=round(made / 1e6, 1),
            )


if __name__ == "__main__":
    main()
