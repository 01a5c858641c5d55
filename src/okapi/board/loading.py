"""From a board file to a board, or to the list of everything that is wrong with the file."""

import json
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import msgspec

from okapi.board.board import Board, BoardContent
from okapi.board.checks import SMALLEST_DECK, check
from okapi.board.draft import Draft, read_draft
from okapi.board.problems import BoardError, Flaw, Problem, printable, problem

_POSITION = re.compile(r"line (\d+), column (\d+)")
MAX_BYTES = 1 << 20  # The built-in board is 30 times smaller; an endless device file must not hang us.


OFFICIAL = ("africa", "ceylon", "australia")  # ids of the boards that everyone has, each a file beside this one


@lru_cache(maxsize=16)
def official(id: str) -> Board:
    """One of our own boards."""
    return load_board(Path(__file__).with_name(f"{id}.toml"))


def africa() -> Board:
    """The board that is played unless another is named (1.6)."""
    return official("africa")


def official_boards() -> tuple[Board, ...]:
    """All boards that everyone has, that of the Heart of Africa first."""
    return tuple(map(official, OFFICIAL))


@lru_cache(maxsize=32)
def other_names(board: Board) -> dict[str, list[str]]:
    """What places of the built-in board are also called, at other times and on other maps; none for other boards."""
    if board.id != africa().id:
        return {}
    names: dict[str, list[str]] = json.loads(Path(__file__).with_name("africa-names.json").read_text("utf-8"))
    return names


def load_board(path: Path | str, *, smallest_deck: int = SMALLEST_DECK) -> Board:
    """Read a board file; BoardError lists everything that is wrong with it.

    `smallest_deck`: how many tickets there must be. Games that deal fewer than the published one need fewer.
    """
    draft = read_draft(_document(path))
    is_enough = len(draft.tickets) >= smallest_deck
    problems = [it for it in problems_of(draft) if not (is_enough and it.flaw is Flaw.TOO_FEW_TICKETS)]
    if problems:
        raise BoardError(problems)
    return draft.board()


def read_board_text(text: str, name: str) -> Draft:
    """What can be read of the text of a board file; BoardError, which calls it by this name, if it is not TOML."""
    return read_draft(_parsed(text, name))


def draft_of(content: BoardContent) -> Draft:
    """A board that is being made, to be checked."""
    return read_draft(msgspec.json.decode(msgspec.json.encode(content)))


def problems_of(draft: Draft) -> Iterator[Problem]:
    """Everything that is wrong, one after the other: a caller that wants only a few need not wait for all."""
    yield from draft.problems
    yield from check(draft)


def check_board_file(path: Path | str, *, smallest_deck: int = SMALLEST_DECK) -> list[Problem]:
    """Everything that is wrong with a board file; nothing if it can be played on. `smallest_deck`: see `load_board`."""
    try:
        load_board(path, smallest_deck=smallest_deck)
    except BoardError as error:
        return list(error.problems)
    return []


def _document(path: Path | str) -> dict[str, object]:
    return _parsed(_text(path), path)


def _parsed(text: str, path: Path | str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _unusable(path, Flaw.NESTED_TOO_DEEPLY) from None
    except ValueError as error:  # syntax errors, and those of endless numbers, which tomllib lets through
        line, column = _place_of(error, text)
        raise _unusable(path, Flaw.NOT_TOML, line=line, column=column) from None


def _place_of(error: ValueError, text: str) -> tuple[int, int]:
    """Where a document stops being TOML, as its parser says in English; at its end, if it does not say."""
    if found := _POSITION.search(str(error)):
        return int(found[1]), int(found[2])
    lines = text.splitlines() or [""]
    return len(lines), len(lines[-1]) + 1


def _text(path: Path | str) -> str:
    content = _content(path)
    if len(content) > MAX_BYTES:
        raise _unusable(path, Flaw.TOO_LARGE)
    try:
        # Some editors put a byte order mark at the beginning.
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _unusable(path, Flaw.NOT_UTF_8, line=str(line)) from None


def _content(path: Path | str) -> bytes:
    try:
        with Path(path).open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise _unusable(path, Flaw.NO_SUCH_FILE) from None
    except IsADirectoryError:
        raise _unusable(path, Flaw.A_FOLDER) from None
    except (OSError, ValueError) as error:  # ValueError: a path with a null character.
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise _unusable(path, Flaw.UNREADABLE, error=reason) from None


def _unusable(path: Path | str, flaw: Flaw, **details: str | int) -> BoardError:
    return BoardError([problem(printable(str(path)), flaw, **details)])
