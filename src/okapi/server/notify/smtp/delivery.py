"""Delivering a mail to the mail server."""

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
_FOR_GOOD = 500  # codes from here on are permanent
_NO_SUCH_MAILBOX = ("5.1.1", "5.1.2", "5.1.3", "5.1.6", "5.1.10", "5.2.1")


class MailResult(StrEnum):
    TAKEN = "taken"
    LATER = "later"  # another attempt may succeed
    REFUSED = "refused"  # this mail will never be taken
    NO_MAILBOX = "no-mailbox"  # no mail to this address will ever be taken


async def hand_over(server: MailServer, mail: EmailMessage, seconds: float) -> MailResult:
    """Deliver a mail, all within the time limit."""
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
        with suppress(aiosmtplib.SMTPException, OSError):  # the server has the mail, however it closes the connection
            await connection.quit(timeout=_SECONDS_TO_PART)
        return MailResult.TAKEN
    except aiosmtplib.SMTPRecipientsRefused as error:
        return _refused(error.recipients[0])
    except aiosmtplib.SMTPDataError as error:
        log.warning("a mail was refused", extra={"about": {"code": error.code}})
        return MailResult.REFUSED if error.code >= _FOR_GOOD else MailResult.LATER
    except aiosmtplib.SMTPResponseException as error:  # a wrong password, say, which the operator can correct
        log.warning("the mail server refuses us", extra={"about": {"code": error.code}})
        return MailResult.LATER
    except (aiosmtplib.SMTPException, OSError) as error:  # OSError: also ssl.SSLError and TimeoutError
        log.warning("the mail server was not reached", extra={"about": {"error": type(error).__name__}})
        return MailResult.LATER
    finally:
        connection.close()


def _refused(error: aiosmtplib.SMTPRecipientRefused) -> MailResult:
    """What a refused address means. An enhanced status code says whether the mailbox exists."""
    log.info("a mail address was refused", extra={"about": {"code": error.code}})
    if error.code < _FOR_GOOD:
        return MailResult.LATER
    is_unknown = error.message.startswith(tuple(f"{code} " for code in _NO_SUCH_MAILBOX))
    return MailResult.NO_MAILBOX if is_unknown else MailResult.REFUSED
