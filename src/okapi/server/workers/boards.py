"""Boards that people make. They may contain anything, so they are checked and read in a worker."""

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from okapi.board import BoardContent, BoardError, africa
from okapi.board.checks import is_mapped
from okapi.board.difference import difference
from okapi.board.distances import distances
from okapi.board.loading import draft_of, problems_of, read_board_text
from okapi.game import Rules
from okapi.server.protocol.messages import CheckedBoard, ReadBoard
from okapi.server.protocol.reasons import Refusal, ServerReason

MAX_PROBLEMS = 50  # that are listed
MAX_PLACES, MAX_ROUTES, MAX_TICKETS = 120, 300, 300
MAX_LANGUAGES = 40
MAX_LETTERS = 60  # of a name or an id, so that it fits on the screen and in the database


MAX_ID_LETTERS = 3 * MAX_LETTERS  # of a route's id, which usually names two places


class CheckBoardJob(Struct, frozen=True, tag="check-board"):
    """Check a board. The result is a `CheckedBoard`."""

    content: BoardContent


class ReadBoardJob(Struct, frozen=True, tag="read-board"):
    """Read the text of a board file. The result is a `ReadBoard`."""

    text: str


def check_board(job: CheckBoardJob) -> CheckedBoard:
    draft, built_in = draft_of(job.content), africa()
    found = tuple(islice(problems_of(draft), MAX_PROBLEMS + 1))
    board = draft.board()
    differs = difference(board, built_in)
    return CheckedBoard(
        problems=found[:MAX_PROBLEMS],
        is_all=len(found) <= MAX_PROBLEMS,
        hash=None if found else board.content_hash,
        players=0 if found else players_for(len(job.content.tickets)),
        difference=differs,
        distances=distances(board) if differs.map and is_mapped(draft) else None,
    )


def players_for(tickets: int) -> int:
    """How many players this many tickets are enough for."""
    rules = Rules()
    return min(rules.max_players, tickets // rules.tickets_dealt)


def read_board(job: ReadBoardJob) -> ReadBoard:
    try:
        draft = read_board_text(job.text, "board")
    except BoardError as error:
        return ReadBoard(None, error.problems)
    content = draft.content()
    is_anything = bool(content.places and content.routes)
    return ReadBoard(content if is_anything else None, tuple(islice(problems_of(draft), MAX_PROBLEMS)))


def _names(names: dict[str, str]) -> Iterator[str]:
    """All languages and the names in them. If there are too many languages, one name is too long."""
    if len(names) > MAX_LANGUAGES:
        yield " " * (MAX_LETTERS + 1)
    yield from (*names, *names.values())


def require_bounded(content: BoardContent) -> None:
    """Refuse boards that are too large, so that checking takes a limited time and every name fits."""
    parts = (
        part for place in content.places for part in (place.id, place.name, place.country or "", *_names(place.names))
    )
    joined = (part for route in content.routes for part in (route.id, route.twin or "", *route.between))
    ends = (end for ticket in content.tickets for end in ticket.between)
    names = (content.id, content.name, *_names(content.names), *parts)
    sizes = len(content.places), len(content.routes), len(content.tickets)
    limits = MAX_PLACES, MAX_ROUTES, MAX_TICKETS
    too_long = max(map(len, names)) > MAX_LETTERS or max(map(len, (*joined, *ends)), default=0) > MAX_ID_LETTERS
    if any(size > limit for size, limit in zip(sizes, limits, strict=True)) or too_long:
        most = dict(zip(("places", "routes", "tickets"), limits, strict=True))
        raise Refusal(ServerReason.BOARD_TOO_LARGE, **most, letters=MAX_LETTERS)
