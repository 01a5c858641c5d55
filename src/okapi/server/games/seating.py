"""Who sits where, and who plays for whom: changes to a table, one transaction each."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.bots import bot_names
from okapi.server.logs import game_id, log
from okapi.server.protocol.messages import Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import SeatKind, Status
from okapi.server.storage.failures import FAILURES, OutcomeUnknown
from okapi.server.storage.games import change_game, change_seat, load_game
from okapi.server.storage.stored_game import StoredGame

from .context import Context
from .timing import wake_moment


@asynccontextmanager
async def changing(context: Context, game: str) -> AsyncIterator[tuple[AsyncConnection, StoredGame]]:
    """Change a table. When this ends without an error the change is stored and sent to everyone there."""
    game_id.set(game)
    try:
        async with context.database.write() as connection:
            stored = await load_game(connection, game, context.now(), lock=True)
            if stored is None:
                raise Refusal(ServerReason.NO_SUCH_GAME)
            yield connection, stored
            await change_game(connection, game)
            await context.database.notify(connection, game)
    except OutcomeUnknown:
        context.registry.reload_soon(game)
        raise
    context.lists.changed(game)
    context.calls.note(game)
    try:
        await context.registry.reload(game)
    except FAILURES:  # it is stored all the same
        context.registry.reload_soon(game)


def require_bot(name: str) -> str:
    """The name, if it is on the list. (The registry also loads any `module:Class`: not for clients.)"""
    if name not in bot_names():
        raise Refusal(ServerReason.NO_SUCH_BOT, bot=name)
    return name


def require_seat(stored: StoredGame, seat: int) -> None:
    """There must be such a seat at the table."""
    if not 0 <= seat < len(stored.seats):
        raise Refusal(ServerReason.NO_SUCH_SEAT)


def require_own_seat(stored: StoredGame, seat: int, me: Me | None) -> None:
    """The seat must be one's own."""
    require_seat(stored, seat)
    if me is None:
        raise Refusal(ServerReason.WHO_ARE_YOU)
    if stored.seats[seat].identity != me.id:
        raise Refusal(ServerReason.NOT_YOUR_SEAT)
    if stored.seats[seat].left:
        raise Refusal(ServerReason.LEFT)


def seats_meant(stored: StoredGame, seat: int | None, me: Me) -> tuple[int, ...]:
    """The seat that a person names, or all they hold if they name none."""
    if seat is not None:
        require_own_seat(stored, seat, me)
        return (seat,)
    if not (held := stored.seats_of(me.id)):
        raise Refusal(ServerReason.NOT_SEATED)
    return held


def require_playing(stored: StoredGame) -> None:
    """The game must be in progress."""
    match stored.status:
        case Status.LOBBY:
            raise Refusal(ServerReason.NOT_STARTED)
        case Status.OVER:
            raise Refusal(ServerReason.OVER)
        case Status.ENDED:
            raise Refusal(ServerReason.ENDED)
        case Status.CLOSED:
            raise Refusal(ServerReason.CLOSED)


async def set_bot_delay(context: Context, game: str, me: Me, bot_delay: int) -> None:
    """The host lets the bots move faster or slower. A bot that waits already waits as long as it meant to."""
    if bot_delay > context.settings.max_bot_delay:
        raise Refusal(ServerReason.BAD_BOT_DELAY, most=context.settings.max_bot_delay)
    async with changing(context, game) as (connection, stored):
        if stored.host != me.id:
            raise Refusal(ServerReason.NOT_THE_HOST)
        if stored.status is Status.OVER:
            raise Refusal(ServerReason.OVER)
        if stored.status is Status.CLOSED:
            raise Refusal(ServerReason.CLOSED)
        await change_game(connection, game, bot_delay=bot_delay)


# Bots that play for people.


async def take_over(context: Context, game: str, me: Me, seat: int, bot: str | None) -> None:
    """The host lets a bot play for a person who is not there, or any player for one whose time is up."""
    name = require_bot(bot or context.settings.stand_in)
    session = await context.registry.get_fresh(game)
    stored = session.stored
    require_playing(stored)
    require_seat(stored, seat)
    sits = context.broadcast.info(session, None).seats[seat]
    if stored.host != me.id and not (sits.late and stored.seats_of(me.id)):
        raise Refusal(ServerReason.NOT_THE_HOST)
    if sits.kind is not SeatKind.PERSON:
        raise Refusal(ServerReason.NOT_A_PERSON)
    if sits.present and not sits.late:
        raise Refusal(ServerReason.STILL_THERE)
    await stand_in(context, game, seat, name, why="players" if sits.late else "host")
    context.bot_turns.put_nowait(game)


async def stand_in(context: Context, game: str, seat: int, bot: str, *, why: str) -> None:
    """A bot plays for a person from now on."""
    async with changing(context, game) as (connection, stored):
        require_playing(stored)
        sits = replace(stored.seats[seat], stand_in=bot)
        await change_seat(connection, game, seat, sits)
        await set_times(context, connection, _with_seat(stored, seat, sits), stored.deadline)
    context.metrics.take_overs.labels(why).inc()
    log.info("seat taken over", extra={"about": {"game": game, "seat": seat, "bot": bot, "why": why}})


async def take_back(context: Context, game: str, me: Me | None, seat: int) -> None:
    """The person plays again, and has a whole move's time if it is their turn."""
    async with changing(context, game) as (connection, stored):
        require_own_seat(stored, seat, me)
        sits = replace(stored.seats[seat], stand_in=None)
        await change_seat(connection, game, seat, sits)
        if stored.status is Status.PLAYING:
            new_time = None if stored.clock is None else context.now() + 1000 * stored.clock
            deadline = new_time if seat in stored.acting else stored.deadline
            await set_times(context, connection, _with_seat(stored, seat, sits), deadline)


async def set_times(
    context: Context, connection: AsyncConnection, stored: StoredGame, deadline: int | None
) -> None:
    """Store until when people have time now, and when somebody must look after the game."""
    waits_for_people = any(stored.seats[seat].played_by_bot is None for seat in stored.acting)
    deadline = deadline if waits_for_people else None
    wake_at = wake_moment(stored, stored.acting, deadline, context.now())
    await change_game(connection, stored.id, deadline=deadline, wake_at=wake_at)


def _with_seat(stored: StoredGame, seat: int, sits: object) -> StoredGame:
    seats = (*stored.seats[:seat], sits, *stored.seats[seat + 1 :])
    return replace(stored, seats=seats)
