"""Lists of games update themselves, on every process, and show people only what they may see."""

import pytest

from okapi.client import Session, Socket
from okapi.server.protocol.messages import CreatedGame, Follow, GameInfo, Join, Lists, NewGame, Ping, Pong, Start
from okapi.server.status import Agreement, Status
from server.running import LISTED, ME, OPEN, Running, running, settings_for, table_of
from server.sockets import the_next

pytestmark = pytest.mark.anyio


async def following(session: Session) -> Socket:
    socket = await session.play()
    await socket.send(Follow())
    await socket.send(Ping())
    await the_next(socket, Pong)
    return socket


async def line(socket: Socket, game: str) -> GameInfo:
    """The next line about a game."""
    found = await the_next(socket, Lists, lambda lists: any(info.id == game for info in lists.games))
    return next(info for info in found.games if info.id == game)


@pytest.mark.both_databases
async def test_everyone_hears_of_listed_tables_and_people_of_their_own(server: Running) -> None:
    ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
    adas, eves = await following(ada), await following(eve)
    nobodys = await following(Session(server.address))
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
    private = made.game.id
    assert (await line(adas, private)).yours == (0,)
    listed = await ben.ask("POST", "/api/games", NewGame((ME, OPEN), LISTED), gives=CreatedGame)
    for socket in (eves, nobodys):
        heard = await the_next(socket, Lists)
        assert [info.id for info in heard.games] == [listed.game.id], "and of no other"
    path = f"/api/games/{listed.game.id}"
    await ben.ask("PUT", f"{path}/agreement", Agreement(listed=False), gives=GameInfo)
    assert (await the_next(nobodys, Lists)).gone == (listed.game.id,)
    await eve.ask("POST", f"{path}/join", Join(listed.invite.invite), gives=GameInfo)
    assert (await line(eves, listed.game.id)).yours == (1,)
    await ben.ask("POST", f"{path}/start", Start(2), gives=GameInfo)
    assert (await line(eves, listed.game.id)).status is Status.PLAYING
    for socket in (adas, eves, nobodys):
        await socket.close()


async def test_lists_follow_what_other_processes_do(postgres_database: str) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as one, running(settings) as other:
        ada = await one.person("Ada")
        socket = await following(Session(other.address, ada.token))
        game = await table_of(ada, bots=1, start=False)
        assert (await line(socket, game.id)).yours == (0,)
        await ada.ask("POST", f"/api/games/{game.id}/start", Start(1), gives=GameInfo)
        while (await line(socket, game.id)).status is not Status.PLAYING:
            pass
        await socket.close()
