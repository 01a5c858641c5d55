"""People talk in phrases: who hears them, how often, and for how long they are kept."""

from pathlib import Path

import pytest
from tools.catalog import parse

from okapi.client import Session, Socket
from okapi.locales import available, catalogs
from okapi.server.protocol.messages import Ping, Pong, RefusedMessage, Remarks, Say, Watch
from okapi.server.protocol.phrases import Phrase
from server.running import Running, running, settings_for, table_of
from server.sockets import the_next, watch

pytestmark = pytest.mark.anyio


async def heard(socket: Socket) -> list[tuple[int | None, str | None, str]]:
    """The remarks that came before an answer to a ping."""
    await socket.send(Ping())
    found = []
    while not isinstance(message := await socket.receive(), Pong):
        if isinstance(message, Remarks):
            found += [(remark.seat, remark.name, remark.phrase) for remark in message.remarks]
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


async def test_who_may_not_speak_or_speaks_too_much_is_refused_and_nobody_hears_it(server: Running) -> None:
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
        await bens.send(Say(game.id, Phrase.OOPS))  # who sits speaks from their seat
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


@pytest.mark.parametrize("language", available())
def test_every_phrase_can_be_said_in_every_language(language: str) -> None:
    said = parse({"talk.ftl": catalogs(language)["talk.ftl"]})
    texts = [said[f"phrase-{phrase}"].texts for phrase in Phrase]
    assert len({text for (text,) in texts}) == len(Phrase), "no two phrases sound alike"
    client = Path(__file__).parents[2] / "web" / "src" / "talk" / "phrases.ts"
    for phrase in Phrase:
        assert f'"{phrase}"' in client.read_text("utf-8"), "the browser offers every phrase"
