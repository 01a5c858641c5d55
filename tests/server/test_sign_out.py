"""Devices that are signed out, and people who change their names: at once, and in every process."""

from collections.abc import AsyncIterator

import httpx
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from okapi.client import Session, Socket
from okapi.game import to_json
from okapi.server.http.socket import Listener
from okapi.server.play.connections import Connection
from okapi.server.protocol.messages import (
    Accepted,
    Closing,
    Command,
    GameChanged,
    GameInfo,
    Me,
    Ping,
    Pong,
    RefusedMessage,
    Rename,
    Token,
    Update,
    Watch,
    Welcome,
)
from server.running import Running, running, settings_for, table_of
from server.sockets import answer, first_tickets, the_next, watch

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(database: str) -> AsyncIterator[tuple[Running, Running]]:
    """Two processes on one PostgreSQL; on SQLite, one process twice."""
    async with running(settings_for(database)) as one:
        if not one.context.database.is_shared:
            yield one, one
            return
        async with running(settings_for(database)) as other:
            yield one, other


async def signed_out(socket: Socket) -> int:
    """The close code of a socket whose device is signed out."""
    assert (await the_next(socket, Closing)).reason == "identity.signed-out"
    with pytest.raises(ConnectionClosed) as closed:
        await the_next(socket, Pong)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def delete(session: Session, path: str) -> None:
    async with httpx.AsyncClient(base_url=session.address) as client:
        headers = {"Authorization": f"Bearer {session.token}"}
        assert (await client.delete(path, headers=headers)).status_code == 204


async def test_signing_other_devices_out_closes_their_sockets_in_every_process(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    ada = await here.person("Ada")
    ben = await here.person("Ben")
    game = await table_of(ada, ben)
    stolen = Session(there.address, (await ada.ask("POST", "/api/me/tokens", gives=Token)).token)
    sockets = [await session.play() for session in (ada, stolen, ben)]
    await sockets[1].send(Watch(game.id, 0))
    await the_next(sockets[1], Update)
    await delete(ada, "/api/me/tokens")
    assert await signed_out(sockets[1]) == 1008
    for socket in (sockets[0], sockets[2]):
        await socket.send(Ping())
        await the_next(socket, Pong)
        await socket.close()
    again = await stolen.play()
    await again.send(Watch(game.id, 0))
    assert (await the_next(again, RefusedMessage)).reason == "identity.unknown"
    await again.close()


async def test_a_device_that_signs_itself_out_loses_its_sockets(pair: tuple[Running, Running]) -> None:
    here, there = pair
    ada = await here.person("Ada")
    socket = await Session(there.address, ada.token).play()
    await the_next(socket, Welcome)
    await delete(ada, "/api/me/session")
    assert await signed_out(socket) == 1008


class Nowhere:
    """A writer for a client that is gone."""

    waiting_bytes = 0

    def write(self, *messages: bytes) -> None: ...
    def leave(self, code: int) -> None: ...


async def test_a_command_that_is_read_after_the_sign_out_is_not_carried_out(server: Running) -> None:
    ada = await server.person("Ada")
    me = await ada.ask("GET", "/api/me", gives=Me)
    game = await table_of(ada, bots=1, bot_delay=9000)
    socket, update = await watch(ada, game.id, 0)
    command = Command(game.id, 0, update.seq, "late", first_tickets(update.view))
    connection = Connection(me, Nowhere(), 10**6)

    class Device:
        """Its command arrives while it is being signed out."""

        client = None

        async def receive(self) -> dict[str, str]:
            connection.close()
            return {"type": "websocket.receive", "text": to_json(command).decode()}

    await Listener(server.app, Device(), connection).listen()  # type: ignore[arg-type]
    assert (await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).seq == game.seq
    assert isinstance(await answer(socket, command), Accepted)
    await socket.close()


async def test_a_new_name_shows_in_every_process(pair: tuple[Running, Running]) -> None:
    here, there = pair
    ada, ben = await here.person("Ada"), await here.person("Ben")
    game = await table_of(ada, ben)
    socket, _ = await watch(Session(there.address, ben.token), game.id, 1)
    await ada.ask("PATCH", "/api/me", Rename("Augusta"), gives=Me)
    await the_next(socket, GameChanged, lambda message: message.game.seats[0].name == "Augusta")
    await socket.close()


async def test_a_new_name_costs_the_same_however_many_tables_it_shows_at(server: Running) -> None:
    ada = await server.person("Ada")
    tables = [await table_of(ada, bots=1, start=False) for _ in range(20)]
    statements: list[object] = []
    for engine in (server.context.database.engine, server.context.database.reserved):
        event.listen(engine.sync_engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    await ada.ask("PATCH", "/api/me", Rename("Augusta"), gives=Me)
    assert len(statements) < len(tables)
    for table in tables:
        found = await ada.ask("GET", f"/api/games/{table.id}", gives=GameInfo)
        assert found.seats[0].name == "Augusta"
