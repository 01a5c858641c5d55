"""The table as everyone sees it, in the form that a render mode asks for."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from okapi.extras import needs
from okapi.game import Stage, Table, score_table
from okapi.picture import svg_of

FRAMES = ("ansi", "svg", "rgb_array")
RENDER_MODES = ("human", *FRAMES)  # a human reads what `ansi` writes


def check_render_mode(mode: str | None, modes: Sequence[str] = RENDER_MODES) -> None:
    """ValueError if there is no such mode."""
    if mode is not None and mode not in modes:
        raise ValueError(f"there is no render mode {mode!r}; take one of {', '.join(modes)}")


def rendered(table: Table, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The picture in this mode; None without one, or if it was printed."""
    if mode == "svg":
        return svg_of(table)
    if mode == "rgb_array":
        return _pixels_of(table)
    if mode == "ansi":
        return text_of(table)
    if mode == "human":
        print(text_of(table))
    return None


def _pixels_of(table: Table) -> NDArray[np.uint8]:
    """The picture as pixels: height, width, and red, green, blue. ImportError: resvg or Pillow is missing."""
    with needs("research", "resvg_py", "PIL"):
        from PIL import Image  # noqa: PLC0415 (only this needs them)
        from resvg_py import svg_to_bytes  # noqa: PLC0415
    with Image.open(BytesIO(svg_to_bytes(svg_string=svg_of(table)))) as image:
        return np.array(image.convert("RGB"))


def text_of(table: Table) -> str:
    """The table in plain text, a few lines."""
    return "\n".join(_lines(table))


def _lines(table: Table) -> Iterator[str]:
    yield f"{table.board.name}, {len(table.players)} players: {table.stage.replace('-', ' ')}"
    yield f"  face up: {_names(table.display)} | {_names(table.terrain_display)}"
    terrain = table.terrain_deck.total()
    yield f"  decks: {table.train_deck} train, {terrain} terrain, {table.ticket_deck} tickets"
    for seat, player in enumerate(table.players):
        pointer = ">" if seat in table.acting() else " "
        open_cards = ", ".join(
            f"{n} {k}" for k, n in zip(("desert", "jungle", "mountain"), player.terrain.counts(), strict=True)
        )
        yield (
            f"{pointer} player_{seat}: {player.score} points, {player.trains} trains, {player.cards} cards, "
            f"{player.tickets} tickets; {open_cards}"
        )
        claimed = [
            f"{route}{' (doubled)' if claim.doubled else ''}"
            for route, claim in table.claims.items()
            if claim.seat == seat
        ]
        if claimed:
            yield f"    {', '.join(claimed)}"
    if table.stage is Stage.GAME_OVER:
        sheet = score_table(table, table.revealed)
        totals = ", ".join(f"player_{score.seat} {score.total}" for score in sheet.scores)
        yield f"final score: {totals}; won by {', '.join(f'player_{seat}' for seat in sheet.winners)}"


def _names(cards: tuple[Any, ...]) -> str:
    return ", ".join(str(card or "-") for card in cards)
