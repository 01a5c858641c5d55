"""What decisions turned out to be worth.

Every decision belongs to one seat, and a seat decides again only after the others have: so returns are
gathered seat by seat, walking back through the steps of a batch of games.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from okapi.bots.network.layout import MAX_PLAYERS

NO_OWNER = -1  # of a route at the end of a game
UNKNOWN = -2  # the game did not end within the steps at hand


class Steps(NamedTuple):
    """What happened in a batch of games, step by step: every array is [steps, games, …]."""

    legal: Array  # the deciding seat's legal actions, eight to a byte
    action: Array
    log_chance: Array  # of the action, when it was chosen
    seat: Array  # that decided
    players: Array
    base: Array  # [..., seat, 2], what each seat had at hand already; seats counted from the deciding one
    outlook: Array  # [..., seat, 2], what each seat has at the end, as the network foresaw it
    reward: Array  # [..., seat, 2], by seat: points gained by this step, and the share of the win at the end
    over: Array  # whether the game ended with this step
    owners: Array  # of every route when the game ended, by seat; UNKNOWN until then
    learns: Array  # whether the network that learns decided, and not a frozen opponent


class Onward(NamedTuple):
    outlook: Array  # [games, seat, 2], by seat, as the deciding seat foresees the end
    seat: Array  # [games], that decides next


class Returns(NamedTuple):
    gain: Array  # [steps, games, seat, 2], beyond what each seat foresaw; counted from the deciding one
    target: Array  # the end as foreseen one decision later, and so on; counted in the same way
    owners: Array  # [steps, games, route], by seat, or UNKNOWN


class Forecasts(NamedTuple):
    """What every seat itself foresaw when it last decided; nothing for a seat that has not decided in this game."""

    value: Array  # [..., seat, 2]
    is_known: Array  # [..., seat]


def own_forecasts(steps: Steps) -> tuple[Forecasts, Forecasts]:
    """At every step, counted from the deciding seat, its own forecast included; and by seat after the last.

    A seat knows its own tickets and cards. Measured against what it foresaw itself, what happens to it next
    does not depend on what only others did not know.
    """
    games = steps.seat.shape[1]

    def forward(carry: Forecasts, step: Steps) -> tuple[Forecasts, Forecasts]:
        is_deciding = jnp.arange(MAX_PLAYERS) == step.seat[:, None]
        value = jnp.where(is_deciding[..., None], step.outlook[:, :1], carry.value)
        is_known = carry.is_known | is_deciding
        order = seats_from(step.seat, step.players)
        found = Forecasts(
            jnp.take_along_axis(value, order[..., None], axis=1), jnp.take_along_axis(is_known, order, axis=1)
        )
        return Forecasts(value, is_known & ~step.over[:, None]), found

    nothing = Forecasts(jnp.zeros((games, MAX_PLAYERS, 2)), jnp.zeros((games, MAX_PLAYERS), bool))
    after, at_each = jax.lax.scan(forward, nothing, steps)
    return at_each, after


def seats_from(seat: Array, players: Array) -> Array:
    """The seats of each game, counted from one of them."""
    return (seat[:, None] + jnp.arange(MAX_PLAYERS)) % players[:, None]


# Rewards gathered, next value and advantage by seat; owners at the end.
_Carry = tuple[Array, Array, Array, Array]


def returns(steps: Steps, onward: Onward, trace: float) -> Returns:
    """Generalised advantages, and what the forecasts should have been.

    A seat's next value is the one at its own next decision; rewards that come in between are its own all the
    same. Where the steps end before that, only the seat that decides next knows its value now; for the others,
    what they foresaw last still holds, and their last decision counts as neither good nor bad. The deciding
    seat's opinion of them would not do: what it cannot see matters far more than one decision.
    """
    games = steps.seat.shape[1]
    foreseen, latest = own_forecasts(steps)

    def back(carry: _Carry, step: Steps) -> tuple[_Carry, tuple[Array, Array]]:
        gathered, value, advantage, owners = carry
        over = step.over[:, None, None]
        gathered, value, advantage = (jnp.where(over, 0.0, it) for it in (gathered, value, advantage))
        owners = jnp.where(step.over[:, None], step.owners, owners)
        gathered = gathered + step.reward
        is_deciding = (jnp.arange(MAX_PLAYERS) == step.seat[:, None])[..., None]
        own = step.outlook[:, :1]
        target = gathered + value + trace * advantage
        seen = jnp.take_along_axis(target, seats_from(step.seat, step.players)[..., None], axis=1)
        carry = (
            jnp.where(is_deciding, 0.0, gathered),
            jnp.where(is_deciding, own, value),
            jnp.where(is_deciding, target - own, advantage),
            owners,
        )
        return carry, (seen, owners)

    nothing = jnp.zeros((games, MAX_PLAYERS, 2))
    unknown = jnp.full(steps.owners.shape[1:], UNKNOWN, steps.owners.dtype)
    is_next = jnp.arange(MAX_PLAYERS) == onward.seat[:, None]
    last = jnp.where((latest.is_known & ~is_next)[..., None], latest.value, onward.outlook)
    _, (target, owners) = jax.lax.scan(back, (nothing, last, nothing, unknown), steps, reverse=True)
    gain = jnp.where(foreseen.is_known[..., None], target - foreseen.value, 0.0)
    return Returns(gain, target, owners)
