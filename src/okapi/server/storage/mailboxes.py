"""People's mail addresses in the database."""

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.entropy import hash_of
from okapi.server.status import NOTIFICATION_CHOICES, NotificationKind

from .keyring import keyring_of
from .recipients import Recipients
from .schema import mail_requests, mailboxes, push_notifications, subscriptions
from .statements import count, is_any


class Mailbox(Struct, frozen=True):
    """A person's mail address and preferences."""

    identity: str
    stop: str  # a token that ends all mail to this person
    created: int
    address: str | None = None  # confirmed
    pending: str | None = None  # not confirmed yet: it gets only the confirming link
    code: str | None = None  # the hash of the code in that link
    asked: int = 0
    kinds: tuple[NotificationKind, ...] = NOTIFICATION_CHOICES
    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    always: bool = False  # even if a device was notified


known_mailboxes = Recipients(mailboxes, Mailbox, mailboxes.c.address.is_not(None))


# A mailbox that cannot be decrypted counts as missing: its person is asked again.


async def find_mailbox(connection: AsyncConnection, identity: str) -> Mailbox | None:
    return next(iter(await known_mailboxes.find(connection, mailboxes.c.identity == identity)), None)


async def find_mailbox_by_code(connection: AsyncConnection, code: str, since: int) -> Mailbox | None:
    """The mailbox to which this code was sent since a moment."""
    is_asked = and_(mailboxes.c.code == code, mailboxes.c.asked > since)
    return next(iter(await known_mailboxes.find(connection, is_asked)), None)


async def store_mailbox(connection: AsyncConnection, wanted: Mailbox) -> None:
    """Store a person's mailbox, replacing an earlier one."""
    theirs = mailboxes.c.identity == wanted.identity
    await known_mailboxes.store(connection, wanted, theirs, stop_hash=hash_of(wanted.stop))


async def drop_address(connection: AsyncConnection, gone: Mailbox) -> None:
    """Delete an address that takes no mail, unless its person has replaced it."""
    theirs, address = mailboxes.c.identity == gone.identity, mailboxes.c.address
    sealed = await connection.scalar(select(address).where(theirs))
    if sealed and keyring_of(connection).open(address, gone.identity, sealed) == gone.address:
        await connection.execute(update(mailboxes).where(theirs, address == sealed).values(address=None))


async def delete_mailbox(connection: AsyncConnection, identity: str) -> None:
    await connection.execute(delete(mailboxes).where(mailboxes.c.identity == identity))


async def delete_mailbox_by_stop(connection: AsyncConnection, stop: str) -> None:
    """Delete the mailbox of the token in a mail's link."""
    await connection.execute(delete(mailboxes).where(mailboxes.c.stop_hash == hash_of(stop)))


async def was_pushed(connection: AsyncConnection, identity: str, game: str, kind: NotificationKind) -> bool:
    sent = push_notifications.c
    taken = and_(sent.game == game, sent.kind == kind, sent.wake_at.is_(None))
    theirs = and_(subscriptions.c.token == sent.token, subscriptions.c.identity == identity)
    return await is_any(connection, taken, theirs)


# Requests for confirming links.


async def count_requests(
    connection: AsyncConnection, since: int, *, identity: str | None = None, address: str | None = None
) -> int:
    """How many requests a person has made since a moment, or how many there were for an address."""
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
    """Forget the requests for an address: its owner wanted them."""
    await connection.execute(delete(mail_requests).where(_is_for(connection, address)))


async def forget_mailbox(connection: AsyncConnection, identity: str) -> None:
    """Delete a person's address. Requests stay without a name, so that the limits hold."""
    await delete_mailbox(connection, identity)
    theirs = update(mail_requests).where(mail_requests.c.identity == identity)
    await connection.execute(theirs.values(identity=None))


def _is_for(connection: AsyncConnection, address: str) -> ColumnElement[bool]:
    """Whether a request was for this address, with any of our keys."""
    column = mail_requests.c.address
    return column.in_(keyring_of(connection).hashes(column, address))
