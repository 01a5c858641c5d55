"""Key moments: what a player would remember of the game, from its facts. At most seven."""

from collections.abc import Iterator, Sequence

from okapi.game import (
    Action,
    ClaimRoute,
    Decision,
    Event,
    RouteClaimed,
    Seat,
    TerrainCardDealt,
    TerrainCardLaid,
    TrainCardDealt,
    TrainCardLaid,
    action_behind,
)
from okapi.record import Replayed

from .ledger import Change
from .results import JudgedDecision, KeyMoment, LedgerSource, MomentKind, Verdict
from .standing import facts_of_a_card, facts_of_a_decision
from .thresholds import THRESHOLDS
from .ticket_moments import ticket_moments

MAX_MOMENTS = 7
MAX_OF_A_KIND = 3
MIN_OWN = 4  # of the moments for a player, if there are as many
MAX_OF_OTHERS = 3
MIN_SWING = 0.03  # of a winning chance, for luck to be worth a sentence


def found_moments(
    replayed: Replayed,
    turns: Sequence[int],
    judgements: Sequence[JudgedDecision],
    changes: Sequence[Change],
    seats: Sequence[Seat],
) -> list[KeyMoment]:
    """Everything that may matter to a reader, the weightiest first: decisions that were not fine, tickets, luck."""
    found = [
        *_decisions(replayed, turns, judgements),
        *ticket_moments(replayed, turns, {change.step: change for change in changes}),
        *_luck(replayed, turns, changes, seats),
    ]
    return sorted((it for it in found if it.seat in seats or it.rival in seats), key=lambda it: -it.share)


def key_moments(
    found: Sequence[KeyMoment], swings: Sequence[KeyMoment], reader: Seat | None = None
) -> tuple[KeyMoment, ...]:
    """The moments for a reader, in the order of the game: the swings, and those that weighed most.

    For a reader who played at least half are their own, if there are as many.
    """
    own = [] if reader is None else [it for it in found if it.seat == reader]
    chosen = list(swings)
    for moment in (*own[:MIN_OWN], *found):
        if moment not in chosen and len(chosen) < MAX_MOMENTS and _is_wanted(moment, chosen, reader):
            chosen.append(moment)
    return tuple(sorted(chosen, key=lambda it: it.step))


def _is_wanted(moment: KeyMoment, chosen: Sequence[KeyMoment], reader: Seat | None) -> bool:
    if any((it.step, it.kind, it.seat) == (moment.step, moment.kind, moment.seat) for it in chosen):
        return False  # one cause, several tickets: the dearest tells it
    if moment.seat == reader:
        return True
    alike = sum(it.kind is moment.kind for it in chosen)
    others = sum(it.seat != reader for it in chosen)
    return _is_grave(moment) and (alike < MAX_OF_A_KIND if reader is None else others < MAX_OF_OTHERS)


def _is_grave(moment: KeyMoment) -> bool:
    """Whether it is worth telling others than who decided: an inaccuracy is not."""
    return moment.played is None or moment.better is None or moment.share >= THRESHOLDS[Verdict.MISTAKE]


# What changed a chance most.


def largest_change(changes: Sequence[Change], seat: Seat, sign: int = 0) -> Change | None:
    """What changed a seat's chance most since the first decision, if wanted for better (1) or worse (-1) alone."""
    since = [it for it in changes if it.source is not LedgerSource.STARTING_HAND]

    def weight(change: Change) -> float:
        return sign * change.shares[seat] if sign else abs(change.shares[seat])

    found = max(since, key=weight, default=None)
    return None if found is None or weight(found) < MIN_SWING else found


def swing_of(
    change: Change, seat: Seat, before: float, turns: Sequence[int], found: Sequence[KeyMoment]
) -> KeyMoment | None:
    """The moment of a change: the one that is about it already, or else how far it moved the seat's chance."""
    known = next((it for it in found if it.step == change.step and _is_grave(it)), None)
    if known is not None or not isinstance(change.event, Decision):
        return known
    share, event = change.shares[seat], change.event
    return KeyMoment(
        MomentKind.UPSWING if share > 0 else MomentKind.DOWNSWING, change.step, turns[change.step], event.seat,
        abs(share), points=abs(change.points[seat]), rival=seat, played=action_behind(event), before=before,
        route=event.route if isinstance(event, RouteClaimed) else None,
    )  # fmt: skip


# All of a kind.


def _decisions(replayed: Replayed, turns: Sequence[int], judgements: Sequence[JudgedDecision]) -> Iterator[KeyMoment]:
    for it in judgements:
        if it.verdict is not Verdict.FINE:
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
    """The player a card concerns: the one who drew it, or the one whose chance it changed most when turned up."""
    if change.seat is not None:
        return change.seat
    return max(seats, key=lambda seat: abs(change.shares[seat]))


def _swing(
    replayed: Replayed, turns: Sequence[int], change: Change, seat: Seat, good: MomentKind, bad: MomentKind
) -> KeyMoment:
    share, card, before = change.shares[seat], card_in(change.event), replayed[change.step][0]
    return KeyMoment(
        good if share > 0 else bad, change.step, turns[change.step], seat, abs(share),
        points=abs(change.points[seat]), card=card,
        facts=facts_of_a_card(before, seat, card if share > 0 else None),
    )  # fmt: skip


def card_in(event: Event) -> str | None:
    """The kind of card that somebody got or that was turned up."""
    match event:
        case TrainCardDealt(card=card) | TrainCardLaid(card=card):
            return card
        case TerrainCardDealt(terrain=terrain) | TerrainCardLaid(terrain=terrain):
            return terrain
        case _:
            return None
