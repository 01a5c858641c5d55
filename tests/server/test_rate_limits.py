"""Everything has a limit, and refusals say so."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from okapi.client import Session, Socket
from okapi.game import to_json
from okapi.server.http import websocket_protocol
from okapi.server.http.rate_limits import Bucket, RateLimits, TooFast, Work
from okapi.server.protocol.messages import (
    PROTOCOL,
    CreatedGame,
    GameInfo,
    Invite,
    NewGame,
    NewInvite,
    Ping,
    Pong,
    RefusedMessage,
    Token,
    Watch,
    Welcome,
)
from okapi.server.settings import Rate, ServerSettings
from server.people import refused
from server.running import BOT, LISTED, ME, OPEN, Running, running, settings_for, table_of, visited
from server.sockets import the_next, watch

pytestmark = pytest.mark.anyio


def test_a_bucket_holds_a_burst_and_refills_steadily() -> None:
    bucket = Bucket(Rate(3, 2), now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]


def limits_of(**given: Any) -> RateLimits:
    return RateLimits(ServerSettings(**given), clock=lambda: 0.0)


def how_many(limits: RateLimits, most: int, work: Work = Work.TABLE, **who: Any) -> int:
    """How often a client may do something before it is refused."""
    for number in range(most):
        try:
            limits.take(work, **who)
        except TooFast:
            return number
    return most


def test_each_person_and_each_address_has_a_bucket_of_their_own_for_each_kind_of_work() -> None:
    limits = limits_of(table_rate=Rate(2, 0), join_rate=Rate(3, 0))
    assert how_many(limits, 9, person="Ada") == 2
    assert how_many(limits, 9, person="Ben") == 2
    assert how_many(limits, 9, Work.JOIN, person="Ada") == 3
    assert how_many(limits, 9, person="Ada") == 0


def test_an_address_may_do_as_much_as_some_people_however_many_it_seems_to_be() -> None:
    limits = limits_of(table_rate=Rate(2, 0), people_per_address=3)
    seem = [how_many(limits, 9, address="10.0.0.1", person=f"person {number}") for number in range(5)]
    assert seem == [2, 2, 2, 0, 0]
    assert how_many(limits, 9, address="10.0.0.2", person="person 0") == 0
    assert how_many(limits, 9, address="10.0.0.2", person="Ada") == 2


def test_what_is_refused_is_counted_for_nobody() -> None:
    limits = limits_of(table_rate=Rate(2, 0), people_per_address=2)
    assert how_many(limits, 9, address="10.0.0.1", person="Ada") == 2
    assert all(how_many(limits, 1, address="10.0.0.1", person="Ada") == 0 for _ in range(9))
    assert how_many(limits, 9, address="10.0.0.1", person="Ben") == 2


def test_a_refusal_says_when_to_try_again() -> None:
    limits = limits_of(table_rate=Rate(1, 1 / 20))
    limits.take(Work.TABLE, person="Ada")
    with pytest.raises(TooFast) as refused:
        limits.take(Work.TABLE, person="Ada")
    assert refused.value.seconds == 20


def test_only_those_are_remembered_who_may_not_do_as_much_as_somebody_new() -> None:
    now = 0.0
    limits = RateLimits(ServerSettings(table_rate=Rate(2, 1)), clock=lambda: now)
    for number in range(1000):
        limits.take(Work.TABLE, address=f"address {number}", person=f"person {number}")
        now += 0.5
        assert len(limits) <= 6
    assert how_many(limits, 9, person="person 999") == 1


def test_by_default_a_classroom_behind_one_address_begins_at_once() -> None:
    limits = limits_of()
    pupils = {
        Work.PAGE: 1,
        Work.FILE: 40,
        Work.REQUEST: 15,
        Work.SOCKET: 2,
        Work.TUTORIAL: 1,
        Work.TABLE: 1,
        Work.JOIN: 2,
        Work.RENAME: 1,
    }
    for pupil in range(30):
        limits.take(Work.IDENTITY, address="10.0.0.1")
        for work, times in pupils.items():
            for _ in range(times):
                limits.take(work, address="10.0.0.1", person=f"pupil {pupil}")


async def test_a_large_body_is_refused_whether_it_says_so_or_not(sqlite_database: str) -> None:
    async with visited(settings_for(sqlite_database, max_body=1000)) as client:
        large = await client.post("/api/me", content=b'"' + b"x" * 2000 + b'"')
        assert (large.status_code, large.json()["reason"]) == (413, "request.too-large")

        async def stream() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield b"x" * 100

        chunked = await client.post("/api/me", content=stream())
        assert (chunked.status_code, chunked.json()["reason"]) == (413, "request.too-large")


async def test_requests_come_only_so_fast(sqlite_database: str) -> None:
    settings = settings_for(sqlite_database, request_rate=Rate(5, 0.01), people_per_address=2)
    async with running(settings) as server, httpx.AsyncClient(base_url=server.address) as client:
        statuses = [(await client.get("/api/setup")).status_code for _ in range(12)]
        assert statuses == [200] * 10 + [429] * 2
        refused = await client.get("/api/setup")
        assert refused.json()["reason"] == "rate.too-many-requests"
        assert 0 < int(refused.headers["retry-after"]) <= 50
        assert (await client.get("/healthz")).status_code == 200
        elsewhere = {"x-forwarded-for": "192.0.2.7"}
        assert (await client.get("/api/setup", headers=elsewhere)).status_code == 200


@pytest.mark.parametrize("page", ["/", "/game/some-game", "/rules", "/readyz", "/metrics"])
async def test_pages_and_how_the_server_is_doing_are_asked_for_only_so_fast(
    page: str, sqlite_database: str, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<title>Okapi</title>")
    settings = settings_for(sqlite_database, page_rate=Rate(2, 0), status_rate=Rate(2, 0), people_per_address=1)
    async with visited(settings, static=tmp_path) as client:
        far, near = {"X-Forwarded-For": "198.51.100.1"}, {"X-Forwarded-For": "198.51.100.2"}
        assert [(await client.get(page, headers=far)).status_code for _ in range(4)] == [200, 200, 429, 429]
        assert (await client.get(page, headers=near)).status_code == 200
        assert (await client.get("/healthz", headers=far)).status_code == 200


@pytest.mark.parametrize("page", ["/readyz", "/metrics", "/healthz"])
async def test_this_machine_may_ask_how_the_server_is_doing_as_often_as_it_likes(
    page: str, sqlite_database: str
) -> None:
    async with visited(settings_for(sqlite_database, status_rate=Rate(1, 0), people_per_address=1)) as client:
        assert [(await client.get(page)).status_code for _ in range(4)] == [200] * 4


async def test_a_person_has_a_limit_from_whatever_address_they_ask(sqlite_database: str) -> None:
    settings = settings_for(sqlite_database, request_rate=Rate(5, 0.001))
    async with running(settings) as server, httpx.AsyncClient(base_url=server.address) as client:
        ada = await server.person()
        statuses = []
        for number in range(7):
            headers = {"x-forwarded-for": f"192.0.2.{number}", "authorization": f"Bearer {ada.token}"}
            statuses.append((await client.get("/api/me", headers=headers)).status_code)
        assert statuses == [200] * 5 + [429] * 2


async def test_expensive_work_has_limits_of_its_own_for_a_person_and_their_address(
    sqlite_database: str,
) -> None:
    settings = settings_for(sqlite_database, table_rate=Rate(2, 0), people_per_address=2)
    async with running(settings) as server:
        made = []
        for name in ("Ada", "Ben", "Cleo"):
            person = await server.person(name)
            for _ in range(3):
                made.append(await sets_up_a_table(person))
        assert made == [True, True, False] * 2 + [False] * 3


async def sets_up_a_table(person: Session) -> bool:
    """Whether a request is carried out; if not, it was too fast."""
    async with httpx.AsyncClient(base_url=person.address, headers=bearer(person)) as client:
        found = await client.post("/api/games", content=to_json(NewGame((ME, OPEN))))
    assert found.status_code in (201, 429)
    return found.status_code == 201


async def test_every_kind_of_work_is_counted_where_it_is_asked_for(sqlite_database: str) -> None:
    rates = dict.fromkeys((f"{work}_rate" for work in COUNTED), Rate(1, 0))
    async with running(settings_for(sqlite_database, **rates)) as server:
        ada = await server.person("Ada")
        game = (await table_of(ada, bots=1)).id
        async with httpx.AsyncClient(base_url=server.address, headers=bearer(ada)) as client:
            for method, path in COUNTED.values():
                for _ in range(2):
                    last = await client.request(method, path.format(game=game))
                assert (path, last.status_code) == (path, 429)


COUNTED = {
    Work.RENAME: ("PATCH", "/api/me"),
    Work.EXPORT: ("GET", "/api/me/export"),
    Work.TABLE: ("POST", "/api/games/{game}/rematch"),
    Work.JOIN: ("POST", "/api/games/{game}/join"),
    Work.TUTORIAL: ("POST", "/api/tutorials"),
    Work.PICTURE: ("GET", "/api/games/{game}/picture.png"),
    Work.LOOK: ("GET", "/api/reviews/none/look"),
    Work.UPLOAD: ("POST", "/api/reviews"),
    Work.REVIEW: ("POST", "/api/games/{game}/review"),
    Work.ADVICE: ("POST", "/api/games/{game}/advice"),
}


def bearer(person: Session) -> dict[str, str]:
    return {"authorization": f"Bearer {person.token}"}


async def test_messages_count_for_the_address_as_well(sqlite_database: str) -> None:
    settings = settings_for(sqlite_database, message_rate=Rate(3, 0.001), people_per_address=2)
    async with running(settings) as server:
        for _ in range(2):
            socket = await (await server.person()).play()
            for _ in range(3):
                await socket.send(Ping())
                await the_next(socket, Pong)
        third = await (await server.person()).play()
        await third.send(Ping())
        assert (await the_next(third, RefusedMessage)).reason == "rate.too-many-requests"


async def test_sockets_are_opened_only_so_fast(sqlite_database: str) -> None:
    settings = settings_for(sqlite_database, socket_rate=Rate(2, 0), people_per_address=1)
    async with running(settings) as server:
        for _ in range(2):
            await (await Session(server.address).play()).close()
        with pytest.raises(InvalidStatus) as refused_socket:
            await Session(server.address).play()
        assert refused_socket.value.response.status_code == 429


async def test_new_identities_come_only_so_fast(sqlite_database: str) -> None:
    settings = settings_for(sqlite_database, identity_rate=Rate(2, 0.001))
    async with running(settings) as server, httpx.AsyncClient(base_url=server.address) as client:
        statuses = [(await client.post("/api/me", json={"name": "x", "bearer": True})).status_code for _ in range(3)]
        assert statuses == [201, 201, 429]


async def test_messages_are_limited_in_rate_and_flooding_disconnects(
    sqlite_database: str,
) -> None:
    async with running(settings_for(sqlite_database, message_rate=Rate(3, 0.001))) as server:
        ada = await server.person()
        socket = await ada.play()
        for _ in range(3):
            await socket.send(Ping())
            await the_next(socket, Pong)
        await socket.send(Ping())
        assert (await the_next(socket, RefusedMessage)).reason == "rate.too-many-requests"
        with pytest.raises(ConnectionClosed) as closed:
            await ping_for_ever(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def ping_for_ever(socket: Socket) -> None:
    while True:
        await socket.send(Ping())
        await the_next(socket, RefusedMessage)


async def test_open_games_of_one_identity_are_bounded(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, max_open_games=2)) as server:
        ada = await server.person()
        for _ in range(2):
            await ada.ask("POST", "/api/games", NewGame((ME, BOT)), gives=CreatedGame)
        assert await refused(ada, "POST", "/api/games", NewGame((ME, BOT))) == "rate.too-many-open-games"
        ben = await server.person()
        await ben.ask("POST", "/api/games", NewGame((ME, BOT)), gives=CreatedGame)


async def test_invitations_tokens_and_watched_seats_are_bounded(sqlite_database: str) -> None:
    settings = settings_for(sqlite_database, max_invites=2, max_tokens=2, max_watched=2)
    async with running(settings) as server:
        ada = await server.person()
        made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
        path = f"/api/games/{made.game.id}/invites"
        await ada.ask("POST", path, NewInvite(), gives=Invite)
        assert await refused(ada, "POST", path, NewInvite()) == "rate.too-many-invites"
        await ada.ask("POST", "/api/me/tokens", gives=Token)
        assert await refused(ada, "POST", "/api/me/tokens") == "rate.too-many-tokens"
        assert await refused(ada, "POST", "/api/me/transfer") == "rate.too-many-tokens"
        games = [await table_of(ada, bots=1, bot_delay=9000) for _ in range(3)]
        socket, _ = await watch(ada, games[0].id, 0)
        await socket.send(Watch(games[1].id, 0))
        await socket.send(Watch(games[2].id, 0))
        assert (await the_next(socket, RefusedMessage)).reason == "rate.too-many-watched"
        await socket.close()


async def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database)) as server:
        ada = await server.person()
        socket = await ada.play()
        await socket.connection.send("x" * (server.context.settings.max_message + 1))
        assert (await the_next(socket, RefusedMessage)).reason == "request.too-large"
        await socket.connection.send("x" * (2 << 20))
        with pytest.raises(ConnectionClosed) as closed:
            await the_next(socket, RefusedMessage)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_what_waits_for_a_client_that_does_not_read_is_bounded_and_in_the_end_it_hears_why(
    sqlite_database: str,
) -> None:
    async with running(settings_for(sqlite_database, max_waiting_bytes=300_000)) as server:
        socket, waiting = await fill(server)
        assert 280_000 < max(waiting) <= 300_000
        said = await read_on(socket)
        assert len(said) == len(waiting)  # everything that was sent, and a refusal instead of the last one
        assert "server.client-too-slow" in said[-1]
        assert socket.connection.close_code == 1013


async def test_a_client_that_never_reads_is_cut_off_and_what_waited_for_it_is_dropped(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket_protocol, "_SECONDS_TO_LEAVE", 0)
    async with running(settings_for(sqlite_database, max_waiting_bytes=300_000)) as server:
        socket, waiting = await fill(server)
        async with asyncio.timeout(60):
            while server.context.broadcast.watchers.everyone or not server.has_no_sockets():
                await asyncio.sleep(0.01)
        assert len(await read_on(socket)) < len(waiting)
        assert socket.connection.close_code == 1006  # the connection was cut


async def test_one_message_may_be_larger_than_what_may_wait(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, max_waiting_bytes=10)) as server:
        socket = await (await server.person()).play()
        assert (await the_next(socket, Welcome)).protocol == PROTOCOL
        await socket.close()


async def fill(server: Running) -> tuple[Socket, list[int]]:
    """Fill the server's buffer for a client that does not read, until it is disconnected."""
    socket = await (await server.person()).play()
    await the_next(socket, Welcome)
    (connection,) = server.context.broadcast.watchers.everyone
    waiting = []
    while not connection.is_over:
        connection.send(b"x" * 20_000)
        waiting.append(0 if connection.is_over else connection.writer.waiting_bytes)
        await asyncio.sleep(0)
    return socket, waiting


async def read_on(socket: Socket) -> list[str]:
    """Everything that a client has not read yet."""
    said = []
    with suppress(ConnectionClosed):
        while True:
            said.append(str(await socket.connection.recv()))
    return said


async def test_lists_are_bounded(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, max_in_list=2)) as server:
        ada = await server.person()
        for _ in range(3):
            await ada.ask("POST", "/api/games", NewGame((ME, OPEN), LISTED), gives=CreatedGame)
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert len((await client.get("/api/games?list=open")).json()["games"]) == 2


async def test_games_that_nobody_watches_are_forgotten_and_read_again(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, games_in_memory=5)) as server:
        ada, ben = await server.person(), await server.person()
        games = [await table_of(ada, ben) for _ in range(12)]
        assert len(server.context.registry.games_in_memory()) <= 6  # and the one that was answered last
        for game in games:
            again = await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
            assert (again.seq, again.acting) == (game.seq, game.acting)
