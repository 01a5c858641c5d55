"""Levels: six opponents for people, from a beginner who tries to the champion, each with the rating it earned.

The first four see as far as `LEARNERS` says, the fifth plays by the network at a temperature, and the last is
`champion`. Ratings are on the scale of `docs/ladder.json` at two players, on which a difference of 400 is ten
wins to one; they hang from that of `champion`. `python -m tools.levels` plays each level against the one
below and prints them: do so when the planner or the network has changed.
"""

from typing import NamedTuple

from .learner import Sight


class Level(NamedTuple):
    """An opponent for people: its place from the weakest to the strongest, its bot and its rating."""

    number: int  # from 1, for a first game
    bot: str
    rating: int


LEARNERS = {
    "meerkat": Sight(terrain=1, bias=2.5, slip=2.5),
    "tortoise": Sight(terrain=1, bias=1.2, slip=1.2),
    "zebra": Sight(terrain=1, bias=0.36, slip=0.36),
    "elephant": Sight(bias=0.2, slip=0.2),
}
# Of `leopard`: how far it strays from the best move of the network, and how unlikely a move may be.
TEMPERATURE, PLAUSIBLE = 15.0, 0.00005

_WEAKEST_FIRST = (
    ("meerkat", 321),
    ("tortoise", 452),
    ("zebra", 614),
    ("elephant", 836),
    ("leopard", 1075),
    ("champion", 1280),
)
LEVELS = tuple(Level(number, *step) for number, step in enumerate(_WEAKEST_FIRST, start=1))
# Bots with a style or a method of their own, for research and for those who want to meet them.
OTHERS = {
    "random": -1041,
    "greedy": -568,
    "racer": -164,
    "hungry": -157,
    "long-route": -13,
    "opportunist": 125,
    "route-focused": 402,
    "hoarder": 511,
    "planner": 906,
    "prodigy": 1280,
}
_OF_BOT = {level.bot: level for level in LEVELS}


def level_of(bot: str) -> Level | None:
    """The level of one of our bots; None: it is no level for people."""
    return _OF_BOT.get(bot)


def rating_of(bot: str) -> int | None:
    """The rating that one of our bots earned on the ladder; None: it was not measured."""
    level = level_of(bot)
    return level.rating if level else OTHERS.get(bot)
