"""The weights that ship: arrays in half precision, and a text beside them that says where they come from."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from okapi.board import Board
from okapi.game import Rules
from okapi.numbering import numbering_of

from . import WEIGHTS
from .inference import Network
from .layout import layout_for


class BadWeights(ValueError):
    """A file that no network can be made from."""


@lru_cache(maxsize=4)
def network_for(board: Board, rules: Rules, path: Path = WEIGHTS) -> Network | None:
    """The network of a file, for games on this board; None: it cannot read them.

    It reads games on the board it was trained on, by rules that put as many tickets on offer and number as
    many actions. Other numbers of the rules are not compared: it was trained by the published ones, and plays
    shorter or longer games as well as that serves. BadWeights: the file or its text cannot be read.
    """
    try:
        with np.load(path) as file:
            parameters = {name: file[name] for name in file.files}
        trained_on = about(path)["board"]
        inputs, outputs = len(parameters["input.weight"]), len(parameters["policy.bias"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadWeights(f"{path} holds no weights of a network ({error}); install okapi again") from error
    layout = layout_for(board, rules)
    fits = (inputs, outputs) == (layout.size, len(numbering_of(board, rules)))
    return Network(parameters, layout.scale) if fits and trained_on == board.content_hash else None


def about(path: Path = WEIGHTS) -> dict[str, Any]:
    """What the text beside the weights says: board, recipe, commit, figures."""
    description: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return description
