"""What the parts of this room share."""

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Protocol

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import Clock
from okapi.server.entropy import Entropy
from okapi.server.protocol.messages import Me
from okapi.server.settings import ServerSettings
from okapi.server.status import NotificationKind
from okapi.server.storage.database import Database
from okapi.server.storage.identities import announce

from .changes import IdentityChanges


class Notify(Protocol):
    """Notifies people of something other than a game."""

    async def __call__(
        self, connection: AsyncConnection, about: str, kind: NotificationKind, people: Collection[str], name: str | None
    ) -> None: ...


class PeopleContext(Struct, frozen=True, eq=False):
    """Where people are stored, and what shows their changes."""

    settings: ServerSettings
    database: Database
    now: Clock
    entropy: Entropy
    changes: IdentityChanges
    connected: Callable[[], set[str]]  # the people who are connected to this process
    notify: Notify  # people who are elsewhere


@asynccontextmanager
async def changing_person(context: PeopleContext, me: Me) -> AsyncIterator[AsyncConnection]:
    """Change what is stored about a person. When this ends without an error, all their devices know."""
    async with context.database.write() as connection:
        yield connection
        await announce(connection, me.id)
    await context.changes.changed(me.id)
