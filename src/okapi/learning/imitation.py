"""Learning from a bot before learning from play: what `planner` does, and how its games end."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array
from numpy.typing import NDArray

from okapi.board import africa
from okapi.bots import find_bot
from okapi.bots.network.distances import SCRATCH
from okapi.bots.network.features import layout_for
from okapi.bots.network.positions import observe_seat
from okapi.compiled.conversion import row_of
from okapi.compiled.tables import tables_for
from okapi.dealer import SeededDealer
from okapi.game import GameState, new_game, options, play, score_sheet, settle, view_for
from okapi.numbering import numbering_of

from .network import SEATS, Parameters, apply
from .ppo import NO_OWNER, Sample, masked, outlook_loss, owners_loss, unpacked
from .selfplay import POINTS

STRAYING = 0.05  # how often a game goes on with a random move instead, so that the network sees ways back


class Lessons(NamedTuple):
    """Decisions of the bot, and how the games they belong to came out: every array is [decisions, …]."""

    features: Any
    legal: Any
    action: Any
    seat: Any
    players: Any
    outlook: Any  # seats counted from the deciding one: points to come, share of the win
    owners: Any


def lessons(bot: str, games: Sequence[tuple[int, str]], processes: int | None = None) -> Lessons:
    """Have the bot play games, each given by its number of players and the seed of its deal."""
    found = [_lessons_of_a_game(bot, games[0])]  # here, so that the machine code lies ready for the others
    if others := games[1:]:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            found += pool.map(partial(_lessons_of_a_game, bot), others, chunksize=4)
    return Lessons(*(np.concatenate(parts) for parts in zip(*found, strict=True)))


def _lessons_of_a_game(bot: str, game: tuple[int, str]) -> Lessons:
    players, seed = game
    random, dealer = Random(seed), SeededDealer(seed)
    bots = [find_bot(bot).factory(f"{seed} {seat}") for seat in range(players)]
    state, _ = settle(new_game(africa(), players), dealer)
    numbering = numbering_of(state.table.board, state.table.rules)
    parts: list[_Decision] = []
    while acting := state.table.acting():
        seat = acting[0]
        view = view_for(state, seat)
        among = options(view)
        action = bots[seat].choose(view, among)
        if len(among) > 1:
            parts.append(
                _decision(state, seat, numbering.numbers(view, among), numbering.number(action, view))
            )
        if random.random() < STRAYING:
            action = random.choice(among)
        state, _ = play(state, seat, action, dealer)
    return _with_outcome(parts, state)


class _Decision(NamedTuple):
    features: NDArray[np.uint8]
    legal: NDArray[np.uint8]
    action: int
    seat: int
    base: NDArray[np.int32]


def _decision(state: GameState, seat: int, numbers: list[int], action: int) -> _Decision:
    table = state.table
    layout = layout_for(table.board, table.rules)
    features, base = np.zeros(layout.size, np.uint8), np.zeros(SEATS, np.int32)
    scratch = np.zeros(SCRATCH, np.uint64)
    tables = tables_for(table.board, table.rules)
    observe_seat(row_of(state), tables, layout.lines, seat, features, base, scratch)
    mask = np.zeros(64 * -(-len(numbering_of(table.board, table.rules)) // 64), np.uint8)
    mask[numbers] = 1
    return _Decision(features, np.packbits(mask, bitorder="little"), action, seat, base)


def _with_outcome(decisions: Sequence[_Decision], state: GameState) -> Lessons:
    sheet, players = score_sheet(state), len(state.table.players)
    totals = np.array([score.total for score in sheet.scores])
    shares = np.array([(seat in sheet.winners) / len(sheet.winners) for seat in range(players)])
    claims = state.table.claims
    owners = [claims[route].seat if route in claims else NO_OWNER for route in state.table.board.routes]
    outlook = np.zeros((len(decisions), SEATS, 2), np.float32)
    for number, it in enumerate(decisions):
        order = (it.seat + np.arange(players)) % players
        outlook[number, :players, 0] = (totals[order] - it.base[:players]) / POINTS
        outlook[number, :players, 1] = shares[order]
    return Lessons(
        np.stack([it.features for it in decisions]),
        np.stack([it.legal for it in decisions]),
        np.array([it.action for it in decisions], np.int32),
        np.array([it.seat for it in decisions], np.int32),
        np.full(len(decisions), players, np.int32),
        outlook,
        np.tile(np.array(owners, np.int8), (len(decisions), 1)),
    )


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
    optimiser: optax.GradientTransformation,
    parameters: Parameters,
    state: optax.OptState,
    sample: Sample,
    scale: Array,
) -> tuple[Parameters, optax.OptState, dict[str, Array]]:
    """One step towards what the bot does."""
    (_, parts), gradient = jax.value_and_grad(imitation_loss, has_aux=True)(parameters, sample, scale)
    updates, state = optimiser.update(gradient, state, parameters)
    return optax.apply_updates(parameters, updates), state, parts


def samples(taught: Lessons, minibatch: int, epochs: int, seed: int) -> Iterator[Sample]:
    """The lessons in random order, again and again."""
    rng, decisions = np.random.default_rng(seed), len(taught.action)
    nothing = jnp.zeros(minibatch)
    for _ in range(epochs):
        order = rng.permutation(decisions)
        for start in range(0, decisions - minibatch + 1, minibatch):
            which = order[start : start + minibatch]
            part = {name: jnp.asarray(it[which]) for name, it in taught._asdict().items()}
            yield Sample(**part, log_chance=nothing, advantage=nothing)
