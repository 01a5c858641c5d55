"""How far a ticket still is: trains to place, over routes that are open to the seat or its own (6.3–6.6)."""

import numpy as np
from numpy.typing import NDArray

from okapi.board import Board, PlaceKind
from okapi.compiled.bits import ONE, ZERO, bit, is_in, lowest_bit
from okapi.compiled.compilation import compiled
from okapi.compiled.layout import OPEN, OWNED, seat_at
from okapi.compiled.words import Words, number, word

FAR = 255  # no path, or more trains than the seat has

# The tables of a board: its sizes; for each place, which end of tickets it is and where its routes begin in the
# list; then the list.
ROUTE_COUNT, END_COUNT = range(2)
PLACES = 64
END_OF = 2
STARTS = END_OF + PLACES
LEAVING = STARTS + PLACES + 1  # for each route and end: the route, its length, the place at the other end

# Room to work in.
ONE_END, OTHER_END = 0, PLACES  # distances from the ends of a ticket
BY_DISTANCE = 2 * PLACES  # masks of places yet to be looked at
MAX_TRAINS, LONGEST = 127, 15
KNOWN = BY_DISTANCE + MAX_TRAINS + LONGEST + 2  # for each seat: what the rest follows from, and the rest
KNOWN_PATHS = 7  # masks of routes in two words: on the path of a ticket, on that of one on offer
KNOWN_DISTANCES = KNOWN_PATHS + 4  # of each ticket, in bytes
KNOWN_WORDS = KNOWN_DISTANCES + 8
KNOWN_FLAG = word(1 << 32)  # so that nothing is known of a seat while its words are all zero
SCRATCH = KNOWN + 5 * KNOWN_WORDS


def line_tables(board: Board) -> NDArray[np.uint64]:
    """The sizes of a board, what its places are to tickets, and which routes leave each."""
    numbers = {place: number for number, place in enumerate(board.places)}
    leaving: list[list[int]] = [[] for _ in board.places]
    for route_number, route in enumerate(board.routes.values()):
        one, other = (numbers[place] for place in route.between)
        leaving[one] += [route_number, route.length, other]
        leaving[other] += [route_number, route.length, one]
    tables = np.zeros(LEAVING + sum(map(len, leaving)), np.uint64)
    ends = ticket_ends(board)
    tables[[ROUTE_COUNT, END_COUNT]] = len(board.routes), len(ends)
    for end_number, end in enumerate(ends):
        tables[[END_OF + numbers[place] for place in board.ends(end)]] = end_number
    at = LEAVING
    for place in range(PLACES):
        tables[STARTS + place] = at
        entries = leaving[place] if place < len(leaving) else []
        tables[at : at + len(entries)] = entries
        at += len(entries)
    tables[STARTS + PLACES] = at
    return tables


def ticket_ends(board: Board) -> tuple[str, ...]:
    """6.3–6.5: what tickets may name, whether the deck at hand does or not: cities and countries."""
    cities = (id for id, place in board.places.items() if place.kind is PlaceKind.CITY)
    return (*cities, *board.countries)


@compiled
def is_of(row: Words, mask: int, route: int) -> bool:
    """Whether a route is in a mask of two words of the row."""
    return is_in(row[mask + (route >> 6)], route & 63)


@compiled
def measure(
    row: Words, lines: Words, dead_ends: int, seat: int, sources: int, trains: int, scratch: Words, into: int
) -> None:
    """The trains it takes from some places to every other; FAR beyond `trains`. Dead ends lead nowhere.

    Places are looked at by distance, all those of one distance together; own routes take no trains.
    """
    block = seat_at(seat)
    for place in range(PLACES):
        scratch[into + place] = word(FAR)
    for distance in range(trains + LONGEST + 1):
        scratch[BY_DISTANCE + distance] = ZERO
    scratch[BY_DISTANCE] = sources
    settled = ZERO
    for distance in range(trains + 1):
        waiting = scratch[BY_DISTANCE + distance] & ~settled
        while waiting != ZERO:
            place = lowest_bit(waiting)
            waiting &= waiting - ONE
            settled |= bit(place)
            scratch[into + place] = word(distance)
            if is_in(dead_ends & ~sources, place):
                continue
            entry = number(lines[STARTS + place])
            end = number(lines[STARTS + place + 1])
            while entry < end:
                route, other = number(lines[entry]), number(lines[entry + 2])
                if not is_in(settled, other):
                    if is_of(row, block + OWNED, route):
                        waiting |= bit(other)
                    elif is_of(row, block + OPEN, route):
                        at = BY_DISTANCE + distance + number(lines[entry + 1])
                        scratch[at] |= bit(other)
                entry += 3


@compiled
def nearest(places: int, scratch: Words, distances: int) -> int:
    """The least distance among some places."""
    least = number(FAR)
    while places != ZERO:
        there = number(scratch[distances + lowest_bit(places)])
        least = min(least, there)
        places &= places - ONE
    return least
