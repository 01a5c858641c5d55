"""The processes that think for bots: whatever one of them does, the next question is answered."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import View, new_game, options, settle, view_for
from okapi.server.workers.bots import BotWorkers, NoAnswer
from server import faulty_worker
from server.bot_workers import COMMAND, workers
from server.running import children

pytestmark = pytest.mark.anyio


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where bots leave notes."""
    monkeypatch.setenv(faulty_worker.NOTES, str(tmp_path))
    return tmp_path


@pytest.fixture
def view() -> View:
    state, _ = settle(new_game(africa(), 2), SeededDealer(1))
    return view_for(state, 0)


def count(bots: BotWorkers, name: str) -> float:
    """The value of a metric."""
    found = [line for line in bots._metrics.text().decode().splitlines() if line.startswith(f"{name} ")]
    return float(found[0].split()[-1]) if found else 0


async def test_a_worker_that_is_killed_while_idle_is_replaced(notes: Path, view: View) -> None:
    async with workers() as bots:
        await bots.choose("sound", "", view)
        first = int((notes / "pid").read_text())
        os.kill(first, signal.SIGKILL)
        assert await bots.choose("sound", "", view) == options(view)[0]
        assert int((notes / "pid").read_text()) != first
        assert count(bots, 'okapi_bot_workers_lost_total{fault="died"}') == 1
        assert count(bots, "okapi_bot_workers") == 1


async def test_a_worker_that_is_killed_while_idle_is_replaced_before_anyone_asks(notes: Path, view: View) -> None:
    async with workers() as bots:
        await bots.choose("sound", "", view)
        os.kill(int((notes / "pid").read_text()), signal.SIGKILL)
        async with asyncio.timeout(120):
            while count(bots, "okapi_bot_workers"):
                await asyncio.sleep(0.01)
            while not count(bots, "okapi_bot_workers"):
                await asyncio.sleep(0.05)


async def test_a_question_whose_worker_dies_is_asked_once_more(notes: Path, view: View) -> None:
    async with workers() as bots:
        assert await bots.choose("stumbles", "", view) == options(view)[0]
        assert count(bots, 'okapi_bot_workers_lost_total{fault="died"}') == 1


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("dies", "died"),
        ("garbles", "protocol-error"),
        ("drones", "protocol-error"),
        ("nests", "protocol-error"),
        ("reports", "protocol-error"),
    ],
)
async def test_a_worker_at_fault_twice_costs_the_bot_its_move_and_nobody_else_anything(
    bot: str, fault: str, view: View
) -> None:
    async with workers() as bots:
        with pytest.raises(NoAnswer, match=f"{fault}, {fault}"):
            await bots.choose(bot, "", view)
        assert count(bots, f'okapi_bot_workers_lost_total{{fault="{fault}"}}') == 2
        assert await bots.choose("sound", "", view) == options(view)[0]


@pytest.mark.parametrize("bot", ["raises", "floods", "exits", "cheats"])
async def test_a_bot_at_fault_keeps_its_worker_and_its_error_can_be_stored(bot: str, notes: Path, view: View) -> None:
    async with workers() as bots:
        await bots.choose("sound", "", view)
        first = (notes / "pid").read_text()
        with pytest.raises(NoAnswer) as failed:
            await bots.choose(bot, "", view)
        assert 0 < len(str(failed.value).encode()) < 200_000
        assert "\0" not in str(failed.value)
        await bots.choose("sound", "", view)
        assert (notes / "pid").read_text() == first


async def test_an_answer_given_twice_is_not_taken_for_that_to_another_question(view: View) -> None:
    async with workers() as bots:
        for _ in range(2):
            assert await bots.choose("repeats", "", view) == options(view)[0]
            with pytest.raises(NoAnswer, match="I saw"):
                await bots.choose("raises", "", view)


async def test_an_answer_that_is_no_action_costs_the_bot_its_move_and_nobody_else_anything(
    view: View,
) -> None:
    async with workers() as bots:
        for _ in range(2):
            with pytest.raises(NoAnswer, match="forges"):
                await bots.choose("forges", "", view)
            assert await bots.choose("sound", "", view) == options(view)[0]


async def test_what_a_bot_prints_and_reads_is_no_part_of_the_conversation(view: View) -> None:
    async with workers() as bots:
        assert await bots.choose("chatters", "", view) == options(view)[0]
        assert await bots.choose("sound", "", view) == options(view)[0]
        assert count(bots, 'okapi_bot_workers_lost_total{fault="protocol-error"}') == 0


async def test_bots_that_hang_hold_up_no_other_bot_and_their_processes_are_bounded(view: View) -> None:
    async with workers(usual=1, spare=2) as bots:
        hanging = [asyncio.create_task(bots.choose("hangs", "", view)) for _ in range(10)]
        await asyncio.sleep(0)
        async with asyncio.timeout(120):
            for _ in range(5):
                assert await bots.choose("sound", "", view) == options(view)[0]
        assert count(bots, "okapi_bot_workers") <= 3
        assert count(bots, "okapi_bot_questions_waiting") >= 7
        for task in hanging:
            task.cancel()
        await asyncio.gather(*hanging, return_exceptions=True)
        assert await bots.choose("sound", "", view) == options(view)[0]


async def test_a_bot_that_has_used_up_its_time_is_not_asked_again(view: View) -> None:
    async with workers(seconds=3) as bots:
        with pytest.raises(NoAnswer, match=r"answer: hung$"):
            await bots.choose("hangs", "", view)
        assert await bots.choose("sound", "", view) == options(view)[0]


@pytest.mark.parametrize("bot", ["hangs", "dies"])
async def test_bots_that_lose_their_workers_again_and_again_take_none_from_others(
    bot: str, notes: Path, view: View
) -> None:
    async with workers(seconds=3) as bots:

        async def fail() -> None:
            with pytest.raises(NoAnswer):
                await bots.choose(bot, "", view)

        async def fail_for_ever() -> None:
            while True:
                await fail()

        await fail()
        await bots.choose("sound", "", view)
        first = (notes / "pid").read_text()
        failing = [asyncio.create_task(fail_for_ever()) for _ in range(8)]
        fault = {"hangs": "hung", "dies": "died"}[bot]
        async with asyncio.timeout(120):
            while count(bots, f'okapi_bot_workers_lost_total{{fault="{fault}"}}') < 8:
                await bots.choose("sound", "", view)
                assert (notes / "pid").read_text() == first
                await asyncio.sleep(0.05)
        for task in failing:
            task.cancel()
        await asyncio.gather(*failing, return_exceptions=True)


async def test_a_bot_that_has_mended_its_ways_shares_the_others_worker_again(notes: Path, view: View) -> None:
    async with workers() as bots:
        await bots.choose("sound", "", view)
        shared = (notes / "pid").read_text()
        bots._owes["repentant"] = 2
        found = []
        for _ in range(3):
            await bots.choose("repentant", "", view)
            found.append((notes / "pid").read_text())
        assert found[0] == found[1] != shared
        assert found[2] == shared


async def test_one_bot_with_many_questions_waits_for_its_turn_as_others_do(view: View) -> None:
    async with workers() as bots:
        answered: list[str] = []

        async def ask(bot: str) -> None:
            await bots.choose(bot, "", view)
            answered.append(bot)

        await asyncio.gather(*(ask("sound") for _ in range(8)), ask("chatters"))
        assert answered.index("chatters") == 1


async def test_workers_that_cannot_be_started_are_noticed_and_so_is_that_they_can_again(
    view: View,
) -> None:
    for command in (("/nowhere/python",), (sys.executable, "-c", "print('hello')"), ("true",)):
        async with workers(command=command) as bots:
            with pytest.raises(NoAnswer, match="not-started"):
                await bots.choose("sound", "", view)
            assert not bots.can_start
            bots._command = COMMAND
            await bots.choose("sound", "", view)
            assert bots.can_start


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for the process in /proc")
async def test_closing_while_a_worker_is_being_replaced_leaves_no_process_behind(notes: Path, view: View) -> None:
    before = children(os.getpid())
    async with workers() as bots:
        await bots.choose("sound", "", view)
        first = int((notes / "pid").read_text())
        os.kill(first, signal.SIGKILL)
        async with asyncio.timeout(120):
            while set(children(os.getpid())) <= {*before, first}:
                await asyncio.sleep(0.01)
    assert children(os.getpid()) == before


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for the process in /proc")
async def test_a_worker_ends_with_its_server_even_while_its_bot_hangs(notes: Path) -> None:
    script = """
import asyncio, os
from server.bot_workers import workers
from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import new_game, settle, view_for

async def ask():
    view = view_for(settle(new_game(africa(), 2), SeededDealer(1))[0], 0)
    async with workers() as bots:
        await bots.choose("sound", "", view)
        asyncio.create_task(bots.choose("hangs", "", view))
        await asyncio.sleep(0.2)
        os._exit(9)

asyncio.run(ask())
"""
    server = await asyncio.create_subprocess_exec(sys.executable, "-c", script, cwd=Path(__file__).parents[1])
    assert await server.wait() == 9
    pid = int((notes / "pid").read_text())
    async with asyncio.timeout(120):
        while Path(f"/proc/{pid}").exists() and "Z" not in Path(f"/proc/{pid}/stat").read_text().split()[2]:
            await asyncio.sleep(0.05)
