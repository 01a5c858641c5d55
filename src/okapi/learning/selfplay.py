"""Games that the network plays against itself, many at a time.

They come in groups: while the network decides in one, an engine on the processor plays on in another.
"""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from .games import Ended, Games, Seen, Table
from .network import SEATS, Parameters, apply
from .ppo import UNKNOWN, Steps, foreseen, masked, unpacked

POINTS = 50.0  # what forecasts count points in, so that they are of the order of one


class Decision(NamedTuple):
    """What the network did with a batch of positions."""

    action: Array
    log_chance: Array
    outlook: Array  # by seat counted from the deciding one: final points and share of the win


@partial(jax.jit, static_argnames="actions")
def decide(parameters: Parameters, seen: Seen, key: Array, scale: Array, actions: int) -> Decision:
    """Sample an action for every position."""
    answer = apply(parameters, seen.features * scale)
    log_policy = masked(answer.logits, unpacked(seen.legal, actions))
    action = jax.random.categorical(key, log_policy)
    log_chance = jnp.take_along_axis(log_policy, action[:, None], axis=-1)[:, 0]
    return Decision(action.astype(jnp.int32), log_chance, foreseen(answer.outlook, at_hand(seen.base)))


def at_hand(base: Array) -> Array:
    """Points so far in the measure of forecasts; there is no share of a win before the end."""
    return jnp.stack([base / POINTS, jnp.zeros_like(base, jnp.float32)], axis=-1)


class SelfPlay:
    """Groups of games that go on from one call to the next."""

    def __init__(self, table: Table, groups: Sequence[Games]) -> None:
        self.table = table
        self.groups = groups
        self._seen = [group.see() for group in groups]

    def steps(self, parameters: Parameters, key: Array, steps: int) -> tuple[Steps, Array]:
        """Play on for some steps; those steps, and the forecast by seat after the last of them."""
        keys = iter(jax.random.split(key, len(self.groups) * (steps + 1)))
        happened: list[list[Steps]] = [[] for _ in self.groups]
        pending = [self._decide(parameters, seen, next(keys)) for seen in self._seen]
        for _ in range(steps):
            for number, group in enumerate(self.groups):
                seen, decision = self._seen[number], pending[number]
                ended = group.play(decision.action)
                happened[number].append(_step(seen, decision, ended, group.players))
                self._seen[number] = group.see()
                pending[number] = self._decide(parameters, self._seen[number], next(keys))
        columns = [jax.tree.map(lambda *it: jnp.stack(it), *those) for those in happened]
        last = [
            _by_seat(decision.outlook, seen.seat, group.players)
            for decision, seen, group in zip(pending, self._seen, self.groups, strict=True)
        ]
        return jax.tree.map(lambda *it: jnp.concatenate(it, axis=1), *columns), jnp.concatenate(last)

    def _decide(self, parameters: Parameters, seen: Seen, key: Array) -> Decision:
        decision: Decision = decide(parameters, seen, key, self.table.scale, len(self.table.numbering))
        return decision


@jax.jit
def _step(seen: Seen, decision: Decision, ended: Ended, players: Array) -> Steps:
    over = ended.over.astype(bool)
    reward = jnp.stack([ended.totals / POINTS, ended.shares], axis=-1)
    return Steps(
        features=seen.features,
        legal=seen.legal,
        action=decision.action,
        log_chance=decision.log_chance,
        seat=seen.seat,
        players=players,
        base=at_hand(seen.base),
        outlook=decision.outlook,
        reward=jnp.where(over[:, None, None], reward, 0.0),
        over=over,
        owners=jnp.where(over[:, None], ended.owners, UNKNOWN).astype(jnp.int8),
    )


@jax.jit
def _by_seat(outlook: Array, seat: Array, players: Array) -> Array:
    """A forecast by seat instead of counted from the deciding one."""
    order = (jnp.arange(SEATS) - seat[:, None]) % players[:, None]
    return jnp.take_along_axis(outlook, order[..., None], axis=1)


def figures_of(steps: Steps) -> dict[str, float]:
    """How the games that ended came out: by number of players, how many, and the mean points of a seat."""
    over = np.asarray(steps.over)
    players, points = np.asarray(steps.players)[over], np.asarray(steps.reward[..., 0])[over] * POINTS
    found: dict[str, float] = {}
    for count in range(2, SEATS + 1):
        those = points[players == count][:, :count]
        if those.size:
            found |= {f"games{count}": len(those), f"points{count}": float(those.mean())}
    return found
