"""What is done to games that nobody touches any more: abandoned ones are closed, old ones archived."""

from collections.abc import Awaitable, Callable

from okapi.server.lobby.lists import LiveLists
from okapi.server.play.registry import GameRegistry
from okapi.server.storage.archive import archive, games_to_archive
from okapi.server.storage.database import Database
from okapi.server.storage.games import close_abandoned

from .clock import DAY, Clock
from .logs import log
from .tasks import Tasks

_EVERY_SECONDS = 3600.0
_ARCHIVED_AT_ONCE = 100


async def clean_up_regularly(tasks: Tasks, *clean_ups: Callable[[], Awaitable[None]]) -> None:
    """Do all of this once an hour."""
    while await tasks.pause(_EVERY_SECONDS):
        try:
            for clean_up in clean_ups:
                await clean_up()
        except Exception as error:  # a database that is away for a while comes back
            log.error("housekeeping failed", exc_info=error)


async def close_abandoned_games(
    database: Database, now: Clock, registry: GameRegistry, lists: LiveLists, days: int
) -> None:
    """Close tables and end games where nothing has happened for this many days; 0: never."""
    if not days:
        return
    async with database.write() as connection:
        games = await close_abandoned(connection, now() - days * DAY, now())
        for game in games:
            await database.notify(connection, game)
    for game in games:
        lists.changed(game)
        await registry.reload(game)
        log.info("table abandoned", extra={"about": {"game": game}})


async def archive_old_games(database: Database, now: Clock, tasks: Tasks, days: int) -> None:
    """Store the steps of games that ended this many days ago in a compact form, in which they can still be read;
    0: never.
    """
    while days:
        async with database.read() as connection:
            games = await games_to_archive(connection, now() - days * DAY, _ARCHIVED_AT_ONCE)
        for game in games:
            async with database.write() as connection:
                await archive(connection, game)
        if not games or not await tasks.pause(0):
            return
