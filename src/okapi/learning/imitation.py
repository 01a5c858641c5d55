"""Learning from a bot before learning from play: what it does, and how its games end."""

from collections.abc import Iterator
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array

from .imitation_data import Examples
from .network import Parameters, apply
from .ppo import Sample, masked, outlook_loss, owners_loss, unpacked


def imitation_loss(parameters: Parameters, sample: Sample, scale: Array) -> tuple[Array, dict[str, Array]]:
    """How unlike the bot the policy is, and how wrong its forecasts are."""
    answer = apply(parameters, sample.features * scale)
    log_policy = masked(answer.logits, unpacked(sample.legal, answer.logits.shape[-1]))
    unlike = -jnp.take_along_axis(log_policy, sample.action[:, None], axis=-1).mean()
    foresight, owners = outlook_loss(answer, sample), owners_loss(answer, sample)
    same = (log_policy.argmax(-1) == sample.action).mean()
    parts = {"unlike": unlike, "outlook": foresight, "owners": owners, "same": same}
    return unlike + 0.5 * foresight + 0.1 * owners, parts


@partial(jax.jit, static_argnames="optimiser", donate_argnums=(1, 2))
def imitate(
    optimiser: optax.GradientTransformation, parameters: Parameters, state: optax.OptState, sample: Sample, scale: Array
) -> tuple[Parameters, optax.OptState, dict[str, Array]]:
    """One step towards what the bot does."""
    (_, parts), gradient = jax.value_and_grad(imitation_loss, has_aux=True)(parameters, sample, scale)
    updates, state = optimiser.update(gradient, state, parameters)
    return optax.apply_updates(parameters, updates), state, parts


def samples(taught: Examples, minibatch: int, epochs: int, seed: int) -> Iterator[Sample]:
    """The examples in random order, again and again."""
    rng, decisions = np.random.default_rng(seed), len(taught.action)
    nothing = jnp.zeros(minibatch)
    everything = jnp.ones(minibatch, bool)
    for _ in range(epochs):
        order = rng.permutation(decisions)
        for start in range(0, decisions - minibatch + 1, minibatch):
            which = order[start : start + minibatch]
            part = {name: jnp.asarray(it[which]) for name, it in taught._asdict().items()}
            yield Sample(**part, log_chance=nothing, advantage=nothing, learns=everything)
