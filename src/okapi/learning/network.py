"""The network: what one seat sees goes in; a policy over all actions and a forecast for every seat come out.

A plain residual perceptron. Its parameters are a flat dictionary of arrays, so that the player at the table
(`okapi.bots.network`) reads the same names with NumPy.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from okapi.bots.network.inference import OUTLOOKS
from okapi.bots.network.layout import MAX_PLAYERS

Parameters = dict[str, Array]


class Shape(NamedTuple):
    """How large the network is, and how many things it is about."""

    features: int
    actions: int
    routes: int
    width: int = 512
    blocks: int = 3


OWNERS = 3  # of each route at the end: nobody, this seat, another


class Prediction(NamedTuple):
    logits: Array  # of every action, legal or not
    outlook: Array  # [batch, seat, outlook]; the share of the win as a logit
    owners: Array  # [batch, route, owner], as logits


def initial(key: Array, shape: Shape) -> Parameters:
    """Parameters to start from. The heads start near zero: an even policy and no opinion."""
    keys = iter(jax.random.split(key, 4 + 2 * shape.blocks))

    def dense(name: str, inputs: int, outputs: int, scale: float) -> Parameters:
        weights = jax.random.normal(next(keys), (inputs, outputs)) * (scale / inputs**0.5)
        return {f"{name}.weight": weights, f"{name}.bias": jnp.zeros(outputs)}

    parameters = dense("input", shape.features, shape.width, 2.0)
    for block in range(shape.blocks):
        parameters[f"block{block}.norm"] = jnp.ones(shape.width)
        parameters |= dense(f"block{block}.first", shape.width, shape.width, 1.4)
        parameters |= dense(f"block{block}.second", shape.width, shape.width, 0.5)
    parameters["head.norm"] = jnp.ones(shape.width)
    parameters |= dense("policy", shape.width, shape.actions, 0.05)
    parameters |= dense("outlook", shape.width, MAX_PLAYERS * OUTLOOKS, 0.05)
    parameters |= dense("owners", shape.width, shape.routes * OWNERS, 0.05)
    return parameters


def precision() -> Any:
    """What layers are computed in: half the bits where the hardware is made for it."""
    return jnp.bfloat16 if jax.default_backend() in ("gpu", "tpu") else jnp.float32


def scaled(features: Array, scale: Array) -> Array:
    """What goes into the network; there may be more bytes than features."""
    return features[:, : len(scale)] * scale


def apply(parameters: Parameters, features: Array) -> Prediction:
    """The answer for a batch of positions, given in float32 whatever it is computed in."""
    hidden = jax.nn.relu(_dense(parameters, "input", features))
    block = 0
    while f"block{block}.norm" in parameters:
        inner = _normalised(hidden, parameters[f"block{block}.norm"])
        inner = jax.nn.relu(_dense(parameters, f"block{block}.first", inner))
        hidden = hidden + _dense(parameters, f"block{block}.second", inner)
        block += 1
    hidden = _normalised(hidden, parameters["head.norm"])
    logits = _dense(parameters, "policy", hidden)
    outlook = _dense(parameters, "outlook", hidden)
    owners = _dense(parameters, "owners", hidden)
    return Prediction(
        logits, outlook.reshape(len(features), MAX_PLAYERS, OUTLOOKS), owners.reshape(len(features), -1, OWNERS)
    )


def _dense(parameters: Parameters, name: str, inputs: Array) -> Array:
    return _product(inputs, parameters[f"{name}.weight"]) + parameters[f"{name}.bias"]


@jax.custom_vjp
def _product(inputs: Array, weight: Array) -> Array:
    """Summed in full precision: what a ratio of chances is made of must not be rounded."""
    return _multiplied(inputs, weight)


def _multiplied(one: Array, other: Array) -> Array:
    return jnp.matmul(one.astype(precision()), other.astype(precision()), preferred_element_type=jnp.float32)


def _product_forward(inputs: Array, weight: Array) -> tuple[Array, tuple[Array, Array]]:
    return _product(inputs, weight), (inputs, weight)


def _product_backward(given: tuple[Array, Array], change: Array) -> tuple[Array, Array]:
    """Changes are multiplied in half the bits too: by itself JAX takes twice the time for that."""
    inputs, weight = given
    return _multiplied(change, weight.T).astype(inputs.dtype), _multiplied(inputs.T, change)


_product.defvjp(_product_forward, _product_backward)


def _normalised(hidden: Array, gain: Array) -> Array:
    """Root-mean-square normalisation: cheap, and one line in NumPy too."""
    square = jnp.mean(jnp.square(hidden), axis=-1, keepdims=True)
    return hidden * jax.lax.rsqrt(square + 1e-6) * gain
