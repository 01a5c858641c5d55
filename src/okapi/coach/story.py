"""The story of a game: what a friend would say first, from the same numbers as everything else in a review."""

from collections.abc import Iterator, Sequence

from okapi.game import Decision, RouteClaimed, Seat, action_behind

from .ledger import Change
from .moments import card_in, key_moments, largest_change, swing_of
from .results import (
    CurvePoint,
    JudgedDecision,
    KeyMoment,
    LedgerSource,
    SeatAccount,
    Story,
    StoryFact,
    StoryKind,
    Verdict,
)
from .thresholds import MANY_POINTS, SOME_LUCK

CLEARLY = 0.1  # of the win: less is no lead, and no turning point
HALF = 0.5  # of the win: with more, a player is the favourite
LONG = 1 / 3  # of the game so far: a lead that lasted
EARLY = 0.15  # of the game: ahead from then on means ahead all game, ahead only until then is no lead
SMALL = 0.5  # of an equal share: winning from less is coming back
MUCH_LUCK = 0.15  # of the win


class Storyteller:
    """Tells the story of a game to each of its players."""

    def __init__(
        self,
        curve: Sequence[CurvePoint],
        accounts: Sequence[SeatAccount],
        judgements: Sequence[JudgedDecision],
        changes: Sequence[Change],
        turns: Sequence[int],
        found: Sequence[KeyMoment],
    ) -> None:
        self._curve = curve
        self._accounts = accounts
        self._judgements = judgements
        self._changes = changes
        self._turns = turns
        self._found = found

    def story(self, seat: Seat) -> Story:
        """The game for this player: a few sentences, and the moments that mattered to them."""
        course, since = self._course(seat)
        decisive = self._decisive(seat, since)
        facts = [course]
        if decisive is not None:
            facts.append(self._decided(seat, decisive))
        facts += self._own_play(seat, decisive)
        facts.append(_luck(self._accounts[seat]))
        swings = self._swings([(seat, largest_change(self._changes, seat)), (seat, decisive)])
        return Story(seat, tuple(facts), key_moments(self._found, swings, seat))

    def moments(self) -> tuple[KeyMoment, ...]:
        """The moments for a reader who did not play: the largest swing of any player's chance is one."""
        largest = [(seat, largest_change(self._changes, seat)) for seat in range(len(self._accounts))]
        known = [(seat, change) for seat, change in largest if change is not None]
        most = max(known, key=lambda it: abs(it[1].shares[it[0]]), default=None)
        return key_moments(self._found, self._swings([] if most is None else [most]))

    def _swings(self, changes: Sequence[tuple[Seat, Change | None]]) -> list[KeyMoment]:
        swings = [
            swing_of(change, seat, self._chance_before(seat, change), self._turns, self._found)
            for seat, change in changes
            if change is not None
        ]
        return list(dict.fromkeys(it for it in swings if it is not None))

    # How the lead went.

    def _has_won(self, seat: Seat) -> bool:
        return self._accounts[seat].share >= max(account.share for account in self._accounts)

    def _course(self, seat: Seat) -> tuple[StoryFact, int]:
        """How the lead went, and after how many events it last changed."""
        played = self._curve[:-1] or self._curve  # the result is no longer a chance
        leads = [point.shares[seat] - max(_without(point.shares, seat)) for point in played]
        if self._has_won(seat):
            return _won(seat, played, leads)
        clear = [at for at, lead in enumerate(leads) if lead >= CLEARLY]
        if not clear:
            best = max(played, key=lambda point: point.shares[seat])
            return StoryFact(StoryKind.NEVER_AHEAD, turn=best.turn, share=best.shares[seat]), 0
        last = played[clear[-1]]
        is_long = last.turn > EARLY * played[-1].turn and len(clear) >= LONG * (clear[-1] + 1)
        about = StoryKind.LED_UNTIL if is_long else StoryKind.LAST_AHEAD
        return StoryFact(about, turn=last.turn), last.step

    # What decided.

    def _decisive(self, seat: Seat, since: int) -> Change | None:
        """What moved the player's chance most towards the result, and clearly.

        A last card or draw only shows it, and before the first turn there is nothing to decide yet. For a winner
        the game has turned once more than half of the win is theirs.
        """
        end, has_won = self._curve[-1].turn, self._has_won(seat)
        later = [
            change
            for change in self._changes
            if change.step >= since
            and (0 < self._turns[change.step] < end or isinstance(change.event, RouteClaimed))
            and not (has_won and self._chance_before(seat, change) > HALF)
        ]
        sign = 1 if has_won else -1
        found = largest_change(later, seat, sign)
        return None if found is None or sign * found.shares[seat] < CLEARLY else found

    def _chance_before(self, seat: Seat, change: Change) -> float:
        after = next(point for point in self._curve if point.step > change.step)
        return after.shares[seat] - change.shares[seat]

    def _decided(self, seat: Seat, change: Change) -> StoryFact:
        event, before = change.event, self._chance_before(seat, change)
        about, route, action = StoryKind.CARD_DECIDED, None, None
        if isinstance(event, RouteClaimed):
            about, route = StoryKind.CLAIM_DECIDED, event.route
        elif isinstance(event, Decision):
            about, action = StoryKind.MOVE_DECIDED, action_behind(event)
        elif change.source is LedgerSource.TICKETS:
            about = StoryKind.TICKETS_DECIDED
        return StoryFact(
            about, turn=self._turns[change.step], share=before + change.shares[seat], before=before, doer=change.seat,
            route=route, card=card_in(event), action=action,
        )  # fmt: skip

    # What the player could have done.

    def _own_play(self, seat: Seat, decisive: Change | None) -> Iterator[StoryFact]:
        own = [it for it in self._judgements if it.seat == seat]
        missed = [it for it in own if it.verdict is not Verdict.FINE]
        if decisive is not None:
            last = self._turns[decisive.step]
            round_before = range(last - len(self._accounts), last + 1)
            just = [it for it in missed if it.step <= decisive.step and it.turn in round_before and it.turn > 0]
            if just:
                is_decisive = just[-1].step == decisive.step
                yield _better(StoryKind.BETTER_THERE if is_decisive else StoryKind.MISSED_JUST_BEFORE, just[-1])
                return
        grave = [it for it in missed if it.verdict is not Verdict.INEXACT]
        if grave:
            yield _better(StoryKind.COSTLIEST, max(grave, key=lambda it: it.loss))
        elif own:
            yield StoryFact(StoryKind.NO_MISTAKES)


def _won(seat: Seat, played: Sequence[CurvePoint], leads: Sequence[float]) -> tuple[StoryFact, int]:
    low = min(played, key=lambda point: point.shares[seat])
    behind = [at for at, lead in enumerate(leads) if lead < 0]
    if low.shares[seat] <= SMALL / len(low.shares):
        return StoryFact(StoryKind.CAME_BACK, turn=low.turn, share=low.shares[seat]), low.step
    if behind and behind[-1] == len(played) - 1:
        return StoryFact(StoryKind.OPEN_TO_THE_END), 0
    if not behind or played[behind[-1] + 1].turn <= EARLY * played[-1].turn:
        return StoryFact(StoryKind.AHEAD_ALL_GAME), 0
    return StoryFact(StoryKind.AHEAD_FROM, turn=played[behind[-1] + 1].turn), played[behind[-1]].step


def _better(about: StoryKind, judged: JudgedDecision) -> StoryFact:
    return StoryFact(about, turn=judged.turn, share=judged.loss, action=judged.better[0].action)


def _luck(account: SeatAccount) -> StoryFact:
    luck, points = account.luck()
    if abs(luck) < SOME_LUCK:
        if abs(points) < MANY_POINTS:
            return StoryFact(StoryKind.LUCK_EVEN)
        about = StoryKind.LUCK_COST_POINTS if points < 0 else StoryKind.LUCK_BROUGHT_POINTS
        return StoryFact(about, points=round(abs(points)))
    if luck > 0:
        return StoryFact(StoryKind.LUCK_WITH if luck >= MUCH_LUCK else StoryKind.LUCK_RATHER_WITH)
    return StoryFact(StoryKind.LUCK_AGAINST if luck <= -MUCH_LUCK else StoryKind.LUCK_RATHER_AGAINST)


def _without(shares: Sequence[float], seat: Seat) -> list[float]:
    return [share for other, share in enumerate(shares) if other != seat]
