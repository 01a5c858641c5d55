"""Rewards of many games at once: `rewards.worth`, compiled."""

from typing import Any

from okapi.compiled.bits import count_bits, is_in
from okapi.compiled.compilation import compiled, entry_point
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
        pay_game(kind, over[game], totals[game], winners[game], worth[game], rewards[game])
        own[game] = rewards[game, acted[game]]


@compiled
def pay_game(kind: int, over: int, points: Words, winners: int, worth: Any, rewards: Any) -> None:
    """The same in one game."""
    best, second = number(-LARGE), number(-LARGE)  # the highest points, and the highest of the others
    if kind == MARGIN:
        for seat in range(len(points)):
            second = max(second, min(best, number(points[seat])))
            best = max(best, number(points[seat]))
    for seat in range(len(points)):
        now = 0.0
        if kind == WIN:
            if over and is_in(winners, seat):
                now = 1.0 / count_bits(winners)
        elif kind == SCORE:
            now = float(points[seat])
        else:
            now = float(points[seat] - (second if points[seat] == best else best))
        rewards[seat] = now - worth[seat]
        worth[seat] = 0.0 if over else now
