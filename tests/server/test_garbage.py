"""Objects are freed as soon as they are not needed: the garbage collector would stop every game for a moment."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from okapi.client import Socket
from okapi.game import Pass, View, why_not
from okapi.server.http.half_open import HttpProtocol
from okapi.server.http.websocket_protocol import WebSocketProtocol
from okapi.server.play.connections import Connection
from okapi.server.protocol.messages import Command, Update
from server.running import Running, table_of
from server.sockets import at_random, the_next, watch

pytestmark = [pytest.mark.anyio, pytest.mark.slow]  # the collector would find it too, only later
OF_A_CONNECTION = (Connection, WebSocketProtocol, HttpProtocol)


@pytest.fixture(autouse=True)
def collector_off() -> Iterator[None]:
    """Garbage is collected only when a test says so, and kept for the test."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


def cycles_of_ours() -> list[object]:
    """Objects that only the collector would have freed."""
    gc.collect()
    found = [thing for thing in gc.garbage if type(thing).__module__.startswith("okapi.")]
    gc.garbage.clear()
    return [thing for thing in found if not isinstance(thing, Socket)]  # the client's


async def test_a_move_leaves_no_cycles(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    watched = [await watch(ada, game.id, 0), await watch(ben, game.id, 1)]
    sockets, updates = [socket for socket, _ in watched], [update for _, update in watched]
    choose = [at_random("Ada"), at_random("Ben")]
    before = {id(thing) for thing in cycles_of_ours()}  # such as the engine that made the database
    for number in range(30):
        latest = updates[0]
        seat = latest.acting[0]
        action = choose[seat](updates[seat].view)
        await sockets[seat].send(Command(game.id, seat, latest.seq, f"move-{number}", action))
        updates = [
            await the_next(socket, Update, lambda update, seq=latest.seq: update.after == seq)  # type: ignore[misc]
            for socket in sockets
        ]
    assert [thing for thing in cycles_of_ours() if id(thing) not in before] == []
    for socket in sockets:
        await socket.close()


async def test_a_refusal_holds_none_of_those_who_asked(server: Running) -> None:
    ada = await server.person("Ada")
    game = await table_of(ada, bots=1)
    socket, update = await watch(ada, game.id, 0)

    def asks(view: View) -> str:
        refusal = why_not(view, Pass())
        assert refusal is not None
        return str(refusal.reason)

    cycles_of_ours()
    assert asks(update.view)
    assert cycles_of_ours() == []
    await socket.close()


async def test_a_connection_leaves_no_cycles(server: Running) -> None:
    ada = await server.person("Ada")
    gc.collect()
    before = _open_connections()
    for _ in range(5):
        socket = await ada.play()
        await socket.close()
    async with asyncio.timeout(60):
        while _open_connections() > before:
            await asyncio.sleep(0.01)


def _open_connections() -> int:
    gc.garbage.clear()
    return sum(isinstance(thing, OF_A_CONNECTION) for thing in gc.get_objects())
