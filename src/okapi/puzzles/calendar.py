"""Three puzzles a day, the same for everyone: easy, medium and hard, on three different themes."""

import hashlib
from collections import Counter
from datetime import date
from functools import cache

from .collection import all_puzzles
from .form import Puzzle, PuzzleTheme

A_DAY = 3


def todays(day: date) -> tuple[Puzzle, ...]:
    """The puzzles of a day, the easiest first. None is repeated before all days of the calendar have had their turn."""
    days = _calendar()
    return days[day.toordinal() % len(days)] if days else ()


@cache
def _calendar() -> tuple[tuple[Puzzle, ...], ...]:
    return calendar_of(all_puzzles())


def calendar_of(puzzles: tuple[Puzzle, ...]) -> tuple[tuple[Puzzle, ...], ...]:
    """As many days as these puzzles fill, each puzzle on one day at most.

    Each third by difficulty contributes one puzzle a day. Themes with the most puzzles left are used first: otherwise
    the last days would have a single theme.
    """
    size = len(puzzles) // A_DAY
    easiest_first = sorted(puzzles, key=lambda it: (it.rating, it.id))
    thirds = [sorted(easiest_first[at * size : (at + 1) * size], key=_hash) for at in range(A_DAY)]
    days = []
    while (day := _day(thirds)) is not None:
        days.append(day)
        for third, chosen in zip(thirds, day, strict=True):
            third.remove(chosen)
    return tuple(sorted(days, key=lambda it: _hash(it[0])))


def _day(thirds: list[list[Puzzle]]) -> tuple[Puzzle, ...] | None:
    """One puzzle from each third, on different themes; None if there are no such puzzles left."""
    left = [Counter(puzzle.theme for puzzle in third) for third in thirds]
    plentiful = max(
        (themes for themes in _of_different_themes(left)),
        key=lambda themes: [left[at][theme] for at, theme in enumerate(themes)],
        default=None,
    )
    if plentiful is None:
        return None
    return tuple(next(it for it in third if it.theme is theme) for third, theme in zip(thirds, plentiful, strict=True))


def _of_different_themes(left: list[Counter[PuzzleTheme]]) -> list[tuple[PuzzleTheme, ...]]:
    """All choices of a theme from each third, without repeating one."""
    choices: list[tuple[PuzzleTheme, ...]] = [()]
    for themes in left:
        choices = [(*chosen, theme) for chosen in choices for theme in sorted(themes) if theme not in chosen]
    return choices


def _hash(puzzle: Puzzle) -> bytes:
    """A key for an order that is unrelated to difficulty and origin, and the same everywhere."""
    return hashlib.sha256(puzzle.id.encode()).digest()
