"""The web application, and what its handlers share."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from okapi.server.rooms import Rooms

from .half_open import answering
from .rate_limits import RateLimits, RequestTurns, Shares

Play = Callable[[WebSocket], Awaitable[None]]


class Application(FastAPI):
    """FastAPI with typed fields in place of its untyped `state`."""

    def __init__(self, rooms: Rooms, static: Path, play: Play, **options: Any) -> None:
        super().__init__(**options)
        self._play = play
        self.rooms = rooms
        self.has_started = False
        self.static = static  # where the browser client is
        self.limits = RateLimits(rooms.settings)
        self.sockets = Shares(rooms.settings.max_sockets_per_address)
        self.turns = RequestTurns(rooms.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their handler: the middleware for requests would slow down every message."""
        if scope["type"] == "websocket" and scope["path"] == "/api/play":
            scope["app"] = self
            await self._play(WebSocket(scope, receive, send))
        else:
            with answering():
                await super().__call__(scope, receive, send)


def application_of(connection: HTTPConnection) -> Application:
    found = connection.app
    assert isinstance(found, Application)
    return found
