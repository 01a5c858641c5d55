"""Section 7: the final score."""

from . import layout as at
from .bits import ONE, ZERO, bit, count_bits, lowest_bit
from .compilation import compiled
from .layout import flow, read, score_on_track, seat_at
from .words import Words, number, word


@compiled
def completed_tickets(row: Words, tables: Words, seat: int) -> int:
    """6.3–6.6: the tickets of a seat whose two ends its routes join, as a mask."""
    block = seat_at(seat)
    low, high = row[block + at.OWNED], row[block + at.OWNED + 1]
    tickets, completed = row[block + at.TICKETS], ZERO
    while (low | high) != ZERO and tickets != completed:
        # One network after the other: the places that routes join without passing through a dead end (6.4).
        first = lowest_bit(low) if low != ZERO else 64 + lowest_bit(high)
        network, before = tables[at.ROUTE_ENDS + first], ZERO
        if first < 64:
            low ^= bit(first)
        else:
            high ^= bit(first - 64)
        while network != before:
            before = network
            joined = routes_at(tables, low, 0, network)
            low ^= joined
            network |= ends_of(tables, joined, 0)
            joined = routes_at(tables, high, 64, network)
            high ^= joined
            network |= ends_of(tables, joined, 64)
        completed |= tickets_within(tables, tickets & ~completed, network)
    return completed


@compiled
def routes_at(tables: Words, routes: int, offset: int, places: int) -> int:
    """Those of the routes that touch one of the places, dead ends apart."""
    passable, touching = places & ~tables[at.DEAD_ENDS], ZERO
    while routes != ZERO:
        route = lowest_bit(routes)
        routes &= routes - ONE
        if tables[at.ROUTE_ENDS + offset + route] & passable != ZERO:
            touching |= bit(route)
    return touching


@compiled
def ends_of(tables: Words, routes: int, offset: int) -> int:
    """The places that these routes touch."""
    places = ZERO
    while routes != ZERO:
        places |= tables[at.ROUTE_ENDS + offset + lowest_bit(routes)]
        routes &= routes - ONE
    return places


@compiled
def tickets_within(tables: Words, tickets: int, places: int) -> int:
    """Those of the tickets that have an end among the places on either side."""
    within = ZERO
    while tickets != ZERO:
        ticket = lowest_bit(tickets)
        tickets &= tickets - ONE
        if tables[at.TICKET_FROM + ticket] & places != ZERO and tables[at.TICKET_TO + ticket] & places != ZERO:
            within |= bit(ticket)
    return within


@compiled
def points_of_tickets(tables: Words, tickets: int) -> int:
    points = number(0)
    while tickets != ZERO:
        points += read(tables, at.TICKET_POINTS + lowest_bit(tickets))
        tickets &= tickets - ONE
    return points


@compiled
def points_for_tickets(row: Words, tables: Words, seat: int, completed: int) -> int:
    """7.2: completed tickets add their points, the others subtract theirs."""
    held = row[seat_at(seat) + at.TICKETS]
    return points_of_tickets(tables, completed) - points_of_tickets(tables, held & ~completed)


@compiled
def final_scores(row: Words, tables: Words, totals: Words, completed: Words) -> None:
    """7.2–7.5: what each seat has in the end, as if the game ended now, and which tickets it completed."""
    players, most = flow(row, at.PLAYERS), number(0)
    for seat in range(players):
        done = completed_tickets(row, tables, seat)
        completed[seat] = done
        totals[seat] = score_on_track(row, seat) + points_for_tickets(row, tables, seat, done)
        most = max(most, count_bits(done))
    for seat in range(players):
        if most > 0 and count_bits(word(completed[seat])) == most:  # 7.3
            totals[seat] += read(tables, at.GLOBETROTTER)


@compiled
def winning(row: Words, totals: Words, completed: Words) -> int:
    """7.5: who wins, as a mask of seats: most points, then most completed tickets, then a shared victory."""
    winners, best, best_completed = ZERO, number(0), number(0)
    for seat in range(flow(row, at.PLAYERS)):
        total, tickets = totals[seat], count_bits(word(completed[seat]))
        if winners == ZERO or total > best or (total == best and tickets > best_completed):
            winners, best, best_completed = bit(seat), total, tickets
        elif total == best and tickets == best_completed:
            winners |= bit(seat)
    return winners
