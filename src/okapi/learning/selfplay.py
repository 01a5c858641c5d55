"""Games that the network plays against itself, or against a frozen one, many at a time."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from okapi.bots.network.layout import MAX_PLAYERS

from .credit import UNKNOWN, Onward, Steps, returns
from .games import Crowd, Games, MapTables, ProcessorGames, Recorded
from .imitation_data import POINTS
from .network import Parameters, apply, scaled
from .playing import EVERY
from .ppo import LossWeights, Sample, flattened, foreseen

TRACE = 0.95  # how far credit reaches back: 1 is all the way


class Answers(NamedTuple):
    logits: Array
    theirs: Array  # of the opponent, for the games that it plays in
    outlook: Array  # by seat counted from the deciding one: final points and share of the win


@partial(jax.jit, static_argnames="first_opposed")
def answers(
    parameters: Parameters, opponent: Parameters, features: Array, base: Array, scale: Array, first_opposed: int
) -> Answers:
    """What the network says about every position, and its opponent about those of games from `first_opposed` on."""
    inputs = scaled(features, scale)
    answer = apply(parameters, inputs)
    theirs = apply(opponent, inputs[first_opposed:]).logits if first_opposed < len(inputs) else answer.logits
    return Answers(answer.logits, theirs, foreseen(answer.outlook, at_hand(base)))


def at_hand(base: Array) -> Array:
    """Points so far, in the units of forecasts; there is no share of a win before the end."""
    return jnp.stack([base / POINTS, jnp.zeros_like(base, jnp.float32)], axis=-1)


class SelfPlay:
    """Games that continue from one call to the next."""

    def __init__(self, table: MapTables, crowd: Crowd) -> None:
        self._table, self._games = table, _games_of(table, crowd)
        self._first_opposed, self._steps = crowd.first_opposed, crowd.steps
        self._has_begun = False

    def played(
        self, parameters: Parameters, opponent: Parameters, weights: LossWeights
    ) -> tuple[Sample, dict[str, Array]]:
        """Some steps of all games as decisions to learn from, and figures about them."""
        for it in parameters.values():
            it.block_until_ready()  # learning reads the last steps where they are
        if self._has_begun:
            self._games.start_again()
        self._has_begun = True
        outlooks = []
        for step in range(self._steps):
            answer = self._asked(parameters, opponent, step)
            self._games.go_on(step, answer.logits, answer.theirs)
            outlooks.append(answer.outlook)
        onward = self._asked(parameters, opponent, self._steps).outlook
        games, recorded = self._games, self._games.recorded()
        sample, figures = learned_from(
            recorded._replace(features=recorded.action), tuple(outlooks), onward, games.players, games.is_published,
            weights, self._first_opposed,
        )  # fmt: skip
        return sample._replace(features=recorded.features), figures

    def _asked(self, parameters: Parameters, opponent: Parameters, step: int) -> Answers:
        features, base = self._games.seen(step)
        found: Answers = answers(parameters, opponent, features, base, self._table.scale, self._first_opposed)
        return found


def _games_of(table: MapTables, crowd: Crowd) -> Games:
    """On the GPU, where there is one: that is where the network is."""
    if jax.default_backend() == "gpu":
        from .gpu_games import GpuGames  # noqa: PLC0415 (needs CuPy, which only a GPU has use for)

        return GpuGames(table, crowd)
    return ProcessorGames(table, crowd)


@partial(jax.jit, static_argnames="first_opposed")
def learned_from(
    recorded: Recorded,
    outlooks: tuple[Array, ...],
    onward: Array,
    players: Array,
    is_published: Array,
    weights: LossWeights,
    first_opposed: int,
) -> tuple[Sample, dict[str, Array]]:
    """What is to be learned from some steps, without the features, which stay where they are."""
    over, everyone = recorded.over.astype(bool), jnp.broadcast_to(players, recorded.over.shape)
    reward = jnp.stack([recorded.totals / POINTS, recorded.shares], axis=-1)
    steps = Steps(
        legal=recorded.legal[:-1],
        action=recorded.action,
        log_chance=recorded.log_chance,
        seat=recorded.seat[:-1],
        players=everyone,
        base=at_hand(recorded.base[:-1]),
        outlook=jnp.stack(outlooks),
        reward=jnp.where(over[..., None, None], reward, 0.0),
        over=over,
        owners=jnp.where(over[..., None], recorded.owners, UNKNOWN).astype(jnp.int8),
        learns=recorded.learns.astype(bool),
    )
    next_seat = recorded.seat[-1]
    gained = returns(steps, Onward(by_seat(onward, next_seat, players), next_seat), TRACE)
    sample = flattened(steps, gained, at_hand(recorded.base_after), EVERY, weights)
    return sample, figures_of(steps, is_published, first_opposed)


def by_seat(outlook: Array, seat: Array, players: Array) -> Array:
    """A forecast by seat instead of counted from the deciding one."""
    order = (jnp.arange(MAX_PLAYERS) - seat[:, None]) % players[:, None]
    return jnp.take_along_axis(outlook, order[..., None], axis=1)


def figures_of(steps: Steps, is_published: Array, first_opposed: int) -> dict[str, Array]:
    """How the games that ended came out, by number of players: how many, the mean points of a seat, and how often the
    network won against its opponent; of the published game, and, with `other`, of all others."""
    games = jnp.arange(steps.over.shape[1])
    is_opposed, learner = games >= first_opposed, games % steps.players[0]
    is_learner = jnp.arange(MAX_PLAYERS) == learner[:, None]
    won = jnp.where(is_learner, steps.reward[..., 1], 0.0).sum(-1)
    points = steps.reward[..., 0].sum(-1) / steps.players * POINTS
    found: dict[str, Array] = {}
    for name, is_such in (("", is_published), ("other ", ~is_published)):
        for count in range(2, MAX_PLAYERS + 1):
            ended = steps.over & is_such & (steps.players == count)
            against = ended & is_opposed
            found[f"{name}games{count}"] = ended.sum()
            found[f"{name}points{count}"] = jnp.where(ended, points, 0.0).sum() / ended.sum()
            found[f"{name}share{count}"] = jnp.where(against, won, 0.0).sum() / against.sum()
    return found
