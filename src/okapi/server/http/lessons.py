"""Guided games: /api/lessons."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from okapi.server import tutorial
from okapi.server.lengths import MAX_ID
from okapi.server.protocol.messages import GameInfo, LessonInfo, NewLesson

from .dependencies import Anyone, Someone, TheLobby, answer, costs, described, read
from .rate_limits import Work

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


@router.post("", dependencies=costs(Work.TUTORIAL), **described(NewLesson, GameInfo, 201))
async def begin(request: Request, lobby: TheLobby, me: Someone) -> Response:
    """A guided game of one's own."""
    game = await tutorial.begin(lobby, me, await read(request, NewLesson, or_default=True))
    session = await lobby.play.registry.get_fresh(game)
    return answer(lobby.play.broadcast.info(session, me.id), 201)


@router.get("/{lesson}", **described(None, LessonInfo))
async def look(lesson: Annotated[str, Path(max_length=MAX_ID)], _: Anyone) -> Response:
    """What a lesson says, and when."""
    return answer(tutorial.lesson_info(lesson))
