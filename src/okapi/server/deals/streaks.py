"""Days in a row, kindly: a day off does not end a streak, two do."""

from collections.abc import Iterable
from datetime import date

_DAYS_OFF = 1


def streak(played: Iterable[date], today: date) -> int:
    """On how many days one has finished the deal, up to today, since two days off in a row."""
    count, last = 0, today
    for day in sorted(set(played), reverse=True):
        if (last - day).days > 1 + _DAYS_OFF:
            break
        count, last = count + 1, day
    return count
