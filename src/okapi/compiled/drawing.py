"""Section 4: drawing cards, and what keeps the decks and the face-up cards supplied."""

from . import layout as at
from .bits import (
    BYTE,
    EIGHT,
    ONE,
    ONES,
    TWO,
    ZERO,
    byte_at,
    count_bits,
    first_byte_equal,
    kind_at,
    one_of,
    size_of,
    with_byte,
)
from .compilation import compiled
from .doubling import gain_terrain_card
from .layout import (
    add_train_card,
    counter,
    flow,
    give_train_card,
    pile_at,
    read,
    set_counter,
    set_holding,
    set_pile,
    set_pile_of,
    take_train_card_off,
    terrain_deck,
    terrain_discard,
    train_cards_in_deck,
)
from .luck import dealer_random
from .notes import (
    DECK_REBUILT,
    DISPLAY_SWEPT,
    TERRAIN_CARD_DEALT,
    TERRAIN_CARD_LAID,
    TERRAIN_CARD_TAKEN,
    TERRAIN_DECK,
    TRAIN_CARD_DEALT,
    TRAIN_CARD_LAID,
    TRAIN_CARD_TAKEN,
    TRAIN_DECK,
    note,
)
from .words import Words, word

THREE = word(3)
TAKE_TRAIN_CARD, TAKE_TERRAIN_CARD, DRAW_TRAIN_CARD, DRAW_TERRAIN_CARD = range(4)  # the first moves
COLOURS = word((1 << at.LOCOMOTIVE) - 1)  # masks of kinds
COLOURS_AND_LOCOMOTIVE = word((2 << at.LOCOMOTIVE) - 1)
TERRAINS = word(0b111)


# What can be drawn.


@compiled
def kinds_open(display: int) -> int:
    """The kinds that lie in a display, as a mask; an empty slot counts as a kind of its own."""
    kinds = ZERO
    for _ in range(8):
        kinds |= ONE << (display & BYTE)
        display >>= EIGHT
    return kinds


@compiled
def train_cards_to_take(row: Words) -> int:
    """4.1, 4.2: the kinds of face-up train card to take; a locomotive only as the first draw."""
    may_be_taken = COLOURS_AND_LOCOMOTIVE if flow(row, at.DRAWS) == 0 else COLOURS
    return kinds_open(pile_at(row, at.DISPLAY)) & may_be_taken


@compiled
def terrain_cards_to_take(row: Words) -> int:
    """4.1: the kinds of face-up terrain card."""
    return kinds_open(pile_at(row, at.TERRAIN_DISPLAY)) & TERRAINS


@compiled
def first_slots(display: int, slots: int, kinds: int) -> int:
    """For each of these kinds that lies in a display, the first slot that has it, as a mask of slots."""
    seen, firsts = ~kinds, ZERO
    for slot in range(slots):
        kind = ONE << (display & BYTE)
        firsts |= word((kind & ~seen) != ZERO) << word(slot)
        seen |= kind
        display >>= EIGHT
    return firsts


@compiled
def draws_possible(row: Words, tables: Words) -> int:
    """4.1, 4.2: the draws there are now, as a mask in their order: a byte for each kind (see `moves`).

    Face-up cards are named by their first slots, so that each kind counts once.
    """
    may_be_taken = COLOURS_AND_LOCOMOTIVE if flow(row, at.DRAWS) == 0 else COLOURS
    terrain_display = pile_at(row, at.TERRAIN_DISPLAY)
    terrain_slots = first_slots(terrain_display, read(tables, at.OPEN_TERRAIN_CARDS), TERRAINS)
    return (
        first_slots(pile_at(row, at.DISPLAY), read(tables, at.OPEN_TRAIN_CARDS), may_be_taken)
        | (terrain_slots << word(8 * TAKE_TERRAIN_CARD))
        | (word(has_train_deck(row)) << word(8 * DRAW_TRAIN_CARD))
        | (word(terrain_deck(row) != ZERO) << word(8 * DRAW_TERRAIN_CARD))
    )


@compiled
def has_train_deck(row: Words) -> bool:
    """Whether a train card can be drawn blind (4.5: an empty deck would be rebuilt already)."""
    return pile_at(row, at.TRAIN_DECK) != ZERO or counter(row, at.IN_DECK) != 0


@compiled
def can_draw_another(row: Words) -> bool:
    """4.2, 4.6: whether anything is left to draw after a turn's first draw: a face-up locomotive does not count."""
    open_cards = open_colours(pile_at(row, at.DISPLAY)) | open_colours(pile_at(row, at.TERRAIN_DISPLAY))
    return open_cards != ZERO or has_train_deck(row) or terrain_deck(row) != ZERO


# Drawing.


@compiled
def count_the_draw(row: Words, tables: Words) -> bool:
    """4.1: whether another draw may follow this one."""
    draws = flow(row, at.DRAWS) + 1
    row[at.FLOW] = with_byte(with_byte(row[at.FLOW], at.DRAWS, draws), at.PASSES, 0)
    return draws < read(tables, at.DRAWS_A_TURN)


@compiled
def take_train_card(row: Words, seat: int, card: int) -> None:
    """4.1: a face-up train card goes into a hand."""
    display = pile_at(row, at.DISPLAY)
    slot = first_byte_equal(display, card)
    set_pile(row, at.DISPLAY, with_byte(display, slot, at.NO_CARD))
    note(row, TRAIN_CARD_TAKEN, seat, card | (slot << 8))
    give_train_card(row, seat, at.HAND, at.HAND_LOCOMOTIVES, card)
    give_train_card(row, seat, at.SHOWN, at.SHOWN_LOCOMOTIVES, card)


@compiled
def take_terrain_card(row: Words, seat: int, terrain: int) -> None:
    """4.1: a face-up terrain card goes to a player, who places it face up."""
    display = pile_at(row, at.TERRAIN_DISPLAY)
    slot = first_byte_equal(display, terrain)
    set_pile(row, at.TERRAIN_DISPLAY, with_byte(display, slot, at.NO_CARD))
    note(row, TERRAIN_CARD_TAKEN, seat, terrain | (slot << 8))
    gain_terrain_card(row, seat, terrain)


@compiled
def draw_train_card(row: Words, seat: int) -> None:
    """2.2, 4.1: the top card of the train deck goes into a hand."""
    card = top_train_card(row)
    note(row, TRAIN_CARD_DEALT, seat, card)
    give_train_card(row, seat, at.HAND, at.HAND_LOCOMOTIVES, card)
    give_train_card(row, seat, at.DRAWN, at.DRAWN_LOCOMOTIVES, card)


@compiled
def draw_terrain_card(row: Words, seat: int) -> None:
    """2.2, 4.1: the top card of the terrain deck goes to a player, who places it face up."""
    terrain = top_terrain_card(row)
    note(row, TERRAIN_CARD_DEALT, seat, terrain)
    gain_terrain_card(row, seat, terrain)


@compiled
def top_train_card(row: Words) -> int:
    """Luck: a card leaves the train deck."""
    card = kind_at(pile_at(row, at.TRAIN_DECK), dealer_random(row, train_cards_in_deck(row)))
    take_train_card_off(row, at.TRAIN_DECK, at.IN_DECK, card)
    return card


@compiled
def top_terrain_card(row: Words) -> int:
    """Luck: a card leaves the terrain deck."""
    deck = terrain_deck(row)
    terrain = kind_at(deck, dealer_random(row, size_of(deck)))
    row[at.TERRAIN_CARDS] -= one_of(terrain)
    return terrain


# What follows.


@compiled
def supply(row: Words, tables: Words) -> None:
    """4.3–4.5: empty slots are filled, a display of locomotives is swept, empty decks are rebuilt."""
    while True:
        slot = first_byte_equal(pile_at(row, at.DISPLAY), at.NO_CARD)
        is_filled = slot == 8 or not has_train_card(row)
        if not is_filled and has_train_deck(row):
            lay_train_card(row, slot)
        elif is_filled and is_to_be_swept(row, tables):
            # This comes before an empty deck is rebuilt, so that these cards are shuffled into it.
            sweep(row, tables)
        elif not has_train_deck(row) and has_train_discard(row):
            rebuild_train_deck(row)
        else:
            break
    if terrain_deck(row) == ZERO:
        rebuild_terrain_deck(row)
    slot = first_byte_equal(pile_at(row, at.TERRAIN_DISPLAY), at.NO_CARD)
    while slot < 8 and terrain_deck(row) != ZERO:
        terrain = top_terrain_card(row)
        note(row, TERRAIN_CARD_LAID, 0, terrain | (slot << 8))
        lay_open(row, at.TERRAIN_DISPLAY, slot, terrain)
        if terrain_deck(row) == ZERO:
            rebuild_terrain_deck(row)
        slot = first_byte_equal(pile_at(row, at.TERRAIN_DISPLAY), at.NO_CARD)


@compiled
def lay_train_card(row: Words, slot: int) -> None:
    """4.3: the top card of the train deck is turned face up."""
    card = top_train_card(row)
    note(row, TRAIN_CARD_LAID, 0, card | (slot << 8))
    lay_open(row, at.DISPLAY, slot, card)
    take_train_card_off(row, at.SHUFFLED, at.IN_SHUFFLED, card)


@compiled
def lay_open(row: Words, display: int, slot: int, card: int) -> None:
    """A card fills a slot of a display."""
    set_pile(row, display, with_byte(pile_at(row, display), slot, card))


@compiled
def has_train_card(row: Words) -> bool:
    """Whether an empty slot can be filled, after a rebuild where one is needed."""
    return has_train_deck(row) or has_train_discard(row)


@compiled
def has_train_discard(row: Words) -> bool:
    """Whether any train card was discarded since the deck was last rebuilt."""
    return pile_at(row, at.TRAIN_DISCARD) != ZERO or counter(row, at.IN_DISCARD) != 0


@compiled
def rebuild_train_deck(row: Words) -> None:
    """4.5: the discard pile is shuffled; what anyone drew from the deck before no longer matters."""
    note(row, DECK_REBUILT, 0, TRAIN_DECK)
    discarded, locomotives = pile_at(row, at.TRAIN_DISCARD), counter(row, at.IN_DISCARD)
    set_pile(row, at.TRAIN_DECK, discarded)
    set_counter(row, at.IN_DECK, locomotives)
    set_pile(row, at.SHUFFLED, discarded)
    set_counter(row, at.IN_SHUFFLED, locomotives)
    set_pile(row, at.TRAIN_DISCARD, ZERO)
    set_counter(row, at.IN_DISCARD, 0)
    for seat in range(flow(row, at.PLAYERS)):
        set_pile_of(row, seat, at.DRAWN, ZERO)
        set_holding(row, seat, at.DRAWN_LOCOMOTIVES, 0)


@compiled
def rebuild_terrain_deck(row: Words) -> None:
    """4.5."""
    if terrain_discard(row) != ZERO:
        note(row, DECK_REBUILT, 0, TERRAIN_DECK)
    row[at.TERRAIN_CARDS] = terrain_discard(row)


@compiled
def is_to_be_swept(row: Words, tables: Words) -> bool:
    """4.4: too many locomotives are face up, and enough other cards are left for a display that may stay."""
    display = pile_at(row, at.DISPLAY)
    locomotives = count_bits(open_locomotives(display))
    if locomotives < read(tables, at.LOCOMOTIVES_SWEPT):
        return False
    in_piles = size_of(pile_at(row, at.TRAIN_DECK)) + size_of(pile_at(row, at.TRAIN_DISCARD))
    return in_piles + count_bits(open_colours(display)) >= read(tables, at.OTHERS_NEEDED_TO_SWEEP)


@compiled
def open_locomotives(display: int) -> int:
    """The slots with a locomotive: a bit in each of their bytes. Empty slots share its fourth bit."""
    return (display >> THREE) & ~(display >> TWO) & ONES


@compiled
def open_colours(display: int) -> int:
    """The slots with a card of a colour, or a terrain card: a bit in each of their bytes."""
    return ~(display >> THREE) & ONES


@compiled
def sweep(row: Words, tables: Words) -> None:
    """4.4: all face-up cards are discarded."""
    note(row, DISPLAY_SWEPT, 0, 0)
    for slot in range(8):
        card = byte_at(pile_at(row, at.DISPLAY), slot)
        if card <= at.LOCOMOTIVE:
            add_train_card(row, at.TRAIN_DISCARD, at.IN_DISCARD, card)
    set_pile(row, at.DISPLAY, tables[at.EMPTY_DISPLAY])
