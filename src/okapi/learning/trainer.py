"""The network, its optimiser and the games it plays: one iteration of training after the other."""

import time
from functools import cache
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from okapi import __version__
from okapi.board import africa
from okapi.bots.network.weights import what_is_known
from okapi.game import Rules

from .checkpoint import NoCheckpoint, Progress, load
from .games import Crowd, MapTables
from .imitation import imitate, imitation_loss, samples
from .imitation_data import Examples, PlayedGames, examples_of, joined
from .network import Parameters, Shape, initial
from .ppo import LossWeights, Sample, improve
from .recipe import Recipe
from .selfplay import SelfPlay

MAX_MINIBATCH = 4096  # decisions of one step of imitation
FIRST_SEED_BITS = 40  # deals that training may go through between two starts
SLOW = 0.005  # how fast the slow copy follows


@cache
def _optimiser() -> optax.GradientTransformation:
    """One for all trainers: what learns is compiled for it."""
    adam = optax.inject_hyperparams(optax.adam)(1e-4, eps=1e-5)
    return optax.chain(optax.clip_by_global_norm(0.5), adam)


class Trainer:
    """With an opponent, all games are against it, and beating it is all that is learned."""

    progress: Progress

    def __init__(
        self, recipe: Recipe, *, seed: int = 0, rules: Rules | None = None, opponent: Parameters | None = None
    ) -> None:
        self.recipe = recipe
        self.table = MapTables(africa(), rules or Rules())
        self.optimiser = _optimiser()
        self._seed = seed
        self._initial = initial(
            jax.random.key(seed),
            Shape(
                self.table.layout.size,
                self.table.actions,
                len(self.table.board.routes),
                recipe.width,
                recipe.blocks,
            ),
        )
        self.opponent = None if opponent is None else self._whole(opponent)
        self.start_from(self.opponent or self._initial)
        self._games: SelfPlay | None = None

    def _whole(self, parameters: Parameters) -> Parameters:
        """The weights that ship, with the heads that only training uses. NoCheckpoint: they do not fit."""
        whole = {**self._initial, **parameters}
        if jax.tree.map(jnp.shape, whole) != jax.tree.map(jnp.shape, self._initial):
            raise NoCheckpoint("the weights are those of a network of another size: say --width, --blocks")
        return whole

    def start_from(self, parameters: Parameters, iteration: int = 0, decisions: int = 0) -> None:
        """Take these parameters, with nothing in the optimiser's memory. NoCheckpoint: they do not fit."""
        own, slow = ({name: jnp.array(it) for name, it in self._whole(parameters).items()} for _ in range(2))
        state = self.optimiser.init(own)  # of copies: learning overwrites them
        self.progress = Progress(own, slow, state, iteration, decisions)

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint, with deals that were not played before it."""
        self.progress = load(path, self.progress)

    def about(self) -> dict[str, Any]:
        """What the text beside the weights says of them."""
        return {
            **what_is_known(self.table.board),
            "okapi": __version__,
            "data": "games of the network against itself and earlier copies of itself",
            "iterations": self.progress.iteration,
            "decisions": self.progress.decisions,
            "recipe": self.recipe._asdict(),
        }

    def imitate(self, games: PlayedGames, epochs: int, learning_rate: float = 1e-3) -> dict[str, float]:
        """Learn from a bot's own games first; how well that went, on games it did not learn from."""
        every = list(games.one_by_one())
        held_out = max(1, len(every) // 50)
        exam = examples_of(joined(every[:held_out]))
        taught = examples_of(joined(every[held_out:] or every))
        minibatch = min(MAX_MINIBATCH, len(taught.action))
        steps = epochs * (len(taught.action) // minibatch)
        optimiser = optax.chain(
            optax.clip_by_global_norm(1.0), optax.adam(optax.cosine_decay_schedule(learning_rate, steps))
        )
        # From nothing, whatever opponent comes later. What learns is a copy, because learning overwrites it.
        parameters, scale = {name: jnp.array(it) for name, it in self._initial.items()}, self.table.scale
        state = optimiser.init(parameters)
        for sample in samples(taught, minibatch, epochs, self._seed):
            parameters, state, _ = imitate(optimiser, parameters, state, sample, scale)
        self.start_from(parameters)
        return {"examples": len(taught.action), **self.examined(exam)}

    def examined(self, exam: Examples) -> dict[str, float]:
        """How well the network knows what a bot does and how its games end."""
        size = min(MAX_MINIBATCH, len(exam.action))
        found = [
            imitation_loss(self.progress.parameters, sample, self.table.scale)[1]
            for sample in samples(exam, size, 1, 0)
        ]
        return {name: float(np.mean([parts[name] for parts in found])) for name in found[0]}

    def _self_play(self) -> SelfPlay:
        """Games on a GPU, or on the processor; deals that were not played before, and decks of their own."""
        iteration, recipe = self.progress.iteration, self.recipe
        opposed = [round(count * (1.0 if self.opponent is not None else recipe.opposed)) for count in recipe.counts]
        alone = [count - those for count, those in zip(recipe.counts, opposed, strict=True)]
        settings = self.table.settings(iteration, recipe.variety)
        crowd = Crowd(alone, opposed, recipe.steps, settings, (iteration + 1) << FIRST_SEED_BITS)
        return SelfPlay(self.table, crowd)

    def iterate(self, weights: LossWeights, learning_rate: float) -> dict[str, float]:
        """Play some steps, learn from them; the figures of this iteration."""
        progress = self.progress
        if self._games is None:
            self._games = self._self_play()
        key = jax.random.fold_in(jax.random.key(self._seed + 1), progress.iteration)
        began = time.perf_counter()
        opponent = progress.slow if self.opponent is None else self.opponent
        sample, played = self._games.played(progress.parameters, opponent, weights)
        sample.advantage.block_until_ready()
        learning = time.perf_counter()
        decisions = progress.decisions + sum(self.recipe.counts) * self.recipe.steps
        learned = self._learn(sample, weights, learning_rate, key)
        figures = {name: float(it) for name, it in jax.device_get({**learned, **played}).items()}
        self.progress = self.progress._replace(iteration=progress.iteration + 1, decisions=decisions)
        return {
            "iteration": progress.iteration,
            "decisions": decisions,
            "seconds_playing": learning - began,
            "seconds_learning": time.perf_counter() - learning,
            **{name: it for name, it in figures.items() if np.isfinite(it)},
        }

    def _learn(
        self, sample: Sample, weights: LossWeights, learning_rate: float, key: jax.Array
    ) -> dict[str, jax.Array]:
        """Go over the sample, in another order each time; the slow copy follows."""
        parameters, slow, state = self.progress[:3]
        state[1].hyperparams["learning_rate"] = jnp.asarray(learning_rate, jnp.float32)
        size, minibatch = len(sample.action), self.recipe.minibatch
        found: list[dict[str, jax.Array]] = []
        for epoch in range(self.recipe.epochs):
            order = jax.random.permutation(jax.random.fold_in(key, epoch), size)
            order = order[: size // minibatch * minibatch].reshape(-1, minibatch)
            parameters, state, parts = improve(
                self.optimiser, parameters, state, slow, sample, order, weights, self.table.scale
            )
            found.append(parts)
        slow = jax.tree.map(lambda old, new: old + SLOW * (new - old), slow, parameters)
        self.progress = self.progress._replace(parameters=parameters, slow=slow, optimiser_state=state)
        return {name: jnp.stack([parts[name] for parts in found]).mean() for name in found[0]}
