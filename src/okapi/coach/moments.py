"""Key moments: what a player would remember of the game, from its facts. At most seven."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum

from msgspec import Struct

from okapi.board import RouteId, TicketId
from okapi.game import (
    Action,
    ClaimRoute,
    Event,
    GameState,
    RouteClaimed,
    Seat,
    Table,
    TerrainCardDealt,
    TerrainCardLaid,
    TicketsKept,
    TicketState,
    TrainCardDealt,
    TrainCardLaid,
    score_table,
    ticket_progress,
)

from .judging import Judgement, Verdict
from .ledger import Change, Source

MOST = 7
MOST_OF_A_KIND = 3
LEAST_SWING = 0.03  # of a winning chance, for luck to be worth a sentence
TICKET_POINT = 0.008  # what a point of a failed ticket weighs: it is lost twice


class Kind(StrEnum):
    """What a moment is about; with `moment-` before it, a key of the message catalogs."""

    NOT_DOUBLED = "not-doubled"  # a route was claimed that could have been doubled
    BETTER_MOVE = "better-move"
    CUT_OFF = "cut-off"  # a route was claimed that another player's ticket needed
    TICKET_FAILED = "ticket-failed"  # a ticket was kept late, and never completed
    LUCKY_CARD = "lucky-card"
    UNLUCKY_CARD = "unlucky-card"
    LUCKY_TICKETS = "lucky-tickets"
    UNLUCKY_TICKETS = "unlucky-tickets"


class Moment(Struct, frozen=True, omit_defaults=True):
    """A moment: when it was, whose it was, what it was worth, and what the sentence speaks of."""

    kind: Kind
    step: int
    turn: int
    seat: Seat  # the sentence is about this player
    share: float  # of the win, gained or lost; never negative
    points: float = 0.0
    rival: Seat | None = None
    route: RouteId | None = None
    ticket: TicketId | None = None
    trains: int | None = None  # that a ticket was still short of
    card: str | None = None  # a train card or a terrain
    played: Action | None = None
    better: Action | None = None


def key_moments(
    replayed: Sequence[tuple[GameState, Event, GameState]],
    turns: Sequence[int],
    judgements: Sequence[Judgement],
    changes: Sequence[Change],
    seats: Sequence[Seat],
) -> tuple[Moment, ...]:
    """The moments that weighed most for these seats, in the order of the game."""
    found = [
        *_decisions(judgements),
        *_cut_off(replayed, turns, {change.step: change for change in changes}),
        *_failed_tickets(replayed, turns),
        *_luck(changes, turns, seats),
    ]
    ranked = sorted((it for it in found if it.seat in seats or it.rival in seats), key=lambda it: -it.share)
    chosen: list[Moment] = []
    for moment in ranked:
        alike = sum(it.kind is moment.kind for it in chosen)
        if alike < MOST_OF_A_KIND and len(chosen) < MOST:
            chosen.append(moment)
    return tuple(sorted(chosen, key=lambda it: it.step))


def _decisions(judgements: Sequence[Judgement]) -> Iterator[Moment]:
    for it in judgements:
        if it.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
            best = it.better[0]
            forgot = _forgot_to_double(it.action, best.action)
            yield Moment(
                Kind.NOT_DOUBLED if forgot else Kind.BETTER_MOVE,
                it.step,
                it.turn,
                it.seat,
                it.loss,
                points=best.points,
                route=it.action.route if forgot and isinstance(it.action, ClaimRoute) else None,
                played=it.action,
                better=best.action,
            )


def _forgot_to_double(played: Action, better: Action) -> bool:
    return (
        isinstance(played, ClaimRoute)
        and isinstance(better, ClaimRoute)
        and played.route == better.route
        and played.doubling is None
        and better.doubling is not None
    )


def _cut_off(
    replayed: Sequence[tuple[GameState, Event, GameState]],
    turns: Sequence[int],
    changes: Mapping[int, Change],
) -> Iterator[Moment]:
    """5.1, 5.6: claims after which another player's ticket cannot be completed any more."""
    for step, (before, event, after) in enumerate(replayed):
        if not isinstance(event, RouteClaimed):
            continue
        for rival, tickets in enumerate(before.secrets.tickets):
            if rival == event.seat:
                continue
            for was, now in zip(
                ticket_progress(before.table, rival, tickets),
                ticket_progress(after.table, rival, tickets),
                strict=True,
            ):
                if was.state is TicketState.OPEN and now.state is not TicketState.OPEN:
                    lost = max(0.0, -changes[step].shares[rival])
                    yield Moment(
                        Kind.CUT_OFF, step, turns[step], event.seat, lost, rival=rival, route=event.route,
                        ticket=was.ticket,
                    )  # fmt: skip


def _failed_tickets(
    replayed: Sequence[tuple[GameState, Event, GameState]], turns: Sequence[int]
) -> Iterator[Moment]:
    """6.1, 7.2: tickets drawn during the game that count against their player in the end."""
    end: Table = replayed[-1][2].table
    failed = {ticket for score in score_table(end, end.revealed).scores for ticket in score.failed}
    for step, (before, event, _) in enumerate(replayed):
        if isinstance(event, TicketsKept):
            for ticket in event.kept:
                if ticket is not None and ticket in failed:
                    progress = ticket_progress(before.table, event.seat, [ticket])[0]
                    points = end.board.tickets[ticket].points
                    yield Moment(
                        Kind.TICKET_FAILED, step, turns[step], event.seat, TICKET_POINT * points,
                        points=points, ticket=ticket, trains=progress.trains,
                    )  # fmt: skip


def _luck(changes: Sequence[Change], turns: Sequence[int], seats: Sequence[Seat]) -> Iterator[Moment]:
    """Cards and tickets that changed much for a player."""
    for change in changes:
        if change.source in (Source.BLIND, Source.TURNED_UP):
            seat = _whose(change, seats)
            yield from _swing(change, turns, seat, Kind.LUCKY_CARD, Kind.UNLUCKY_CARD)
        elif change.source is Source.TICKETS and change.seat is not None:
            yield from _swing(change, turns, change.seat, Kind.LUCKY_TICKETS, Kind.UNLUCKY_TICKETS)


def _whose(change: Change, seats: Sequence[Seat]) -> Seat:
    """Who a card concerns: who drew it, or the player for whom a card turned up changed most."""
    if change.seat is not None:
        return change.seat
    return max(seats, key=lambda seat: abs(change.shares[seat]))


def _swing(change: Change, turns: Sequence[int], seat: Seat, good: Kind, bad: Kind) -> Iterator[Moment]:
    share = change.shares[seat]
    if abs(share) >= LEAST_SWING:
        kind = good if share > 0 else bad
        yield Moment(
            kind, change.step, turns[change.step], seat, abs(share), points=abs(change.points[seat]),
            card=_card(change.event),
        )  # fmt: skip


def _card(event: Event) -> str | None:
    match event:
        case TrainCardDealt(card=card) | TrainCardLaid(card=card):
            return card
        case TerrainCardDealt(terrain=terrain) | TerrainCardLaid(terrain=terrain):
            return terrain
        case _:
            return None
