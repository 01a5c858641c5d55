"""Advice during play: what the coach would do in a seat, from what that seat can see."""

import msgspec

from okapi.game import view_for
from okapi.server.bots.workers import NoAnswer
from okapi.server.logs import log
from okapi.server.protocol.coaching import AdviceList, AdvisedMove
from okapi.server.protocol.messages import Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import SeatKind
from okapi.server.storage.stored_game import StoredGame

from .context import Context
from .reviews import require_coach
from .seating import require_own_seat, require_playing


async def advise(context: Context, game: str, me: Me, seat: int) -> AdviceList:
    """Up to three good moves for a seat of one's own that must decide."""
    session = await context.registry.get_fresh(game)
    stored = session.stored
    require_playing(stored)
    require_own_seat(stored, seat, me)
    _require_agreed(stored, seat)
    require_coach()
    if seat not in session.table.acting():
        raise Refusal(ServerReason.NOTHING_TO_DECIDE)
    seq = session.seq
    try:
        moves = await context.bots.advise(view_for(session.state, seat))
    except NoAnswer as failure:
        log.error("no advice", extra={"about": {"game": game, "seq": seq, "error": str(failure)[-2000:]}})
        raise Refusal(ServerReason.NO_ADVICE) from None
    found = tuple(msgspec.json.decode(move, type=AdvisedMove) for move in moves)
    return AdviceList(game, seat, seq, found)


def _require_agreed(stored: StoredGame, seat: int) -> None:
    """Nobody is advised against people who have not agreed to it, and nobody in a rated game."""
    if stored.lesson is not None:
        raise Refusal(ServerReason.LESSON)
    if stored.rated:
        raise Refusal(ServerReason.NO_RATED_ADVICE)
    others = [
        other
        for number, other in enumerate(stored.seats)
        if number != seat and other.kind is SeatKind.PERSON and not other.left
    ]
    if others and not stored.advice:
        raise Refusal(ServerReason.NOT_AGREED)
