"""Learning from mistakes: a judged decision of a finished game as its player saw it, and second tries at it.

Only decisions that a review has judged can be tried again, so clients cannot have the coach work on made-up positions.
"""

import msgspec
from msgspec import Raw, Struct

from okapi.coach.results import ComparedMove
from okapi.game import Action, GameState, Seat, View, to_json, view_for, why_not
from okapi.server.play.coachable import why_not_reviewed
from okapi.server.play.positions import Positions
from okapi.server.play.registry import GameRegistry
from okapi.server.play.seating import require_own_seat
from okapi.server.play.session import GameSession
from okapi.server.protocol.messages import Me, TriedMove, TryMove, Update
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.updates import Snapshot, update_for
from okapi.server.storage import reviews
from okapi.server.storage.database import Database
from okapi.server.storage.steps import load_steps
from okapi.server.workers.comparer import CompareMoves
from okapi.server.workers.pool import Pool

from .reviews import require_coach
from .uploads import Uploads


class _Decision(Struct, frozen=True):
    step: int
    seat: Seat
    action: Action


class _JudgedReview(Struct, frozen=True):
    """The part of a stored review that is read here."""

    judgements: tuple[_Decision, ...]
    level: float = 0.75  # reviews by older versions do not have it


class Learning:
    def __init__(
        self, database: Database, registry: GameRegistry, positions: Positions, uploads: Uploads, comparers: Pool
    ) -> None:
        self._database = database
        self._registry = registry
        self._positions = positions
        self._uploads = uploads
        self._comparers = comparers

    # Games of this server: only the person's own decisions.

    async def exercise(self, game: str, me: Me, step: int, seat: Seat) -> Update:
        """The position before the person's own decision, and their options, as an update to that seat."""
        session = await self._finished(game, me, seat)
        await self._decision(game, step, seat)
        state = await self._positions.after(session, step)
        async with self._database.read() as connection:
            steps = await load_steps(connection, game)
        events = tuple(event for each in steps for event in each.events)[:step]
        return update_for(Snapshot(game, step, state, None), seat, 0, events)

    async def try_move(self, game: str, me: Me, wanted: TryMove) -> TriedMove:
        session = await self._finished(game, me, wanted.seat)
        judged, played = await self._decision(game, wanted.step, wanted.seat)
        state = await self._positions.after(session, wanted.step)
        return await self._compared(state, wanted, played, judged.level)

    async def _finished(self, game: str, me: Me, seat: Seat) -> GameSession:
        session = await self._registry.get_fresh(game)
        if reason := why_not_reviewed(session.stored):
            raise Refusal(reason)
        require_own_seat(session.stored, seat, me)
        return session

    # Uploaded records: the record shows everything, so any seat may be tried.

    async def uploaded_exercise(self, review: str, step: int, seat: Seat) -> bytes:
        """The same for a decision in an uploaded record: an `Update`, as JSON."""
        await self._uploads.require(review)
        await self._decision(review, step, seat)
        return await self._uploads.exercise(review, step, seat)

    async def try_uploaded(self, review: str, wanted: TryMove) -> TriedMove:
        await self._uploads.require(review)
        judged, played = await self._decision(review, wanted.step, wanted.seat)
        return await self._compared(await self._uploads.state_after(review, wanted.step), wanted, played, judged.level)

    # Both.

    async def _decision(self, review: str, step: int, seat: Seat) -> tuple[_JudgedReview, Action]:
        """The review, and what was played there. Refusal: no review has judged a decision of this seat there."""
        async with self._database.read() as connection:
            found = await reviews.load_review(connection, review)
        if found is not None and found.review is not None:
            judged = msgspec.json.decode(found.review, type=_JudgedReview)
            for decision in judged.judgements:
                if decision.step == step and decision.seat == seat:
                    return judged, decision.action
        raise Refusal(ServerReason.NOT_JUDGED)

    async def _compared(self, state: GameState, wanted: TryMove, played: Action, level: float) -> TriedMove:
        require_coach()
        view = view_for(state, wanted.seat)
        _require_legal(view, wanted.action)
        job = CompareMoves(Raw(to_json(view)), view.table.board.to_json(), wanted.action, played, wanted.step, level)
        return TriedMove(wanted.step, wanted.seat, await self._comparers.ask(job, ComparedMove))


def _require_legal(view: View, action: Action) -> None:
    if refusal := why_not(view, action):
        raise refusal
