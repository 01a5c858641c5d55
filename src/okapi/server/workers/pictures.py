"""Drawing a table: the library for it keeps Python's lock all the while, so that a worker does it."""

from msgspec import Raw, Struct

from okapi.game import view_from_json
from okapi.picture import card_of

from .records import board_of


class Draw(Struct, frozen=True, tag="draw"):
    """Draw what a spectator sees of a table. It gives a `Drawing`."""

    view: Raw
    board: str  # as JSON


class Drawing(Struct, frozen=True):
    png: bytes


def draw(job: Draw) -> Drawing:
    from resvg_py import svg_to_bytes  # noqa: PLC0415 (the server itself never needs it)

    table = view_from_json(bytes(job.view), board_of(job.board)).table
    return Drawing(bytes(svg_to_bytes(svg_string=card_of(table), skip_system_fonts=True)))
