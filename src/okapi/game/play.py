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
    """Carry out one action, and everything that follows until a player must decide again.

    Returns the next state and the events on the way there, the decision first. The state passed in is not
    changed: keep it, and the action can be taken back. The dealer is asked for every outcome of luck
    that falls due. Nothing is redacted: send each seat `redact(event, seat)` and `view_for(state, seat)`.

    To ask whether an action is legal without playing it, use `why_not`; for all legal ones, `options`. To
    apply events that were recorded, use `evolve`: it asks no dealer and checks no rule.

    Raises IllegalAction if the rules refuse the action, or there is no such seat; nothing has changed then,
    and no luck was used up.
    """
    require(0 <= seat < len(state.table.players), Reason.NO_SUCH_SEAT)
    event = decide(view_for(state, seat), action)
    return _settle(evolve(state, event), [event], dealer)


def settle(state: GameState, dealer: Dealer) -> tuple[GameState, tuple[Event, ...]]:
    """Let the dealer answer everything that is due, until a player must decide or the game is over.

    After `new_game` this lays out the whole game: the starting player, everyone's cards and tickets, the
    cards laid out face up. `play` does it by itself after each action, so it is needed again only for a state
    that was rebuilt from part of a record. A state in which a player must decide comes back as it is, with no
    events.
    """
    return _settle(state, [], dealer)


def _settle(state: GameState, events: list[Event], dealer: Dealer) -> tuple[GameState, tuple[Event, ...]]:
    while (follows := due(state)) is not None:
        event = follows.event(dealer.deal(follows)) if isinstance(follows, Chance) else follows
        events.append(event)
        state = evolve(state, event)
    return state, tuple(events)
