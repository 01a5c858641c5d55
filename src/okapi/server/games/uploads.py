"""Uploaded records: they are read and verified in a worker before anything is kept of them."""

from okapi.board import Board
from okapi.game import GameState, state_from_json
from okapi.server.protocol.coaching import ReviewState
from okapi.server.protocol.messages import MAX_SEATS, MIN_SEATS, Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.reviews import (
    DONE,
    FAILED,
    WAITING,
    StoredReview,
    Upload,
    delete_reviews,
    insert_review,
    is_upload,
    load_review,
    load_upload,
    uploaded_by,
)
from okapi.server.workers.records import (
    FindPosition,
    Past,
    Position,
    ReadRecord,
    RecordSummary,
    ReplayRecord,
)

from .context import Context
from .reviews import asker, require_coach, state_of
from .rule_options import require_playable

KEPT_UPLOADS = 20  # of one person; the oldest makes room


async def review_record(context: Context, me: Me, data: bytes) -> ReviewState:
    """Have a record reviewed. Refusal: it is not honest, or of a game that no table here could play."""
    require_coach()
    record = _text(data)
    summary = await context.helpers.ask(ReadRecord(record), RecordSummary)
    board = await _require_reviewable(context, summary)
    id = context.entropy.id()
    await context.pasts.get(id, lambda: _replayed(context, id, record, board))
    review = StoredReview(id, None, WAITING, context.now())
    async with context.database.write() as connection:
        earlier = await uploaded_by(connection, me.id)
        if sum(status not in (DONE, FAILED) for _, status, _ in earlier) >= context.settings.max_reviews:
            raise Refusal(ServerReason.TOO_MANY_REVIEWS)
        if spare := [id for id, _, _ in earlier][: max(0, len(earlier) - KEPT_UPLOADS + 1)]:
            await delete_reviews(connection, spare)
        await insert_review(connection, review, asker(me), Upload(me.id, record, board.content_hash))
    context.reviews_asked.set()
    return state_of(review)


def _text(data: bytes) -> str:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise Refusal(ServerReason.BAD_RECORD, line=0) from None
    if "\0" in text:  # which PostgreSQL does not keep
        raise Refusal(ServerReason.BAD_RECORD, line=0)
    return text


async def _require_reviewable(context: Context, summary: RecordSummary) -> Board:
    """Refuse what no table of this server could have played; the board."""
    if not MIN_SEATS <= summary.players <= MAX_SEATS:
        raise Refusal(ServerReason.FOREIGN_PLAYERS, players=summary.players, least=MIN_SEATS, most=MAX_SEATS)
    if summary.is_played_on:
        raise Refusal(ServerReason.PLAYED_ON)
    if not summary.is_finished:
        raise Refusal(ServerReason.UNFINISHED_RECORD)
    try:
        async with context.database.read() as connection:
            board = await context.boards.find(connection, summary.board.hash)
    except Refusal:
        raise Refusal(ServerReason.FOREIGN_BOARD, board=summary.board.id[:100]) from None
    try:
        require_playable(summary.rules, summary.players, board)
    except Refusal as refusal:
        raise Refusal(ServerReason.FOREIGN_RULES, **refusal.details) from None
    return board


async def _replayed(context: Context, id: str, record: str, board: Board) -> Past:
    return await context.helpers.ask(ReplayRecord(record, board.to_json(), id), Past)


# What was stored, and so was verified.


async def uploaded_review(context: Context, id: str) -> ReviewState:
    """How far the review of an uploaded record is."""
    async with context.database.read() as connection:
        found = await load_review(connection, id)
    if found is None or found.game is not None:
        raise Refusal(ServerReason.NO_SUCH_REVIEW)
    return state_of(found)


async def uploaded_record(context: Context, id: str) -> bytes:
    """The record, as it was uploaded."""
    record, _ = await _uploaded(context, id)
    return record.encode()


async def look_at_upload(context: Context, id: str, at: int) -> bytes:
    """How an uploaded game looked to a spectator after event `at`, or the last one: a `Looked`, as JSON."""
    async with context.database.read() as connection:
        if not await is_upload(connection, id):
            raise Refusal(ServerReason.NO_SUCH_REVIEW)

    async def replayed() -> Past:
        return await _replayed(context, id, *await _uploaded(context, id))

    return (await context.pasts.get(id, replayed)).looked(at)


async def uploaded_state(context: Context, id: str, step: int) -> GameState:
    """An uploaded game after this many events."""
    record, board = await _uploaded(context, id)
    found = await context.helpers.ask(FindPosition(record, board.to_json(), step), Position)
    return state_from_json(bytes(found.state), board)


async def _uploaded(context: Context, id: str) -> tuple[str, Board]:
    async with context.database.read() as connection:
        found = await load_upload(connection, id)
        if found is None:
            raise Refusal(ServerReason.NO_SUCH_REVIEW)
        return found.record, await context.boards.find(connection, found.board)
