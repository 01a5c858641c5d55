"""What must be true of a board file beyond having the right keys and types.

Each check is a small generator of problems; a new one is added to the tuple of its section.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from okapi.board.checks.header import HEADER_CHECKS
from okapi.board.checks.places import PLACE_CHECKS
from okapi.board.checks.reach import REACH_CHECKS
from okapi.board.checks.routes import ROUTE_CHECKS
from okapi.board.checks.tickets import TICKET_CHECKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from okapi.board.draft import Draft
    from okapi.board.problems import Problem

CHECKS = (*HEADER_CHECKS, *PLACE_CHECKS, *ROUTE_CHECKS, *TICKET_CHECKS, *REACH_CHECKS)


def check(draft: Draft) -> Iterator[Problem]:
    """Everything that is wrong with what could be read of a board file."""
    for each in CHECKS:
        yield from each(draft)
