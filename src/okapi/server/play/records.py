"""The sealed record of a finished game."""

from msgspec import UNSET, Raw
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import africa
from okapi.dealer import commitment_to
from okapi.record import (
    BoardName,
    DuplicateLuck,
    FairLuck,
    PlayedOnLuck,
    Record,
    RecordHeader,
    UnknownLuck,
    to_bytes,
)
from okapi.record.lines import FORMAT, OF_A_DEAL, WITH_ITS_BOARD
from okapi.server.clock import Clock
from okapi.server.house_rules import is_deal_on, why_no_record
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.games import load_board, load_position
from okapi.server.storage.steps import load_steps
from okapi.server.storage.stored_game import StoredGame

from .registry import find_game


async def record_of(database: Database, now: Clock, game: str) -> bytes:
    """The file that `okapi verify` checks. It shows everything, so it exists only once the game is over, or, for a
    deal that many people play, once the deal is over for everybody (H17).
    """
    return to_bytes(await _record(database, now, game, is_for_people=True))


async def anonymous_record(database: Database, now: Clock, game: str) -> Record:
    """The record of a game with numbers in place of the players' names."""
    record = await _record(database, now, game)
    numbers = tuple(str(seat) for seat in range(len(record.header.players)))
    return replace(record, header=replace(record.header, players=numbers))


def players_of(stored: StoredGame) -> tuple[str, ...]:
    """Everyone's present name."""
    return tuple(seat.shown_name or f"{number}" for number, seat in enumerate(stored.seats))


async def _record(database: Database, now: Clock, game: str, *, is_for_people: bool = False) -> Record:
    """It is made only from what is stored, so nothing in memory can be missing. Any board but the built-in one is
    included, so that the record can always be verified.
    """
    async with database.read() as connection:
        stored = await find_game(connection, game, now())
        missing = why_no_record(stored, now())
        if missing is not None and (is_for_people or missing is not ServerReason.DEAL_IS_ON):
            raise Refusal(missing)
        steps = await load_steps(connection, game)
        luck = await _luck(connection, stored)
        board = None if stored.board_hash == africa().content_hash else await load_board(connection, stored.board_hash)
    usual = FORMAT if board is None else WITH_ITS_BOARD
    header = RecordHeader(
        format=OF_A_DEAL if isinstance(luck, DuplicateLuck) else usual,
        board=BoardName(stored.board_id, stored.board_hash),
        players=players_of(stored),
        rules=stored.agreement.rules,
        luck=luck,
        board_content=UNSET if board is None else board.content,
    )
    secret = stored.luck if _is_as_promised(stored) and not is_deal_on(stored, now()) else None
    return Record(header, tuple(event for step in steps for event in step.events), secret)


def _is_as_promised(stored: StoredGame) -> bool:
    """Whether the luck can be proven. It cannot if the secret was lost with the key that had sealed it."""
    return commitment_to(bytes.fromhex(stored.luck)) == stored.commitment


async def _luck(
    connection: AsyncConnection, stored: StoredGame
) -> DuplicateLuck | FairLuck | PlayedOnLuck | UnknownLuck:
    if stored.deal is not None:
        return DuplicateLuck(stored.commitment, stored.deal.id) if _is_as_promised(stored) else UnknownLuck()
    if stored.played_on is None:
        return FairLuck(stored.commitment, stored.words) if _is_as_promised(stored) else UnknownLuck()
    position = Raw(await load_position(connection, stored.id))
    return PlayedOnLuck(stored.commitment, stored.words, stored.played_on.seat, position)
