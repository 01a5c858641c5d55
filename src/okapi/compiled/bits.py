"""Words as sets and as rows of small counts.

A mask is a set: bit i says whether i is in it. A pile is eight counts of one byte each, so that adding two
piles is one addition. Counts stay below 128, which leaves the top bit of every byte free for comparisons.
"""

from .compilation import compiled
from .words import number, word

ZERO, ONE, TWO, FOUR, SEVEN, EIGHT = word(0), word(1), word(2), word(4), word(7), word(8)
BYTE = word(0xFF)
ONES = word(0x0101010101010101)
TOPS = word(0x8080808080808080)
SEVEN_BITS = word(0x7F7F7F7F7F7F7F7F)
DIAGONAL = word(0x8040201008040201)  # a different bit in each byte
TOP_BYTE = word(56)
PAIRS, QUARTERS, HALVES = word(0x5555555555555555), word(0x3333333333333333), word(0x0F0F0F0F0F0F0F0F)


# Masks.


@compiled
def count_bits(mask: int) -> int:
    """How many are in a set. Compilers recognise this form and make one instruction of it."""
    mask = mask - ((mask >> ONE) & PAIRS)
    mask = (mask & QUARTERS) + ((mask >> TWO) & QUARTERS)
    mask = (mask + (mask >> FOUR)) & HALVES
    return number((mask * ONES) >> TOP_BYTE)


@compiled
def count_bits_of_bytes(mask: int) -> int:
    """How many bits each byte has, as a pile."""
    mask = mask - ((mask >> ONE) & PAIRS)
    mask = (mask & QUARTERS) + ((mask >> TWO) & QUARTERS)
    return (mask + (mask >> FOUR)) & HALVES


@compiled
def lowest_bit(mask: int) -> int:
    """The least number in a set that is not empty."""
    return count_bits((mask & (ZERO - mask)) - ONE)


@compiled
def bit(index: int) -> int:
    """The set of one number."""
    return ONE << word(index)


@compiled
def is_in(mask: int, index: int) -> bool:
    return (mask >> word(index)) & ONE != ZERO


# Bytes and piles.


@compiled
def byte_at(value: int, index: int) -> int:
    """One of the eight bytes of a word, as a number."""
    return number((value >> word(8 * index)) & BYTE)


@compiled
def with_byte(value: int, index: int, byte: int) -> int:
    shift = word(8 * index)
    return (value & ~(BYTE << shift)) | (word(byte) << shift)


@compiled
def one_of(kind: int) -> int:
    """A pile of one card; a one to add to that byte of a word."""
    return ONE << word(8 * kind)


@compiled
def size_of(pile: int) -> int:
    return number((pile * ONES) >> TOP_BYTE)


@compiled
def kind_at(pile: int, position: int) -> int:
    """The kind of the card at this position of a pile laid side by side; 8 if it is past the last."""
    up_to = pile * ONES  # byte i: how many cards are of the kinds 0 to i
    return count_bits((((word(position) * ONES) | TOPS) - up_to) & TOPS)


@compiled
def has_as_many(pile: int, other: int) -> int:
    """All bits of those bytes in which the first pile has at least as many cards as the other."""
    return ((((pile | TOPS) - other) & TOPS) >> SEVEN) * BYTE


@compiled
def max_of_each(pile: int, other: int) -> int:
    """The larger count of each kind."""
    larger = has_as_many(pile, other)
    return (pile & larger) | (other & ~larger)


@compiled
def min_of_each(pile: int, other: int) -> int:
    """The smaller count of each kind."""
    larger = has_as_many(pile, other)
    return (other & larger) | (pile & ~larger)


@compiled
def less(pile: int, other: int) -> int:
    """Take away as many cards of each kind as are there."""
    return pile - min_of_each(pile, other)


@compiled
def first_byte_equal(value: int, byte: int) -> int:
    """Where the first byte of this value is; 8 if there is none."""
    difference = value ^ (word(byte) * ONES)
    found = (difference - ONES) & ~difference & TOPS
    return number(8) if found == ZERO else lowest_bit(found) >> 3


@compiled
def spread(bits: int) -> int:
    """Eight bits as a pile: a one in each byte whose bit is set."""
    return ((((bits * ONES) & DIAGONAL) + SEVEN_BITS) >> SEVEN) & ONES


@compiled
def nth_bit(mask: int, n: int) -> int:
    """The number that has n smaller ones in the set: first its byte, then its place in it; no branches."""
    counts = count_bits_of_bytes(mask)
    byte = kind_at(counts, n)
    before = number((((counts * ONES) << EIGHT) >> word(8 * byte)) & BYTE)
    return 8 * byte + kind_at(spread((mask >> word(8 * byte)) & BYTE), n - before)
