"""What a seat is sent after a change, made only from the seat's view and redacted events."""

from collections.abc import Iterable

from msgspec import Raw, Struct
from msgspec.structs import replace

from okapi import game
from okapi.game import Event, GameState, Score, Table, TicketProgress, View

from .messages import ClosedRoutes, FinalScore, ScoreLine, Update
from .offers import closed_to, offer_for


class Snapshot(Struct, frozen=True):
    """A game at a sequence number. It has secrets: only what the functions below make of it leaves the server."""

    game: str
    seq: int
    state: GameState
    deadline: int | None

    @property
    def moment(self) -> tuple[str, int, int | None]:
        return self.game, self.seq, self.deadline


def update_for(
    snapshot: Snapshot, seat: int | None, after: int, events: tuple[Event, ...], stood_in: tuple[int, ...] = ()
) -> Update:
    """The whole game as this seat may know it, with the events since sequence number `after`."""
    view = game.view_for(snapshot.state, seat)
    progress, closed = game.own_ticket_progress(view), closed_to(view)
    return _update(view, snapshot.moment, after, events, stood_in, progress, closed)


def change_for(
    snapshot: Snapshot, seat: int | None, after: int, events: tuple[Event, ...], stood_in: tuple[int, ...] = ()
) -> Update:
    """`update_for` a seat that has followed the game up to `after`, without fields that have not changed since."""
    view = game.view_for(snapshot.state, seat)
    claimed = game.RouteClaimed in map(type, events)
    progress = game.own_ticket_progress(view) if claimed or _change_tickets(events, seat) else None
    closed = closed_to(view) if claimed else None
    return _update(view, snapshot.moment, after, events, stood_in, progress, closed)


def still_update(id: str, view: View, events: tuple[Event, ...]) -> Update:
    """An update for a fixed position, made only from what one seat saw: its view and the events before."""
    progress, closed = game.own_ticket_progress(view), closed_to(view)
    return _update(view, (id, len(events), None), 0, events, (), progress, closed)


def changes_for(
    snapshot: Snapshot,
    seats: Iterable[int | None],
    after: int,
    events: tuple[Event, ...],
    stood_in: tuple[int, ...] = (),
) -> list[bytes]:
    """`change_for` each of these seats, as JSON. The table, the largest part, is encoded once for all."""
    table = Raw(game.to_json(snapshot.state.table))
    changes = [change_for(snapshot, seat, after, events, stood_in) for seat in seats]
    return [game.to_json(replace(change, view=replace(change.view, table=table))) for change in changes]


def _change_tickets(events: tuple[Event, ...], seat: int | None) -> bool:
    return seat in [event.seat for event in events if isinstance(event, _OF_TICKETS)]


_OF_TICKETS = (game.TicketDealt, game.StartingTicketsChosen, game.TicketsKept)


def _update(
    view: View,
    moment: tuple[str, int, int | None],
    after: int,
    events: tuple[Event, ...],
    stood_in: tuple[int, ...],
    progress: tuple[TicketProgress, ...] | None,
    closed: tuple[ClosedRoutes, ...] | None,
) -> Update:
    table, seat = view.table, view.seat
    id, seq, deadline = moment
    return Update(
        game=id,
        seat=seat,
        after=after,
        seq=seq,
        events=tuple([game.redact(event, seat) for event in events]),
        stood_in=stood_in,
        view=view,
        acting=table.acting(),
        deadline=deadline,
        offer=offer_for(view),
        progress=progress,
        cost=None if progress is None else game.own_card_cost(view, progress),
        closed=closed,
        score=final_score(table) if table.stage is game.Stage.GAME_OVER else None,
    )


def final_score(table: Table) -> FinalScore:
    """The score sheet, with the totals written out."""
    sheet = game.score_table(table, table.revealed)
    return FinalScore(tuple(_line(table, score) for score in sheet.scores), sheet.winners)


def _line(table: Table, score: Score) -> ScoreLine:
    progress = game.ticket_progress(table, score.seat, (*score.completed, *score.failed))
    return ScoreLine(
        seat=score.seat,
        routes=score.routes,
        doubling=score.doubling,
        completed=score.completed,
        failed=score.failed,
        paths=tuple([it.owned for it in progress]),
        gaps=tuple([it.missing for it in progress[len(score.completed) :]]),
        tickets=score.tickets,
        globetrotter=score.globetrotter,
        total=score.total,
    )
