"""The past of a game, as one seat saw it."""

from okapi.game import own_ticket_progress, redact, view_for
from okapi.server.protocol.messages import Look, Looked, Me, Missed
from okapi.server.protocol.offers import closed_to
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.database import Database
from okapi.server.storage.steps import last_decision, load_steps

from .positions import Positions
from .registry import GameRegistry
from .seating import require_own_seat, require_playing, seats_meant

_MAX_MISSED = 60  # events


async def look(registry: GameRegistry, positions: Positions, me: Me | None, said: Look) -> Looked:
    """How the game looked to the seat after event `at`, or after the last one there is."""
    session = await registry.get(said.game)
    stored = session.stored
    if said.seat is not None:
        require_own_seat(stored, said.seat, me)
    if stored.status not in (Status.PLAYING, Status.OVER, Status.ENDED):
        raise Refusal(ServerReason.NOT_STARTED)
    at = min(said.at, session.seq)
    view = view_for(await positions.after(session, at), said.seat)
    return Looked(stored.id, said.seat, at, view, own_ticket_progress(view), closed_to(view))


async def missed(database: Database, registry: GameRegistry, game: str, me: Me) -> Missed:
    """What has happened since one's own last decision; of several seats, at one that must decide now."""
    stored = (await registry.get_fresh(game)).stored
    require_playing(stored)
    own = seats_meant(stored, None, me)
    seat = next((number for number in own if number in stored.acting), own[0])
    async with database.read() as connection:
        steps = await load_steps(connection, game, await last_decision(connection, game, seat))
    events = [event for step in steps for event in step.events][-_MAX_MISSED:]
    return Missed(game, seat, tuple(redact(event, seat) for event in events))
