"""Guided games: /api/tutorials."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from okapi.server.lengths import MAX_ID
from okapi.server.protocol.messages import GameInfo, NewTutorial, TutorialInfo
from okapi.server.tutorial import begin, tutorial_info

from .dependencies import Anyone, Someone, TheLobby, answer, described, read
from .games import game_info
from .rate_limits import Work

router = APIRouter(prefix="/api/tutorials", tags=["tutorials"])


@router.post("", **described(NewTutorial, GameInfo, 201, costs=Work.TUTORIAL))
async def create(request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Begin a guided game."""
    game = await begin(lobby, me, await read(request, NewTutorial, or_default=True))
    return answer(await game_info(lobby.play, game, me), 201)


@router.get("/{tutorial}", **described(None, TutorialInfo))
async def look(tutorial: Annotated[str, Path(max_length=MAX_ID)], _: Anyone) -> Response:
    """What a tutorial says, and when."""
    return answer(tutorial_info(tutorial))
