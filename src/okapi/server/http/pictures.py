"""Pictures of tables, for links: /api/picture.png and /api/games/{game}/picture.png."""

from functools import lru_cache

from fastapi import APIRouter, Request, Response

from okapi.board import Board
from okapi.game import GameState, new_game
from okapi.picture import ResultLine
from okapi.server.play.boards import Boards
from okapi.server.play.pictures import Pictures, TablePicture, picture_tag
from okapi.server.protocol.messages import MIN_SEATS
from okapi.server.status import Status
from okapi.server.storage.stored_game import StoredGame

from .dependencies import Anyone, GameInPath, TheBoards, ThePictures, ThePlay, described
from .rate_limits import Work

router = APIRouter(prefix="/api", tags=["games"])

_PNG = "image/png"
_MAY_CHANGE = "public, max-age=300"
_IS_FINAL = "public, max-age=604800, immutable"


@router.get("/picture.png", **described(text=_PNG, costs=Work.PICTURE))
async def picture_of_the_map(request: Request, boards: TheBoards, pictures: ThePictures, _: Anyone) -> Response:
    """The map of the first board, without trains."""
    return await _answer(request, pictures, TablePicture(_empty(boards.offered(None))), _MAY_CHANGE)


@router.get("/games/{game}/picture.png", **described(text=_PNG, costs=Work.PICTURE))
async def picture_of_a_table(
    game: GameInPath, request: Request, play: ThePlay, boards: TheBoards, pictures: ThePictures, _: Anyone
) -> Response:
    """The map with the claimed routes, as everyone sees it, and the points if the game is finished.

    It names nobody. A board that is not offered to everyone is private: an empty map of the first one is shown instead.
    """
    session = await play.registry.get_fresh(game)
    if not boards.is_offered(session.stored.board_hash):
        return await _answer(request, pictures, TablePicture(_empty(boards.offered(None))), _MAY_CHANGE)
    stored = session.stored
    picture = TablePicture(session.state, stored.liveries, _result(stored))
    is_final = stored.status not in (Status.LOBBY, Status.PLAYING)
    return await _answer(request, pictures, picture, _IS_FINAL if is_final else _MAY_CHANGE)


async def deal_picture(request: Request, boards: Boards, pictures: Pictures, points: int | None) -> Response:
    """The empty map with somebody's points on it."""
    line = () if points is None else (ResultLine(points, 0, has_won=True),)
    return await _answer(request, pictures, TablePicture(_empty(boards.offered(None)), (), line), _MAY_CHANGE)


def _result(stored: StoredGame) -> tuple[ResultLine, ...]:
    """The final points of all players, the best first."""
    best_first = sorted(stored.results, key=lambda it: it.place)
    return tuple(ResultLine(it.total, stored.liveries[it.seat], has_won=it.place == 1) for it in best_first)


@lru_cache(maxsize=32)
def _empty(board: Board) -> GameState:
    return new_game(board, MIN_SEATS)


async def _answer(request: Request, pictures: Pictures, picture: TablePicture, keep: str) -> Response:
    tag = f'"{picture_tag(picture)}"'
    headers = {
        "cache-control": keep,
        "etag": tag,
        "cross-origin-resource-policy": "cross-origin",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(await pictures.of(picture), media_type=_PNG, headers=headers)
