"""Training by self-play, in slices that save and go on: `python -m okapi.learning.train --help`."""

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from okapi.board import africa
from okapi.game import Rules

from .checkpoint import NoCheckpoint, Progress, load, read_weights, save
from .games import Games, ProcessorGames, Table
from .imitation import imitate, imitation_loss, samples
from .lessons import Lessons, PlayedGames, joined, lessons_of, load_games
from .network import Parameters, Shape, initial
from .ppo import Weights, chosen_of, flattened, improve, returns
from .selfplay import SelfPlay, figures_of

TRACE = 0.95  # how far credit reaches back: 1 is all the way
SAVE_SECONDS = 120  # between checkpoints
MAX_LESSON = 4096  # decisions of one step of imitation
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
    opposed: float = 0.25  # the share of games against the slow copy: what was learned once is not forgotten
    warm_up: int = 20  # iterations in which only the forecasts learn: those of a bot's games are not its own


TINY = Recipe(counts=(8, 4, 4, 4), steps=8, minibatch=64, epochs=1, width=32, blocks=1, warm_up=1)


class Trainer:
    """The network, its optimiser and the games it plays."""

    progress: Progress

    def __init__(
        self,
        recipe: Recipe,
        *,
        seed: int = 0,
        rules: Rules | None = None,
        opponent: Parameters | None = None,
    ) -> None:
        """With an opponent, all games are against it, and to beat it is all there is to learn."""
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
        self._seed = seed
        self.opponent = None if opponent is None else {**parameters, **opponent}
        if self.opponent is not None and jax.tree.map(jnp.shape, self.opponent) != jax.tree.map(
            jnp.shape, parameters
        ):
            raise NoCheckpoint("the weights to beat are of a network of another size: say --width, --blocks")
        self.start_from(self.opponent or parameters)
        self._games: SelfPlay | None = None

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint, with deals that were not played before it."""
        self.progress = load(path, self.progress)

    def imitate(self, games: PlayedGames, epochs: int, learning_rate: float = 1e-3) -> dict[str, float]:
        """Learn from a bot's own games first; how well that went, on games it did not learn from."""
        every = list(games.one_by_one())
        held_out = max(1, len(every) // 50)
        exam = lessons_of(joined(every[:held_out]))
        taught = lessons_of(joined(every[held_out:] or every))
        minibatch = min(MAX_LESSON, len(taught.action))
        steps = epochs * (len(taught.action) // minibatch)
        optimiser = optax.chain(
            optax.clip_by_global_norm(1.0), optax.adam(optax.cosine_decay_schedule(learning_rate, steps))
        )
        parameters, scale = self.progress.parameters, self.table.scale
        state = optimiser.init(parameters)
        for sample in samples(taught, minibatch, epochs, self._seed):
            parameters, state, _ = imitate(optimiser, parameters, state, sample, scale)
        self.start_from(parameters)
        return {"lessons": len(taught.action), **self.examined(exam)}

    def examined(self, exam: Lessons) -> dict[str, float]:
        """How well the network knows what a bot does and how its games end."""
        size = min(MAX_LESSON, len(exam.action))
        found = [
            imitation_loss(self.progress.parameters, sample, self.table.scale)[1]
            for sample in samples(exam, size, 1, 0)
        ]
        return {name: float(np.mean([parts[name] for parts in found])) for name in found[0]}

    def start_from(self, parameters: Parameters) -> None:
        """Take these parameters, with nothing learned since."""
        own, slow = ({name: jnp.array(it) for name, it in parameters.items()} for _ in range(2))
        self.progress = Progress(own, slow, self.optimiser.init(own))  # copies: learning overwrites its own

    def _self_play(self) -> SelfPlay:
        """All games on a GPU, or on the processor in two halves; deals that were not played before."""
        first_seed = (self.progress.iteration + 1) << FIRST_SEED_BITS
        opposed = 1.0 if self.opponent is not None else self.recipe.opposed
        shares = (
            (1 - opposed, opposed)
            if jax.default_backend() == "gpu"
            else ((1 - opposed) / 2,) * 2 + (opposed,)
        )
        groups: list[list[Games]] = []
        for number, share in enumerate(shares):
            counts = [round(count * share) for count in self.recipe.counts]
            seed = first_seed + (number << (FIRST_SEED_BITS - 2))
            groups.append([self._group(counts, seed)] if any(counts) else [])
        *alone, opposed_group = groups
        return SelfPlay(self.table, [group for it in alone for group in it], opposed_group)

    def _group(self, counts: Sequence[int], first_seed: int) -> Games:
        if jax.default_backend() == "gpu":
            from .gpu_games import GpuGames  # noqa: PLC0415 (needs CuPy, which only a GPU has use for)

            return GpuGames(self.table, counts, first_seed)
        return ProcessorGames(self.table, counts, first_seed)

    def iterate(self, weights: Weights, learning_rate: float) -> dict[str, float]:
        """Play some steps, learn from them; the figures of this iteration."""
        recipe, progress = self.recipe, self.progress
        if self._games is None:
            self._games = self._self_play()
        key = jax.random.fold_in(jax.random.key(self._seed + 1), progress.iteration)
        began = time.perf_counter()
        opponent = progress.slow if self.opponent is None else self.opponent
        steps, last = self._games.steps(progress.parameters, key, recipe.steps, opponent)
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
            **self._games.share_against_opponent(steps),
        }


def schedule(decisions: int, horizon: int, *, is_warming_up: bool = False) -> tuple[Weights, float]:
    """What counts at this point of a run: first points, which teach fast, and more and more the win.

    While it warms up, the policy is held where it is, and the forecasts learn what it is worth.
    """
    done = min(1.0, decisions / horizon)
    weights = Weights(
        points=1.0 - 0.7 * done,
        win=0.5 + done,
        entropy=0.005 * (1 - done) + 0.002 * done,
        pull=0.05 * (1 - done) + 0.01 * done,
    )
    if is_warming_up:
        weights = weights._replace(policy=0.0, entropy=0.0, pull=1.0)
    return weights, 2e-4 * (1 - done) + 5e-5 * done


class Slice(NamedTuple):
    """A stretch of training."""

    folder: Path  # of the checkpoint and the log
    seconds: float
    horizon: int  # decisions of the whole run
    lessons: Sequence[Path] = ()  # files of games to learn from, if there is no checkpoint yet
    passes: int = 8  # over the lessons


def run(trainer: Trainer, slice: Slice) -> None:
    """Train for some time: go on from the checkpoint if there is one, save into it, and add to the log."""
    checkpoint, log = slice.folder / "checkpoint", slice.folder / "log.jsonl"
    began = saved = time.monotonic()
    if checkpoint.exists():
        trainer.resume(checkpoint)
    elif slice.lessons:
        figures = trainer.imitate(joined([load_games(path) for path in slice.lessons]), slice.passes)
        print(json.dumps({**figures, "seconds": time.monotonic() - began}), flush=True)
        save(checkpoint, trainer.progress)
    is_over = False
    while not is_over:
        progress = trainer.progress
        is_warming_up = progress.iteration < trainer.recipe.warm_up
        figures = trainer.iterate(*schedule(progress.decisions, slice.horizon, is_warming_up=is_warming_up))
        is_over = time.monotonic() >= began + slice.seconds
        with log.open("a") as file:
            file.write(json.dumps(figures) + "\n")
        if is_over or trainer.progress.iteration % PRINTED == 1:
            print(json.dumps({name: round(it, 4) for name, it in figures.items()}), flush=True)
        if is_over or time.monotonic() - saved > SAVE_SECONDS:
            save(checkpoint, trainer.progress)
            saved = time.monotonic()


def main() -> None:
    """One slice of training."""
    given = _arguments()
    given.folder.mkdir(parents=True, exist_ok=True)
    opponent = None if given.against is None else read_weights(given.against)
    trainer = Trainer(recipe_of(given), opponent=opponent)
    run(trainer, Slice(given.folder, given.seconds, given.horizon, given.lessons, given.passes))


def recipe_of(given: Namespace) -> Recipe:
    """The recipe that the arguments ask for."""
    recipe = TINY if given.tiny else Recipe()
    asked = {name: getattr(given, name, None) for name in Recipe._fields}
    return recipe._replace(**{name: it for name, it in asked.items() if it is not None})


def add_recipe(parser: ArgumentParser) -> None:
    """What a recipe can be changed in: a network of another size, fewer games at a time."""
    parser.add_argument("--tiny", action="store_true", help="a network that a processor trains in seconds")
    parser.add_argument("--width", type=int, help="of the network's layers")
    parser.add_argument("--blocks", type=int, help="of two layers each")
    parser.add_argument(
        "--counts", type=_counts, help="games at a time for 2, 3, 4 and 5 players, with commas"
    )
    parser.add_argument("--steps", type=int, help="decisions in each game of an iteration")
    parser.add_argument("--minibatch", type=int, help="decisions of one step of the optimiser")
    parser.add_argument("--warm-up", type=int, help="iterations in which only the forecasts learn")


def _counts(text: str) -> tuple[int, ...]:
    counts = tuple(map(int, text.split(",")))
    if len(counts) != len(Recipe().counts):
        raise ValueError("give four numbers")
    return counts


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m okapi.learning.train", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the checkpoint and the log lie")
    parser.add_argument("--seconds", type=float, default=540, help="how long this slice takes")
    parser.add_argument("--horizon", type=int, default=2_000_000_000, help="decisions of the whole run")
    parser.add_argument(
        "--lessons", type=Path, nargs="*", default=(), help="games to learn from first, as files"
    )
    parser.add_argument("--passes", type=int, default=8, help="over the lessons")
    parser.add_argument("--against", type=Path, help="weights to beat: nothing else is learned")
    add_recipe(parser)
    return parser.parse_args()


if __name__ == "__main__":
    main()
