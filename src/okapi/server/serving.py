"""Running the application: in one process, in several that share a port, or in several with a port each."""

import gc
import os
import sys
from functools import partial
from importlib.util import find_spec
from typing import Any

import uvicorn
from fastapi import FastAPI
from msgspec.structs import replace

from okapi import how_to_install
from okapi.server.http.half_open import HalfOpen, HttpProtocol
from okapi.server.http.websocket_protocol import WebSocketProtocol

from .app import create_app
from .logs import log, set_up_logs
from .processes import keep_serving
from .settings import ServerSettings, environment_of, settings_from

# SQLite runs in its own thread. With Python's usual 5 ms, each of its steps would wait that long for the event loop to
# release the lock while many games are played.
_SWITCH_SECONDS = 0.0005

# Games in memory are many small objects that live long and form no cycles. A full garbage collection would stop every
# move for a tenth of a second and find nothing: reference counts free what is no longer needed. So young objects are
# collected often, and old ones hardly ever: once in some ten million moves, for the few cycles of SQLAlchemy that
# survived the collections of young objects.
_COLLECTOR_THRESHOLDS = (20_000, 50, 100)


def application() -> FastAPI:
    settings = settings_from()
    set_up_logs(settings.log_level)
    sys.setswitchinterval(_SWITCH_SECONDS)
    made = create_app(settings)
    gc.collect()
    gc.freeze()  # what exists now stays
    gc.set_threshold(*_COLLECTOR_THRESHOLDS)
    return made


def serve(settings: ServerSettings) -> None:
    set_up_logs(settings.log_level)
    if find_spec("numba") is None:
        log.info("champion plays as prodigy, without looking ahead: for that, %s", how_to_install("fast"))
    if settings.own_ports:
        keep_serving(settings.ports, partial(_serve_on, settings))
    else:
        _serve(settings)


def _serve_on(settings: ServerSettings, port: int) -> None:
    set_up_logs(settings.log_level)
    _serve(replace(settings, port=port, workers=1, own_ports=False))


def _serve(settings: ServerSettings) -> None:
    for name in settings.__struct_fields__:
        os.environ.pop(f"OKAPI_{name.upper()}", None)  # an option may have overridden it
    os.environ.update(environment_of(settings))
    uvicorn.run(
        "okapi.server.serving:application",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        **uvicorn_options(settings),
    )


def uvicorn_options(settings: ServerSettings) -> dict[str, Any]:
    return {
        "http": partial(HttpProtocol, half_open=HalfOpen(settings.header_seconds, settings.max_half_open)),
        "ws": WebSocketProtocol,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "ws_max_size": max(1 << 20, 4 * settings.max_message),
        "ws_ping_interval": settings.ping_seconds,  # also the time limit of the answer
        "timeout_graceful_shutdown": settings.grace_seconds,
    }
