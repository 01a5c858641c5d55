"""Pictures of tables, for links: /api/picture.png and /api/games/{game}/picture.png."""

import asyncio
from functools import cache

from fastapi import APIRouter, Response
from resvg_py import svg_to_bytes

from okapi.board import Board
from okapi.game import Table, new_game
from okapi.picture import card_of
from okapi.server.protocol.messages import MIN_SEATS

from .dependencies import Anyone, GameInPath, TheContext, costs, described
from .rate_limits import Work

router = APIRouter(prefix="/api", tags=["games"])

_PNG = "image/png"
_MAX_KEPT = 50
_one_at_a_time = asyncio.Semaphore(1)  # a picture takes a moment of one core, and games go first
_kept: dict[tuple[str, int], bytes] = {}


@router.get("/picture.png", dependencies=costs(Work.PICTURE), **described(text=_PNG))
async def picture_of_the_map(context: TheContext, _: Anyone) -> Response:
    """The map of the first board, without trains."""
    board = context.boards.offered(None)
    return await _answer((board.content_hash, 0), _empty(board))


@router.get("/games/{game}/picture.png", dependencies=costs(Work.PICTURE), **described(text=_PNG))
async def picture_of_a_table(game: GameInPath, context: TheContext, _: Anyone) -> Response:
    """The map with what has been claimed, as everyone sees it."""
    session = await context.registry.get_fresh(game)
    key = (game, session.seq) if session.seq else (session.board.content_hash, 0)
    return await _answer(key, session.table)


@cache
def _empty(board: Board) -> Table:
    return new_game(board, MIN_SEATS).table


async def _answer(key: tuple[str, int], table: Table) -> Response:
    async with _one_at_a_time:
        if key not in _kept:
            while len(_kept) >= _MAX_KEPT:
                _kept.pop(next(iter(_kept)))
            _kept[key] = await asyncio.to_thread(_png, table)
    headers = {"cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin"}
    return Response(_kept[key], media_type=_PNG, headers=headers)


def _png(table: Table) -> bytes:
    return bytes(svg_to_bytes(svg_string=card_of(table), skip_system_fonts=True))
