"""A busy or missing database: clear answers in time, and the game continues afterwards."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import httpx
import pytest
from websockets.exceptions import InvalidStatus

from okapi.client import RefusedByServer, Session
from okapi.server.protocol.messages import Accepted, Command, GameInfo, Ping, Pong, RefusedMessage
from server.people import refused
from server.running import Running, running, settings_for, table_of
from server.sockets import answer, first_tickets, the_next, watch

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


@asynccontextmanager
async def someone_else_writes(database: str) -> AsyncIterator[None]:
    """Another program holds the lock that every write needs."""
    if database.startswith("postgres"):
        other = await asyncpg.connect(database)
        await other.execute("BEGIN; LOCK TABLE games, steps, identities, seats IN EXCLUSIVE MODE")
        yield
        await other.close()
    else:
        file = sqlite3.connect(database, timeout=60, isolation_level=None, check_same_thread=False)
        await asyncio.to_thread(file.execute, "BEGIN IMMEDIATE")  # the server may be writing, and has to go on
        yield
        file.close()


async def test_a_lock_that_another_holds_is_waited_for_only_so_long(database: str) -> None:
    async with running(settings_for(database, database_seconds=2)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben)
        socket, update = await watch(ada, game.id, 0)
        command = Command(game.id, 0, update.seq, "x", first_tickets(update.view))
        async with someone_else_writes(database):
            assert await refused(ada, "POST", f"/api/games/{game.id}/leave") == "server.not-ready"
            found = await answer(socket, command)
            assert isinstance(found, RefusedMessage)
            assert found.reason == "server.not-ready"
            assert (await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).seq == game.seq
        assert isinstance(await answer(socket, command), Accepted)
        await socket.close()


async def test_a_pool_without_a_free_connection_gives_an_answer_in_time(database: str) -> None:
    async with running(settings_for(database, database_seconds=1)) as server:
        ada = await server.person("Ada")
        async with AsyncExitStack() as held:
            await take_all_connections(server, held)
            assert await refused(ada, "GET", "/api/me") == "server.not-ready"
            with pytest.raises(InvalidStatus) as turned_away:
                await ada.play()
            assert turned_away.value.response.status_code == 503
        await Session(server.address, ada.token).play()


async def test_readers_hold_up_neither_moves_nor_health_checks(database: str) -> None:
    async with running(settings_for(database, database_seconds=3)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben)
        socket, update = await watch(ada, game.id, 0)
        await socket.send(Ping())
        await the_next(socket, Pong)  # what was said at the table has been read too
        async with AsyncExitStack() as held, httpx.AsyncClient(base_url=server.address) as client:
            await take_all_connections(server, held)
            assert (await client.get("/readyz")).status_code == 200
            command = Command(game.id, 0, update.seq, "x", first_tickets(update.view))
            assert isinstance(await answer(socket, command), Accepted)
        await socket.close()


async def take_all_connections(server: Running, held: AsyncExitStack) -> None:
    for _ in range(30):
        try:
            await held.enter_async_context(server.context.database.read())
        except Exception:
            return


async def test_a_statement_may_take_only_so_long(postgres_database: str) -> None:
    async with running(settings_for(postgres_database, database_seconds=3)) as server:
        async with server.context.database.read() as connection:
            shown = [
                (await connection.exec_driver_sql(f"SHOW {name}")).scalar_one()
                for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
            ]
        assert shown == ["3s", "3s", "9s"]


async def test_a_database_that_is_away_comes_back(postgres_database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with running(settings_for(postgres_database, database_seconds=3)) as server:
        ada = await server.person("Ada")
        other = await asyncpg.connect(postgres_database.rpartition("/")[0] + "/postgres")
        name = postgres_database.rpartition("/")[2]
        await other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        assert await refused(ada, "GET", "/api/me") == "server.not-ready"
        with pytest.raises(InvalidStatus) as turned_away:
            await ada.play()
        assert turned_away.value.response.status_code == 503
        assert b"server.not-ready" in turned_away.value.response.body
        assert "uvicorn.error" not in {one.name for one in caplog.records if one.levelno >= logging.WARNING}
        await other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        async with asyncio.timeout(60):
            while True:
                try:
                    await table_of(ada, bots=1)
                    break
                except RefusedByServer:
                    await asyncio.sleep(0.05)
        await other.close()
