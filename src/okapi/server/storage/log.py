"""The log's pen: steps that wait are committed together, in one transaction and with one flush to disk.

That is what makes a durable commit per move affordable. Each step still succeeds or fails by itself.
"""

import asyncio

import msgspec
from msgspec import Struct
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.messages import Status

from .database import Database
from .games import Step, acting_text
from .schema import games, steps

_insert_step = insert(steps)
_update_game = (
    update(games)
    .where(games.c.id == bindparam("of_game"))
    .values(
        {name: bindparam(f"new_{name}") for name in ("status", "seq", "acting", "deadline", "due", "moved")}
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
    due: int | None
    made: int
    message: str  # to the other processes


Waiting = tuple[Entry, "asyncio.Future[None]"]
Batch = list[Waiting]


class Log:
    """Appends steps to games. Run `write` as a task."""

    def __init__(self, database: Database, most_at_once: int = 200) -> None:
        self._database = database
        self._most_at_once = most_at_once
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()

    async def append(self, entry: Entry) -> None:
        """Returns when the step is stored for good; StepTaken if it cannot be."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((entry, done))
        await done

    async def write(self) -> None:
        """Commit whatever waits, again and again."""
        while True:
            try:
                async with self._database.writer() as connection:
                    while await self._commit(connection, await self._next_batch()):
                        pass
            except Exception as error:  # the database is away: whoever waits hears of it
                _fail(await self._next_batch(), error)

    async def _next_batch(self) -> Batch:
        batch = [await self._waiting.get()]
        while not self._waiting.empty() and len(batch) < self._most_at_once:
            batch.append(self._waiting.get_nowait())
        batch.sort(key=lambda waiting: waiting[0].game)  # so that two processes cannot block each other
        return batch

    async def _commit(self, connection: AsyncConnection, batch: Batch) -> bool:
        """Store a batch; false if the connection should not be used again."""
        try:
            await self._store(connection, [entry for entry, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch, StepTaken())
                return True
            return all([await self._commit(connection, [one]) for one in batch])
        except Exception as error:  # the pen must not break, whatever happens to the database
            _fail(batch, error)
            return False
        for _, done in batch:
            if not done.done():
                done.set_result(None)
        return True

    async def _store(self, connection: AsyncConnection, entries: list[Entry]) -> None:
        async with self._database.turn_to_write(), connection.begin():
            await store(connection, entries)
            if self._database.is_shared:
                for entry in entries:
                    await self._database.tell(connection, entry.message)


async def store(connection: AsyncConnection, entries: list[Entry]) -> None:
    """Write steps, and where they bring their games."""
    await connection.execute(_insert_step, [_step_row(entry) for entry in entries])
    await connection.execute(_update_game, [_game_row(entry) for entry in entries])


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
        "new_due": entry.due,
        "new_moved": entry.made,
    }
