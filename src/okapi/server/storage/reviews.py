"""Reviews in the database: those that wait, the ones that processes are at, and what came of them."""

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .schema import reviews

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"


class StoredReview(Struct, frozen=True):
    """A review, or the wish for one."""

    id: str
    game: str | None  # none: of an uploaded record
    identity: str | None
    record: str | None
    status: str
    asked: int
    done: int = 0
    total: int = 0
    attempts: int = 0
    review: str | None = None
    refused: str | None = None


_COLUMNS = [reviews.c[name] for name in StoredReview.__struct_fields__]


async def load_review(connection: AsyncConnection, id: str) -> StoredReview | None:
    """A review; that of a game has the game's id."""
    row = (await connection.execute(select(*_COLUMNS).where(reviews.c.id == id))).one_or_none()
    return None if row is None else StoredReview(**row._mapping)


async def insert_review(connection: AsyncConnection, review: StoredReview) -> None:
    """Store the wish for a review."""
    fields = {name: getattr(review, name) for name in review.__struct_fields__}
    await connection.execute(insert(reviews).values(fields))


async def begin_again(connection: AsyncConnection, id: str, now: int) -> None:
    """Let a review that failed wait for another try."""
    fresh = {"status": WAITING, "done": 0, "total": 0, "attempts": 0, "held_until": None, "refused": None}
    await connection.execute(update(reviews).where(reviews.c.id == id).values(**fresh, asked=now))


async def uploaded_by(connection: AsyncConnection, identity: str) -> list[tuple[str, str, int]]:
    """The reviews of records that a person uploaded: id, status, when; the oldest first."""
    chosen = select(reviews.c.id, reviews.c.status, reviews.c.asked).where(reviews.c.identity == identity)
    rows = await connection.execute(chosen.order_by(reviews.c.asked, reviews.c.id))
    return [(row.id, row.status, row.asked) for row in rows]


async def delete_reviews(connection: AsyncConnection, ids: list[str]) -> None:
    """Forget reviews."""
    await connection.execute(delete(reviews).where(reviews.c.id.in_(ids)))


# Who is at which.


def _waits(now: int) -> ColumnElement[bool]:
    """Whether nobody is at a review: it is new, or its process died."""
    is_left = and_(reviews.c.status == RUNNING, reviews.c.held_until < now)
    return or_(reviews.c.status == WAITING, is_left)


async def is_one_waiting(connection: AsyncConnection, now: int) -> bool:
    """Whether there is something to do."""
    return (await connection.execute(select(reviews.c.id).where(_waits(now)).limit(1))).first() is not None


async def claim_review(connection: AsyncConnection, now: int, until: int) -> StoredReview | None:
    """Take the review that has waited longest."""
    chosen = select(*_COLUMNS).where(_waits(now)).order_by(reviews.c.asked, reviews.c.id).limit(1)
    row = (await connection.execute(chosen.with_for_update(skip_locked=True))).one_or_none()
    if row is None:
        return None
    found = StoredReview(**row._mapping)
    taken: dict[str, Any] = {"status": RUNNING, "held_until": until, "attempts": found.attempts + 1}
    await connection.execute(update(reviews).where(reviews.c.id == found.id).values(taken))
    return found


async def hold_review(connection: AsyncConnection, id: str, done: int, total: int, until: int) -> bool:
    """Say how far a review is, and that its process lives; false if nobody wants it any more."""
    held = update(reviews).where(reviews.c.id == id, reviews.c.status == RUNNING)
    result = await connection.execute(held.values(done=done, total=total, held_until=until))
    return bool(result.rowcount)


async def let_go(connection: AsyncConnection, id: str | None = None) -> None:
    """Let a review be begun again at once, or all, when no process can be at any."""
    held = update(reviews).where(reviews.c.status == RUNNING)
    if id is not None:
        held = held.where(reviews.c.id == id)
    await connection.execute(held.values(status=WAITING, held_until=None))


async def finish_review(
    connection: AsyncConnection, id: str, *, review: str | None = None, refused: str | None = None
) -> None:
    """Store what came of it."""
    outcome = {"status": FAILED if review is None else DONE, "review": review, "refused": refused}
    ended = update(reviews).where(reviews.c.id == id, reviews.c.status == RUNNING)
    await connection.execute(ended.values(**outcome, held_until=None, done=reviews.c.total))
