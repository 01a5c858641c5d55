"""Hours in which a person does not want to be notified, by the clock of the zone they are in."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from .reasons import Recipient


def end_of_quiet(recipient: Recipient, now: int) -> int | None:
    """When the quiet hours end that someone is in now; none if they may be notified."""
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
    """Whether there is such a time zone."""
    try:
        ZoneInfo(name)
        return True
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False


def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name if is_zone(name) else "UTC")
