"""Heavy work in other processes, in turn: a failure affects only its own request."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from okapi.server.metrics import Metrics
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.turns import TooManyWaiting
from okapi.server.workers import pool
from okapi.server.workers.byte_bounded_cache import ByteBoundedCache
from okapi.server.workers.pool import Pool
from server import noting_helper
from server.pool import NOTING, OTHER, ask, begun, jobs
from server.reviews import finished
from server.running import running, settings_for, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def helpers(notes: Path) -> AsyncIterator[Pool]:
    started = Pool(NOTING, Metrics())
    yield started
    await started.close()


# Workers.


async def test_a_job_is_done_in_another_process_that_lets_the_server_go_first(notes: Path, helpers: Pool) -> None:
    assert await ask(helpers) == 2
    await ask(helpers)
    (first, _), (second, _) = jobs(notes)
    assert first == second != os.getpid()
    assert os.getpriority(os.PRIO_PROCESS, first) >= min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)


async def test_a_worker_does_not_know_the_secrets_of_its_server(
    notes: Path, helpers: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OKAPI_SECRET_KEY", "sesame")
    await ask(helpers)
    [(pid, _)] = jobs(notes)
    known = Path(f"/proc/{pid}/environ").read_bytes()
    assert b"PATH=" in known
    assert b"sesame" not in known


@pytest.mark.parametrize("how", [noting_helper.DIE, noting_helper.HOARD, noting_helper.HANG])
async def test_a_worker_that_dies_hangs_or_takes_too_much_memory_costs_one_answer(
    notes: Path, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    helpers = Pool(NOTING, Metrics(), seconds=3 if how == noting_helper.HANG else pool.SECONDS)
    (notes / how).touch()
    with pytest.raises(Refusal) as refused:
        await ask(helpers)
    assert refused.value.reason is ServerReason.NOT_READY
    helpers._seconds = pool.SECONDS
    assert await ask(helpers) == 2
    (first, _), (second, _) = jobs(notes)
    assert first != second
    assert [entry.message for entry in caplog.records if entry.name == "okapi.server"] == ["worker lost"]
    await helpers.close()


async def test_a_job_that_raises_an_error_keeps_its_worker(
    notes: Path, helpers: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    (notes / noting_helper.STUMBLE).touch()
    with pytest.raises(Refusal) as refused:
        await ask(helpers)
    assert refused.value.reason is ServerReason.FAILED
    assert await ask(helpers) == 2
    assert len({pid for pid, _ in jobs(notes)}) == 1
    assert [entry.levelno for entry in caplog.records] == [logging.ERROR]


async def test_an_idle_worker_that_was_killed_costs_nothing(notes: Path, helpers: Pool) -> None:
    await ask(helpers)
    os.kill(jobs(notes)[0][0], 9)
    await helpers._idle[0].ended()
    assert await ask(helpers) == 2


async def test_an_address_with_many_jobs_holds_up_no_other(notes: Path, helpers: Pool) -> None:
    (notes / noting_helper.WAIT).touch()
    many = [asyncio.create_task(ask(helpers, "crowd")) for _ in range(10)]
    await begun(notes, 1)
    single = asyncio.create_task(ask(helpers, "single", OTHER))
    assert [name for _, name in await begun(notes, 2)] == ["ReadRecord", "ReplayRecord"]
    (notes / noting_helper.WAIT).unlink()
    await asyncio.gather(single, *many)


async def test_no_more_wait_than_there_are_places_in_all_and_for_an_address(
    notes: Path, helpers: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "MAX_WAITING", pool.MAX_WAITING_EACH + 2)
    (notes / noting_helper.WAIT).touch()
    waiting = [asyncio.create_task(ask(helpers, "crowd"))]
    await begun(notes, 1)
    waiting += [asyncio.create_task(ask(helpers, "crowd")) for _ in range(pool.MAX_WAITING_EACH)]
    await asyncio.sleep(0)
    with pytest.raises(TooManyWaiting):
        await asyncio.create_task(ask(helpers, "crowd"))
    waiting += [asyncio.create_task(ask(helpers, "another"))]
    await begun(notes, 2)
    with pytest.raises(Refusal) as refused:
        await asyncio.create_task(ask(helpers, "a third"))
    assert refused.value.reason is ServerReason.BUSY
    (notes / noting_helper.WAIT).unlink()
    await asyncio.gather(*waiting)


async def test_a_server_that_stops_leaves_no_worker_behind(sqlite_database: str, notes: Path) -> None:
    async with (
        running(settings_for(sqlite_database), helper=NOTING) as server,
        httpx.AsyncClient(base_url=server.address, timeout=60) as client,
    ):
        await client.get("/api/picture.png")
    await _gone(jobs(notes)[0][0])


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for the process in /proc")
async def test_a_worker_ends_with_a_server_that_is_killed_whatever_it_is_at(notes: Path) -> None:
    script = """
import asyncio, os
from pathlib import Path
from okapi.server.metrics import Metrics
from okapi.server.workers.pool import Pool
from okapi.server.workers.records import ReadRecord, ReplayRecord
from server.pool import NOTING, ask, begun

async def main():
    asyncio.create_task(ask(Pool(NOTING, Metrics())))
    await begun(Path(os.environ["TEST_OF_OKAPI_NOTES"]), 1)
    os._exit(9)

asyncio.run(main())
"""
    (notes / noting_helper.HANG).touch()
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", script, cwd=Path(__file__).parents[1])
    assert await server.wait() == 9
    await _gone(jobs(notes)[0][0])


async def _gone(pid: int) -> None:
    async with asyncio.timeout(60):
        while Path(f"/proc/{pid}").exists() and "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]:
            await asyncio.sleep(0.02)


# Caching.


async def test_what_was_not_asked_for_longest_goes_when_there_is_no_room() -> None:
    kept: ByteBoundedCache[bytes] = ByteBoundedCache(10)
    made: list[str] = []

    async def get(name: str) -> None:
        async def make() -> bytes:
            made.append(name)
            return name.encode() * 4

        assert await kept.get(name, make) == name.encode() * 4

    for name in "abacab":
        await get(name)
    assert made == ["a", "b", "c", "b"]


async def test_what_failed_is_made_again() -> None:
    kept: ByteBoundedCache[bytes] = ByteBoundedCache(10)

    async def fail() -> bytes:
        raise Refusal(ServerReason.BUSY)

    async def make() -> bytes:
        return b"made"

    with pytest.raises(Refusal):
        await kept.get("name", fail)
    assert await kept.get("name", make) == b"made"


# Pictures.


async def test_many_who_ask_for_a_picture_share_one_drawing_of_it(sqlite_database: str, notes: Path) -> None:
    async with (
        running(settings_for(sqlite_database), helper=NOTING) as server,
        httpx.AsyncClient(base_url=server.address, timeout=60) as client,
    ):
        ada, ben = await server.person("Ada"), await server.person("Ben")
        tables = [(await table_of(ada, ben)).id for _ in range(3)]
        paths = ["/api/picture.png", *(f"/api/games/{game}/picture.png" for game in tables)]
        found = await asyncio.gather(*(client.get(path) for path in paths * 5))
        assert {answer.status_code for answer in found} == {200}
        assert len({answer.content for answer in found}) == 1, "nobody has claimed anything"
        assert [name for _, name in jobs(notes)] == ["Draw"]
        again = await client.get(paths[0], headers={"if-none-match": found[0].headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert os.getpid() not in {pid for pid, _ in jobs(notes)}


async def test_a_killed_drawer_costs_one_request(sqlite_database: str, notes: Path) -> None:
    (notes / noting_helper.DIE).touch()
    async with (
        running(settings_for(sqlite_database), helper=NOTING) as server,
        httpx.AsyncClient(base_url=server.address, timeout=60) as client,
    ):
        lost = await client.get("/api/picture.png")
        assert (lost.status_code, lost.json()["reason"]) == (503, "server.not-ready")
        assert (await client.get("/api/picture.png")).status_code == 200


async def test_the_picture_of_a_finished_game_never_changes_and_may_be_kept(sqlite_database: str, notes: Path) -> None:
    async with (
        running(settings_for(sqlite_database), helper=NOTING) as server,
        httpx.AsyncClient(base_url=server.address, timeout=60) as client,
    ):
        ada, ben = await server.person("Ada"), await server.person("Ben")
        playing = await client.get(f"/api/games/{(await table_of(ada, ben)).id}/picture.png")
        over = await client.get(f"/api/games/{await finished(ada, ben)}/picture.png")
        assert playing.headers["cache-control"] == "public, max-age=300"
        assert over.headers["cache-control"] == "public, max-age=604800, immutable"
        assert over.headers["etag"] != playing.headers["etag"]
        assert over.content != playing.content
