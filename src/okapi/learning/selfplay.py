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

from okapi.bots.network.layout import MAX_PLAYERS
from okapi.bots.network.positions import EVERY

from .credit import UNKNOWN, Onward, Steps
from .games import BoardTables, Ended, Games, Seen, SeenAfter
from .imitation_data import POINTS
from .network import Parameters, apply
from .ppo import Afterwards, foreseen, masked, unpacked


class BatchDecision(NamedTuple):
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
) -> BatchDecision:
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
    return BatchDecision(action.astype(jnp.int32), log_chance, outlook, learns)


def learning_seats(players: Array) -> Array:
    """Where the network that learns sits, among frozen opponents: one game after the other, every seat."""
    return jnp.arange(len(players)) % players


def at_hand(base: Array) -> Array:
    """Points so far in the measure of forecasts; there is no share of a win before the end."""
    return jnp.stack([base / POINTS, jnp.zeros_like(base, jnp.float32)], axis=-1)


class PlayedSteps(NamedTuple):
    """Some steps of all games, what some of the seats saw right after theirs, and where the games stand."""

    steps: Steps
    afterwards: Afterwards
    onward: Onward


class SelfPlay:
    """Groups of games that go on from one call to the next; in the last ones there may be an opponent."""

    def __init__(self, table: BoardTables, groups: Sequence[Games], opposed: Sequence[Games] = ()) -> None:
        self.table = table
        self.groups = [*groups, *opposed]
        self._is_opposed = [False] * len(groups) + [True] * len(opposed)
        self._seen = [group.see() for group in self.groups]

    def steps(self, parameters: Parameters, key: Array, steps: int, opponent: Parameters | None = None) -> PlayedSteps:
        keys = iter(jax.random.split(key, len(self.groups) * (steps + 1)))
        happened: list[list[tuple[Steps, SeenAfter]]] = [[] for _ in self.groups]

        def decided(number: int) -> BatchDecision:
            decision: BatchDecision = decide(
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
                after = group.look_back(seen.seat)
                happened[number].append(_step(seen, decision, ended, after, group.players))
                self._seen[number] = group.see()
                pending[number] = decided(number)
        columns = [jax.tree.map(lambda *it: jnp.stack(it), *those) for those in happened]
        played, after = jax.tree.map(lambda *it: jnp.concatenate(it, axis=1), *columns)
        last = [
            _by_seat(decision.outlook, seen.seat, group.players)
            for decision, seen, group in zip(pending, self._seen, self.groups, strict=True)
        ]
        next_seats = jnp.concatenate([seen.seat for seen in self._seen])
        afterwards = Afterwards(after.features, after.base, self._looked_at())
        return PlayedSteps(played, afterwards, Onward(jnp.concatenate(last), next_seats))

    def _looked_at(self) -> Array:
        """Which of all games are those whose seats look back after their moves."""
        sizes = [len(group.players) for group in self.groups]
        starts = np.cumsum([0, *sizes[:-1]])
        return jnp.concatenate(
            [jnp.arange(start, start + size, EVERY) for start, size in zip(starts, sizes, strict=True)]
        )

    def shares_against_opponent(self, steps: Steps) -> dict[str, float]:
        """How often the network won against its opponent, by number of players."""
        found: dict[str, float] = {}
        over, players = np.asarray(steps.over), np.asarray(steps.players)
        seats = np.concatenate([np.asarray(learning_seats(group.players)) for group in self.groups])
        is_opposed = np.repeat(self._is_opposed, [len(group.players) for group in self.groups])
        won = np.take_along_axis(
            np.asarray(steps.reward[..., 1]), np.broadcast_to(seats, over.shape)[..., None], axis=2
        )[..., 0]
        for count in range(2, MAX_PLAYERS + 1):
            ended = over & is_opposed & (players == count)
            if ended.any():
                found[f"share{count}"] = float(won[ended].mean())
        return found


@jax.jit
def _step(
    seen: Seen, decision: BatchDecision, ended: Ended, after: SeenAfter, players: Array
) -> tuple[Steps, SeenAfter]:
    """A step; and what was seen after it, or of a game that ended, before it."""
    over = ended.over.astype(bool)
    reward = jnp.stack([ended.totals / POINTS, ended.shares], axis=-1)
    is_last = over[::EVERY]
    later = SeenAfter(
        jnp.where(is_last[:, None], seen.features[::EVERY], after.features),
        at_hand(jnp.where(is_last[:, None], seen.base[::EVERY], after.base)),
    )
    step = Steps(
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
    return step, later


@jax.jit
def _by_seat(outlook: Array, seat: Array, players: Array) -> Array:
    """A forecast by seat instead of counted from the deciding one."""
    order = (jnp.arange(MAX_PLAYERS) - seat[:, None]) % players[:, None]
    return jnp.take_along_axis(outlook, order[..., None], axis=1)


def figures_of(steps: Steps) -> dict[str, float]:
    """How the games that ended came out: by number of players, how many, and the mean points of a seat."""
    over = np.asarray(steps.over)
    players, points = np.asarray(steps.players)[over], np.asarray(steps.reward[..., 0])[over] * POINTS
    found: dict[str, float] = {}
    for count in range(2, MAX_PLAYERS + 1):
        those = points[players == count][:, :count]
        if those.size:
            found |= {f"games{count}": len(those), f"points{count}": float(those.mean())}
    return found
