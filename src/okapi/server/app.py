"""The application: all parts, put together."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from .bots.workers import WORKER, BotWorkers
from .clock_and_entropy import Sources
from .games.cluster import keep_beating, listen
from .games.context import Hall
from .games.scheduler import Attendant
from .http import client, games, health, identity, setup
from .http.middleware import Guard
from .http.rate_limits import Buckets
from .http.refusals import add_refusals
from .http.socket import play
from .logs import log
from .protocol.schema import definitions_for_openapi
from .settings import Settings, settings_from
from .shutdown import goodbye_on_signals, say_goodbye
from .storage.database import Database
from .storage.games import all_are_due, beat
from .storage.migrate import migrate

_CHECKPOINT_SECONDS = 2


def create_app(
    settings: Settings | None = None,
    *,
    sources: Sources | None = None,
    worker: Sequence[str] = WORKER,
    static: Path = client.STATIC,
) -> FastAPI:
    """The server as an ASGI application. Without settings, those of the environment."""
    settings = settings or settings_from()
    app = FastAPI(
        title="Okapi",
        version=version("okapi"),
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.settings = settings
    app.state.sources = sources or Sources()
    app.state.worker = (*worker, *settings.boards)
    app.state.static = static
    app.state.request_rates = Buckets(settings.request_rate)
    app.state.identity_rates = Buckets(settings.identity_rate)
    app.state.hall = Hall(settings, Database(settings.database), app.state.sources)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    for part in (identity, setup, games, health):
        app.include_router(part.router)
    app.add_api_websocket_route("/api/play", play)
    app.include_router(client.router)
    app.add_middleware(Guard, settings=settings)
    add_refusals(app)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    hall: Hall = app.state.hall
    settings, database = hall.settings, hall.database
    await migrate(database)
    bots = BotWorkers(settings.bot_workers, settings.bot_seconds, app.state.worker, hall.metrics)
    attendant = Attendant(hall, bots)
    hall.in_background(hall.log.write(), endless=True)
    async with database.write() as connection:
        if database.is_shared:
            await beat(connection, hall.process, hall.sources.now())
        else:
            await all_are_due(connection, hall.sources.now())
    if database.is_shared:
        hall.in_background(listen(hall), endless=True)
        hall.in_background(keep_beating(hall))
    else:
        hall.in_background(_checkpoint_regularly(hall))
    hall.in_background(attendant.watch_the_clocks())
    log.info("ready", extra={"about": {"process": hall.process}})
    with goodbye_on_signals(hall):
        yield
    say_goodbye(hall)
    await hall.finish()
    await bots.close()
    await database.close()
    log.info("stopped", extra={"about": {"process": hall.process}})


async def _checkpoint_regularly(hall: Hall) -> None:
    while await hall.pause(_CHECKPOINT_SECONDS):
        try:
            await hall.database.checkpoint()
        except Exception as error:  # it will be done at the next opportunity
            log.error("a checkpoint failed", exc_info=error)


def _openapi(app: FastAPI) -> dict[str, Any]:
    """FastAPI's description of the routes, with the protocol's types."""
    if not app.openapi_schema:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes)
        found.setdefault("components", {})["schemas"] = definitions_for_openapi()
        app.openapi_schema = found
    return app.openapi_schema
