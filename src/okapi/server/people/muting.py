"""People whom a person has muted or blocked (H14), on all their devices."""

from okapi.server.protocol.messages import Me, MutedList, MutedPerson
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage import muting
from okapi.server.storage.database import Database

from .context import PeopleContext, changing_person

_MAX_MUTED = 500


async def muted(database: Database, me: Me) -> MutedList:
    async with database.read() as connection:
        found = await muting.muted_by(connection, me.id)
    return MutedList(tuple(MutedPerson(*one) for one in found))


async def mute(context: PeopleContext, me: Me, person: str, *, blocks: bool = False) -> None:
    """Mute a person. A blocked person stays blocked."""
    async with changing_person(context, me) as connection:
        known = await muting.muted_by(connection, me.id)
        if len(known) >= _MAX_MUTED:
            raise Refusal(ServerReason.TOO_MANY_MUTED, max=_MAX_MUTED)
        was_blocked = any(id == person and is_blocked for id, _, is_blocked in known)
        if not await muting.mute(connection, me.id, person, blocks=blocks or was_blocked):
            raise Refusal(ServerReason.NO_SUCH_PERSON)


async def unmute(context: PeopleContext, me: Me, person: str) -> None:
    async with changing_person(context, me) as connection:
        await muting.unmute(connection, me.id, person)
