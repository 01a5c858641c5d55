"""The order of writes, however many wait."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from importlib import import_module
from typing import Any

import httpx
import pytest

from okapi.server.protocol.messages import Accepted, Command, Look, Looked
from okapi.server.storage.database import Database
from okapi.server.storage.schema import identities
from okapi.server.storage.sqlite import WriterThread
from okapi.server.storage.statements import Statement
from okapi.server.turns import TooManyWaiting, Turns, owner
from server.running import running, settings_for, table_of
from server.sockets import answer, first_tickets, the_next, watch

pytestmark = pytest.mark.anyio


class Writers:
    """People who write in turn, each until they are stopped."""

    def __init__(self, turns: Turns) -> None:
        self.order: list[str] = []
        self._turns = turns
        self._ended: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, name: str, address: str, *, first: bool = False) -> "asyncio.Task[None]":
        """Ask for a turn for an address."""
        self._ended[name] = asyncio.Event()

        async def write() -> None:
            owner.set(address)
            async with self._turns.take(first=first):
                self.order.append(name)
                await self._ended[name].wait()

        task = asyncio.create_task(write())
        self._tasks.append(task)
        await rest()
        return task

    async def end(self, *names: str) -> None:
        for name in names:
            self._ended[name].set()
            await rest()

    async def end_all(self) -> None:
        while not all(task.done() for task in self._tasks):
            await self.end(*self._ended)


async def rest() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_goes_first_waits_for_the_write_under_way_and_for_no_other() -> None:
    writers = Writers(Turns(1, 1, 50))
    for number in range(10):
        await writers.begin(f"a{number}", "10.0.0.1")
    await writers.begin("log", "", first=True)
    await writers.end("a0")
    assert writers.order == ["a0", "log"]
    await writers.end_all()


async def test_addresses_write_in_turn_however_much_one_of_them_asks_for() -> None:
    writers = Writers(Turns(1, 1, 50))
    for number in range(5):
        await writers.begin(f"a{number}", "10.0.0.1")
    await writers.begin("b0", "10.0.0.2")
    await writers.begin("c0", "10.0.0.3")
    await writers.begin("b1", "10.0.0.2")
    await writers.end_all()
    assert writers.order == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4"]


async def test_one_address_has_only_some_of_the_writes_at_once() -> None:
    writers = Writers(Turns(4, 2, 50))
    for number in range(4):
        await writers.begin(f"a{number}", "10.0.0.1")
    await writers.begin("b0", "10.0.0.2")
    assert writers.order == ["a0", "a1", "b0"]
    await writers.end("a1")
    assert writers.order == ["a0", "a1", "b0", "a2"]
    await writers.end_all()


async def test_only_some_writes_of_an_address_wait_and_all_of_the_server() -> None:
    turns = Turns(1, 1, 2)
    writers = Writers(turns)
    for number in range(3):
        await writers.begin(f"a{number}", "10.0.0.1")
    refused = await writers.begin("a3", "10.0.0.1")
    assert isinstance(refused.exception(), TooManyWaiting)
    for number in range(5):
        await writers.begin(f"server {number}", "")
    await writers.begin("b0", "10.0.0.2")
    await writers.end_all()
    assert len(writers.order) == 9


async def test_a_turn_that_lasts_long_is_over_for_the_others_and_given_back_once() -> None:
    turns = Turns(1, 1, 50)
    order = []

    async def work(name: str, rounds: int) -> None:
        async with turns.take(seconds=0):
            order.append(f"{name} begins")
            for _ in range(rounds):
                await rest()
        order.append(f"{name} ends")

    await asyncio.gather(work("a", 3), work("b", 9), work("c", 1))
    assert order[:4] == ["a begins", "b begins", "c begins", "c ends"]
    async with turns.take():
        waiting = asyncio.create_task(work("d", 1))
        await rest()
        assert "d begins" not in order
    await waiting


async def test_an_owner_that_rests_has_no_other_turn_for_as_long_again(monkeypatch: pytest.MonkeyPatch) -> None:
    writers, loop = Writers(turns := Turns(1, 1, 50)), asyncio.get_running_loop()
    real, later = loop.time, 0.0
    monkeypatch.setattr(loop, "time", lambda: real() + later)
    async with turns.take(rests=True):
        later += 60
    await writers.begin("a", "10.0.0.1")
    later += 50
    await rest()
    assert writers.order == []
    later += 11
    await rest()
    assert writers.order == ["a"]
    await writers.end_all()


@pytest.mark.parametrize("when", ["while it waits", "when it has its turn"])
async def test_a_waiting_task_that_is_cancelled_holds_up_nobody(when: str) -> None:
    writers = Writers(Turns(1, 1, 50))
    await writers.begin("a", "10.0.0.1")
    gone = await writers.begin("b", "10.0.0.2")
    await writers.begin("c", "10.0.0.3")
    if when == "while it waits":
        gone.cancel()
        await writers.end("a")
    else:
        writers._ended["a"].set()
        await asyncio.sleep(0)
        gone.cancel()
    await rest()
    await writers.end_all()
    assert writers.order[-1] == "c"


async def test_a_move_is_stored_before_all_other_writes_that_wait(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(sqlite_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben)
        socket, update = await watch(ada, game.id, 0)
        database, order = server.context.database, list[str]()
        holds, may_end = asyncio.Event(), asyncio.Event()
        store = WriterThread.write

        async def note(thread: WriterThread, batch: Sequence[Statement]) -> None:
            order.append("move")
            await store(thread, batch)

        monkeypatch.setattr(WriterThread, "write", note)
        async with asyncio.TaskGroup() as group:
            group.create_task(write(database, lambda: order.append("under way"), holds, may_end))
            await holds.wait()
            for number in range(20):
                group.create_task(write(database, lambda: order.append("other"), address=f"10.0.0.{number}"))
            await rest()
            command = Command(game.id, 0, update.seq, "x", first_tickets(update.view))
            moved = group.create_task(answer(socket, command))
            async with asyncio.timeout(60):
                while not database._turns._first:
                    await asyncio.sleep(0.001)
            may_end.set()
        assert isinstance(moved.result(), Accepted)
        assert order == ["under way", "move", *["other"] * 20]
        await socket.close()


async def write(
    database: Database,
    done: Callable[[], None],
    holds: asyncio.Event | None = None,
    may_end: asyncio.Event | None = None,
    address: str = "10.1.1.1",
) -> None:
    owner.set(address)
    async with database.write() as connection:
        await connection.execute(identities.update().values(created=1))
        if holds is not None and may_end is not None:
            holds.set()
            await may_end.wait()
    done()


async def test_an_address_with_too_many_writes_waiting_is_asked_to_wait(sqlite_database: str) -> None:
    settings = settings_for(sqlite_database, max_waiting_writes=3)
    async with running(settings) as server, httpx.AsyncClient(base_url=server.address) as client:
        async with server.context.database.write():
            made = [asyncio.create_task(client.post("/api/me", json={"name": "x"})) for _ in range(5)]
            async with asyncio.timeout(60):
                while not any(task.done() for task in made):
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
        answers = await asyncio.gather(*made)
        assert sorted(found.status_code for found in answers) == [201, 201, 201, 429, 429]
        refused = next(found for found in answers if found.status_code == 429)
        assert refused.json()["reason"] == "rate.too-many-requests"
        assert refused.headers["retry-after"] == "1"


async def most_at_once(monkeypatch: pytest.MonkeyPatch, where: str, work: Callable[[], Awaitable[Any]]) -> int:
    """How many calls of a function are under way at the same time while something is done."""
    now, most, function = 0, 0, import_module(where.rpartition(".")[0]).__dict__[where.rpartition(".")[2]]

    async def counted(*given: Any) -> Any:
        nonlocal now, most
        now, most = now + 1, max(most, now + 1)
        try:
            await rest()
            return await function(*given)
        finally:
            now -= 1

    monkeypatch.setattr(where, counted)
    await work()
    return most


async def test_requests_of_one_address_are_worked_on_a_few_at_a_time(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("okapi.server.http.rate_limits._SECONDS_OF_A_TURN", 60)
    async with running(settings_for(sqlite_database, requests_at_once=2)) as server:
        ada = await server.person()

        async def ask_all() -> None:
            async with httpx.AsyncClient(headers={"Authorization": f"Bearer {ada.token}"}) as client:
                asked = [client.get(f"{server.address}/api/me") for _ in range(30)]
                assert {it.status_code for it in await asyncio.gather(*asked)} == {200}

        assert await most_at_once(monkeypatch, "okapi.server.http.dependencies.who", ask_all) == 2


async def test_messages_of_one_address_are_worked_on_a_few_at_a_time_but_for_moves(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("okapi.server.http.rate_limits._SECONDS_OF_A_TURN", 60)
    async with running(settings_for(sqlite_database, requests_at_once=1)) as server:
        people = [await server.person() for _ in range(6)]
        games = [await table_of(one, bots=1) for one in people]
        watching = [await watch(one, game.id, 0) for one, game in zip(people, games, strict=True)]

        async def look_all() -> None:
            for (socket, _), game in zip(watching, games, strict=True):
                await socket.send(Look(game.id))
            await asyncio.gather(*(the_next(socket, Looked) for socket, _ in watching))

        async def move_all() -> None:
            moves = [
                answer(socket, Command(game.id, 0, update.seq, "id", first_tickets(update.view)))
                for (socket, update), game in zip(watching, games, strict=True)
            ]
            assert all(isinstance(it, Accepted) for it in await asyncio.gather(*moves))

        assert await most_at_once(monkeypatch, "okapi.server.http.socket.look", look_all) == 1
        assert await most_at_once(monkeypatch, "okapi.server.http.socket.command", move_all) == 6
        for socket, _ in watching:
            await socket.close()


async def test_an_address_with_too_many_waiting_requests_is_refused(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_answered = asyncio.Event()

    async def nobody(*_: object) -> None:
        await is_answered.wait()

    monkeypatch.setattr("okapi.server.http.dependencies.who", nobody)
    monkeypatch.setattr("okapi.server.http.rate_limits._SECONDS_OF_A_TURN", 60)
    settings = settings_for(sqlite_database, requests_at_once=1, max_waiting_requests=3)
    async with running(settings) as server, httpx.AsyncClient() as client:
        asked = [asyncio.create_task(client.get(f"{server.address}/api/me")) for _ in range(10)]
        while sum(it.done() for it in asked) < 6:
            await asyncio.sleep(0.01)
        is_answered.set()
        answers = await asyncio.gather(*asked)
    refused = [it for it in answers if it.status_code != 204]
    assert [it.status_code for it in refused] == [429] * 6
    assert {it.json()["reason"] for it in refused} == {"rate.too-many-requests"}
    assert {it.headers["retry-after"] for it in refused} == {"1"}


async def test_people_with_many_tables_leave_them_one_after_another(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(sqlite_database, requests_at_once=10)) as server:
        people = [await server.person() for _ in range(4)]
        for one in people:
            for _ in range(3):
                await table_of(one, bots=1, start=False)

        async def leave_all() -> None:
            gone = [asyncio.to_thread(one._request, "DELETE", "/api/me", None) for one in people]
            assert {status for status, _ in await asyncio.gather(*gone)} == {204}

        assert await most_at_once(monkeypatch, "okapi.server.lobby.tables.leave", leave_all) == 1
