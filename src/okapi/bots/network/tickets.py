"""The features of tickets: how far those held and those on offer are, and which routes lie on their paths."""

from okapi.compiled import layout as at
from okapi.compiled.bits import ONE, ZERO, bit, byte_at, lowest_bit
from okapi.compiled.compilation import compiled
from okapi.compiled.layout import holding, list_at, seat_at, set_list
from okapi.compiled.observing import is_offered_tickets
from okapi.compiled.tickets import NOTHING_OFFERED
from okapi.compiled.words import Words, number, word

from .distances import (
    END_COUNT,
    END_OF,
    FAR,
    KNOWN,
    KNOWN_DISTANCES,
    KNOWN_FLAG,
    KNOWN_PATHS,
    KNOWN_WORDS,
    ONE_END,
    OTHER_END,
    measure,
    nearest,
)
from .layout import END_FACTS, OFFER_END_FACTS, OFFER_FACTS, OFFER_SLOTS

# Places among the facts of an end; the points come right after each of the first four.
TO_DO, DONE, OUT_OF_REACH, PUT_BACK, TRAINS_TO_GO = range(0, 10, 2)
COARSE = 16  # trains times points are many: they are counted in sixteens
MAX_BYTE = 255


@compiled
def write_ticket_features(
    row: Words, tables: Words, lines: Words, seat: int, out: Words, offset: int, base: Words, scratch: Words
) -> int:
    """The tickets that the seat knows, summed up at their ends; those on offer one by one as well."""
    ends, block = number(lines[END_COUNT]), seat_at(seat)
    known = look_at_tickets(row, tables, lines, seat, scratch)
    by_offer = offset + ends * len(END_FACTS)
    facts = by_offer + ends * OFFER_SLOTS * len(OFFER_END_FACTS)
    end = facts + OFFER_SLOTS * len(OFFER_FACTS)
    for place in range(offset, end):
        out[place] = 0
    put_back = row[block + at.PUT_BACK]
    while put_back != ZERO:
        ticket = lowest_bit(put_back)
        put_back &= put_back - ONE
        add_to_ends(tables, lines, ticket, out, offset, PUT_BACK, 1, number(tables[at.TICKET_POINTS + ticket]))
    kept = row[block + at.TICKETS]
    while kept != ZERO:
        ticket = lowest_bit(kept)
        kept &= kept - ONE
        points = number(tables[at.TICKET_POINTS + ticket])
        trains = write_distance(tables, lines, scratch, known, ticket, out, offset)
        base[0] += points if trains == 0 else -points
        add_to_ends(tables, lines, ticket, out, offset, DONE if trains == 0 else TO_DO, 1, points)
    offered = offered_to(row, seat)
    for slot in range(OFFER_SLOTS):
        ticket = byte_at(offered, slot)
        if ticket != at.NO_TICKET:
            points = number(tables[at.TICKET_POINTS + ticket])
            trains = write_distance(tables, lines, scratch, known, ticket, out, offset)
            here = by_offer + slot * ends * len(OFFER_END_FACTS)
            add_at(end_of(tables, lines, at.TICKET_FROM + ticket), out, here, len(OFFER_END_FACTS), 1, points)
            add_at(end_of(tables, lines, at.TICKET_TO + ticket), out, here, len(OFFER_END_FACTS), 1, points)
            out[facts] = min(points, MAX_BYTE)
            out[facts + 1] = number(0) if trains == FAR else trains
            out[facts + 2] = number(trains == FAR)
        facts += len(OFFER_FACTS)
    return end


@compiled
def write_distance(
    tables: Words, lines: Words, scratch: Words, known: int, ticket: int, out: Words, offset: int
) -> int:
    """How far a ticket is, noted at its ends."""
    trains = list_at(scratch, known + KNOWN_DISTANCES, ticket)
    points = number(tables[at.TICKET_POINTS + ticket])
    if trains == FAR:
        add_to_ends(tables, lines, ticket, out, offset, OUT_OF_REACH, 1, points)
    elif trains > 0:
        coarse = (trains * points + COARSE // 2) // COARSE
        add_to_ends(tables, lines, ticket, out, offset, TRAINS_TO_GO, trains, coarse)
    return trains


@compiled
def add_to_ends(
    tables: Words, lines: Words, ticket: int, out: Words, offset: int, fact: int, one: int, other: int
) -> None:
    """Add to a fact, and to the one after it, at both ends of a ticket."""
    add_at(end_of(tables, lines, at.TICKET_FROM + ticket), out, offset + fact, len(END_FACTS), one, other)
    add_at(end_of(tables, lines, at.TICKET_TO + ticket), out, offset + fact, len(END_FACTS), one, other)


@compiled
def end_of(tables: Words, lines: Words, places: int) -> int:
    """The number of an end of tickets, told by any of its places."""
    return number(lines[END_OF + lowest_bit(tables[places])])


@compiled
def add_at(end: int, out: Words, offset: int, facts: int, one: int, other: int) -> None:
    here = offset + end * facts
    out[here] = min(number(out[here]) + one, MAX_BYTE)
    out[here + 1] = min(number(out[here + 1]) + other, MAX_BYTE)


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
    for place in range(at.OFFERS):
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
