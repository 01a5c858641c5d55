"""Reading the log of a game."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.game import Event

from .archive import archived_steps
from .schema import steps

PERSON, DEALER = "person", "dealer"  # actors; the others are "bot NAME"
_events = msgspec.json.Decoder(tuple[Event, ...])


class Step(Struct, frozen=True):
    seq: int  # of its first event
    last: int
    seat: int | None
    command: str | None  # the person's own name for it; bots' decisions have none
    actor: str
    events: tuple[Event, ...]


async def load_steps(connection: AsyncConnection, game: str, after: int = 0) -> list[Step]:
    """The log of a game after a sequence number, in order."""
    chosen = select(steps).where(steps.c.game == game, steps.c.last > after).order_by(steps.c.seq)
    rows: list[Any] = list((await connection.execute(chosen)).mappings())
    return [
        Step(row["seq"], row["last"], row["seat"], row["command"], row["actor"], _events.decode(row["events"]))
        for row in rows or await archived_steps(connection, game, after)
    ]


async def last_decision(connection: AsyncConnection, game: str, seat: int) -> int:
    """The last event of the last step by the person of a seat; 0 if there is none."""
    own = and_(steps.c.game == game, steps.c.seat == seat, steps.c.actor == PERSON)
    return await connection.scalar(select(func.max(steps.c.last)).where(own)) or 0


async def find_command(connection: AsyncConnection, game: str, after: int, seat: int, command: str) -> int | None:
    """The last event of the step that a person's command made after a sequence number, if any."""
    chosen = select(steps.c.last).where(
        steps.c.game == game,
        steps.c.seq > after,
        steps.c.seat == seat,
        steps.c.command == command,
        steps.c.actor == PERSON,  # older versions named bots' steps, too
    )
    return await connection.scalar(chosen.limit(1))
