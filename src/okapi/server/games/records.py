"""The sealed record of a finished game."""

from okapi.record import FairLuck, Record, header_for, lines_of
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status

from .context import Context


async def record_of(context: Context, game: str) -> bytes:
    """The file that `okapi verify` checks. It shows everything, so it is there only when the game is over."""
    session = await context.registry.get_fresh(game)
    stored = session.stored
    if stored.status is not Status.OVER:
        raise Refusal(ServerReason.NOT_OVER)
    names = [seat.shown_name or f"{number}" for number, seat in enumerate(stored.seats)]
    luck = FairLuck(stored.commitment, stored.words)
    header = header_for(session.board, names, stored.rules, luck)
    record = Record(header, await context.registry.events_after(session, 0), stored.secret)
    return b"".join(line + b"\n" for line in lines_of(record))
