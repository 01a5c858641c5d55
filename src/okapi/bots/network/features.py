"""Writing what the network sees (`layout`): one seat's view as bytes, from a row of the compiled engine.

Every number follows from what the seat may know: `tests/bots/test_network.py` deals everything else
again and compares. Every function writes its features from `offset` on and returns where the next ones begin.
"""

from okapi.compiled import layout as at
from okapi.compiled.bits import byte_at, count_bits, is_in
from okapi.compiled.compilation import compiled
from okapi.compiled.layout import (
    counter,
    flow,
    holding,
    pile_at,
    pile_of,
    read,
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
from .layout import AGREED_PLACES, HAND_STEPS, KINDS, MAX_PLAYERS, ROUTE_FACTS, SEAT_FACTS, STAGES, TERRAIN_KINDS
from .tickets import write_ticket_features


@compiled
def write_features(row: Words, tables: Words, lines: Words, seat: int, out: Words, base: Words, scratch: Words) -> None:
    """All features of a position for one seat; `base` gets each seat's points so far, as this seat knows them.

    For the seat itself they count its tickets, as if the game ended now; for others only the track.
    """
    offset = write_flow_features(row, seat, out)
    offset = write_card_features(row, tables, seat, out, offset)
    offset = write_terrain_features(row, seat, out, offset)
    offset = write_agreed_features(tables, out, offset)
    offset = write_seat_features(row, seat, out, offset, base)
    offset = write_ticket_features(row, tables, lines, seat, out, offset, base, scratch)
    write_route_features(row, tables, lines, seat, out, offset, scratch)


@compiled
def write_flow_features(row: Words, seat: int, out: Words) -> int:
    """What the game waits for, how many play it, and whose move it is, counted from the seat."""
    for stage in range(STAGES):
        out[stage] = number(flow(row, at.STAGE) == stage)
    offset = STAGES
    out[offset] = flow(row, at.DRAWS)
    out[offset + 1] = flow(row, at.PASSES)
    out[offset + 2] = number(flow(row, at.TURNS_LEFT) > 0)
    out[offset + 3] = flow(row, at.TURNS_LEFT)
    offset += 4
    for players in range(2, MAX_PLAYERS + 1):
        out[offset] = number(flow(row, at.PLAYERS) == players)
        offset += 1
    away = number(0)  # 2.4: while all choose tickets, everyone who has not yet is to move
    if flow(row, at.STAGE) != at.CHOOSING_TICKETS or not is_in(word(flow(row, at.CHOOSING)), seat):
        away = (acting(row) + flow(row, at.PLAYERS) - seat) % flow(row, at.PLAYERS)
    for place in range(MAX_PLAYERS):
        out[offset + place] = number(place == away)
    return offset + MAX_PLAYERS


@compiled
def of_kind(row: Words, which: int, locomotives: int, kind: int) -> int:
    """How many cards of a kind are in a pile that is stored once per game."""
    return counter(row, locomotives) if kind == at.LOCOMOTIVE else byte_at(pile_at(row, which), kind)


@compiled
def of_kind_before(row: Words, seat: int, which: int, locomotives: int, kind: int) -> int:
    """How many cards of a kind are in a pile of a seat."""
    if kind == at.LOCOMOTIVE:
        return holding(row, seat, locomotives)
    return byte_at(pile_of(row, seat, which), kind)


@compiled
def whole_deck(tables: Words, kind: int) -> int:
    """1.2: how many cards of a kind there are."""
    if kind == at.LOCOMOTIVE:
        return number(tables[at.WHOLE_DECK_LOCOMOTIVES])
    return byte_at(tables[at.WHOLE_DECK], kind)


@compiled
def write_card_features(row: Words, tables: Words, seat: int, out: Words, offset: int) -> int:
    """Train cards: in hand, unseen, perhaps still in the deck, discarded, face up."""
    steps = offset + KINDS
    unseen = steps + KINDS * HAND_STEPS
    for kind in range(KINDS):
        hand = of_kind_before(row, seat, at.HAND, at.HAND_LOCOMOTIVES, kind)
        out[offset + kind] = hand
        for step in range(HAND_STEPS):
            out[steps + kind * HAND_STEPS + step] = number(hand > step)
        discarded = of_kind(row, at.TRAIN_DISCARD, at.IN_DISCARD, kind)
        opened = number(0)
        for slot in range(8):
            opened += number(byte_at(pile_at(row, at.DISPLAY), slot) == kind)
        hidden = whole_deck(tables, kind) - hand - discarded - opened
        for other in range(flow(row, at.PLAYERS)):
            if other != seat:
                hidden -= of_kind_before(row, other, at.SHOWN, at.SHOWN_LOCOMOTIVES, kind)
        out[unseen + kind] = hidden
        shuffled = of_kind(row, at.SHUFFLED, at.IN_SHUFFLED, kind)
        drawn = of_kind_before(row, seat, at.DRAWN, at.DRAWN_LOCOMOTIVES, kind)
        out[unseen + KINDS + kind] = shuffled - drawn
        out[unseen + 2 * KINDS + kind] = discarded
        out[unseen + 3 * KINDS + kind] = opened
    offset = unseen + 4 * KINDS
    out[offset] = train_cards_in_deck(row)
    return offset + 1


@compiled
def rivals_terrain(row: Words, seat: int, terrain: int) -> int:
    """5.8: the most cards of a terrain that any other player has."""
    most = number(0)
    for other in range(flow(row, at.PLAYERS)):
        if other != seat:
            most = max(most, byte_at(row[seat_at(other) + at.HOLDINGS], terrain))
    return most


@compiled
def write_terrain_features(row: Words, seat: int, out: Words, offset: int) -> int:
    """Terrain cards on the table, how the seat stands against the strongest other, and the ticket deck."""
    for terrain in range(TERRAIN_KINDS):
        opened = number(0)
        for slot in range(8):
            opened += number(byte_at(pile_at(row, at.TERRAIN_DISPLAY), slot) == terrain)
        out[offset + terrain] = opened
        out[offset + TERRAIN_KINDS + terrain] = byte_at(terrain_deck(row), terrain)
        out[offset + 2 * TERRAIN_KINDS + terrain] = byte_at(terrain_discard(row), terrain)
        ahead = byte_at(row[seat_at(seat) + at.HOLDINGS], terrain) - rivals_terrain(row, seat, terrain)
        out[offset + 3 * TERRAIN_KINDS + terrain] = max(ahead, 0)
        out[offset + 4 * TERRAIN_KINDS + terrain] = max(-ahead, 0)
    offset += 5 * TERRAIN_KINDS
    out[offset] = tickets_in_deck(row)
    return offset + 1


@compiled
def write_agreed_features(tables: Words, out: Words, offset: int) -> int:
    """The numbers of the rules that a group may agree on."""
    for which in range(len(AGREED_PLACES)):
        out[offset + which] = read(tables, AGREED_PLACES[which])
    return offset + len(AGREED_PLACES)


@compiled
def write_seat_features(row: Words, seat: int, out: Words, offset: int, base: Words) -> int:
    """What everyone sees of each player, the deciding one first."""
    players = flow(row, at.PLAYERS)
    for place in range(MAX_PLAYERS):
        if place >= players:
            for fact in range(len(SEAT_FACTS)):
                out[offset + fact] = 0
            base[place] = 0
        else:
            one = (seat + place) % players
            block = seat_at(one)
            base[place] = score_on_track(row, one)
            out[offset] = 1
            out[offset + 1] = holding(row, one, at.TRAINS)
            out[offset + 2] = min(score_on_track(row, one), 255)
            out[offset + 3] = train_cards_of(row, one)
            choosing = flow(row, at.STAGE) == at.CHOOSING_TICKETS  # 2.4: what others keep is secret
            out[offset + 4] = number(0) if choosing else count_bits(row[block + at.TICKETS])
            for terrain in range(TERRAIN_KINDS):
                out[offset + 5 + terrain] = byte_at(row[block + at.HOLDINGS], terrain)
            for kind in range(KINDS):
                shown = of_kind_before(row, one, at.SHOWN, at.SHOWN_LOCOMOTIVES, kind)
                out[offset + 5 + TERRAIN_KINDS + kind] = shown
        offset += len(SEAT_FACTS)
    return offset


@compiled
def locomotives_needed(facts: int, hand: int, most: int) -> int:
    """5.2, 5.3: how many locomotives a payment for a route needs because cards of its colour are missing.

    A grey route is paid for in the colour of which the hand holds most.
    """
    colour, ferry = byte_at(facts, at.COLOUR), byte_at(facts, at.FERRY)
    have = most if colour == at.GREY else byte_at(hand, colour)
    return ferry + max(number(0), byte_at(facts, at.LENGTH) - ferry - have)


@compiled
def can_double(row: Words, tables: Words, seat: int, facts: int, locomotives: int) -> bool:
    """5.7–5.9: whether a route can be doubled now with the locomotives that its payment leaves."""
    terrain, cost = byte_at(facts, at.TERRAIN), byte_at(tables[at.PRICES + byte_at(facts, at.PRICE)], at.COST)
    own = byte_at(row[seat_at(seat) + at.HOLDINGS], terrain)
    behind = max(number(0), rivals_terrain(row, seat, terrain) - own)
    return max(behind, cost - own) <= locomotives


@compiled
def write_route_features(
    row: Words, tables: Words, lines: Words, seat: int, out: Words, offset: int, scratch: Words
) -> None:
    """Whose each route is, whether it is on a path, what the hand lacks to pay for it, and to double it."""
    players, block = flow(row, at.PLAYERS), seat_at(seat)
    paths = KNOWN + seat * KNOWN_WORDS + KNOWN_PATHS
    locomotives, trains = holding(row, seat, at.HAND_LOCOMOTIVES), holding(row, seat, at.TRAINS)
    hand, most = pile_of(row, seat, at.HAND), number(0)
    for kind in range(at.LOCOMOTIVE):
        most = max(most, byte_at(hand, kind))
    for route in range(number(lines[ROUTE_COUNT])):
        for fact in range(len(ROUTE_FACTS)):
            out[offset + fact] = 0
        for place in range(players):
            if is_of(row, seat_at((seat + place) % players) + at.OWNED, route):
                out[offset + 1 + place] = 1
        if is_of(row, block + at.OPEN, route):
            facts = tables[at.ROUTES + route]
            needed = locomotives_needed(facts, hand, most)
            missing = max(number(0), needed - locomotives)
            out[offset] = 1
            out[offset + 6] = number(is_in(scratch[paths + (route >> 6)], route & 63))
            out[offset + 7] = number(is_in(scratch[paths + 2 + (route >> 6)], route & 63))
            out[offset + 8] = missing
            if missing == 0 and byte_at(facts, at.LENGTH) <= trains:
                out[offset + 9] = 1
                out[offset + 10] = number(can_double(row, tables, seat, facts, locomotives - needed))
        offset += len(ROUTE_FACTS)
