"""2.4 and section 6: dealing tickets, choosing among them, and putting the others under the deck."""

from . import layout as at
from .bits import ONES, SEVEN, ZERO, bit, byte_at, count_bits, is_in, nth_bit, one_of, with_byte
from .compilation import compiled
from .layout import (
    counter,
    flow,
    read,
    returned_ticket,
    seat_at,
    set_counter,
    set_flow,
    set_kept_ticket,
    set_returned_ticket,
    tickets_in_deck,
)
from .luck import dealer_random
from .notes import STARTING_TICKETS_SETTLED, TICKET_DEALT, TICKETS_DRAWN, note
from .words import Words, number, word

NOTHING_OFFERED = word(0xFFFFFFFFFFFFFFFF)


@compiled
def count_offered(row: Words, seat: int) -> int:
    """How many tickets lie before a seat: only NO_TICKET has the top bit."""
    return at.OFFERS - count_bits((row[seat_at(seat) + at.OFFERED] >> SEVEN) & ONES)


@compiled
def fewest_kept(row: Words, tables: Words, offered: int) -> int:
    """2.4, 6.1: how many of the tickets on offer must be kept."""
    rule = at.STARTING_TICKETS_KEPT if flow(row, at.STAGE) == at.CHOOSING_TICKETS else at.DRAWN_TICKETS_KEPT
    return min(read(tables, rule), offered)


@compiled
def count_choices(row: Words, tables: Words, seat: int) -> int:
    """2.4, 6.1: how many choices there are among the tickets on offer."""
    offered = count_offered(row, seat)
    return (1 << offered) - choices_too_small(row, tables, offered)


@compiled
def choices_too_small(row: Words, tables: Words, offered: int) -> int:
    """How many choices keep fewer tickets than the rules ask for."""
    return read(tables, at.SMALLER_SUBSETS + offered * (at.OFFERS + 1) + fewest_kept(row, tables, offered))


@compiled
def nth_choice(row: Words, tables: Words, seat: int, n: int) -> int:
    """The nth choice, as a mask of positions among the tickets on offer; those that keep few come first."""
    offered = count_offered(row, seat)
    return read(tables, at.SUBSETS + (1 << offered) + choices_too_small(row, tables, offered) + n)


@compiled
def deal_ticket(row: Words, seat: int, position: int) -> None:
    """6.1: the top of the deck: any ticket of its shuffled part, and then those returned, in their order."""
    block, deck = seat_at(seat), row[at.TICKET_DECK]
    if deck != ZERO:
        ticket = nth_bit(deck, dealer_random(row, count_bits(deck)))
        row[at.TICKET_DECK] ^= bit(ticket)
    else:
        dealer_random(row, 1)  # one outcome is a chance node too
        ticket = take_returned(row)
    note(row, TICKET_DEALT, seat, ticket)
    row[block + at.OFFERED] = with_byte(row[block + at.OFFERED], position, ticket)


@compiled
def take_returned(row: Words) -> int:
    """The topmost of the tickets under the deck."""
    ticket, left = returned_ticket(row, 0), counter(row, at.RETURNED_COUNT) - 1
    for place in range(left):
        set_returned_ticket(row, place, returned_ticket(row, place + 1))
    set_returned_ticket(row, left, 0)  # unused, but cleared so that the row does not reveal it
    set_counter(row, at.RETURNED_COUNT, left)
    for seat in range(flow(row, at.PLAYERS)):
        row[seat_at(seat) + at.PUT_BACK] &= ~bit(ticket)
    return ticket


@compiled
def put_back(row: Words, seat: int, ticket: int) -> None:
    """2.4, 6.1: a ticket goes under the deck. Its seat knows that it is there."""
    set_returned_ticket(row, counter(row, at.RETURNED_COUNT), ticket)
    row[at.COUNTS] += one_of(at.RETURNED_COUNT)
    row[seat_at(seat) + at.PUT_BACK] |= bit(ticket)


@compiled
def keep(row: Words, seat: int, ticket: int) -> None:
    set_kept_ticket(row, counter(row, at.KEPT_COUNT), ticket)
    row[at.COUNTS] += one_of(at.KEPT_COUNT)
    row[seat_at(seat) + at.TICKETS] |= bit(ticket)


@compiled
def draw_tickets(row: Words, tables: Words, seat: int) -> None:
    """6.1: as many as the rules say, or as are left."""
    drawn = min(read(tables, at.TICKETS_DRAWN), tickets_in_deck(row))
    note(row, TICKETS_DRAWN, seat, drawn)
    for position in range(drawn):
        deal_ticket(row, seat, position)


@compiled
def keep_tickets(row: Words, seat: int, choice: int) -> None:
    """6.1: some are kept, the rest go under the deck in the order drawn."""
    block = seat_at(seat)
    offered = row[block + at.OFFERED]
    row[block + at.OFFERED] = NOTHING_OFFERED
    for position in range(at.OFFERS):
        ticket = byte_at(offered, position)
        if ticket == at.NO_TICKET:
            break
        if is_in(word(choice), position):
            keep(row, seat, ticket)
        else:
            put_back(row, seat, ticket)
    set_flow(row, at.PASSES, 0)


@compiled
def choose_starting_tickets(row: Words, seat: int, choice: int) -> None:
    """2.4: some are kept, in secret; the first turn begins when all have chosen."""
    keep_some(row, seat, choice)
    choosing = word(flow(row, at.CHOOSING)) & ~bit(seat)
    set_flow(row, at.CHOOSING, number(choosing))
    if choosing == ZERO:
        settle_starting_tickets(row)


@compiled
def keep_some(row: Words, seat: int, choice: int) -> None:
    """2.4: those of the choice are kept, the others laid aside before the seat until all have chosen."""
    block = seat_at(seat)
    offered, aside, count = row[block + at.OFFERED], NOTHING_OFFERED, 0
    for position in range(at.OFFERS):
        ticket = byte_at(offered, position)
        if ticket == at.NO_TICKET:
            break
        if is_in(word(choice), position):
            keep(row, seat, ticket)
        else:
            aside = with_byte(aside, count, ticket)
            count += 1
    row[block + at.OFFERED] = aside


@compiled
def settle_starting_tickets(row: Words) -> None:
    """2.4: all have chosen: the other tickets go under the deck, in seat order; the first turn begins."""
    counts = number(0)
    for seat in range(flow(row, at.PLAYERS)):
        counts |= count_bits(row[seat_at(seat) + at.TICKETS]) << (8 * seat)
        keep_tickets(row, seat, 0)
    note(row, STARTING_TICKETS_SETTLED, 0, counts)
    set_flow(row, at.STAGE, at.IN_TURN)
