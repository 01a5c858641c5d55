"""Looking after games: bots that must move, clocks that run out, games that another process left behind."""

import asyncio
from contextlib import suppress
from random import Random

from msgspec.structs import replace

from okapi.game import Action, View, options, view_for
from okapi.server.bots.workers import BotFailed, BotWorkers
from okapi.server.clock_and_entropy import bot_seed
from okapi.server.logs import game_id, log
from okapi.server.protocol.messages import Command
from okapi.server.protocol.reasons import Refusal
from okapi.server.status import SeatKind, Status
from okapi.server.storage.games import claim_due, games_due, insert_bot_failure, set_due

from .commands import carry_out
from .context import Hall
from .seating import stand_in
from .session import LiveGame
from .timing import BOT_LEASE, due_moment

_EVERY_SECONDS = 1.0


class Attendant:
    """Makes the bots of this process's games move, and steps in when a clock runs out."""

    def __init__(self, hall: Hall, bots: BotWorkers) -> None:
        self._hall = hall
        self._bots = bots
        self._moving: dict[tuple[str, int], asyncio.Task[None]] = {}
        hall.attend = self.attend

    # Bots.

    def attend(self, live: LiveGame) -> None:
        """See to it that the bots who must decide do so."""
        if live.stored.status is Status.PLAYING:
            for seat in live.table.acting():
                if live.stored.seats[seat].played_by_bot is not None:
                    self._have_moved(live.stored.id, seat)

    def _have_moved(self, game: str, seat: int) -> None:
        if (game, seat) not in self._moving:
            task = self._hall.in_background(self._move(game, seat), endless=True)
            self._moving[game, seat] = task
            task.add_done_callback(lambda task: self._moved(task, game, seat))

    def _moved(self, task: asyncio.Task[None], game: str, seat: int) -> None:
        del self._moving[game, seat]
        if not task.cancelled() and task.exception() is None and (live := self._hall.in_memory(game)):
            self.attend(live)  # it may be the seat's turn again by now

    async def _move(self, game: str, seat: int) -> None:
        """Decide for a seat as long as it is the one to decide, and a bot's."""
        game_id.set(game)
        live = await self._hall.live(game)
        while (bot := _deciding_bot(live, seat)) is not None:
            await asyncio.sleep(live.stored.pace / 1000)
            if bot == _deciding_bot(live, seat):
                seq = live.seq
                action = await self._choose(live, bot, seat, view_for(live.state, seat))
                await self._carry_out(live, bot, Command(game, seat, seq, f"bot-{seq}", action))

    async def _carry_out(self, live: LiveGame, bot: str, command: Command) -> None:
        async with live.lock:
            try:
                await carry_out(self._hall, live, command, f"bot {bot}", None)
            except Refusal as refusal:  # the person is back, or someone else moved
                log.info("bot too late", extra={"about": {"seat": command.seat, "reason": refusal.reason}})

    async def _choose(self, live: LiveGame, bot: str, seat: int, view: View) -> Action:
        seq, seed = live.seq, bot_seed(live.stored.secret, seat, live.seq)
        keeping = self._hall.in_background(self._keep(live, seq), endless=True)
        try:
            return await self._bots.choose(bot, seed, view)
        except BotFailed as failure:
            await self._note(live, bot, seat, seq, failure)
            possible = options(view)
            return possible[int(Random(seed).random() * len(possible))]
        finally:
            keeping.cancel()

    async def _keep(self, live: LiveGame, seq: int) -> None:
        """Other processes leave this game alone while a bot thinks."""
        while True:
            await asyncio.sleep(BOT_LEASE / 3000)
            async with self._hall.database.write() as connection:
                await set_due(connection, live.stored.id, seq, self._hall.sources.now() + BOT_LEASE)

    async def _note(self, live: LiveGame, bot: str, seat: int, seq: int, failure: BotFailed) -> None:
        """Log that a bot failed, and keep what it said beside the game, whose record shows what it saw."""
        self._hall.metrics.bot_failures.labels(bot).inc()
        about = {"bot": bot, "seat": seat, "seq": seq}
        log.error("bot failed, a random move is made instead", extra={"about": about})
        now = self._hall.sources.now()
        async with self._hall.database.write() as connection:
            await insert_bot_failure(connection, live.stored.id, seq, seat, bot, str(failure), now)

    # Clocks, and games left behind.

    async def watch_the_clocks(self) -> None:
        """Once a second, see which games nobody has looked after."""
        while await self._hall.pause(_EVERY_SECONDS):
            try:
                await self.look_around()
            except Exception as error:  # a database that is away for a while comes back
                log.error("looking after games failed", exc_info=error)

    async def look_around(self) -> None:
        """Look after the games that are due."""
        now = self._hall.sources.now()
        async with self._hall.database.read() as connection:
            due = await games_due(connection, now)
        for game, moment in due:
            if await self._is_ours(game, moment, now + BOT_LEASE):
                await self._look_after(game)

    async def _is_ours(self, game: str, due: int, until: int) -> bool:
        """Every process sees that a game is due; one of them gets to look after it."""
        async with self._hall.database.write() as connection:
            return await claim_due(connection, game, due, until)

    async def _look_after(self, game: str) -> None:
        game_id.set(game)
        live = await self._hall.live(game)
        async with live.lock:
            await self._hall.read_on(live)
        for seat in self._out_of_time(live):
            with suppress(Refusal):  # the game ended meanwhile
                await stand_in(self._hall, game, seat, self._hall.settings.stand_in, why="clock")
        async with live.lock:
            await self._set_due(live)
        self.attend(live)

    def _out_of_time(self, live: LiveGame) -> list[int]:
        deadline = live.stored.deadline
        if deadline is None or deadline > self._hall.sources.now():
            return []
        return [
            seat
            for seat in live.table.acting()
            if live.stored.seats[seat].kind is SeatKind.PERSON and live.stored.seats[seat].stand_in is None
        ]

    async def _set_due(self, live: LiveGame) -> None:
        """Nobody need look again before the bots should have moved, or the people's time is up."""
        stored = live.stored
        due = due_moment(stored, live.table.acting(), stored.deadline, self._hall.sources.now())
        live.stored = replace(stored, due=due)
        async with self._hall.database.write() as connection:
            await set_due(connection, stored.id, live.seq, due)


def _deciding_bot(live: LiveGame, seat: int) -> str | None:
    """The bot that must decide for this seat now."""
    if live.stored.status is not Status.PLAYING or seat not in live.table.acting():
        return None
    return live.stored.seats[seat].played_by_bot
