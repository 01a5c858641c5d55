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

# SQLite works in a thread of its own. With Python's usual 5 ms, each of its steps would wait that long for
# the event loop to let go while many games are played.
_SWITCH_SECONDS = 0.0005

# Games in memory are many small objects that live long and make no cycles. To look through all of them for
# garbage stops every move for a tenth of a second and finds nothing: what is not needed any more goes by its
# count of references. So young objects are looked through often, and old ones hardly ever: once in some ten
# million moves, for the few cycles of SQLAlchemy that were in use when the young ones were looked through.
_COLLECTOR_THRESHOLDS = (20_000, 50, 100)


def application() -> FastAPI:
    settings = settings_from()
    set_up_logs(settings.log_level)
    sys.setswitchinterval(_SWITCH_SECONDS)
    made = create_app(settings)
    gc.collect()
    gc.freeze()  # what is there now stays
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
        os.environ.pop(f"OKAPI_{name.upper()}", None)  # an option may have gone before it
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
        "ws_ping_interval": settings.ping_seconds,  # and so long it has for its answer
        "timeout_graceful_shutdown": settings.grace_seconds,
    }
