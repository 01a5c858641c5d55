"""Clocks: how long people have to decide, and when a game must be looked at."""

from collections.abc import Iterable, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.game import Event, GameState, Stage
from okapi.server.status import Status
from okapi.server.storage.database import Database
from okapi.server.storage.log import LogEntry, store_entry
from okapi.server.storage.steps import DEALER, Step
from okapi.server.storage.stored_game import StoredGame

from .results import results_of

LOOK_AGAIN = 10_000  # milliseconds, for a late person who may leave, so that a bot plays
BOT_LEASE = 4_000  # milliseconds after which another process takes over from a bot that has not moved


def entry_for(stored: StoredGame, step: Step, state: GameState, now: int) -> LogEntry:
    """A step as it goes into the log, with the state of the table after it."""
    acting = state.table.acting()
    deadline = next_deadline(stored, state, now)
    return LogEntry(
        game=stored.id,
        step=step,
        status=Status.PLAYING if acting else Status.OVER,
        acting=acting,
        deadline=deadline,
        wake_at=wake_moment(stored, acting, deadline, now),
        made=now,
        results=() if acting else results_of(stored, state.table, now),
        secret=None if acting else stored.secret,
    )


async def store_dealt(
    connection: AsyncConnection,
    database: Database,
    game: StoredGame,
    state: GameState,
    events: Sequence[Event],
    now: int,
) -> None:
    """Store what the dealer has dealt as the first step of a game."""
    step = Step(1, len(events), None, "start", DEALER, tuple(events))
    await store_entry(connection, database, entry_for(game, step, state, now))


def next_deadline(stored: StoredGame, state: GameState, now: int) -> int | None:
    """The deadline of the people who must decide. All choose tickets at once, in the same time (2.4)."""
    table = state.table
    if stored.agreement.clock is None:
        return None
    if table.stage is Stage.CHOOSING_TICKETS and stored.deadline is not None:
        return stored.deadline
    return now + 1000 * stored.agreement.clock if waits_for_people(stored, table.acting()) else None


def wake_moment(stored: StoredGame, acting: Iterable[int], deadline: int | None, now: int) -> int | None:
    """When a process must look at the game, if nobody has moved before."""
    moments = []
    if deadline is not None and waits_for_people(stored, acting):
        moments.append(deadline if deadline > now else now + LOOK_AGAIN)
    if waits_for_bots(stored, acting):
        moments.append(now + stored.bot_delay + BOT_LEASE)
    return min(moments, default=None)


def waits_for_bots(stored: StoredGame, acting: Iterable[int]) -> bool:
    return any(stored.seats[seat].played_by_bot is not None for seat in acting)


def waits_for_people(stored: StoredGame, acting: Iterable[int]) -> bool:
    return any(stored.seats[seat].played_by_bot is None for seat in acting)


def shown_deadline(stored: StoredGame) -> int | None:
    """The deadline of people; none while only bots decide. (A past one is kept until the bot has decided, see H5.)"""
    return stored.deadline if waits_for_people(stored, stored.acting) else None


def out_of_time(stored: StoredGame, now: int) -> list[int]:
    """The seats of people whose time is up."""
    if stored.status is not Status.PLAYING or stored.deadline is None or stored.deadline > now:
        return []
    return [seat for seat in stored.acting if stored.seats[seat].played_by_bot is None]
