"""Levels: our bots from the one for a first game to the strongest, each with the rating that it earned.

Ratings are those of `docs/ladder.json` at two players, on which a difference of 400 is ten wins to one. The
two with a network were measured against `planner` only, on the same scale, and share the rating of all those
games: what sets them apart is less than chance. A level is a place in this list, and nothing else.
"""

from typing import NamedTuple


class Level(NamedTuple):
    """A step on the way up."""

    number: int  # from 1, for a first game
    bot: str
    rating: int | None  # None: not measured yet


_WEAKEST_FIRST = (
    ("random", -1041),
    ("greedy", -568),
    ("racer", -164),
    ("hungry", -157),
    ("long-route", -13),
    ("opportunist", 125),
    ("route-focused", 402),
    ("hoarder", 511),
    ("planner", 906),
    ("prodigy", 1280),
    ("champion", 1280),
)
LEVELS = tuple(Level(number, *step) for number, step in enumerate(_WEAKEST_FIRST, start=1))
_OF_BOT = {level.bot: level for level in LEVELS}


def level_of(bot: str) -> Level | None:
    """Where one of our bots stands; None: it has no level, because people would not want to wait for it."""
    return _OF_BOT.get(bot)
