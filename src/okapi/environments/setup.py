"""A game ready to be dealt and an action ready to be played, or a sentence that says why not."""

from typing import SupportsIndex

from okapi.board import Board, africa
from okapi.game import Action, BadSetup, GameState, Rules, View, format_action, new_game, why_not
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


def legal_action(numbering: Numbering, number: SupportsIndex | None, view: View) -> Action:
    """The action with this number; ValueError if it is none that the view's seat may take now."""
    action = numbering.action(number, view)
    if refusal := why_not(view, action):
        raise ValueError(
            f"action {number} ({format_action(action)}) is refused: {refusal}; "
            "choose a number that the action mask allows"
        )
    return action
