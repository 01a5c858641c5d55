"""Boards that people make for themselves."""

from typing import Annotated

from msgspec import Meta, Struct

from okapi.board import BoardContent, Problem
from okapi.board.difference import Difference
from okapi.board.distances import Distances

from .values import GameId, Milliseconds, Secret

OwnBoardId = GameId  # made of the same letters


class CheckBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what is wrong with a board, or for its file."""

    content: BoardContent


class SaveBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """Save a board. `version` is the one that was changed; 0: a new board."""

    content: BoardContent
    version: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class BoardLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The token in the link to a person's board."""

    link: Secret


class CheckedBoard(Struct, frozen=True):
    """What the checker says about a board. A board with problems can be saved, but not played on."""

    problems: tuple[Problem, ...]  # the first of them
    is_all: bool  # whether these are all problems
    hash: str | None  # by which a new game may choose it; null: it has problems
    players: int  # that it has enough tickets for; 0: it has problems
    difference: Difference  # from the built-in board
    distances: Distances | None  # null: as on the built-in board, or the map does not hold together yet


class OwnBoardLine(Struct, frozen=True):
    """One of the caller's boards in a list."""

    id: OwnBoardId
    name: str
    tickets: int
    hash: str | None  # null: it has problems
    problems: int
    players: int  # that it has enough tickets for; 0: it has problems
    has_own_map: bool  # whether its places or routes differ from the built-in board's
    version: int
    has_link: bool
    changed: Milliseconds


class OwnBoardList(Struct, frozen=True):
    """The caller's boards, the last changed first."""

    boards: tuple[OwnBoardLine, ...]
    max: int  # that a person may save


class OwnBoardFound(Struct, frozen=True):
    """One of the caller's boards, as it was saved."""

    id: OwnBoardId
    content: BoardContent
    hash: str | None  # null: it has problems
    players: int  # that it has enough tickets for; 0: it has problems
    has_own_map: bool  # whether its places or routes differ from the built-in board's
    version: int
    link: str | None  # the token in its link
    changed: Milliseconds


class SavedBoard(Struct, frozen=True):
    """The version that was saved, and what the checker says about it."""

    version: int
    checked: CheckedBoard


class ReadBoard(Struct, frozen=True):
    """What could be read from a board file, and what is wrong with it."""

    content: BoardContent | None  # null: nothing
    problems: tuple[Problem, ...]  # the first of them


class SharedBoard(Struct, frozen=True):
    """A board that a person shares by a link."""

    content: BoardContent
    by: str  # its maker's name


class ExportedBoard(Struct, frozen=True):
    """One of the person's boards."""

    id: OwnBoardId
    content: BoardContent
    has_link: bool
    changed: Milliseconds
