"""A game ready to be dealt, and what an action makes of it, or a sentence that says why not."""

from typing import SupportsIndex

from okapi.board import Board, africa
from okapi.game import BadSetup, Decision, GameState, IllegalAction, Rules, View, decide, format_action, new_game
from okapi.locales import texts
from okapi.numbering import Numbering


def game_for(players: int, rules: Rules | None = None, board: Board | None = None) -> GameState:
    """The game before anything is dealt; ValueError if it cannot be played."""
    if not isinstance(players, int):
        raise ValueError(f"the number of players is a whole number, not {players!r}")
    try:
        return new_game(board or africa(), players, rules)
    except BadSetup as error:
        say = texts().say
        why = "; ".join(say(f"obstacle-{it.obstacle}", **it.details) for it in error.hindrances)
        raise ValueError(f"no game can begin: {why}") from None


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
