"""The past of a game, as one seat saw it."""

from okapi.game import evolve, new_game, own_ticket_progress, view_for
from okapi.server.protocol.messages import Look, Looked, Me
from okapi.server.protocol.offers import closed_to
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.games import load_steps

from .context import Context
from .seating import require_own_seat


async def look(context: Context, me: Me | None, said: Look) -> Looked:
    """How the game looked to the seat after event `at`, or after the last one there is."""
    session = await context.registry.get(said.game)
    stored = session.stored
    if said.seat is not None:
        require_own_seat(stored, said.seat, me)
    if stored.status not in (Status.PLAYING, Status.OVER):
        raise Refusal(ServerReason.NOT_STARTED)
    async with context.database.read() as connection:
        steps = await load_steps(connection, stored.id)
    events = [event for step in steps for event in step.events][: said.at]
    state = new_game(session.board, len(stored.seats), stored.rules)
    for event in events:
        state = evolve(state, event)
    view = view_for(state, said.seat)
    return Looked(stored.id, said.seat, len(events), view, own_ticket_progress(view), closed_to(view))
