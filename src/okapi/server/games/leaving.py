"""A person takes everything of theirs along, or has it forgotten."""

from collections.abc import Iterator
from contextlib import suppress
from urllib.parse import urlsplit

from okapi.server.logs import log
from okapi.server.protocol.messages import (
    Export,
    ExportedCalls,
    ExportedRemark,
    ExportedResult,
    ExportedReview,
    Me,
    MutedPerson,
)
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.calls import Subscription, subscriptions_of
from okapi.server.storage.games import load_games
from okapi.server.storage.identities import announce, devices_of, load_person
from okapi.server.storage.leaving import (
    all_games_of,
    forget,
    remarks_of,
    results_of_person,
    unfinished_games_of,
)
from okapi.server.storage.mail import find_mailbox
from okapi.server.storage.muting import muted_by
from okapi.server.storage.ratings import changes_of, load_ratings
from okapi.server.storage.reviews import uploaded_by

from . import identities, lobby, strength
from .call_wishes import wishes_of
from .context import Context
from .endings import leave_for_good
from .identities import Credential, device_id, identity_changed
from .mailboxes import mail_state
from .session import info_of

_AT_ONCE = 50  # games


async def everything_of(context: Context, me: Me, given: Credential) -> Export:
    """Everything that is stored of a person, without the secrets that guard it."""
    now = context.now()
    async with context.database.snapshot() as connection:
        person = await load_person(connection, me.id)
        if person is None:
            raise Refusal(ServerReason.WHO_ARE_YOU)
        newest_first = (await all_games_of(connection, me.id))[::-1]
        games = [
            info_of(game, me.id, (), now)
            for some in _some_at_a_time(newest_first)
            for game in await load_games(connection, some, now)
        ]
        ended = await results_of_person(connection, me.id)
        said = await remarks_of(connection, me.id)
        devices = await devices_of(connection, me.id)
        called = await subscriptions_of(connection, me.id)
        muted = await muted_by(connection, me.id)
        rating = (await load_ratings(connection, [me.id])).get(me.id)
        changes = await changes_of(connection, me.id)
        mailbox = await find_mailbox(connection, me.id)
        reviewed = await uploaded_by(connection, me.id)
    return Export(
        id=person.id,
        name=person.name,
        since=person.created,
        visibility=person.visibility,
        devices=tuple(identities.as_shown(device, given) for device in devices),
        calls=tuple(_calls(device) for device in called),
        muted=tuple(MutedPerson(*one) for one in muted),
        rating=None if rating is None else strength.as_shown(rating),
        ratings=tuple(strength.step_of(change, is_own=True) for change in changes),
        games=tuple(games),
        results=tuple(
            ExportedResult(**{name: row[name] for name in ExportedResult.__struct_fields__}) for row in ended
        ),
        remarks=tuple(ExportedRemark(row["game"], row["phrase"], row["made"]) for row in said),
        reviews=tuple(ExportedReview(id, asked) for id, _, asked in reviewed),
        mail=mail_state(context, mailbox),
    )


def _some_at_a_time(ids: list[str]) -> Iterator[list[str]]:
    """Some at a time: others have their turn in between, however many games somebody has played."""
    for start in range(0, len(ids), _AT_ONCE):
        yield ids[start : start + _AT_ONCE]


def _calls(device: Subscription) -> ExportedCalls:
    """How a device is called, without the address and keys, with which anyone could call it."""
    service = urlsplit(device.endpoint).hostname or ""
    return ExportedCalls(device_id(device.token), service, device.created, wishes_of(device))


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
