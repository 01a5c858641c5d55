"""Boards that people make for themselves: /api/workshop."""

from fastapi import APIRouter, Request, Response

from okapi.board import to_toml
from okapi.server.protocol import messages

from .dependencies import Anyone, IdInPath, Someone, TheWorkshop, answer, described, read
from .rate_limits import Work

router = APIRouter(prefix="/api/workshop", tags=["workshop"])
_TOML = "application/toml"


@router.post("/check", **described(messages.CheckBoard, messages.CheckedBoard, costs=Work.BOARD))
async def check(request: Request, workshop: TheWorkshop, _: Anyone) -> Response:
    """Check a board. It is not stored."""
    return answer(await workshop.check((await read(request, messages.CheckBoard)).content))


@router.post("/read", **described(None, messages.ReadBoard, costs=Work.BOARD))
async def read_file(request: Request, workshop: TheWorkshop, _: Anyone) -> Response:
    """Read a board file: the file is the body."""
    return answer(await workshop.read(await request.body()))


@router.post("/file", **described(messages.CheckBoard, text=_TOML, costs=Work.BOARD))
async def write_file(request: Request, _: Anyone) -> Response:
    """A board as a file, for `okapi board check` and every `--board`."""
    content = (await read(request, messages.CheckBoard)).content
    return Response(to_toml(content), media_type=_TOML)


@router.post("/shared", **described(messages.BoardLink, messages.SharedBoard, costs=Work.BOARD))
async def look_at_shared(request: Request, workshop: TheWorkshop, _: Anyone) -> Response:
    """The board that a link leads to."""
    return answer(await workshop.shared((await read(request, messages.BoardLink)).link))


@router.get("/boards", **described(None, messages.OwnBoardList))
async def list_boards(workshop: TheWorkshop, me: Someone) -> Response:
    """The caller's boards."""
    return answer(await workshop.boards(me))


@router.get("/boards/{board}", **described(None, messages.OwnBoardFound))
async def look(board: IdInPath, workshop: TheWorkshop, me: Someone) -> Response:
    """One of the caller's boards."""
    return answer(await workshop.board(me, board))


@router.put("/boards/{board}", **described(messages.SaveBoard, messages.SavedBoard, costs=Work.BOARD))
async def save(board: IdInPath, request: Request, workshop: TheWorkshop, me: Someone) -> Response:
    """Save a board, and check it."""
    return answer(await workshop.save(me, board, await read(request, messages.SaveBoard)))


@router.delete("/boards/{board}", **described(status=204))
async def forget(board: IdInPath, workshop: TheWorkshop, me: Someone) -> None:
    """Delete a board. Games on it keep theirs."""
    await workshop.forget(me, board)


@router.put("/boards/{board}/link", **described(None, messages.OwnBoardFound))
async def share(board: IdInPath, workshop: TheWorkshop, me: Someone) -> Response:
    """Make a link by which friends can see and copy a board."""
    return answer(await workshop.share(me, board))


@router.delete("/boards/{board}/link", **described(status=204))
async def withdraw(board: IdInPath, workshop: TheWorkshop, me: Someone) -> None:
    """Revoke the link. Copies that friends have taken remain theirs."""
    await workshop.withdraw(me, board)
