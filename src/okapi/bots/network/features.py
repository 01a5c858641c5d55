"""Writing what the network sees (`layout`): one seat's view as bytes, from a row of the compiled engine.

Every number follows from what the seat may know: `tests/bots/test_bots_network.py` deals everything else
again and compares. Every function writes its features from `at` on and returns where the next ones begin.
"""

from okapi.compiled.bits import byte_at, count_bits, is_in
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
    OPEN,
    OWNED,
    PASSES,
    PLAYERS,
    PURSE,
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
    pile_at,
    pile_of,
    purse,
    score_on_track,
    seat_at,
    terrain_deck,
    terrain_discard,
    tickets_in_deck,
    train_cards_in_deck,
    train_cards_of,
)
from okapi.compiled.tables import (
    COLOUR,
    COST,
    FERRY,
    GREY,
    LENGTH,
    PRICE,
    PRICES,
    ROUTES,
    TERRAIN,
    WHOLE_DECK,
    WHOLE_DECK_LOCOMOTIVES,
)
from okapi.compiled.turns import acting
from okapi.compiled.words import Words, number, word

from .distances import (
    KNOWN,
    KNOWN_WAYS,
    KNOWN_WORDS,
    ROUTE_COUNT,
    is_of,
)
from .layout import HAND_STEPS, KINDS, MOST_PLAYERS, ROUTE_FACTS, SEAT_FACTS, STAGES, TERRAINS
from .tickets import write_ticket_features


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
            choosing = flow(row, STAGE) == CHOOSING_TICKETS  # 2.4: what others keep is secret until all have
            out[at + 4] = number(0) if choosing else count_bits(row[block + TICKETS])
            for terrain in range(TERRAINS):
                out[at + 5 + terrain] = byte_at(row[block + PURSE], terrain)
            for kind in range(KINDS):
                shown = of_kind_before(row, one, SHOWN, SHOWN_LOCOMOTIVES, kind)
                out[at + 5 + TERRAINS + kind] = shown
        at += len(SEAT_FACTS)
    return at


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
