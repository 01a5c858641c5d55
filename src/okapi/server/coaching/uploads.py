"""Uploaded records. They are read and verified in a worker before anything is stored."""

from okapi.board import Board
from okapi.game import GameState, Seat, state_from_json
from okapi.server.clock import Clock
from okapi.server.entropy import Entropy
from okapi.server.lobby.rule_options import require_playable
from okapi.server.play.boards import Boards
from okapi.server.protocol.messages import MAX_SEATS, MIN_SEATS, Me, ReviewState
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.settings import ServerSettings
from okapi.server.storage import reviews
from okapi.server.storage.database import Database
from okapi.server.storage.games import store_boards
from okapi.server.workers.byte_bounded_cache import ByteBoundedCache
from okapi.server.workers.pool import Pool
from okapi.server.workers.records import (
    FindPosition,
    Past,
    Position,
    ReadRecord,
    RecordSummary,
    ReplayRecord,
    SeatUpdate,
    SeenBySeat,
)

from .review_queue import ReviewQueue
from .reviews import asker, require_coach, state_of

KEPT_UPLOADS = 20  # of one person; the oldest gives way
_MAX_BYTES_OF_PASTS = 4 << 20  # of some 25 games


class Uploads:
    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        now: Clock,
        entropy: Entropy,
        boards: Boards,
        helpers: Pool,
        queue: ReviewQueue,
    ) -> None:
        self._settings = settings
        self._database = database
        self._now = now
        self._entropy = entropy
        self._boards = boards
        self._helpers = helpers
        self._queue = queue
        self._pasts: ByteBoundedCache[Past] = ByteBoundedCache(_MAX_BYTES_OF_PASTS)

    async def review(self, me: Me, data: bytes) -> ReviewState:
        """Have a record reviewed. Refusal: it cannot be verified, or its game could not be played on this server."""
        require_coach()
        record = _text(data)
        summary = await self._helpers.ask(ReadRecord(record), RecordSummary)
        board = await self._require_reviewable(summary)
        id = self._entropy.id()
        await self._pasts.get(id, lambda: self._replayed(id, record, board))
        review = reviews.StoredReview(id, None, reviews.WAITING, self._now())
        async with self._database.write() as connection:
            earlier = await reviews.uploaded_by(connection, me.id)
            unfinished = [id for id, status, _ in earlier if status not in (reviews.DONE, reviews.FAILED)]
            if len(unfinished) >= self._settings.max_reviews:
                raise Refusal(ServerReason.TOO_MANY_REVIEWS)
            if spare := [id for id, _, _ in earlier][: max(0, len(earlier) - KEPT_UPLOADS + 1)]:
                await reviews.delete_reviews(connection, spare)
            upload = reviews.Upload(me.id, record, board.content_hash)
            await store_boards(connection, [board])
            await reviews.insert_review(connection, review, asker(me), upload)
        self._queue.wake()
        return state_of(review)

    async def _require_reviewable(self, summary: RecordSummary) -> Board:
        """Refuse games that could not be played on this server; the board."""
        if not MIN_SEATS <= summary.players <= MAX_SEATS:
            raise Refusal(ServerReason.FOREIGN_PLAYERS, players=summary.players, min=MIN_SEATS, max=MAX_SEATS)
        if summary.is_played_on:
            raise Refusal(ServerReason.PLAYED_ON)
        if not summary.is_finished:
            raise Refusal(ServerReason.UNFINISHED_RECORD)
        board = await self._board(summary)
        try:
            require_playable(summary.rules, summary.players, board)
        except Refusal as refusal:
            raise Refusal(ServerReason.FOREIGN_RULES, **refusal.details) from None
        return board

    async def _board(self, summary: RecordSummary) -> Board:
        """The board of a record: a known one, or the one in the record."""
        try:
            async with self._database.read() as connection:
                return await self._boards.find(connection, summary.board.hash)
        except Refusal:
            if summary.brought is None:
                raise Refusal(ServerReason.FOREIGN_BOARD, board=summary.board.id[:100]) from None
            return Board.of(summary.brought)

    async def _replayed(self, id: str, record: str, board: Board) -> Past:
        return await self._helpers.ask(ReplayRecord(record, board.to_json(), id), Past)

    # Stored records, which have been verified.

    async def review_of(self, id: str) -> ReviewState:
        async with self._database.read() as connection:
            found = await reviews.load_review(connection, id)
        if found is None or found.game is not None:
            raise Refusal(ServerReason.NO_SUCH_REVIEW)
        return state_of(found)

    async def record(self, id: str) -> bytes:
        record, _ = await self._uploaded(id)
        return record.encode()

    async def look(self, id: str, at: int) -> bytes:
        """How an uploaded game looked to a spectator after event `at`, or the last: a `Looked`, as JSON."""
        await self.require(id)

        async def replayed() -> Past:
            return await self._replayed(id, *await self._uploaded(id))

        return (await self._pasts.get(id, replayed)).looked(at)

    async def require(self, id: str) -> None:
        """Refusal: there is no such uploaded record."""
        async with self._database.read() as connection:
            if not await reviews.is_upload(connection, id):
                raise Refusal(ServerReason.NO_SUCH_REVIEW)

    async def exercise(self, id: str, step: int, seat: Seat) -> bytes:
        """How the game looked to a seat after some events, and what it could do: an `Update`, as JSON."""
        record, board = await self._uploaded(id)
        found = await self._helpers.ask(SeenBySeat(record, board.to_json(), step, seat, id), SeatUpdate)
        return bytes(found.update)

    async def state_after(self, id: str, step: int) -> GameState:
        record, board = await self._uploaded(id)
        found = await self._helpers.ask(FindPosition(record, board.to_json(), step), Position)
        return state_from_json(bytes(found.state), board)

    async def _uploaded(self, id: str) -> tuple[str, Board]:
        async with self._database.read() as connection:
            found = await reviews.load_upload(connection, id)
            if found is None:
                raise Refusal(ServerReason.NO_SUCH_REVIEW)
            return found.record, await self._boards.find(connection, found.board)


def _text(data: bytes) -> str:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Refusal(ServerReason.BAD_RECORD, line=0) from None
    if "\0" in text:  # which PostgreSQL cannot store
        raise Refusal(ServerReason.BAD_RECORD, line=0)
    return text
