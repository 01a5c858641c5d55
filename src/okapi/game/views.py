"""What one seat may know: views of a state and redacted events. Everything else stays inside the game."""

from msgspec import Struct
from msgspec.structs import replace

from okapi.board import TicketId

from .cards import TrainCards
from .events import Event, Seat, StartingTicketsChosen, TicketDealt, TicketsKept, TrainCardDealt
from .state import GameState, Table


class View(Struct, frozen=True, gc=False):
    """The table and one seat's own cards and tickets. A spectator (seat None) has none."""

    table: Table
    seat: Seat | None
    hand: TrainCards = TrainCards()
    tickets: tuple[TicketId, ...] = ()
    offered: tuple[TicketId, ...] = ()  # to choose from
    drawn: TrainCards = TrainCards()  # blind, from the train deck as it was last shuffled
    returned: tuple[TicketId | None, ...] = ()  # under the ticket deck, topmost first; None: another's


def view_for(state: GameState, seat: Seat | None) -> View:
    """What this seat may know: the table, and its own cards and tickets. None is a spectator.

    Whatever a player, a bot or a client gets to see of a state goes through here. A view is enough to ask for
    `options` and to `decide`; it cannot be played on, because it has no decks. Raises IndexError for a seat
    that is not at the table.
    """
    secrets = state.secrets
    if seat is None:
        return View(state.table, None, returned=(None,) * len(secrets.returned))
    return View(
        state.table,
        seat,
        secrets.hands[seat],
        secrets.tickets[seat],
        secrets.offered[seat],
        secrets.drawn[seat],
        tuple([card.ticket if card.by == seat else None for card in secrets.returned]),
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """An event as this seat may know it: cards and tickets that are another's secret become None.

    Events that hold nothing secret from the seat come back unchanged, as the same object. A redacted event is
    for showing: `evolve` refuses it. For the state as a seat may know it, use `view_for`.
    """
    if not isinstance(event, _SECRET_FROM_OTHERS) or event.seat == seat:
        return event
    match event:
        case TrainCardDealt():
            return replace(event, card=None)
        case TicketDealt():
            return replace(event, ticket=None)
        case StartingTicketsChosen():
            return replace(event, tickets=None)
        case TicketsKept(kept=kept, returned=returned):
            return replace(event, kept=(None,) * len(kept), returned=(None,) * len(returned))


_SECRET_FROM_OTHERS = (TrainCardDealt, TicketDealt, StartingTicketsChosen, TicketsKept)
