"""The features of tickets: how far those held and those on offer are, and which routes lie on their paths."""

from okapi.compiled import layout as at
from okapi.compiled.bits import ONE, ZERO, bit, byte_at, lowest_bit
from okapi.compiled.compilation import compiled
from okapi.compiled.layout import holding, list_at, seat_at, set_list
from okapi.compiled.observing import is_offered_tickets
from okapi.compiled.tickets import NOTHING_OFFERED
from okapi.compiled.words import Words, number, word

from .distances import (
    FAR,
    KNOWN,
    KNOWN_DISTANCES,
    KNOWN_FLAG,
    KNOWN_PATHS,
    KNOWN_WORDS,
    OFFER_COUNT,
    ONE_END,
    OTHER_END,
    TICKET_COUNT,
    measure,
    nearest,
)
from .layout import OFFER_FACTS, TICKET_FACTS


@compiled
def write_ticket_features(
    row: Words, tables: Words, lines: Words, seat: int, out: Words, offset: int, base: Words, scratch: Words
) -> int:
    tickets, offers = number(lines[TICKET_COUNT]), number(lines[OFFER_COUNT])
    block = seat_at(seat)
    known = look_at_tickets(row, tables, lines, seat, scratch)
    on_offer = offset + tickets * len(TICKET_FACTS)
    offer_facts = on_offer + tickets * offers
    end = offer_facts + offers * len(OFFER_FACTS)
    for place in range(offset, end):
        out[place] = 0
    put_back = row[block + at.PUT_BACK]
    while put_back != ZERO:
        out[offset + lowest_bit(put_back) * len(TICKET_FACTS) + 4] = 1
        put_back &= put_back - ONE
    kept = row[block + at.TICKETS]
    while kept != ZERO:
        ticket = lowest_bit(kept)
        kept &= kept - ONE
        trains = write_one_ticket(scratch, known, ticket, out, offset)
        points = number(tables[at.TICKET_POINTS + ticket])
        base[0] += points if trains == 0 else -points
        out[offset + ticket * len(TICKET_FACTS) + number(trains == 0)] = 1
    offered = offered_to(row, seat)
    for place in range(offers):
        ticket = byte_at(offered, place)
        if ticket != at.NO_TICKET:
            trains = write_one_ticket(scratch, known, ticket, out, offset)
            out[on_offer + ticket * offers + place] = 1
            facts = offer_facts + place * len(OFFER_FACTS)
            out[facts] = number(tables[at.TICKET_POINTS + ticket])
            out[facts + 1] = number(0) if trains == FAR else trains
            out[facts + 2] = number(trains == FAR)
    return end


@compiled
def write_one_ticket(scratch: Words, known: int, ticket: int, out: Words, offset: int) -> int:
    trains = list_at(scratch, known + KNOWN_DISTANCES, ticket)
    here = offset + ticket * len(TICKET_FACTS)
    out[here + 2] = number(0) if trains == FAR else trains
    out[here + 3] = number(trains == FAR)
    return trains


@compiled
def offered_to(row: Words, seat: int) -> int:
    """The tickets that a seat is to choose from: not those laid aside until all have chosen (2.4)."""
    return row[seat_at(seat) + at.OFFERED] if is_offered_tickets(row, seat) else NOTHING_OFFERED


@compiled
def look_at_tickets(row: Words, tables: Words, lines: Words, seat: int, scratch: Words) -> int:
    """Where in `scratch` stands how far the tickets are and which routes are on their shortest paths.

    It follows from seven words, and stays as long as they do: most moves change none of them.
    """
    known, block = KNOWN + seat * KNOWN_WORDS, seat_at(seat)
    offered, trains = offered_to(row, seat), word(holding(row, seat, at.TRAINS))
    is_same = scratch[known] == offered and scratch[known + 1] == trains | KNOWN_FLAG
    is_same = is_same and scratch[known + 2] == row[block + at.TICKETS]
    for place in range(2):
        is_same = is_same and scratch[known + 3 + place] == row[block + at.OPEN + place]
        is_same = is_same and scratch[known + 5 + place] == row[block + at.OWNED + place]
    if is_same:
        return known
    scratch[known] = offered
    scratch[known + 1] = trains | KNOWN_FLAG
    scratch[known + 2] = row[block + at.TICKETS]
    for place in range(2):
        scratch[known + 3 + place] = row[block + at.OPEN + place]
        scratch[known + 5 + place] = row[block + at.OWNED + place]
    for path in range(4):
        scratch[known + KNOWN_PATHS + path] = ZERO
    kept = row[block + at.TICKETS]
    while kept != ZERO:
        look_at_ticket(row, tables, lines, seat, lowest_bit(kept), scratch, known, 0)
        kept &= kept - ONE
    for place in range(number(lines[OFFER_COUNT])):
        ticket = byte_at(offered, place)
        if ticket != at.NO_TICKET:
            look_at_ticket(row, tables, lines, seat, ticket, scratch, known, 2)
    return known


@compiled
def look_at_ticket(
    row: Words, tables: Words, lines: Words, seat: int, ticket: int, scratch: Words, known: int, paths: int
) -> None:
    """Note how far a ticket is, 0 if it is done and FAR if the trains do not suffice; and mark its paths."""
    trains, dead_ends = holding(row, seat, at.TRAINS), tables[at.DEAD_ENDS]
    measure(row, lines, dead_ends, seat, tables[at.TICKET_FROM + ticket], trains, scratch, ONE_END)
    there = nearest(tables[at.TICKET_TO + ticket], scratch, ONE_END)
    set_list(scratch, known + KNOWN_DISTANCES, ticket, there)
    if 0 < there < FAR:
        measure(row, lines, dead_ends, seat, tables[at.TICKET_TO + ticket], there, scratch, OTHER_END)
        mark_paths(row, tables, seat, there, scratch, known + KNOWN_PATHS + paths)


@compiled
def mark_paths(row: Words, tables: Words, seat: int, trains: int, scratch: Words, into: int) -> None:
    """Mark every open route on a shortest path of the ticket that was just measured."""
    for half in range(2):
        routes = row[seat_at(seat) + at.OPEN + half]
        while routes != ZERO:
            route = lowest_bit(routes)
            routes &= routes - ONE
            ends = tables[at.ROUTE_ENDS + 64 * half + route]
            one, other = lowest_bit(ends), lowest_bit(ends & (ends - ONE))
            there = number(scratch[ONE_END + one]) + number(scratch[OTHER_END + other])
            back = number(scratch[ONE_END + other]) + number(scratch[OTHER_END + one])
            if min(there, back) + byte_at(tables[at.ROUTES + 64 * half + route], at.LENGTH) == trains:
                scratch[into + half] |= bit(route)
