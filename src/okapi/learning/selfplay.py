"""Games that the network plays against itself, or against a frozen one, many at a time.

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
from .lessons import POINTS
from .network import SEATS, Parameters, apply
from .ppo import UNKNOWN, Steps, foreseen, masked, unpacked


class Decision(NamedTuple):
    """What the network did with a batch of positions."""

    action: Array
    log_chance: Array
    outlook: Array  # by seat counted from the deciding one: final points and share of the win
    learns: Array  # whether the network that learns decided


@partial(jax.jit, static_argnames="actions")
def decide(
    parameters: Parameters,
    opponent: Parameters | None,
    seen: Seen,
    players: Array,
    key: Array,
    scale: Array,
    actions: int,
) -> Decision:
    """Sample an action for every position. A frozen opponent, if there is one, has all seats but one."""
    answer = apply(parameters, seen.features * scale)
    legal = unpacked(seen.legal, actions)
    log_policy = masked(answer.logits, legal)
    action = jax.random.categorical(key, log_policy)
    learns = jnp.ones(len(action), bool)
    if opponent is not None:
        learns = seen.seat == learning_seats(players)
        log_theirs = masked(apply(opponent, seen.features * scale).logits, legal)
        theirs = jax.random.categorical(jax.random.fold_in(key, 1), log_theirs)
        action = jnp.where(learns, action, theirs)
    log_chance = jnp.take_along_axis(log_policy, action[:, None], axis=-1)[:, 0]
    outlook = foreseen(answer.outlook, at_hand(seen.base))
    return Decision(action.astype(jnp.int32), log_chance, outlook, learns)


def learning_seats(players: Array) -> Array:
    """Where the network that learns sits, among frozen opponents: one game after the other, every seat."""
    return jnp.arange(len(players)) % players


def at_hand(base: Array) -> Array:
    """Points so far in the measure of forecasts; there is no share of a win before the end."""
    return jnp.stack([base / POINTS, jnp.zeros_like(base, jnp.float32)], axis=-1)


class SelfPlay:
    """Groups of games that go on from one call to the next; in the last ones there may be an opponent."""

    def __init__(self, table: Table, groups: Sequence[Games], opposed: Sequence[Games] = ()) -> None:
        self.table = table
        self.groups = [*groups, *opposed]
        self._is_opposed = [False] * len(groups) + [True] * len(opposed)
        self._seen = [group.see() for group in self.groups]

    def steps(
        self, parameters: Parameters, key: Array, steps: int, opponent: Parameters | None = None
    ) -> tuple[Steps, Array]:
        """Play on for some steps; those steps, and the forecast by seat after the last of them."""
        keys = iter(jax.random.split(key, len(self.groups) * (steps + 1)))
        happened: list[list[Steps]] = [[] for _ in self.groups]

        def decided(number: int) -> Decision:
            decision: Decision = decide(
                parameters,
                opponent if self._is_opposed[number] else None,
                self._seen[number],
                self.groups[number].players,
                next(keys),
                self.table.scale,
                len(self.table.numbering),
            )
            return decision

        pending = [decided(number) for number in range(len(self.groups))]
        for _ in range(steps):
            for number, group in enumerate(self.groups):
                seen, decision = self._seen[number], pending[number]
                ended = group.play(decision.action)
                happened[number].append(_step(seen, decision, ended, group.players))
                self._seen[number] = group.see()
                pending[number] = decided(number)
        columns = [jax.tree.map(lambda *it: jnp.stack(it), *those) for those in happened]
        last = [
            _by_seat(decision.outlook, seen.seat, group.players)
            for decision, seen, group in zip(pending, self._seen, self.groups, strict=True)
        ]
        return jax.tree.map(lambda *it: jnp.concatenate(it, axis=1), *columns), jnp.concatenate(last)

    def share_against_opponent(self, steps: Steps) -> dict[str, float]:
        """How often the network won two-player games against its opponent: how many ended, and its share."""
        ended, won = 0, 0.0
        start = 0
        for group, is_opposed in zip(self.groups, self._is_opposed, strict=True):
            games = slice(start, start := start + len(group.players))
            if is_opposed:
                over = np.asarray(steps.over[:, games] & (steps.players[:, games] == 2))
                seats = np.broadcast_to(np.asarray(learning_seats(group.players)), over.shape)
                shares = np.asarray(steps.reward[:, games, :, 1])
                won += float(np.take_along_axis(shares, seats[..., None], axis=2)[..., 0][over].sum())
                ended += int(over.sum())
        return {"opposed": ended, "share": won / ended} if ended else {}


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
        learns=decision.learns,
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
