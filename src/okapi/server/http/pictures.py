"""Pictures of tables, for links: /api/picture.png and /api/games/{game}/picture.png."""

from functools import lru_cache

from fastapi import APIRouter, Request, Response

from okapi.board import Board
from okapi.game import GameState, new_game
from okapi.server.play.pictures import Liveries, Pictures, picture_tag
from okapi.server.protocol.messages import MIN_SEATS
from okapi.server.status import Status

from .dependencies import Anyone, IdInPath, TheBoards, ThePictures, ThePlay, described
from .rate_limits import Work

router = APIRouter(prefix="/api", tags=["games"])

_PNG = "image/png"
_MAY_CHANGE = "public, max-age=300"
_IS_FINAL = "public, max-age=604800, immutable"


@router.get("/picture.png", **described(text=_PNG, costs=Work.PICTURE))
async def picture_of_the_map(request: Request, boards: TheBoards, pictures: ThePictures, _: Anyone) -> Response:
    """The map of the first board, without trains."""
    return await _answer(request, pictures, _empty(boards.offered(None)), (), _MAY_CHANGE)


@router.get("/games/{game}/picture.png", **described(text=_PNG, costs=Work.PICTURE))
async def picture_of_a_table(
    game: IdInPath, request: Request, play: ThePlay, pictures: ThePictures, _: Anyone
) -> Response:
    """The map with what has been claimed, as everyone sees it."""
    session = await play.registry.get_fresh(game)
    is_final = session.stored.status not in (Status.LOBBY, Status.PLAYING)
    keep = _IS_FINAL if is_final else _MAY_CHANGE
    return await _answer(request, pictures, session.state, session.stored.liveries, keep)


@lru_cache(maxsize=32)
def _empty(board: Board) -> GameState:
    return new_game(board, MIN_SEATS)


async def _answer(request: Request, pictures: Pictures, state: GameState, liveries: Liveries, keep: str) -> Response:
    tag = f'"{picture_tag(state, liveries)}"'
    headers = {"cache-control": keep, "etag": tag, "cross-origin-resource-policy": "cross-origin"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(await pictures.of(state, liveries), media_type=_PNG, headers=headers)
