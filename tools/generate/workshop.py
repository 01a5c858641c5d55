"""What the workshop in the browser begins with, with or without a server: the built-in board, and its distances.

Also the positions of that board's places, by which the map recognises our geography.
"""

import json

import msgspec

from okapi.board import africa
from okapi.board.distances import distances


def built_in() -> str:
    """The workshop's file."""
    board = africa()
    found = {"content": msgspec.to_builtins(board.content), "distances": msgspec.to_builtins(distances(board))}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def places() -> str:
    """The places of the built-in board by their ids."""
    rows = (f'  "{place.id}": {json.dumps(place.at)}' for place in africa().places.values())
    return "{\n" + ",\n".join(rows) + "\n}\n"
