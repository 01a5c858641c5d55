"""What people want to be notified of, on a device or by mail: checked, and as clients read it."""

from typing import Any

from okapi.locales import negotiated
from okapi.server.protocol.messages import NotificationPreferences
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import NOTIFICATION_CHOICES
from okapi.server.storage.subscriptions import Subscription

from .quiet_hours import is_zone


def checked(wanted: NotificationPreferences) -> dict[str, Any]:
    """The fields to store: each kind once, a language that we speak, quiet hours with both ends."""
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
    """The preferences of a device that gets notifications."""
    kinds = tuple(kind.value for kind in known.kinds)
    return NotificationPreferences(kinds, known.language, known.zone, known.quiet_from, known.quiet_to)  # type: ignore[arg-type]
