"""A person takes everything of theirs along, or has it forgotten."""

from contextlib import suppress

from okapi.server.logs import log
from okapi.server.protocol.messages import Export, ExportedRemark, ExportedResult, Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.games import load_games
from okapi.server.storage.identities import announce, load_person
from okapi.server.storage.leaving import (
    all_games_of,
    forget,
    remarks_of,
    results_of_person,
    sign_ins_of,
    unfinished_games_of,
)

from . import lobby
from .context import Context
from .endings import leave_for_good
from .identities import identity_changed
from .session import info_of


async def everything_of(context: Context, me: Me) -> Export:
    """Everything that is stored of a person, without the secrets that guard it."""
    now = context.now()
    async with context.database.snapshot() as connection:
        person = await load_person(connection, me.id)
        if person is None:
            raise Refusal(ServerReason.WHO_ARE_YOU)
        ids = await all_games_of(connection, me.id)
        games = await load_games(connection, ids, now) if ids else []
        ended = await results_of_person(connection, me.id)
        said = await remarks_of(connection, me.id)
        signed_in = await sign_ins_of(connection, me.id)
    return Export(
        id=person.id,
        name=person.name,
        since=person.created,
        visibility=person.visibility,
        signed_in=tuple(signed_in),
        games=tuple(info_of(game, me.id, (), now) for game in games),
        results=tuple(
            ExportedResult(**{name: row[name] for name in ExportedResult.__struct_fields__}) for row in ended
        ),
        remarks=tuple(ExportedRemark(row["game"], row["phrase"], row["made"]) for row in said),
    )


async def forget_person(context: Context, me: Me) -> None:
    """Leave every table for good, sign all devices out, and forget who it was."""
    async with context.database.read() as connection:
        unfinished = await unfinished_games_of(connection, me.id)
    for game, status in unfinished:
        leave = lobby.leave if status is Status.LOBBY else leave_for_good
        with suppress(Refusal):  # it ended or was left meanwhile
            await leave(context, game, me, None)
    async with context.database.write() as connection:
        touched = await all_games_of(connection, me.id)
        await forget(connection, me.id)
        await announce(connection, me.id)
        for game in touched:
            await context.database.notify(connection, game)
    await identity_changed(context, me.id)
    for game in touched:
        context.registry.reload_soon(game)
    log.info("a person was forgotten")
