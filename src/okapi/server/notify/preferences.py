"""What people want to be notified of, on a device or by mail, and their quiet hours."""

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from okapi.locales import negotiated
from okapi.server.protocol.messages import NotificationPreferences
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import NOTIFICATION_CHOICES
from okapi.server.storage.subscriptions import Subscription

from .reasons import Recipient


def checked(wanted: NotificationPreferences) -> dict[str, Any]:
    """The fields to store. Refusal: an unsupported language, an unknown time zone, or half of the quiet hours."""
    is_half = (wanted.quiet_from is None) != (wanted.quiet_to is None)
    language = negotiated([wanted.language])
    if language is None or is_half or not is_zone(wanted.zone):
        raise Refusal(ServerReason.BAD_PREFERENCES)
    return {
        "kinds": tuple(kind for kind in NOTIFICATION_CHOICES if kind in wanted.kinds),
        "language": language,
        "zone": wanted.zone,
        "quiet_from": wanted.quiet_from,
        "quiet_to": wanted.quiet_to,
    }


def preferences_of(known: Subscription) -> NotificationPreferences:
    return msgspec.convert(known, NotificationPreferences, from_attributes=True)


def end_of_quiet(recipient: Recipient, now: int) -> int | None:
    """The end of the quiet hours that a person is in now; none if they may be notified."""
    if recipient.quiet_from is None or recipient.quiet_to is None:
        return None
    here = datetime.fromtimestamp(now / 1000, _zone(recipient.zone))
    since = (here.hour - recipient.quiet_from) % 24
    length = (recipient.quiet_to - recipient.quiet_from) % 24
    if since >= length:
        return None
    end = here.replace(minute=0, second=0, microsecond=0) + timedelta(hours=length - since)
    return round(end.timestamp() * 1000)


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
        return True
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False


def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name if is_zone(name) else "UTC")
