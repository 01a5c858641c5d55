"""Hours in which a person does not want to be called, by the clock of the zone they are in."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from .call_reasons import Called


def end_of_quiet(whom: Called, now: int) -> int | None:
    """When the quiet hours end that someone is in now; none if they may be called."""
    if whom.quiet_from is None or whom.quiet_to is None:
        return None
    here = datetime.fromtimestamp(now / 1000, _zone(whom.zone))
    since = (here.hour - whom.quiet_from) % 24
    length = (whom.quiet_to - whom.quiet_from) % 24
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
