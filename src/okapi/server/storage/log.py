"""The log's writer: steps that wait are committed together, in one transaction and with one flush to disk.

That is what makes a durable commit per move affordable. Each step still succeeds or fails by itself.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from okapi.server.status import Status

from .database import Database, is_about_the_data, tell
from .games import Step, acting_text
from .schema import games, steps

_insert_step = insert(steps)
_update_game = (
    update(games)
    .where(games.c.id == bindparam("of_game"))
    .values(
        {
            name: bindparam(f"new_{name}")
            for name in ("status", "seq", "acting", "deadline", "wake_at", "moved")
        }
    )
)
_encode = msgspec.json.Encoder().encode


class StepTaken(Exception):
    """Someone else made this step, or this command was carried out before. Read the log and look again."""


class Entry(Struct, frozen=True):
    """A step, and where it brings the game."""

    game: str
    step: Step
    status: Status
    acting: tuple[int, ...]
    deadline: int | None
    wake_at: int | None
    made: int
    message: str  # to the other processes


Waiting = tuple[Entry, "asyncio.Future[None]"]
Batch = list[Waiting]


class Log:
    """Appends steps to games. Run `write` as a task."""

    def __init__(self, database: Database, took: Callable[[float], None], max_at_once: int = 200) -> None:
        self._database = database
        self._took = took  # hears how many seconds each commit took
        self._max_at_once = max_at_once
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()

    async def append(self, entry: Entry) -> None:
        """Returns when the step is stored for good; StepTaken if it cannot be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((entry, done))
        await done

    async def write(self) -> None:
        """Commit whatever waits, again and again."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < self._max_at_once:
                batch.append(self._waiting.get_nowait())
            batch.sort(key=lambda waiting: waiting[0].game)  # so that two processes cannot block each other
            await self._commit(batch)

    async def _commit(self, batch: Batch) -> None:
        began = time.perf_counter()
        try:
            await self._database.write_batch(partial(store, entries=[entry for entry, _ in batch]))
        except Exception as error:  # the writer must not stop, whatever happens to the database
            if len(batch) > 1 and is_about_the_data(error):  # one of them spoils it for all
                for one in batch:
                    await self._commit([one])
            else:
                _fail(batch, StepTaken() if isinstance(error, IntegrityError) else error)
        else:
            self._took(time.perf_counter() - began)
            for _, done in batch:
                if not done.done():
                    done.set_result(None)


def store(connection: Connection, entries: list[Entry]) -> None:
    """Write steps, and where they bring their games; other processes hear of it when it is committed."""
    connection.execute(_insert_step, [_step_row(entry) for entry in entries])
    connection.execute(_update_game, [_game_row(entry) for entry in entries])
    for entry in entries:
        tell(connection, entry.message)


def _fail(batch: Batch, error: Exception) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(error)


def _step_row(entry: Entry) -> dict[str, object]:
    step = entry.step
    return {
        "game": entry.game,
        "seq": step.seq,
        "last": step.last,
        "seat": step.seat,
        "command": step.command,
        "actor": step.actor,
        "events": _encode(step.events).decode(),
        "made": entry.made,
    }


def _game_row(entry: Entry) -> dict[str, object]:
    return {
        "of_game": entry.game,
        "new_status": entry.status,
        "new_seq": entry.step.last,
        "new_acting": acting_text(entry.acting),
        "new_deadline": entry.deadline,
        "new_wake_at": entry.wake_at,
        "new_moved": entry.made,
    }
