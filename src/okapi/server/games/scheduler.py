"""Looking after games: bots that must move, clocks that run out, games that another process left behind."""

import asyncio
from contextlib import suppress
from random import Random

from msgspec.structs import replace

from okapi.game import Action, View, options, view_for
from okapi.server.bots.workers import BotWorkers, NoAnswer
from okapi.server.entropy import bot_seed
from okapi.server.logs import game_id, log
from okapi.server.protocol.reasons import Refusal
from okapi.server.status import SeatKind, Status
from okapi.server.storage.database import FAILURES
from okapi.server.storage.games import claim_wake, games_to_wake, insert_bot_failure, set_wake

from .commands import Decision, carry_out
from .context import Context
from .seating import stand_in
from .session import GameSession
from .timing import BOT_LEASE, wake_moment

_EVERY_SECONDS = 1.0
_TRY_AGAIN_AFTER = 600_000  # milliseconds, with a game that could not be loaded


class Scheduler:
    """Makes the bots of this process's games move, and steps in when a clock runs out."""

    def __init__(self, context: Context, bots: BotWorkers) -> None:
        self._context = context
        self._bots = bots
        self._moving: dict[tuple[str, int], asyncio.Task[None]] = {}

    # Bots.

    async def call_bots(self) -> None:
        """Attend to every game that says a bot may have to decide."""
        while True:
            if (session := self._context.registry.peek(await self._context.bot_turns.get())) is not None:
                self.attend(session)

    def attend(self, session: GameSession) -> None:
        """See to it that the bots who must decide do so."""
        if session.stored.status is Status.PLAYING:
            for seat in session.table.acting():
                if session.stored.seats[seat].played_by_bot is not None:
                    self._have_moved(session.stored.id, seat)

    def _have_moved(self, game: str, seat: int) -> None:
        if (game, seat) not in self._moving:
            task = self._context.tasks.start(self._move(game, seat), endless=True)
            self._moving[game, seat] = task
            task.add_done_callback(lambda task: self._moved(task, game, seat))

    def _moved(self, task: asyncio.Task[None], game: str, seat: int) -> None:
        del self._moving[game, seat]
        if (
            not task.cancelled()
            and task.exception() is None
            and (session := self._context.registry.peek(game))
        ):
            self.attend(session)  # it may be the seat's turn again by now

    async def _move(self, game: str, seat: int) -> None:
        """Decide for a seat as long as it is the one to decide, and a bot's."""
        game_id.set(game)
        session = await self._context.registry.get(game)
        while (bot := _deciding_bot(session, seat)) is not None:
            await asyncio.sleep(session.stored.bot_delay / 1000)
            if bot == _deciding_bot(session, seat):
                seq = session.seq
                action = await self._choose(session, bot, seat, view_for(session.state, seat))
                await self._carry_out(session, bot, Decision(seat, seq, action))

    async def _carry_out(self, session: GameSession, bot: str, decision: Decision) -> None:
        async with session.lock:
            try:
                await carry_out(self._context, session, decision, f"bot {bot}", None)
            except Refusal as refusal:  # the person is back, or someone else moved
                log.info("bot too late", extra={"about": {"seat": decision.seat, "reason": refusal.reason}})

    async def _choose(self, session: GameSession, bot: str, seat: int, view: View) -> Action:
        seq, seed = session.seq, bot_seed(session.stored.secret, seat, session.seq)
        keeping = self._context.tasks.start(self._keep(session, seq), endless=True)
        try:
            return await self._bots.choose(bot, seed, view)
        except NoAnswer as failure:
            await self._note(session, bot, seat, seq, failure)
            possible = options(view)
            return possible[int(Random(seed).random() * len(possible))]
        finally:
            keeping.cancel()

    async def _keep(self, session: GameSession, seq: int) -> None:
        """Other processes leave this game alone while a bot thinks."""
        while True:
            await asyncio.sleep(BOT_LEASE / 3000)
            async with self._context.database.write() as connection:
                await set_wake(connection, session.stored.id, seq, self._context.now() + BOT_LEASE)

    async def _note(self, session: GameSession, bot: str, seat: int, seq: int, failure: NoAnswer) -> None:
        """Log that a bot failed, and keep what it said beside the game, whose record shows what it saw."""
        self._context.metrics.bot_failures.labels(bot).inc()
        about = {"bot": bot, "seat": seat, "seq": seq}
        log.error("bot failed, a random move is made instead", extra={"about": about})
        now = self._context.now()
        async with self._context.database.write() as connection:
            await insert_bot_failure(connection, session.stored.id, seq, seat, bot, str(failure), now)

    # Clocks, and games left behind.

    async def watch_the_clocks(self) -> None:
        """Once a second, see which games nobody has looked after."""
        while await self._context.tasks.pause(_EVERY_SECONDS):
            try:
                await self.look_around()
            except Exception as error:  # a database that is away for a while comes back
                log.error("looking after games failed", exc_info=error)

    async def look_around(self) -> None:
        """Look after the games whose time to wake has come."""
        now = self._context.now()
        async with self._context.database.read() as connection:
            waking = await games_to_wake(connection, now)
        for game, wake_at in waking:
            if await self._is_ours(game, wake_at, now + BOT_LEASE):
                await self._try_to_look_after(game, now)

    async def _try_to_look_after(self, game: str, now: int) -> None:
        """One game that cannot be looked after, say because its board is lost, holds up no other."""
        try:
            await self._look_after(game)
        except FAILURES:
            raise  # then no other can be looked after either
        except Exception as error:
            log.error("a game cannot be looked after", exc_info=error)
            await self._is_ours(game, now + BOT_LEASE, now + _TRY_AGAIN_AFTER)

    async def _is_ours(self, game: str, wake_at: int, until: int) -> bool:
        """Every process sees that a game must wake; one of them gets to look after it."""
        async with self._context.database.write() as connection:
            return await claim_wake(connection, game, wake_at, until)

    async def _look_after(self, game: str) -> None:
        game_id.set(game)
        session = await self._context.registry.get(game)
        async with session.lock:
            await self._context.registry.refresh(session)
        for seat in self._out_of_time(session):
            with suppress(Refusal):  # the game ended meanwhile
                await stand_in(self._context, game, seat, self._context.settings.stand_in, why="clock")
        async with session.lock:
            await self._set_wake(session)
        self.attend(session)

    def _out_of_time(self, session: GameSession) -> list[int]:
        deadline = session.stored.deadline
        if deadline is None or deadline > self._context.now():
            return []
        return [
            seat
            for seat in session.table.acting()
            if session.stored.seats[seat].kind is SeatKind.PERSON
            and session.stored.seats[seat].stand_in is None
        ]

    async def _set_wake(self, session: GameSession) -> None:
        """Nobody need look again before the bots should have moved, or the people's time is up."""
        stored = session.stored
        wake_at = wake_moment(stored, session.table.acting(), stored.deadline, self._context.now())
        session.stored = replace(stored, wake_at=wake_at)
        async with self._context.database.write() as connection:
            await set_wake(connection, stored.id, session.seq, wake_at)


def _deciding_bot(session: GameSession, seat: int) -> str | None:
    """The bot that must decide for this seat now."""
    if session.stored.status is not Status.PLAYING or seat not in session.table.acting():
        return None
    return session.stored.seats[seat].played_by_bot
