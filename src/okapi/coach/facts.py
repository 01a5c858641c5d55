"""What a forecast looks at: some forty facts about each seat of a position, from a row of the engine.

They are facts about the whole position, other hands and tickets included: a forecast is asked about finished
games, or about worlds that one seat thinks possible, and there nothing is hidden.
"""

from typing import Any

from okapi.bots.network.distances import FAR, KNOWN, KNOWN_DISTANCES, KNOWN_PATHS, KNOWN_WORDS, ROUTE_COUNT, is_of
from okapi.bots.network.features import can_double, locomotives_needed, rivals_terrain
from okapi.bots.network.tickets import look_at_tickets, offered_to
from okapi.compiled import layout as at
from okapi.compiled.bits import ONE, ZERO, bit, byte_at, is_in, lowest_bit
from okapi.compiled.compilation import compiled, entry_point
from okapi.compiled.layout import flow, holding, list_at, pile_at, pile_of, score_on_track, seat_at, train_cards_of
from okapi.compiled.limits import MAX, Limit
from okapi.compiled.turns import acting
from okapi.compiled.words import WordRows, Words, number, word
from okapi.game import Rules

OFFER_SIZE = MAX[Limit.TICKETS_ON_OFFER]
SLOTS = MAX[Limit.OPEN_CARDS]  # in a display
NEAR, MIDDLING = 4, 9  # trains that a ticket still needs, at most

# The facts of a seat in their order, and what each is divided by so that all are of the order of one.
SCALES = {
    "sure points": 50.0, "trains": Rules().trains, "cards": 12.0, "locomotives": 4.0, "largest set": 6.0,
    "second set": 6.0, "cards in pairs": 30.0,
    "done": 4.0, "done points": 40.0, "near points": 20.0, "middling points": 20.0, "distant points": 20.0,
    "lost points": 20.0, "open tickets": 4.0, "trains to go": 20.0, "longest to go": 20.0,
    "offered points": 30.0, "offered trains": 40.0, "offered in reach": 4.0,
    "routes on paths": 6.0, "cards missing on paths": 12.0, "payable on paths": 3.0,
    "best claim": 20.0, "best claim but for one": 20.0, "best claim but for two": 20.0,
    "open for a path": 3.0, "open for a set": 6.0, "open locomotives": 1.0, "open terrain led": 2.0,
    "terrain cards": 8.0, "terrains led": 3.0, "terrain ahead": 5.0, "terrain behind": 5.0,
    "acting": 1.0, "draws made": 1.0, "turns until": 4.0, "choosing": 1.0, "last round": 1.0,
    "own last turn to come": 1.0,
    "players": 5.0, "fewest trains of a rival": Rules().trains, "best sure points of a rival": 50.0,
    "most done by a rival": 4.0, "most held by a rival": 4.0,
}  # fmt: skip
FACTS = tuple(SCALES)
FACT_COUNT = len(FACTS)
(
    SURE, OWN_TRAINS, CARDS, LOCOMOTIVES, LARGEST, SECOND, PAIRS,
    DONE, DONE_POINTS, NEAR_POINTS, MIDDLING_POINTS, DISTANT_POINTS,
    LOST_POINTS, OPEN_TICKETS, TO_GO, LONGEST_TO_GO,
    OFFERED_POINTS, OFFERED_TRAINS, OFFERED_IN_REACH,
    PATH_ROUTES, PATH_MISSING, PATH_PAYABLE, BEST, BEST_BUT_ONE, BEST_BUT_TWO,
    OPEN_FOR_PATH, OPEN_FOR_SET, OPEN_LOCOMOTIVES, OPEN_TERRAIN,
    TERRAIN_CARDS, TERRAINS_LED, TERRAIN_AHEAD, TERRAIN_BEHIND,
    ACTING, DRAWS_MADE, TURNS_UNTIL, CHOOSING_NOW, LAST_ROUND, LAST_TURN_TO_COME,
    PLAYER_COUNT, RIVAL_TRAINS, RIVAL_POINTS, RIVAL_DONE, RIVAL_HELD,
) = range(FACT_COUNT)  # fmt: skip


@entry_point
def write_facts_of_games(rows: WordRows, tables: Words, lines: Words, out: Any, scratch: Words) -> None:
    """The facts of every seat of every position: `out` is [position, seat, fact]."""
    for game in range(len(rows)):
        row = rows[game]
        players = flow(row, at.PLAYERS)
        for seat in range(players):
            write_facts_of_seat(row, tables, lines, seat, out[game][seat], scratch)
        for seat in range(players):
            write_facts_about_rivals(out[game], seat, players)


@compiled
def write_facts_of_seat(row: Words, tables: Words, lines: Words, seat: int, out: Any, scratch: Words) -> None:
    """All facts that concern a seat by itself."""
    for fact in range(FACT_COUNT):
        out[fact] = 0.0
    write_flow_facts(row, seat, out)
    write_hand_facts(row, seat, out)
    write_ticket_facts(row, tables, lines, seat, out, scratch)
    wanted = write_route_facts(row, tables, lines, seat, out, scratch)
    write_display_facts(row, seat, wanted, out)
    for terrain in range(at.TERRAIN_KINDS):
        own, rival = byte_at(row[seat_at(seat) + at.HOLDINGS], terrain), rivals_terrain(row, seat, terrain)
        out[TERRAIN_CARDS] += own
        out[TERRAINS_LED] += number(own >= rival and own > 0)
        out[TERRAIN_AHEAD] += max(number(0), own - rival)
        out[TERRAIN_BEHIND] += max(number(0), rival - own)
    out[SURE] = score_on_track(row, seat) + out[DONE_POINTS] - out[LOST_POINTS] - open_points(out)


@compiled
def open_points(out: Any) -> Any:
    """7.2: what would be lost if the game ended now, beyond what is lost already."""
    return out[NEAR_POINTS] + out[MIDDLING_POINTS] + out[DISTANT_POINTS]


@compiled
def write_flow_facts(row: Words, seat: int, out: Any) -> None:
    """Whose turn it is, and how many are left."""
    players, left = flow(row, at.PLAYERS), flow(row, at.TURNS_LEFT)
    until = (seat - flow(row, at.TURN) + players) % players
    acts = acting(row) == seat
    out[ACTING] = number(acts)
    out[DRAWS_MADE] = flow(row, at.DRAWS) if acts else number(0)
    out[TURNS_UNTIL] = until
    out[CHOOSING_NOW] = number(flow(row, at.STAGE) == at.CHOOSING_TICKETS)
    out[LAST_ROUND] = number(left > 0)
    out[LAST_TURN_TO_COME] = number(left > 0 and until < left)
    out[PLAYER_COUNT] = players
    out[OWN_TRAINS] = holding(row, seat, at.TRAINS)


@compiled
def write_hand_facts(row: Words, seat: int, out: Any) -> None:
    hand, largest, second = pile_of(row, seat, at.HAND), number(0), number(0)
    for colour in range(at.LOCOMOTIVE):
        cards = byte_at(hand, colour)
        out[PAIRS] += cards * (cards - 1) // 2
        if cards > largest:
            largest, second = cards, largest
        else:
            second = max(second, cards)
    out[CARDS] = train_cards_of(row, seat)
    out[LOCOMOTIVES] = holding(row, seat, at.HAND_LOCOMOTIVES)
    out[LARGEST], out[SECOND] = largest, second


@compiled
def write_ticket_facts(row: Words, tables: Words, lines: Words, seat: int, out: Any, scratch: Words) -> None:
    """How far the tickets are, and those on offer."""
    distances = look_at_tickets(row, tables, lines, seat, scratch) + KNOWN_DISTANCES
    kept = row[seat_at(seat) + at.TICKETS]
    while kept != ZERO:
        ticket = lowest_bit(kept)
        kept &= kept - ONE
        trains, points = list_at(scratch, distances, ticket), number(tables[at.TICKET_POINTS + ticket])
        if trains == 0:
            out[DONE] += 1
            out[DONE_POINTS] += points
        elif trains == FAR:
            out[LOST_POINTS] += points
        else:
            out[OPEN_TICKETS] += 1
            out[TO_GO] += trains
            out[LONGEST_TO_GO] = max(out[LONGEST_TO_GO], float(trains))
            if trains <= NEAR:
                out[NEAR_POINTS] += points
            elif trains <= MIDDLING:
                out[MIDDLING_POINTS] += points
            else:
                out[DISTANT_POINTS] += points
    offered = offered_to(row, seat)
    for place in range(OFFER_SIZE):
        ticket = byte_at(offered, place)
        if ticket != at.NO_TICKET:
            trains = list_at(scratch, distances, ticket)
            if trains < FAR:
                out[OFFERED_IN_REACH] += 1
                out[OFFERED_POINTS] += number(tables[at.TICKET_POINTS + ticket])
                out[OFFERED_TRAINS] += trains


@compiled
def write_route_facts(row: Words, tables: Words, lines: Words, seat: int, out: Any, scratch: Words) -> int:
    """What the hand can pay for, or nearly, and what the paths of the tickets lack; in which colours."""
    wanted = ZERO
    block, paths = seat_at(seat), KNOWN + seat * KNOWN_WORDS + KNOWN_PATHS
    locomotives, trains, hand = (
        holding(row, seat, at.HAND_LOCOMOTIVES),
        holding(row, seat, at.TRAINS),
        pile_of(row, seat, at.HAND),
    )
    for route in range(number(lines[ROUTE_COUNT])):
        if not is_of(row, block + at.OPEN, route):
            continue
        facts = tables[at.ROUTES + route]
        needed = locomotives_needed(facts, hand, number(out[LARGEST]))
        missing = max(number(0), needed - locomotives)
        if is_in(scratch[paths + (route >> 6)], route & 63):
            out[PATH_ROUTES] += 1
            out[PATH_MISSING] += missing
            out[PATH_PAYABLE] += number(missing == 0)
            if needed > byte_at(facts, at.FERRY):
                wanted |= bit(byte_at(facts, at.COLOUR))
        if byte_at(facts, at.LENGTH) <= trains and missing <= 2:
            points = number(facts >> word(at.POINTS_SHIFT))
            if missing == 0 and can_double(row, tables, seat, facts, locomotives - needed):
                points *= 2
            best = BEST + missing
            out[best] = max(out[best], float(points))
    return wanted


@compiled
def write_display_facts(row: Words, seat: int, wanted: int, out: Any) -> None:
    """4.1: the face-up cards that the seat could use."""
    hand = pile_of(row, seat, at.HAND)
    for slot in range(SLOTS):
        card = byte_at(pile_at(row, at.DISPLAY), slot)
        if card == at.LOCOMOTIVE:
            out[OPEN_LOCOMOTIVES] += 1
        elif card < at.LOCOMOTIVE:
            out[OPEN_FOR_PATH] += number(is_in(wanted, card))
            out[OPEN_FOR_SET] = max(out[OPEN_FOR_SET], float(byte_at(hand, card) + 1))
        terrain = byte_at(pile_at(row, at.TERRAIN_DISPLAY), slot)
        if terrain < at.TERRAIN_KINDS:
            own = byte_at(row[seat_at(seat) + at.HOLDINGS], terrain)
            out[OPEN_TERRAIN] += number(own + 1 >= rivals_terrain(row, seat, terrain))


@compiled
def write_facts_about_rivals(out: Any, seat: int, players: int) -> None:
    """How the others stand: the facts that say who is best."""
    left = out[(seat + 1) % players]
    out[seat][RIVAL_TRAINS] = left[OWN_TRAINS]
    out[seat][RIVAL_POINTS] = left[SURE]
    for other in range(players):
        if other != seat:
            rival = out[other]
            out[seat][RIVAL_TRAINS] = min(out[seat][RIVAL_TRAINS], rival[OWN_TRAINS])
            out[seat][RIVAL_POINTS] = max(out[seat][RIVAL_POINTS], rival[SURE])
            out[seat][RIVAL_DONE] = max(out[seat][RIVAL_DONE], rival[DONE])
            out[seat][RIVAL_HELD] = max(out[seat][RIVAL_HELD], rival[DONE] + rival[OPEN_TICKETS])
