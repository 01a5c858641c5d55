"""The application: all parts, put together."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from fastapi.openapi.utils import get_openapi

from .bots.reviewer import REVIEWER
from .bots.workers import WORKER
from .clock import SteadyClock
from .entropy import Entropy
from .games.bot_moves import BotMoves
from .games.cluster import keep_heartbeat, listen
from .games.context import Context
from .games.downtime import Downtime
from .games.endings import keep_house
from .games.leaving import keep_leaving
from .games.ratings import keep_rating
from .games.readiness import Readiness
from .games.reviewing import keep_reviewing, take_up_reviews
from .games.scheduler import Scheduler
from .http import (
    calls,
    client,
    coach,
    games,
    health,
    identity,
    lessons,
    mail,
    people,
    pictures,
    preview,
    setup,
)
from .http.application import Application
from .http.middleware import Guard
from .http.refusals import add_refusals
from .http.socket import play
from .logs import log
from .protocol.schema import definitions_for_openapi
from .settings import ServerSettings, settings_from
from .shutdown import goodbye_on_signals, say_goodbye
from .storage.database import Database
from .storage.failures import FAILURES, OutcomeUnknown
from .storage.migrate import migrate
from .storage.presence import heartbeat
from .storage.sealing import seal_again
from .storage.secret_keys import keyring_for
from .workers.helper import HELPER

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
    static: Path = client.STATIC,
) -> Application:
    """The server as an ASGI application. Without settings, those of the environment."""
    settings = settings or settings_from()
    app = Application(
        Context(
            settings,
            Database(
                settings.database,
                settings.database_seconds,
                settings.max_waiting_writes,
                keyring_for(settings),
            ),
            clock or SteadyClock(),
            entropy or Entropy(),
            worker,
            helper,
        ),
        static,
        play,
        title="Okapi",
        version=version("okapi"),
        lifespan=partial(_lifespan, reviewer=reviewer),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    for part in (identity, calls, mail, people, setup, games, coach, lessons, pictures, health, preview):
        app.include_router(part.router)
    app.include_router(client.router)  # it takes what is left
    app.add_middleware(Guard, settings=settings, limits=app.limits, turns=app.turns)
    add_refusals(app)
    return app


@asynccontextmanager
async def _lifespan(app: Application, reviewer: Sequence[str]) -> AsyncIterator[None]:
    context = app.context
    database = context.database
    await migrate(database)
    moves, downtime = BotMoves(context, context.bots), Downtime(context)
    scheduler = Scheduler(context, moves, downtime)
    context.tasks.start(context.log.write(), endless=True)
    try:
        await _begin(context, downtime)
    except (*FAILURES, OutcomeUnknown) as error:  # games can be looked at all the same
        log.error("nothing can be stored at the start", exc_info=error)
        context.tasks.start(_store_boards_later(context))
    if database.is_shared:
        context.tasks.start(listen(context), endless=True)
        context.tasks.start(keep_heartbeat(context))
    else:
        context.tasks.start(_checkpoint_regularly(context))
    app.readiness = Readiness(context, context.bots, downtime)
    context.tasks.start(context.lists.send_changes(), endless=True)
    context.tasks.start(moves.call_bots(), endless=True)
    context.tasks.start(moves.keep_leases())
    context.tasks.start(scheduler.watch_the_clocks())
    context.tasks.start(keep_house(context))
    context.tasks.start(keep_rating(context))
    context.tasks.start(keep_leaving(context))
    context.tasks.start(keep_reviewing(context, reviewer), endless=True)
    context.calls.start()
    log.info("ready", extra={"about": {"process": database.process}})
    with goodbye_on_signals(context):
        yield
    say_goodbye(context)
    await context.tasks.finish()
    await context.bots.close()
    await context.helpers.close()
    await downtime.stop()
    await database.close()
    log.info("stopped", extra={"about": {"process": database.process}})


async def _look_at_secrets(database: Database) -> None:
    """The key may be another than before: by intention, by mistake, or because the old one was lost."""
    async with database.write() as connection:
        lost = await seal_again(connection)
    if lost:
        log.error(
            "the secret key does not decrypt all that is encrypted in the database", extra={"about": lost}
        )


async def _begin(context: Context, downtime: Downtime) -> None:
    """Store what is stored when a server starts."""
    await _look_at_secrets(context.database)
    await _store_boards(context)
    await downtime.account()
    await take_up_reviews(context)
    if context.database.is_shared:
        async with context.database.write() as connection:
            await heartbeat(connection, context.database.process, context.now())


async def _store_boards(context: Context) -> None:
    async with context.database.write() as connection:
        await context.boards.store(connection)


async def _store_boards_later(context: Context) -> None:
    """Store the boards as soon as the database takes them. What else `_begin` does is tried again anyway."""
    is_stored = False
    while not is_stored and await context.tasks.pause(_TRY_AGAIN_SECONDS):
        with suppress(*FAILURES, OutcomeUnknown):
            await _store_boards(context)
            is_stored = True


async def _checkpoint_regularly(context: Context) -> None:
    while await context.tasks.pause(_CHECKPOINT_SECONDS):
        try:
            await context.database.checkpoint()
        except Exception as error:  # it will be done at the next opportunity
            log.error("a checkpoint failed", exc_info=error)


def _openapi(app: Application) -> dict[str, Any]:
    """FastAPI's description of the routes, with the protocol's types."""
    if not app.openapi_schema:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes)
        found.setdefault("components", {})["schemas"] = definitions_for_openapi()
        app.openapi_schema = found
    return app.openapi_schema
