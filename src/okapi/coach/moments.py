"""Key moments: what a player would remember of the game, from its facts. At most seven."""

from collections.abc import Iterator, Sequence

from okapi.game import Action, ClaimRoute, Event, Seat, TerrainCardDealt, TerrainCardLaid, TrainCardDealt, TrainCardLaid
from okapi.record import Replayed

from .ledger import Change
from .results import JudgedDecision, KeyMoment, LedgerSource, MomentKind, Verdict
from .standing import facts_of_a_card, facts_of_a_decision
from .ticket_moments import ticket_moments

MAX_MOMENTS = 7
MAX_OF_A_KIND = 3
MIN_SWING = 0.03  # of a winning chance, for luck to be worth a sentence


def key_moments(
    replayed: Replayed,
    turns: Sequence[int],
    judgements: Sequence[JudgedDecision],
    changes: Sequence[Change],
    seats: Sequence[Seat],
) -> tuple[KeyMoment, ...]:
    """The moments that weighed most for these seats, in the order of the game."""
    found = [
        *_decisions(replayed, turns, judgements),
        *ticket_moments(replayed, turns, {change.step: change for change in changes}),
        *_luck(replayed, turns, changes, seats),
    ]
    ranked = sorted((it for it in found if it.seat in seats or it.rival in seats), key=lambda it: -it.share)
    chosen: list[KeyMoment] = []
    for moment in ranked:
        alike = sum(it.kind is moment.kind for it in chosen)
        if alike < MAX_OF_A_KIND and len(chosen) < MAX_MOMENTS:
            chosen.append(moment)
    return tuple(sorted(chosen, key=lambda it: it.step))


def _decisions(replayed: Replayed, turns: Sequence[int], judgements: Sequence[JudgedDecision]) -> Iterator[KeyMoment]:
    for it in judgements:
        if it.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
            best = it.better[0]
            forgot = _forgot_to_double(it.action, best.action)
            yield KeyMoment(
                MomentKind.NOT_DOUBLED if forgot else MomentKind.BETTER_MOVE,
                it.step,
                it.turn,
                it.seat,
                it.loss,
                points=best.points,
                route=it.action.route if forgot and isinstance(it.action, ClaimRoute) else None,
                played=it.action,
                better=best.action,
                facts=facts_of_a_decision(replayed, turns, it.step, it.seat, best.action),
            )


def _forgot_to_double(played: Action, better: Action) -> bool:
    return (
        isinstance(played, ClaimRoute)
        and isinstance(better, ClaimRoute)
        and played.route == better.route
        and played.doubling is None
        and better.doubling is not None
    )


def _luck(
    replayed: Replayed, turns: Sequence[int], changes: Sequence[Change], seats: Sequence[Seat]
) -> Iterator[KeyMoment]:
    """Cards and tickets that changed much for a player."""
    for change in changes:
        if change.source in (LedgerSource.BLIND, LedgerSource.TURNED_UP):
            seat, kinds = _whose(change, seats), (MomentKind.LUCKY_CARD, MomentKind.UNLUCKY_CARD)
        elif change.source is LedgerSource.TICKETS and change.seat is not None:
            seat, kinds = change.seat, (MomentKind.LUCKY_TICKETS, MomentKind.UNLUCKY_TICKETS)
        else:
            continue
        if abs(change.shares[seat]) >= MIN_SWING:
            yield _swing(replayed, turns, change, seat, *kinds)


def _whose(change: Change, seats: Sequence[Seat]) -> Seat:
    """Who a card concerns: who drew it, or the player for whom a card turned up changed most."""
    if change.seat is not None:
        return change.seat
    return max(seats, key=lambda seat: abs(change.shares[seat]))


def _swing(
    replayed: Replayed, turns: Sequence[int], change: Change, seat: Seat, good: MomentKind, bad: MomentKind
) -> KeyMoment:
    share, card, before = change.shares[seat], _card(change.event), replayed[change.step][0]
    return KeyMoment(
        good if share > 0 else bad, change.step, turns[change.step], seat, abs(share),
        points=abs(change.points[seat]), card=card,
        facts=facts_of_a_card(before, seat, card if share > 0 else None),
    )  # fmt: skip


def _card(event: Event) -> str | None:
    match event:
        case TrainCardDealt(card=card) | TrainCardLaid(card=card):
            return card
        case TerrainCardDealt(terrain=terrain) | TerrainCardLaid(terrain=terrain):
            return terrain
        case _:
            return None
