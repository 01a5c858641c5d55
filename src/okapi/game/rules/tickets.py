"""Section 6: tickets, and what completes one."""

from collections.abc import Iterable
from functools import partial

from okapi.board import Board, RouteId, Ticket, TicketId

from ..actions import DrawTickets, KeepTickets
from ..chance import Chance
from ..events import Seat, TicketDealt, TicketsDrawn, TicketsKept
from ..reasons import Reason, require
from ..state import GameState, Stage
from ..views import View

# Deciding.


def draw_tickets(view: View, seat: Seat, action: DrawTickets) -> TicketsDrawn:
    """6.1: as many as the rules say, or as are left."""
    require(view.table.ticket_deck, Reason.NO_TICKETS_LEFT)
    return TicketsDrawn(seat, min(view.table.rules.tickets_drawn, view.table.ticket_deck))


def keep_tickets(view: View, seat: Seat, action: KeepTickets) -> TicketsKept:
    """6.1: at least one is kept, the rest go under the deck in the order drawn."""
    kept = select_tickets(view, action.tickets)
    needed = fewest_kept(view)
    require(len(kept) >= needed, Reason.TOO_FEW_TICKETS_KEPT, needed=needed, kept=len(kept))
    return TicketsKept(seat, kept, tuple(ticket for ticket in view.offered if ticket not in kept))


def fewest_kept(view: View) -> int:
    """2.4, 6.1: how many of the tickets on offer must be kept."""
    rules = view.table.rules
    at_the_start = view.table.stage is Stage.CHOOSING_TICKETS
    return min(rules.starting_tickets_kept if at_the_start else rules.drawn_tickets_kept, len(view.offered))


def select_tickets(view: View, tickets: tuple[TicketId, ...]) -> tuple[TicketId, ...]:
    """2.4, 6.1: a choice among the tickets on offer, in the order they were dealt."""
    for ticket in tickets:
        require(ticket in view.offered, Reason.TICKET_NOT_ON_OFFER, ticket=ticket)
    require(len(set(tickets)) == len(tickets), Reason.TICKET_NAMED_TWICE)
    return tuple(ticket for ticket in view.offered if ticket in tickets)


def ticket_drawn(state: GameState) -> Chance:
    """6.1: the dealer answers a draw of tickets, one after the other."""
    assert state.table.turn is not None
    return next_ticket(state, state.table.turn)


def next_ticket(state: GameState, seat: Seat) -> Chance:
    """6.1: the top of the deck: any ticket of its shuffled part, and then those returned, in their order."""
    deck = state.secrets.ticket_deck or (state.secrets.returned[0].ticket,)
    return Chance(partial(TicketDealt, seat), deck, (1,) * len(deck))


# Completing.


def is_completed(board: Board, routes: Iterable[RouteId], ticket: Ticket) -> bool:
    """6.3–6.6: an unbroken path of these routes joins the ticket's two places.

    A country counts at any of its places (6.4, 6.5), and no path leads through a dead end (6.4).
    """
    start, goal = ticket.between
    goals = set(board.ends(goal))
    neighbours: dict[str, list[str]] = {}
    for route in routes:
        one, other = board.routes[route].between
        neighbours.setdefault(one, []).append(other)
        neighbours.setdefault(other, []).append(one)
    reached = set(board.ends(start))
    frontier = [place for place in reached if place in neighbours]
    while frontier:
        for place in neighbours[frontier.pop()]:
            if place in goals:
                return True
            if place not in reached:
                reached.add(place)
                if not board.is_dead_end(place):
                    frontier.append(place)
    return False
