"""Decisions in one number each, the options of a seat, and what a decision changes.

bits  0–7    route · card · terrain · choice of tickets, as a mask of those on offer
bits  8–11   card that pays (a claim)
bits 12–19   locomotives in the payment
bits 20–27   locomotives played as terrain, plus one; 0: the route is not doubled
bits 28–     kind of move
"""

from . import layout as at
from .bits import ZERO, byte_at, count_bits, nth_bit
from .claiming import CLAIM, KIND, claim, count_claims, nth_claim
from .compilation import compiled
from .drawing import (
    DRAW_TERRAIN_CARD,
    DRAW_TRAIN_CARD,
    TAKE_TERRAIN_CARD,
    TAKE_TRAIN_CARD,
    can_draw_another,
    count_the_draw,
    draw_terrain_card,
    draw_train_card,
    draws_possible,
    supply,
    take_terrain_card,
    take_train_card,
)
from .layout import flow, pile_at, set_flow, tickets_in_deck
from .luck import player_random
from .notes import DECK_DRAWN, PASSED, STARTING_TICKETS_CHOSEN, TERRAIN_DECK, TICKETS_KEPT, TRAIN_DECK, note
from .tickets import choose_starting_tickets, count_choices, draw_tickets, keep_tickets, nth_choice
from .turns import acting, end_turn
from .words import Words, word

DRAW_TICKETS, KEEP_TICKETS, PASS = 4, 6, 7  # the others are next to the rules for them
TAKE_LOCOMOTIVE = (TAKE_TRAIN_CARD << KIND) | at.LOCOMOTIVE


@compiled
def move_of(kind: int, what: int) -> int:
    """A decision that is not a claim."""
    return (kind << KIND) | what


# Options. Those that are not claims are a mask: its byte is the kind of move, the bit in it a slot.


@compiled
def simple_options(row: Words, tables: Words, stage: int) -> int:
    """4.1, 6.1: the draws there are now, in their order; at the start of a turn also that of tickets."""
    draws = draws_possible(row, tables)
    if stage == at.IN_TURN:
        draws |= word(tickets_in_deck(row) > 0) << word(8 * DRAW_TICKETS)
    return draws


@compiled
def count_options(row: Words, tables: Words) -> int:
    """How many options the acting seat has; 0 if the game is over."""
    stage = flow(row, at.STAGE)
    if stage == at.IN_TURN:
        claims = count_claims(row, tables, acting(row))
        return max(1, count_bits(simple_options(row, tables, stage)) + claims)  # 3.1: passing is always possible
    if stage == at.DRAWING:
        return count_bits(simple_options(row, tables, stage))
    if stage == at.GAME_OVER:
        return 0
    return count_choices(row, tables, acting(row))


@compiled
def nth_option(row: Words, tables: Words, n: int) -> int:
    """The nth option, in the order of the referee's `Options`."""
    stage = flow(row, at.STAGE)
    if stage == at.CHOOSING_TICKETS or stage == at.KEEPING_TICKETS:
        return move_of(KEEP_TICKETS, nth_choice(row, tables, acting(row), n))
    simple, seat = simple_options(row, tables, stage), acting(row)
    if simple == ZERO and count_claims(row, tables, seat) == 0:
        return move_of(PASS, 0)
    return nth_of_turn(row, tables, seat, simple, n)


@compiled
def random_option(row: Words, tables: Words) -> int:
    """Any option, each as likely as the others: the same as `count_options` and `nth_option`, in one go."""
    stage, seat = flow(row, at.STAGE), acting(row)
    if stage == at.CHOOSING_TICKETS or stage == at.KEEPING_TICKETS:
        return random_choice(row, tables, seat)
    simple = simple_options(row, tables, stage)
    options = count_bits(simple)
    if stage == at.IN_TURN:
        options += count_claims(row, tables, seat)
    n = player_random(row, max(1, options))
    return move_of(PASS, 0) if options == 0 else nth_of_turn(row, tables, seat, simple, n)


@compiled
def random_choice(row: Words, tables: Words, seat: int) -> int:
    """Any choice of the tickets on offer."""
    choice = player_random(row, count_choices(row, tables, seat))
    return move_of(KEEP_TICKETS, nth_choice(row, tables, seat, choice))


@compiled
def nth_of_turn(row: Words, tables: Words, seat: int, simple: int, n: int) -> int:
    """First what is not a claim, then the claims."""
    if n >= count_bits(simple):
        return nth_claim(row, tables, seat, n - count_bits(simple))
    return simple_move(row, nth_bit(simple, n))


@compiled
def simple_move(row: Words, place: int) -> int:
    """What a bit of `simple_options` stands for."""
    kind = place >> 3
    display = pile_at(row, at.DISPLAY) if kind == TAKE_TRAIN_CARD else pile_at(row, at.TERRAIN_DISPLAY)
    return move_of(kind, byte_at(display, place & 7) if kind <= TAKE_TERRAIN_CARD else 0)


# Playing.


@compiled
def play(row: Words, tables: Words, move: int) -> None:
    """Carry out a legal move of the acting seat and all that follows, until a player must decide again."""
    kind, seat = move >> KIND, acting(row)
    if kind <= DRAW_TERRAIN_CARD:
        draw(row, seat, move)
    elif kind == CLAIM:
        make_claim(row, tables, seat, move)
    elif kind == PASS:
        pass_turn(row, seat)
    elif not move_tickets(row, tables, seat, move):
        return
    follow_up(row, tables, move)


@compiled
def draw(row: Words, seat: int, move: int) -> None:
    """4.1: give the seat the card that its move draws."""
    kind = move >> KIND
    if kind == TAKE_TRAIN_CARD:
        take_train_card(row, seat, move & 255)
    elif kind == TAKE_TERRAIN_CARD:
        take_terrain_card(row, seat, move & 255)
    elif kind == DRAW_TRAIN_CARD:
        note(row, DECK_DRAWN, seat, TRAIN_DECK)
        draw_train_card(row, seat)
    else:
        note(row, DECK_DRAWN, seat, TERRAIN_DECK)
        draw_terrain_card(row, seat)


@compiled
def make_claim(row: Words, tables: Words, seat: int, move: int) -> None:
    """Section 5: give the seat the route that its move claims."""
    claim(row, tables, seat, move & 255, (move >> 8) & 15, (move >> 12) & 255, ((move >> 20) & 255) - 1)


@compiled
def move_tickets(row: Words, tables: Words, seat: int, move: int) -> bool:
    """2.4, 6.1: draw or keep tickets; whether that ends the turn."""
    if move >> KIND == DRAW_TICKETS:
        draw_tickets(row, tables, seat)
        set_flow(row, at.STAGE, at.KEEPING_TICKETS)
        return False
    if flow(row, at.STAGE) == at.CHOOSING_TICKETS:
        note(row, STARTING_TICKETS_CHOSEN, seat, move & 255)
        choose_starting_tickets(row, seat, move & 255)
        return False
    note(row, TICKETS_KEPT, seat, move & 255)
    keep_tickets(row, seat, move & 255)
    return True


@compiled
def pass_turn(row: Words, seat: int) -> None:
    """3.1."""
    note(row, PASSED, seat, 0)
    set_flow(row, at.PASSES, flow(row, at.PASSES) + 1)


@compiled
def follow_up(row: Words, tables: Words, move: int) -> None:
    """4.2–4.5, 3.2: what follows a move: cards are supplied, and there is another draw or the turn ends."""
    another_draw = move >> KIND <= DRAW_TERRAIN_CARD and count_the_draw(row, tables)
    supply(row, tables)
    if another_draw and move != TAKE_LOCOMOTIVE and can_draw_another(row):  # 4.2
        set_flow(row, at.STAGE, at.DRAWING)
    else:
        end_turn(row, tables)
