"""Seats, and bots that play for people: changes to a table, one transaction each."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.bots import bot_names
from okapi.server.house_rules import do_all_others_want_a_bot, is_time_up, votes_as_text, votes_for_a_bot
from okapi.server.logs import game_id, log
from okapi.server.protocol.messages import Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.settings import ServerSettings
from okapi.server.status import SeatKind, Status
from okapi.server.storage.failures import FAILURES, OutcomeUnknown
from okapi.server.storage.games import change_game, change_seat
from okapi.server.storage.stored_game import StoredGame

from .clocks import out_of_time, wake_moment
from .context import PlayContext
from .registry import find_game


@asynccontextmanager
async def changing(context: PlayContext, game: str) -> AsyncIterator[tuple[AsyncConnection, StoredGame]]:
    """Change a table. When this ends without an error, the change is stored and sent to everyone there."""
    game_id.set(game)
    try:
        async with context.database.write() as connection:
            stored = await find_game(connection, game, context.now(), lock=True)
            yield connection, stored
            await change_game(connection, game)
            await context.database.notify(connection, game)
    except OutcomeUnknown:
        context.registry.reload_soon(game)
        raise
    context.observers.changed(game)
    try:
        await context.registry.reload(game)
    except FAILURES:  # it is stored all the same
        context.registry.reload_soon(game)


async def change_seats(
    connection: AsyncConnection, stored: StoredGame, numbers: Iterable[int], **fields: object
) -> StoredGame:
    """Store fields of some seats; the game with the changes."""
    seats = list(stored.seats)
    for number in numbers:
        seats[number] = replace(seats[number], **fields)
        await change_seat(connection, stored.id, number, seats[number])
    return replace(stored, seats=tuple(seats))


def require_bot(name: str) -> str:
    """The name, if the bot is listed. (The registry would load any `module:Class`, which clients must not do.)"""
    if name not in bot_names():
        raise Refusal(ServerReason.NO_SUCH_BOT, bot=name)
    return name


def require_seat(stored: StoredGame, seat: int) -> None:
    if not 0 <= seat < len(stored.seats):
        raise Refusal(ServerReason.NO_SUCH_SEAT)


def require_own_seat(stored: StoredGame, seat: int, me: Me | None) -> None:
    require_seat(stored, seat)
    if me is None:
        raise Refusal(ServerReason.WHO_ARE_YOU)
    if stored.seats[seat].identity != me.id or stored.seats[seat].kind is not SeatKind.PERSON:
        raise Refusal(ServerReason.NOT_YOUR_SEAT)
    if stored.seats[seat].left:
        raise Refusal(ServerReason.LEFT)


def seats_meant(stored: StoredGame, seat: int | None, me: Me) -> tuple[int, ...]:
    """The seat that a person names, or all of theirs if they name none."""
    if seat is not None:
        require_own_seat(stored, seat, me)
        return (seat,)
    if not (held := stored.seats_of(me.id)):
        raise Refusal(ServerReason.NOT_SEATED)
    return held


_WHY_NOT_PLAYING = {
    Status.LOBBY: ServerReason.NOT_STARTED,
    Status.OVER: ServerReason.OVER,
    Status.ENDED: ServerReason.ENDED,
    Status.CLOSED: ServerReason.CLOSED,
}


def require_playing(stored: StoredGame) -> None:
    if stored.status is not Status.PLAYING:
        raise Refusal(_WHY_NOT_PLAYING[stored.status])


def require_host(stored: StoredGame, me: Me) -> None:
    if stored.host != me.id:
        raise Refusal(ServerReason.NOT_THE_HOST)


def require_bot_delay(settings: ServerSettings, wanted: int | None) -> int:
    """How long bots wait at a table: as wanted, if that is not too long, or as usual on this server."""
    bot_delay = settings.bot_delay if wanted is None else wanted
    if bot_delay > settings.max_bot_delay:
        raise Refusal(ServerReason.BAD_BOT_DELAY, max=settings.max_bot_delay)
    return bot_delay


async def set_bot_delay(context: PlayContext, game: str, me: Me, bot_delay: int) -> None:
    """The host makes the bots move faster or slower. A bot that is waiting already is not affected."""
    require_bot_delay(context.settings, bot_delay)
    async with changing(context, game) as (connection, stored):
        require_host(stored, me)
        if stored.status in (Status.OVER, Status.CLOSED):
            raise Refusal(_WHY_NOT_PLAYING[stored.status])
        await change_game(connection, game, bot_delay=bot_delay)


# Bots that play for people.


async def take_over(context: PlayContext, game: str, me: Me, seat: int) -> None:
    """A player lets a bot play for a person whose time is up (H6), or, without a clock, votes for that (H7)."""
    async with changing(context, game) as (connection, stored):
        require_playing(stored)
        require_seat(stored, seat)
        voters, sits = seats_meant(stored, None, me), stored.seats[seat]
        if sits.kind is not SeatKind.PERSON or sits.played_by_bot is not None:
            raise Refusal(ServerReason.NOT_A_PERSON)
        now = context.now()
        if seat not in out_of_time(stored, now):
            _require_absent(stored, seat, context.broadcast.replaceable_from(stored, seat), now)
            votes = votes_for_a_bot(stored, seat) | set(voters)
            await change_seats(connection, stored, (seat,), votes=votes_as_text(stored, votes))
            if not do_all_others_want_a_bot(stored, seat, votes):
                return
        await _stand_in(context, connection, stored, seat, why="players")
    context.bot_turns.put_nowait(game)


def _require_absent(stored: StoredGame, seat: int, replaceable_from: int | None, now: int) -> None:
    if stored.agreement.clock is not None:
        raise Refusal(ServerReason.TIME_RUNS)
    if replaceable_from is None:
        raise Refusal(ServerReason.NOT_WAITED_FOR)
    if replaceable_from > now:
        raise Refusal(ServerReason.STILL_THERE, minutes=-(-(replaceable_from - now) // 60_000))


async def replace_late(context: PlayContext, game: str, seat: int) -> None:
    """A person's clock has run out: a bot plays (H6)."""
    async with changing(context, game) as (connection, stored):
        require_playing(stored)
        if seat in out_of_time(stored, context.now()):  # they may have moved at the last moment
            await _stand_in(context, connection, stored, seat, why="clock")


async def _stand_in(
    context: PlayContext, connection: AsyncConnection, stored: StoredGame, seat: int, *, why: str
) -> None:
    """The server's stand-in plays for a person from now on. Players cannot choose another bot (H8)."""
    bot = context.settings.stand_in
    changed = await change_seats(connection, stored, (seat,), stand_in=bot, comes_back=False, votes="")
    await set_times(context, connection, changed, stored.deadline)
    context.metrics.take_overs.labels(why).inc()
    log.info("seat taken over", extra={"about": {"game": stored.id, "seat": seat, "why": why}})


async def take_back(context: PlayContext, game: str, me: Me | None, seat: int) -> None:
    """The person plays again: at once, or after the decision for which their time is up (H5)."""
    async with changing(context, game) as (connection, stored):
        require_own_seat(stored, seat, me)
        await _give_back(context, connection, stored, seat)


async def welcome_back(context: PlayContext, game: str, seat: int) -> None:
    """The stand-in has made the decision for which the time of a person who is back was up."""
    async with changing(context, game) as (connection, stored):
        if stored.seats[seat].comes_back:
            await _give_back(context, connection, stored, seat)


async def _give_back(context: PlayContext, connection: AsyncConnection, stored: StoredGame, seat: int) -> None:
    """H5: nobody can affect a clock. Only a decision that has just become theirs gets its whole time."""
    if stored.seats[seat].stand_in is None:
        return
    if is_time_up(stored, seat):
        await change_seats(connection, stored, (seat,), comes_back=True)
        return
    changed = await change_seats(connection, stored, (seat,), stand_in=None, comes_back=False)
    if stored.status is Status.PLAYING:
        is_theirs_now = seat in stored.acting and stored.agreement.clock is not None
        deadline = context.now() + 1000 * (stored.agreement.clock or 0) if is_theirs_now else stored.deadline
        await set_times(context, connection, changed, deadline)


async def set_times(
    context: PlayContext, connection: AsyncConnection, stored: StoredGame, deadline: int | None
) -> None:
    """Store the new deadline, and when the game must be looked at."""
    wake_at = wake_moment(stored, stored.acting, deadline, context.now())
    await change_game(connection, stored.id, deadline=deadline, wake_at=wake_at)
