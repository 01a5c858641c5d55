"""What must be true of the top of a board file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from okapi.board.checks.ids import misspelt_id, misspelt_name
from okapi.board.problems import Flaw, Problem, problem, shown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from okapi.board.draft import Draft

LARGEST_SIZE = 100_000


def board_id_and_name(draft: Draft) -> Iterator[Problem]:
    """Records name the board they were played on by its id."""
    if draft.header:
        yield from misspelt_id("board", draft.header.id)
        yield from misspelt_name("board", draft.header.name)


def board_size(draft: Draft) -> Iterator[Problem]:
    """The size gives the proportions in which the board is drawn."""
    if draft.header and not all(1 <= side <= LARGEST_SIZE for side in draft.header.size):
        size = shown(draft.header.size)
        yield problem(
            "board", Flaw.BOTH_OUT_OF_RANGE, key="size", value=size, least="1", most=str(LARGEST_SIZE)
        )


HEADER_CHECKS = (board_id_and_name, board_size)
