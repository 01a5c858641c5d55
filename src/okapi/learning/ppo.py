"""Proximal policy optimisation with a pull towards a slow copy of the policy.

Every decision belongs to one seat, and a seat decides again only after the others have: so returns are
gathered seat by seat, walking back through the steps of a batch of games.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import optax
from jax import Array

from .network import SEATS, Answer, Parameters, apply

NO_OWNER = -1  # of a route at the end of a game
UNKNOWN = -2  # the game did not end within the steps at hand


class Steps(NamedTuple):
    """What happened in a batch of games, step by step: every array is [steps, games, …]."""

    features: Array  # what the deciding seat saw
    legal: Array  # its legal actions, eight to a byte
    action: Array
    log_chance: Array  # of the action, when it was chosen
    seat: Array  # that decided
    players: Array
    base: Array  # [..., seat, 2], what each seat had at hand already; seats counted from the deciding one
    outlook: Array  # the same of the end, as the network foresaw it
    reward: Array  # [..., seat, 2], by seat: points gained by this step, and the share of the win at the end
    over: Array  # whether the game ended with this step
    owners: Array  # of every route when the game ended, by seat; UNKNOWN until then
    learns: Array  # whether the network that learns decided, and not a frozen opponent


class Returns(NamedTuple):
    """What the steps turned out to be worth."""

    gain: Array  # [steps, games, seat, 2], beyond what each seat foresaw; counted from the deciding one
    outlook: Array  # what the network should have said: the same, of what was still to come
    owners: Array  # [steps, games, route], by seat, or UNKNOWN


class Weights(NamedTuple):
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


# Rewards gathered, next value and advantage by seat; owners at the end.
_Carry = tuple[Array, Array, Array, Array]


def foreseen_by_each(steps: Steps) -> Array:
    """[steps, games, seat, 2]: what every seat itself foresaw when it last decided, the deciding one now.

    A seat knows its own tickets and cards. Measured against what it foresaw itself, what becomes of it next
    is free of what only the deciding seat did not know. Of a seat that has not decided yet in this game, as
    far as the steps tell, the forecast of the deciding one is taken. Seats are counted from that one.
    """
    rows = jnp.arange(steps.seat.shape[1])

    def forward(carry: tuple[Array, Array], step: Steps) -> tuple[tuple[Array, Array], Array]:
        value, is_known = carry
        value = value.at[rows, step.seat].set(step.outlook[:, 0])
        is_known = is_known.at[rows, step.seat].set(True)
        order = seats_from(step.seat, step.players)
        known = jnp.take_along_axis(is_known, order, axis=1)[..., None]
        found = jnp.where(known, jnp.take_along_axis(value, order[..., None], axis=1), step.outlook)
        return (value, is_known & ~step.over[:, None]), found

    nothing = jnp.zeros((len(rows), SEATS, 2)), jnp.zeros((len(rows), SEATS), bool)
    _, found = jax.lax.scan(forward, nothing, steps)
    return jnp.asarray(found)


def seats_from(seat: Array, players: Array) -> Array:
    """The seats of each game, counted from one of them."""
    return (seat[:, None] + jnp.arange(SEATS)) % players[:, None]


@partial(jax.jit, static_argnames="trace")
def returns(steps: Steps, last: Array, trace: float) -> Returns:
    """Generalised advantages, and what the forecasts should have been.

    `last` is the forecast [games, seat, 2] after the last step, by seat. A seat's next value is the one at
    its own next decision; rewards that come in between are its own all the same.
    """
    games = steps.seat.shape[1]
    rows = jnp.arange(games)

    def back(carry: _Carry, step: Steps) -> tuple[_Carry, tuple[Array, Array, Array]]:
        gathered, value, advantage, owners = carry
        over = step.over[:, None, None]
        gathered, value, advantage = (jnp.where(over, 0.0, it) for it in (gathered, value, advantage))
        owners = jnp.where(step.over[:, None], step.owners, owners)
        gathered = gathered + step.reward
        seat = step.seat
        own = step.outlook[:, 0]
        target = gathered + value + trace * advantage
        gain = target[rows, seat] - own
        seen = jnp.take_along_axis(target, seats_from(seat, step.players)[..., None], axis=1)
        carry = (
            gathered.at[rows, seat].set(0.0),
            value.at[rows, seat].set(own),
            advantage.at[rows, seat].set(gain),
            owners,
        )
        return carry, (seen, seen - step.base, owners)

    nothing = jnp.zeros((games, SEATS, 2))
    unknown = jnp.full(steps.owners.shape[1:], UNKNOWN, steps.owners.dtype)
    _, (target, outlook, owners) = jax.lax.scan(back, (nothing, last, nothing, unknown), steps, reverse=True)
    return Returns(target - foreseen_by_each(steps), outlook, owners)


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


def flattened(steps: Steps, gained: Returns, weights: Weights) -> Sample:
    """All decisions of a batch of games, with one advantage each, scaled to a spread of one."""
    rivals = (jnp.arange(SEATS) > 0) & (jnp.arange(SEATS) < steps.players[..., None])
    points = gained.gain[..., 0]
    margin = points[..., 0] - weights.rivalry * (points * rivals).sum(-1) / rivals.sum(-1)
    advantage = weights.points * margin + weights.win * gained.gain[..., 0, 1]
    mean = advantage.mean(where=steps.learns)
    advantage = (advantage - mean) / (advantage.std(where=steps.learns) + 1e-6)
    parts = (
        steps.features,
        steps.legal,
        steps.action,
        steps.log_chance,
        steps.seat,
        steps.players,
        advantage,
        gained.outlook,
        gained.owners,
        steps.learns,
    )
    return Sample(*(part.reshape(-1, *part.shape[2:]) for part in parts))


def chosen_of(sample: Sample, which: Array) -> Sample:
    """Some of the decisions."""
    return Sample(*(part[which] for part in sample))


def loss(
    parameters: Parameters, slow: Parameters, sample: Sample, weights: Weights, scale: Array
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


def outlook_loss(answer: Answer, sample: Sample) -> Array:
    """How far the forecasts are off: squares for points, cross entropy for the share of the win."""
    seated = jnp.arange(SEATS)[None] < sample.players[:, None]
    points = jnp.square(answer.outlook[..., 0] - sample.outlook[..., 0])
    share = jnp.clip(sample.outlook[..., 1], 0.0, 1.0)
    win = optax.sigmoid_binary_cross_entropy(answer.outlook[..., 1], share)
    own_first = jnp.where(jnp.arange(SEATS) == 0, 1.0, 0.25)  # its own matters most: the policy leans on it
    weight = seated * own_first
    total: Array = ((points + win) * weight).sum() / weight.sum()
    return total


def owners_loss(answer: Answer, sample: Sample) -> Array:
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
    weights: Weights,
    scale: Array,
) -> tuple[Parameters, optax.OptState, dict[str, Array]]:
    """One step of the optimiser."""
    (_, parts), gradient = jax.value_and_grad(loss, has_aux=True)(parameters, slow, sample, weights, scale)
    updates, optimiser_state = optimiser.update(gradient, optimiser_state, parameters)
    return optax.apply_updates(parameters, updates), optimiser_state, parts
