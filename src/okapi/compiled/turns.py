"""Section 3 and 7.1: whose turn it is, the last round and the end; and section 2, how a game begins."""

from .bits import ZERO, bit, lowest_bit, one_of, with_byte
from .compilation import compiled
from .drawing import draw_terrain_card, draw_train_card, supply
from .layout import (
    ALL_PASSED,
    CHOICES,
    CHOOSING,
    CHOOSING_TICKETS,
    COUNTS,
    DISPLAY,
    DRAWS,
    END,
    FLOW,
    GAME_OVER,
    HOLDINGS,
    IN_DECK,
    IN_SHUFFLED,
    IN_TURN,
    LAST_ROUND_OVER,
    LUCK,
    OFFERED,
    OPEN,
    OPEN_COUNTS,
    PASSES,
    PLAYERS,
    SEAT_WORDS,
    SEATS,
    SHUFFLED,
    STAGE,
    TERRAIN_CARDS,
    TERRAIN_DISPLAY,
    TICKET_DECK,
    TRAIN_DECK,
    TRAINS,
    TURN,
    TURNS_LEFT,
    flow,
    holding,
    seat_at,
    set_flow,
    set_pile,
    set_pile_of,
)
from .luck import dealer_random, mixed
from .tables import (
    ALL_COUNTS,
    ALL_ROUTES,
    ALL_TICKETS,
    EMPTY_DISPLAY,
    EMPTY_TERRAIN_DISPLAY,
    GREY,
    LAST_TRAINS,
    STARTING_TRAINS,
    TERRAIN_CARDS_DEALT,
    TICKETS_DEALT,
    TRAIN_CARDS_DEALT,
    WHOLE_DECK,
    WHOLE_DECK_LOCOMOTIVES,
    WHOLE_TERRAIN_DECK,
    read,
)
from .tickets import NOTHING_OFFERED, deal_ticket
from .words import Words, number, word


@compiled
def acting(row: Words) -> int:
    """The seat that is to decide now: while tickets are chosen, the first that has not (2.4)."""
    if flow(row, STAGE) == CHOOSING_TICKETS:
        return lowest_bit(word(flow(row, CHOOSING)))
    return flow(row, TURN)


@compiled
def is_over(row: Words) -> bool:
    """Whether nobody has anything left to decide."""
    return flow(row, STAGE) == GAME_OVER


@compiled
def end_turn(row: Words, tables: Words) -> None:
    """3.2, 7.1: the game ends, or the next player's turn comes; the last round may begin."""
    turn, players, turns_left = flow(row, TURN), flow(row, PLAYERS), flow(row, TURNS_LEFT)
    if flow(row, PASSES) == players:
        end_game(row, ALL_PASSED)
        return
    if turns_left == 0 and holding(row, turn, TRAINS) <= read(tables, LAST_TRAINS):
        turns_left = players + 1  # one more turn each, after the one that is just ending
    if turns_left == 1:
        end_game(row, LAST_ROUND_OVER)
        return
    after = with_byte(row[FLOW], TURNS_LEFT, max(0, turns_left - 1))
    after = with_byte(after, TURN, turn + 1 if turn + 1 < players else 0)
    row[FLOW] = with_byte(with_byte(after, DRAWS, 0), STAGE, IN_TURN)


@compiled
def end_game(row: Words, reason: int) -> None:
    """Nobody decides any more."""
    set_flow(row, END, reason)
    set_flow(row, STAGE, GAME_OVER)


@compiled
def unpack(row: Words, tables: Words, players: int) -> None:
    """Section 1: the material, before anything is dealt."""
    for at in range(SEATS + players * SEAT_WORDS):
        row[at] = ZERO
    set_flow(row, PLAYERS, players)
    set_pile(row, TRAIN_DECK, tables[WHOLE_DECK])
    set_pile(row, SHUFFLED, tables[WHOLE_DECK])
    row[COUNTS] = tables[WHOLE_DECK_LOCOMOTIVES] * (one_of(IN_DECK) + one_of(IN_SHUFFLED))
    row[TERRAIN_CARDS] = tables[WHOLE_TERRAIN_DECK]
    set_pile(row, DISPLAY, tables[EMPTY_DISPLAY])
    set_pile(row, TERRAIN_DISPLAY, tables[EMPTY_TERRAIN_DISPLAY])
    row[TICKET_DECK] = tables[ALL_TICKETS]
    for seat in range(players):
        block = seat_at(seat)
        row[block + HOLDINGS] = tables[STARTING_TRAINS] * one_of(TRAINS)
        row[block + OFFERED] = NOTHING_OFFERED
        row[block + OPEN] = tables[ALL_ROUTES]
        row[block + OPEN + 1] = tables[ALL_ROUTES + 1]
        for colour in range(GREY + 1):
            set_pile_of(row, seat, OPEN_COUNTS + colour, tables[ALL_COUNTS + colour])


@compiled
def deal(row: Words, tables: Words, players: int, seed: int) -> None:
    """2.1–2.3: a new game from this seed, in which the starting tickets are to be chosen."""
    unpack(row, tables, players)
    row[LUCK] = word(seed)
    row[CHOICES] = mixed(~word(seed))  # a stream of its own: choices do not change the luck
    set_flow(row, TURN, dealer_random(row, players))
    for seat in range(players):
        for _ in range(read(tables, TRAIN_CARDS_DEALT)):
            draw_train_card(row, seat)
        for _ in range(read(tables, TERRAIN_CARDS_DEALT)):
            draw_terrain_card(row, seat)
        for position in range(read(tables, TICKETS_DEALT)):
            deal_ticket(row, seat, position)
    supply(row, tables)
    set_flow(row, STAGE, CHOOSING_TICKETS)
    set_flow(row, CHOOSING, number(bit(players)) - 1)
