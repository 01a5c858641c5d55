"""The sealed record of a finished game."""

from msgspec import Raw
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.dealer import commitment_to
from okapi.record import BoardName, FairLuck, PlayedOnLuck, Record, RecordHeader, UnknownLuck, to_bytes
from okapi.server.clock import Clock
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.database import Database
from okapi.server.storage.games import load_position
from okapi.server.storage.steps import load_steps
from okapi.server.storage.stored_game import StoredGame

from .registry import find_game


async def record_of(database: Database, now: Clock, game: str) -> bytes:
    """The file that `okapi verify` checks. It shows everything, so it is there only when the game is over."""
    return to_bytes(await _record(database, now, game))


async def anonymous_record(database: Database, now: Clock, game: str) -> Record:
    """The record of a game with numbers in place of the players' names."""
    record = await _record(database, now, game)
    numbers = tuple(str(seat) for seat in range(len(record.header.players)))
    return replace(record, header=replace(record.header, players=numbers))


def players_of(stored: StoredGame) -> tuple[str, ...]:
    """What everyone is called now."""
    return tuple(seat.shown_name or f"{number}" for number, seat in enumerate(stored.seats))


async def _record(database: Database, now: Clock, game: str) -> Record:
    """It is made from what is stored alone: no board is needed, and one that is lost loses no record."""
    async with database.read() as connection:
        stored = await find_game(connection, game, now())
        if stored.tutorial is not None:  # its luck is no dealer's, and proves nothing
            raise Refusal(ServerReason.NOT_IN_TUTORIAL)
        if stored.status is not Status.OVER:
            raise Refusal(ServerReason.NOT_OVER)
        steps = await load_steps(connection, game)
        luck = await _luck(connection, stored)
    header = RecordHeader(
        board=BoardName(stored.board_id, stored.board_hash),
        players=players_of(stored),
        rules=stored.agreement.rules,
        luck=luck,
    )
    secret = stored.secret if _is_as_promised(stored) else None
    return Record(header, tuple(event for step in steps for event in step.events), secret)


def _is_as_promised(stored: StoredGame) -> bool:
    """Whether the luck can be proven: not of a game whose secret was lost with the key that had sealed it."""
    return commitment_to(bytes.fromhex(stored.secret)) == stored.commitment


async def _luck(connection: AsyncConnection, stored: StoredGame) -> FairLuck | PlayedOnLuck | UnknownLuck:
    if stored.played_on is None:
        return FairLuck(stored.commitment, stored.words) if _is_as_promised(stored) else UnknownLuck()
    position = Raw(await load_position(connection, stored.id))
    return PlayedOnLuck(stored.commitment, stored.words, stored.played_on.seat, position)
