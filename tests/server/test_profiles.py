"""What a server stores about people: their finished games, and what these add up to."""

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.exceptions import ConnectionClosed

from okapi.board import africa
from okapi.client import RefusedByServer, Seat, Session
from okapi.game import StartingTicketsChosen, to_json
from okapi.record import parse, verify
from okapi.server import personal_data
from okapi.server.lobby import tables
from okapi.server.protocol.messages import (
    ChangeVisibility,
    Export,
    GameInfo,
    GameList,
    Me,
    Missed,
    Muted,
    MutedList,
    MutedPerson,
    NewGame,
    NotificationPreferences,
    NotificationState,
    PersonPage,
    Ping,
    Pong,
    Remarks,
    Say,
    Start,
    TakeOver,
    Token,
    Welcome,
)
from okapi.server.protocol.phrases import Phrase
from okapi.server.status import Agreement, Visibility
from okapi.server.storage import leaving
from okapi.server.storage.games import load_games
from okapi.server.storage.leaving import half_forgotten
from okapi.server.storage.schema import metadata
from okapi.server.storage.stored_game import StoredGame
from server.people import forget, page_of, play_to_the_end, refused
from server.push_service import Device
from server.running import ME, Running, running, settings_for, table_of
from server.sockets import SHORT, at_random, the_next, watch

pytestmark = pytest.mark.anyio


async def finished(session: Session, query: str = "") -> tuple[GameInfo, ...]:
    return (await session.ask("GET", f"/api/games?list=finished{query}", gives=GameList)).games


async def test_a_finished_game_counts_for_everyone_who_played_it_to_the_end(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    assert (await page_of(ada)).sizes == ()
    table = await table_of(ada, ben, bots=1, rules=SHORT)
    await play_to_the_end(table.id, ada, ben)
    game = await ada.ask("GET", f"/api/games/{table.id}", gives=GameInfo)
    assert len(game.scores) == 3
    assert max(score.total for score in game.scores) == next(s.total for s in game.scores if s.place == 1)
    assert [found.scores for found in await finished(ada)] == [game.scores]
    assert await finished(ada, f"&before={game.moved}") == ()
    for seat, person in enumerate((ada, ben)):
        page, score = await page_of(person), game.scores[seat]
        assert [(size.players, size.games, size.wins) for size in page.sizes] == [(3, 1, score.place == 1)]
        assert page.routes + page.doubling + page.tickets + page.globetrotter == score.total
        assert page.best is not None
        assert (page.best.game, page.best.total) == (table.id, score.total)
        assert sorted((met.bot or met.name or "", met.games) for met in page.opponents) == sorted(
            [("Ben" if person is ada else "Ada", 1), ("random", 1)]
        )
        assert page.doubled <= page.claimed


async def test_what_one_did_not_play_to_its_end_for_oneself_alone_does_not_count(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    hot_seat = NewGame((ME, ME), Agreement(SHORT))
    made = (await ada.ask("POST", "/api/games", hot_seat, gives=dict))["game"]["id"]
    await ada.ask("POST", f"/api/games/{made}/start", Start(1), gives=GameInfo)
    await play_to_the_end(made, ada, ada)
    left = await table_of(ada, ben, rules=SHORT)
    await ada.ask("POST", f"/api/games/{left.id}/takeover", TakeOver(1), gives=GameInfo)
    await Seat(ada, left.id, 0, at_random("x")).play()
    assert len(await finished(ada)) == 2
    assert [size.games for size in (await page_of(ada)).sizes] == [1]
    assert (await page_of(ben)).sizes == ()


async def test_people_decide_who_sees_their_page(server: Running) -> None:
    ada, eve = await server.person("Ada"), await server.person("Eve")
    game = await table_of(ada, bots=1, rules=SHORT)
    await play_to_the_end(game.id, ada)
    own = await page_of(ada)
    assert own.visibility is Visibility.PRIVATE
    for stranger in (eve, Session(server.address)):
        assert await refused(stranger, "GET", f"/api/people/{own.id}") == "identity.not-shown"
    await ada.ask("PUT", "/api/me/visibility", ChangeVisibility(Visibility.SHARED), gives=PersonPage)
    shown = await page_of(eve, own.id)
    assert (shown.name, shown.sizes) == ("Ada", own.sizes)
    assert shown.best is not None
    assert shown.best.game is None, "who knows the id of a game can see all of it"
    assert shown.opponents == ()
    assert await refused(eve, "GET", "/api/people/nobody") == "identity.not-shown"


async def test_missed_events_are_sent_as_the_seat_may_know_them(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, rules=SHORT)
    missed = await ada.ask("GET", f"/api/games/{game.id}/missed", gives=Missed)
    assert missed.seat == 0
    eve = await server.person("Eve")
    assert await refused(eve, "GET", f"/api/games/{game.id}/missed") == "seat.none-held"
    await ada.ask("POST", f"/api/games/{game.id}/takeover", TakeOver(1), gives=GameInfo)
    chosen: list[StartingTicketsChosen] = []
    async with asyncio.timeout(60):
        while not chosen:
            missed = await ada.ask("GET", f"/api/games/{game.id}/missed", gives=Missed)
            chosen = [event for event in missed.events if isinstance(event, StartingTicketsChosen)]
    assert [(event.seat, event.tickets) for event in chosen] == [(1, None)]


@pytest.mark.both_databases
async def test_a_person_exports_everything_or_has_it_deleted(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    over = await table_of(ada, ben, rules=SHORT)
    await play_to_the_end(over.id, ada, ben)
    playing, waiting = await table_of(ada, ben), await table_of(ada, ben, start=False)
    socket, _ = await watch(ada, playing.id, 0)
    await socket.send(Say(playing.id, Phrase.HELLO, 0))
    await the_next(socket, Remarks)
    found = await ada.ask("GET", "/api/me/export", gives=Export)
    assert (found.name, found.visibility, len(found.devices)) == ("Ada", Visibility.PRIVATE, 1)
    agreed = {over.id: Agreement(SHORT), playing.id: Agreement(), waiting.id: Agreement()}
    assert {info.id: info.agreement for info in found.games} == agreed
    assert [result.game for result in found.results] == [over.id]
    assert [remark.phrase for remark in found.remarks] == ["hello"]
    assert (found.subscriptions, found.muted, found.rating, found.ratings) == ((), (), None, ())
    eve = Session(server.address)
    with pytest.raises(RefusedByServer, match=r"identity\.unknown"):
        await eve.ask("DELETE", "/api/me", gives=dict)

    await forget(ada)
    assert await refused(ada, "GET", "/api/me") == "identity.unknown"
    with pytest.raises(ConnectionClosed):
        await the_next(socket, Pong)
    games = (over.id, playing.id, waiting.id)
    async with asyncio.timeout(60):  # tables in memory are read again in the background
        for game in games:
            while (await ben.ask("GET", f"/api/games/{game}", gives=GameInfo)).seats[0].player is not None:
                await asyncio.sleep(0.02)
    shown = [await ben.ask("GET", f"/api/games/{game}", gives=GameInfo) for game in games]
    assert [info.seats[0].name for info in shown] == ["—", "—", None]
    assert [info.seats[0].player for info in shown] == [None] * 3
    assert shown[1].seats[0].stand_in == "random"
    assert shown[2].host == shown[2].seats[1].player
    record = await ben.record(over.id)
    assert b"Ada" not in record
    verify(parse(record), africa())
    assert [met.name for met in (await page_of(ben)).opponents] == []
    async with server.context.database.read() as connection:
        for table in metadata.sorted_tables:
            rows = (await connection.execute(select(table))).all()
            assert not any("Ada" in str(value) for row in rows for value in row), table.name


async def test_many_games_are_taken_along_some_at_a_time(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, read = await server.person("Ada"), []

    async def some(connection: AsyncConnection, ids: list[str], now: int) -> list[StoredGame]:
        read.append(len(ids))
        return await load_games(connection, ids, now)

    monkeypatch.setattr("okapi.server.personal_data._AT_ONCE", 2)
    monkeypatch.setattr("okapi.server.personal_data.load_games", some)
    tables = [(await table_of(ada, bots=1, start=False)).id for _ in range(5)]
    exported = (await ada.ask("GET", "/api/me/export", gives=Export)).games
    assert [info.id for info in exported] == tables[::-1]
    assert read == [2, 2, 1]


@pytest.mark.both_databases
async def test_a_person_at_many_tables_is_forgotten_at_once_and_leaves_them_in_the_background(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    games = [(await table_of(ada, ben, start=False)).id for _ in range(8)]
    may_leave, leave = asyncio.Event(), tables.leave

    async def leave_later(*given: Any) -> None:
        await may_leave.wait()
        await leave(*given)

    monkeypatch.setattr(tables, "leave", leave_later)
    monkeypatch.setattr(personal_data, "_PATIENCE", 0.01)
    await forget(ada)
    assert await refused(ada, "GET", "/api/me") == "identity.unknown"
    shown = await ben.ask("GET", f"/api/games/{games[0]}", gives=GameInfo)
    assert shown.seats[0].name == "—"
    may_leave.set()
    await all_left(ben, games)


async def test_tables_that_a_server_did_not_come_to_leave_are_left_by_the_next(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(sqlite_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        games = [(await table_of(ada, ben, start=False)).id for _ in range(2)]
        with monkeypatch.context() as ends:
            ends.setattr(leaving, "unfinished_games_of", AsyncMock(side_effect=asyncio.CancelledError))
            await forget(ada)
    async with running(settings_for(sqlite_database)) as server:
        again = Session(server.address, ben.token)
        await all_left(again, games)
        async with server.context.database.read() as connection:
            assert await half_forgotten(connection) == []


async def all_left(other: Session, games: list[str]) -> None:
    """Wait until the first seat of each game is free."""
    async with asyncio.timeout(60):
        for game in games:
            while (await other.ask("GET", f"/api/games/{game}", gives=GameInfo)).seats[0].player is not None:
                await asyncio.sleep(0.02)


async def test_devices_subscriptions_and_muted_people_are_in_the_export_without_their_secrets(
    server: Running,
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    device = Device("https://push.example.org/secret", "phone").subscription
    await ada.ask("PUT", "/api/me/notifications", device, gives=NotificationState)
    preferences = NotificationPreferences(("turn", "rematch"), "de", "Europe/Berlin", 22, 8)
    await ada.ask("PUT", "/api/me/notifications/preferences", preferences, gives=NotificationState)
    bens = (await ben.ask("GET", "/api/me", gives=Me)).id
    await ada.ask("PUT", f"/api/me/muted/{bens}", gives=MutedList)
    found = await ada.ask("GET", "/api/me/export", gives=Export)
    [here], [subscription] = found.devices, found.subscriptions
    assert (here.is_this, here.is_program) == (True, True)
    assert (subscription.device, subscription.service, subscription.preferences) == (
        here.id,
        "push.example.org",
        preferences,
    )
    assert [person.name for person in found.muted] == ["Ben"]
    text = to_json(found).decode()
    assert not any(secret in text for secret in (device.endpoint, device.p256dh, device.auth, ada.token or ""))


async def test_muting_is_kept_with_the_person_for_every_device(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    bens = (await ben.ask("GET", "/api/me", gives=Me)).id
    token = await ada.ask("POST", "/api/me/tokens", gives=Token)
    elsewhere = Session(server.address, token.token)
    for _ in range(2):  # a second time changes nothing
        await ada.ask("PUT", f"/api/me/muted/{bens}", gives=MutedList)
    found = await elsewhere.ask("GET", "/api/me/muted", gives=MutedList)
    assert [(person.id, person.name) for person in found.people] == [(bens, "Ben")]
    assert (await ben.ask("GET", "/api/me/muted", gives=MutedList)).people == (), "it is nobody else's business"
    assert await refused(ada, "PUT", "/api/me/muted/nobody") == "identity.unknown-person"
    assert await refused(Session(server.address), "GET", "/api/me/muted") == "identity.unknown"
    assert (await elsewhere.ask("DELETE", f"/api/me/muted/{bens}", gives=MutedList)).people == ()
    assert (await ada.ask("GET", "/api/me/muted", gives=MutedList)).people == ()
    await ada.ask("PUT", f"/api/me/muted/{bens}", gives=MutedList)
    await forget(ben)
    assert (await ada.ask("GET", "/api/me/muted", gives=MutedList)).people == ()


async def test_an_open_device_hears_at_once_whom_another_device_mutes(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    bens = (await ben.ask("GET", "/api/me", gives=Me)).id
    elsewhere, his = await ada.play(), await ben.play()
    muting_him, nobody = Muted((MutedPerson(bens, "Ben"),)), Muted(())
    heard: list[Muted] = []
    for _ in range(3):
        for method, then in (("PUT", muting_him), ("DELETE", nobody)):
            await ada.ask(method, f"/api/me/muted/{bens}", gives=MutedList)
            while not heard or heard[-1] != then:
                heard.append(await the_next(elsewhere, Muted))
    if heard[0] == nobody:  # a process that has just begun to listen may send the present state
        del heard[0]
    assert heard == 3 * [muting_him, nobody], "each change is heard of once"
    await his.send(Ping())
    assert [type(await his.receive()) for _ in range(2)] == [Welcome, Pong], "it is nobody else's business"
    await elsewhere.connection.close()
    await his.connection.close()
