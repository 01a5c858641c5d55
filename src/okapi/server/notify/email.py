"""Mail to people who have been away for a while: one mail for a turn until they are back."""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.logs import log
from okapi.server.notify.smtp.delivery import MailResult, hand_over
from okapi.server.notify.smtp.letters import Letter, mail_of
from okapi.server.play.context import PlayContext
from okapi.server.settings import mail_server
from okapi.server.storage import mailboxes
from okapi.server.storage.mailboxes import Mailbox
from okapi.server.storage.notifications import Notification, email_queue

from .channel import Channel
from .preferences import end_of_quiet
from .reasons import Subject, still_holds
from .texts import letter_of


class EmailChannel(Channel[Mailbox]):
    def __init__(self, play: PlayContext) -> None:
        super().__init__(play, email_queue, mailboxes.known_mailboxes, play.settings.smtp_seconds)

    @property
    def is_on(self) -> bool:
        return bool(self._settings.smtp_url)

    async def forget_seen(self, seen: Collection[tuple[str, str]]) -> None:
        """Drop mails about games that their recipients have opened."""
        if seen:
            async with self._database.write() as connection:
                for game, person in seen:
                    await self._queue.delete_news(connection, game, person)

    async def deliver(self, letter: Letter, to: str, kind: str) -> MailResult:
        """Send one mail, within the time limit for the mail server."""
        mail = mail_of(letter, self._settings.mail_from, to)
        outcome = await hand_over(mail_server(self._settings.smtp_url), mail, self._settings.smtp_seconds)
        self._metrics.mails.labels(kind, outcome).inc()
        return outcome

    def address(self, recipient: Mailbox) -> str:
        return recipient.identity

    def wait(self, *, is_present: bool) -> float:
        return self._settings.mail_seconds

    async def withdraw(self, connection: AsyncConnection, turn: Notification) -> None:
        if turn.wake_at is not None:  # it was not sent yet
            await self._queue.delete(connection, turn)

    async def send(self, notification: Notification, stored: Subject) -> None:
        """Send a mail, unless the person is here, was notified on a device, or has quiet hours."""
        now, person = self._now(), notification.to
        async with self._database.read() as connection:
            mailbox = await mailboxes.find_mailbox(connection, person)
            is_pushed = await mailboxes.was_pushed(connection, person, notification.game, notification.kind)
        if mailbox is None or mailbox.address is None or not self._is_wanted(notification, mailbox, stored):
            await self._forget(notification)
        elif is_pushed and not mailbox.always:
            await self._put_off(notification, None, 0)  # the device has shown it
        elif self._is_present(stored, person):
            wait = max(round(1000 * self._settings.mail_seconds), 1000)
            await self._put_off(notification, now + wait, notification.attempts)
        elif (quiet := end_of_quiet(mailbox, now)) is not None:
            await self._put_off(notification, quiet, notification.attempts)
        else:
            letter = letter_of(notification, mailbox, stored, now, self._settings.site)
            outcome = await self.deliver(letter, mailbox.address, notification.kind)
            await self._settle(notification, mailbox, outcome)

    def _is_wanted(self, notification: Notification, mailbox: Mailbox, stored: Subject) -> bool:
        is_wanted = self.is_on and notification.kind in mailbox.kinds
        return is_wanted and still_holds(stored, mailbox.identity, notification)

    async def _settle(self, notification: Notification, mailbox: Mailbox, outcome: MailResult) -> None:
        match outcome:
            case MailResult.TAKEN | MailResult.REFUSED:
                await self._put_off(notification, None, 0)
            case MailResult.NO_MAILBOX:
                log.info("a mail address is gone")
                async with self._database.write() as connection:
                    await mailboxes.drop_address(connection, mailbox)
                await self._forget(notification)
            case MailResult.LATER if not await self._try_again_later(notification):
                log.warning("a mail was given up")
