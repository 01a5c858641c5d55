"""Structured logs: one JSON object on each line, with its request and game. Secrets never appear in them."""

import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
game_id: ContextVar[str | None] = ContextVar("game_id", default=None)

log = logging.getLogger("okapi.server")


class JsonLines(logging.Formatter):
    """Formats a record as a line of JSON. `extra={"about": {...}}` adds fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := request_id.get():
            line["request"] = request
        if game := game_id.get():
            line["game"] = game
        line |= getattr(record, "about", {})
        if record.exc_info and record.exc_info[1]:
            line["error"] = where(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def where(error: BaseException) -> list[str]:
    """The type of an error and its traceback, without the message, which may quote a hidden card or a token."""
    frames = traceback.extract_tb(error.__traceback__)
    return [type(error).__name__, *(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:])]


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Send all logs to one stream (standard error), as lines of JSON."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # our own has the request's id
    for name in ("uvicorn.error", "alembic", "aiosqlite", "websockets"):  # the last one would quote messages
        logging.getLogger(name).setLevel("WARNING")
