"""Training by self-play, in slices that save and continue: `python -m okapi.learning.train --help`."""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from okapi.extras import needs

with needs("train", "jax", "optax", importer=__name__):
    from .checkpoint import NoCheckpoint, export, read_weights, save
    from .imitation_data import NoExamples, joined, load_games
    from .recipe import add_recipe, recipe_of, schedule
    from .trainer import Trainer

SAVE_SECONDS = 120  # between checkpoints
PRINTED = 20  # iterations from one line on the screen to the next


class Slice(NamedTuple):
    folder: Path  # of the checkpoint, the weights and the log
    seconds: float
    horizon: int  # decisions of the whole run; 0: as many as there is time for
    start: Path | None = None  # weights to continue from, if there is no checkpoint yet
    imitate: Sequence[Path] = ()  # files of games to learn from, if there are no weights either
    passes: int = 8  # over the examples


def run(trainer: Trainer, slice: Slice) -> None:
    """Train for some time: continue from the checkpoint if there is one, save into it, and add to the log."""
    began = saved = time.monotonic()
    begin(trainer, slice)
    playing, first, is_over = time.monotonic(), trainer.progress.decisions, False
    while not is_over:
        progress = trainer.progress
        is_warming_up = progress.iteration < trainer.recipe.warm_up
        left, since = began + slice.seconds - time.monotonic(), time.monotonic() - playing
        within_reach = progress.decisions + (progress.decisions - first) * max(0.0, left) / max(since, 1.0)
        horizon = slice.horizon or max(round(within_reach), 1)
        figures = trainer.iterate(*schedule(progress.decisions, horizon, is_warming_up=is_warming_up))
        is_over = time.monotonic() >= began + slice.seconds
        with (slice.folder / "log.jsonl").open("a") as file:
            file.write(json.dumps(figures) + "\n")
        if is_over or trainer.progress.iteration % PRINTED == 1:
            print(json.dumps({name: round(it, 4) for name, it in figures.items()}), flush=True)
        if is_over or time.monotonic() - saved > SAVE_SECONDS:
            keep(trainer, slice.folder)
            saved = time.monotonic()


def begin(trainer: Trainer, slice: Slice) -> None:
    """What training continues from: the checkpoint, or weights, or a bot's games, or nothing."""
    began = time.monotonic()
    if (slice.folder / "checkpoint").exists():
        trainer.resume(slice.folder / "checkpoint")
    elif slice.start is not None:
        parameters, about = read_weights(slice.start)
        trainer.start_from(parameters, about.get("iterations", 0), about.get("decisions", 0))
    elif slice.imitate:
        figures = trainer.imitate(joined([load_games(path) for path in slice.imitate]), slice.passes)
        print(json.dumps({**figures, "seconds": time.monotonic() - began}), flush=True)
        keep(trainer, slice.folder)


def keep(trainer: Trainer, folder: Path) -> None:
    """A checkpoint to continue from, and the weights as they would ship, to be measured while training continues.

    The slow copy is a mean of the last minutes, and may play better than what it follows.
    """
    save(folder / "checkpoint", trainer.progress)
    export(folder / "weights.npz", trainer.progress.parameters, trainer.about())
    export(folder / "slow.npz", trainer.progress.slow, trainer.about())


def main() -> int:
    given = _arguments()
    try:
        given.folder.mkdir(parents=True, exist_ok=True)
        opponent = None if given.against is None else read_weights(given.against)[0]
        trainer = Trainer(recipe_of(given), opponent=opponent)
        asked = (given.folder, given.seconds, given.horizon, given.start, given.imitate, given.passes)
        run(trainer, Slice(*asked))
    except (NoCheckpoint, NoExamples) as reason:
        print(reason, file=sys.stderr)
        return 2
    return 0


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m okapi.learning.train", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the checkpoint, the weights and the log lie")
    parser.add_argument("--seconds", type=float, default=540, help="how long this slice takes")
    parser.add_argument(
        "--horizon", type=int, default=1_200_000_000, help="decisions of the whole run; 0: what there is time for"
    )
    parser.add_argument("--start", type=Path, help="weights to go on from; the text beside them says how far they are")
    parser.add_argument("--imitate", type=Path, nargs="*", default=(), help="games to learn from first, as files")
    parser.add_argument("--passes", type=int, default=8, help="over the examples")
    parser.add_argument("--against", type=Path, help="weights to beat: nothing else is learned")
    add_recipe(parser)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
