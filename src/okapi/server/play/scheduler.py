"""Looking after games: people whose time runs out, and bots whose process has ended."""

import asyncio
from contextlib import suppress

from okapi.server.logs import game_id, log
from okapi.server.protocol.reasons import Refusal
from okapi.server.status import Timeout
from okapi.server.storage.failures import FAILURES
from okapi.server.storage.scheduling import claim_waking, is_any_waking, put_off, set_wake

from .bot_moves import BotMoves
from .clocks import BOT_LEASE, LOOK_AGAIN, out_of_time, waits_for_bots, wake_moment
from .context import PlayContext
from .downtime import Downtime
from .seating import changing, replace_late
from .session import GameSession

_EVERY_SECONDS = 1.0
_TRY_AGAIN_AFTER = 600_000  # milliseconds, for a game that could not be loaded
_GAMES_AT_ONCE = 500  # that are claimed
_LOOKED_AFTER_AT_ONCE = 8


class Scheduler:
    def __init__(self, context: PlayContext, bots: BotMoves, downtime: Downtime) -> None:
        self._context = context
        self._bots = bots
        self._downtime = downtime
        self._slots = asyncio.Semaphore(_LOOKED_AFTER_AT_ONCE)

    async def run(self) -> None:
        """Once a second, find games that need looking after; at the start, those that another process has left."""
        is_serving = True
        while is_serving:
            try:
                await self.wake_due_games()
            except Exception as error:  # a database that is away for a while comes back
                log.error("looking after games failed", exc_info=error)
            is_serving = await self._context.tasks.pause(_EVERY_SECONDS)

    async def wake_due_games(self) -> None:
        """Look after the games that are due, by a clock that leaves out downtime."""
        now = await self._downtime.account()
        while games := await self._claim(now):
            await asyncio.gather(*(self._wake(game, now) for game in games))

    async def _claim(self, now: int) -> list[str]:
        """Every process finds the games that are due; one of them claims each."""
        async with self._context.database.read(reserved=True) as connection:
            if not await is_any_waking(connection, now):  # nearly always the case, and no writer has to wait
                return []
        async with self._context.database.write() as connection:
            return await claim_waking(connection, now, now + BOT_LEASE, _GAMES_AT_ONCE)

    async def _wake(self, game: str, now: int) -> None:
        """Look after a game. If that fails, say because its board is lost, it holds up no other game."""
        game_id.set(game)
        async with self._slots:
            try:
                session = await self._fresh(game)
                if not await self._replace_the_late(session, now):
                    await self._set_wake(session, now)
                self._bots.start_bots(session)
            except FAILURES:
                raise  # then no other game can be looked after either
            except Exception as error:
                log.error("a game cannot be looked after", exc_info=error)
                async with self._context.database.write() as connection:
                    await put_off(connection, game, now + BOT_LEASE, now + _TRY_AGAIN_AFTER)

    async def _fresh(self, game: str) -> GameSession:
        session = self._context.registry.peek(game)
        if session is None:
            return await self._context.registry.get(game)
        async with session.lock:
            await self._context.registry.refresh(session)
        return session

    async def _replace_the_late(self, session: GameSession, now: int) -> bool:
        """Have bots play for people whose time is up, unless that is for the players to decide; whether any do."""
        stored, seats = session.stored, self._context.broadcast.info(session, None).seats
        late = out_of_time(stored, now)
        are_asked = stored.agreement.timeout is Timeout.PLAYERS_DECIDE
        replaced = [seat for seat in late if not (are_asked and seats[seat].present)]
        for seat in replaced:
            with suppress(Refusal):  # the game has ended
                await replace_late(self._context, stored.id, seat)
        if late and not replaced and _has_just_passed(stored.deadline, now):
            async with changing(self._context, stored.id):
                """Only the time has changed: everyone at the table is shown who is late."""
        return bool(replaced)

    async def _set_wake(self, session: GameSession, now: int) -> None:
        """The next look is due when people's time is up. (While bots think, their lease is extended.)"""
        stored = session.stored
        if not waits_for_bots(stored, stored.acting):
            wake_at = wake_moment(stored, stored.acting, stored.deadline, now)
            async with self._context.database.write() as connection:
                await set_wake(connection, stored.id, session.seq, wake_at)


def _has_just_passed(deadline: int | None, now: int) -> bool:
    """Whether nobody can have looked at the game since the deadline."""
    return deadline is not None and now - deadline < LOOK_AGAIN
