"""What happens, event by event: the rules' functions note it where it happens.

A game that is only played notes nothing: `note` is empty and leaves no machine code behind. For a transcript the
same functions are compiled once more with another `note` in its place, which writes into the row (`transcripts`).

bits  0–4    the event, in the order of `okapi.game.Event`
bits  5–7    the seat it concerns, if any
bits  8–     what the event says, in fields of eight bits: a card, a slot, a choice …
"""

from .compilation import compiled
from .words import Words

(
    STARTING_PLAYER_DRAWN, TRAIN_CARD_DEALT, TERRAIN_CARD_DEALT, TICKET_DEALT, TRAIN_CARD_LAID, TERRAIN_CARD_LAID,
    STARTING_TICKETS_CHOSEN, TRAIN_CARD_TAKEN, TERRAIN_CARD_TAKEN, DECK_DRAWN, ROUTE_CLAIMED, TICKETS_DRAWN,
    TICKETS_KEPT, PASSED,
    SETUP_COMPLETED, STARTING_TICKETS_SETTLED, DISPLAY_SWEPT, DECK_REBUILT, LAST_ROUND_BEGAN, TURN_ENDED, GAME_ENDED,
) = range(21)  # fmt: skip
TRAIN_DECK, TERRAIN_DECK = range(2)


@compiled
def note(row: Words, event: int, seat: int, says: int) -> None:
    """Does nothing: see above."""
