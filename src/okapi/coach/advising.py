"""Advice during play: up to three good moves, from what a seat can see, each with a reason."""

from okapi import game
from okapi.board import TicketId
from okapi.compiled.compilation import is_plain
from okapi.game import Action, View

from .forecast import Estimator, Forecast
from .results import AdviceReason, AdvisedMove
from .worlds import WORLDS, try_moves

MAX_ADVICE = 3
WORLDS_IN_PLAIN_PYTHON = 16  # a second or two
CLOSE = 0.05  # moves that lose more than this share of the win compared with the best are not mentioned


def advice(
    view: View, estimator: Estimator | None = None, worlds: int | None = None, seed: int = 0
) -> list[AdvisedMove]:
    """Up to three moves for the view's seat, the best first; none if it is not to decide.

    UnknownBoard: the network cannot read the game.
    """
    worlds = worlds or (WORLDS_IN_PLAIN_PYTHON if is_plain() else WORLDS)
    if not len(game.options(view)):
        return []
    estimator = estimator or Forecast(view.table.board, view.table.rules)
    tried = try_moves(view, estimator, worlds, seed)
    good = [which for which, action in enumerate(tried.actions) if action in tried.good]
    close = [which for which in good[:MAX_ADVICE] if tried.lead(good[0], which)[0] <= CLOSE]
    return [explained(view, tried.actions[which], tried.share(which)) for which in close]


def explained(view: View, action: Action, share: float) -> AdvisedMove:
    """A move with the reason for it."""
    table = view.table
    match action:
        case game.ClaimRoute(route=id, doubling=doubling):
            points = game.route_points(table, table.board.routes[id], doubled=doubling is not None)
            if (ticket := _ticket_with(view, id)) is not None:
                return AdvisedMove(action, share, AdviceReason.SERVES_A_TICKET, points, ticket)
            because = AdviceReason.SCORES if doubling is None else AdviceReason.DOUBLES
            return AdvisedMove(action, share, because, points)
        case game.TakeTrainCard(card=card):
            for progress in game.own_ticket_progress(view):
                colours = {str(table.board.routes[route].colour) for route in progress.missing}
                if progress.state is game.TicketState.OPEN and card.value in colours:
                    return AdvisedMove(action, share, AdviceReason.CARD_FOR_A_TICKET, ticket=progress.ticket)
            return AdvisedMove(action, share, AdviceReason.CARD_FOR_A_SET)
        case game.TakeTerrainCard():
            return AdvisedMove(action, share, AdviceReason.TERRAIN)
        case game.DrawTickets():
            return AdvisedMove(action, share, AdviceReason.MORE_TICKETS)
        case game.KeepTickets():
            return AdvisedMove(action, share, AdviceReason.BEST_TICKETS)
        case _:
            return AdvisedMove(action, share, AdviceReason.UNKNOWN_CARD)


def _ticket_with(view: View, route: str) -> TicketId | None:
    """A ticket that the route brings nearer."""
    return next((it.ticket for it in game.own_ticket_progress(view) if route in it.missing), None)
