"""A small network that decides as a large one does: `python -m okapi.learning.distil WEIGHTS FOLDER --seconds 90`.

The large one plays against itself; the small one learns what it would do and what it expects, position by position. A
search plays games out with the small one, which is many times as fast.
"""

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import Any

from okapi import __version__
from okapi.board import africa
from okapi.bots.network.weights import what_is_known
from okapi.extras import needs
from okapi.game import Rules

with needs("train", "jax", "optax", importer=__name__):
    import jax
    import jax.numpy as jnp
    import optax
    from jax import Array

    from .checkpoint import NoCheckpoint, export, read_weights
    from .games import Crowd, MapTables
    from .network import Parameters, Shape, apply, initial, scaled
    from .ppo import LossWeights, Sample, chosen_of, masked, outlook_loss, unpacked
    from .recipe import Recipe, add_recipe, recipe_of
    from .selfplay import SelfPlay

FIRST_SEED = 1 << 56  # deals that training does not get to
RATES = (2e-3, 2e-5)  # of learning, first and last
FORESIGHT = 0.5  # what forecasts count against the policy


def distil_loss(
    student: Parameters, teacher: Parameters, sample: Sample, scale: Array
) -> tuple[Array, dict[str, Array]]:
    """How unlike the teacher the student is: in what it would do, and in what it expects."""
    features = scaled(sample.features, scale)
    answer, taught = apply(student, features), jax.lax.stop_gradient(apply(teacher, features))
    legal = unpacked(sample.legal, answer.logits.shape[-1])
    own, model = masked(answer.logits, legal), masked(taught.logits, legal)
    count = jnp.maximum(sample.learns.sum(), 1)
    apart = jnp.where(sample.learns, (jnp.exp(model) * (model - own)).sum(-1), 0.0).sum() / count
    same = (sample.learns & (own.argmax(-1) == model.argmax(-1))).sum() / count
    expected = jnp.stack([taught.outlook[..., 0], jax.nn.sigmoid(taught.outlook[..., 1])], axis=-1)
    foresight = outlook_loss(answer, sample._replace(outlook=expected))
    return apart + FORESIGHT * foresight, {"apart": apart, "same": same, "outlook": foresight}


@partial(jax.jit, static_argnames="optimiser", donate_argnums=(1, 2))
def learn(
    optimiser: optax.GradientTransformation,
    student: Parameters,
    state: optax.OptState,
    teacher: Parameters,
    sample: Sample,
    order: Array,
    scale: Array,
) -> tuple[Parameters, optax.OptState, dict[str, Array]]:
    """Go over a sample once, in this order: [minibatches, decisions]."""

    def step(carry: tuple[Parameters, optax.OptState], which: Array) -> Any:
        student, state = carry
        batch = chosen_of(sample, which)
        (_, parts), gradient = jax.value_and_grad(distil_loss, has_aux=True)(student, teacher, batch, scale)
        updates, state = optimiser.update(gradient, state, student)
        return (optax.apply_updates(student, updates), state), parts

    (student, state), parts = jax.lax.scan(step, (student, state), order)
    return student, state, jax.tree.map(jnp.mean, parts)


class Distillation:
    """A teacher that plays, and a student that watches."""

    def __init__(self, teacher: Parameters, recipe: Recipe, seed: int = 0) -> None:
        table = self.table = MapTables(africa(), Rules())
        self.teacher, self.recipe, self.decisions = teacher, recipe, 0
        shape = Shape(table.layout.size, table.actions, len(table.board.routes), recipe.width, recipe.blocks)
        self.student = initial(jax.random.key(seed), shape)
        nobody = [0] * len(recipe.counts)
        settings = table.settings(seed, recipe.variety)
        self._games = SelfPlay(table, Crowd(recipe.counts, nobody, recipe.steps, settings, FIRST_SEED))
        # What only training uses; the weights that ship lack it.
        self._whole = {**teacher, **{name: it for name, it in _owners(teacher, shape).items() if name not in teacher}}
        adam = optax.inject_hyperparams(optax.adam)(RATES[0])
        self._optimiser = optax.chain(optax.clip_by_global_norm(1.0), adam)
        self._state = self._optimiser.init(self.student)
        self._key = jax.random.key(seed + 1)

    def iterate(self, done: float) -> dict[str, float]:
        """Let the teacher play some steps, and learn from them; `done` is how much of the time is over."""
        sample, _ = self._games.played(self._whole, self._whole, LossWeights())
        rate = RATES[0] * (RATES[1] / RATES[0]) ** done
        self._state[1].hyperparams["learning_rate"] = jnp.asarray(rate, jnp.float32)
        self._key, key = jax.random.split(self._key)
        size = min(self.recipe.minibatch, len(sample.action))
        order = jax.random.permutation(key, len(sample.action))
        order = order[: len(order) // size * size].reshape(-1, size)
        self.student, self._state, parts = learn(
            self._optimiser, self.student, self._state, self._whole, sample, order, self.table.scale
        )
        self.decisions += sum(self.recipe.counts) * self.recipe.steps
        return {"decisions": self.decisions, **{name: float(it) for name, it in jax.device_get(parts).items()}}

    def about(self) -> dict[str, Any]:
        """What the text beside the weights says of them."""
        return {
            **what_is_known(self.table.board),
            "okapi": __version__,
            "data": "what the network beside it would do and expects, in games against itself",
            "decisions": self.decisions,
            "recipe": self.recipe._asdict(),
        }


def _owners(teacher: Parameters, shape: Shape) -> Parameters:
    width = len(teacher["head.norm"])
    whole = initial(jax.random.key(0), shape._replace(width=width))
    return {name: it for name, it in whole.items() if name.startswith("owners.")}


def run(distillation: Distillation, folder: Path, seconds: float) -> None:
    """Learn for some time and write the weights."""
    began, done = time.monotonic(), 0.0
    while done < 1:
        figures = distillation.iterate(done)
        done = min(1.0, (time.monotonic() - began) / seconds)
        print(json.dumps({name: round(it, 4) for name, it in figures.items()}), flush=True)
    export(folder / "rollout.npz", distillation.student, distillation.about() | {"figures": figures})


def main() -> int:
    given = _arguments()
    given.folder.mkdir(parents=True, exist_ok=True)
    try:
        distillation = Distillation(read_weights(given.weights)[0], recipe_of(given))
    except NoCheckpoint as reason:
        print(reason, file=sys.stderr)
        return 2
    run(distillation, given.folder, given.seconds)
    return 0


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m okapi.learning.distil", description=__doc__)
    parser.add_argument("weights", type=Path, help="of the large network")
    parser.add_argument("folder", type=Path, help="where the small one's are written, as rollout.npz")
    parser.add_argument("--seconds", type=float, default=90)
    add_recipe(parser)
    parser.set_defaults(width=128, blocks=2, steps=24, minibatch=8192)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
