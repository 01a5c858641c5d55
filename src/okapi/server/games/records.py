"""The sealed record of a finished game."""

from okapi.record import BoardName, FairLuck, Header, Record, lines_of
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.games import load_game, load_steps

from .context import Context


async def record_of(context: Context, game: str) -> bytes:
    """The file that `okapi verify` checks. It shows everything, so it is there only when the game is over.

    It is made from what is stored alone: no board is needed, and one that is lost loses no record.
    """
    async with context.database.read() as connection:
        stored = await load_game(connection, game, context.now())
        if stored is None:
            raise Refusal(ServerReason.NO_SUCH_GAME)
        if stored.lesson is not None:  # its luck is no dealer's, and proves nothing
            raise Refusal(ServerReason.LESSON)
        if stored.status is not Status.OVER:
            raise Refusal(ServerReason.NOT_OVER)
        steps = await load_steps(connection, game)
    header = Header(
        board=BoardName(stored.board_id, stored.board_hash),
        players=tuple(seat.shown_name or f"{number}" for number, seat in enumerate(stored.seats)),
        rules=stored.rules,
        luck=FairLuck(stored.commitment, stored.words),
    )
    record = Record(header, tuple(event for step in steps for event in step.events), stored.secret)
    return b"".join(line + b"\n" for line in lines_of(record))
