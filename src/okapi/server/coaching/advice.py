"""Advice during a game: what the coach would do in a seat, from that seat's view."""

from okapi.game import view_for
from okapi.server.logs import log
from okapi.server.play.coachable import why_not_advised
from okapi.server.play.registry import GameRegistry
from okapi.server.play.seating import require_own_seat, require_playing
from okapi.server.protocol.messages import AdviceList, Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.workers.bots import BotWorkers, NoAnswer

from .reviews import require_coach


async def advise(registry: GameRegistry, bots: BotWorkers, game: str, me: Me, seat: int) -> AdviceList:
    """Up to three good moves for a person's seat that must decide."""
    session = await registry.get_fresh(game)
    stored = session.stored
    require_playing(stored)
    require_own_seat(stored, seat, me)
    if reason := why_not_advised(stored, seat):
        raise Refusal(reason)
    require_coach()
    if seat not in session.table.acting():
        raise Refusal(ServerReason.NOTHING_TO_DECIDE)
    seq = session.seq
    try:
        moves = await bots.advise(view_for(session.state, seat))
    except NoAnswer as failure:
        log.error("no advice", extra={"about": {"game": game, "seq": seq, "error": str(failure)[-2000:]}})
        raise Refusal(ServerReason.NO_ADVICE) from None
    return AdviceList(game, seat, seq, moves)
