"""Games in memory: as many as are needed, one copy of each, and never behind for long."""

import asyncio
from typing import Any

import pytest

from okapi.client import Seat, Session
from okapi.game import Deck, DrawBlind
from okapi.server.play import broadcast, cluster, registry
from okapi.server.play.cluster import Cluster
from okapi.server.protocol.messages import (
    Accepted,
    Command,
    CreatedGame,
    GameChanged,
    GameInfo,
    Join,
    NewGame,
    RefusedMessage,
    Start,
    TakeOver,
    Update,
    Watch,
)
from okapi.server.storage.log import Log
from okapi.server.storage.steps import load_steps
from server.people import refused
from server.postgres_proxy import postgres_proxy
from server.running import LISTED, ME, OPEN, Running, running, settings_for, table_of
from server.sockets import SHORT, answer, at_random, first_tickets, the_next, watch

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


async def test_games_that_are_watched_leave_room_for_others(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, games_in_memory=2)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        infos = [await table_of(ada, ben) for _ in range(7)]
        sockets = [(await watch(ada, info.id, 0))[0] for info in infos[:5]]
        for info in infos[5:]:
            assert (await ben.ask("GET", f"/api/games/{info.id}", gives=GameInfo)).id == info.id
            socket, update = await watch(ben, info.id, 1)
            command = Command(info.id, 1, update.seq, "x", first_tickets(update.view))
            assert isinstance(await answer(socket, command), Accepted)
            await socket.close()
        for socket in sockets:
            await socket.close()


async def test_there_is_one_copy_of_a_game_for_as_long_as_anyone_holds_it(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, games_in_memory=2)) as server:
        ada = await server.person("Ada")
        infos = [await table_of(ada, bots=1, bot_delay=9000) for _ in range(6)]
        held = await server.context.registry.get(infos[0].id)
        for info in infos[1:]:
            await server.context.registry.get(info.id)
        assert await server.context.registry.get(infos[0].id) is held


async def test_what_happens_while_a_game_is_loaded_is_not_missed(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as one, running(settings) as other:
        ada, ben = await one.person("Ada"), await one.person("Ben")
        info = await table_of(ada, ben)
        first, update = await watch(ada, info.id, 0)
        may_go_on, has_read = asyncio.Event(), asyncio.Event()

        async def load_slowly(*arguments: Any) -> Any:
            steps = await load_steps(*arguments)
            if arguments[-1] == 0:  # the whole game
                has_read.set()
                await may_go_on.wait()
            return steps

        has_heard, hear = asyncio.Event(), Cluster._hear

        def hear_aloud(cluster: Cluster, text: str) -> None:
            hear(cluster, text)
            if cluster is other.rooms.cluster and info.id in text:
                has_heard.set()

        monkeypatch.setattr(registry, "load_steps", load_slowly)
        monkeypatch.setattr(Cluster, "_hear", hear_aloud)
        loading = asyncio.create_task(other.context.registry.get(info.id))
        await has_read.wait()
        command = Command(info.id, 0, update.seq, "x", first_tickets(update.view))
        moved = await answer(first, command)
        assert isinstance(moved, Accepted)
        await asyncio.wait_for(has_heard.wait(), 60)  # while it loads
        may_go_on.set()
        session = await loading
        async with asyncio.timeout(60):
            while session.seq < moved.seq:  # though nobody asks for it any more
                await asyncio.sleep(0.01)
        await first.close()


async def test_a_seat_taken_through_one_process_is_ones_own_in_every_other(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as one, running(settings) as other:
        monkeypatch.setattr(Cluster, "_hear", lambda cluster, text: None)  # it has not arrived yet
        ada, ben = await one.person("Ada"), await one.person("Ben")
        there = Session(other.address, ben.token)
        made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
        path = f"/api/games/{made.game.id}"
        await there.ask("GET", path, gives=GameInfo)
        await ben.ask("POST", f"{path}/join", Join(made.invite.invite), gives=GameInfo)
        socket = await there.play()
        await socket.send(Watch(made.game.id, 1, 0))
        assert (await the_next(socket, GameChanged)).game.yours == (1,)
        await ada.ask("POST", f"{path}/start", Start(1), gives=GameInfo)
        first, update = await watch(ben, made.game.id, 1)
        command = Command(made.game.id, 1, update.seq, "x", first_tickets(update.view))
        assert isinstance(await answer(socket, command), Accepted)
        await socket.close()
        await first.close()


async def test_an_update_that_could_not_be_sent_is_sent_with_the_next(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    info = await table_of(ada, ben)
    first, update = await watch(ada, info.id, 0)
    second, other = await watch(ben, info.id, 1)
    with monkeypatch.context() as broken:
        broken.setattr(broadcast, "changes_for", None)
        command = Command(info.id, 0, update.seq, "x", first_tickets(update.view))
        assert isinstance(await answer(first, command), Accepted)
    command = Command(info.id, 1, other.seq, "y", first_tickets(other.view))
    await second.send(command)
    seen = await the_next(first, Update)
    assert seen.after == update.seq
    assert len(seen.events) == seen.seq - seen.after
    await first.close()
    await second.close()


# Lost answers.


async def test_a_move_whose_commit_was_not_answered_is_found_and_sent_to_everyone(
    postgres_database: str,
) -> None:
    async with postgres_proxy(postgres_database) as (proxy, url), running(settings_for(url)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        info = await table_of(ada, ben)
        first, update = await watch(ada, info.id, 0)
        second, _ = await watch(ben, info.id, 1)
        proxy.loses_the_next_answer = True
        command = Command(info.id, 0, update.seq, "x", first_tickets(update.view))
        moved = await answer(first, command)
        assert not proxy.loses_the_next_answer, "no answer was lost"
        assert isinstance(moved, Accepted)
        assert (await the_next(second, Update)).seq == moved.seq
        assert await commands_of(server, info.id) == ["start", "x"]
        await first.close()
        await second.close()


async def test_where_nobody_can_find_out_the_answer_says_so_and_the_command_may_be_repeated(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("okapi.server.storage.log._SECONDS_TO_FIND_OUT", 0.3)
    async with postgres_proxy(postgres_database) as (proxy, url), running(settings_for(url)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        info = await table_of(ada, ben)
        first, update = await watch(ada, info.id, 0)
        second, _ = await watch(ben, info.id, 1)
        monkeypatch.setattr(proxy, "lost", proxy.cut)
        proxy.loses_the_next_answer = True
        command = Command(info.id, 0, update.seq, "x", first_tickets(update.view))
        unknown = await answer(first, command)
        assert isinstance(unknown, RefusedMessage)
        assert unknown.reason == "server.outcome-unknown"
        proxy.is_down = False
        heard = await the_next(second, Update)  # nobody has to ask for it
        again = await answer(first, command)
        assert isinstance(again, Accepted)
        assert again.seq == heard.seq
        assert await commands_of(server, info.id) == ["start", "x"]
        await first.close()
        await second.close()


async def test_a_move_elsewhere_is_heard_of_though_the_network_to_the_database_was_silent(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_SILENCE", 2.0)
    async with postgres_proxy(postgres_database) as (proxy, url):
        hasty = settings_for(url, database_seconds=1)
        async with running(hasty) as here, running(settings_for(postgres_database)) as there:
            ada, ben = await here.person("Ada"), await here.person("Ben")
            info = await table_of(ada, ben)
            first, update = await watch(ada, info.id, 0)
            proxy.fall_silent()
            proxy.heal()
            second, other = await watch(Session(there.address, ben.token), info.id, 1)
            command = Command(info.id, 1, other.seq, "x", first_tickets(other.view))
            moved = await answer(second, command)
            assert isinstance(moved, Accepted)
            assert (await the_next(first, Update)).seq == moved.seq > update.seq
            await first.close()
            await second.close()


async def test_a_move_is_taken_in_though_its_player_is_gone_before_it_is_stored(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    info = await table_of(ada, ben)
    first, update = await watch(ada, info.id, 0)
    second, _ = await watch(ben, info.id, 1)
    session = await server.context.registry.get(info.id)
    append = Log.append

    async def append_and_be_cancelled(*arguments: Any) -> None:
        waiting = asyncio.create_task(append(*arguments))
        await asyncio.sleep(0)
        waiting.cancel()
        await waiting

    monkeypatch.setattr(Log, "append", append_and_be_cancelled)
    await first.send(Command(info.id, 0, update.seq, "x", first_tickets(update.view)))
    assert (await the_next(second, Update)).seq == session.seq > update.seq
    await second.close()


async def test_a_request_that_was_carried_out_is_not_refused_as_if_it_were_not(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(sqlite_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN), LISTED), gives=CreatedGame)
        path = f"/api/games/{made.game.id}"
        with monkeypatch.context() as broken:
            broken.setattr(server.context.registry, "get_fresh", broken_off)
            assert await refused(ben, "POST", f"{path}/join") == "server.outcome-unknown"
        assert (await ben.ask("GET", path, gives=GameInfo)).yours == (1,)


async def broken_off(game: str) -> None:
    raise ConnectionError


async def commands_of(server: Running, game: str) -> list[str | None]:
    async with server.context.database.read() as connection:
        return [step.command for step in await load_steps(connection, game)]


# Games that are over.


async def test_a_finished_game_is_over_and_not_closed(server: Running) -> None:
    ada = await server.person("Ada")
    info = await table_of(ada, bots=1, rules=SHORT)
    end = await Seat(ada, info.id, 0, at_random("x")).play()
    path = f"/api/games/{info.id}"
    assert await refused(ada, "POST", f"{path}/takeover", TakeOver(0)) == "game.over"
    socket = await ada.play()
    found = await answer(socket, Command(info.id, 0, end.seq, "x", DrawBlind(Deck.TRAIN)))
    assert isinstance(found, RefusedMessage)
    assert found.reason == "game.over"
    await socket.close()
