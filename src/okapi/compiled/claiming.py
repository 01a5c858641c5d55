"""Section 5: claiming a route: how many claims there are, what the nth one is, and what it changes.

Claims are counted without making them. A word of `OPEN_COUNTS` holds how many routes of one colour are open
at each price; the tables hold how many payments a hand has for a route of each price, doubled or not. The sum
of their products is one multiplication of two words, whose lanes of sixteen bits run in opposite directions:

    bits        63..48  47..32  31..16  15..0
    counts         d       c       b       a      routes open, at four prices
    payments       w       x       y       z      for one route, at the same prices, backwards
    product     a·w + b·x + c·y + d·z      …      the sum of all four stands in the top lane

What the lower lanes add up to never reaches the top one: see `Limit.CLAIMS`. Prices of even and of odd number
take one word each.
"""

from . import layout as at
from .bits import EIGHT, ONE, SEVEN_BITS, TOPS, ZERO, bit, byte_at, count_bits, lowest_bit, min_of_each, nth_bit, one_of
from .compilation import compiled
from .doubling import discard_terrain_cards, max_wild, min_wild, standing, terrain_cards_discarded, terrain_missing
from .layout import (
    add_cards,
    add_to_score,
    cards_in_hand,
    flow,
    holding,
    open_counts,
    own_terrain,
    pile_of,
    read,
    seat_at,
    set_flow,
    take_cards_from,
)
from .notes import ROUTE_CLAIMED, note
from .words import Words, number, small, word

EVEN_BYTES = word(0x00FF00FF00FF00FF)
SIXTEEN_BITS, TOP_LANE = word(0xFFFF), word(48)
NOT_DOUBLED = -1  # in place of a number of wild locomotives
CLAIM, KIND = 5, 28  # see `moves`


# Counting.


@compiled
def sum_of_products(counts: int, even_payments: int, odd_payments: int) -> int:
    """The sum of the products of counts and payments, price by price."""
    even = (counts & EVEN_BYTES) * even_payments
    odd = ((counts >> EIGHT) & EVEN_BYTES) * odd_payments
    return number((even + odd) >> TOP_LANE)


@compiled
def hand_state(row: Words, tables: Words, seat: int, colour: int) -> int:
    """How many cards of a colour the hand has; more than the longest route takes make no difference."""
    return min(byte_at(pile_of(row, seat, at.HAND), colour), read(tables, at.LONGEST_ROUTE))


@compiled
def colours_in_hand(row: Words, seat: int) -> int:
    """The colours of which a hand has cards: the top bit of each byte."""
    return (pile_of(row, seat, at.HAND) + SEVEN_BITS) & TOPS


@compiled
def reach_of(row: Words, tables: Words, seat: int) -> int:
    """5.4: where the tables say which prices a seat has the trains for."""
    return at.REACH + 2 * min(holding(row, seat, at.TRAINS), read(tables, at.LONGEST_ROUTE))


@compiled
def count_claims(row: Words, tables: Words, seat: int) -> int:
    """5.1–5.9: how many claims a seat can make now.

    A coloured route is paid for with its colour or with locomotives alone, a grey one with any card (5.2).
    """
    own, missing = own_terrain(row, seat), terrain_missing(row, seat)
    locomotives = holding(row, seat, at.HAND_LOCOMOTIVES)
    reach = reach_of(row, tables, seat)
    even_reach, odd_reach = tables[reach], tables[reach + 1]
    mountain = standing(tables, own, missing, at.GREY_TERRAIN, locomotives)
    even_grey, odd_grey, claims = ZERO, ZERO, number(0)
    colours = colours_in_hand(row, seat)
    while colours != ZERO:
        colour = lowest_bit(colours) >> 3
        colours &= colours - ONE
        hand = 2 * hand_state(row, tables, seat, colour)
        even_grey += tables[mountain + hand]
        odd_grey += tables[mountain + hand + 1]
        terrain = byte_at(tables[at.TERRAIN_OF_COLOURS], colour)
        entry = standing(tables, own, missing, terrain, locomotives) + hand
        claims += sum_of_products(
            open_counts(row, seat, colour), tables[entry] & even_reach, tables[entry + 1] & odd_reach
        )
    claims += sum_of_products(open_counts(row, seat, at.GREY), even_grey & even_reach, odd_grey & odd_reach)
    if locomotives > 0:
        for terrain in range(at.TERRAIN_KINDS):
            entry = standing(tables, own, missing, terrain, locomotives) + read(tables, at.ALL_LOCOMOTIVES)
            counts = open_of_terrain(row, tables, seat, terrain)
            claims += sum_of_products(counts, tables[entry] & even_reach, tables[entry + 1] & odd_reach)
    return claims


@compiled
def open_of_terrain(row: Words, tables: Words, seat: int, terrain: int) -> int:
    """1.5: how many routes of a terrain are open at each price, whatever their colour."""
    counts = ZERO
    for colour in range(at.GREY + 1):
        of_terrain = tables[at.COLOURS_OF_TERRAINS + terrain * (at.GREY + 1) + colour]
        counts += open_counts(row, seat, colour) & of_terrain
    return counts


@compiled
def count_claims_with(row: Words, tables: Words, seat: int, colour: int, own: int, missing: int) -> int:
    """How many of them pay in this colour, which the hand has."""
    locomotives = holding(row, seat, at.HAND_LOCOMOTIVES)
    hand = 2 * hand_state(row, tables, seat, colour)
    reach = reach_of(row, tables, seat)
    even, odd = tables[reach], tables[reach + 1]
    entry = standing(tables, own, missing, byte_at(tables[at.TERRAIN_OF_COLOURS], colour), locomotives) + hand
    claims = sum_of_products(open_counts(row, seat, colour), tables[entry] & even, tables[entry + 1] & odd)
    entry = standing(tables, own, missing, at.GREY_TERRAIN, locomotives) + hand
    return claims + sum_of_products(open_counts(row, seat, at.GREY), tables[entry] & even, tables[entry + 1] & odd)


# Finding the nth claim: by card, then price and terrain, then route in the order of the board, then payment.


@compiled
def claim_move(route: int, card: int, paid: int, wild: int) -> int:
    """A claim in one number: see `moves`."""
    return (CLAIM << KIND) | route | (card << 8) | (paid << 12) | ((wild + 1) << 20)


@compiled
def nth_claim(row: Words, tables: Words, seat: int, n: int) -> int:
    """The nth of the claims that `count_claims` counts."""
    own, missing = own_terrain(row, seat), terrain_missing(row, seat)
    colours = colours_in_hand(row, seat)
    card = at.LOCOMOTIVE  # unless one of the colours pays
    while colours != ZERO:
        colour = lowest_bit(colours) >> 3
        colours &= colours - ONE
        claims = count_claims_with(row, tables, seat, colour, own, missing)
        if n < claims:
            card = colour
            break
        n -= claims
    return nth_claim_with(row, tables, seat, card, own, missing, n)


@compiled
def nth_claim_with(row: Words, tables: Words, seat: int, card: int, own: int, missing: int, n: int) -> int:
    """The nth of the claims that pay with this card."""
    block, locomotives = seat_at(seat), holding(row, seat, at.HAND_LOCOMOTIVES)
    hand = read(tables, at.ALL_LOCOMOTIVES) if card == at.LOCOMOTIVE else 2 * hand_state(row, tables, seat, card)
    for price in range(read(tables, at.PRICE_COUNT)):
        for terrain in range(at.TERRAIN_KINDS):
            entry = at.BUNDLES + 2 * ((card * at.MAX_PRICES + price) * at.TERRAIN_KINDS + terrain)
            low, high = row[block + at.OPEN] & tables[entry], row[block + at.OPEN + 1] & tables[entry + 1]
            routes = count_bits(low) + count_bits(high)
            if routes == 0:
                continue
            payments = payments_at(tables, standing(tables, own, missing, terrain, locomotives) + hand, price)
            if n < routes * payments:
                which = number(small(n) // small(payments))
                in_low = count_bits(low)
                route = nth_bit(low, which) if which < in_low else 64 + nth_bit(high, which - in_low)
                have, lack = byte_at(own, terrain), byte_at(missing, terrain)
                return nth_payment(row, tables, seat, card, route, price, have, lack, n - which * payments)
            n -= routes * payments
    return 0  # not reached: n is less than the number of claims


@compiled
def payments_at(tables: Words, entry: int, price: int) -> int:
    """How many payments there are for a route of this price, doubled or not."""
    lanes = tables[entry + (price & 1)]
    return number((lanes >> (TOP_LANE - word(16 * (price >> 1)))) & SIXTEEN_BITS)


@compiled
def min_paid(of_colour: int, length: int, ferry: int) -> int:
    """5.2, 5.3: the fewest locomotives in a payment."""
    return max(ferry, length - of_colour)


@compiled
def max_paid(of_colour: int, locomotives: int, length: int) -> int:
    """5.2: the most; a payment in a colour has at least one card of it."""
    return min(length - 1 if of_colour > 0 else length, locomotives)


@compiled
def nth_payment(
    row: Words, tables: Words, seat: int, card: int, route: int, price: int, own: int, missing: int, n: int
) -> int:
    """The nth payment for a route: by locomotives in the payment, plain first, then doubled (5.9)."""
    locomotives = holding(row, seat, at.HAND_LOCOMOTIVES)
    of_colour = 0 if card == at.LOCOMOTIVE else cards_in_hand(row, seat, card)
    info = tables[at.PRICES + price]
    length, ferry, cost = byte_at(info, at.LENGTH), byte_at(info, at.FERRY), byte_at(info, at.COST)
    least = min_wild(own, missing, cost)
    paid = min_paid(of_colour, length, ferry)
    while True:
        payments = 1 + max(0, max_wild(missing, cost, locomotives - paid) - least + 1)
        if n < payments:
            break
        n -= payments
        paid += 1
    return claim_move(route, card, paid, NOT_DOUBLED if n == 0 else least + n - 1)


# Claiming.


@compiled
def claim(row: Words, tables: Words, seat: int, route: int, card: int, paid: int, wild: int) -> None:
    """5.1–5.9: pay `paid` locomotives and the rest in the card; `wild` more double it, or NOT_DOUBLED."""
    block, info = seat_at(seat), tables[at.ROUTES + route]
    length = byte_at(info, at.LENGTH)
    points = number(info >> word(at.POINTS_SHIFT))
    gone, laid_down = paid, number(0)  # locomotives, terrain cards
    if wild >= 0:
        gone += wild
        points *= 2
        terrain = byte_at(info, at.TERRAIN)
        cost = byte_at(tables[at.PRICES + byte_at(info, at.PRICE)], at.COST)
        laid_down = terrain_cards_discarded(cost, wild)
        discard_terrain_cards(row, seat, word(laid_down) << word(8 * terrain))
        row[at.DOUBLED + (route >> 6)] |= bit(route & 63)
    says = route | (card << 8) | (paid << 16) | ((wild + 1) << 24)
    note(row, ROUTE_CLAIMED, seat, says | (laid_down << 32) | (points << 40))
    if card < at.LOCOMOTIVE:
        cards = word(length - paid) << word(8 * card)
        take_cards_from(row, seat, at.HAND, cards)
        take_cards_from(row, seat, at.SHOWN, min_of_each(pile_of(row, seat, at.SHOWN), cards))
        add_cards(row, at.TRAIN_DISCARD, cards)
    row[at.COUNTS] += word(gone) * one_of(at.IN_DISCARD)
    shown = min(gone, holding(row, seat, at.SHOWN_LOCOMOTIVES))
    row[block + at.HOLDINGS] -= (
        word(gone) * one_of(at.HAND_LOCOMOTIVES)
        + word(shown) * one_of(at.SHOWN_LOCOMOTIVES)
        + word(length) * one_of(at.TRAINS)
    )
    add_to_score(row, seat, points)
    row[block + at.OWNED + (route >> 6)] |= bit(route & 63)
    set_flow(row, at.PASSES, 0)
    close(row, tables, seat, route)


@compiled
def close(row: Words, tables: Words, seat: int, route: int) -> None:
    """5.1, 5.6: a claimed route is closed to all; the other track of a double to all, or to its owner."""
    players, twin = flow(row, at.PLAYERS), byte_at(tables[at.ROUTES + route], at.TWIN)
    is_shared = players >= read(tables, at.PLAYERS_SHARING_DOUBLES)
    for other in range(players):
        close_to(row, tables, other, route)
        if twin != at.NO_TWIN and (other == seat or not is_shared):
            close_to(row, tables, other, twin)


@compiled
def close_to(row: Words, tables: Words, seat: int, route: int) -> None:
    """A route is no longer open to a seat, if it was."""
    block, info, place = seat_at(seat), tables[at.ROUTES + route], bit(route & 63)
    if row[block + at.OPEN + (route >> 6)] & place != ZERO:
        row[block + at.OPEN + (route >> 6)] ^= place
        take_cards_from(row, seat, at.OPEN_COUNTS + byte_at(info, at.COLOUR), one_of(byte_at(info, at.PRICE)))
