"""For those who run the server: is it alive, is it ready, how is it doing."""

from fastapi import APIRouter, Request, Response

from okapi.server.protocol.reasons import Refusal, ServerReason

from .application import application_of
from .dependencies import ThePlay, described

router = APIRouter(tags=["operations"])


@router.get("/healthz", **described(text="text/plain"))
async def healthy() -> Response:
    """The process lives."""
    return Response("ok", media_type="text/plain")


@router.get("/readyz", **described(text="text/plain"))
async def ready(request: Request, play: ThePlay) -> Response:
    """The process can store moves, hear of those of others and let bots think, and is not about to stop."""
    if play.tasks.is_closing:
        raise Refusal(ServerReason.RESTARTING)
    application = application_of(request)
    if application.has_started and (problem := await application.rooms.readiness.problem()) is not None:
        raise Refusal(ServerReason.NOT_READY, problem=problem)
    return Response("ok", media_type="text/plain")


@router.get("/metrics", **described(text="text/plain"))
async def metrics(play: ThePlay) -> Response:
    """For Prometheus."""
    return Response(play.metrics.text(), media_type="text/plain; version=0.0.4")
