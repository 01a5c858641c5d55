"""Tables that the same people come back to: /api/tables."""

from fastapi import APIRouter, Request, Response

from okapi.server.lobby import standing_tables
from okapi.server.protocol import messages

from .dependencies import Anyone, IdInPath, Someone, TheLobby, answer, described, read
from .games import game_info
from .rate_limits import Work

router = APIRouter(prefix="/api/tables", tags=["people"])


@router.get("", **described(None, messages.StandingTableList))
async def list_tables(lobby: TheLobby, me: Someone) -> Response:
    """The standing tables that one belongs to."""
    return answer(await standing_tables.list_tables(lobby, me))


@router.post("", **described(messages.NewStandingTable, messages.StandingTableInfo, 201, costs=Work.PEOPLE))
async def make(request: Request, lobby: TheLobby, me: Someone) -> Response:
    """A new standing table."""
    made = await standing_tables.make_table(lobby, me, await read(request, messages.NewStandingTable))
    return answer(await standing_tables.show_table(lobby, made, me), 201)


@router.get("/{table}", **described(None, messages.StandingTableInfo))
async def show(table: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """A standing table that one belongs to."""
    return answer(await standing_tables.show_table(lobby, table, me))


@router.patch("/{table}", **described(messages.RenameStandingTable, messages.StandingTableInfo))
async def rename(table: IdInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Another name."""
    await standing_tables.rename(lobby, table, me, (await read(request, messages.RenameStandingTable)).name)
    return answer(await standing_tables.show_table(lobby, table, me))


@router.delete("/{table}", **described(None, messages.StandingTableList))
async def delete(table: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """Close a standing table; those that are left. The games stay with those who played them."""
    await standing_tables.delete(lobby, table, me)
    return answer(await standing_tables.list_tables(lobby, me))


@router.post(
    "/{table}/invitation", **described(messages.JoinStandingTable, messages.StandingTableInvitation, costs=Work.JOIN)
)
async def invitation(table: IdInPath, request: Request, lobby: TheLobby, me: Anyone) -> Response:
    """What the link leads to. It travels in the body, which nobody writes into a log."""
    link = (await read(request, messages.JoinStandingTable)).link
    return answer(await standing_tables.show_invitation(lobby, table, me, link))


@router.post("/{table}/join", **described(messages.JoinStandingTable, messages.StandingTableInfo, costs=Work.JOIN))
async def join(table: IdInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Belong to it, by its link."""
    await standing_tables.join(lobby, table, me, (await read(request, messages.JoinStandingTable)).link)
    return answer(await standing_tables.show_table(lobby, table, me))


@router.post("/{table}/link", **described(None, messages.StandingTableInfo, costs=Work.PEOPLE))
async def make_new_link(table: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """Another link, in place of the one before."""
    await standing_tables.make_new_link(lobby, table, me)
    return answer(await standing_tables.show_table(lobby, table, me))


@router.put("/{table}/owner", **described(messages.HandOver, messages.StandingTableInfo))
async def hand_over(table: IdInPath, request: Request, lobby: TheLobby, me: Someone) -> Response:
    """Make somebody else the owner."""
    await standing_tables.hand_over(lobby, table, me, (await read(request, messages.HandOver)).person)
    return answer(await standing_tables.show_table(lobby, table, me))


@router.delete("/{table}/people/{person}", **described(None, messages.StandingTableList))
async def remove(table: IdInPath, person: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """Leave, or have somebody leave; the tables that one belongs to then."""
    await standing_tables.remove(lobby, table, me, person)
    return answer(await standing_tables.list_tables(lobby, me))


@router.post("/{table}/next", **described(None, messages.GameInfo, costs=Work.TABLE))
async def next_game(table: IdInPath, lobby: TheLobby, me: Someone) -> Response:
    """The next game with the same people, or the one that goes on."""
    return answer(await game_info(lobby.play, await standing_tables.next_game(lobby, table, me), me))
