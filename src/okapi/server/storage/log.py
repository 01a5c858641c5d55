"""The writer of the log: steps that wait are committed together, in one transaction with one flush to disk.

This makes it affordable to commit every move durably. Each step still succeeds or fails on its own.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Executable, bindparam, case, func, insert, literal_column, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import Status

from .database import Database
from .failures import OutcomeUnknown, is_about_the_data, is_taken
from .games import acting_text
from .notices import Notice, notices
from .results import SeatResult, writing_results
from .schema import games, steps
from .statements import Statement
from .steps import Step
from .stored_game import StoredGame

# SQLite's thread gets no values but those of the rows.
_ENDED: ColumnElement[str] = literal_column(f"'{Status.ENDED}'")
_PROGRESS = ("status", "seq", "acting", "deadline", "wake_at", "moved")
_STEP = steps.columns.keys()
_GAME = ("of_game", *[f"new_{name}" for name in _PROGRESS])
_insert_step = insert(steps)


def _unless_ended(status: ColumnElement[Any]) -> ColumnElement[Any]:
    """The status, unless the players ended the game while the move was under way."""
    return case((games.c.status == _ENDED, games.c.status), else_=status)


_update_game = (
    update(games)
    .where(games.c.id == bindparam("of_game"))
    .values({name: bindparam(f"new_{name}") for name in _PROGRESS if name != "status"})
    .values(status=_unless_ended(bindparam("new_status")))
)

# The secret of a finished game is public, and stored unsealed: its luck can be proven even if the key is lost.
_show_secret = update(games).where(games.c.id == bindparam("of_game")).values(secret=bindparam("new_secret"))

# SQLite gets all rows of a batch at once: for every statement its thread has to wait for Python's lock, half a
# millisecond if the event loop is busy.
_rows = func.json_each(bindparam("rows")).table_valued("value")


def _each(place: int) -> ColumnElement[Any]:
    return func.json_extract(_rows.c.value, literal_column(f"'$[{place}]'"))


_insert_steps = insert(steps).from_select(_STEP, select(*[_each(place) for place in range(len(_STEP))]))
_update_games = (
    update(games)
    .where(games.c.id == _each(0))
    .values({name: _each(place) for place, name in enumerate(_PROGRESS, start=1) if name != "status"})
    .values(status=_unless_ended(_each(1)))
)

_encode = msgspec.json.Encoder().encode
_SECONDS_BETWEEN_COMMITS = 0.002  # at least; entries that arrive earlier share a flush to disk
_SECONDS_TO_FIND_OUT = 5.0
_TRY_AGAIN_SECONDS = 0.1


class StepTaken(Exception):
    """This step was taken by somebody else, or by this command before. Read the log and look again."""


class LogEntry(Struct, frozen=True):
    """A step, and the state of the table after it."""

    game: str
    step: Step
    status: Status
    acting: tuple[int, ...]
    deadline: int | None
    wake_at: int | None
    made: int
    results: tuple[SeatResult, ...] = ()  # of the last step
    secret: str | None = None  # of the dealer, with the last step, when it becomes public

    def applied_to(self, stored: StoredGame) -> StoredGame:
        """The game as it is stored after this entry."""
        return replace(
            stored,
            status=self.status,
            seq=self.step.last,
            acting=self.acting,
            deadline=self.deadline,
            wake_at=self.wake_at,
            moved=self.made,
            results=self.results,
        )


class _Waiting(Struct, eq=False):
    """An entry, what to do once it is stored, and the future of its caller."""

    entry: LogEntry
    stored: Callable[[], None]
    done: "asyncio.Future[None]"


Batch = list[_Waiting]
Row = tuple[object, ...]


class Log:
    """Appends steps to games. Run `write` as a task."""

    def __init__(self, database: Database, took: Callable[[float], None], max_at_once: int = 200) -> None:
        self._database = database
        self._took = took  # is called with the seconds that each commit took
        self._max_at_once = max_at_once
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()

    async def append(self, entry: LogEntry, stored: Callable[[], None]) -> None:
        """Return when the step is on disk and `stored` was called, even if the caller is cancelled.

        OutcomeUnknown: the step may be stored. StepTaken and other errors: it is not.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(entry, stored, done))
        await done

    async def write(self) -> None:
        """Commit what waits, forever. A step that comes alone is committed at once."""
        began = 0.0
        while True:
            batch = [await self._waiting.get()]
            if (early := began + _SECONDS_BETWEEN_COMMITS - time.monotonic()) > 0:
                await asyncio.sleep(early)
            began = time.monotonic()
            while not self._waiting.empty() and len(batch) < self._max_at_once:
                batch.append(self._waiting.get_nowait())
            batch.sort(key=lambda waiting: waiting.entry.game)  # so that processes cannot deadlock
            await self._commit(batch)

    async def _commit(self, batch: Batch) -> None:
        began = time.perf_counter()
        try:
            await self._store([waiting.entry for waiting in batch])
        except Exception as error:  # the writer must not stop, whatever the database does
            if len(batch) > 1 and is_about_the_data(error):  # one entry makes the whole batch fail
                for one in batch:
                    await self._commit([one])
            else:
                _fail(batch, StepTaken() if is_taken(error) else error)
        else:
            self._took(time.perf_counter() - began)
            call_soon = asyncio.get_running_loop().call_soon  # the next batch is written at the same time
            for waiting in batch:
                call_soon(waiting.stored)
                if not waiting.done.done():
                    waiting.done.set_result(None)  # callers go on after that, in the same round of the loop

    async def _store(self, entries: list[LogEntry]) -> None:
        """Store a batch. If the answer is lost, try again to find out: a step can be stored only once."""
        give_up = time.monotonic() + _SECONDS_TO_FIND_OUT
        is_unknown = False
        while True:
            try:
                await self._database.write_batch(writing(entries, self._database))
                return
            except Exception as error:
                is_unknown = is_unknown or isinstance(error, OutcomeUnknown)
                if not is_unknown or is_about_the_data(error):
                    raise
                if time.monotonic() > give_up:
                    raise OutcomeUnknown from error
            await asyncio.sleep(_TRY_AGAIN_SECONDS)


def writing(entries: list[LogEntry], database: Database) -> list[Statement]:
    """The statements that store entries, update their games, and notify other processes."""
    ends = [
        *writing_results((entry.game, result) for entry in entries for result in entry.results),
        *_showing_secrets(entries),
    ]
    if not database.is_shared:
        return [
            _at_once(_insert_steps, map(_step_row, entries)),
            _at_once(_update_games, map(_game_row, entries)),
            *ends,
        ]
    new_steps = [dict(zip(_STEP, _step_row(entry), strict=True)) for entry in entries]
    new_games = [dict(zip(_GAME, _game_row(entry), strict=True)) for entry in entries]
    sent = notices(Notice(database.process, it.game, msgspec.Raw(_encode(it))) for it in entries)
    return [(_insert_step, new_steps), (_update_game, new_games), *ends, sent]


async def store_entry(connection: AsyncConnection, database: Database, entry: LogEntry) -> None:
    """Store an entry in a transaction that changes more than the log."""
    for statement in writing([entry], database):
        await connection.execute(*statement)


def _showing_secrets(entries: Iterable[LogEntry]) -> list[Statement]:
    rows = [{"of_game": entry.game, "new_secret": entry.secret} for entry in entries if entry.secret]
    return [(_show_secret, rows)] if rows else []


def _fail(batch: Batch, error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(error)


def _at_once(statement: Executable, rows: Iterable[Row]) -> Statement:
    return statement, [{"rows": _encode(list(rows)).decode()}]


def _step_row(entry: LogEntry) -> Row:
    """In the order of the table's columns."""
    step = entry.step
    events = _encode(step.events).decode()
    return entry.game, step.seq, step.last, step.seat, step.command, step.actor, events, entry.made


def _game_row(entry: LogEntry) -> Row:
    """Which game, and its progress, in the order of `_GAME`."""
    acting = acting_text(entry.acting)
    return entry.game, entry.status, entry.step.last, acting, entry.deadline, entry.wake_at, entry.made
