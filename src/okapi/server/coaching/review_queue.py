"""Reviewing games, one after another, in a process of the lowest priority.

A server process holds a review and renews its claim every few seconds. If the server or the reviewer dies, the review
begins again; only failures of the reviewer count against it.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import UNSET

from okapi.game import to_json
from okapi.record import to_bytes
from okapi.server.clock import Clock
from okapi.server.logs import log
from okapi.server.people.filing import ledger_in
from okapi.server.play.boards import Boards
from okapi.server.play.records import anonymous_record
from okapi.server.protocol.messages import Refused
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage import reviews
from okapi.server.storage.almanac import note_ledger
from okapi.server.storage.database import Database
from okapi.server.tasks import Tasks
from okapi.server.workers.child import Outcome
from okapi.server.workers.process import WorkerLost, ask_once
from okapi.server.workers.reviewer import HowFar, ReviewJob

from .puzzle_search import PuzzleSearch

_LOOK_SECONDS = 5.0  # between looks for reviews that other processes left behind
_HOLD_SECONDS = 1.0
_HELD_FOR = 15_000  # milliseconds
_MAX_FAILURES = 3
_MAX_SECONDS = 1800.0


class ReviewQueue:
    def __init__(self, database: Database, boards: Boards, now: Clock, tasks: Tasks, command: Sequence[str]) -> None:
        self._database = database
        self._boards = boards
        self._now = now
        self._tasks = tasks
        self._command = command  # that starts a reviewer
        self._asked = asyncio.Event()
        self._puzzles = PuzzleSearch(database, now, command)

    def wake(self) -> None:
        """A review was added to the queue."""
        self._asked.set()

    async def take_up(self) -> None:
        """At the start of the server, have unfinished reviews begin again."""
        async with self._database.write() as connection:
            if not self._database.is_shared:  # no other process can hold one
                await reviews.release_review(connection)
            if await reviews.is_one_waiting(connection, self._now()):
                self._asked.set()

    async def keep_reviewing(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), _LOOK_SECONDS)
            try:
                await self._carry_out_all()
            except Exception as error:  # a database that is away for a while comes back
                log.error("reviewing failed", exc_info=error)

    async def _carry_out_all(self) -> None:
        """Carry out all reviews that wait, then look for puzzles while none does."""
        is_more = True
        while is_more:
            self._asked.clear()
            while (found := await self._next()) is not None:
                await self._review(found)
            is_more = await self._puzzles.look_at_one(self._asked)

    async def _next(self) -> reviews.StoredReview | None:
        now = self._now()
        async with self._database.read() as connection:
            if not await reviews.is_one_waiting(connection, now):
                return None
        async with self._database.write() as connection:
            return await reviews.claim_review(connection, now, now + _HELD_FOR)

    async def _review(self, review: reviews.StoredReview) -> None:
        log.info("review begun", extra={"about": {"review": review.id, "failures": review.failures}})
        try:
            job = await self._job(review)
            outcome = await self._outcome(review.id, job)
        except WorkerLost as lost:
            log.warning("reviewer lost", extra={"about": {"review": review.id, "fault": lost.fault}})
            is_to_blame = not self._tasks.is_closing
            if review.failures + is_to_blame < _MAX_FAILURES:
                async with self._database.write() as connection:
                    await reviews.release_review(connection, review.id, failed=is_to_blame)
                return
            outcome = Outcome(0)
        except Refusal as refusal:
            outcome = Outcome(0, refused=Refused(str(refusal.reason), refusal.details))
        except asyncio.CancelledError:  # this server is stopping; another may begin it again at once
            async with self._database.write() as connection:
                await reviews.release_review(connection, review.id)
            raise
        if outcome is not None:  # otherwise the review was deleted
            await self._store(review.id, outcome)
            if review.game is not None and outcome.result is not UNSET:
                await self._puzzles.want(review.game, job, bytes(outcome.result).decode())

    async def _store(self, id: str, outcome: Outcome) -> None:
        review, refused = None, outcome.refused or Refused(str(ServerReason.REVIEW_FAILED))
        if outcome.result is not UNSET:
            review = bytes(outcome.result).decode()
        if outcome.error is not None:
            log.error("a review failed", extra={"about": {"review": id, "error": outcome.error}})
        async with self._database.write() as connection:
            await reviews.finish_review(connection, id, review=review, refused=to_json(refused).decode())
            if review is not None:
                await note_ledger(connection, id, ledger_in(review))

    async def _job(self, review: reviews.StoredReview) -> ReviewJob:
        """The reviewer's job. Names of our own players are left out, as they may change or be forgotten."""
        async with self._database.read() as connection:
            upload = await reviews.load_upload(connection, review.id)
        if upload is not None:
            hash, text = upload.board, upload.record
        else:
            record = await anonymous_record(self._database, self._now, review.id)
            hash, text = record.header.board.hash, to_bytes(record).decode()
        async with self._database.read() as connection:
            board = await self._boards.find(connection, hash)
        return ReviewJob(text, board.to_json())

    async def _outcome(self, id: str, job: ReviewJob) -> Outcome | None:
        """The outcome; none if the review was deleted while it ran."""
        how_far = HowFar(0, 0)

        def hear(outcome: Outcome) -> None:
            nonlocal how_far
            if outcome.progress is not UNSET:
                how_far = msgspec.json.decode(outcome.progress, type=HowFar)

        running = asyncio.create_task(ask_once(self._command, job, _MAX_SECONDS, hear))
        try:
            while not (await asyncio.wait([running], timeout=_HOLD_SECONDS))[0]:
                until = self._now() + _HELD_FOR
                async with self._database.write() as connection:
                    if not await reviews.hold_review(connection, id, how_far.done, how_far.total, until):
                        return None
            return running.result()
        finally:
            running.cancel()
            await asyncio.wait([running])
