"""For operators: whether the server is alive and ready, and its metrics."""

from fastapi import APIRouter, Request, Response

from okapi.server.protocol.reasons import Refusal, ServerReason

from .application import application_of
from .dependencies import ThePlay, described

router = APIRouter(tags=["operations"])


@router.get("/healthz", **described(text="text/plain"))
async def healthy() -> Response:
    """The process is alive."""
    return Response("ok", media_type="text/plain")


@router.get("/readyz", **described(text="text/plain"))
async def ready(request: Request, play: ThePlay) -> Response:
    """The process can store moves, receives those of other processes, can start bots, and is not stopping."""
    if play.tasks.is_closing:
        raise Refusal(ServerReason.RESTARTING)
    application = application_of(request)
    if application.has_started and (problem := await application.rooms.readiness.problem()) is not None:
        raise Refusal(ServerReason.NOT_READY, problem=problem)
    return Response("ok", media_type="text/plain")


@router.get("/metrics", **described(text="text/plain"))
async def metrics(play: ThePlay) -> Response:
    """Metrics for Prometheus."""
    return Response(play.metrics.text(), media_type="text/plain; version=0.0.4")
