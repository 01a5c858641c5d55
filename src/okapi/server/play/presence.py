"""Presence: clients start and stop watching a game, from their own seat or as spectators."""

from contextlib import suppress

from okapi.server.house_rules import people_who_stay
from okapi.server.protocol.messages import GameChanged
from okapi.server.protocol.updates import update_for
from okapi.server.status import Status
from okapi.server.storage.failures import FAILURES
from okapi.server.storage.presence import seats_online, set_offline, set_online
from okapi.server.storage.stored_game import StoredGame

from .connections import Connection
from .context import PlayContext
from .remarks import send_remarks
from .seating import changing, require_own_seat, take_back
from .session import GameSession


async def watch(context: PlayContext, connection: Connection, game: str, seat: int | None, after: int | None) -> None:
    """Start watching: the client is sent the table and what it missed. A person gets their own seat back."""
    session = await context.registry.get_fresh(game)
    if seat is not None:
        require_own_seat(session.stored, seat, connection.me)
        if connection.me is not None:
            context.observers.opened(game, connection.me.id)
        if session.stored.seats[seat].stand_in is not None:
            await take_back(context, game, connection.me, seat)
    async with session.lock:  # so that nothing comes between this and the next update
        was_present = seat is not None and context.broadcast.watchers.is_present(game, seat)
        connection.send(GameChanged(context.broadcast.info(session, connection.identity)))
        if session.stored.status in (Status.PLAYING, Status.OVER, Status.ENDED):
            await _catch_up(context, session, connection, seat, after)
        context.broadcast.watchers.add(connection, session, seat)
    await send_remarks(context.database, connection, session, seat)
    if seat is not None and not was_present:
        await _presence_changed(context, game, seat)


async def unwatch(context: PlayContext, connection: Connection, game: str, seat: int | None) -> None:
    context.broadcast.watchers.remove(connection, game, seat)
    if seat is not None and not context.broadcast.watchers.is_present(game, seat):
        with suppress(*FAILURES):  # `put_right` makes up for it
            await _presence_changed(context, game, seat)


async def put_right(context: PlayContext) -> None:
    """Correct what is stored of presence, if the database was away when people came or went."""
    async with context.database.read() as connection:
        stored = await seats_online(connection, context.database.process)
    for game, seat in stored ^ context.broadcast.watchers.present():
        await _presence_changed(context, game, seat)


async def _presence_changed(context: PlayContext, game: str, seat: int) -> None:
    session = await context.registry.get(game)
    if not (context.database.is_shared or _matters_later(session.stored)):
        session.is_info_new = True
        context.broadcast.publish(session)
        return
    process = context.database.process
    async with changing(context, game) as (connection, _):
        if context.broadcast.watchers.is_present(game, seat):
            await set_online(connection, game, seat, process)
        else:
            await set_offline(connection, game, seat, process, context.now())


def _matters_later(stored: StoredGame) -> bool:
    """Whether it may matter to others since when a person has been away (H7)."""
    return stored.status is Status.PLAYING and stored.agreement.clock is None and len(people_who_stay(stored)) > 1


async def _catch_up(
    context: PlayContext, session: GameSession, connection: Connection, seat: int | None, after: int | None
) -> None:
    """Send what a client missed. The caller holds the game's lock."""
    if after is not None and after > session.seq:
        await context.registry.refresh(session)
    start = session.seq if after is None else after if after <= session.seq else 0
    events, stood_in = await context.registry.events_after(session, start)
    connection.send(update_for(session.snapshot, seat, start, events, stood_in))
