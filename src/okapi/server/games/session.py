"""A game in memory: a copy of what is stored, kept because reading the whole log for every move is slow.

It is only a copy. The database decides which step comes next; a copy that is behind reads on.
"""

import asyncio
from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import Board
from okapi.game import Dealer, Event, GameState, Luck, Table, evolve, new_game
from okapi.record import BoardName
from okapi.server.protocol.messages import GameInfo, SeatInfo
from okapi.server.protocol.updates import Moment
from okapi.server.status import SeatKind
from okapi.server.storage.games import PERSON, Step, StoredGame, StoredSeat, load_game, load_steps


class GameSession:
    """What is stored of one game, and the state that its events make."""

    def __init__(self, stored: StoredGame, board: Board) -> None:
        self.stored = stored
        self.board = board
        self.lock = asyncio.Lock()  # one command at a time, in this process
        self.state: GameState = new_game(board, len(stored.seats), stored.rules)
        self.seq = 0
        self.draws = 0  # of the dealer
        self.dealer: Dealer | None = None  # who has dealt up to here
        self.answered: dict[
            tuple[int | None, str], int
        ] = {}  # commands carried out, and where the game stood

    @property
    def table(self) -> Table:
        """What everyone sees."""
        return self.state.table

    @property
    def moment(self) -> Moment:
        """The game as it stands."""
        return Moment(self.stored.id, self.seq, self.state, self.stored.deadline)

    async def read_on(self, connection: AsyncConnection, now: int) -> tuple[Event, ...]:
        """Take in what was stored since; the new events."""
        stored = await load_game(connection, self.stored.id, now)
        assert stored is not None, "games are never deleted"
        steps = await load_steps(connection, stored.id, self.seq)
        self.stored = stored
        if not self.seq:  # until the start the rules may change
            self.state = new_game(self.board, len(stored.seats), stored.rules)
        return self.take(steps)

    def take(self, steps: Iterable[Step]) -> tuple[Event, ...]:
        """Take in steps of the log."""
        happened: list[Event] = []
        for step in steps:
            assert step.seq == self.seq + 1, "the log has a gap"
            state = self.state
            for event in step.events:
                state = evolve(state, event)
            self.advance(step, state)
            self.dealer = None  # another dealt
            happened += step.events
        return tuple(happened)

    def advance(self, step: Step, state: GameState) -> None:
        """Take in a step whose outcome is known."""
        self.state = state
        self.seq = step.last
        self.draws += sum(isinstance(event, Luck) for event in step.events)
        if step.command is not None and step.actor == PERSON:  # bots' had names once, as a person's might be
            self.answered[step.seat, step.command] = step.last


def info_of(stored: StoredGame, identity: str | None, present: Iterable[int]) -> GameInfo:
    """The table as one identity sees it."""
    here = set(present)
    return GameInfo(
        id=stored.id,
        status=stored.status,
        board=BoardName(stored.board_id, stored.board_hash),
        rules=stored.rules,
        seats=tuple(_seat_info(seat, here=number in here) for number, seat in enumerate(stored.seats)),
        host=stored.host,
        listed=stored.listed,
        clock=stored.clock,
        bot_delay=stored.bot_delay,
        commitment=stored.commitment,
        seq=stored.seq,
        acting=stored.acting,
        deadline=stored.deadline,
        created=stored.created,
        moved=stored.moved,
        rematch=stored.rematch,
        version=stored.version,
        yours=stored.seats_of(identity),
    )


def _seat_info(seat: StoredSeat, *, here: bool) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.shown_name,
        player=seat.identity,
        bot=seat.bot,
        present=seat.kind is SeatKind.PERSON and (here or seat.online),
        stand_in=seat.stand_in,
        words=seat.words,
    )
