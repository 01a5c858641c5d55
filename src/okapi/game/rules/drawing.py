"""Section 4: drawing cards, and what keeps the decks and the open cards supplied."""

from functools import partial

from ..actions import DrawBlind, TakeTerrainCard, TakeTrainCard
from ..cards import LOCOMOTIVE, TERRAINS, TRAIN_CARDS, Deck, Terrain, TrainCard
from ..chance import Chance
from ..events import (
    DeckDrawn,
    DeckRebuilt,
    DisplaySwept,
    Event,
    Seat,
    TerrainCardDealt,
    TerrainCardLaid,
    TerrainCardTaken,
    TrainCardDealt,
    TrainCardLaid,
    TrainCardTaken,
)
from ..reasons import Reason, require
from ..state import GameState, Table
from ..views import View

# Deciding.


def take_train_card(view: View, seat: Seat, action: TakeTrainCard) -> Event:
    """4.1, 4.2: a face-up train card; a locomotive only as the first draw."""
    table = view.table
    require(action.card in table.display, Reason.NOT_FACE_UP, card=action.card)
    require(may_take(table, action.card), Reason.LOCOMOTIVE_IS_A_WHOLE_TURN)
    return TrainCardTaken(seat, action.card, table.display.index(action.card))


def take_terrain_card(view: View, seat: Seat, action: TakeTerrainCard) -> Event:
    """4.1: a face-up terrain card."""
    display = view.table.terrain_display
    require(action.terrain in display, Reason.NOT_FACE_UP, card=action.terrain)
    return TerrainCardTaken(seat, action.terrain, display.index(action.terrain))


def draw_blind(view: View, seat: Seat, action: DrawBlind) -> Event:
    """4.1: the top card of a deck. A locomotive drawn so is an ordinary draw (4.2)."""
    require(has_cards(view.table, action.deck), Reason.DECK_EMPTY, deck=action.deck)
    return DeckDrawn(seat, action.deck)


def may_take(table: Table, card: TrainCard) -> bool:
    """4.2: a face-up locomotive is never a second draw."""
    return card is not LOCOMOTIVE or table.draws == 0


def has_cards(table: Table, deck: Deck) -> bool:
    """4.5: an empty deck has been rebuilt already if it could be, so this is whether one can draw from it."""
    return table.train_deck > 0 if deck is Deck.TRAIN else bool(table.terrain_deck)


def draws_possible(table: Table) -> list[TakeTrainCard | TakeTerrainCard | DrawBlind]:
    """4.1, 4.2: every draw there is now, each once."""
    draws: list[TakeTrainCard | TakeTerrainCard | DrawBlind] = [
        _TAKE[card] for card in dict.fromkeys(table.display) if card is not None and may_take(table, card)
    ]
    terrains = dict.fromkeys(table.terrain_display)
    draws += [_TAKE_TERRAIN[terrain] for terrain in terrains if terrain is not None]
    draws += [action for action in _DRAW_BLIND if has_cards(table, action.deck)]
    return draws


def another_draw(table: Table) -> bool:
    """4.6: whether anything is left to draw."""
    return table.train_deck > 0 or bool(draws_possible(table))


def is_the_whole_turn(event: TrainCardTaken) -> bool:
    """4.2: nothing more is drawn after a face-up locomotive."""
    return event.card is LOCOMOTIVE


_TAKE = {card: TakeTrainCard(card) for card in TrainCard}
_TAKE_TERRAIN = {terrain: TakeTerrainCard(terrain) for terrain in Terrain}
_DRAW_BLIND = tuple(DrawBlind(deck) for deck in Deck)


# What follows.


def decks_and_displays(state: GameState) -> Chance | Event | None:
    """4.3–4.5: an empty deck is rebuilt, an open slot filled, a display of locomotives swept."""
    table, secrets = state.table, state.secrets
    if not table.train_deck and table.train_discard:
        return DeckRebuilt(Deck.TRAIN)
    if not table.terrain_deck and table.terrain_discard:
        return DeckRebuilt(Deck.TERRAIN)
    if table.train_deck and None in table.display:
        slot = table.display.index(None)
        return Chance(partial(TrainCardLaid, slot), TRAIN_CARDS, secrets.train_deck.counts())
    if is_to_be_swept(state):
        return DisplaySwept()
    if None in table.terrain_display and table.terrain_deck:
        slot = table.terrain_display.index(None)
        return Chance(partial(TerrainCardLaid, slot), TERRAINS, table.terrain_deck.counts())
    return None


def is_to_be_swept(state: GameState) -> bool:
    """4.4: three or more locomotives lie open, and enough other cards are left to lay a better display."""
    table = state.table
    needed = table.rules.locomotives_swept
    if table.display.count(LOCOMOTIVE) < needed:
        return False
    left = state.secrets.train_deck + table.train_discard
    others = left.total() - left.locomotive
    others += sum(card is not None and card is not LOCOMOTIVE for card in table.display)
    return others >= needed


def train_card_drawn(state: GameState) -> Chance:
    """4.1: the dealer answers a blind draw."""
    assert state.table.turn is not None
    return Chance(partial(TrainCardDealt, state.table.turn), TRAIN_CARDS, state.secrets.train_deck.counts())


def terrain_card_drawn(state: GameState) -> Chance:
    """4.1: the dealer answers a blind draw."""
    assert state.table.turn is not None
    return Chance(partial(TerrainCardDealt, state.table.turn), TERRAINS, state.table.terrain_deck.counts())
