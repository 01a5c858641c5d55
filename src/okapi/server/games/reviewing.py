"""Reviewing games, one after the other: in a process of its own that lets everything else go first.

A review belongs to a process of the server for as long as that says so, every few seconds. If the server or
the reviewer dies, the review is begun again.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from okapi.game import to_json
from okapi.record import parse, to_bytes
from okapi.server.bots.review_process import ReviewerLost, run_review
from okapi.server.bots.reviewer import Job, Report
from okapi.server.logs import log
from okapi.server.protocol.messages import Refused
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.reviews import (
    StoredReview,
    claim_review,
    finish_review,
    hold_review,
    is_one_waiting,
    let_go,
)

from .context import Context
from .records import anonymous_record

_LOOK_SECONDS = 5.0  # for reviews that other processes left behind
_HOLD_SECONDS = 1.0
_HELD_FOR = 15_000  # milliseconds
_MOST_ATTEMPTS = 3
_MOST_SECONDS = 1800.0


async def take_up_reviews(context: Context) -> None:
    """When the server starts, have the reviews that were not finished begun again."""
    async with context.database.write() as connection:
        if not context.database.is_shared:  # nobody else can be at one
            await let_go(connection)
        if await is_one_waiting(connection, context.now()):
            context.reviews_asked.set()


async def keep_reviewing(context: Context, command: Sequence[str]) -> None:
    """Review what people ask for, as long as the server runs."""
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(context.reviews_asked.wait(), _LOOK_SECONDS)
        context.reviews_asked.clear()
        try:
            while (found := await _next(context)) is not None:
                await _review(context, command, found)
        except Exception as error:  # a database that is away for a while comes back
            log.error("reviewing failed", exc_info=error)


async def _next(context: Context) -> StoredReview | None:
    now = context.now()
    async with context.database.read() as connection:
        if not await is_one_waiting(connection, now):
            return None
    async with context.database.write() as connection:
        return await claim_review(connection, now, now + _HELD_FOR)


async def _review(context: Context, command: Sequence[str], review: StoredReview) -> None:
    """Carry one out, and store what came of it."""
    log.info("review begun", extra={"about": {"review": review.id, "attempt": review.attempts + 1}})
    try:
        job = await _job(context, review)
        last = await _reported(context, command, review.id, job)
    except ReviewerLost as lost:
        log.warning("reviewer lost", extra={"about": {"review": review.id, "error": str(lost)}})
        if review.attempts + 1 < _MOST_ATTEMPTS:
            async with context.database.write() as connection:
                await let_go(connection, review.id)
            return
        last = Report(reason=str(ServerReason.REVIEW_FAILED))
    except Refusal as refusal:
        last = Report(reason=str(refusal.reason), details=refusal.details)
    if last is None:  # nobody wants it any more
        return
    if last.error is not None:
        log.error("a review failed", extra={"about": {"review": review.id, "error": last.error}})
    refused = None if last.reason is None else to_json(Refused(last.reason, last.details)).decode()
    async with context.database.write() as connection:
        await finish_review(connection, review.id, review=last.review, refused=refused)


async def _job(context: Context, review: StoredReview) -> Job:
    """What the reviewer is given: of our own games nobody's name, as people may change it or be forgotten."""
    if review.record is not None:
        record = parse(review.record.encode())
        hash, text = record.header.board.hash, review.record
    else:
        record = await anonymous_record(context, review.id)
        hash, text = record.header.board.hash, to_bytes(record).decode()
    async with context.database.read() as connection:
        board = await context.boards.find(connection, hash)
    return Job(text, board.to_json())


async def _reported(context: Context, command: Sequence[str], id: str, job: Job) -> Report | None:
    """The last report; none if the review was deleted meanwhile."""
    latest = Report()

    def hear(report: Report) -> None:
        nonlocal latest
        latest = report

    running = asyncio.create_task(run_review(command, job, hear))
    try:
        async with asyncio.timeout(_MOST_SECONDS):
            while not (await asyncio.wait([running], timeout=_HOLD_SECONDS))[0]:
                until = context.now() + _HELD_FOR
                async with context.database.write() as connection:
                    if not await hold_review(connection, id, latest.done, latest.total, until):
                        return None
            return running.result()
    except TimeoutError:
        raise ReviewerLost(f"it took longer than {_MOST_SECONDS:.0f} s") from None
    finally:
        running.cancel()
        await asyncio.wait([running])
