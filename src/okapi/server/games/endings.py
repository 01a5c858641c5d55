"""Games that do not come to their own end: people leave for good, agree to stop, or do not come back."""

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.logs import log
from okapi.server.protocol.messages import Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.archive import archive, games_to_archive
from okapi.server.storage.games import change_game, change_seat, close_abandoned
from okapi.server.storage.stored_game import StoredGame

from .context import Context
from .house_rules import do_all_agree_to_end, is_decided_by_leaving, people_who_stay
from .ratings import rate
from .seating import changing, require_playing, seats_meant, set_times

_DAY = 24 * 3600 * 1000  # milliseconds
_EVERY_SECONDS = 3600.0
_ARCHIVED_AT_ONCE = 100


async def leave_for_good(context: Context, game: str, me: Me, seat: int | None) -> None:
    """A person gives up a seat, or all they hold; a bot plays on. With nobody left, the game ends."""
    async with changing(context, game) as (connection, stored):
        require_playing(stored)
        left = seats_meant(stored, seat, me)
        gone = {"left": True, "wants_end": False, "comes_back": False, "stand_in": context.settings.stand_in}
        changed = await _change_seats(connection, stored, left, **gone)
        ends = do_all_agree_to_end(changed) or is_decided_by_leaving(changed)
        if ends:  # nobody is left, the others only waited for this, or the last person has won
            await _end(connection, game)
        else:
            await _pass_host_on(connection, changed, me)
            await set_times(context, connection, changed, changed.deadline)
    log.info("seat left", extra={"about": {"game": game, "seats": list(left)}})
    if ends and stored.rated:
        await rate(context, game)
    context.bot_turns.put_nowait(game)


async def end_early(context: Context, game: str, me: Me, *, agree: bool) -> None:
    """A person says whether the game should end now. When all who play agree, it does."""
    async with changing(context, game) as (connection, stored):
        require_playing(stored)
        own = stored.seats_of(me.id)
        if not own:
            raise Refusal(ServerReason.NOT_SEATED)
        ends = do_all_agree_to_end(await _change_seats(connection, stored, own, wants_end=agree))
        if ends:
            await _end(connection, game)
    if ends and stored.rated:
        await rate(context, game)


async def wants_to_go_on(context: Context, game: str, seat: int) -> None:
    """Who has moved wants the game to go on, whatever they said before (H9)."""
    async with changing(context, game) as (connection, stored):
        await _change_seats(connection, stored, (seat,), wants_end=False)


async def _change_seats(
    connection: AsyncConnection, stored: StoredGame, numbers: tuple[int, ...], **fields: object
) -> StoredGame:
    """Store fields of some seats; the game with them."""
    seats = list(stored.seats)
    for number in numbers:
        seats[number] = replace(seats[number], **fields)
        await change_seat(connection, stored.id, number, seats[number])
    return replace(stored, seats=tuple(seats))


async def _end(connection: AsyncConnection, game: str) -> None:
    fields = {"status": Status.ENDED, "acting": "", "deadline": None, "wake_at": None}
    await change_game(connection, game, **fields)
    log.info("game ended early", extra={"about": {"game": game}})


async def _pass_host_on(connection: AsyncConnection, stored: StoredGame, me: Me) -> None:
    people = [seat.identity for seat in people_who_stay(stored)]
    if stored.host == me.id and me.id not in people:
        await change_game(connection, stored.id, host=people[0])


# What nobody looks after any more.


async def keep_house(context: Context) -> None:
    """Once an hour, close what was abandoned and put away what ended long ago."""
    while await context.tasks.pause(_EVERY_SECONDS):
        try:
            await close_what_was_abandoned(context)
            await put_old_games_away(context)
        except Exception as error:  # a database that is away for a while comes back
            log.error("keeping house failed", exc_info=error)


async def close_what_was_abandoned(context: Context) -> None:
    """Close tables and end games where nothing has happened for as long as the settings say."""
    days, now = context.settings.abandoned_days, context.now()
    if not days:
        return
    async with context.database.write() as connection:
        games = await close_abandoned(connection, now - days * _DAY, now)
        for game in games:
            await context.database.notify(connection, game)
    for game in games:
        context.lists.changed(game)
        await context.registry.reload(game)
        log.info("table abandoned", extra={"about": {"game": game}})


async def put_old_games_away(context: Context) -> None:
    """Give the steps of games that ended long ago a compact form. They answer everything as before."""
    days, now = context.settings.archive_days, context.now()
    while days:
        async with context.database.read() as connection:
            games = await games_to_archive(connection, now - days * _DAY, _ARCHIVED_AT_ONCE)
        for game in games:
            async with context.database.write() as connection:
                await archive(connection, game)
        if not games or not await context.tasks.pause(0):
            return
