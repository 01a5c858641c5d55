"""Handing a mail over to the mail server, and what comes of it."""

import asyncio
import ssl
from contextlib import suppress
from email.message import EmailMessage
from enum import StrEnum

import aiosmtplib

from okapi.server.logs import log
from okapi.server.settings import MailServer

_SECONDS = 20  # for one answer
_SECONDS_TO_PART = 2
_FOR_GOOD = 500  # this code and those above will not change by trying again
_NO_SUCH_MAILBOX = ("5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1")


class MailResult(StrEnum):
    TAKEN = "taken"
    LATER = "later"  # it may be taken another time
    REFUSED = "refused"  # this mail never will
    NO_MAILBOX = "no-mailbox"  # no mail to this address ever will


async def hand_over(server: MailServer, mail: EmailMessage, seconds: float) -> MailResult:
    """Hand a mail over. The time limit is for all of it."""
    connection = aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        username=server.user,
        password=server.password,
        use_tls=server.use_tls,
        start_tls=server.start_tls,
        timeout=_SECONDS,
        tls_context=ssl.create_default_context() if server.use_tls or server.start_tls else None,
    )
    try:
        async with asyncio.timeout(seconds):
            await connection.connect()
            await connection.send_message(mail)
        with suppress(aiosmtplib.SMTPException, OSError):  # it has the mail, however it takes the goodbye
            await connection.quit(timeout=_SECONDS_TO_PART)
        return MailResult.TAKEN
    except aiosmtplib.SMTPRecipientsRefused as error:
        return _refused(error.recipients[0])
    except aiosmtplib.SMTPDataError as error:
        log.warning("a mail was refused", extra={"about": {"code": error.code}})
        return MailResult.REFUSED if error.code >= _FOR_GOOD else MailResult.LATER
    except aiosmtplib.SMTPResponseException as error:  # our password, our name: the operator can mend it
        log.warning("the mail server refuses us", extra={"about": {"code": error.code}})
        return MailResult.LATER
    except (aiosmtplib.SMTPException, OSError) as error:  # OSError: also ssl.SSLError and TimeoutError
        log.warning("the mail server was not reached", extra={"about": {"error": type(error).__name__}})
        return MailResult.LATER
    finally:
        connection.close()


def _refused(error: aiosmtplib.SMTPRecipientRefused) -> MailResult:
    """What a refusal of the address means; an enhanced code says whether there is such a mailbox."""
    log.info("a mail address was refused", extra={"about": {"code": error.code}})
    if error.code < _FOR_GOOD:
        return MailResult.LATER
    is_unknown = error.message.startswith(tuple(f"{code} " for code in _NO_SUCH_MAILBOX))
    return MailResult.NO_MAILBOX if is_unknown else MailResult.REFUSED
