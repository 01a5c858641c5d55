"""People's mail addresses, which are used only once they are confirmed."""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from okapi.locales import negotiated
from okapi.server.clock import DAY, Clock
from okapi.server.entropy import Entropy, hash_of
from okapi.server.notify.smtp.addresses import BadMailAddress, mailbox_hash, tidy_address
from okapi.server.notify.smtp.delivery import MailResult
from okapi.server.protocol.messages import MailPreferences, MailState, Me, NewMailAddress
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage import mailboxes
from okapi.server.storage.database import Database
from okapi.server.storage.mailboxes import Mailbox

from .email import EmailChannel
from .preferences import checked, is_zone
from .texts import confirmation

_LINK_IS_GOOD_FOR = 3 * DAY
_REMEMBERED = 30 * DAY
_A_PERSON_A_DAY = 5  # links that a person may ask for
_AN_ADDRESS_A_DAY = 2  # links to an address, no matter who asks
_AN_ADDRESS = 4  # links to an address while requests are remembered, if none is opened
_CONFIRM = "confirm"  # a kind of mail, for the metrics
_NOT_TAKEN = {
    MailResult.LATER: ServerReason.MAIL_NOT_SENT,
    MailResult.REFUSED: ServerReason.MAIL_REFUSED,
    MailResult.NO_MAILBOX: ServerReason.MAIL_REFUSED,
}


class MailContext(Struct, frozen=True, eq=False):
    """Where mail addresses are stored, and what sends the confirming links."""

    database: Database
    now: Clock
    entropy: Entropy
    email: EmailChannel
    site: str  # the address of this server


async def state_of(context: MailContext, me: Me) -> MailState:
    async with context.database.read() as connection:
        return mail_state(await mailboxes.find_mailbox(connection, me.id), is_possible=context.email.is_on)


def mail_state(mailbox: Mailbox | None, *, is_possible: bool) -> MailState:
    if mailbox is None:
        return MailState(is_possible)
    preferences = msgspec.convert(mailbox, MailPreferences, from_attributes=True)
    return MailState(is_possible, mailbox.address, mailbox.pending, preferences)


async def ask_for_link(context: MailContext, me: Me, wanted: NewMailAddress) -> MailState:
    """Send a link to an address, which confirms it. Until then, the previous address is used."""
    if not context.email.is_on:
        raise Refusal(ServerReason.NO_MAIL)
    try:
        address = tidy_address(wanted.address)
    except BadMailAddress:
        raise Refusal(ServerReason.BAD_MAIL_ADDRESS) from None
    language = negotiated([wanted.language])
    if language is None or not is_zone(wanted.zone):
        raise Refusal(ServerReason.BAD_PREFERENCES)
    now, code = context.now(), context.entropy.token()
    async with context.database.write() as connection:
        await mailboxes.delete_old_requests(connection, now - _REMEMBERED)
        await mailboxes.insert_request(connection, me.id, mailbox_hash(address), now)
        own = await mailboxes.count_requests(connection, now - DAY, identity=me.id)
        today = await mailboxes.count_requests(connection, now - DAY, address=mailbox_hash(address))
        lately = await mailboxes.count_requests(connection, now - _REMEMBERED, address=mailbox_hash(address))
        if own > _A_PERSON_A_DAY or today > _AN_ADDRESS_A_DAY or lately > _AN_ADDRESS:
            raise Refusal(ServerReason.TOO_MANY_MAILS)
        known = await mailboxes.find_mailbox(connection, me.id)
        mailbox = known or Mailbox(me.id, context.entropy.token(), now, zone=wanted.zone)
        mailbox = replace(mailbox, pending=address, code=hash_of(code), asked=now, language=language)
        await mailboxes.store_mailbox(connection, mailbox)
    letter = confirmation(language, code, context.site)
    outcome = await context.email.deliver(letter, address, _CONFIRM)
    if outcome is not MailResult.TAKEN:
        await _undo(context.database, me, now, known)
        raise Refusal(_NOT_TAKEN[outcome])
    return mail_state(mailbox, is_possible=context.email.is_on)


async def _undo(database: Database, me: Me, made: int, before: Mailbox | None) -> None:
    """The link could not be sent: restore what was stored before."""
    async with database.write() as connection:
        await mailboxes.delete_request(connection, me.id, made)
        if before is None:
            await mailboxes.delete_mailbox(connection, me.id)
        else:
            await mailboxes.store_mailbox(connection, before)


async def confirm(context: MailContext, code: str) -> None:
    """Confirm an address: opening the link shows that it belongs to the person."""
    now = context.now()
    async with context.database.write() as connection:
        found = await mailboxes.find_mailbox_by_code(connection, hash_of(code), now - _LINK_IS_GOOD_FOR)
        if found is None or found.pending is None:
            raise Refusal(ServerReason.BAD_MAIL_CODE)
        stop = context.entropy.token()  # mails to the old address must not stop mail to the new one
        confirmed = replace(found, address=found.pending, pending=None, code=None, stop=stop, created=now)
        await mailboxes.store_mailbox(connection, confirmed)
        await mailboxes.delete_requests_for(connection, mailbox_hash(found.pending))


async def set_preferences(context: MailContext, me: Me, wanted: MailPreferences) -> MailState:
    chosen = checked(wanted)
    async with context.database.write() as connection:
        known = await mailboxes.find_mailbox(connection, me.id)
        if known is None:
            raise Refusal(ServerReason.NO_MAILBOX)
        changed = replace(known, **chosen, always=wanted.always)
        await mailboxes.store_mailbox(connection, changed)
    return mail_state(changed, is_possible=context.email.is_on)


async def remove(database: Database, me: Me) -> None:
    async with database.write() as connection:
        await mailboxes.delete_mailbox(connection, me.id)


async def stop(database: Database, token: str) -> None:
    """Stop all mail to the person whose mail contained the link. A second time changes nothing."""
    async with database.write() as connection:
        await mailboxes.delete_mailbox_by_stop(connection, token)
