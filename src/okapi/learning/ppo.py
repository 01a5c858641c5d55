"""Proximal policy optimisation with a pull towards a slow copy of the policy."""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import Array

from okapi.bots.network.layout import MAX_PLAYERS

from .credit import NO_OWNER, UNKNOWN, Returns, Steps
from .network import Parameters, Prediction, apply, scaled


class LossWeights(NamedTuple):
    """What counts how much; changed between iterations as training proceeds."""

    policy: float = 1.0  # 0: only the forecasts learn
    points: float = 1.0
    rivalry: float = 1.0  # of others' points against the seat's own: without it, all learn to dawdle together
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


def flattened(steps: Steps, gained: Returns, base_after: Array, every: int, weights: LossWeights) -> Sample:
    """All decisions of a batch of games, with one advantage each; and positions right after some of them.

    Of those only the forecasts learn: a seat that is not to move is what a search asks the network about. They are
    from one game in `every`, and `base_after` is [steps, those games, seat, 2]. The features are left out.
    """
    decisions = Sample(
        features=steps.seat,  # instead
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
    later = Sample(*(part[:, ::every] for part in decisions))
    later = later._replace(outlook=gained.target[:, ::every] - base_after, learns=jnp.zeros_like(later.learns))
    both = (Sample(*(part.reshape(-1, *part.shape[2:]) for part in it)) for it in (decisions, later))
    return Sample(*map(jnp.concatenate, zip(*both, strict=True)))


def advantages(steps: Steps, gained: Returns, weights: LossWeights) -> Array:
    """How much better each decision was than foreseen, scaled to a spread of one for each number of players.

    In large games a decision changes less, and luck changes more: unless each size is scaled by
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
    return Sample(*(_taken(part, which) for part in sample))


def _taken(part: Array, which: Array) -> Array:
    """Some of the decisions. Bytes are moved four at a time, where they come in fours."""
    if part.dtype != jnp.uint8 or part.shape[-1] % 4:
        return part[which]
    fours = jax.lax.bitcast_convert_type(part.reshape(len(part), -1, 4), jnp.uint32)[which]
    return jax.lax.bitcast_convert_type(fours, jnp.uint8).reshape(len(which), -1)


def loss(
    parameters: Parameters, slow: Parameters, sample: Sample, weights: LossWeights, scale: Array
) -> tuple[Array, dict[str, Array]]:
    """What to minimise, and its parts for the log."""
    features = scaled(sample.features, scale)
    answer = apply(parameters, features)
    legal = unpacked(sample.legal, answer.logits.shape[-1])
    slow_logits = jax.lax.stop_gradient(apply(slow, features).logits)
    log_chance, spread, away = policy_facts(answer.logits, slow_logits, legal, sample.action)
    ratio = jnp.exp(log_chance - sample.log_chance)
    clipped = jnp.clip(ratio, 1 - weights.clip, 1 + weights.clip)
    gain = _mean(jnp.minimum(ratio * sample.advantage, clipped * sample.advantage), sample)
    entropy, pull = _mean(spread, sample), _mean(away, sample)
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


@jax.custom_vjp
def policy_facts(logits: Array, slow: Array, legal: Array, action: Array) -> tuple[Array, Array, Array]:
    """Of each position: the logarithm of the action's chance, the entropy of the policy among legal actions, and how
    far it is from the slow one. There are thousands of actions: the gradient is written out, to go over them once."""
    return _policy_facts(logits, slow, legal, action)[0]


class _Residuals(NamedTuple):
    logits: Array
    slow: Array
    legal: Array
    action: Array
    whole: Array  # the logarithm of the sum over legal actions
    mean: Array  # of the logits, by the policy
    apart: Array  # of the difference to the slow ones, likewise


def _policy_facts(
    logits: Array, slow: Array, legal: Array, action: Array
) -> tuple[tuple[Array, Array, Array], _Residuals]:
    whole, slow_whole = (jax.nn.logsumexp(it, axis=-1, where=legal, keepdims=True) for it in (logits, slow))
    policy = jnp.where(legal, jnp.exp(logits - whole), 0.0)
    mean = (policy * logits).sum(-1, keepdims=True)
    apart = (policy * (logits - slow)).sum(-1, keepdims=True)
    chosen = jnp.take_along_axis(logits, action[:, None], axis=-1)
    found = (chosen - whole)[:, 0], (whole - mean)[:, 0], (apart - whole + slow_whole)[:, 0]
    return found, _Residuals(logits, slow, legal, action, whole, mean, apart)


def _policy_facts_backward(passed: _Residuals, changes: tuple[Array, Array, Array]) -> tuple[Array, Array, None, None]:
    of_chance, of_entropy, of_pull = (it[:, None] for it in changes)
    logits, slow, legal, action, whole, mean, apart = passed
    policy = jnp.where(legal, jnp.exp(logits - whole), 0.0)
    is_chosen = jnp.arange(logits.shape[-1]) == action[:, None]
    change = of_chance * (is_chosen - policy)
    change += policy * (of_pull * (logits - slow - apart) - of_entropy * (logits - mean))
    return change, jnp.zeros_like(slow), None, None


policy_facts.defvjp(_policy_facts, _policy_facts_backward)


def _mean(values: Array, sample: Sample) -> Array:
    """Over the decisions of the network that learns."""
    return jnp.where(sample.learns, values, 0.0).sum() / jnp.maximum(sample.learns.sum(), 1)


def outlook_loss(answer: Prediction, sample: Sample) -> Array:
    """How far the forecasts are off: squares for points, cross entropy for the share of the win."""
    seated = jnp.arange(MAX_PLAYERS)[None] < sample.players[:, None]
    points = jnp.square(answer.outlook[..., 0] - sample.outlook[..., 0])
    share = jnp.clip(sample.outlook[..., 1], 0.0, 1.0)
    win = optax.sigmoid_binary_cross_entropy(answer.outlook[..., 1], share)
    # The seat's own matters most: the policy relies on it.
    own_first = jnp.where(jnp.arange(MAX_PLAYERS) == 0, 1.0, 0.25)
    weight = seated * own_first
    total: Array = ((points + win) * weight).sum() / weight.sum()
    return total


def owners_loss(answer: Prediction, sample: Sample) -> Array:
    """How wrong the forecast is of who will own each route at the end."""
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
    order: Array,
    weights: LossWeights,
    scale: Array,
) -> tuple[Parameters, optax.OptState, dict[str, Array]]:
    """Go over a sample once, in this order: [minibatches, decisions]."""

    def step(carry: tuple[Parameters, optax.OptState], which: Array) -> Any:
        parameters, state = carry
        batch = chosen_of(sample, which)
        (_, parts), gradient = jax.value_and_grad(loss, has_aux=True)(parameters, slow, batch, weights, scale)
        updates, state = optimiser.update(gradient, state, parameters)
        return (optax.apply_updates(parameters, updates), state), parts

    (parameters, optimiser_state), parts = jax.lax.scan(step, (parameters, optimiser_state), order)
    return parameters, optimiser_state, jax.tree.map(jnp.mean, parts)
