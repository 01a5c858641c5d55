"""Section 3 and 7.1: whose turn it is, the last round and the end; and section 2, how a game begins."""

from . import layout as at
from .bits import ZERO, bit, lowest_bit, one_of, with_byte
from .compilation import compiled
from .drawing import draw_terrain_card, draw_train_card, supply
from .layout import flow, holding, read, seat_at, set_flow, set_pile, set_pile_of
from .luck import dealer_random, mixed
from .notes import GAME_ENDED, LAST_ROUND_BEGAN, SETUP_COMPLETED, STARTING_PLAYER_DRAWN, TURN_ENDED, note
from .tickets import NOTHING_OFFERED, deal_ticket
from .words import Words, number, word


@compiled
def acting(row: Words) -> int:
    """The seat that is to decide now: while tickets are chosen, the first that has not (2.4)."""
    if flow(row, at.STAGE) == at.CHOOSING_TICKETS:
        return lowest_bit(word(flow(row, at.CHOOSING)))
    return flow(row, at.TURN)


@compiled
def is_over(row: Words) -> bool:
    return flow(row, at.STAGE) == at.GAME_OVER


@compiled
def end_turn(row: Words, tables: Words) -> None:
    """3.2, 7.1: the game ends, or the next player's turn comes; the last round may begin."""
    turn, players, turns_left = flow(row, at.TURN), flow(row, at.PLAYERS), flow(row, at.TURNS_LEFT)
    if flow(row, at.PASSES) == players:
        end_game(row, at.ALL_PASSED)
        return
    if turns_left == 0 and holding(row, turn, at.TRAINS) <= read(tables, at.LAST_TRAINS):
        note(row, LAST_ROUND_BEGAN, turn, 0)
        turns_left = players + 1  # one more turn each, after the one that is just ending
    if turns_left == 1:
        end_game(row, at.LAST_ROUND_OVER)
        return
    note(row, TURN_ENDED, turn, 0)
    after = with_byte(row[at.FLOW], at.TURNS_LEFT, max(0, turns_left - 1))
    after = with_byte(after, at.TURN, turn + 1 if turn + 1 < players else 0)
    row[at.FLOW] = with_byte(with_byte(after, at.DRAWS, 0), at.STAGE, at.IN_TURN)


@compiled
def end_game(row: Words, reason: int) -> None:
    note(row, GAME_ENDED, 0, reason)
    set_flow(row, at.END, reason)
    set_flow(row, at.STAGE, at.GAME_OVER)


@compiled
def unpack(row: Words, tables: Words, players: int) -> None:
    """Section 1: the material, before anything is dealt."""
    for place in range(at.SEATS + players * at.SEAT_WORDS):
        row[place] = ZERO
    set_flow(row, at.PLAYERS, players)
    set_pile(row, at.TRAIN_DECK, tables[at.WHOLE_DECK])
    set_pile(row, at.SHUFFLED, tables[at.WHOLE_DECK])
    row[at.COUNTS] = tables[at.WHOLE_DECK_LOCOMOTIVES] * (one_of(at.IN_DECK) + one_of(at.IN_SHUFFLED))
    row[at.TERRAIN_CARDS] = tables[at.WHOLE_TERRAIN_DECK]
    set_pile(row, at.DISPLAY, tables[at.EMPTY_DISPLAY])
    set_pile(row, at.TERRAIN_DISPLAY, tables[at.EMPTY_TERRAIN_DISPLAY])
    row[at.TICKET_DECK] = tables[at.ALL_TICKETS]
    for seat in range(players):
        block = seat_at(seat)
        row[block + at.HOLDINGS] = tables[at.STARTING_TRAINS] * one_of(at.TRAINS)
        row[block + at.OFFERED] = NOTHING_OFFERED
        row[block + at.OPEN] = tables[at.ALL_ROUTES]
        row[block + at.OPEN + 1] = tables[at.ALL_ROUTES + 1]
        for colour in range(at.GREY + 1):
            set_pile_of(row, seat, at.OPEN_COUNTS + colour, tables[at.ALL_COUNTS + colour])


@compiled
def deal(row: Words, tables: Words, players: int, seed: int) -> None:
    """2.1–2.3: a new game from this seed, in which the starting tickets are to be chosen."""
    unpack(row, tables, players)
    row[at.LUCK] = word(seed)
    row[at.CHOICES] = mixed(~word(seed))  # a stream of its own: choices do not change the luck
    first = dealer_random(row, players)
    note(row, STARTING_PLAYER_DRAWN, first, 0)
    set_flow(row, at.TURN, first)
    for seat in range(players):
        for _ in range(read(tables, at.TRAIN_CARDS_DEALT)):
            draw_train_card(row, seat)
        for _ in range(read(tables, at.TERRAIN_CARDS_DEALT)):
            draw_terrain_card(row, seat)
        for position in range(read(tables, at.TICKETS_DEALT)):
            deal_ticket(row, seat, position)
    supply(row, tables)
    note(row, SETUP_COMPLETED, 0, 0)
    set_flow(row, at.STAGE, at.CHOOSING_TICKETS)
    set_flow(row, at.CHOOSING, number(bit(players)) - 1)
