"""The past of a game, as one seat saw it, and all hands once it is finished."""

from okapi.game import GameState, own_ticket_progress, redact, view_for
from okapi.server.protocol.messages import Look, Looked, Me, Missed, OpenHand
from okapi.server.protocol.offers import closed_to
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.database import Database
from okapi.server.storage.steps import last_decision

from .positions import Positions
from .registry import GameRegistry
from .seating import require_own_seat, require_playing, seats_meant

_MAX_MISSED = 60  # events


async def look(registry: GameRegistry, positions: Positions, me: Me | None, said: Look) -> Looked:
    """How the game looked to the seat after event `at`, or after the last event."""
    session = await registry.get(said.game)
    stored = session.stored
    if said.seat is not None:
        require_own_seat(stored, said.seat, me)
    if stored.status not in (Status.PLAYING, Status.OVER, Status.ENDED):
        raise Refusal(ServerReason.NOT_STARTED)
    at = min(said.at, session.seq)
    state = await positions.after(session, at)
    view = view_for(state, said.seat)
    hands = _open_hands(state) if stored.status is Status.OVER else ()
    return Looked(stored.id, said.seat, at, view, own_ticket_progress(view), closed_to(view), hands)


def _open_hands(state: GameState) -> tuple[OpenHand, ...]:
    """Only for a game that was played to its end, as in its record. A game that was ended early stays secret."""
    views = [view_for(state, seat) for seat in range(len(state.table.players))]
    return tuple(OpenHand(view.hand, view.tickets, own_ticket_progress(view)) for view in views)


async def missed(database: Database, registry: GameRegistry, game: str, me: Me) -> Missed:
    """What has happened since the last decision of the person's seat; of several seats, one that must decide now."""
    session = await registry.get_fresh(game)
    stored = session.stored
    require_playing(stored)
    own = seats_meant(stored, None, me)
    seat = next((number for number in own if number in stored.acting), own[0])
    async with database.read() as connection:
        after = max(await last_decision(connection, game, seat), session.seq - _MAX_MISSED)
    events, stood_in = await registry.events_after(session, after)
    return Missed(game, seat, after, tuple(redact(event, seat) for event in events), stood_in)
