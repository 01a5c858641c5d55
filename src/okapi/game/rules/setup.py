"""Section 2: setting up."""

from functools import partial

from ..actions import KeepTickets
from ..cards import TERRAINS, TRAIN_CARDS
from ..chance import Chance
from ..events import (
    Event,
    Seat,
    SetupCompleted,
    StartingPlayerDrawn,
    StartingTicketsChosen,
    StartingTicketsSettled,
    TerrainCardDealt,
    TrainCardDealt,
)
from ..reasons import Reason, require
from ..state import GameState
from ..views import View
from .drawing import decks_and_displays
from .tickets import fewest_kept, next_ticket, select_tickets


def setting_up(state: GameState) -> Chance | Event:
    """2.1–2.3: the starting player, then everyone's cards and tickets, then the cards laid open."""
    table, secrets, rules = state.table, state.secrets, state.table.rules
    if table.turn is None:
        seats = range(len(table.players))
        return Chance(StartingPlayerDrawn, seats, (1,) * len(seats))
    for seat, player in enumerate(table.players):
        if player.cards < rules.train_cards_dealt:
            return Chance(partial(TrainCardDealt, seat), TRAIN_CARDS, secrets.train_deck.counts())
        if player.terrain.total() < rules.terrain_cards_dealt:
            return Chance(partial(TerrainCardDealt, seat), TERRAINS, table.terrain_deck.counts())
        if len(secrets.offered[seat]) < rules.tickets_dealt:
            return next_ticket(state, seat)
    return decks_and_displays(state) or SetupCompleted()


def choose_starting_tickets(view: View, seat: Seat, action: KeepTickets) -> StartingTicketsChosen:
    """2.4: each player keeps at least two, in secret."""
    kept = select_tickets(view, action.tickets)
    needed = fewest_kept(view)
    require(len(kept) >= needed, Reason.TOO_FEW_STARTING_TICKETS_KEPT, needed=needed, kept=len(kept))
    return StartingTicketsChosen(seat, kept)


def settle_starting_tickets(state: GameState) -> Event | None:
    """2.4: when all have chosen, the other tickets go under the deck."""
    if any(player.is_choosing for player in state.table.players):
        return None
    return StartingTicketsSettled(tuple(len(kept) for kept in state.secrets.tickets))
