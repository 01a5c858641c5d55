"""Moves by their canonical numbers (`okapi.numbering`)."""

from okapi.game import TERRAINS, TRAIN_CARDS, Deck, DrawBlind, DrawTickets, Pass, TakeTerrainCard, TakeTrainCard
from okapi.numbering import SIMPLE_ACTIONS

from . import layout as at
from .bits import byte_at
from .claiming import CLAIM, KIND, NOT_DOUBLED, claim_move
from .compilation import compiled
from .doubling import terrain_cards_discarded, terrain_missing
from .drawing import DRAW_TERRAIN_CARD, DRAW_TRAIN_CARD, TAKE_TERRAIN_CARD, TAKE_TRAIN_CARD
from .layout import read
from .moves import DRAW_TICKETS, KEEP_TICKETS, PASS, move_of, play
from .turns import acting
from .words import Words

FIRST_CARD = SIMPLE_ACTIONS.index(TakeTrainCard(TRAIN_CARDS[0]))
FIRST_TERRAIN = SIMPLE_ACTIONS.index(TakeTerrainCard(TERRAINS[0]))
TRAIN_DECK_NUMBER = SIMPLE_ACTIONS.index(DrawBlind(Deck.TRAIN))
TERRAIN_DECK_NUMBER = SIMPLE_ACTIONS.index(DrawBlind(Deck.TERRAIN))
TICKETS_NUMBER = SIMPLE_ACTIONS.index(DrawTickets())
PASS_NUMBER = SIMPLE_ACTIONS.index(Pass())


@compiled
def number_of_move(tables: Words, move: int) -> int:
    kind, what = move >> KIND, move & 255
    if kind == CLAIM:
        card, paid, wild = (move >> 8) & 15, (move >> 12) & 255, ((move >> 20) & 255) - 1
        price = tables[at.PRICES + byte_at(tables[at.ROUTES + what], at.PRICE)]
        cost = byte_at(price, at.COST)
        fewest = byte_at(price, at.LENGTH) if card == at.LOCOMOTIVE else byte_at(price, at.FERRY)
        doubled = 0 if wild < 0 else 1 + terrain_cards_discarded(cost, wild)
        first = read(tables, at.FIRST_NUMBERS + what * at.CARD_KINDS + card)
        return first + (paid - fewest) * (cost + 2) + doubled
    if kind == TAKE_TRAIN_CARD:
        return FIRST_CARD + what
    if kind == TAKE_TERRAIN_CARD:
        return FIRST_TERRAIN + what
    if kind == DRAW_TRAIN_CARD:
        return TRAIN_DECK_NUMBER
    if kind == DRAW_TERRAIN_CARD:
        return TERRAIN_DECK_NUMBER
    if kind == DRAW_TICKETS:
        return TICKETS_NUMBER
    if kind == KEEP_TICKETS:
        return read(tables, at.FIRST_CHOICE) + what
    return PASS_NUMBER


@compiled
def move_of_number(row: Words, tables: Words, action: int) -> int:
    """The move that a canonical number means to the acting seat, if it is legal."""
    if action >= read(tables, at.FIRST_CLAIM):
        code = tables[read(tables, at.CLAIM_CODES) + action - read(tables, at.FIRST_CLAIM)]
        route, card, paid, doubled = byte_at(code, 0), byte_at(code, 1), byte_at(code, 2), byte_at(code, 3)
        if doubled == 0:
            return claim_move(route, card, paid, NOT_DOUBLED)
        info = tables[at.ROUTES + route]
        wild = byte_at(tables[at.PRICES + byte_at(info, at.PRICE)], at.COST) - (doubled - 1)
        if doubled == 1:  # 5.9: locomotives beyond the cost only serve to tie for most
            wild = max(wild, byte_at(terrain_missing(row, acting(row)), byte_at(info, at.TERRAIN)))
        return claim_move(route, card, paid, wild)
    if action > PASS_NUMBER:
        return move_of(KEEP_TICKETS, action - read(tables, at.FIRST_CHOICE))
    if action < FIRST_TERRAIN:
        return move_of(TAKE_TRAIN_CARD, action - FIRST_CARD)
    if action < TRAIN_DECK_NUMBER:
        return move_of(TAKE_TERRAIN_CARD, action - FIRST_TERRAIN)
    if action == TRAIN_DECK_NUMBER:
        return move_of(DRAW_TRAIN_CARD, 0)
    if action == TERRAIN_DECK_NUMBER:
        return move_of(DRAW_TERRAIN_CARD, 0)
    return move_of(DRAW_TICKETS if action == TICKETS_NUMBER else PASS, 0)


@compiled
def play_action(row: Words, tables: Words, action: int) -> None:
    """Carry out a legal action, given by its canonical number, and all that follows."""
    play(row, tables, move_of_number(row, tables, action))
