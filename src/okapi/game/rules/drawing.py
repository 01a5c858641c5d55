"""Section 4: drawing cards, and what keeps the decks and the face-up cards supplied."""

from functools import partial

from .. import events
from ..actions import DrawBlind, TakeTerrainCard, TakeTrainCard
from ..cards import LOCOMOTIVE, TERRAINS, TRAIN_CARDS, Deck, Terrain, TrainCard
from ..chance import Chance
from ..reasons import Reason, require
from ..state import GameState, Table
from ..views import View

# Deciding.


def take_train_card(view: View, seat: events.Seat, action: TakeTrainCard) -> events.TrainCardTaken:
    """4.1, 4.2: a face-up train card; a locomotive only as the first draw."""
    table = view.table
    require(action.card in table.display, Reason.NOT_FACE_UP, card=action.card)
    require(may_take(table, action.card), Reason.LOCOMOTIVE_IS_A_WHOLE_TURN)
    return events.TrainCardTaken(seat, action.card, table.display.index(action.card))


def take_terrain_card(view: View, seat: events.Seat, action: TakeTerrainCard) -> events.TerrainCardTaken:
    """4.1: a face-up terrain card."""
    display = view.table.terrain_display
    require(action.terrain in display, Reason.NOT_FACE_UP, card=action.terrain)
    return events.TerrainCardTaken(seat, action.terrain, display.index(action.terrain))


def draw_blind(view: View, seat: events.Seat, action: DrawBlind) -> events.DeckDrawn:
    """4.1: the top card of a deck. A locomotive drawn in this way is an ordinary draw (4.2)."""
    deck = view.table.train_deck if action.deck is Deck.TRAIN else view.table.terrain_deck
    require(deck, Reason.DECK_EMPTY, deck=action.deck)  # 4.5: it would be rebuilt already if it could be
    return events.DeckDrawn(seat, action.deck)


def may_take(table: Table, card: TrainCard) -> bool:
    """4.2: a face-up locomotive is never a second draw."""
    return card is not LOCOMOTIVE or table.draws == 0


def draws_possible(table: Table) -> list[TakeTrainCard | TakeTerrainCard | DrawBlind]:
    """4.1, 4.2: every draw there is now, each once."""
    barred = (None,) if may_take(table, LOCOMOTIVE) else (None, LOCOMOTIVE)
    draws: list[TakeTrainCard | TakeTerrainCard | DrawBlind] = [
        _TAKE[card] for card in dict.fromkeys(table.display) if card not in barred
    ]
    draws += [_TAKE_TERRAIN[terrain] for terrain in dict.fromkeys(table.terrain_display) if terrain]
    if table.train_deck:
        draws.append(_DRAW_TRAIN_CARD)
    if table.terrain_deck:
        draws.append(_DRAW_TERRAIN_CARD)
    return draws


def another_draw(table: Table) -> bool:
    """4.6: whether anything is left to draw."""
    return table.train_deck > 0 or bool(draws_possible(table))


def is_the_whole_turn(event: events.TrainCardTaken) -> bool:
    """4.2: nothing more is drawn after a face-up locomotive."""
    return event.card is LOCOMOTIVE


_TAKE: dict[TrainCard | None, TakeTrainCard] = {card: TakeTrainCard(card) for card in TrainCard}
_TAKE_TERRAIN = {terrain: TakeTerrainCard(terrain) for terrain in Terrain}
_DRAW_TRAIN_CARD = DrawBlind(Deck.TRAIN)
_DRAW_TERRAIN_CARD = DrawBlind(Deck.TERRAIN)


# What follows.


def decks_and_displays(state: GameState) -> Chance | events.Event | None:
    """4.3–4.5: an empty slot is filled, a display of locomotives swept, an empty deck rebuilt."""
    table = state.table
    if None in table.display:
        slot = table.display.index(None)
        if table.train_deck:
            return Chance(partial(events.TrainCardLaid, slot), TRAIN_CARDS, state.secrets.train_deck.counts())
        if table.train_discard:
            return events.DeckRebuilt(Deck.TRAIN)
    if table.display.count(LOCOMOTIVE) >= table.rules.locomotives_swept and is_worth_sweeping(state):
        # This comes before an empty deck is rebuilt, so that these cards are shuffled into it: otherwise the
        # last ten cards could be swept as two sets of five, in turn, forever.
        return events.DisplaySwept()
    if not table.train_deck and table.train_discard:
        return events.DeckRebuilt(Deck.TRAIN)
    if not table.terrain_deck and table.terrain_discard:
        return events.DeckRebuilt(Deck.TERRAIN)
    if None in table.terrain_display and table.terrain_deck:
        slot = table.terrain_display.index(None)
        return Chance(partial(events.TerrainCardLaid, slot), TERRAINS, table.terrain_deck.counts())
    return None


def is_worth_sweeping(state: GameState) -> bool:
    """4.4: the locomotives stay if too few other cards are left for a display that is not swept again."""
    table, rules = state.table, state.table.rules
    left = state.secrets.train_deck + table.train_discard
    others = left.total() - left.locomotive
    others += sum(card is not None and card is not LOCOMOTIVE for card in table.display)
    return others > rules.open_train_cards - rules.locomotives_swept


def train_card_drawn(state: GameState) -> Chance:
    """4.1: the dealer answers a blind draw."""
    assert state.table.turn is not None
    return Chance(partial(events.TrainCardDealt, state.table.turn), TRAIN_CARDS, state.secrets.train_deck.counts())


def terrain_card_drawn(state: GameState) -> Chance:
    """4.1: the dealer answers a blind draw."""
    assert state.table.turn is not None
    return Chance(partial(events.TerrainCardDealt, state.table.turn), TERRAINS, state.table.terrain_deck.counts())
