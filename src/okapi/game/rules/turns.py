"""Section 3 and 7.1: whose turn it is, passing, the last round and the end."""

from ..actions import Pass
from ..events import EndReason, Event, GameEnded, LastRoundBegan, Passed, Seat, TurnEnded
from ..options import options
from ..reasons import Reason, require
from ..state import GameState
from ..views import View


def pass_turn(view: View, seat: Seat, action: Pass) -> Passed:
    """3.1: only a player who can neither draw cards, nor claim a route, nor draw tickets passes."""
    require(action in options(view), Reason.CANNOT_PASS)
    return Passed(seat)


def end_of_turn(state: GameState) -> Event:
    """3.2, 7.1: the game ends, the last round begins, or the next player's turn comes."""
    table = state.table
    assert table.turn is not None
    if table.passes == len(table.players):
        return GameEnded(EndReason.ALL_PASSED, state.secrets.tickets)
    if table.turns_left is None and table.players[table.turn].trains <= table.rules.trains_that_end_the_game:
        return LastRoundBegan(table.turn)
    if table.turns_left == 1:
        return GameEnded(EndReason.LAST_ROUND_OVER, state.secrets.tickets)
    return TurnEnded(table.turn)
