"""2.4 and section 6: dealing tickets, choosing among them, and putting the others under the deck."""

from .bits import ZERO, bit, byte_at, count_bits, is_in, nth_bit, one_of, with_byte
from .compilation import compiled
from .layout import (
    CHOOSING,
    CHOOSING_TICKETS,
    COUNTS,
    IN_TURN,
    KEPT_COUNT,
    NO_TICKET,
    OFFERED,
    PASSES,
    PLAYERS,
    PUT_BACK,
    RETURNED_COUNT,
    STAGE,
    TICKET_DECK,
    TICKETS,
    counter,
    flow,
    returned_ticket,
    seat_at,
    set_counter,
    set_flow,
    set_kept_ticket,
    set_returned_ticket,
    tickets_in_deck,
)
from .limits import MAX, Limit
from .luck import dealer_random
from .tables import DRAWN_TICKETS_KEPT, SMALLER_SUBSETS, STARTING_TICKETS_KEPT, SUBSETS, TICKETS_DRAWN, read
from .words import Words, number, word

OFFERS = MAX[Limit.TICKETS_ON_OFFER]
NOTHING_OFFERED = word(0xFFFFFFFFFFFFFFFF)
NO_TICKET_BIT = word(7)  # the top bit, which no ticket has
EACH = word(0x0101010101010101)


@compiled
def count_offered(row: Words, seat: int) -> int:
    """How many tickets lie before a seat."""
    return OFFERS - count_bits((row[seat_at(seat) + OFFERED] >> NO_TICKET_BIT) & EACH)


@compiled
def fewest_kept(row: Words, tables: Words, offered: int) -> int:
    """2.4, 6.1: how many of the tickets on offer must be kept."""
    rule = STARTING_TICKETS_KEPT if flow(row, STAGE) == CHOOSING_TICKETS else DRAWN_TICKETS_KEPT
    return min(read(tables, rule), offered)


@compiled
def count_choices(row: Words, tables: Words, seat: int) -> int:
    """2.4, 6.1: how many choices there are among the tickets on offer."""
    offered = count_offered(row, seat)
    return (1 << offered) - choices_too_small(row, tables, offered)


@compiled
def choices_too_small(row: Words, tables: Words, offered: int) -> int:
    """How many choices keep fewer tickets than the rules ask for."""
    return read(tables, SMALLER_SUBSETS + offered * (OFFERS + 1) + fewest_kept(row, tables, offered))


@compiled
def nth_choice(row: Words, tables: Words, seat: int, n: int) -> int:
    """The nth choice, as a mask of positions among the tickets on offer; those that keep few come first."""
    offered = count_offered(row, seat)
    return read(tables, SUBSETS + (1 << offered) + choices_too_small(row, tables, offered) + n)


@compiled
def deal_ticket(row: Words, seat: int, position: int) -> None:
    """6.1: the top of the deck: any ticket of its shuffled part, and then those returned, in their order."""
    block, deck = seat_at(seat), row[TICKET_DECK]
    if deck != ZERO:
        ticket = nth_bit(deck, dealer_random(row, count_bits(deck)))
        row[TICKET_DECK] ^= bit(ticket)
    else:
        dealer_random(row, 1)  # one outcome is a chance node too
        ticket = take_returned(row)
    row[block + OFFERED] = with_byte(row[block + OFFERED], position, ticket)


@compiled
def take_returned(row: Words) -> int:
    """The topmost of the tickets under the deck."""
    ticket, left = returned_ticket(row, 0), counter(row, RETURNED_COUNT) - 1
    for place in range(left):
        set_returned_ticket(row, place, returned_ticket(row, place + 1))
    set_counter(row, RETURNED_COUNT, left)
    for seat in range(flow(row, PLAYERS)):
        row[seat_at(seat) + PUT_BACK] &= ~bit(ticket)
    return ticket


@compiled
def put_back(row: Words, seat: int, ticket: int) -> None:
    """2.4, 6.1: a ticket goes under the deck. Its seat knows that it is there."""
    set_returned_ticket(row, counter(row, RETURNED_COUNT), ticket)
    row[COUNTS] += one_of(RETURNED_COUNT)
    row[seat_at(seat) + PUT_BACK] |= bit(ticket)


@compiled
def keep(row: Words, seat: int, ticket: int) -> None:
    """A ticket is a seat's own from now on."""
    set_kept_ticket(row, counter(row, KEPT_COUNT), ticket)
    row[COUNTS] += one_of(KEPT_COUNT)
    row[seat_at(seat) + TICKETS] |= bit(ticket)


@compiled
def draw_tickets(row: Words, tables: Words, seat: int) -> None:
    """6.1: as many as the rules say, or as are left."""
    for position in range(min(read(tables, TICKETS_DRAWN), tickets_in_deck(row))):
        deal_ticket(row, seat, position)


@compiled
def keep_tickets(row: Words, seat: int, choice: int) -> None:
    """6.1: some are kept, the rest go under the deck in the order drawn."""
    block = seat_at(seat)
    offered = row[block + OFFERED]
    row[block + OFFERED] = NOTHING_OFFERED
    for position in range(OFFERS):
        ticket = byte_at(offered, position)
        if ticket == NO_TICKET:
            break
        if is_in(word(choice), position):
            keep(row, seat, ticket)
        else:
            put_back(row, seat, ticket)
    set_flow(row, PASSES, 0)


@compiled
def choose_starting_tickets(row: Words, seat: int, choice: int) -> None:
    """2.4: some are kept, in secret; the first turn begins when all have chosen."""
    keep_some(row, seat, choice)
    choosing = word(flow(row, CHOOSING)) & ~bit(seat)
    set_flow(row, CHOOSING, number(choosing))
    if choosing == ZERO:
        settle_starting_tickets(row)


@compiled
def keep_some(row: Words, seat: int, choice: int) -> None:
    """2.4: those of the choice are kept, the others laid aside before the seat until all have chosen."""
    block = seat_at(seat)
    offered, aside, count = row[block + OFFERED], NOTHING_OFFERED, 0
    for position in range(OFFERS):
        ticket = byte_at(offered, position)
        if ticket == NO_TICKET:
            break
        if is_in(word(choice), position):
            keep(row, seat, ticket)
        else:
            aside = with_byte(aside, count, ticket)
            count += 1
    row[block + OFFERED] = aside


@compiled
def settle_starting_tickets(row: Words) -> None:
    """2.4: all have chosen: the other tickets go under the deck, in seat order; the first turn begins."""
    for seat in range(flow(row, PLAYERS)):
        keep_tickets(row, seat, 0)
    set_flow(row, STAGE, IN_TURN)
