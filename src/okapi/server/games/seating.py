"""Who sits where, and who plays for whom: changes to a table, one transaction each."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.bots import bot_names
from okapi.server.logs import game_id, log
from okapi.server.protocol.messages import Me, RoomChanged
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import SeatKind, Status
from okapi.server.storage.games import (
    StoredGame,
    change_game,
    change_seat,
    load_game,
    set_offline,
    set_online,
)

from .connections import Connection
from .context import Hall
from .timing import due_moment


@asynccontextmanager
async def changing(hall: Hall, game: str) -> AsyncIterator[tuple[AsyncConnection, StoredGame]]:
    """Change a table. When this ends without an error the change is stored and everyone there is told."""
    game_id.set(game)
    async with hall.database.write() as connection:
        stored = await load_game(connection, game, hall.sources.now(), lock=True)
        if stored is None:
            raise Refusal(ServerReason.NO_SUCH_GAME)
        yield connection, stored
        await change_game(connection, game)
        await hall.database.tell(connection, hall.message(game))
    await hall.changed(game)


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


def require_playing(stored: StoredGame) -> None:
    """The game must be in progress."""
    if stored.status is not Status.PLAYING:
        raise Refusal(ServerReason.NOT_STARTED if stored.status is Status.LOBBY else ServerReason.CLOSED)


# Bots that play for people.


async def take_over(hall: Hall, game: str, me: Me, seat: int, bot: str | None) -> None:
    """The host lets a bot play for a person who is not there."""
    name = require_bot(bot or hall.settings.stand_in)
    live = await hall.fresh(game)
    stored = live.stored
    if stored.host != me.id:
        raise Refusal(ServerReason.NOT_THE_HOST)
    require_playing(stored)
    require_seat(stored, seat)
    if stored.seats[seat].kind is not SeatKind.PERSON:
        raise Refusal(ServerReason.NOT_A_PERSON)
    if hall.room(live, None).seats[seat].present:
        raise Refusal(ServerReason.STILL_THERE)
    await stand_in(hall, game, seat, name, why="host")
    hall.attend(live)


async def stand_in(hall: Hall, game: str, seat: int, bot: str, *, why: str) -> None:
    """A bot plays for a person from now on."""
    async with changing(hall, game) as (connection, stored):
        require_playing(stored)
        sits = replace(stored.seats[seat], stand_in=bot)
        await change_seat(connection, game, seat, sits)
        await _set_times(hall, connection, _with_seat(stored, seat, sits), stored.deadline)
    hall.metrics.take_overs.labels(why).inc()
    log.info("seat taken over", extra={"about": {"game": game, "seat": seat, "bot": bot, "why": why}})


async def take_back(hall: Hall, game: str, me: Me | None, seat: int) -> None:
    """The person plays again, and has a whole move's time if it is their turn."""
    async with changing(hall, game) as (connection, stored):
        require_own_seat(stored, seat, me)
        sits = replace(stored.seats[seat], stand_in=None)
        await change_seat(connection, game, seat, sits)
        if stored.status is Status.PLAYING:
            new_time = None if stored.clock is None else hall.sources.now() + 1000 * stored.clock
            deadline = new_time if seat in stored.acting else stored.deadline
            await _set_times(hall, connection, _with_seat(stored, seat, sits), deadline)


async def _set_times(
    hall: Hall, connection: AsyncConnection, stored: StoredGame, deadline: int | None
) -> None:
    waits_for_people = any(stored.seats[seat].played_by_bot is None for seat in stored.acting)
    deadline = deadline if waits_for_people else None
    due = due_moment(stored, stored.acting, deadline, hall.sources.now())
    await change_game(connection, stored.id, deadline=deadline, due=due)


def _with_seat(stored: StoredGame, seat: int, sits: object) -> StoredGame:
    seats = (*stored.seats[:seat], sits, *stored.seats[seat + 1 :])
    return replace(stored, seats=seats)


# Presence.


async def came(hall: Hall, connection: Connection, game: str, seat: int | None, after: int | None) -> None:
    """A client watches: it is sent the table, and what it missed. A person's own seat is theirs again."""
    live = await hall.live(game)
    if seat is not None:
        require_own_seat(live.stored, seat, connection.me)
        if live.stored.seats[seat].stand_in is not None:
            await take_back(hall, game, connection.me, seat)
    async with live.lock:  # so that nothing comes between this and the next update
        was_present = seat is not None and hall.watchers.is_present(game, seat)
        connection.send(RoomChanged(hall.room(live, connection.me.id if connection.me else None)))
        if live.stored.status in (Status.PLAYING, Status.OVER):
            await hall.catch_up(live, connection, seat, after)
        hall.watchers.add(connection, game, seat)
    if seat is not None and not was_present:
        await _presence_changed(hall, game, seat)


async def went(hall: Hall, connection: Connection, game: str, seat: int | None) -> None:
    """A client watches no longer."""
    hall.watchers.remove(connection, game, seat)
    if seat is not None and not hall.watchers.is_present(game, seat):
        await _presence_changed(hall, game, seat)


async def _presence_changed(hall: Hall, game: str, seat: int) -> None:
    if not hall.database.is_shared:
        live = await hall.live(game)
        hall.tell_room(live)
        return
    async with changing(hall, game) as (connection, _):
        change = set_online if hall.watchers.is_present(game, seat) else set_offline
        await change(connection, game, seat, hall.process)
