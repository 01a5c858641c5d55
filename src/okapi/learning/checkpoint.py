"""Training kept in a folder, so that it can stop at any time and continue later; and the weights that ship.

The arrays are in files small enough for any transport: the weights in some, and in others the optimiser's memory,
which training can do without for a while.
"""

import json
import shutil
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
import optax

from .network import Parameters

Tree = TypeVar("Tree")
MAX_FILE = 15_000_000  # bytes


class Progress(NamedTuple):
    parameters: Parameters
    slow: Parameters  # the copy that the policy is pulled towards
    optimiser_state: optax.OptState
    iteration: int = 0
    decisions: int = 0


class NoCheckpoint(ValueError):
    """A folder that training cannot continue from."""


def save(folder: Path, progress: Progress) -> None:
    """Write all of it; the old checkpoint stays complete until the new one is."""
    beside = folder.with_suffix(".part")
    shutil.rmtree(beside, ignore_errors=True)
    beside.mkdir(parents=True)
    _write(beside, "weights", progress._replace(optimiser_state=()))
    _write(beside, "optimiser", progress.optimiser_state)
    shutil.rmtree(folder, ignore_errors=True)
    beside.rename(folder)


def load(folder: Path, like: Progress) -> Progress:
    """What was saved, in the shape of `like`; the optimiser starts from nothing if its files are missing.

    NoCheckpoint: the files hold something else.
    """
    progress = _read(folder, "weights", like._replace(optimiser_state=()))
    has_optimiser = any(folder.glob("optimiser-*.npz"))
    state = _read(folder, "optimiser", like.optimiser_state) if has_optimiser else like.optimiser_state
    return progress._replace(optimiser_state=state)


def _write(folder: Path, name: str, tree: object) -> None:
    groups: list[list[Any]] = [[]]
    for leaf in map(np.asarray, jax.tree.leaves(tree)):
        if groups[-1] and sum(it.nbytes for it in groups[-1]) + leaf.nbytes > MAX_FILE:
            groups.append([])
        groups[-1].append(leaf)
    for number, group in enumerate(groups):
        np.savez(folder / f"{name}-{number:02}.npz", *group)


def _read(folder: Path, name: str, like: Tree) -> Tree:
    leaves: list[Any] = []
    try:
        for path in sorted(folder.glob(f"{name}-*.npz")):
            with np.load(path) as file:
                leaves += [file[f"arr_{number}"] for number in range(len(file.files))]
    except (OSError, ValueError) as error:
        raise NoCheckpoint(f"{folder} cannot be read as a checkpoint ({error}); start in another") from error
    known = jax.tree.leaves(like)
    if [np.shape(leaf) for leaf in leaves] != [np.shape(leaf) for leaf in known]:
        raise NoCheckpoint(f"{folder} belongs to a network of another size; start in another folder")
    pairs = zip(leaves, known, strict=True)
    restored = [leaf.item() if isinstance(old, int) else jnp.asarray(leaf) for leaf, old in pairs]
    return jax.tree.unflatten(jax.tree.structure(like), restored)  # type: ignore[no-any-return]


def export(path: Path, parameters: Parameters, about: dict[str, Any]) -> None:
    """The weights that ship, in half precision, without the heads that only training uses; and a text.

    The text must say which `map` and `rules` they are for.
    """
    assert {"map", "rules"} <= about.keys()
    shipped = {name: np.asarray(it, np.float16) for name, it in parameters.items() if not name.startswith("owners.")}
    draft = path.with_name(f"{path.stem}-draft.npz")  # others may read the weights while training goes on
    np.savez_compressed(draft, **shipped)  # type: ignore[arg-type]
    draft.replace(path)
    path.with_suffix(".json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")


def read_weights(path: Path) -> tuple[Parameters, dict[str, Any]]:
    """The weights that ship, and their text; they lack the heads that only training uses.

    NoCheckpoint: the file or its text cannot be read.
    """
    try:
        about = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        with np.load(path) as file:
            return {name: jnp.asarray(file[name], jnp.float32) for name in file.files}, about
    except (OSError, ValueError) as error:
        raise NoCheckpoint(f"{path} and its text cannot be read as weights ({error})") from error
