"""Running a server: health, metrics, headers, logs, settings, a graceful stop."""

import asyncio
import gzip
import json
import signal
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from okapi.client import Seat, Session
from okapi.server import app, storage
from okapi.server.protocol.messages import Closing, GameInfo
from okapi.server.storage.database import Database
from server.running import Running, ServerProcess, running, settings_for, table_of, visited
from server.sockets import SHORT, at_random, the_next, watch

pytestmark = pytest.mark.anyio


@pytest.mark.both_databases
async def test_health_readiness_and_metrics(server: Running) -> None:
    ada = await server.person("Ada")
    game = await table_of(ada, bots=1, rules=SHORT)
    await Seat(ada, game.id, 0, at_random("x")).play()
    async with httpx.AsyncClient(base_url=server.address) as client:
        assert (await client.get("/healthz")).text == "ok"
        assert (await client.get("/readyz")).text == "ok"
        metrics = (await client.get("/metrics")).text
        server.context.tasks.is_closing = True
        assert (await client.get("/readyz")).status_code == 503
    for name in (
        "okapi_games_created_total 1.0",
        "okapi_games_finished_total 1.0",
        "okapi_connections ",
        'okapi_moves_total{by="person"}',
        'okapi_moves_total{by="bot"}',
        "okapi_move_seconds_bucket",
        'okapi_bot_seconds_count{bot="random"}',
        "okapi_refused_commands",
    ):
        assert name in metrics


async def test_a_server_that_cannot_reach_its_database_is_not_ready(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(**given: bool) -> AbstractAsyncContextManager[None]:
        raise OperationalError("SELECT 1", {}, OSError("gone"))

    async with running(settings_for(sqlite_database)) as server:
        ada = await server.person()
        monkeypatch.setattr(server.context.database, "read", broken)
        for path, status in (("/healthz", 200), ("/readyz", 503), ("/api/me", 503)):
            async with httpx.AsyncClient(base_url=server.address) as client:
                answer = await client.get(path, headers={"Authorization": f"Bearer {ada.token}"})
            assert answer.status_code == status
            assert status == 200 or answer.json()["reason"] == "server.not-ready"


async def ready_says(server: Running) -> str:
    """What keeps the server from being ready, or "ok"."""
    async with httpx.AsyncClient(base_url=server.address) as client:
        answer = await client.get("/readyz")
    return "ok" if answer.status_code == 200 else str(answer.json()["details"]["problem"])


async def test_a_server_whose_database_file_is_gone_is_not_ready(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database)) as server:
        file = Path(sqlite_database)
        file.rename(file.with_suffix(".away"))
        assert await ready_says(server) == "database-file"
        assert not file.exists()  # nobody makes an empty one in its place
        file.touch()
        assert await ready_says(server) == "database-file"
        file.unlink()
        file.with_suffix(".away").rename(file)
        assert await ready_says(server) == "ok"


async def test_a_database_file_that_is_put_back_is_read_again_by_everyone(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database)) as server:
        ada, file = await server.person(), Path(sqlite_database)
        file.rename(file.with_suffix(".away"))
        await asyncio.gather(*(ask_who(server, ada) for _ in range(30)))  # this opens connections
        assert not file.exists()
        file.with_suffix(".away").rename(file)
        assert await asyncio.gather(*(ask_who(server, ada) for _ in range(30))) == [200] * 30
        assert await ready_says(server) == "ok"


async def ask_who(server: Running, person: Session) -> int:
    """Have the server look somebody up; the status of its answer."""
    async with httpx.AsyncClient(base_url=server.address) as client:
        return (await client.get("/api/me", headers={"Authorization": f"Bearer {person.token}"})).status_code


def full(*given: object, **named: bool) -> AbstractAsyncContextManager[None]:
    """Replaces a database's writing transaction."""
    raise OperationalError("UPDATE", {}, OSError("disk is full"))


async def test_a_server_that_can_read_but_not_store_is_not_ready(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(sqlite_database)) as server:
        with monkeypatch.context() as disk:
            disk.setattr(server.context.database, "write", full)
            async with asyncio.timeout(60):
                while await ready_says(server) == "ok":
                    await asyncio.sleep(0.1)
            assert await ready_says(server) == "database"
        assert await ready_says(server) == "ok"


async def test_a_server_that_starts_on_a_full_disk_lets_games_be_looked_at_until_there_is_room(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(sqlite_database)) as server:
        ada = await server.person("Ada")
        game = await table_of(ada, bots=1)
    with monkeypatch.context() as disk:

        async def migrate(database: Database) -> None:
            await storage.migrate.migrate(database)
            disk.setattr(Database, "write", full)

        disk.setattr(app, "migrate", migrate)
        async with running(settings_for(sqlite_database)) as server:
            again = Session(server.address, ada.token)
            found = await again.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
            assert found.seq >= game.seq  # its bot may have moved once more
            assert await ready_says(server) == "database"
            disk.undo()
            async with asyncio.timeout(60):
                while await ready_says(server) != "ok":
                    await asyncio.sleep(0.1)
            await table_of(again, bots=1)


async def test_a_server_whose_bots_cannot_think_is_not_ready(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database), worker=("/nowhere/python",)) as server:
        assert await ready_says(server) == "ok"
        await table_of(await server.person(), bots=1)
        async with asyncio.timeout(60):
            while await ready_says(server) != "bot-workers":
                await asyncio.sleep(0.1)


async def test_a_server_that_hears_nothing_of_others_is_not_ready_until_it_does(
    postgres_database: str,
) -> None:
    async with running(settings_for(postgres_database)) as server:
        server.rooms.cluster.last_heard -= 60
        assert await ready_says(server) in ("notifications", "ok")
        async with asyncio.timeout(60):
            while await ready_says(server) != "ok":
                await asyncio.sleep(0.1)
        assert time.monotonic() - server.rooms.cluster.last_heard < 30


async def test_every_answer_has_the_security_headers(sqlite_database: str) -> None:
    async with visited(settings_for(sqlite_database)) as client:
        for path in ("/", "/api/setup", "/api/nothing", "/healthz", "/api/me"):
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-request-id"]
            assert "server" not in headers


async def test_without_a_built_client_the_front_page_says_so(sqlite_database: str, tmp_path: Path) -> None:
    async with visited(settings_for(sqlite_database), static=tmp_path / "nothing") as client:
        answer = await client.get("/")
        assert answer.status_code == 404
        assert "was not built" in answer.text


async def test_the_built_client_is_served_and_nothing_else_is(sqlite_database: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Okapi</title>")
    (static / "assets" / "app-1.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    async with visited(settings_for(sqlite_database), static=static) as client:
        for path in ("/", "/join/abc", "/game/abc", "/transfer"):
            assert "Okapi" in (await client.get(path)).text
        script = await client.get("/assets/app-1.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        for path in ("/index.html", "/assets/%2e%2e/index.html", "/assets/x/%2e%2e/%2e%2e/index.html"):
            assert (await client.get(path)).headers["cache-control"] == "no-cache"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/missing.js", "/api/missing"):
            answer = await client.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (404, "request.not-found")


async def test_a_browser_gets_the_smallest_copy_that_it_reads(sqlite_database: str, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Okapi</title>")
    script = b"export const words = 'many '.repeat(9);"
    zipped = gzip.compress(script)
    for suffix, content in {"": script, ".gz": zipped, ".br": b"brotli"}.items():
        (static / "assets" / f"app-1.js{suffix}").write_bytes(content)

    async def fetch(accepted: str) -> httpx.Response:
        async with client.stream("GET", "/assets/app-1.js", headers={"accept-encoding": accepted}) as answer:
            answer.extensions["raw"] = b"".join([piece async for piece in answer.aiter_raw()])
            return answer

    async with visited(settings_for(sqlite_database), static=static) as client:
        for accepted, encoding, body in (
            ("gzip, deflate, br, zstd", "br", b"brotli"),
            ("gzip;q=1.0, br; q=0", "gzip", zipped),
            ("GZIP", "gzip", zipped),
            ("identity", None, script),
            ("br;q=0.0, gzip;q=0", None, script),
            ("nonsense;;q=,", None, script),
        ):
            answer = await fetch(accepted)
            assert answer.headers.get("content-encoding") == encoding
            assert answer.extensions["raw"] == body
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["vary"] == "accept-encoding"
            assert "immutable" in answer.headers["cache-control"]
        page = await client.get("/", headers={"accept-encoding": "br"})  # has no copy
        assert "Okapi" in page.text
        assert "content-encoding" not in page.headers


async def test_the_page_names_what_its_screen_needs_before_it_runs(sqlite_database: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Okapi</title>")
    screens = {"": ["assets/Home-1.js"], "game": ["assets/Table-2.js", "assets/Table-2.css"]}
    german = {"": {"de": ["assets/German-3.js"]}, "game": {"de": ["assets/German-3.js", "assets/Play-4.js"]}}
    needed = {"screens": screens, "languages": german, "later": {"game": ["assets/Table-2.js"]}}
    (tmp_path / "preloads.json").write_text(json.dumps(needed))
    async with visited(settings_for(sqlite_database), static=tmp_path) as client:
        home = (await client.get("/")).headers["link"]
        assert "</assets/Home-1.js>; rel=modulepreload" in home
        assert "</api/setup>; rel=preload; as=fetch; crossorigin=anonymous" in home
        game = (await client.get("/game/a-B_9?at=3")).headers["link"]
        assert "</assets/Table-2.css>; rel=preload; as=style; crossorigin, " in game
        assert "</assets/Table-2.js>; rel=modulepreload; fetchpriority=low" in game
        assert "fetchpriority" not in home
        assert "</api/games/a-B_9>; rel=preload" in game
        assert "/api/games" not in (await client.get("/game/%3E%2C%20%3Chttps%3A")).headers["link"]
        assert "link" not in (await client.get("/elsewhere")).headers
        assert "German" not in home
        in_german = {"accept-language": "de-AT,en;q=0.5"}
        german_home = (await client.get("/", headers=in_german)).headers["link"]
        assert "</assets/German-3.js>; rel=modulepreload" in german_home
        assert "Play-4" not in german_home
        german_game = (await client.get("/game/a", headers=in_german)).headers["link"]
        assert "</assets/Play-4.js>; rel=modulepreload" in german_game
        (tmp_path / "preloads.json").write_text(json.dumps(screens))  # of another version, just installed
        assert (await client.get("/")).status_code == 200


async def test_the_page_of_a_game_names_its_board(sqlite_database: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Okapi</title>")
    (tmp_path / "preloads.json").write_text('{"screens": {"game": ["assets/Table.js"]}, "languages": {}}')
    async with visited(settings_for(sqlite_database), static=tmp_path) as client:
        (await client.post("/api/me", json={"name": "Ada"})).raise_for_status()
        wanted = {"seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
        game = (await client.post("/api/games", json=wanted)).raise_for_status().json()["game"]
        links = (await client.get(f"/game/{game['id']}")).headers["link"]
        board = f"/api/boards/{game['board']['hash']}"
        assert f"<{board}>; rel=preload; as=fetch; crossorigin=anonymous" in links
        assert (await client.get(board)).is_success


async def test_a_board_travels_compressed(sqlite_database: str) -> None:
    async with visited(settings_for(sqlite_database)) as client:
        board = (await client.get("/api/setup")).json()["boards"][0]["hash"]
        small, plain = [
            await client.get(f"/api/boards/{board}", headers={"accept-encoding": accepted})
            for accepted in ("br, gzip", "identity")
        ]
        assert small.headers["content-encoding"] == "gzip"
        assert small.json() == plain.json()
        assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 3
        assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"


async def test_clients_are_asked_to_connect_again_before_the_server_stops(database: str, tmp_path: Path) -> None:
    server = ServerProcess(settings_for(database), tmp_path / "log")
    server.start()
    ada = await Session.become(server.address, "Ada")
    game = await table_of(ada, bots=1, bot_delay=9000)
    socket, _ = await watch(ada, game.id, 0)
    server.send_signal(signal.SIGTERM)
    closing = await the_next(socket, Closing)
    assert (closing.reason, closing.reconnect) == ("server.restarting", 1000)
    with pytest.raises(ConnectionClosed) as closed:
        await the_next(socket, Closing)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    assert server.wait() in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    requests = [line for line in lines if line["message"] == "request"]
    assert {"time", "level", "request", "method", "path", "status", "ms"} <= requests[0].keys()
    assert any(line.get("game") == game.id for line in requests)
    assert lines[-1]["message"] == "stopped"
