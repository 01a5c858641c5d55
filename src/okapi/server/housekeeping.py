"""What is done to games that nobody touches any more: abandoned ones are closed, old ones archived."""

from collections.abc import Awaitable, Callable

from okapi.server.lobby.lists import LiveLists
from okapi.server.play.context import PlayContext
from okapi.server.storage.archive import archive, games_to_archive
from okapi.server.storage.games import close_abandoned

from .clock import DAY
from .logs import log

_EVERY_SECONDS = 3600.0
_ARCHIVED_AT_ONCE = 100


async def clean_up_regularly(context: PlayContext, lists: LiveLists, *others: Callable[[], Awaitable[None]]) -> None:
    """Once an hour, close what was abandoned, archive what ended long ago, and do whatever else is due."""
    while await context.tasks.pause(_EVERY_SECONDS):
        try:
            await close_abandoned_games(context, lists)
            await archive_old_games(context)
            for clean_up in others:
                await clean_up()
        except Exception as error:  # a database that is away for a while comes back
            log.error("keeping house failed", exc_info=error)


async def close_abandoned_games(context: PlayContext, lists: LiveLists) -> None:
    """Close tables and end games where nothing has happened for as long as the settings say."""
    days, now = context.settings.abandoned_days, context.now()
    if not days:
        return
    async with context.database.write() as connection:
        games = await close_abandoned(connection, now - days * DAY, now)
        for game in games:
            await context.database.notify(connection, game)
    for game in games:
        lists.changed(game)
        await context.registry.reload(game)
        log.info("table abandoned", extra={"about": {"game": game}})


async def archive_old_games(context: PlayContext) -> None:
    """Give the steps of games that ended long ago a compact form. They answer everything as before."""
    days, now = context.settings.archive_days, context.now()
    while days:
        async with context.database.read() as connection:
            games = await games_to_archive(connection, now - days * DAY, _ARCHIVED_AT_ONCE)
        for game in games:
            async with context.database.write() as connection:
                await archive(connection, game)
        if not games or not await context.tasks.pause(0):
            return
