"""The weights that ship: arrays in half precision, and a text beside them that says where they come from."""

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from okapi.board import Board
from okapi.compiled.limits import BeyondLimits, check_limits
from okapi.game import VARIANTS, Rules

from . import WEIGHTS
from .inference import Network
from .layout import AGREED, OFFER_SLOTS, layout_for
from .numbers import action_count

Known = Mapping[str, Any]  # what a text says: the map and the rules of the games that the network knows


class BadWeights(ValueError):
    """A file that no network can be made from."""


@lru_cache(maxsize=32)
def network_for(board: Board, rules: Rules, path: Path = WEIGHTS) -> Network | None:
    """The network of a file, for games on this board by these rules; None: it does not know them.

    It knows the map it was trained on with any deck of tickets, and the numbers of the rules that its text says.
    BadWeights: the file or its text cannot be read.
    """
    try:
        if not knows(about(path), board, rules):
            return None
        network = _network(path, tuple(layout_for(board).scale.tolist()))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadWeights(f"{path} holds no weights of a network ({error}); install okapi again") from error
    return network if network.actions == action_count(board, rules) else None


@lru_cache(maxsize=4)
def _network(path: Path, scale: tuple[float, ...]) -> Network:
    """One for all decks and rules. ValueError: these are weights for other features."""
    with np.load(path) as file:
        return Network({name: file[name] for name in file.files}, np.array(scale, np.float32))


def about(path: Path = WEIGHTS) -> dict[str, Any]:
    """What the text beside the weights says: the map, the rules, recipe, commit, figures."""
    description: dict[str, Any] = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    return description


def knows(text: Known, board: Board, rules: Rules) -> bool:
    """Whether a network was trained for such games: on this map, with rules in the range that it has met.

    Numbers that nobody may agree on are the published ones.
    """
    if text["map"] != map_hash(board):
        return False
    try:
        check_limits(board, rules)
    except BeyondLimits:  # by the deck: the map has not changed
        return False
    published, agreed = (msgspec.structs.asdict(it) for it in (Rules(), rules))
    return all(
        text["rules"][name][0] <= agreed[name] <= text["rules"][name][1]
        if name in text["rules"]
        else agreed[name] == published[name]
        for name in published
    )


def what_is_known(board: Board) -> dict[str, Any]:
    """What the text of a network says if it is trained on this map now: see `okapi.learning.settings`."""
    return {"map": map_hash(board), "rules": {name: known_range(name) for name in AGREED}}


def known_range(name: str) -> tuple[int, int]:
    """The range that may be agreed on for a number of the rules, as far as the network has room for it."""
    variant = VARIANTS[name]
    return variant.min, min(variant.max, OFFER_SLOTS) if name in ("tickets_dealt", "tickets_drawn") else variant.max


def map_hash(board: Board) -> str:
    """A fingerprint of places and routes: not of the tickets, nor of names and pictures."""
    places = [(place.id, place.kind, place.country) for place in board.places.values()]
    routes = [(it.between, it.colour, it.length, it.locomotives, it.twin) for it in board.routes.values()]
    return hashlib.sha256(msgspec.json.encode([places, routes])).hexdigest()
