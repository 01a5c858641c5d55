"""A game in memory: a copy of what is stored, because reading the whole log for every move would be slow.

It is only a copy. The database decides which step comes next; a copy that is behind reads the rest of the log.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Protocol, get_args

from okapi.board import Board
from okapi.game import Action, Dealer, Event, GameState, Luck, Table, evolve, new_game, state_from_json
from okapi.record import BoardName
from okapi.server.house_rules import votes_for_a_bot, why_no_record
from okapi.server.protocol.messages import GameInfo, SeatInfo, SeatScore
from okapi.server.protocol.updates import Snapshot
from okapi.server.status import PlayedDeal, SeatKind, Status
from okapi.server.storage.deals import StoredDeal
from okapi.server.storage.log import LogEntry
from okapi.server.storage.results import SeatResult
from okapi.server.storage.steps import Step
from okapi.server.storage.stored_game import StoredGame
from okapi.server.strength import as_shown, change_of, points_of, seat_rating

from .clocks import out_of_time, shown_deadline
from .coachable import why_not_advised, why_not_reviewed
from .duration import about_minutes
from .luck import GameLuck

_LUCK = get_args(Luck)  # a tuple of types is compared faster than a union


class GameScript(Protocol):
    """Decisions and luck that are fixed in advance, by the number of events before them."""

    def dealer(self, seq: int) -> Dealer | None:
        """The dealer of the luck that follows; none: the game's own luck."""

    def bot_move(self, seq: int) -> Action | None:
        """The acting bot's move; none: the bot is asked."""

    def checked(self, state: GameState, seq: int, seat: int, action: Action) -> Action:
        """The action to carry out for what a seat wants to do. Refusal: it may not do this now."""


class GameSession:
    """One game as it is stored, and the state after its events."""

    def __init__(
        self,
        stored: StoredGame,
        board: Board,
        luck: GameLuck,
        position: bytes | None = None,
        script: GameScript | None = None,
    ) -> None:
        self.stored = stored
        self.board = board
        self._luck = luck
        self._script = script
        self._position = None if position is None else state_from_json(position, board)
        self.lock = asyncio.Lock()  # one command at a time, in this process
        self.state = self.start
        self.seq = 0
        self.draws = 0  # of the dealer
        self.is_behind = False  # the database may hold more
        self.news: list[Step] = []  # steps that have not been sent to the audience yet
        self.is_info_new = False  # whether the table's people or terms have changed since they were sent

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def start(self) -> GameState:
        """The state before the first event: a new game's, unless it was played on from another."""
        return self._position or new_game(self.board, len(self.stored.seats), self.stored.agreement.rules)

    @property
    def snapshot(self) -> Snapshot:
        return Snapshot(self.stored.id, self.seq, self.state, shown_deadline(self.stored))

    def events_after(self, steps: Iterable[Step], after: int) -> tuple[tuple[Event, ...], tuple[int, ...]]:
        """The events of these steps after a number, and the numbers of those that a bot decided for a person (H12)."""
        steps = [step for step in steps if after < step.last <= self.seq]
        events = [event for step in steps for event in step.events]
        stood_in = [step.seq for step in steps if step.seq > after and self.stored.is_stood_in(step)]
        return tuple(events[-(self.seq - after) :]), tuple(stood_in)

    def checked(self, seat: int, action: Action) -> Action:
        """The action to carry out for a seat. Refusal: the game's script does not allow it."""
        return action if self._script is None else self._script.checked(self.state, self.seq, seat, action)

    def scripted_bot_move(self) -> Action | None:
        """The acting bot's move, if a script fixes it."""
        return None if self._script is None else self._script.bot_move(self.seq)

    def take_dealer(self) -> Dealer:
        """The dealer of the luck that follows the next decision. Pass it to `apply` with what it has dealt."""
        scripted = None if self._script is None else self._script.dealer(self.seq)
        return scripted or self._luck.dealer(self.stored, self.draws)

    def apply(self, entry: LogEntry, state: GameState, dealer: Dealer | None = None) -> None:
        """Apply an entry of the log, given the state after it."""
        self._replace_stored(entry.applied_to(self.stored))
        self._advance(entry.step, state, dealer)

    def take_entry(self, entry: LogEntry) -> None:
        """Apply an entry that another process stored."""
        self.apply(entry, self._after(entry.step))

    def take(self, stored: StoredGame, steps: Iterable[Step]) -> None:
        self._replace_stored(stored)
        if not self.seq:  # until the start the rules may change
            self.state = self.start
        for step in steps:
            assert step.seq == self.seq + 1, "the log has a gap"
            self._advance(step, self._after(step), None)

    def _replace_stored(self, stored: StoredGame) -> None:
        before, self.stored = self.stored, stored
        self.is_info_new |= (stored.version, stored.status) != (before.version, before.status)

    def _after(self, step: Step) -> GameState:
        state = self.state
        for event in step.events:
            state = evolve(state, event)
        return state

    def _advance(self, step: Step, state: GameState, dealer: Dealer | None) -> None:
        self._luck.follow(self.state, step.events, dealer)
        self.state = state
        self.seq = step.last
        self.draws += sum([isinstance(event, _LUCK) for event in step.events])
        self.news.append(step)


def info_of(
    stored: StoredGame,
    identity: str | None,
    present: Iterable[int],
    now: int,
    replaceable: Sequence[int | None] | None = None,
) -> GameInfo:
    """The game as one identity sees it. `replaceable` has the moments of H7, if they are needed."""
    here, late = set(present), set(out_of_time(stored, now))
    yours = stored.seats_of(identity)
    return GameInfo(
        id=stored.id,
        status=stored.status,
        board=BoardName(stored.board_id, stored.board_hash),
        agreement=stored.agreement,
        seats=tuple(
            _seat_info(
                stored,
                number,
                identity,
                here=number in here,
                late=number in late,
                replaceable_from=None if replaceable is None else replaceable[number],
            )
            for number in range(len(stored.seats))
        ),
        host=stored.host,
        bot_delay=stored.bot_delay,
        commitment=stored.commitment,
        seq=stored.seq,
        acting=stored.acting if stored.status is Status.PLAYING else (),
        deadline=shown_deadline(stored),
        minutes=about_minutes(stored),
        created=stored.created,
        moved=stored.moved,
        rematch=stored.rematch,
        tutorial=stored.tutorial,
        played_on=stored.played_on,
        deal=None if stored.deal is None else _played_deal(stored.deal),
        version=stored.version,
        terms=stored.terms,
        scores=tuple(_seat_score(stored, result) for result in stored.results),
        yours=yours,
        may_ask_advice=any(why_not_advised(stored, seat) is None for seat in yours),
        reviewable=why_not_reviewed(stored) is None,
        has_record=why_no_record(stored, now) is None,
    )


def _played_deal(deal: StoredDeal) -> PlayedDeal:
    return PlayedDeal(deal.id, deal.closes, deal.challenge)


def _seat_score(stored: StoredGame, result: SeatResult) -> SeatScore:
    change = change_of(stored, result.identity)
    if change is None:
        return SeatScore(result.total, result.place, None, None)
    return SeatScore(result.total, result.place, as_shown(change.rating), points_of(change))


def _seat_info(
    stored: StoredGame, number: int, identity: str | None, *, here: bool, late: bool, replaceable_from: int | None
) -> SeatInfo:
    seat = stored.seats[number]
    is_kept = seat.kind is SeatKind.KEPT  # H14: others do not learn the id of the person it is kept for
    return SeatInfo(
        kind=seat.kind,
        name=seat.shown_name,
        player=None if is_kept and seat.identity != identity else seat.identity,
        bot=seat.bot,
        present=seat.kind is SeatKind.PERSON and not seat.left and (here or seat.online),
        stand_in=seat.stand_in,
        left=seat.left,
        wants_end=seat.wants_end,
        agreed=seat.kind is SeatKind.PERSON and seat.agreed == stored.terms,
        late=late,
        comes_back=seat.comes_back,
        replaceable_from=replaceable_from,
        votes=tuple(sorted(votes_for_a_bot(stored, number))),
        words=seat.words,
        rating=seat_rating(stored, seat),
        livery=stored.liveries[number],
    )
