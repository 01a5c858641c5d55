"""Section 2: setting up."""

from functools import partial

from .. import events
from ..actions import KeepTickets
from ..cards import TERRAINS, TRAIN_CARDS
from ..chance import Chance
from ..reasons import Reason, require
from ..state import GameState
from ..views import View
from .drawing import decks_and_displays
from .tickets import fewest_kept, next_ticket, select_tickets


def setting_up(state: GameState) -> Chance | events.Event:
    """2.1–2.3: the starting player, then everyone's cards and tickets, then the cards laid face up."""
    table, secrets, rules = state.table, state.secrets, state.table.rules
    if table.turn is None:
        seats = range(len(table.players))
        return Chance(events.StartingPlayerDrawn, seats, (1,) * len(seats))
    for seat, player in enumerate(table.players):
        if player.cards < rules.train_cards_dealt:
            return Chance(partial(events.TrainCardDealt, seat), TRAIN_CARDS, secrets.train_deck.counts())
        if player.terrain.total() < rules.terrain_cards_dealt:
            return Chance(partial(events.TerrainCardDealt, seat), TERRAINS, table.terrain_deck.counts())
        if len(secrets.offered[seat]) < rules.tickets_dealt:
            return next_ticket(state, seat)
    return decks_and_displays(state) or events.SetupCompleted()


def choose_starting_tickets(view: View, seat: events.Seat, action: KeepTickets) -> events.StartingTicketsChosen:
    """2.4: each player keeps at least two, in secret."""
    kept = select_tickets(view, action.tickets)
    needed = fewest_kept(view)
    require(len(kept) >= needed, Reason.TOO_FEW_STARTING_TICKETS_KEPT, needed=needed, kept=len(kept))
    return events.StartingTicketsChosen(seat, kept)


def settle_starting_tickets(state: GameState) -> events.Event | None:
    """2.4: when all have chosen, the other tickets go under the deck."""
    if any(player.is_choosing for player in state.table.players):
        return None
    return events.StartingTicketsSettled(tuple(len(kept) for kept in state.secrets.tickets))
