"""Section 7: the final score."""

from collections.abc import Sequence

from msgspec import Struct

from okapi.board import Board, TicketId

from ..cards import Count
from ..events import Seat
from ..state import GameState, Table
from . import Rules
from .tickets import is_completed


class Score(Struct, frozen=True, gc=False):
    """One player's line of the score sheet."""

    seat: Seat
    routes: Count  # 5.5
    doubling: Count  # 5.7: what doubling added to it
    completed: tuple[TicketId, ...]
    failed: tuple[TicketId, ...]
    tickets: int  # 7.2: completed less failed
    globetrotter: Count  # 7.3

    @property
    def total(self) -> int:
        """Points at the end of the game (7.4: they may be negative)."""
        return self.routes + self.doubling + self.tickets + self.globetrotter


class ScoreSheet(Struct, frozen=True, gc=False):
    """The score of every player, and the places (7.5): 1 is the best, and equals share one."""

    scores: tuple[Score, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """7.5: several, if they share the victory."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def score_sheet(state: GameState) -> ScoreSheet:
    """7.2–7.5: the score of every player, as if the game ended now.

    It counts everyone's tickets, so nobody may see it while the game goes on. For a table whose tickets
    are revealed, use `score_table`; the points on the track so far are `Player.score`. Nothing is raised.
    """
    return score_table(state.table, state.secrets.tickets)


def score_table(table: Table, tickets: tuple[tuple[TicketId, ...], ...]) -> ScoreSheet:
    """The score sheet of a table where everyone's tickets are known, as they are when the game is over."""
    sorted_tickets = [_sort_tickets(table, seat, kept) for seat, kept in enumerate(tickets)]
    most_completed = max(len(completed) for completed, _ in sorted_tickets)
    scores = []
    for seat, (completed, failed) in enumerate(sorted_tickets):
        routes, doubling = _route_points(table, seat)
        scores.append(
            Score(
                seat,
                routes=routes,
                doubling=doubling,
                completed=completed,
                failed=failed,
                tickets=_points(table.board, completed) - _points(table.board, failed),
                globetrotter=globetrotter(table.rules, len(completed), most_completed),
            )
        )
    return ScoreSheet(tuple(scores), final_places([(score.total, len(score.completed)) for score in scores]))


def globetrotter(rules: Rules, completed: int, most_completed: int) -> int:
    """7.3: a bonus for each player who completed the most tickets, if anyone completed one."""
    return rules.globetrotter if 0 < completed == most_completed else 0


def final_places(standings: Sequence[tuple[int, Count]]) -> tuple[int, ...]:
    """7.5: the place of each player, from everyone's points and number of completed tickets.

    1 is the best: most points, then most completed tickets; equals share a place, and the next one is left out.
    """
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def _sort_tickets(
    table: Table, seat: Seat, tickets: tuple[TicketId, ...]
) -> tuple[tuple[TicketId, ...], tuple[TicketId, ...]]:
    routes = table.routes_of(seat)
    done = {ticket for ticket in tickets if is_completed(table.board, routes, table.board.tickets[ticket])}
    return tuple(t for t in tickets if t in done), tuple(t for t in tickets if t not in done)


def _route_points(table: Table, seat: Seat) -> tuple[int, int]:
    single = doubling = 0
    for route, claim in table.claims.items():
        if claim.seat == seat:
            points = table.rules.route_points[table.board.routes[route].length]
            single += points
            doubling += points if claim.doubled else 0
    return single, doubling


def _points(board: Board, tickets: tuple[TicketId, ...]) -> int:
    return sum(board.tickets[ticket].points for ticket in tickets)
