"""Reviews of finished games: requests and progress. See `uploads` for records from elsewhere."""

import msgspec
from msgspec import Raw

from okapi.server.clock import Clock
from okapi.server.play.coachable import why_not_reviewed
from okapi.server.play.records import players_of
from okapi.server.play.registry import find_game
from okapi.server.protocol.messages import Me, Refused, ReviewState
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage import reviews
from okapi.server.storage.database import Database
from okapi.server.storage.stored_game import StoredGame
from okapi.server.turns import owner
from okapi.server.workers.coach import coach_is_installed

from .review_queue import ReviewQueue


def require_coach() -> None:
    """Refusal: the extra `fast` is missing, without which there is no coach."""
    if not coach_is_installed():
        raise Refusal(ServerReason.NO_COACH)


def asker(me: Me) -> reviews.Asker:
    """The person and address of a request, stored while the review waits."""
    return reviews.Asker(me.id, owner.get())


async def review_game(database: Database, now: Clock, queue: ReviewQueue, game: str, me: Me) -> ReviewState:
    """The review of a finished game. If there is none, or if it failed, a new one begins."""
    async with database.write() as connection:
        stored = await find_game(connection, game, now(), lock=True)
        found = await reviews.load_review(connection, game)
        if found is None or found.status == reviews.FAILED:
            _require_reviewable(stored)
            if found is None:
                waiting = reviews.StoredReview(game, game, reviews.WAITING, now())
                await reviews.insert_review(connection, waiting, asker(me))
            else:
                await reviews.begin_again(connection, game, asker(me), now())
            found = await reviews.load_review(connection, game)
    assert found is not None
    queue.wake()
    return state_of(found, players_of(stored))


async def review_of_game(database: Database, now: Clock, game: str) -> ReviewState:
    async with database.read() as connection:
        stored = await find_game(connection, game, now())
        found = await reviews.load_review(connection, game)
    return ReviewState(None, "none") if found is None else state_of(found, players_of(stored))


def _require_reviewable(stored: StoredGame) -> None:
    if reason := why_not_reviewed(stored):
        raise Refusal(reason)
    require_coach()


def state_of(stored: reviews.StoredReview, players: tuple[str, ...] | None = None) -> ReviewState:
    """A review as it is sent, with the players' present names."""
    review, refused = None, None
    if stored.status == reviews.DONE and stored.review is not None:
        review = stored.review if players is None else _with_players(stored.review, players)
    if stored.status == reviews.FAILED:
        refused = Refused(str(ServerReason.REVIEW_FAILED))
        refused = refused if stored.refused is None else msgspec.json.decode(stored.refused, type=Refused)
    return ReviewState(
        id=stored.id if stored.game is None else None,
        status=stored.status,  # type: ignore[arg-type]
        done=stored.done,
        total=stored.total,
        review=None if review is None else Raw(review),  # type: ignore[arg-type]  # as it was stored
        refused=refused,
    )


def _with_players(review: str, players: tuple[str, ...]) -> str:
    """A review with other names. The rest, which can be long, is not decoded."""
    parts = msgspec.json.decode(review, type=dict[str, Raw])
    return msgspec.json.encode(parts | {"players": players}).decode()
