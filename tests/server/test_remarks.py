"""Phrases and free texts: their readers, their limits, and how long they are stored."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select
from tools.catalog import parse

from okapi.client import Session, Socket
from okapi.locales import available, catalogs
from okapi.server.play import remarks
from okapi.server.protocol.messages import (
    Export,
    Ping,
    Pong,
    RefusedMessage,
    Remarks,
    Say,
    Watch,
    Write,
)
from okapi.server.protocol.phrases import Phrase
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.schema import remarks as stored
from okapi.server.storage.statements import count
from server.people import forget
from server.running import SECRET_KEY, Running, running, settings_for, table_of
from server.sockets import the_next, watch

pytestmark = pytest.mark.anyio


async def heard(socket: Socket) -> list[tuple[int | None, str | None, str | None]]:
    """The remarks that came before an answer to a ping."""
    await socket.send(Ping())
    found = []
    while not isinstance(message := await socket.receive(), Pong):
        if isinstance(message, Remarks):
            found += [(remark.seat, remark.name, remark.text or remark.phrase) for remark in message.remarks]
    return found


async def test_players_are_heard_by_all_and_spectators_by_spectators(server: Running) -> None:
    ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
    game = await table_of(ada, ben)
    (adas, _), (bens, _) = await watch(ada, game.id, 0), await watch(ben, game.id, 1)
    (eves, _), (nobodys, _) = (
        await watch(eve, game.id, None),
        await watch(Session(server.address), game.id, None),
    )
    await adas.send(Say(game.id, Phrase.GOOD_LUCK, 0))
    await the_next(bens, Remarks)
    await the_next(nobodys, Remarks)
    await the_next(eves, Remarks)
    await eves.send(Say(game.id, Phrase.WOW))
    assert [remark.phrase for remark in (await the_next(nobodys, Remarks)).remarks] == ["wow"]
    assert await heard(bens) == []
    assert await heard(adas) == [(0, "Ada", "good-luck")]
    await bens.send(Watch(game.id, 1))
    await nobodys.send(Watch(game.id))
    assert await heard(bens) == [(0, "Ada", "good-luck")]
    assert await heard(nobodys) == [(0, "Ada", "good-luck"), (None, "Eve", "wow")]
    for socket in (adas, bens, eves, nobodys):
        await socket.close()


async def test_remarks_of_strangers_and_too_many_remarks_are_refused_and_sent_to_nobody(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    (adas, _), (bens, _) = await watch(ada, game.id, 0), await watch(ben, game.id, 1)
    nobodys = await Session(server.address).play()
    await nobodys.send(Say(game.id, Phrase.HELLO))
    assert (await the_next(nobodys, RefusedMessage)).reason == "identity.unknown"
    await bens.send(Say(game.id, Phrase.HELLO, 0, "first-word"))
    refused = await the_next(bens, RefusedMessage)
    assert (refused.reason, refused.id) == ("seat.not-yours", "first-word")
    for _ in range(6):
        await bens.send(Say(game.id, Phrase.OOPS))  # players speak from their seats
    assert (await the_next(bens, RefusedMessage)).reason == "rate.too-many-remarks"
    assert await heard(adas) == [(1, "Ben", "oops")] * 5
    for socket in (adas, bens, nobodys):
        await socket.close()


async def test_what_is_said_on_one_process_is_heard_on_the_others(postgres_database: str) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as one, running(settings) as other:
        ada, ben = await one.person("Ada"), await one.person("Ben")
        game = await table_of(ada, ben)
        (adas, _), (bens, _) = (
            await watch(ada, game.id, 0),
            await watch(Session(other.address, ben.token), game.id, 1),
        )
        await adas.send(Say(game.id, Phrase.HELLO, 0))
        assert [remark.name for remark in (await the_next(bens, Remarks)).remarks] == ["Ada"]
        await adas.close()
        await bens.close()


async def refusal(socket: Socket, said: Say | Write) -> str:
    await socket.send(said)
    return (await the_next(socket, RefusedMessage)).reason


@pytest.mark.both_databases
async def test_what_is_written_stays_as_it_was_meant_and_lies_no_other_way_in_the_database(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, chat=True)
    adas, _ = await watch(ada, game.id, 0)
    towers, upside_down = "z" + "\u0300" * 50 + "a", "\u202edrows\u202c\u2066"
    markup = "<img src=x onerror=alert(1)> [x](javascript:1) https://example.org %s {0} '; DROP TABLE remarks"
    for text in (" hello\n\tBen\u0000 \u200b", towers, upside_down, markup, "שלום 👋🏽"):
        await adas.send(Write(game.id, text, 0))
    said = [(0, "Ada", text) for text in ("hello Ben", "z\u0300\u0300\u0300a", "drows", markup, "שלום 👋🏽")]
    assert await heard(adas) == said
    for nothing in ("\u200b\u2060", "\u0301", "   "):
        assert await refusal(adas, Write(game.id, nothing, 0)) == "chat.nothing-said"
    assert await refusal(adas, Write(game.id, "x" * 201, 0)) == "request.malformed"
    async with server.context.database.read() as connection:
        kept = (await connection.execute(select(stored.c.text))).scalars().all()
    assert len(kept) == 5
    assert all(text and "hello" not in text and "DROP" not in text for text in kept), "sealed"
    export = await ada.ask("GET", "/api/me/export", gives=Export)
    assert [remark.text for remark in export.remarks] == [text for _, _, text in said]
    await forget(ada)
    bens, _ = await watch(ben, game.id, 1)
    assert await heard(bens) == []
    await adas.close()
    await bens.close()


async def test_a_person_who_writes_without_end_fills_nothing_and_silences_nobody(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, chat=True)
    (adas, _), (bens, _) = await watch(ada, game.id, 0), await watch(ben, game.id, 1)
    await bens.send(Write(game.id, "a quiet word", 1))
    await the_next(bens, Remarks)
    for number in range(10):
        await adas.send(Write(game.id, f"{number}", 0))
    assert await refusal(adas, Write(game.id, "one more", 0)) == "rate.too-many-remarks"
    assert await refusal(adas, Say(game.id, Phrase.OOPS, 0)) == "rate.too-many-remarks"
    monkeypatch.setattr(remarks, "_MAX_TEXTS", 1000)
    monkeypatch.setattr(remarks, "_MAX_KEPT", 40)
    for number in range(10, 39):
        await adas.send(Write(game.id, f"{number}", 0))
    await heard(adas)
    await bens.send(Watch(game.id, 1))
    came = await heard(bens)
    assert (1, "Ben", "a quiet word") in came, "what one person says does not push out the others"
    assert came[-30:] == [(0, "Ada", f"{number}") for number in range(9, 39)]
    await adas.send(Write(game.id, "the last", 0))
    await heard(adas)
    async with server.context.database.read() as connection:
        assert await count(connection, stored) == 40, "the oldest go"
    for socket in (adas, bens):
        await socket.close()


async def test_a_backup_brings_what_was_written_along(sqlite_database: str, tmp_path: Path) -> None:
    settings = settings_for(sqlite_database, secret_key=SECRET_KEY)
    async with running(settings) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, chat=True)
        adas, _ = await watch(ada, game.id, 0)
        for said in (Say(game.id, Phrase.HELLO, 0), Write(game.id, "kept", 0)):
            await adas.send(said)
        await heard(adas)
        await adas.close()
        await back_up(server.context.database, tmp_path / "okapi.backup")
    copy = Database(str(tmp_path / "copy.db"))
    await restore(copy, tmp_path / "okapi.backup")
    await copy.close()
    async with running(replace(settings, database=str(tmp_path / "copy.db"))) as server:
        adas, _ = await watch(Session(server.address, ada.token), game.id, 0)
        assert [text for *_, text in await heard(adas)] == ["hello", "kept"]
        await adas.close()


@pytest.mark.parametrize("language", available())
def test_every_phrase_can_be_said_in_every_language(language: str) -> None:
    said = parse({"talk.ftl": catalogs(language)["talk.ftl"]})
    texts = [said[f"phrase-{phrase}"].texts for phrase in Phrase]
    assert len({text for (text,) in texts}) == len(Phrase), "no two phrases sound alike"
    client = Path(__file__).parents[2] / "web" / "src" / "talk" / "phrases.ts"
    for phrase in Phrase:
        assert f'"{phrase}"' in client.read_text("utf-8"), "the browser offers every phrase"
