"""Answers for everything that is refused or fails: each has a reason key."""

import asyncio
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection

from okapi.game import IllegalAction
from okapi.server.logs import log
from okapi.server.protocol.messages import Refused
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.unaffordable import because
from okapi.server.storage.failures import FAILURES, OutcomeUnknown, is_taken
from okapi.server.turns import TooManyWaiting

from .application import application_of
from .dependencies import answer
from .rate_limits import TooFast

_BY_STATUS = {404: ServerReason.NOT_FOUND, 405: ServerReason.WRONG_METHOD, 413: ServerReason.TOO_LARGE}


def refuse(reason: ServerReason, **details: str | int) -> Response:
    return answer(Refused(str(reason), details), reason.status)


async def answer_refusal(connection: HTTPConnection, error: Any) -> Response:
    """The `refusal`, after a wait for clients that are too fast."""
    if isinstance(error, TooFast):
        await asyncio.sleep(application_of(connection).rooms.settings.refusal_seconds)
    return refusal(error)


def refusal(error: Refusal) -> Response:
    """The answer to a refused request, with when to try again."""
    refused = refuse(error.reason, **error.details)
    if isinstance(error, TooFast):
        refused.headers["retry-after"] = str(error.seconds)
    if error.reason is ServerReason.TOO_SLOWLY_SENT:
        refused.headers["connection"] = "close"
    return refused


async def _illegal(_: Request, error: Any) -> Response:
    return answer(Refused(*because(error)), ServerReason.MALFORMED.status)


async def _too_many_waiting(request: Request, error: Any) -> Response:
    return await answer_refusal(request, TooFast(ServerReason.TOO_MANY_REQUESTS, 1))


async def _hung_up(_: Request, error: Any) -> Response:
    """Nobody receives this answer."""
    return refuse(ServerReason.MALFORMED)


async def _malformed(_: Request, error: Any) -> Response:
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return refuse(ServerReason.MALFORMED, field=where[:100])


async def _http(_: Request, error: Any) -> Response:
    refused = refuse(_BY_STATUS.get(error.status_code, ServerReason.MALFORMED))
    refused.headers.update(error.headers or {})
    return refused


async def _no_database(_: Request, error: Any) -> Response:
    note_failure(error)
    return refuse(ServerReason.NOT_READY)


def note_failure(error: Exception) -> None:
    """Log what kept a change from being stored. The client may try again."""
    if is_taken(error):  # say, the person was pruned a moment ago
        log.info("what a change rests on was removed or taken before it was stored", exc_info=error)
    else:
        log.error("the database failed", exc_info=error)


async def _outcome_unknown(_: Request, error: Any) -> Response:
    log.error("the database did not say whether a change is stored", exc_info=error)
    return refuse(ServerReason.OUTCOME_UNKNOWN)


async def _failed(_: Request, error: Any) -> Response:
    log.error("a request failed", exc_info=error)
    return refuse(ServerReason.FAILED)


HANDLERS: dict[Any, Any] = {
    Refusal: answer_refusal,
    IllegalAction: _illegal,
    ClientDisconnect: _hung_up,
    RequestValidationError: _malformed,
    HTTPException: _http,
    OutcomeUnknown: _outcome_unknown,
    TooManyWaiting: _too_many_waiting,
    **dict.fromkeys(FAILURES, _no_database),
    Exception: _failed,
}
