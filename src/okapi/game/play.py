"""A game in motion: decisions, luck and what follows, until a player must decide again."""

from .actions import Action
from .chance import Chance, Dealer
from .decide import decide
from .due import due
from .events import Event, Seat
from .evolve import evolve
from .reasons import Reason, require
from .state import GameState
from .views import view_for


def play(state: GameState, seat: Seat, action: Action, dealer: Dealer) -> tuple[GameState, tuple[Event, ...]]:
    """Carry out one action and all that follows. IllegalAction: the rules refuse it, nothing has changed."""
    require(0 <= seat < len(state.table.players), Reason.NO_SUCH_SEAT)
    event = decide(view_for(state, seat), action)
    return _settle(evolve(state, event), [event], dealer)


def settle(state: GameState, dealer: Dealer) -> tuple[GameState, tuple[Event, ...]]:
    """Let the dealer lay out a new game (or answer whatever is due) until a player must decide."""
    return _settle(state, [], dealer)


def _settle(state: GameState, events: list[Event], dealer: Dealer) -> tuple[GameState, tuple[Event, ...]]:
    while (follows := due(state)) is not None:
        event = follows.event(dealer.deal(follows)) if isinstance(follows, Chance) else follows
        events.append(event)
        state = evolve(state, event)
    return state, tuple(events)
