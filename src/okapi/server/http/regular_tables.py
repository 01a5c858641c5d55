"""Regular tables, which the same people come back to: /api/tables."""

from fastapi import APIRouter, Request, Response

from okapi.server.lobby import regular_tables
from okapi.server.protocol import messages

from .dependencies import Anyone, IdInPath, Someone, TheLobby, answer, described, read
from .games import game_info
from .rate_limits import Work

router = APIRouter(prefix="/api/tables", tags=["people"])


@router.get("", **described(None, messages.RegularTableList))
async def list_tables(lobby: TheLobby, me: Someone) -> Response:
    """The caller's regular tables."""
    return answer(await regular_tables.list_tables(lobby, me))


@router.post("", **described(messages.NewRegularTable, messages.RegularTableInfo, 201, costs=Work.PEOPLE))
async def make(request: Request, lobby: TheLobby, me: Someone) -> Response:
    """A new regular table."""
    made = await regular_tables.make_table(lobby, me, await read(request, messages.NewRegularTable))
    return answer(await regular_tables.show_table(lobby, made, me), 201)


@router.get("/{table}", **described(None, messages.RegularTableInfo))
async def show(table: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """One of the caller's regular tables."""
    return answer(await regular_tables.show_table(lobby, table, me))


@router.patch("/{table}", **described(messages.RenameRegularTable, messages.RegularTableInfo))
async def rename(table: IdInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Rename a regular table."""
    await regular_tables.rename(lobby, table, me, (await read(request, messages.RenameRegularTable)).name)
    return answer(await regular_tables.show_table(lobby, table, me))


@router.delete("/{table}", **described(None, messages.RegularTableList))
async def delete(table: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """Delete a regular table; its games stay. The answer is the list of those that remain."""
    await regular_tables.delete(lobby, table, me)
    return answer(await regular_tables.list_tables(lobby, me))


@router.post(
    "/{table}/invitation", **described(messages.JoinRegularTable, messages.RegularTableInvitation, costs=Work.JOIN)
)
async def invitation(table: IdInPath, request: Request, lobby: TheLobby, me: Anyone) -> Response:
    """What a link leads to. It travels in the body, because bodies are not logged."""
    link = (await read(request, messages.JoinRegularTable)).link
    return answer(await regular_tables.show_invitation(lobby, table, me, link))


@router.post("/{table}/join", **described(messages.JoinRegularTable, messages.RegularTableInfo, costs=Work.JOIN))
async def join(table: IdInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Join a regular table by its link."""
    await regular_tables.join(lobby, table, me, (await read(request, messages.JoinRegularTable)).link)
    return answer(await regular_tables.show_table(lobby, table, me))


@router.post("/{table}/link", **described(None, messages.RegularTableInfo, costs=Work.PEOPLE))
async def make_new_link(table: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """Replace the link of a regular table."""
    await regular_tables.make_new_link(lobby, table, me)
    return answer(await regular_tables.show_table(lobby, table, me))


@router.put("/{table}/owner", **described(messages.HandOver, messages.RegularTableInfo))
async def hand_over(table: IdInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Make another member the owner."""
    await regular_tables.hand_over(lobby, table, me, (await read(request, messages.HandOver)).person)
    return answer(await regular_tables.show_table(lobby, table, me))


@router.delete("/{table}/people/{person}", **described(None, messages.RegularTableList))
async def remove(table: IdInPath, person: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """Leave a regular table, or remove a member. The answer is the list of the caller's tables."""
    await regular_tables.remove(lobby, table, me, person)
    return answer(await regular_tables.list_tables(lobby, me))


@router.post("/{table}/next", **described(None, messages.GameInfo, costs=Work.TABLE))
async def next_game(table: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """The next game of a regular table, or the one in progress."""
    return answer(await game_info(lobby.play, await regular_tables.next_game(lobby, table, me), me))
