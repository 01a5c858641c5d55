"""Training by self-play, in slices that save and go on: `python -m okapi.learning.train --help`."""

import json
import time
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from okapi.board import africa
from okapi.game import Rules

from .checkpoint import Progress, load, save
from .games import Games, ProcessorGames, Table
from .imitation import Lessons, imitate, imitation_loss, lessons, samples
from .network import Shape, initial
from .ppo import Weights, chosen_of, flattened, improve, returns
from .selfplay import SelfPlay, figures_of

TRACE = 0.95  # how far credit reaches back: 1 is all the way
SAVE_SECONDS = 120  # between checkpoints
PRINTED = 20  # iterations from one line on the screen to the next
FIRST_SEED_BITS = 40  # deals that training may go through between two starts
SLOW = 0.005  # how fast the slow copy follows


class Recipe(NamedTuple):
    """What a run is made of. The defaults are for one large GPU; `tiny` is for a test on a processor."""

    counts: tuple[int, ...] = (8192, 2048, 2048, 2048)  # games at a time, for 2, 3, 4 and 5 players
    steps: int = 64
    minibatch: int = 32768
    epochs: int = 2
    learning_rate: float = 3e-4
    width: int = 512
    blocks: int = 2
    weights: Weights = Weights()


TINY = Recipe(counts=(8, 4, 4, 4), steps=8, minibatch=64, epochs=1, width=32, blocks=1)


class Trainer:
    """The network, its optimiser and the games it plays."""

    def __init__(self, recipe: Recipe, *, seed: int = 0, rules: Rules | None = None) -> None:
        self.recipe = recipe
        self.table = Table(africa(), rules or Rules())
        self.shape = Shape(
            self.table.layout.size,
            len(self.table.numbering),
            len(self.table.board.routes),
            recipe.width,
            recipe.blocks,
        )
        self.optimiser = optax.chain(
            optax.clip_by_global_norm(0.5),
            optax.inject_hyperparams(optax.adam)(recipe.learning_rate, eps=1e-5),
        )
        parameters = initial(jax.random.key(seed), self.shape)
        slow = {name: jnp.array(it) for name, it in parameters.items()}
        self.progress = Progress(parameters, slow, self.optimiser.init(parameters))
        self._seed = seed
        self._games: SelfPlay | None = None

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint, with deals that were not played before it."""
        self.progress = load(path, self.progress)

    def imitate(self, bot: str, games: int, epochs: int, learning_rate: float = 1e-3) -> dict[str, float]:
        """Learn from a bot's own games first; how well that went, on games it did not learn from."""
        sizes = (2, 2, 3, 4, 5)
        seeds = [(sizes[number % len(sizes)], f"lesson {number}") for number in range(games)]
        taught = lessons(bot, seeds)
        held_out = len(taught.action) // 50
        exam = Lessons(*(it[-held_out:] for it in taught))
        taught = Lessons(*(it[:-held_out] for it in taught))
        minibatch = min(4096, len(taught.action))
        steps = epochs * (len(taught.action) // minibatch)
        optimiser = optax.chain(
            optax.clip_by_global_norm(1.0), optax.adam(optax.cosine_decay_schedule(learning_rate, steps))
        )
        parameters, scale = self.progress.parameters, self.table.scale
        state = optimiser.init(parameters)
        for sample in samples(taught, minibatch, epochs, self._seed):
            parameters, state, _ = imitate(optimiser, parameters, state, sample, scale)
        _, parts = imitation_loss(parameters, next(samples(exam, held_out, 1, 0)), scale)
        slow = {name: jnp.array(it) for name, it in parameters.items()}
        fresh = self.optimiser.init(parameters)
        self.progress = self.progress._replace(parameters=parameters, slow=slow, optimiser_state=fresh)
        return {"lessons": len(taught.action), **{name: float(it) for name, it in parts.items()}}

    def _groups(self, first_seed: int) -> list[Games]:
        """All games on a GPU, or on the processor in two halves."""
        counts = self.recipe.counts
        if jax.default_backend() == "gpu":
            from .gpu_games import GpuGames  # noqa: PLC0415 (needs CuPy, which only a GPU has use for)

            return [GpuGames(self.table, counts, first_seed)]
        halves = [count // 2 for count in counts]
        starts = (first_seed, first_seed + (1 << (FIRST_SEED_BITS - 1)))
        return [ProcessorGames(self.table, halves, start) for start in starts]

    def iterate(self, weights: Weights, learning_rate: float) -> dict[str, float]:
        """Play some steps, learn from them; the figures of this iteration."""
        recipe, progress = self.recipe, self.progress
        if self._games is None:
            self._games = SelfPlay(self.table, self._groups((progress.iteration + 1) << FIRST_SEED_BITS))
        key = jax.random.fold_in(jax.random.key(self._seed + 1), progress.iteration)
        began = time.perf_counter()
        steps, last = self._games.steps(progress.parameters, key, recipe.steps)
        sample = flattened(steps, returns(steps, last, TRACE), weights)
        sample.advantage.block_until_ready()
        played = time.perf_counter()
        parameters, state, slow = progress.parameters, progress.optimiser_state, progress.slow
        state[1].hyperparams["learning_rate"] = jnp.asarray(learning_rate)
        decisions = len(sample.action)
        parts: list[dict[str, jax.Array]] = []
        for epoch in range(recipe.epochs):
            order = jax.random.permutation(jax.random.fold_in(key, epoch), decisions)
            for start in range(0, decisions - recipe.minibatch + 1, recipe.minibatch):
                batch = chosen_of(sample, order[start : start + recipe.minibatch])
                parameters, state, found = improve(
                    self.optimiser, parameters, state, slow, batch, weights, self.table.scale
                )
                parts.append(found)
        slow = jax.tree.map(lambda old, new: old + SLOW * (new - old), slow, parameters)
        self.progress = Progress(
            parameters, slow, state, progress.iteration + 1, progress.decisions + decisions
        )
        figures = {name: float(np.mean([part[name] for part in parts])) for name in parts[0]}
        return {
            "iteration": progress.iteration,
            "decisions": progress.decisions + decisions,
            "seconds_playing": played - began,
            "seconds_learning": time.perf_counter() - played,
            **figures,
            **figures_of(steps),
        }


def schedule(decisions: int, horizon: int) -> tuple[Weights, float]:
    """What counts at this point of a run: first points, which teach fast, and more and more the win."""
    done = min(1.0, decisions / horizon)
    weights = Weights(points=1.0 - 0.7 * done, win=0.5 + done, entropy=0.005 * (1 - done) + 0.002 * done)
    return weights, 2e-4 * (1 - done) + 5e-5 * done


def run(
    recipe: Recipe,
    checkpoint: Path,
    log: Path,
    *,
    seconds: float,
    horizon: int,
    lessons: int = 0,
    seed: int = 0,
) -> Trainer:
    """Train for some time: go on from the checkpoint if there is one, save into it, and add to the log."""
    trainer = Trainer(recipe, seed=seed)
    end = time.monotonic() + seconds
    if checkpoint.exists():
        trainer.resume(checkpoint)
    elif lessons:
        figures = trainer.imitate("planner", lessons, epochs=8)
        print(json.dumps({**figures, "seconds": seconds - (end - time.monotonic())}), flush=True)
        save(checkpoint, trainer.progress)
    saved, is_over = time.monotonic(), False
    while not is_over:
        weights, learning_rate = schedule(trainer.progress.decisions, horizon)
        figures = trainer.iterate(weights, learning_rate)
        is_over = time.monotonic() >= end
        with log.open("a") as file:
            file.write(json.dumps(figures) + "\n")
        if is_over or trainer.progress.iteration % PRINTED == 1:
            print(json.dumps({name: round(it, 4) for name, it in figures.items()}), flush=True)
        if time.monotonic() - saved > SAVE_SECONDS:
            save(checkpoint, trainer.progress)
            saved = time.monotonic()
    save(checkpoint, trainer.progress)
    return trainer


def main() -> None:
    """One slice of training."""
    arguments = _arguments()
    recipe = TINY if arguments.tiny else Recipe()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    run(
        recipe,
        arguments.folder / "checkpoint",
        arguments.folder / "log.jsonl",
        seconds=arguments.seconds,
        horizon=arguments.horizon,
        lessons=arguments.lessons,
    )


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m okapi.learning.train", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the checkpoint and the log lie")
    parser.add_argument("--seconds", type=float, default=540, help="how long this slice takes")
    parser.add_argument("--horizon", type=int, default=2_000_000_000, help="decisions of the whole run")
    parser.add_argument("--lessons", type=int, default=4000, help="games of `planner` to learn from first")
    parser.add_argument("--tiny", action="store_true", help="a network that a processor trains in seconds")
    return parser.parse_args()


if __name__ == "__main__":
    main()
