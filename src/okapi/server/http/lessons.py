"""Guided games: /api/lessons."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from okapi.server.games import lessons
from okapi.server.lengths import MAX_ID
from okapi.server.protocol.messages import GameInfo, LessonInfo, NewLesson

from .dependencies import Anyone, Someone, TheContext, answer, costs, described, read
from .rate_limits import Work

router = APIRouter(prefix="/api/lessons", tags=["lessons"])


@router.post("", dependencies=costs(Work.TUTORIAL), **described(NewLesson, GameInfo, 201))
async def begin(request: Request, context: TheContext, me: Someone) -> Response:
    """A guided game of one's own."""
    game = await lessons.begin(context, me, await read(request, NewLesson, or_default=True))
    session = await context.registry.get_fresh(game)
    return answer(context.broadcast.info(session, me.id), 201)


@router.get("/{lesson}", **described(None, LessonInfo))
async def look(lesson: Annotated[str, Path(max_length=MAX_ID)], _: Anyone) -> Response:
    """What a lesson says, and when."""
    return answer(lessons.lesson_info(lesson))
