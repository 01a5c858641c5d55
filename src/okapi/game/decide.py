"""From an action to the fact it makes, or to the reason why not. Both follow from the seat's view alone."""

from collections.abc import Callable
from typing import Any, assert_never

from . import events
from .actions import Action, ClaimRoute, DrawBlind, DrawTickets, KeepTickets, Pass, TakeTerrainCard, TakeTrainCard
from .events import Decision
from .reasons import IllegalAction, Reason
from .rules.claiming import claim_route
from .rules.drawing import draw_blind, take_terrain_card, take_train_card
from .rules.setup import choose_starting_tickets
from .rules.tickets import draw_tickets, keep_tickets
from .rules.turns import pass_turn
from .state import Stage
from .views import View


def decide(view: View, action: Action) -> Decision:
    """The event this action makes; IllegalAction if the rules refuse it."""
    table, seat = view.table, view.seat
    rule = RULES[table.stage].get(type(action))
    if rule is None or seat is None or seat not in table.acting():
        raise IllegalAction(_why_not_now(view, action))
    return rule(view, seat, action)


# What may be done when, and the rule that decides on it.
_DRAWS: dict[type[Action], Callable[[View, events.Seat, Any], Decision]] = {
    TakeTrainCard: take_train_card,
    TakeTerrainCard: take_terrain_card,
    DrawBlind: draw_blind,
}
RULES: dict[Stage, dict[type[Action], Callable[[View, events.Seat, Any], Decision]]] = {
    **{stage: {} for stage in Stage},
    Stage.CHOOSING_TICKETS: {KeepTickets: choose_starting_tickets},
    Stage.TURN: {**_DRAWS, ClaimRoute: claim_route, DrawTickets: draw_tickets, Pass: pass_turn},
    Stage.DRAWING: _DRAWS,
    Stage.KEEPING_TICKETS: {KeepTickets: keep_tickets},
}


def _why_not_now(view: View, action: Action) -> Reason:
    """Why this seat may not take such an action at this moment, whatever its details."""
    table, seat = view.table, view.seat
    if seat is None:
        return Reason.NO_SUCH_SEAT
    if table.stage is Stage.GAME_OVER:
        return Reason.GAME_OVER
    if table.stage is Stage.CHOOSING_TICKETS:
        return Reason.CHOOSE_TICKETS_FIRST if table.players[seat].is_choosing else Reason.ALREADY_CHOSEN
    if seat not in table.acting():
        return Reason.NOT_YOUR_TURN
    if table.stage is Stage.KEEPING_TICKETS:
        return Reason.KEEP_TICKETS_FIRST
    return Reason.NO_TICKETS_ON_OFFER if isinstance(action, KeepTickets) else Reason.FINISH_DRAWING_FIRST


def why_not(view: View, action: Action) -> IllegalAction | None:
    """The refusal this action would meet, or None if it is legal."""
    try:
        decide(view, action)
    except IllegalAction as refusal:
        return refusal.with_traceback(None)  # it would hold its callers, and they hold the refusal
    return None


def action_behind(event: Decision) -> Action:
    """The action that makes this event: what its player decided."""
    match event:
        case events.StartingTicketsChosen(tickets=kept) | events.TicketsKept(kept=kept):
            return KeepTickets(tuple(ticket for ticket in kept or () if ticket is not None))
        case events.TrainCardTaken(card=card):
            return TakeTrainCard(card)
        case events.TerrainCardTaken(terrain=terrain):
            return TakeTerrainCard(terrain)
        case events.DeckDrawn(deck=deck):
            return DrawBlind(deck)
        case events.RouteClaimed(route=route, payment=payment, doubling=doubling):
            return ClaimRoute(route, payment, doubling)
        case events.TicketsDrawn():
            return DrawTickets()
        case events.Passed():
            return Pass()
        case _:
            assert_never(event)
