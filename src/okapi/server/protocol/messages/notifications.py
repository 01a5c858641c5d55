"""Notifications on devices and by mail."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from okapi.server.lengths import MAX_ADDRESS, MAX_MAIL_ADDRESS
from okapi.server.status import NOTIFICATION_CHOICES

from .values import ID_CHARACTERS, VISIBLE_ASCII, Secret

# On devices.


class NewSubscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where and how this device gets notifications, from its browser's push manager."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=MAX_ADDRESS, pattern=VISIBLE_ASCII)]
    p256dh: Secret
    auth: Secret


NotificationChoice = Literal["turn", "over", "rematch", "joined", "filed", "duel"]
Language = Annotated[str, Meta(min_length=1, max_length=16, pattern=ID_CHARACTERS)]
Zone = Annotated[str, Meta(min_length=1, max_length=64, pattern=VISIBLE_ASCII)]
Hour = Annotated[int, Meta(ge=0, le=23)]


class NotificationPreferences(Struct, frozen=True, forbid_unknown_fields=True):
    """What to notify this device of, in which language, and its quiet hours in its time zone."""

    kinds: Annotated[tuple[NotificationChoice, ...], Meta(max_length=len(NOTIFICATION_CHOICES))]
    language: Language
    zone: Zone
    quiet_from: Hour | None = None
    quiet_to: Hour | None = None


class NotificationState(Struct, frozen=True):
    """Whether this device gets notifications, and the key that its browser subscribes with."""

    key: str
    preferences: NotificationPreferences | None  # none: it gets no notifications


# By mail.


class NewMailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """An address for mail. A link that confirms it is sent there, in this language."""

    address: Annotated[str, Meta(min_length=3, max_length=MAX_MAIL_ADDRESS)]
    language: Language
    zone: Zone


class MailCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code in the link that confirms an address."""

    code: Secret


class MailPreferences(NotificationPreferences, frozen=True, forbid_unknown_fields=True):
    """What to send mail about, and whether to send it even if one of the person's devices was notified."""

    always: bool = False


class MailState(Struct, frozen=True):
    """Whether and where the caller gets mail from this server."""

    is_possible: bool  # the server can send mail
    address: str | None = None  # confirmed
    pending: str | None = None  # not confirmed yet
    preferences: MailPreferences | None = None  # none: there is no address
