"""How things stood at a moment: the score, what a better move was good for, and what became of it."""

from collections.abc import Iterator, Sequence

from okapi import game
from okapi.board import TicketId
from okapi.record import Replayed

from .results import FactKind, MomentFact


def facts_of_a_decision(
    replayed: Replayed, turns: Sequence[int], step: int, seat: game.Seat, better: game.Action
) -> tuple[MomentFact, ...]:
    """What the better move was good for, what became of it, and the standing."""
    before = replayed[step][0]
    return (*_of_the_move(replayed, turns, step, seat, better), *standing(before, seat))


def facts_of_a_card(before: game.GameState, seat: game.Seat, card: str | None) -> tuple[MomentFact, ...]:
    """Which ticket a lucky card was for, and the standing."""
    ticket = None if card is None else ticket_wanting(before, seat, card)
    wanted = () if ticket is None else (MomentFact(FactKind.CARD_WANTED, ticket=ticket),)
    return (*wanted, *standing(before, seat))


def standing(state: game.GameState, seat: game.Seat) -> tuple[MomentFact, ...]:
    """5.5: how far ahead of the best other player, or how far behind, by the points on the track."""
    scores = [player.score for player in state.table.players]
    if not any(scores):
        return ()
    rival = max((other for other in range(len(scores)) if other != seat), key=lambda other: scores[other])
    apart = scores[seat] - scores[rival]
    about = FactKind.AHEAD if apart > 0 else FactKind.BEHIND if apart < 0 else FactKind.LEVEL
    return (MomentFact(about, rival=rival, points=abs(apart)),)


def ticket_wanting(state: game.GameState, seat: game.Seat, card: str) -> TicketId | None:
    """5.2: a ticket of the player whose shortest path has a route of this colour to be claimed."""
    routes = state.table.board.routes
    for progress in open_tickets(state, seat):
        if any(str(routes[route].colour) == card for route in progress.missing):
            return progress.ticket
    return None


def open_tickets(state: game.GameState, seat: game.Seat) -> list[game.TicketProgress]:
    """The tickets that a player holds and can still complete, the most valuable first."""
    tickets = state.table.board.tickets
    found = game.ticket_progress(state.table, seat, state.secrets.tickets[seat])
    still = [progress for progress in found if progress.state is game.TicketState.OPEN]
    return sorted(still, key=lambda progress: -tickets[progress.ticket].points)


def _of_the_move(
    replayed: Replayed, turns: Sequence[int], step: int, seat: game.Seat, better: game.Action
) -> Iterator[MomentFact]:
    before = replayed[step][0]
    match better:
        case game.ClaimRoute(route=route):
            for progress in open_tickets(before, seat):
                if route in progress.missing:
                    yield MomentFact(FactKind.ON_THE_WAY, ticket=progress.ticket, trains=progress.trains)
                    break
            for later, (_, event, _) in enumerate(replayed[step + 1 :], start=step + 1):
                if isinstance(event, game.RouteClaimed) and event.route == route and event.seat != seat:
                    yield MomentFact(FactKind.TAKEN_LATER, rival=event.seat, turn=turns[later])
        case game.TakeTrainCard(card=card) if card is not game.TrainCard.LOCOMOTIVE:
            if (ticket := ticket_wanting(before, seat, card)) is not None:
                yield MomentFact(FactKind.CARD_WANTED, ticket=ticket)
