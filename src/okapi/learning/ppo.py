"""Proximal policy optimisation with a pull towards a slow copy of the policy."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import Array

from okapi.bots.network.layout import MAX_PLAYERS

from .credit import NO_OWNER, UNKNOWN, Returns, Steps
from .network import Parameters, Prediction, apply


class LossWeights(NamedTuple):
    """What counts how much; changed between iterations as training proceeds."""

    policy: float = 1.0  # 0: only the forecasts learn
    points: float = 1.0
    rivalry: float = 1.0  # others' points against one's own: without it, all learn to dawdle together
    win: float = 0.5
    clip: float = 0.2
    outlook: float = 0.5
    owners: float = 0.1
    entropy: float = 0.01
    pull: float = 0.02


def foreseen(outlook: Array, base: Array) -> Array:
    """The end as the network sees it: what there is already, what is to come, and the win as a chance."""
    return base + jnp.stack([outlook[..., 0], jax.nn.sigmoid(outlook[..., 1])], axis=-1)


def unpacked(legal: Array, actions: int) -> Array:
    """A mask of actions from its bytes, lowest bit first."""
    bits = (legal[..., None] >> jnp.arange(8, dtype=jnp.uint8)) & 1
    return bits.reshape(*legal.shape[:-1], -1)[..., :actions].astype(bool)


def masked(logits: Array, legal: Array) -> Array:
    """Logarithms of the chances of legal actions; next to nothing for the others."""
    return jax.nn.log_softmax(jnp.where(legal, logits, -1e9))


class Sample(NamedTuple):
    """Decisions to learn from, in any order: every array is [decisions, …]."""

    features: Array
    legal: Array
    action: Array
    log_chance: Array
    seat: Array
    players: Array
    advantage: Array
    outlook: Array
    owners: Array
    learns: Array


class Afterwards(NamedTuple):
    """What the deciding seat sees right after its move, in some of the games: [steps, those games, …]."""

    features: Array
    base: Array  # [..., seat, 2], as in `Steps`
    games: Array  # which games those are


def flattened(steps: Steps, gained: Returns, afterwards: Afterwards, weights: LossWeights) -> Sample:
    """All decisions of a batch of games, with one advantage each; and positions right after some of them.

    Of those only the forecasts learn: a seat that is not to move is what a search asks the network about.
    """
    decisions = Sample(
        features=steps.features,
        legal=steps.legal,
        action=steps.action,
        log_chance=steps.log_chance,
        seat=steps.seat,
        players=steps.players,
        advantage=advantages(steps, gained, weights),
        outlook=gained.target - steps.base,
        owners=gained.owners,
        learns=steps.learns,
    )
    later = Sample(*(part[:, afterwards.games] for part in decisions))._replace(
        features=afterwards.features, outlook=gained.target[:, afterwards.games] - afterwards.base
    )
    later = later._replace(learns=jnp.zeros_like(later.learns))
    both = (Sample(*(part.reshape(-1, *part.shape[2:]) for part in it)) for it in (decisions, later))
    return Sample(*map(jnp.concatenate, zip(*both, strict=True)))


def advantages(steps: Steps, gained: Returns, weights: LossWeights) -> Array:
    """How much better each decision was than foreseen, scaled to a spread of one for each number of players.

    In large games a decision changes less, and more luck comes with it: unless each size is measured by
    itself, the small games drown out the large ones.
    """
    rivals = (jnp.arange(MAX_PLAYERS) > 0) & (jnp.arange(MAX_PLAYERS) < steps.players[..., None])
    points = gained.gain[..., 0]
    margin = points[..., 0] - weights.rivalry * (points * rivals).sum(-1) / rivals.sum(-1)
    advantage = weights.points * margin + weights.win * gained.gain[..., 0, 1]
    for players in range(2, MAX_PLAYERS + 1):
        is_counted = steps.learns & (steps.players == players)
        count = jnp.maximum(is_counted.sum(), 1)
        mean = jnp.where(is_counted, advantage, 0.0).sum() / count
        square = jnp.where(is_counted, jnp.square(advantage - mean), 0.0).sum() / count
        scaled = (advantage - mean) / (jnp.sqrt(square) + 1e-6)
        advantage = jnp.where(steps.players == players, scaled, advantage)
    return advantage


def chosen_of(sample: Sample, which: Array) -> Sample:
    return Sample(*(part[which] for part in sample))


def loss(
    parameters: Parameters, slow: Parameters, sample: Sample, weights: LossWeights, scale: Array
) -> tuple[Array, dict[str, Array]]:
    """What to make smaller, and its parts for the log."""
    features = sample.features * scale
    answer = apply(parameters, features)
    legal = unpacked(sample.legal, answer.logits.shape[-1])
    log_policy = masked(answer.logits, legal)
    log_chance = jnp.take_along_axis(log_policy, sample.action[:, None], axis=-1)[:, 0]
    ratio = jnp.exp(log_chance - sample.log_chance)
    clipped = jnp.clip(ratio, 1 - weights.clip, 1 + weights.clip)
    gain = _mean(jnp.minimum(ratio * sample.advantage, clipped * sample.advantage), sample)
    policy = jnp.exp(log_policy)
    entropy = -_mean((policy * jnp.where(legal, log_policy, 0.0)).sum(-1), sample)
    log_slow = jax.lax.stop_gradient(masked(apply(slow, features).logits, legal))
    pull = _mean((policy * jnp.where(legal, log_policy - log_slow, 0.0)).sum(-1), sample)
    foresight = outlook_loss(answer, sample)
    owners = owners_loss(answer, sample)
    total = (
        -weights.policy * gain
        + weights.outlook * foresight
        + weights.owners * owners
        - weights.entropy * entropy
        + weights.pull * pull
    )
    parts = {
        "gain": gain,
        "outlook": foresight,
        "owners": owners,
        "entropy": entropy,
        "pull": pull,
        "moved": _mean(sample.log_chance - log_chance, sample),
        "clipped": _mean(jnp.abs(ratio - 1) > weights.clip, sample),
    }
    return total, parts


def _mean(values: Array, sample: Sample) -> Array:
    """Over the decisions of the network that learns."""
    return jnp.where(sample.learns, values, 0.0).sum() / jnp.maximum(sample.learns.sum(), 1)


def outlook_loss(answer: Prediction, sample: Sample) -> Array:
    """How far the forecasts are off: squares for points, cross entropy for the share of the win."""
    seated = jnp.arange(MAX_PLAYERS)[None] < sample.players[:, None]
    points = jnp.square(answer.outlook[..., 0] - sample.outlook[..., 0])
    share = jnp.clip(sample.outlook[..., 1], 0.0, 1.0)
    win = optax.sigmoid_binary_cross_entropy(answer.outlook[..., 1], share)
    # Its own matters most: the policy leans on it.
    own_first = jnp.where(jnp.arange(MAX_PLAYERS) == 0, 1.0, 0.25)
    weight = seated * own_first
    total: Array = ((points + win) * weight).sum() / weight.sum()
    return total


def owners_loss(answer: Prediction, sample: Sample) -> Array:
    """How badly it foresees who will own each route at the end."""
    is_known = sample.owners != UNKNOWN
    is_own = sample.owners == sample.seat[:, None]
    kind = jnp.where(sample.owners == NO_OWNER, 0, jnp.where(is_own, 1, 2))
    losses = optax.softmax_cross_entropy_with_integer_labels(answer.owners, kind)
    total: Array = (losses * is_known).sum() / jnp.maximum(is_known.sum(), 1)
    return total


@partial(jax.jit, static_argnames="optimiser", donate_argnums=(1, 2))
def improve(
    optimiser: optax.GradientTransformation,
    parameters: Parameters,
    optimiser_state: optax.OptState,
    slow: Parameters,
    sample: Sample,
    weights: LossWeights,
    scale: Array,
) -> tuple[Parameters, optax.OptState, dict[str, Array]]:
    (_, parts), gradient = jax.value_and_grad(loss, has_aux=True)(parameters, slow, sample, weights, scale)
    updates, optimiser_state = optimiser.update(gradient, optimiser_state, parameters)
    return optax.apply_updates(parameters, updates), optimiser_state, parts
