"""What a seat is sent after a change: made from the seat's view and redacted events, and nothing else."""

from functools import lru_cache

from msgspec import Struct

from okapi.board import Board, RouteId, TicketId
from okapi.game import Event, GameState, Stage, Table, View, is_completed, redact, score_table, view_for

from .messages import FinalScore, ScoreLine, Update
from .offers import offer_for


class Moment(Struct, frozen=True):
    """A game at a sequence number. It holds secrets: only what `update_for` makes of it leaves the server."""

    game: str
    seq: int
    state: GameState
    deadline: int | None


def update_for(moment: Moment, seat: int | None, after: int, events: tuple[Event, ...]) -> Update:
    """The game as this seat may know it; the events are those behind sequence number `after`."""
    known = tuple([redact(event, seat) for event in events])
    return _update(view_for(moment.state, seat), known, moment.game, moment.seq, after, moment.deadline)


def _update(
    view: View, events: tuple[Event, ...], game: str, seq: int, after: int, deadline: int | None
) -> Update:
    table = view.table
    return Update(
        game=game,
        seat=view.seat,
        after=after,
        seq=seq,
        events=events,
        view=view,
        acting=table.acting(),
        deadline=deadline,
        offer=offer_for(view),
        completed=completed_by(view),
        score=final_score(table) if table.stage is Stage.GAME_OVER else None,
    )


def completed_by(view: View) -> tuple[TicketId, ...]:
    """Those of the seat's tickets that its routes complete."""
    if view.seat is None:
        return ()
    return _completed(view.table.board, view.table.routes_of(view.seat), view.tickets)


@lru_cache(maxsize=4096)
def _completed(
    board: Board, routes: tuple[RouteId, ...], tickets: tuple[TicketId, ...]
) -> tuple[TicketId, ...]:
    return tuple(ticket for ticket in tickets if is_completed(board, routes, board.tickets[ticket]))


def final_score(table: Table) -> FinalScore:
    """The score sheet, with the totals written out."""
    sheet = score_table(table, table.revealed)
    lines = tuple(
        ScoreLine(
            seat=score.seat,
            routes=score.routes,
            doubling=score.doubling,
            completed=score.completed,
            failed=score.failed,
            tickets=score.tickets,
            globetrotter=score.globetrotter,
            total=score.total,
        )
        for score in sheet.scores
    )
    return FinalScore(lines, sheet.winners)
