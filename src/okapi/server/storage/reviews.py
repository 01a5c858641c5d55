"""Reviews in the database: waiting, running and done.

People and addresses take turns: the next review is that of the person and address who have waited longest since a
review of theirs began. So nobody waits for more than one review of each of the others.
"""

from typing import Any

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.clock import HOUR

from .keyring import keyring_of
from .schema import review_turns, reviews
from .statements import is_any, take_lock

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
_TURNS_KEPT = HOUR
_LOCK = 0x726576696577  # its name in PostgreSQL


class Asker(Struct, frozen=True):
    """The person who waits for a review, and the network address of their request."""

    person: str
    address: str


class Upload(Struct, frozen=True):
    """An uploaded record, and the hash of its board."""

    identity: str
    record: str
    board: str


class StoredReview(Struct, frozen=True):
    id: str
    game: str | None  # none: of an uploaded record
    status: str
    asked: int
    done: int = 0
    total: int = 0
    failures: int = 0
    review: str | None = None
    refused: str | None = None


_COLUMNS = [reviews.c[name] for name in StoredReview.__struct_fields__]


async def load_review(connection: AsyncConnection, id: str) -> StoredReview | None:
    """A review; that of a game has the game's id."""
    row = (await connection.execute(select(*_COLUMNS).where(reviews.c.id == id))).one_or_none()
    return None if row is None else StoredReview(**row._mapping)


async def insert_review(
    connection: AsyncConnection, review: StoredReview, asker: Asker, upload: Upload | None = None
) -> None:
    fields = structs.asdict(review) | _asked_by(connection, asker)
    if upload is not None:
        fields |= {"identity": upload.identity, "record": upload.record, "board": upload.board}
    await connection.execute(insert(reviews).values(fields))


async def begin_again(connection: AsyncConnection, id: str, asker: Asker, now: int) -> None:
    """Queue a failed review for another try."""
    fresh = {"status": WAITING, "done": 0, "total": 0, "failures": 0, "held_until": None, "refused": None}
    fresh |= _asked_by(connection, asker)
    await connection.execute(update(reviews).where(reviews.c.id == id).values(**fresh, asked=now))


def _asked_by(connection: AsyncConnection, asker: Asker) -> dict[str, str]:
    address, *_ = keyring_of(connection).hashes(reviews.c.address, asker.address)
    return {"person": asker.person, "address": address}


async def load_upload(connection: AsyncConnection, id: str) -> Upload | None:
    """The uploaded record of a review, if it has one."""
    chosen = select(reviews.c.identity, reviews.c.record, reviews.c.board)
    row = (await connection.execute(chosen.where(reviews.c.id == id, reviews.c.game.is_(None)))).one_or_none()
    return None if row is None else Upload(**row._mapping)


async def is_upload(connection: AsyncConnection, id: str) -> bool:
    return await is_any(connection, reviews.c.id == id, reviews.c.game.is_(None))


async def uploaded_by(connection: AsyncConnection, identity: str) -> list[tuple[str, str, int]]:
    """The reviews of a person's uploads: id, status and time, the oldest first."""
    chosen = select(reviews.c.id, reviews.c.status, reviews.c.asked).where(reviews.c.identity == identity)
    rows = await connection.execute(chosen.order_by(reviews.c.asked, reviews.c.id))
    return [(row.id, row.status, row.asked) for row in rows]


async def delete_reviews(connection: AsyncConnection, ids: list[str]) -> None:
    await connection.execute(delete(reviews).where(reviews.c.id.in_(ids)))


# The queue.


def _waits(now: int) -> ColumnElement[bool]:
    """Whether a review waits: it is new, or its process has died."""
    is_left = and_(reviews.c.status == RUNNING, reviews.c.held_until < now)
    return or_(reviews.c.status == WAITING, is_left)


async def is_one_waiting(connection: AsyncConnection, now: int) -> bool:
    return await is_any(connection, _waits(now))


async def claim_review(connection: AsyncConnection, now: int, until: int) -> StoredReview | None:
    """Claim the review whose turn it is. Processes do so one after another, so that turns are kept."""
    await take_lock(connection, _LOCK)
    of_address, of_person = review_turns.alias(), review_turns.alias()
    address_begun, person_begun = (func.coalesce(turn.c.begun, 0) for turn in (of_address, of_person))
    latest = case((address_begun > person_begun, address_begun), else_=person_begun)
    chosen = (
        select(*_COLUMNS, reviews.c.person, reviews.c.address)
        .outerjoin(of_address, of_address.c.who == reviews.c.address)
        .outerjoin(of_person, of_person.c.who == reviews.c.person)
        .where(_waits(now))
        .order_by(latest, person_begun, reviews.c.asked, reviews.c.id)
        .limit(1)
    )
    row = (await connection.execute(chosen.with_for_update(of=reviews, skip_locked=True))).one_or_none()
    if row is None:
        return None
    fields = dict(row._mapping)
    await _note_turns(connection, [who for who in (fields.pop("person"), fields.pop("address")) if who], now)
    found = StoredReview(**fields)
    taken: dict[str, Any] = {"status": RUNNING, "held_until": until}
    await connection.execute(update(reviews).where(reviews.c.id == found.id).values(taken))
    return found


async def _note_turns(connection: AsyncConnection, served: list[str], now: int) -> None:
    """Put these people and addresses behind all others."""
    is_old = review_turns.c.begun < now - _TURNS_KEPT
    await connection.execute(delete(review_turns).where(or_(is_old, review_turns.c.who.in_(served))))
    if served:
        await connection.execute(insert(review_turns), [{"who": who, "begun": now} for who in served])


async def hold_review(connection: AsyncConnection, id: str, done: int, total: int, until: int) -> bool:
    """Store a review's progress, and that its process is alive; false if the review was deleted."""
    held = update(reviews).where(reviews.c.id == id, reviews.c.status == RUNNING)
    result = await connection.execute(held.values(done=done, total=total, held_until=until))
    return bool(result.rowcount)


async def release_review(connection: AsyncConnection, id: str | None = None, *, failed: bool = False) -> None:
    """Return a review to the queue, or all running ones. `failed` counts as a failure of the reviewer."""
    held = update(reviews).where(reviews.c.status == RUNNING)
    if id is not None:
        held = held.where(reviews.c.id == id)
    failures = reviews.c.failures + int(failed)
    await connection.execute(held.values(status=WAITING, held_until=None, failures=failures))


async def finish_review(
    connection: AsyncConnection, id: str, *, review: str | None = None, refused: str | None = None
) -> None:
    outcome = {"status": FAILED, "refused": refused} if review is None else {"status": DONE, "review": review}
    forgotten = {"held_until": None, "person": None, "address": None}
    ended = update(reviews).where(reviews.c.id == id, reviews.c.status == RUNNING)
    await connection.execute(ended.values(**outcome, **forgotten, done=reviews.c.total))
