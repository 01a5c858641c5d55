"""Bots at the table: off the event loop, paced, and replaced for one decision when they fail."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from okapi.bots import registry
from okapi.client import Session, Socket
from okapi.server.protocol.messages import Command, CreatedGame, GameInfo, NewGame, Ping, Pong, SeatPlan, Start, Update
from okapi.server.status import SeatKind
from okapi.server.storage.schema import bot_failures, steps
from server import faulty_worker
from server.running import Running, running, settings_for, table_of
from server.sockets import answer, first_tickets, the_next, watch

pytestmark = pytest.mark.anyio
ME = SeatPlan(SeatKind.PERSON)


@pytest.fixture
def faulty_bots(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The server knows the faulty bots, and so does its worker."""
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    faulty_worker.register()
    return [sys.executable, str(Path(faulty_worker.__file__))]


@pytest.mark.parametrize("bot", ["raises", "hangs", "dies", "cheats"])
async def test_a_bot_that_fails_is_replaced_by_a_random_move_and_the_failure_is_kept(
    bot: str, sqlite_database: str, faulty_bots: list[str]
) -> None:
    settings = settings_for(sqlite_database, bot_seconds=1.0 if bot == "hangs" else 20.0)
    async with running(settings, worker=faulty_bots) as server:
        ada = await server.person("Ada")
        game = await begin(ada, bot)
        socket = await watch_until_bots_have_chosen(ada, game.id)
        async with server.context.database.read() as connection:
            failures = (await connection.execute(select(bot_failures))).mappings().all()
            actor = (await connection.execute(select(steps.c.actor).where(steps.c.seat == 1))).scalar()
        assert (failures[0]["bot"], failures[0]["seat"], actor) == (bot, 1, f"bot {bot}")
        assert failures[0]["error"]
        assert b"okapi_bot_failures_total" in server.context.metrics.text()
        await socket.close()


async def test_a_bot_that_prints_is_not_misunderstood(sqlite_database: str, faulty_bots: list[str]) -> None:
    async with running(settings_for(sqlite_database), worker=faulty_bots) as server:
        ada = await server.person("Ada")
        game = await begin(ada, "chatters")
        socket = await watch_until_bots_have_chosen(ada, game.id)
        async with server.context.database.read() as connection:
            assert (await connection.execute(select(bot_failures))).first() is None
        await socket.close()


async def test_a_bot_waits_before_it_moves_while_the_server_answers(server: Running) -> None:
    ada = await server.person("Ada")
    game = await table_of(ada, bots=1, bot_delay=400)
    began = time.monotonic()
    socket, _ = await watch(ada, game.id, 0)
    await socket.send(Ping())
    await the_next(socket, Pong)
    answered = time.monotonic()
    await the_next(socket, Update, lambda update: update.acting == (0,))
    assert began < answered < time.monotonic()
    assert time.monotonic() - began > 0.3
    await socket.close()


async def watch_until_bots_have_chosen(person: Session, game: str) -> Socket:
    """A socket that watches from the first seat, once only that seat has tickets to choose."""
    socket, update = await watch(person, game, 0)
    if update.acting != (0,):  # quick bots have chosen before anybody watches
        await the_next(socket, Update, lambda update: update.acting == (0,))
    return socket


async def begin(host: Session, *bots: str) -> GameInfo:
    """A game of one person and these bots."""
    seats = (ME, *(SeatPlan(SeatKind.BOT, bot=bot) for bot in bots))
    made = await host.ask("POST", "/api/games", NewGame(seats), gives=CreatedGame)
    return await host.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)


async def test_killing_an_idle_worker_stops_no_bot(
    sqlite_database: str, faulty_bots: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(faulty_worker.NOTES, str(tmp_path))
    async with running(settings_for(sqlite_database), worker=faulty_bots) as server:
        ada = await server.person("Ada")
        for _ in range(2):
            game = await begin(ada, "sound")
            socket = await watch_until_bots_have_chosen(ada, game.id)
            await socket.close()
            os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)
        async with server.context.database.read() as connection:
            assert (await connection.execute(select(bot_failures))).first() is None


async def test_a_worker_that_dies_while_it_thinks_costs_no_random_move(
    sqlite_database: str, faulty_bots: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(faulty_worker.NOTES, str(tmp_path))
    async with running(settings_for(sqlite_database), worker=faulty_bots) as server:
        ada = await server.person("Ada")
        game = await begin(ada, "stumbles")
        socket = await watch_until_bots_have_chosen(ada, game.id)
        await socket.close()
        assert (tmp_path / "stumbled").exists()
        async with server.context.database.read() as connection:
            assert (await connection.execute(select(bot_failures))).first() is None


async def test_a_bot_that_hangs_holds_up_no_bot_of_another_table(sqlite_database: str, faulty_bots: list[str]) -> None:
    async with running(settings_for(sqlite_database, bot_seconds=60.0), worker=faulty_bots) as server:
        ada = await server.person("Ada")
        await begin(ada, "hangs", "hangs")
        game = await begin(ada, "sound")
        socket = await watch_until_bots_have_chosen(ada, game.id)
        await socket.close()


async def test_bots_think_while_others_play(sqlite_database: str, faulty_bots: list[str]) -> None:
    """A bot that thinks for long delays only its own table."""
    async with running(settings_for(sqlite_database, bot_seconds=30.0), worker=faulty_bots) as server:
        ada = await server.person("Ada")
        await begin(ada, "hangs")
        await asyncio.sleep(0.2)
        ben = await server.person("Ben")
        game = await table_of(ada, ben)
        socket, update = await watch(ben, game.id, 1)
        await answer(socket, Command(game.id, 1, update.seq, "b", first_tickets(update.view)))
        await socket.close()
