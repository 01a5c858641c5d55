"""Looking for puzzles in people's games, if the table agreed to it (H23).

Everything else comes first: a decision is looked at only while no review waits, in a process of the lowest priority,
and is dropped at once when somebody asks for a review. Puzzles are stored without anything about whose game it was.
What still waits when the server stops is forgotten, and so is what fails.
"""

import asyncio
from collections import deque
from collections.abc import Sequence

import msgspec
from msgspec import UNSET, Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.coach.results import Verdict
from okapi.game import to_json
from okapi.puzzles import all_puzzles
from okapi.server.clock import Clock
from okapi.server.house_rules import may_become_puzzles
from okapi.server.logs import log
from okapi.server.storage.database import Database
from okapi.server.storage.games import load_game
from okapi.server.storage.people_puzzles import PuzzleName, insert_people_puzzle
from okapi.server.workers.child import Outcome
from okapi.server.workers.process import WorkerLost, ask_once
from okapi.server.workers.reviewer import FoundPuzzle, PuzzleJob, ReviewJob

MAX_DECISIONS = 3  # decisions of each game
_MAX_WAITING = 60  # decisions; the oldest give way
_MAX_SECONDS = 300.0  # for each, which takes some seconds on an idle machine


class _JudgedStep(Struct):
    step: int
    loss: float
    verdict: Verdict


class _Judgements(Struct):
    judgements: tuple[_JudgedStep, ...]


class _Wanted(Struct):
    game: str
    job: PuzzleJob


def promising(review: str) -> list[int]:
    """The steps of a reviewed game at which its players lost most: there was something to find."""
    judged = msgspec.json.decode(review, type=_Judgements).judgements
    missed = sorted((it for it in judged if it.verdict is not Verdict.FINE), key=lambda it: -it.loss)
    return [it.step for it in missed[:MAX_DECISIONS]]


class PuzzleSearch:
    def __init__(self, database: Database, now: Clock, command: Sequence[str]) -> None:
        self._database = database
        self._now = now
        self._command = command  # that starts a reviewer
        self._waiting: deque[_Wanted] = deque(maxlen=_MAX_WAITING)

    async def want(self, game: str, job: ReviewJob, review: str) -> None:
        """Queue the promising decisions of a game that was reviewed, if the table agreed to that."""
        async with self._database.read() as connection:
            may_be_looked_at = await self._is_agreed(connection, game)
        if may_be_looked_at:
            jobs = (PuzzleJob(job.record, job.board, step) for step in promising(review))
            self._waiting.extend(_Wanted(game, one) for one in jobs)

    async def look_at_one(self, interrupted: asyncio.Event) -> bool:
        """Look at the decision that has waited longest, unless interrupted; false if none waits."""
        if not self._waiting:
            return False
        if interrupted.is_set():
            return True
        wanted = self._waiting[0]
        running = asyncio.create_task(self._outcome(wanted.job))
        asked = asyncio.create_task(interrupted.wait())
        try:
            await asyncio.wait((running, asked), return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                self._waiting.popleft()
                await self._store(wanted.game, running.result())
        finally:
            for task in (running, asked):
                task.cancel()
            await asyncio.wait((running, asked))
        return True

    async def _is_agreed(self, connection: AsyncConnection, game: str) -> bool:
        stored = await load_game(connection, game, self._now())
        return stored is not None and may_become_puzzles(stored)

    async def _outcome(self, job: PuzzleJob) -> Outcome:
        try:
            return await ask_once(self._command, job, _MAX_SECONDS)
        except WorkerLost as lost:
            return Outcome(0, error=str(lost.fault))

    async def _store(self, game: str, outcome: Outcome) -> None:
        if outcome.result is UNSET:
            error = outcome.error or str(outcome.refused and outcome.refused.reason)
            log.warning("no puzzle was looked for", extra={"about": {"error": error}})
            return
        found = msgspec.json.decode(outcome.result, type=FoundPuzzle).puzzle
        if found is None or any(found.id == it.id for it in all_puzzles()):
            return
        async with self._database.write() as connection:
            if not await self._is_agreed(connection, game):  # somebody was forgotten, or the game was deleted
                return
            name = PuzzleName(found.id, found.rating)
            await insert_people_puzzle(connection, name, found.theme, to_json(found).decode(), self._now())
