"""What must happen before anyone can decide: luck that is due, or something that simply follows."""

from collections.abc import Callable

from .chance import Chance
from .events import Event
from .rules.drawing import another_draw, decks_and_displays, terrain_card_drawn, train_card_drawn
from .rules.setup import setting_up, settle_starting_tickets
from .rules.tickets import ticket_drawn
from .rules.turns import end_of_turn
from .state import GameState, Stage


def due(state: GameState) -> Chance | Event | None:
    """A chance node, an event that follows from the rules, or None: a player must decide, or the game is over."""
    follows = _DUE.get(state.table.stage)
    return follows(state) if follows else None


def _between_draws(state: GameState) -> Chance | Event | None:
    """4.3, 4.6: the cards are replaced; if nothing can be drawn next, the turn ends."""
    return decks_and_displays(state) or (None if another_draw(state.table) else end_of_turn(state))


def _after_a_turn(state: GameState) -> Chance | Event | None:
    return decks_and_displays(state) or end_of_turn(state)


_DUE: dict[Stage, Callable[[GameState], Chance | Event | None]] = {
    Stage.SETUP: setting_up,
    Stage.CHOOSING_TICKETS: settle_starting_tickets,
    Stage.DRAWING: _between_draws,
    Stage.TRAIN_CARD_DUE: train_card_drawn,
    Stage.TERRAIN_CARD_DUE: terrain_card_drawn,
    Stage.TICKETS_DUE: ticket_drawn,
    Stage.TURN_OVER: _after_a_turn,
}
