"""Decisions in one number each, the options of a seat, and what a decision changes.

bits  0–7    route · card · terrain · choice of tickets, as a mask of those on offer
bits  8–11   card that pays (a claim)
bits 12–19   locomotives in the payment
bits 20–27   locomotives played as terrain, and one; 0: the route is not doubled
bits 28–     kind of move
"""

from .bits import ZERO, count_bits
from .claiming import claim, count_claims, nth_claim
from .compilation import compiled
from .drawing import (
    count_draws,
    count_the_draw,
    draw_terrain_card,
    draw_train_card,
    has_train_deck,
    nth_kind,
    supply,
    take_terrain_card,
    take_train_card,
    terrain_cards_to_take,
    train_cards_to_take,
)
from .layout import (
    CHOOSING_TICKETS,
    DISPLAY,
    DRAWING,
    GAME_OVER,
    IN_TURN,
    KEEPING_TICKETS,
    PASSES,
    STAGE,
    TERRAIN_DECK,
    TERRAIN_DISPLAY,
    flow,
    set_flow,
    tickets_in_deck,
)
from .tickets import choose_starting_tickets, count_choices, draw_tickets, keep_tickets, nth_choice
from .turns import acting, end_turn
from .words import Words

(CLAIM, TAKE_TRAIN_CARD, TAKE_TERRAIN_CARD, DRAW_TRAIN_CARD, DRAW_TERRAIN_CARD, DRAW_TICKETS, KEEP_TICKETS,
 PASS) = range(8)  # fmt: skip
KIND = 28


@compiled
def move_of(kind: int, what: int) -> int:
    """A decision that is not a claim."""
    return (kind << KIND) | what


# Options.


@compiled
def count_options(row: Words, tables: Words) -> int:
    """How many options the acting seat has; 0 if the game is over."""
    stage = flow(row, STAGE)
    if stage == IN_TURN:
        options = count_draws(row) + (1 if tickets_in_deck(row) > 0 else 0)
        options += count_claims(row, tables, acting(row))
        return max(1, options)  # 3.1: there is always passing
    if stage == DRAWING:
        return count_draws(row)
    if stage == GAME_OVER:
        return 0
    return count_choices(row, tables, acting(row))


@compiled
def nth_option(row: Words, tables: Words, n: int) -> int:
    """The nth option, in the order of the referee's `Options`."""
    stage = flow(row, STAGE)
    if stage == CHOOSING_TICKETS or stage == KEEPING_TICKETS:
        return move_of(KEEP_TICKETS, nth_choice(row, tables, acting(row), n))
    draws = count_draws(row)
    if n < draws:
        return nth_draw(row, n)
    n -= draws
    if tickets_in_deck(row) > 0:
        if n == 0:
            return move_of(DRAW_TICKETS, 0)
        n -= 1
    seat = acting(row)
    if draws == 0 and n == 0 and count_claims(row, tables, seat) == 0:
        return move_of(PASS, 0)
    return nth_claim(row, tables, seat, n)


@compiled
def nth_draw(row: Words, n: int) -> int:
    """Face-up cards by their first slot, train cards before terrain cards; then blind, in the same order."""
    kinds = train_cards_to_take(row)
    open_cards = count_bits(kinds)
    if n < open_cards:
        return move_of(TAKE_TRAIN_CARD, nth_kind(row[DISPLAY], kinds, n))
    n -= open_cards
    kinds = terrain_cards_to_take(row)
    open_cards = count_bits(kinds)
    if n < open_cards:
        return move_of(TAKE_TERRAIN_CARD, nth_kind(row[TERRAIN_DISPLAY], kinds, n))
    if n == open_cards and has_train_deck(row):
        return move_of(DRAW_TRAIN_CARD, 0)
    return move_of(DRAW_TERRAIN_CARD, 0)


# Playing.


@compiled
def play(row: Words, tables: Words, move: int) -> None:
    """Carry out a legal move of the acting seat and all that follows, until a player must decide again."""
    kind, seat = move >> KIND, acting(row)
    another_draw = False
    if kind == CLAIM:
        claim(row, tables, seat, move & 255, (move >> 8) & 15, (move >> 12) & 255, ((move >> 20) & 255) - 1)
    elif kind == TAKE_TRAIN_CARD:
        another_draw = take_train_card(row, tables, seat, move & 255)
    elif kind == TAKE_TERRAIN_CARD:
        another_draw = take_terrain_card(row, tables, seat, move & 255)
    elif kind == DRAW_TRAIN_CARD:
        draw_train_card(row, seat)
        another_draw = count_the_draw(row, tables)
    elif kind == DRAW_TERRAIN_CARD:
        draw_terrain_card(row, seat)
        another_draw = count_the_draw(row, tables)
    elif kind == DRAW_TICKETS:
        draw_tickets(row, tables, seat)
        set_flow(row, STAGE, KEEPING_TICKETS)
        return
    elif kind == KEEP_TICKETS:
        if flow(row, STAGE) == CHOOSING_TICKETS:
            choose_starting_tickets(row, seat, move & 255)
            return
        keep_tickets(row, seat, move & 255)
    else:  # 3.1
        set_flow(row, PASSES, flow(row, PASSES) + 1)
    supply(row, tables)
    if another_draw and count_draws_after(row) > 0:
        set_flow(row, STAGE, DRAWING)
    else:
        end_turn(row, tables)


@compiled
def count_draws_after(row: Words) -> int:
    """4.6: whether anything can be drawn next."""
    return 1 if row[TERRAIN_DECK] != ZERO or has_train_deck(row) else count_draws(row)
