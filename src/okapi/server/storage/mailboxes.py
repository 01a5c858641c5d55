"""Where people get mail, in the database."""

from collections.abc import Collection
from typing import Any

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, Row, and_, delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.entropy import hash_of
from okapi.server.status import NOTIFICATION_CHOICES, NotificationKind, SeatKind, Status

from .keyring import Unreadable, keyring_of
from .schema import games, mail_requests, mailboxes, push_notifications, seats, subscriptions
from .sealing import open_row, seal_row
from .statements import count, is_any
from .subscriptions import kinds_of


class Mailbox(Struct, frozen=True):
    """Where a person gets mail, what about, and when not."""

    identity: str
    stop: str  # who has it can end all mail to this person
    created: int
    address: str | None = None  # confirmed
    pending: str | None = None  # not confirmed yet: it gets nothing but the link that does it
    code: str | None = None  # the hash of what that link holds
    asked: int = 0
    kinds: tuple[NotificationKind, ...] = NOTIFICATION_CHOICES
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    always: bool = False  # even if a device was notified


_COLUMNS = [mailboxes.c[name] for name in Mailbox.__struct_fields__]


# A mailbox that cannot be decrypted counts as none: its person is asked again.


async def find_mailbox(connection: AsyncConnection, identity: str) -> Mailbox | None:
    return await _find(connection, mailboxes.c.identity == identity)


async def find_mailbox_by_code(connection: AsyncConnection, code: str, since: int) -> Mailbox | None:
    """The mailbox that waits for this code, if it was sent since a moment."""
    return await _find(connection, and_(mailboxes.c.code == code, mailboxes.c.asked > since))


async def store_mailbox(connection: AsyncConnection, wanted: Mailbox) -> None:
    """Store where and when a person gets mail, in place of what they said before."""
    fields = seal_row(connection, mailboxes, structs.asdict(wanted))
    fields |= {"stop_hash": hash_of(wanted.stop), "kinds": ",".join(wanted.kinds)}
    theirs = mailboxes.c.identity == wanted.identity
    if not (await connection.execute(update(mailboxes).where(theirs).values(fields))).rowcount:
        await connection.execute(insert(mailboxes).values(fields))


async def drop_address(connection: AsyncConnection, gone: Mailbox) -> None:
    """Forget an address that takes no mail, unless its person has replaced it."""
    theirs, address = mailboxes.c.identity == gone.identity, mailboxes.c.address
    sealed = await connection.scalar(select(address).where(theirs))
    if sealed and keyring_of(connection).open(address, gone.identity, sealed) == gone.address:
        await connection.execute(update(mailboxes).where(theirs, address == sealed).values(address=None))


async def delete_mailbox(connection: AsyncConnection, identity: str) -> None:
    await connection.execute(delete(mailboxes).where(mailboxes.c.identity == identity))


async def delete_mailbox_by_stop(connection: AsyncConnection, stop: str) -> None:
    """Delete the mailbox of the person who followed the link in a mail."""
    await connection.execute(delete(mailboxes).where(mailboxes.c.stop_hash == hash_of(stop)))


async def mailboxes_at(connection: AsyncConnection, ids: Collection[str]) -> dict[str, list[Mailbox]]:
    chosen = (
        select(seats.c.game, *_COLUMNS)
        .join(mailboxes, mailboxes.c.identity == seats.c.identity)
        .where(seats.c.game.in_(ids), seats.c.kind == SeatKind.PERSON, mailboxes.c.address.is_not(None))
        .distinct()
    )
    found: dict[str, list[Mailbox]] = {}
    for row in await connection.execute(chosen):
        if (mailbox := _mailbox(connection, row)) is not None:
            found.setdefault(row.game, []).append(mailbox)
    return found


async def games_with_mailboxes(connection: AsyncConnection, since: int) -> list[str]:
    """The games in progress, or over since a moment, in which anyone gets mail."""
    is_over = and_(games.c.status == Status.OVER, games.c.moved > since)
    is_wanted = exists().where(seats.c.game == games.c.id, seats.c.identity == mailboxes.c.identity)
    chosen = select(games.c.id).where(or_(games.c.status == Status.PLAYING, is_over), is_wanted)
    return list(await connection.scalars(chosen))


async def was_pushed(connection: AsyncConnection, identity: str, game: str, kind: NotificationKind) -> bool:
    sent = push_notifications.c
    taken = and_(sent.game == game, sent.kind == kind, sent.wake_at.is_(None))
    theirs = and_(subscriptions.c.token == sent.token, subscriptions.c.identity == identity)
    return await is_any(connection, taken, theirs)


# How often a link to confirm an address was asked for.


async def count_requests(
    connection: AsyncConnection, since: int, *, identity: str | None = None, address: str | None = None
) -> int:
    """How often a person asked since a moment, or how often for an address."""
    theirs = mail_requests.c.identity == identity if address is None else _is_for(connection, address)
    return await count(connection, mail_requests, theirs, mail_requests.c.made > since)


async def insert_request(connection: AsyncConnection, identity: str, address: str, now: int) -> None:
    hashed, *_ = keyring_of(connection).hashes(mail_requests.c.address, address)
    await connection.execute(insert(mail_requests).values(identity=identity, address=hashed, made=now))


async def delete_request(connection: AsyncConnection, identity: str, made: int) -> None:
    this = and_(mail_requests.c.identity == identity, mail_requests.c.made == made)
    await connection.execute(delete(mail_requests).where(this))


async def delete_old_requests(connection: AsyncConnection, before: int) -> None:
    await connection.execute(delete(mail_requests).where(mail_requests.c.made < before))


async def delete_requests_for(connection: AsyncConnection, address: str) -> None:
    """Forget how often a link was sent to an address: its owner wanted it."""
    await connection.execute(delete(mail_requests).where(_is_for(connection, address)))


async def forget_mailbox(connection: AsyncConnection, identity: str) -> None:
    """Forget a person's address. That somebody asked for it stays, so that nobody asks without end."""
    await delete_mailbox(connection, identity)
    theirs = update(mail_requests).where(mail_requests.c.identity == identity)
    await connection.execute(theirs.values(identity=None))


async def _find(connection: AsyncConnection, which: ColumnElement[bool]) -> Mailbox | None:
    row = (await connection.execute(select(*_COLUMNS).where(which))).one_or_none()
    return None if row is None else _mailbox(connection, row)


def _mailbox(connection: AsyncConnection, row: Row[Any]) -> Mailbox | None:
    fields = {name: getattr(row, name) for name in Mailbox.__struct_fields__}
    try:
        opened = open_row(connection, mailboxes, fields)
    except Unreadable:
        return None
    return Mailbox(**opened | {"kinds": kinds_of(row.kinds)})


def _is_for(connection: AsyncConnection, address: str) -> ColumnElement[bool]:
    """Whether a request was for this address, with whichever of our keys it was stored."""
    column = mail_requests.c.address
    return column.in_(keyring_of(connection).hashes(column, address))
