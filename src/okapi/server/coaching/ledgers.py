"""Luck and choices in a finished game, without judging its decisions: a tenth of the work of a review."""

import msgspec

from okapi.coach.results import SeatAccount
from okapi.game import Recent, to_json
from okapi.record import to_bytes
from okapi.server.clock import Clock
from okapi.server.people.filing import file_game, ledger_in
from okapi.server.play.boards import Boards
from okapi.server.play.coachable import why_not_reviewed
from okapi.server.play.records import anonymous_record
from okapi.server.play.registry import GameRegistry
from okapi.server.protocol.messages import GameLedger
from okapi.server.protocol.reasons import Refusal
from okapi.server.storage.almanac import note_ledger
from okapi.server.storage.database import Database
from okapi.server.storage.reviews import load_review
from okapi.server.workers.comparer import AddedUp, AddUp
from okapi.server.workers.pool import Pool

from .reviews import require_coach

_KEPT = 500  # ledgers, of a kilobyte or two: people look at the page of a deal more than once


class Ledgers:
    def __init__(self, database: Database, now: Clock, registry: GameRegistry, boards: Boards, workers: Pool) -> None:
        self._database = database
        self._now = now
        self._registry = registry
        self._boards = boards
        self._workers = workers
        self._kept: Recent[str, tuple[SeatAccount, ...]] = Recent(_KEPT)

    async def of(self, game: str) -> GameLedger:
        """The ledger of a finished game, which is stored in the almanac too. Refusal: the game cannot be reviewed."""
        return GameLedger(self._kept.get(game) or self._kept.add(game, await self._found(game)))

    async def _found(self, game: str) -> tuple[SeatAccount, ...]:
        stored = (await self._registry.get_fresh(game)).stored
        if reason := why_not_reviewed(stored):
            raise Refusal(reason)
        require_coach()
        async with self._database.read() as connection:
            review = await load_review(connection, game)
            board = await self._boards.find(connection, stored.board_hash)
        if review is not None and review.review is not None:
            return msgspec.json.decode(review.review, type=AddedUp).accounts
        record = await anonymous_record(self._database, self._now, game)
        found = await self._workers.ask(AddUp(to_bytes(record).decode(), board.to_json()), AddedUp)
        await file_game(self._database, self._registry, game)  # the almanac may be a moment behind
        async with self._database.write() as connection:
            await note_ledger(connection, game, ledger_in(to_json(found).decode()))
        return found.accounts
