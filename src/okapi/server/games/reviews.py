"""Reviews of finished games: asking for one, and how far it is. See `uploads` for records from elsewhere."""

import msgspec
from msgspec.structs import replace

from okapi.server.bots.coach import coach_is_installed
from okapi.server.protocol.coaching import GameReview, ReviewState
from okapi.server.protocol.messages import Me, Refused
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.games import load_game
from okapi.server.storage.reviews import (
    DONE,
    FAILED,
    WAITING,
    Asker,
    StoredReview,
    begin_again,
    insert_review,
    load_review,
)
from okapi.server.storage.stored_game import StoredGame
from okapi.server.storage.turns import owner

from .context import Context
from .records import players_of


def require_coach() -> None:
    """Without the extra `fast` there is no coach."""
    if not coach_is_installed():
        raise Refusal(ServerReason.NO_COACH)


def asker(me: Me) -> Asker:
    """Who asks, and from where, for as long as their review waits."""
    return Asker(me.id, owner.get())


async def review_game(context: Context, game: str, me: Me) -> ReviewState:
    """The review of a finished game; if there is none, or if it failed, it is begun."""
    async with context.database.write() as connection:
        stored = await load_game(connection, game, context.now(), lock=True)
        if stored is None:
            raise Refusal(ServerReason.NO_SUCH_GAME)
        found = await load_review(connection, game)
        if found is None or found.status == FAILED:
            _require_reviewable(stored)
            if found is None:
                await insert_review(connection, StoredReview(game, game, WAITING, context.now()), asker(me))
            else:
                await begin_again(connection, game, asker(me), context.now())
            found = await load_review(connection, game)
    assert found is not None
    context.reviews_asked.set()
    return state_of(found, players_of(stored))


async def review_of_game(context: Context, game: str) -> ReviewState:
    """How far the review of a game is."""
    async with context.database.read() as connection:
        stored = await load_game(connection, game, context.now())
        if stored is None:
            raise Refusal(ServerReason.NO_SUCH_GAME)
        found = await load_review(connection, game)
    return ReviewState(None, "none") if found is None else state_of(found, players_of(stored))


def _require_reviewable(stored: StoredGame) -> None:
    if stored.lesson is not None:
        raise Refusal(ServerReason.LESSON)
    if stored.status is not Status.OVER:
        raise Refusal(ServerReason.NOT_OVER)
    if stored.played_on is not None:
        raise Refusal(ServerReason.PLAYED_ON)
    require_coach()


def state_of(stored: StoredReview, players: tuple[str, ...] | None = None) -> ReviewState:
    """A review as people get it, with the names of the players now."""
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
