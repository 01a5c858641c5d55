"""The people whom a person has played with, and which of them are here."""

from okapi.server.protocol.messages import KnownPeople, KnownPerson, Me
from okapi.server.storage import known_people as storage
from okapi.server.storage.database import Database
from okapi.server.storage.muting import muted_by
from okapi.server.storage.presence import connected_elsewhere

from .context import PeopleContext

_MAX_PEOPLE = 200


async def known_people(context: PeopleContext, me: Me) -> KnownPeople:
    """The people whom a person has played with. Presence is shown to people who show theirs, and not across a block."""
    async with context.database.read() as connection:
        seen = await storage.is_seen(connection, me.id)
        found = await storage.known_to(connection, me.id, _MAX_PEOPLE)
        blocked = {id for id, _, blocks in await muted_by(connection, me.id) if blocks}
        hidden = blocked | await storage.blockers_of(connection, me.id)
        shown = [one.id for one in found if seen and one.seen and one.id not in hidden]
        here = context.connected() | await connected_elsewhere(connection, context.database.process, context.now())
    people = tuple(
        KnownPerson(one.id, one.name, one.games, one.last, one.id in here and one.id in shown, one.id in blocked)
        for one in found
    )
    return KnownPeople(seen, people)


async def change_seen(database: Database, me: Me, *, seen: bool) -> None:
    async with database.write() as connection:
        await storage.set_seen(connection, me.id, seen=seen)
