"""Moves that are committed together: what one player sends must not hurt the others."""

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from okapi.server.protocol.messages import Accepted, Command, RefusedMessage
from okapi.server.status import Status
from okapi.server.storage.log import Log, LogEntry
from okapi.server.storage.schema import games
from okapi.server.storage.steps import Step, load_steps
from server.running import Running, table_of
from server.sockets import answer, first_tickets, the_next, watch

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


async def test_a_command_id_is_visible_ascii(server: Running) -> None:
    ada = await server.person("Ada")
    game = await table_of(ada, bots=1)
    socket, update = await watch(ada, game.id, 0)
    good = Command(game.id, 0, update.seq, "!~", first_tickets(update.view))
    for id in ("\x00", "a\x00b", "a b", "é", "\u3164", "\n", "a\x7f"):
        await socket.send(replace(good, id=id))
        assert (await the_next(socket, RefusedMessage)).reason == "request.malformed"
    assert isinstance(await answer(socket, good), Accepted)
    await socket.close()


async def test_no_character_of_a_message_confuses_the_database(server: Running) -> None:
    ada = await server.person("Ada")
    socket = await ada.play()
    for kind in ("watch", "unwatch", "look"):
        await socket.connection.send(f'{{"type":"{kind}","game":"a\\u0000","seat":null}}')
        assert (await the_next(socket, RefusedMessage)).reason == "request.malformed"
    await socket.close()


async def test_an_entry_that_cannot_be_stored_fails_alone(server: Running) -> None:
    ada = await server.person("Ada")
    tables = sorted([await table_of(ada, bots=1, bot_delay=9000) for _ in range(4)], key=lambda table: table.id)
    log = Log(server.context.database, lambda seconds: None)
    entries = [entry_after(table.id, table.seq, f"command-{n}") for n, table in enumerate(tables)]
    spoiled = replace(entries[0], step=replace(entries[0].step, command="\x00\ud800"))
    taken = replace(entries[3], step=replace(entries[3].step, seq=1))
    waiting = [asyncio.create_task(log.append(entry, lambda: None)) for entry in (spoiled, *entries[1:3], taken)]
    await asyncio.sleep(0)  # so that they wait together
    writing = asyncio.create_task(log.write())
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    writing.cancel()
    assert [outcome is None for outcome in outcomes] == [False, True, True, False]
    async with server.context.database.read() as connection:
        stored = [len(await load_steps(connection, table.id)) for table in tables]
        rows = await connection.execute(select(games.c.id, games.c.seq))
        seqs = {row.id: row.seq for row in rows}
    assert stored == [1, 2, 2, 1]
    assert [seqs[table.id] - table.seq for table in tables] == [0, 1, 1, 0]


def entry_after(game: str, seq: int, command: str) -> LogEntry:
    step = Step(seq + 1, seq + 1, 0, command, "person", ())
    return LogEntry(game, step, Status.PLAYING, (0,), None, None, 0)
