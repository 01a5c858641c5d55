"""For whoever runs the server: is it alive, is it ready, how is it doing."""

from fastapi import APIRouter, Response
from sqlalchemy import text

from okapi.server.protocol.reasons import Refusal, ServerReason

from .dependencies import TheContext, described

router = APIRouter(tags=["operations"])


@router.get("/healthz", **described(text="text/plain"))
async def healthy() -> Response:
    """The process lives."""
    return Response("ok", media_type="text/plain")


@router.get("/readyz", **described(text="text/plain"))
async def ready(context: TheContext) -> Response:
    """The process can reach its database, and is not about to stop."""
    if context.is_closing:
        raise Refusal(ServerReason.RESTARTING)
    async with context.database.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Response("ok", media_type="text/plain")


@router.get("/metrics", **described(text="text/plain"))
async def metrics(context: TheContext) -> Response:
    """For Prometheus."""
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4")
