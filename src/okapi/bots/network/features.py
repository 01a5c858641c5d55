"""Writing what the network sees (`layout`): one seat's view as bytes, from a row of the compiled engine.

Every number follows from what the seat may know: `tests/bots/test_network.py` deals everything else
again and compares. Every function writes its features from `at` on and returns where the next ones begin.
"""

from okapi.compiled.bits import byte_at, count_bits, is_in
from okapi.compiled.compilation import compiled
from okapi.compiled.layout import (
    CHOOSING,
    CHOOSING_TICKETS,
    COLOUR,
    COST,
    DISPLAY,
    DRAWN,
    DRAWN_LOCOMOTIVES,
    DRAWS,
    FERRY,
    GREY,
    HAND,
    HAND_LOCOMOTIVES,
    HOLDINGS,
    IN_DISCARD,
    IN_SHUFFLED,
    LENGTH,
    LOCOMOTIVE,
    OPEN,
    OWNED,
    PASSES,
    PLAYERS,
    PRICE,
    PRICES,
    ROUTES,
    SHOWN,
    SHOWN_LOCOMOTIVES,
    SHUFFLED,
    STAGE,
    TERRAIN,
    TERRAIN_DISPLAY,
    TICKETS,
    TRAIN_DISCARD,
    TRAINS,
    TURNS_LEFT,
    WHOLE_DECK,
    WHOLE_DECK_LOCOMOTIVES,
    counter,
    flow,
    holding,
    pile_at,
    pile_of,
    score_on_track,
    seat_at,
    terrain_deck,
    terrain_discard,
    tickets_in_deck,
    train_cards_in_deck,
    train_cards_of,
)
from okapi.compiled.turns import acting
from okapi.compiled.words import Words, number, word

from .distances import KNOWN, KNOWN_PATHS, KNOWN_WORDS, ROUTE_COUNT, is_of
from .layout import HAND_STEPS, KINDS, MAX_PLAYERS, ROUTE_FACTS, SEAT_FACTS, STAGES, TERRAIN_KINDS
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
    for players in range(2, MAX_PLAYERS + 1):
        out[at] = number(flow(row, PLAYERS) == players)
        at += 1
    away = number(0)  # 2.4: while all choose tickets, everyone who has not yet is to move
    if flow(row, STAGE) != CHOOSING_TICKETS or not is_in(word(flow(row, CHOOSING)), seat):
        away = (acting(row) + flow(row, PLAYERS) - seat) % flow(row, PLAYERS)
    for place in range(MAX_PLAYERS):
        out[at + place] = number(place == away)
    return at + MAX_PLAYERS


@compiled
def of_kind(row: Words, which: int, locomotives: int, kind: int) -> int:
    """How many cards of a kind are in a pile that there is once."""
    return counter(row, locomotives) if kind == LOCOMOTIVE else byte_at(pile_at(row, which), kind)


@compiled
def of_kind_before(row: Words, seat: int, which: int, locomotives: int, kind: int) -> int:
    """How many cards of a kind are in a pile of a seat."""
    return holding(row, seat, locomotives) if kind == LOCOMOTIVE else byte_at(pile_of(row, seat, which), kind)


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
            most = max(most, byte_at(row[seat_at(other) + HOLDINGS], terrain))
    return most


@compiled
def write_terrain_features(row: Words, seat: int, out: Words, at: int) -> int:
    """Terrain cards on the table, how the seat stands against the strongest other, and the ticket deck."""
    for terrain in range(TERRAIN_KINDS):
        opened = number(0)
        for slot in range(8):
            opened += number(byte_at(pile_at(row, TERRAIN_DISPLAY), slot) == terrain)
        out[at + terrain] = opened
        out[at + TERRAIN_KINDS + terrain] = byte_at(terrain_deck(row), terrain)
        out[at + 2 * TERRAIN_KINDS + terrain] = byte_at(terrain_discard(row), terrain)
        ahead = byte_at(row[seat_at(seat) + HOLDINGS], terrain) - rivals_terrain(row, seat, terrain)
        out[at + 3 * TERRAIN_KINDS + terrain] = max(ahead, 0)
        out[at + 4 * TERRAIN_KINDS + terrain] = max(-ahead, 0)
    at += 5 * TERRAIN_KINDS
    out[at] = tickets_in_deck(row)
    return at + 1


@compiled
def write_seat_features(row: Words, seat: int, out: Words, at: int, base: Words) -> int:
    """What everyone sees of each player, the deciding one first."""
    players = flow(row, PLAYERS)
    for place in range(MAX_PLAYERS):
        if place >= players:
            for fact in range(len(SEAT_FACTS)):
                out[at + fact] = 0
            base[place] = 0
        else:
            one = (seat + place) % players
            block = seat_at(one)
            base[place] = score_on_track(row, one)
            out[at] = 1
            out[at + 1] = holding(row, one, TRAINS)
            out[at + 2] = min(score_on_track(row, one), 255)
            out[at + 3] = train_cards_of(row, one)
            choosing = flow(row, STAGE) == CHOOSING_TICKETS  # 2.4: what others keep is secret until all have
            out[at + 4] = number(0) if choosing else count_bits(row[block + TICKETS])
            for terrain in range(TERRAIN_KINDS):
                out[at + 5 + terrain] = byte_at(row[block + HOLDINGS], terrain)
            for kind in range(KINDS):
                shown = of_kind_before(row, one, SHOWN, SHOWN_LOCOMOTIVES, kind)
                out[at + 5 + TERRAIN_KINDS + kind] = shown
        at += len(SEAT_FACTS)
    return at


@compiled
def locomotives_needed(facts: int, hand: int, most: int) -> int:
    """5.2, 5.3: how many locomotives pay for a route, where cards of its colour are short.

    A grey route is paid for in the colour of which the hand holds most.
    """
    colour, ferry = byte_at(facts, COLOUR), byte_at(facts, FERRY)
    have = most if colour == GREY else byte_at(hand, colour)
    return ferry + max(number(0), byte_at(facts, LENGTH) - ferry - have)


@compiled
def can_double(row: Words, tables: Words, seat: int, facts: int, locomotives: int) -> bool:
    """5.7–5.9: whether a route can be doubled now with the locomotives that its payment leaves."""
    terrain, cost = byte_at(facts, TERRAIN), byte_at(tables[PRICES + byte_at(facts, PRICE)], COST)
    own = byte_at(row[seat_at(seat) + HOLDINGS], terrain)
    behind = max(number(0), rivals_terrain(row, seat, terrain) - own)
    return max(behind, cost - own) <= locomotives


@compiled
def write_route_features(
    row: Words, tables: Words, lines: Words, seat: int, out: Words, at: int, scratch: Words
) -> None:
    """Whose each route is, whether it is on the way, what the hand lacks to pay for it, and to double it."""
    players, block = flow(row, PLAYERS), seat_at(seat)
    paths = KNOWN + seat * KNOWN_WORDS + KNOWN_PATHS
    locomotives, trains = holding(row, seat, HAND_LOCOMOTIVES), holding(row, seat, TRAINS)
    hand, most = pile_of(row, seat, HAND), number(0)
    for kind in range(LOCOMOTIVE):
        most = max(most, byte_at(hand, kind))
    for route in range(number(lines[ROUTE_COUNT])):
        for fact in range(len(ROUTE_FACTS)):
            out[at + fact] = 0
        for place in range(players):
            if is_of(row, seat_at((seat + place) % players) + OWNED, route):
                out[at + 1 + place] = 1
        if is_of(row, block + OPEN, route):
            facts = tables[ROUTES + route]
            needed = locomotives_needed(facts, hand, most)
            missing = max(number(0), needed - locomotives)
            out[at] = 1
            out[at + 6] = number(is_in(scratch[paths + (route >> 6)], route & 63))
            out[at + 7] = number(is_in(scratch[paths + 2 + (route >> 6)], route & 63))
            out[at + 8] = missing
            if missing == 0 and byte_at(facts, LENGTH) <= trains:
                out[at + 9] = 1
                out[at + 10] = number(can_double(row, tables, seat, facts, locomotives - needed))
        at += len(ROUTE_FACTS)
