"""Rewards of many games at once: `rewards.worth`, compiled."""

from typing import Any

from okapi.compiled.bits import count_bits, is_in
from okapi.compiled.compilation import entry_point
from okapi.compiled.words import WordRows, Words, number

from .rewards import REWARDS

LARGE = 1 << 30
SCORE, MARGIN, WIN = (REWARDS.index(name) for name in ("score", "margin", "win"))


@entry_point
def pay(
    kind: int, over: Words, totals: WordRows, winners: Words, acted: Words, worth: Any, rewards: Any, own: Any
) -> None:
    """Write what every seat is paid for a step, and in `own` what the one is that acted.

    `worth` is what the rewards of each seat have added up to so far; it begins again where a game is over.
    """
    for game in range(len(over)):
        points = totals[game]
        best, second = number(-LARGE), number(-LARGE)  # the highest points, and the highest of the others
        for seat in range(len(points)):
            second = max(second, min(best, number(points[seat])))
            best = max(best, number(points[seat]))
        for seat in range(len(points)):
            now = 0.0
            if kind == WIN:
                if over[game] and is_in(winners[game], seat):
                    now = 1.0 / count_bits(winners[game])
            elif kind == SCORE:
                now = float(points[seat])
            else:
                now = float(points[seat] - (second if points[seat] == best else best))
            rewards[game, seat] = now - worth[game, seat]
            worth[game, seat] = 0.0 if over[game] else now
        own[game] = rewards[game, acted[game]]
