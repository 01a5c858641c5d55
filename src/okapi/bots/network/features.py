"""What the network sees: one seat's view as a row of bytes, written from a row of the compiled engine.

Every number follows from what the seat may know: `tests/bots/test_bots_network.py` deals everything else
again and compares. Seats are counted from the one that looks, whether it is to move or not. Beyond plain
facts there are three kinds of help: what is unseen of each card, how far each ticket is, and of each route
whether it lies on a shortest path and what it costs.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from okapi.board import Board
from okapi.compiled.bits import ONE, ZERO, bit, byte_at, count_bits, is_in, lowest_bit
from okapi.compiled.compilation import compiled
from okapi.compiled.layout import (
    CHOOSING,
    CHOOSING_TICKETS,
    DISPLAY,
    DRAWN,
    DRAWN_LOCOMOTIVES,
    DRAWS,
    HAND,
    HAND_LOCOMOTIVES,
    IN_DISCARD,
    IN_SHUFFLED,
    LOCOMOTIVE,
    NO_TICKET,
    OFFERED,
    OPEN,
    OWNED,
    PASSES,
    PLAYERS,
    PURSE,
    PUT_BACK,
    SHOWN,
    SHOWN_LOCOMOTIVES,
    SHUFFLED,
    STAGE,
    TERRAIN_DISPLAY,
    TICKETS,
    TRAIN_DISCARD,
    TRAINS,
    TURNS_LEFT,
    counter,
    flow,
    list_at,
    pile_at,
    pile_of,
    purse,
    score_on_track,
    seat_at,
    set_list,
    terrain_deck,
    terrain_discard,
    tickets_in_deck,
    train_cards_in_deck,
    train_cards_of,
)
from okapi.compiled.tables import (
    COLOUR,
    COST,
    DEAD_ENDS,
    FERRY,
    GREY,
    LENGTH,
    PRICE,
    PRICES,
    ROUTE_ENDS,
    ROUTES,
    TERRAIN,
    TICKET_FROM,
    TICKET_POINTS,
    TICKET_TO,
    WHOLE_DECK,
    WHOLE_DECK_LOCOMOTIVES,
)
from okapi.compiled.tickets import NOTHING_OFFERED
from okapi.compiled.turns import acting
from okapi.compiled.words import Words, number, word
from okapi.game import Rules

from .distances import (
    FAR,
    KNOWN,
    KNOWN_DISTANCES,
    KNOWN_FLAG,
    KNOWN_WAYS,
    KNOWN_WORDS,
    OFFER_COUNT,
    ONE_END,
    OTHER_END,
    ROUTE_COUNT,
    TICKET_COUNT,
    is_of,
    line_tables,
    measure,
    nearest,
)

MOST_PLAYERS = 5
KINDS, TERRAINS, STAGES = 9, 3, 4
HAND_STEPS = 8  # a hand is also told in steps: at least one, at least two, …


class Segment(NamedTuple):
    """Features of one sort, side by side."""

    name: str
    size: int
    scale: float  # what the network multiplies them by, so that all are of the order of one


# Of each seat; of each ticket; of each ticket on offer, by its place in the offer; of each route.
SEAT_FACTS = ("seated", "trains", "score", "cards", "tickets", *("terrain",) * 3, *("shown",) * KINDS)
TICKET_FACTS = ("to do", "done", "trains to go", "out of reach", "put back")
OFFER_FACTS = ("points", "trains to go", "out of reach")
ROUTE_FACTS = (
    "open", "own", "second", "third", "fourth", "fifth", "on my way", "on the way of an offer",
    "cards missing", "payable", "to be doubled now",
)  # fmt: skip
_SCALES = {
    "trains": 1 / 45, "score": 1 / 100, "cards": 1 / 12, "tickets": 1 / 4, "terrain": 1 / 5, "shown": 1 / 4,
    "trains to go": 1 / 20, "points": 1 / 12, "cards missing": 1 / 4,
}  # fmt: skip


def segments(routes: int, tickets: int, offers: int) -> tuple[Segment, ...]:
    """The features of a board of this size, in order."""

    def facts(names: tuple[str, ...], count: int, of: str) -> Iterator[Segment]:
        for which in range(count):
            for name in names:
                yield Segment(f"{of} {which}: {name}", 1, _SCALES.get(name, 1.0))

    return (
        Segment("stage", STAGES, 1.0),
        Segment("draws made", 1, 1.0),
        Segment("passes", 1, 0.5),
        Segment("last round", 1, 1.0),
        Segment("turns left", 1, 1 / 5),
        Segment("players", MOST_PLAYERS - 1, 1.0),
        Segment("to move", MOST_PLAYERS, 1.0),
        Segment("hand", KINDS, 1 / 4),
        Segment("hand in steps", KINDS * HAND_STEPS, 1.0),
        Segment("unseen", KINDS, 1 / 10),
        Segment("perhaps in the deck", KINDS, 1 / 10),
        Segment("discarded", KINDS, 1 / 10),
        Segment("open cards", KINDS, 1.0),
        Segment("train deck", 1, 1 / 50),
        Segment("open terrain", TERRAINS, 1.0),
        Segment("terrain deck", TERRAINS, 1 / 10),
        Segment("terrain discarded", TERRAINS, 1 / 10),
        Segment("terrain ahead", TERRAINS, 1 / 3),
        Segment("terrain behind", TERRAINS, 1 / 3),
        Segment("ticket deck", 1, 1 / 30),
        *facts(SEAT_FACTS, MOST_PLAYERS, "seat"),
        *facts(TICKET_FACTS, tickets, "ticket"),
        Segment("on offer", tickets * offers, 1.0),
        *facts(OFFER_FACTS, offers, "offer"),
        *facts(ROUTE_FACTS, routes, "route"),
    )


class Layout(NamedTuple):
    """How many features there are, and what the network multiplies each by."""

    size: int
    scale: NDArray[np.float32]
    lines: NDArray[
        np.uint64
    ]  # what the feature functions look up besides the engine's tables: see `distances`


@lru_cache(maxsize=8)
def layout_for(board: Board, rules: Rules) -> Layout:
    """The features of a board."""
    offers = max(rules.tickets_dealt, rules.tickets_drawn)
    parts = segments(len(board.routes), len(board.tickets), offers)
    scale = np.concatenate([np.full(it.size, it.scale, np.float32) for it in parts])
    return Layout(len(scale), scale, line_tables(board, offers))


# Writing them. Every function writes its features from `at` on and returns where the next ones begin.


@compiled
def write_features(
    row: Words, tables: Words, lines: Words, seat: int, out: Words, base: Words, scratch: Words
) -> None:
    """All features of a position for one seat; in `base` each seat's points so far, as this seat knows them.

    For the seat itself they count its tickets, as if the game ended now; for others only the track.
    """
    at = write_flow_features(row, seat, out)
    at = write_card_features(row, tables, seat, out, at)
    at = write_terrain_features(row, seat, out, at)
    at = write_seat_features(row, seat, out, at, base)
    at = write_ticket_features(row, tables, lines, seat, out, at, base, scratch)
    write_route_features(row, tables, lines, seat, out, at, scratch)


@compiled
def write_flow_features(row: Words, seat: int, out: Words) -> int:
    """What the game waits for, how many play it, and whose move it is, counted from the seat."""
    for stage in range(STAGES):
        out[stage] = number(flow(row, STAGE) == stage)
    at = STAGES
    out[at] = flow(row, DRAWS)
    out[at + 1] = flow(row, PASSES)
    out[at + 2] = number(flow(row, TURNS_LEFT) > 0)
    out[at + 3] = flow(row, TURNS_LEFT)
    at += 4
    for players in range(2, MOST_PLAYERS + 1):
        out[at] = number(flow(row, PLAYERS) == players)
        at += 1
    away = number(0)  # 2.4: while all choose tickets, everyone who has not yet is to move
    if flow(row, STAGE) != CHOOSING_TICKETS or not is_in(word(flow(row, CHOOSING)), seat):
        away = (acting(row) + flow(row, PLAYERS) - seat) % flow(row, PLAYERS)
    for place in range(MOST_PLAYERS):
        out[at + place] = number(place == away)
    return at + MOST_PLAYERS


@compiled
def of_kind(row: Words, which: int, locomotives: int, kind: int) -> int:
    """How many cards of a kind are in a pile that there is once."""
    return counter(row, locomotives) if kind == LOCOMOTIVE else byte_at(pile_at(row, which), kind)


@compiled
def of_kind_before(row: Words, seat: int, which: int, locomotives: int, kind: int) -> int:
    """How many cards of a kind are in a pile of a seat."""
    return purse(row, seat, locomotives) if kind == LOCOMOTIVE else byte_at(pile_of(row, seat, which), kind)


@compiled
def whole_deck(tables: Words, kind: int) -> int:
    """1.2: how many cards of a kind there are."""
    if kind == LOCOMOTIVE:
        return number(tables[WHOLE_DECK_LOCOMOTIVES])
    return byte_at(tables[WHOLE_DECK], kind)


@compiled
def write_card_features(row: Words, tables: Words, seat: int, out: Words, at: int) -> int:
    """Train cards: in hand, unseen, perhaps still in the deck, discarded, open."""
    steps = at + KINDS
    unseen = steps + KINDS * HAND_STEPS
    for kind in range(KINDS):
        hand = of_kind_before(row, seat, HAND, HAND_LOCOMOTIVES, kind)
        out[at + kind] = hand
        for step in range(HAND_STEPS):
            out[steps + kind * HAND_STEPS + step] = number(hand > step)
        discarded = of_kind(row, TRAIN_DISCARD, IN_DISCARD, kind)
        opened = number(0)
        for slot in range(8):
            opened += number(byte_at(pile_at(row, DISPLAY), slot) == kind)
        hidden = whole_deck(tables, kind) - hand - discarded - opened
        for other in range(flow(row, PLAYERS)):
            if other != seat:
                hidden -= of_kind_before(row, other, SHOWN, SHOWN_LOCOMOTIVES, kind)
        out[unseen + kind] = hidden
        shuffled = of_kind(row, SHUFFLED, IN_SHUFFLED, kind)
        drawn = of_kind_before(row, seat, DRAWN, DRAWN_LOCOMOTIVES, kind)
        out[unseen + KINDS + kind] = shuffled - drawn
        out[unseen + 2 * KINDS + kind] = discarded
        out[unseen + 3 * KINDS + kind] = opened
    at = unseen + 4 * KINDS
    out[at] = train_cards_in_deck(row)
    return at + 1


@compiled
def rivals_terrain(row: Words, seat: int, terrain: int) -> int:
    """5.8: the most cards of a terrain that any other player has."""
    most = number(0)
    for other in range(flow(row, PLAYERS)):
        if other != seat:
            most = max(most, byte_at(row[seat_at(other) + PURSE], terrain))
    return most


@compiled
def write_terrain_features(row: Words, seat: int, out: Words, at: int) -> int:
    """Terrain cards on the table, how the seat stands against the strongest other, and the ticket deck."""
    for terrain in range(TERRAINS):
        opened = number(0)
        for slot in range(8):
            opened += number(byte_at(pile_at(row, TERRAIN_DISPLAY), slot) == terrain)
        out[at + terrain] = opened
        out[at + TERRAINS + terrain] = byte_at(terrain_deck(row), terrain)
        out[at + 2 * TERRAINS + terrain] = byte_at(terrain_discard(row), terrain)
        ahead = byte_at(row[seat_at(seat) + PURSE], terrain) - rivals_terrain(row, seat, terrain)
        out[at + 3 * TERRAINS + terrain] = max(ahead, 0)
        out[at + 4 * TERRAINS + terrain] = max(-ahead, 0)
    at += 5 * TERRAINS
    out[at] = tickets_in_deck(row)
    return at + 1


@compiled
def write_seat_features(row: Words, seat: int, out: Words, at: int, base: Words) -> int:
    """What everyone sees of each player, the deciding one first."""
    players = flow(row, PLAYERS)
    for place in range(MOST_PLAYERS):
        if place >= players:
            for fact in range(len(SEAT_FACTS)):
                out[at + fact] = 0
            base[place] = 0
        else:
            one = (seat + place) % players
            block = seat_at(one)
            base[place] = score_on_track(row, one)
            out[at] = 1
            out[at + 1] = purse(row, one, TRAINS)
            out[at + 2] = min(score_on_track(row, one), 255)
            out[at + 3] = train_cards_of(row, one)
            choosing = (
                flow(row, STAGE) == CHOOSING_TICKETS
            )  # 2.4: how many others keep is secret until all have
            out[at + 4] = number(0) if choosing else count_bits(row[block + TICKETS])
            for terrain in range(TERRAINS):
                out[at + 5 + terrain] = byte_at(row[block + PURSE], terrain)
            for kind in range(KINDS):
                shown = of_kind_before(row, one, SHOWN, SHOWN_LOCOMOTIVES, kind)
                out[at + 5 + TERRAINS + kind] = shown
        at += len(SEAT_FACTS)
    return at


@compiled
def write_ticket_features(
    row: Words, tables: Words, lines: Words, seat: int, out: Words, at: int, base: Words, scratch: Words
) -> int:
    """Own tickets and those on offer: how far they are."""
    tickets, offers = number(lines[TICKET_COUNT]), number(lines[OFFER_COUNT])
    block = seat_at(seat)
    known = look_at_tickets(row, tables, lines, seat, scratch)
    on_offer = at + tickets * len(TICKET_FACTS)
    offer_facts = on_offer + tickets * offers
    end = offer_facts + offers * len(OFFER_FACTS)
    for place in range(at, end):
        out[place] = 0
    put_back = row[block + PUT_BACK]
    while put_back != ZERO:
        out[at + lowest_bit(put_back) * len(TICKET_FACTS) + 4] = 1
        put_back &= put_back - ONE
    kept = row[block + TICKETS]
    while kept != ZERO:
        ticket = lowest_bit(kept)
        kept &= kept - ONE
        trains = write_one_ticket(scratch, known, ticket, out, at)
        points = number(tables[TICKET_POINTS + ticket])
        base[0] += points if trains == 0 else -points
        out[at + ticket * len(TICKET_FACTS) + number(trains == 0)] = 1
    offered = offered_to(row, seat)
    for place in range(offers):
        ticket = byte_at(offered, place)
        if ticket != NO_TICKET:
            trains = write_one_ticket(scratch, known, ticket, out, at)
            out[on_offer + ticket * offers + place] = 1
            facts = offer_facts + place * len(OFFER_FACTS)
            out[facts] = number(tables[TICKET_POINTS + ticket])
            out[facts + 1] = number(0) if trains == FAR else trains
            out[facts + 2] = number(trains == FAR)
    return end


@compiled
def write_one_ticket(scratch: Words, known: int, ticket: int, out: Words, at: int) -> int:
    """How far one ticket is."""
    trains = list_at(scratch, known + KNOWN_DISTANCES, ticket)
    here = at + ticket * len(TICKET_FACTS)
    out[here + 2] = number(0) if trains == FAR else trains
    out[here + 3] = number(trains == FAR)
    return trains


@compiled
def offered_to(row: Words, seat: int) -> int:
    """The tickets that a seat is to choose from: not those laid aside until all have chosen (2.4)."""
    if flow(row, STAGE) == CHOOSING_TICKETS and not is_in(word(flow(row, CHOOSING)), seat):
        return NOTHING_OFFERED
    return row[seat_at(seat) + OFFERED]


@compiled
def look_at_tickets(row: Words, tables: Words, lines: Words, seat: int, scratch: Words) -> int:
    """Where in `scratch` stands how far the tickets are and which routes are on their shortest ways.

    It follows from seven words, and stays as long as they do: most moves change none of them.
    """
    known, block = KNOWN + seat * KNOWN_WORDS, seat_at(seat)
    offered, trains = offered_to(row, seat), word(purse(row, seat, TRAINS))
    is_same = scratch[known] == offered and scratch[known + 1] == trains | KNOWN_FLAG
    is_same = is_same and scratch[known + 2] == row[block + TICKETS]
    for place in range(2):
        is_same = is_same and scratch[known + 3 + place] == row[block + OPEN + place]
        is_same = is_same and scratch[known + 5 + place] == row[block + OWNED + place]
    if is_same:
        return known
    scratch[known] = offered
    scratch[known + 1] = trains | KNOWN_FLAG
    scratch[known + 2] = row[block + TICKETS]
    for place in range(2):
        scratch[known + 3 + place] = row[block + OPEN + place]
        scratch[known + 5 + place] = row[block + OWNED + place]
    for way in range(4):
        scratch[known + KNOWN_WAYS + way] = ZERO
    kept = row[block + TICKETS]
    while kept != ZERO:
        look_at_ticket(row, tables, lines, seat, lowest_bit(kept), scratch, known, 0)
        kept &= kept - ONE
    for place in range(number(lines[OFFER_COUNT])):
        ticket = byte_at(offered, place)
        if ticket != NO_TICKET:
            look_at_ticket(row, tables, lines, seat, ticket, scratch, known, 2)
    return known


@compiled
def look_at_ticket(
    row: Words, tables: Words, lines: Words, seat: int, ticket: int, scratch: Words, known: int, ways: int
) -> None:
    """Note how far a ticket is, 0 if it is done and FAR if the trains do not suffice; and mark its ways."""
    trains, dead_ends = purse(row, seat, TRAINS), tables[DEAD_ENDS]
    measure(row, lines, dead_ends, seat, tables[TICKET_FROM + ticket], trains, scratch, ONE_END)
    there = nearest(tables[TICKET_TO + ticket], scratch, ONE_END)
    set_list(scratch, known + KNOWN_DISTANCES, ticket, there)
    if 0 < there < FAR:
        measure(row, lines, dead_ends, seat, tables[TICKET_TO + ticket], there, scratch, OTHER_END)
        mark_ways(row, tables, seat, there, scratch, known + KNOWN_WAYS + ways)


@compiled
def mark_ways(row: Words, tables: Words, seat: int, trains: int, scratch: Words, into: int) -> None:
    """Mark every open route on a shortest way of the ticket that was just measured."""
    for half in range(2):
        routes = row[seat_at(seat) + OPEN + half]
        while routes != ZERO:
            route = lowest_bit(routes)
            routes &= routes - ONE
            ends = tables[ROUTE_ENDS + 64 * half + route]
            one, other = lowest_bit(ends), lowest_bit(ends & (ends - ONE))
            there = number(scratch[ONE_END + one]) + number(scratch[OTHER_END + other])
            back = number(scratch[ONE_END + other]) + number(scratch[OTHER_END + one])
            if min(there, back) + byte_at(tables[ROUTES + 64 * half + route], LENGTH) == trains:
                scratch[into + half] |= bit(route)


@compiled
def write_route_features(
    row: Words, tables: Words, lines: Words, seat: int, out: Words, at: int, scratch: Words
) -> None:
    """Whose each route is, whether it is on the way, what the hand lacks to pay for it, and to double it."""
    players, block = flow(row, PLAYERS), seat_at(seat)
    ways = KNOWN + seat * KNOWN_WORDS + KNOWN_WAYS
    locomotives, trains = purse(row, seat, HAND_LOCOMOTIVES), purse(row, seat, TRAINS)
    most = number(0)
    for kind in range(LOCOMOTIVE):
        most = max(most, byte_at(pile_of(row, seat, HAND), kind))
    for route in range(number(lines[ROUTE_COUNT])):
        for fact in range(len(ROUTE_FACTS)):
            out[at + fact] = 0
        for place in range(players):
            if is_of(row, seat_at((seat + place) % players) + OWNED, route):
                out[at + 1 + place] = 1
        if is_of(row, block + OPEN, route):
            facts = tables[ROUTES + route]
            length, ferry = byte_at(facts, LENGTH), byte_at(facts, FERRY)
            colour, terrain = byte_at(facts, COLOUR), byte_at(facts, TERRAIN)
            have = most if colour == GREY else byte_at(pile_of(row, seat, HAND), colour)
            cards = max(number(0), length - ferry - have)  # of its colour; locomotives stand in for them
            missing = max(number(0), cards + ferry - locomotives)
            out[at] = 1
            out[at + 6] = number(is_in(scratch[ways + (route >> 6)], route & 63))
            out[at + 7] = number(is_in(scratch[ways + 2 + (route >> 6)], route & 63))
            out[at + 8] = missing
            if missing == 0 and length <= trains:
                out[at + 9] = 1
                cost = byte_at(tables[PRICES + byte_at(facts, PRICE)], COST)
                own = byte_at(row[block + PURSE], terrain)
                behind = max(number(0), rivals_terrain(row, seat, terrain) - own)
                wild = max(behind, cost - own)
                out[at + 10] = number(wild <= locomotives - cards - ferry)
        at += len(ROUTE_FACTS)
