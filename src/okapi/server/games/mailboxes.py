"""A person's mail address: it is used only once they have shown that it is theirs."""

from msgspec.structs import replace

from okapi.locales import negotiated
from okapi.server.entropy import hash_of
from okapi.server.mail.addresses import BadMailAddress, mailbox_hash, tidy_address
from okapi.server.mail.delivery import Outcome
from okapi.server.protocol.messages import MailState, MailWishes, Me, NewMailAddress
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.mail import (
    Mailbox,
    count_requests,
    delete_mailbox,
    delete_mailbox_by_stop,
    delete_old_requests,
    delete_request,
    delete_requests_for,
    find_mailbox,
    find_mailbox_by_code,
    insert_request,
    store_mailbox,
)

from .call_texts import confirmation
from .call_wishes import checked
from .context import Context
from .quiet_hours import is_zone

_DAY = 24 * 3600_000  # milliseconds
_LINK_IS_GOOD_FOR = 3 * _DAY
_REMEMBERED = 30 * _DAY
_A_PERSON_A_DAY = 5  # links that they may ask for
_AN_ADDRESS_A_DAY = 2  # links that it is sent, no matter who asks
_AN_ADDRESS = 4  # as long as they are remembered and none was opened
_CONFIRM = "confirm"  # a kind of mail, for the metrics
_NOT_TAKEN = {
    Outcome.LATER: ServerReason.MAIL_NOT_SENT,
    Outcome.REFUSED: ServerReason.MAIL_REFUSED,
    Outcome.NO_MAILBOX: ServerReason.MAIL_REFUSED,
}


async def state_of(context: Context, me: Me) -> MailState:
    """Whether and where a person gets mail."""
    async with context.database.read() as connection:
        return mail_state(context, await find_mailbox(connection, me.id))


def mail_state(context: Context, mailbox: Mailbox | None) -> MailState:
    """The same of what is stored."""
    is_possible = bool(context.settings.smtp_url)
    if mailbox is None:
        return MailState(is_possible)
    kinds = tuple(kind.value for kind in mailbox.kinds)
    wishes = MailWishes(
        kinds,  # type: ignore[arg-type]
        mailbox.language,
        mailbox.zone,
        mailbox.quiet_from,
        mailbox.quiet_to,
        mailbox.always,
    )
    return MailState(is_possible, mailbox.address, mailbox.pending, wishes)


async def ask_for_link(context: Context, me: Me, wanted: NewMailAddress) -> MailState:
    """Send a link to an address that confirms it. The one before is used until then."""
    if not context.settings.smtp_url:
        raise Refusal(ServerReason.NO_MAIL)
    try:
        address = tidy_address(wanted.address)
    except BadMailAddress:
        raise Refusal(ServerReason.BAD_MAIL_ADDRESS) from None
    language = negotiated([wanted.language])
    if language is None or not is_zone(wanted.zone):
        raise Refusal(ServerReason.BAD_WISHES)
    now, code = context.now(), context.entropy.token()
    async with context.database.write() as connection:
        await delete_old_requests(connection, now - _REMEMBERED)
        await insert_request(connection, me.id, mailbox_hash(address), now)
        own = await count_requests(connection, now - _DAY, identity=me.id)
        today = await count_requests(connection, now - _DAY, address=mailbox_hash(address))
        lately = await count_requests(connection, now - _REMEMBERED, address=mailbox_hash(address))
        if own > _A_PERSON_A_DAY or today > _AN_ADDRESS_A_DAY or lately > _AN_ADDRESS:
            raise Refusal(ServerReason.TOO_MANY_MAILS)
        known = await find_mailbox(connection, me.id)
        mailbox = known or Mailbox(me.id, context.entropy.token(), now, zone=wanted.zone)
        mailbox = replace(mailbox, pending=address, code=hash_of(code), asked=now, language=language)
        await store_mailbox(connection, mailbox)
    letter = confirmation(language, code, context.settings.site)
    outcome = await context.calls.mail.send(letter, address, _CONFIRM)
    if outcome is not Outcome.TAKEN:
        await _undo(context, me, now, known)
        raise Refusal(_NOT_TAKEN[outcome])
    return mail_state(context, mailbox)


async def _undo(context: Context, me: Me, made: int, before: Mailbox | None) -> None:
    """The link could not be sent: all is as it was before."""
    async with context.database.write() as connection:
        await delete_request(connection, me.id, made)
        if before is None:
            await delete_mailbox(connection, me.id)
        else:
            await store_mailbox(connection, before)


async def confirm(context: Context, code: str) -> None:
    """Opening the link shows that the address belongs to the person who asked."""
    now = context.now()
    async with context.database.write() as connection:
        found = await find_mailbox_by_code(connection, hash_of(code), now - _LINK_IS_GOOD_FOR)
        if found is None or found.pending is None:
            raise Refusal(ServerReason.BAD_MAIL_CODE)
        stop = context.entropy.token()  # mails to the address before cannot stop those to the new one
        confirmed = replace(found, address=found.pending, pending=None, code=None, stop=stop, created=now)
        await store_mailbox(connection, confirmed)
        await delete_requests_for(connection, mailbox_hash(found.pending))


async def wish(context: Context, me: Me, wanted: MailWishes) -> MailState:
    """Store what a person wants mail about, and when not."""
    wished = checked(wanted)
    async with context.database.write() as connection:
        known = await find_mailbox(connection, me.id)
        if known is None:
            raise Refusal(ServerReason.NO_MAILBOX)
        changed = replace(known, **wished, always=wanted.always)
        await store_mailbox(connection, changed)
    return mail_state(context, changed)


async def remove(context: Context, me: Me) -> None:
    """Forget a person's address."""
    async with context.database.write() as connection:
        await delete_mailbox(connection, me.id)


async def stop(context: Context, token: str) -> None:
    """The link of a mail ends all mail to that person. Doing it twice is as good as once."""
    async with context.database.write() as connection:
        await delete_mailbox_by_stop(connection, token)
