"""Luck for a row: SplitMix64, as `okapi.dealer.SplitMixDealer` deals it to the referee."""

from okapi.dealer import SplitMixDealer

from .compilation import compiled
from .layout import CHOICES, LUCK
from .words import Words, number, word

STEP = word(SplitMixDealer.STEP)
FIRST_FACTOR, SECOND_FACTOR = word(SplitMixDealer.FACTORS[0]), word(SplitMixDealer.FACTORS[1])
FIRST_SHIFT, SECOND_SHIFT, LAST_SHIFT = word(30), word(27), word(31)
HALF = word(32)


@compiled
def mixed(value: int) -> int:
    """A random word made of a position in the stream."""
    value = (value ^ (value >> FIRST_SHIFT)) * FIRST_FACTOR
    value = (value ^ (value >> SECOND_SHIFT)) * SECOND_FACTOR
    return value ^ (value >> LAST_SHIFT)


@compiled
def below(row: Words, stream: int, total: int) -> int:
    """The stream's next number from 0 to total - 1."""
    row[stream] += STEP
    return number(((mixed(row[stream]) >> HALF) * word(total)) >> HALF)


@compiled
def dealer_random(row: Words, total: int) -> int:
    """The dealer's answer to a chance node: a position among outcomes of this total weight."""
    return below(row, LUCK, total)


@compiled
def player_random(row: Words, total: int) -> int:
    """What a player who chooses at random chooses."""
    return below(row, CHOICES, total)
