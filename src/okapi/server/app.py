"""The application, put together from its parts."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from fastapi.openapi.utils import get_openapi

from okapi import __version__
from okapi.locales import ENGLISH
from okapi.server.deals.challenges import clean_up_challenges
from okapi.server.deals.days import promise
from okapi.server.http.application import Application
from okapi.server.http.middleware import RequestFilter
from okapi.server.http.refusals import HANDLERS
from okapi.server.http.socket import play
from okapi.server.people.filing import keep_filing
from okapi.server.people.ratings import keep_rating
from okapi.server.play.bot_moves import BotMoves
from okapi.server.play.scheduler import Scheduler
from okapi.server.protocol.schema import definitions_for_openapi
from okapi.server.storage.database import Database
from okapi.server.storage.failures import FAILURES, OutcomeUnknown
from okapi.server.storage.migrate import migrate
from okapi.server.storage.presence import heartbeat
from okapi.server.storage.sealing import seal_again
from okapi.server.storage.secret_keys import keyring_for
from okapi.server.workers.bots import WORKER
from okapi.server.workers.comparer import COMPARER
from okapi.server.workers.helper import HELPER
from okapi.server.workers.reviewer import REVIEWER

from .clock import SteadyClock
from .entropy import Entropy
from .housekeeping import archive_old_games, clean_up_regularly, close_abandoned_games
from .http import (
    almanac,
    challenges,
    client,
    coach,
    deals,
    games,
    health,
    identity,
    mail,
    notifications,
    people,
    pictures,
    preview,
    puzzles,
    regular_tables,
    setup,
    tutorial,
    workshop,
)
from .logs import log
from .rooms import Rooms
from .settings import ServerSettings, settings_from
from .shutdown import close_connections, close_on_signals
from .tasks import Tasks

_PARTS = (
    *(identity, notifications, mail, people, almanac, regular_tables),
    *(setup, workshop, games, deals, challenges, puzzles, coach, tutorial, pictures, health, preview),
)
_CHECKPOINT_SECONDS = 2
_TRY_AGAIN_SECONDS = 2


def create_app(
    settings: ServerSettings | None = None,
    *,
    clock: SteadyClock | None = None,
    entropy: Entropy | None = None,
    worker: Sequence[str] = WORKER,
    reviewer: Sequence[str] = REVIEWER,
    helper: Sequence[str] = HELPER,
    comparer: Sequence[str] = COMPARER,
    static: Path = client.STATIC,
) -> Application:
    """The server as an ASGI application. The default settings are those of the environment."""
    settings = settings or settings_from()
    database = Database(
        settings.database, settings.database_seconds, settings.max_waiting_writes, keyring_for(settings)
    )
    rooms = Rooms(settings, database, clock or SteadyClock(), entropy or Entropy(), worker, reviewer, helper, comparer)
    app = Application(
        rooms,
        static,
        play,
        title="Okapi",
        version=__version__,
        lifespan=_lifespan,
        exception_handlers=HANDLERS,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    for part in (*_PARTS, client):  # the client takes all other paths
        app.router.routes += part.router.routes  # directly: `include_router` would inspect each a second time
    app.add_middleware(RequestFilter, settings=settings, limits=app.limits, turns=app.turns)
    return app


@asynccontextmanager
async def _lifespan(app: Application) -> AsyncIterator[None]:
    rooms, play, database = app.rooms, app.rooms.play, app.rooms.play.database
    tasks, watchers = play.tasks, play.broadcast.watchers
    await migrate(database)
    moves = BotMoves(play, rooms.bots)
    scheduler = Scheduler(play, moves, rooms.downtime)
    tasks.start(play.log.write(), endless=True)
    try:
        await _begin(rooms)
    except (*FAILURES, OutcomeUnknown) as error:  # games can still be looked at
        log.error("nothing can be stored at the start", exc_info=error)
        tasks.start(_store_boards_later(rooms))
    if database.is_shared:
        tasks.start(rooms.cluster.listen(), endless=True)
        tasks.start(rooms.cluster.keep_heartbeat())
    else:
        tasks.start(_checkpoint_regularly(database, tasks))
    await preview.read(ENGLISH)
    app.has_started = True
    tasks.start(rooms.lobby.lists.send_changes(), endless=True)
    tasks.start(moves.call_bots(), endless=True)
    tasks.start(moves.keep_leases())
    tasks.start(scheduler.run())
    tasks.start(clean_up_regularly(tasks, *_clean_ups(rooms)))
    tasks.start(keep_rating(play))
    tasks.start(keep_filing(database, play.registry, tasks))
    tasks.start(rooms.personal_data.keep_leaving())
    tasks.start(rooms.coaching.reviews.keep_reviewing(), endless=True)
    rooms.notifications.start()
    log.info("ready", extra={"about": {"process": database.process}})
    with close_on_signals(tasks, watchers):
        yield
    close_connections(tasks, watchers)
    await tasks.finish()
    await rooms.bots.close()
    await rooms.helpers.close()
    await rooms.comparers.close()
    await rooms.downtime.stop()
    await database.close()
    log.info("stopped", extra={"about": {"process": database.process}})


def _clean_ups(rooms: Rooms) -> Iterator[Callable[[], Awaitable[None]]]:
    database, now, registry, settings = rooms.database, rooms.now, rooms.play.registry, rooms.settings
    yield partial(close_abandoned_games, database, now, registry, rooms.lobby.lists, settings.abandoned_days)
    yield partial(archive_old_games, database, now, rooms.play.tasks, settings.archive_days)
    yield partial(promise, rooms.deals)
    yield partial(clean_up_challenges, rooms.deals)


async def _look_at_secrets(database: Database) -> None:
    """The key may have changed: on purpose, by mistake, or because the old one was lost."""
    async with database.write() as connection:
        lost = await seal_again(connection)
    if lost:
        log.error("the secret key does not decrypt all that is encrypted in the database", extra={"about": lost})


async def _begin(rooms: Rooms) -> None:
    database = rooms.play.database
    await _look_at_secrets(database)
    await _store_boards(rooms)
    await rooms.downtime.account()
    await rooms.coaching.reviews.take_up()
    if database.is_shared:
        async with database.write() as connection:
            await heartbeat(connection, database.process, rooms.play.now())


async def _store_boards(rooms: Rooms) -> None:
    async with rooms.play.database.write() as connection:
        await rooms.boards.store(connection)


async def _store_boards_later(rooms: Rooms) -> None:
    """Store the boards as soon as the database accepts them. Everything else in `_begin` is tried again anyway."""
    is_stored = False
    while not is_stored and await rooms.play.tasks.pause(_TRY_AGAIN_SECONDS):
        with suppress(*FAILURES, OutcomeUnknown):
            await _store_boards(rooms)
            is_stored = True


async def _checkpoint_regularly(database: Database, tasks: Tasks) -> None:
    while await tasks.pause(_CHECKPOINT_SECONDS):
        try:
            await database.checkpoint()
        except Exception as error:  # it is done at the next opportunity
            log.error("a checkpoint failed", exc_info=error)


def _openapi(app: Application) -> dict[str, Any]:
    """FastAPI's description of the routes, with the protocol's types."""
    if not app.openapi_schema:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes)
        found.setdefault("components", {})["schemas"] = definitions_for_openapi()
        app.openapi_schema = found
    return app.openapi_schema
