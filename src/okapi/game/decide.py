"""From an action to the fact it makes, or to the reason why not. Both follow from the seat's view alone."""

from typing import assert_never

from .actions import (
    Action,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    TakeTerrainCard,
    TakeTrainCard,
)
from .events import (
    Decision,
    DeckDrawn,
    Event,
    Passed,
    RouteClaimed,
    StartingTicketsChosen,
    TerrainCardTaken,
    TicketsDrawn,
    TicketsKept,
    TrainCardTaken,
)
from .options import options
from .reasons import IllegalAction, Reason, require
from .rules.claiming import claim_route
from .rules.drawing import draw_blind, take_terrain_card, take_train_card
from .rules.setup import choose_starting_tickets
from .rules.tickets import draw_tickets, keep_tickets
from .rules.turns import pass_turn
from .state import Stage
from .views import View


def decide(view: View, action: Action) -> Event:
    """The event this action makes; IllegalAction if the rules refuse it."""
    table, seat = view.table, view.seat
    require(seat is not None, Reason.NO_SUCH_SEAT)
    assert seat is not None
    require(table.stage is not Stage.GAME_OVER, Reason.GAME_OVER)
    if table.stage is Stage.CHOOSING_TICKETS:
        require(isinstance(action, KeepTickets), Reason.CHOOSE_TICKETS_FIRST)
        assert isinstance(action, KeepTickets)
        return choose_starting_tickets(view, seat, action.tickets)
    require(seat in table.acting(), Reason.NOT_YOUR_TURN)
    match action:
        case KeepTickets():
            require(table.stage is Stage.KEEPING_TICKETS, Reason.NO_TICKETS_ON_OFFER)
            return keep_tickets(view, seat, action)
        case _ if table.stage is Stage.KEEPING_TICKETS:
            raise IllegalAction(Reason.KEEP_TICKETS_FIRST)
        case TakeTrainCard():
            return take_train_card(view, seat, action)
        case TakeTerrainCard():
            return take_terrain_card(view, seat, action)
        case DrawBlind():
            return draw_blind(view, seat, action)
        case _ if table.stage is Stage.DRAWING:
            raise IllegalAction(Reason.FINISH_DRAWING_FIRST)
        case ClaimRoute():
            return claim_route(view, seat, action)
        case DrawTickets():
            return draw_tickets(view, seat)
        case Pass():
            return pass_turn(view, seat, something_is_possible=Pass() not in options(view))
        case _:
            assert_never(action)


def why_not(view: View, action: Action) -> IllegalAction | None:
    """The refusal this action would meet, or None if it is legal."""
    try:
        decide(view, action)
    except IllegalAction as refusal:
        return refusal
    return None


def action_behind(event: Decision) -> Action:
    """The action that makes this event: what its player decided."""
    match event:
        case StartingTicketsChosen(tickets=kept) | TicketsKept(kept=kept):
            return KeepTickets(tuple(ticket for ticket in kept or () if ticket is not None))
        case TrainCardTaken(card=card):
            return TakeTrainCard(card)
        case TerrainCardTaken(terrain=terrain):
            return TakeTerrainCard(terrain)
        case DeckDrawn(deck=deck):
            return DrawBlind(deck)
        case RouteClaimed(route=route, payment=payment, doubling=doubling):
            return ClaimRoute(route, payment, doubling)
        case TicketsDrawn():
            return DrawTickets()
        case Passed():
            return Pass()
        case _:
            assert_never(event)
