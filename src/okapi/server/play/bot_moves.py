"""Moves of bots: asked of a worker process, and made at random when it fails."""

import asyncio
from random import Random

from okapi.bots import bot_seed
from okapi.game import Action, options, view_for
from okapi.server.house_rules import is_back
from okapi.server.logs import game_id, log
from okapi.server.protocol.reasons import Refusal
from okapi.server.status import Status
from okapi.server.storage.games import insert_bot_failure
from okapi.server.storage.scheduling import extend_leases
from okapi.server.workers.bots import BotWorkers, NoAnswer

from .clocks import BOT_LEASE
from .commands import Submission, carry_out
from .context import PlayContext
from .seating import welcome_back
from .session import GameSession

_LEASES_AT_ONCE = 500


class BotMoves:
    def __init__(self, context: PlayContext, bots: BotWorkers) -> None:
        self._context = context
        self._bots = bots
        self._moving: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def call_bots(self) -> None:
        """Start the bots of every game in the queue."""
        while True:
            if (session := self._context.registry.peek(await self._context.bot_turns.get())) is not None:
                self.start_bots(session)

    async def keep_leases(self) -> None:
        """Keep other processes from games in which one of our bots is thinking."""
        while await self._context.tasks.pause(BOT_LEASE / 3000):
            now = self._context.now()
            games = list({game for game, _ in self._moving})
            for start in range(0, len(games), _LEASES_AT_ONCE):
                try:
                    async with self._context.database.write() as connection:
                        await extend_leases(connection, games[start : start + _LEASES_AT_ONCE], now, now + BOT_LEASE)
                except Exception as error:  # another process may make the move instead
                    log.error("extending leases failed", exc_info=error)

    def start_bots(self, session: GameSession) -> None:
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
        failed = task.cancelled() or task.exception() is not None
        if not failed and (session := self._context.registry.peek(game)):
            self.start_bots(session)  # it may be the seat's turn again

    async def _move(self, game: str, seat: int) -> None:
        """Decide for a seat as long as a bot plays it and it must decide."""
        game_id.set(game)
        while True:
            session = await self._context.registry.get(game)
            if is_back(session.stored, seat):
                return await welcome_back(self._context, game, seat)
            if (bot := _deciding_bot(session, seat)) is None:
                return None
            await asyncio.sleep(session.stored.bot_delay / 1000)
            session = await self._context.registry.get(game)  # the old session may be gone from memory
            if bot == _deciding_bot(session, seat):
                await self._decide(session, bot, seat)

    async def _decide(self, session: GameSession, bot: str, seat: int) -> None:
        seq = session.seq
        submission = Submission(seat, seq, await self._choose(session, bot, seat))
        session = await self._context.registry.get(session.stored.id)
        async with session.lock:
            try:
                await carry_out(self._context, session, submission, f"bot {bot}")
            except Refusal as refusal:  # the person is back, or someone else moved
                log.info("bot too late", extra={"about": {"seat": seat, "reason": refusal.reason}})

    async def _choose(self, session: GameSession, bot: str, seat: int) -> Action:
        if (move := session.scripted_bot_move()) is not None:
            return move
        seed, view = bot_seed(session.stored.luck, seat, session.seq), view_for(session.state, seat)
        try:
            return await self._bots.choose(bot, seed, view)
        except NoAnswer as failure:
            await self._note(session.stored.id, bot, seat, session.seq, failure)
            possible = options(view)
            return possible[int(Random(seed).random() * len(possible))]

    async def _note(self, game: str, bot: str, seat: int, seq: int, failure: NoAnswer) -> None:
        """Log that a bot failed, and store its error with the game, whose record shows what the bot saw."""
        self._context.metrics.bot_failures.labels(bot).inc()
        about = {"bot": bot, "seat": seat, "seq": seq}
        log.error("bot failed, a random move is made instead", extra={"about": about})
        now = self._context.now()
        async with self._context.database.write() as connection:
            await insert_bot_failure(connection, game, seq, seat, bot, str(failure), now)


def _deciding_bot(session: GameSession, seat: int) -> str | None:
    if session.stored.status is not Status.PLAYING or seat not in session.table.acting():
        return None
    return session.stored.seats[seat].played_by_bot
