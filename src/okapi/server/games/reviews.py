"""Reviews of finished games and of uploaded records: asking for one, and how far it is."""

import asyncio

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.board import Board
from okapi.game import GameEnded, GameState, own_ticket_progress, view_for
from okapi.record import PlayedOnLuck, Record, RecordError, parse, replay
from okapi.server.bots.coach import coach_is_installed
from okapi.server.protocol.coaching import GameReview, ReviewState
from okapi.server.protocol.messages import Looked, Me, Refused
from okapi.server.protocol.offers import closed_to
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.games import load_game
from okapi.server.storage.reviews import (
    DONE,
    FAILED,
    WAITING,
    StoredReview,
    begin_again,
    delete_reviews,
    insert_review,
    load_review,
    uploaded_by,
)
from okapi.server.storage.stored_game import StoredGame

from .context import Context
from .records import players_of

KEPT_UPLOADS = 20  # of one person; the oldest makes room


def require_coach() -> None:
    """Without the extra `fast` there is no coach."""
    if not coach_is_installed():
        raise Refusal(ServerReason.NO_COACH)


# Games of this server.


async def review_game(context: Context, game: str) -> ReviewState:
    """The review of a finished game; if there is none, or if it failed, it is begun."""
    async with context.database.write() as connection:
        stored = await load_game(connection, game, context.now(), lock=True)
        if stored is None:
            raise Refusal(ServerReason.NO_SUCH_GAME)
        found = await load_review(connection, game)
        if found is None or found.status == FAILED:
            _require_reviewable(stored)
            if found is None:
                await insert_review(connection, StoredReview(game, game, None, None, WAITING, context.now()))
            else:
                await begin_again(connection, game, context.now())
            found = await load_review(connection, game)
    assert found is not None
    context.reviews_asked.set()
    return _state(found, players_of(stored))


async def review_of_game(context: Context, game: str) -> ReviewState:
    """How far the review of a game is."""
    async with context.database.read() as connection:
        stored = await load_game(connection, game, context.now())
        if stored is None:
            raise Refusal(ServerReason.NO_SUCH_GAME)
        found = await load_review(connection, game)
    return ReviewState(None, "none") if found is None else _state(found, players_of(stored))


def _require_reviewable(stored: StoredGame) -> None:
    if stored.lesson is not None:
        raise Refusal(ServerReason.LESSON)
    if stored.status is not Status.OVER:
        raise Refusal(ServerReason.NOT_OVER)
    if stored.played_on is not None:
        raise Refusal(ServerReason.PLAYED_ON)
    require_coach()


def _state(stored: StoredReview, players: tuple[str, ...] | None = None) -> ReviewState:
    review, refused = None, None
    if stored.status == DONE and stored.review is not None:
        review = msgspec.json.decode(stored.review, type=GameReview)
        review = review if players is None else replace(review, players=players)
    if stored.status == FAILED:
        refused = Refused(str(ServerReason.REVIEW_FAILED))
        refused = refused if stored.refused is None else msgspec.json.decode(stored.refused, type=Refused)
    return ReviewState(
        id=stored.id if stored.game is None else None,
        status=stored.status,  # type: ignore[arg-type]
        done=stored.done,
        total=stored.total,
        review=review,
        refused=refused,
    )


# Uploaded records.


async def review_record(context: Context, me: Me, data: bytes) -> ReviewState:
    """Begin to review a record from elsewhere. What is in it, the review's own process checks."""
    require_coach()
    record = _parsed(data)
    if isinstance(record.header.luck, PlayedOnLuck):
        raise Refusal(ServerReason.PLAYED_ON)
    if not record.events or not isinstance(record.events[-1], GameEnded):
        raise Refusal(ServerReason.UNFINISHED_RECORD)
    review = StoredReview(context.entropy.id(), None, me.id, data.decode(), WAITING, context.now())
    async with context.database.write() as connection:
        await _require_board(context, connection, record)
        earlier = await uploaded_by(connection, me.id)
        if sum(status not in (DONE, FAILED) for _, status, _ in earlier) >= context.settings.max_reviews:
            raise Refusal(ServerReason.TOO_MANY_REVIEWS)
        if spare := [id for id, _, _ in earlier][: max(0, len(earlier) - KEPT_UPLOADS + 1)]:
            await delete_reviews(connection, spare)
        await insert_review(connection, review)
    context.reviews_asked.set()
    return _state(review)


def _parsed(data: bytes) -> Record:
    try:
        data.decode()
        if b"\0" in data:  # which PostgreSQL does not keep
            raise Refusal(ServerReason.BAD_RECORD, line=0)
        return parse(data)
    except UnicodeDecodeError:
        raise Refusal(ServerReason.BAD_RECORD, line=0) from None
    except RecordError as error:
        raise Refusal(ServerReason.BAD_RECORD, line=error.line) from None


async def _require_board(context: Context, connection: AsyncConnection, record: Record) -> Board:
    try:
        return await context.boards.find(connection, record.header.board.hash)
    except Refusal:
        raise Refusal(ServerReason.FOREIGN_BOARD, board=record.header.board.id[:100]) from None


async def uploaded_review(context: Context, id: str) -> ReviewState:
    """How far the review of an uploaded record is."""
    return _state(await _uploaded(context, id))


async def uploaded_record(context: Context, id: str) -> bytes:
    """The record, as it was uploaded."""
    return str((await _uploaded(context, id)).record).encode()


async def look_at_upload(context: Context, id: str, at: int) -> Looked:
    """How an uploaded game looked to a spectator after event `at`, or after the last one there is."""
    states = await uploaded_states(context, id)
    at = min(at, len(states) - 1)
    view = view_for(states[at], None)
    return Looked(id, None, at, view, own_ticket_progress(view), closed_to(view))


async def uploaded_states(context: Context, id: str) -> list[GameState]:
    """The states of an uploaded game from the beginning, if it is one."""
    record = _parsed(await uploaded_record(context, id))
    async with context.database.read() as connection:
        board = await _require_board(context, connection, record)
    try:
        steps = await asyncio.to_thread(lambda: list(replay(record, board)))
    except RecordError as error:
        raise Refusal(ServerReason.BAD_RECORD, line=error.line) from None
    return [steps[0][0], *(after for _, _, after in steps)]


async def _uploaded(context: Context, id: str) -> StoredReview:
    async with context.database.read() as connection:
        found = await load_review(connection, id)
    if found is None or found.record is None:
        raise Refusal(ServerReason.NO_SUCH_REVIEW)
    return found
