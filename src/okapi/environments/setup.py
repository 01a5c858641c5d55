"""A game ready to be dealt, and what an action makes of it, or a sentence that says why not."""

from collections.abc import Mapping
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex

import msgspec
from msgspec.structs import asdict

from okapi.board import OFFICIAL, Board, BoardError, africa, load_board, official
from okapi.game import (
    BadSetup,
    Decision,
    GameState,
    IllegalAction,
    Rules,
    View,
    decide,
    format_action,
    new_game,
    rules_for,
)
from okapi.locales import texts
from okapi.numbering import Numbering

from .small_games import SMALL_GAMES, small_game

BOARDS = (*OFFICIAL, *SMALL_GAMES)  # ours, by their ids
AnyBoard = Board | str | Path | None  # one of ours by its id, or the path of a board file
AnyRules = Rules | Mapping[str, Any] | None  # as a mapping: the numbers that differ from the board's own rules


def whole_number(what: str, number: SupportsIndex) -> int:
    """A whole number of any kind, NumPy's too. ValueError: it is none."""
    try:
        if not isinstance(number, bool):
            return index(number)
    except TypeError:
        pass
    raise ValueError(f"{what} is a whole number, not {number!r}")


def checked_seed(seed: SupportsIndex | None) -> int | None:
    """ValueError: it is neither None nor a whole number from 0 on."""
    if seed is None or (number := whole_number("a seed", seed)) >= 0:
        return None if seed is None else number
    raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")


def game_for(players: SupportsIndex, rules: AnyRules = None, board: AnyBoard = None) -> GameState:
    """The game before anything is dealt; ValueError if it cannot be played."""
    played_on = board_for(board)
    try:
        return new_game(played_on, whole_number("the number of players", players), _agreed(rules, played_on))
    except BadSetup as error:
        say = texts().say
        why = "; ".join(say(f"obstacle-{it.obstacle}", **it.details) for it in error.hindrances)
        raise ValueError(f"no game can begin: {why}") from None


def board_for(board: AnyBoard) -> Board:
    """ValueError: there is no such board."""
    if board is None or isinstance(board, Board):
        return board or africa()
    if not isinstance(board, str | Path):
        raise ValueError(f"a board is a Board, the id of one of ours or the path of a board file, not {board!r}")
    if board in SMALL_GAMES:
        return small_game(str(board))["board"]
    if board in OFFICIAL:
        return official(str(board))
    try:
        return load_board(board, smallest_deck=1)  # whether there are tickets enough, the game asks itself
    except BoardError as error:
        raise ValueError(
            f"the board {str(board)!r} cannot be played on: {error}; ours are {', '.join(BOARDS)}, and of a board file "
            "of your own `okapi board check` says more"
        ) from None


def _agreed(rules: AnyRules, board: Board) -> Rules | None:
    """ValueError: these are no rules."""
    if rules is None or isinstance(rules, Rules):
        return rules
    if not isinstance(rules, Mapping):
        raise ValueError(f'rules are Rules(trains=30) or a mapping such as {{"trains": 30}}, not {rules!r}')
    try:
        return msgspec.convert(asdict(rules_for(board)) | dict(rules), Rules)
    except msgspec.ValidationError as error:
        raise ValueError(f"these are no rules: {error}; the numbers of Rules can be changed by their names") from None


def decision(numbering: Numbering, number: SupportsIndex | None, view: View) -> Decision:
    """The event that the action with this number makes; ValueError if the view's seat may not take it now."""
    action = numbering.action(number, view)
    try:
        return decide(view, action)
    except IllegalAction as refusal:
        raise ValueError(
            f"action {number} ({format_action(action)}) is refused: {refusal}; "
            "choose a number that the action mask allows"
        ) from None
