"""Key moments of tickets: cut off, drawn too late, kept in vain, or short of a colour that never came."""

from collections.abc import Iterator, Mapping, Sequence

from okapi import game
from okapi.board import Colour, Route, TicketId
from okapi.record import Replayed

from .ledger import Change
from .results import KeyMoment, MomentKind

TICKET_POINT = 0.008  # of the win for each point of a failed ticket, which is lost twice
MIN_DRAWS = 4  # without a card of a colour, for it to be worth mentioning
CARDS_A_TURN = 2  # 4.1


def ticket_moments(replayed: Replayed, turns: Sequence[int], changes: Mapping[int, Change]) -> Iterator[KeyMoment]:
    """All ticket moments of a game. A ticket that failed for lack of a colour is not reported again as failed."""
    yield from _cut_off(replayed, turns, changes)
    waited = list(_colours_that_never_came(replayed, turns))
    yield from waited
    explained = {moment.ticket for moment in waited}
    yield from (it for it in _drawn_in_vain(replayed, turns) if it.ticket not in explained)


def _cut_off(replayed: Replayed, turns: Sequence[int], changes: Mapping[int, Change]) -> Iterator[KeyMoment]:
    """5.1, 5.6: claims after which another player's ticket cannot be completed any more."""
    for step, (before, event, after) in enumerate(replayed):
        if not isinstance(event, game.RouteClaimed):
            continue
        for rival, tickets in enumerate(before.secrets.tickets):
            if rival == event.seat:
                continue
            for was, now in zip(
                game.ticket_progress(before.table, rival, tickets),
                game.ticket_progress(after.table, rival, tickets),
                strict=True,
            ):
                if was.state is game.TicketState.OPEN and now.state is not game.TicketState.OPEN:
                    lost = max(0.0, -changes[step].shares[rival])
                    yield KeyMoment(
                        MomentKind.CUT_OFF, step, turns[step], event.seat, lost, rival=rival,
                        route=event.route, ticket=was.ticket,
                    )  # fmt: skip


# Tickets drawn during the game.


def _drawn_in_vain(replayed: Replayed, turns: Sequence[int]) -> Iterator[KeyMoment]:
    """6.1, 7.2: tickets drawn during the game that count against their player in the end."""
    end = replayed[-1][2].table
    failed = {ticket for score in game.score_table(end, end.revealed).scores for ticket in score.failed}
    for step, (before, event, _) in enumerate(replayed):
        if isinstance(event, game.TicketsKept):
            left = _turns_after(replayed, turns, step, event.seat)
            for ticket in event.kept:
                if ticket is not None and ticket in failed:
                    progress = game.ticket_progress(before.table, event.seat, [ticket])[0]
                    points = float(end.board.tickets[ticket].points)
                    yield KeyMoment(
                        _why_in_vain(before, event.seat, progress, left), step, turns[step], event.seat,
                        TICKET_POINT * points, points=points, ticket=ticket, trains=progress.trains,
                        turns=left,
                    )  # fmt: skip


def _why_in_vain(before: game.GameState, seat: game.Seat, progress: game.TicketProgress, left: int) -> MomentKind:
    if progress.state in (game.TicketState.CLOSED, game.TicketState.TOO_FEW_TRAINS):
        return MomentKind.TICKET_HOPELESS
    cards = progress.trains - before.table.players[seat].cards  # still to be drawn, at least
    needed = len(progress.missing) + max(0, -(-cards // CARDS_A_TURN))
    return MomentKind.TICKET_TOO_LATE if left < needed else MomentKind.TICKET_FAILED


def _turns_after(replayed: Replayed, turns: Sequence[int], step: int, seat: game.Seat) -> int:
    """How many turns a player had after that one."""
    own = {
        turns[at]
        for at, (_, event, _) in enumerate(replayed[step:], start=step)
        if isinstance(event, game.Decision) and event.seat == seat
    }
    return len(own - {turns[step]})


# Colours that never came.


def _colours_that_never_came(replayed: Replayed, turns: Sequence[int]) -> Iterator[KeyMoment]:
    """5.2: tickets open to the last, for a route whose colour the player neither got nor could have taken."""
    end = replayed[-1][2]
    for seat, tickets in enumerate(end.table.revealed):
        for progress in game.ticket_progress(end.table, seat, tickets):
            if progress.state is not game.TicketState.OPEN:
                continue
            routes = [end.table.board.routes[route] for route in progress.missing]
            short = max(routes, key=lambda route: _short_of(end, seat, route))
            if _short_of(end, seat, short) > 0:
                yield from _waited(replayed, turns, seat, short, progress.ticket)


def _short_of(state: game.GameState, seat: game.Seat, route: Route) -> int:
    """How many cards of a route's colour the hand lacks; for a grey route, none."""
    if route.colour is Colour.GREY:
        return 0
    hand = state.secrets.hands[seat]
    return route.length - int(getattr(hand, route.colour)) - hand.locomotive


def _waited(
    replayed: Replayed, turns: Sequence[int], seat: game.Seat, route: Route, ticket: TicketId
) -> Iterator[KeyMoment]:
    """From the end back to the turn since which the player could get no card of the colour."""
    first, draws_since, draws = None, 0, 0
    for step in reversed(range(len(replayed))):
        before, event, _ = replayed[step]
        if getattr(event, "seat", None) != seat:
            continue
        if isinstance(event, game.TrainCardTaken | game.TrainCardDealt) and str(event.card) == str(route.colour):
            break
        if not isinstance(event, game.Decision):
            continue
        if not _waits(before, seat, route, ticket):
            break
        draws += isinstance(event, game.TrainCardTaken) or (
            isinstance(event, game.DeckDrawn) and event.deck is game.Deck.TRAIN
        )
        if before.table.stage is game.Stage.TURN:
            first, draws_since = step, draws
    if first is not None and draws_since >= MIN_DRAWS:
        points = float(replayed[first][0].table.board.tickets[ticket].points)
        yield KeyMoment(
            MomentKind.COLOUR_NEVER_CAME, first, turns[first], seat, TICKET_POINT * points, points=points,
            route=route.id, ticket=ticket, card=str(route.colour), draws=draws_since,
            cards=_short_of(replayed[first][0], seat, route),
        )  # fmt: skip


def _waits(before: game.GameState, seat: game.Seat, route: Route, ticket: TicketId) -> bool:
    """Whether a player needs the route for the ticket, lacks cards for it, and sees none of its colour."""
    if ticket not in before.secrets.tickets[seat] or str(route.colour) in map(str, before.table.display):
        return False
    progress = game.ticket_progress(before.table, seat, [ticket])[0]
    return route.id in progress.missing and _short_of(before, seat, route) > 0
