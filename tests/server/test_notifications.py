"""People who are elsewhere are notified: once, in their language, encrypted for their device."""

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from okapi.client import RefusedByServer
from okapi.server.notify.preferences import end_of_quiet
from okapi.server.protocol.messages import (
    CreatedGame,
    GameChanged,
    GameInfo,
    Join,
    NewGame,
    NewSubscription,
    NotificationPreferences,
    NotificationState,
    Start,
    Watch,
)
from okapi.server.storage.schema import games, push_notifications, subscriptions
from okapi.server.storage.subscriptions import Subscription
from server.notifications import EVERYTHING, calling, count, settled, titles, wants_notifications
from server.people import decide
from server.push_service import Device, PushService, claims_of, push_service
from server.running import ME, OPEN, Running, luck, running, table_of
from server.sockets import the_next

pytestmark = pytest.mark.anyio


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as started:
        yield started


@pytest.mark.both_databases
@pytest.mark.parametrize(("word", "then"), [("a", "notification"), ("b", "answered")], ids=["hers", "not hers"])
async def test_a_person_is_notified_once_of_a_turn_in_their_language_and_it_is_dismissed(
    database: str, service: PushService, word: str, then: str
) -> None:
    settings = calling(database, notify_present_seconds=0)  # somebody who has just decided may still count as present
    async with running(settings, entropy=luck(word)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        phone = service.device("phone")
        # Only turns: a busy machine would first send that Ben has sat down.
        state = await wants_notifications(ada, phone, language="de", kinds=("turn",))
        game = await table_of(ada, ben, clock=3 * 24 * 3600)
        for _ in range(3):
            await settled(server)
        [sent] = service.sent_to(phone)
        assert (sent["type"], sent["title"], sent["language"]) == ("notification", "Du bist am Zug", "de")
        assert sent["text"] == "Am Tisch: Ben. Du hast 2 Tage Zeit."
        assert sent["path"] == f"/game/{game.id}?since={game.seq}", "the moment at which the turn began"
        assert set(sent) == {"type", "game", "title", "text", "language", "path", "made"}
        [(_, headers, _)] = service.taken
        claims = claims_of(headers, state.key)
        assert claims["aud"] == "http://127.0.0.1"
        assert claims["sub"].startswith("mailto:")
        assert 0 < int(headers["ttl"]) <= 3 * 24 * 3600
        assert re.fullmatch(r"[\w-]{32}", headers["topic"], re.ASCII)
        assert game.id not in str(headers), "who knows the id may watch"
        await decide(ben, game, 1)  # others choose tickets too: nobody is notified again
        await settled(server)
        assert len(service.sent_to(phone)) == 1
        await decide(ada, game, 0)  # on another device
        await settled(server, lambda: len(service.sent_to(phone)) > 1)
        after = service.sent_to(phone)[1:]
        assert {one["topic"] for _, one, _ in service.taken} == {headers["topic"]}, "it replaces the first"
        assert [one["type"] for one in after] == [then], "it is her turn at once, or she has answered"


async def test_the_end_a_rematch_and_a_guest_notify_as_well(sqlite_database: str, service: PushService) -> None:
    async with running(calling(sqlite_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        phone = service.device("phone")
        await wants_notifications(ada, phone, language="en")
        made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
        await ben.ask("POST", f"/api/games/{made.game.id}/join", Join(made.invite.invite), gives=GameInfo)
        await settled(server)
        assert service.sent_to(phone)[-1]["title"] == "Ben has sat down at your table"
        assert service.sent_to(phone)[-1]["text"] == "Everyone is here. Start when you like."
        game = await ada.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)
        async with server.context.database.write() as connection:  # as the last move does
            ended = {"status": "over", "acting": "", "moved": server.context.now()}
            await connection.execute(update(games).where(games.c.id == game.id).values(ended))
        server.rooms.notifications.note(game.id)
        await settled(server)
        assert titles(service, phone)[-1] == "The game is over"
        again = await ben.ask("POST", f"/api/games/{game.id}/rematch", gives=GameInfo)
        await settled(server)
        [last] = [sent for sent in service.sent_to(phone) if f"/game/{again.id}?" in sent.get("path", "")]
        assert last["title"] == "Ben wants a rematch"
        assert last["game"] == game.id  # it takes the place of the other


async def test_nobody_is_notified_of_what_they_did_not_ask_for_or_have_before_them(
    sqlite_database: str, service: PushService
) -> None:
    async with running(calling(sqlite_database)) as server:
        ada, ben, cem = [await server.person(name) for name in ("Ada", "Ben", "Cem")]
        devices = [service.device(name) for name in ("ada", "ben", "cem")]
        await wants_notifications(ada, devices[0], kinds=("over",))
        await wants_notifications(ben, devices[1])
        await wants_notifications(cem, devices[2])
        made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN, OPEN)), gives=CreatedGame)
        for guest in (ben, cem):
            await guest.ask("POST", f"/api/games/{made.game.id}/join", Join(made.invite.invite), gives=GameInfo)
        await settled(server)
        assert service.taken == []  # Ada does not want notifications of guests, and Ben is not the host
        socket = await ben.play()
        await socket.send(Watch(made.game.id, 1))
        await the_next(socket, GameChanged, lambda changed: changed.game.seats[1].present)
        await ada.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)
        await settled(server)
        assert service.sent_to(devices[0]) == service.sent_to(devices[1]) == []
        assert len(service.sent_to(devices[2])) == 1
        await socket.close()
        async with httpx.AsyncClient(headers={"authorization": f"Bearer {cem.token}"}) as browser:
            assert (await browser.delete(f"{server.address}/api/me/notifications")).status_code == 204
        assert (await cem.ask("GET", "/api/me/notifications", gives=NotificationState)).preferences is None
        await table_of(ben, bots=1)
        await settled(server)
        assert service.sent_to(devices[1]) == []  # bots do not wait for anyone


async def test_a_person_who_is_there_and_does_nothing_is_notified_later(
    sqlite_database: str, service: PushService
) -> None:
    async with running(calling(sqlite_database, notify_present_seconds=0)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        phone = service.device("phone")
        await wants_notifications(ada, phone)
        game = await table_of(ada, ben, start=False)
        socket = await ada.play()
        await socket.send(Watch(game.id, 0))
        await the_next(socket, GameChanged, lambda changed: changed.game.seats[0].present)
        await ada.ask("POST", f"/api/games/{game.id}/start", Start(1), gives=GameInfo)
        await settled(server)
        assert [sent["title"] for sent in service.sent_to(phone)] == ["Your turn"]
        await socket.close()


async def test_a_device_that_is_gone_is_forgotten(database: str, service: PushService) -> None:
    async with running(calling(database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await wants_notifications(ada, service.device("phone"))
        service.answers = [(410, {})]
        await table_of(ada, ben)
        await settled(server)
        assert service.asked == 1
        assert (await ada.ask("GET", "/api/me/notifications", gives=NotificationState)).preferences is None
        assert await count(server, push_notifications) == 0


@pytest.mark.both_databases
async def test_a_notification_that_failed_is_retried_later_even_after_a_restart(
    database: str, service: PushService
) -> None:
    settings = calling(database)
    async with running(settings) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        phone = service.device("phone")
        await wants_notifications(ada, phone)
        service.answers = [(503, {}), (429, {"retry-after": "7200"})]
        await table_of(ada, ben)
        waits = []
        for _ in range(2):
            await settled(server)
            await settled(server)  # it waits
            async with server.context.database.write() as connection:
                row = (await connection.execute(select(push_notifications))).one()
                waits.append((row.wake_at - server.context.now()) // 1000)
                await connection.execute(update(push_notifications).values(wake_at=server.context.now()))
        assert service.asked == 2
        assert 20 <= waits[0] <= 30
        assert 7100 <= waits[1] <= 7200
        assert service.sent_to(phone) == []
    async with running(settings) as server:
        await settled(server)
        async with asyncio.timeout(60):
            while not service.sent_to(phone):
                await asyncio.sleep(0.05)
        assert len(service.sent_to(phone)) == 1


async def test_one_of_several_processes_notifies(postgres_database: str, service: PushService) -> None:
    settings = calling(postgres_database)
    async with running(settings) as one, running(settings) as other:
        ada, ben = await one.person("Ada"), await other.person("Ben")
        phone = service.device("phone")
        await wants_notifications(ada, phone)
        keys = [(await server.rooms.notifications.push.keys()) for server in (one, other)]
        assert keys[0] == keys[1]
        await table_of(ada, ben)
        await one.rooms.notifications.store_noted()
        await asyncio.gather(*(server.rooms.notifications.push.send_due() for server in (one, other) * 3))
        await asyncio.gather(settled(one), settled(other))
        sent = titles(service, phone)  # that Ben has sat down as well, if there was time for it
        assert "Your turn" in sent
        assert len(sent) == len(set(sent))


async def test_a_device_that_signs_out_is_not_notified(sqlite_database: str, service: PushService) -> None:
    async with running(calling(sqlite_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await wants_notifications(ada, service.device("phone"))
        game = await table_of(ada, ben, start=False)
        async with httpx.AsyncClient(headers={"authorization": f"Bearer {ada.token}"}) as browser:
            assert (await browser.delete(f"{server.address}/api/me/session")).status_code == 204
        assert await count(server, subscriptions) == 0
        assert game.status == "lobby"


async def test_a_browser_that_becomes_someone_else_notifies_only_them(
    sqlite_database: str, service: PushService
) -> None:
    async with running(calling(sqlite_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        phone = service.device("phone")
        await wants_notifications(ada, phone)
        await wants_notifications(ben, phone)
        assert (await ada.ask("GET", "/api/me/notifications", gives=NotificationState)).preferences is None
        assert await count(server, subscriptions) == 1


@pytest.mark.parametrize(
    ("clock", "quiet", "hours"),
    [
        ("23:30", (22, 8), 9),
        ("07:59", (22, 8), 1),
        ("08:00", (22, 8), None),
        ("12:00", (22, 8), None),
        ("13:15", (12, 14), 1),
        ("13:15", (None, None), None),
        ("13:15", (9, 9), None),
    ],
)
def test_quiet_hours_go_by_the_clock_of_the_device(
    clock: str, quiet: tuple[int | None, int | None], hours: int | None
) -> None:
    device = Subscription("t", "i", "e", "p", "a", 0, zone="Europe/Berlin", quiet_from=quiet[0], quiet_to=quiet[1])
    here = datetime.fromisoformat(f"2026-01-10T{clock}+01:00")
    end = end_of_quiet(device, round(here.timestamp() * 1000))
    if hours is None:
        assert end is None
    else:
        assert end is not None
        expected = (here.hour + hours) % 24
        assert datetime.fromtimestamp(end / 1000, UTC).hour == (expected - 1) % 24
        assert end % 3_600_000 == 0


async def test_a_notification_in_quiet_hours_waits_for_their_end(sqlite_database: str, service: PushService) -> None:
    async with running(calling(sqlite_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        hour = datetime.now(UTC).hour
        await wants_notifications(ada, service.device("phone"), zone="UTC", quiet_from=hour, quiet_to=(hour + 2) % 24)
        await table_of(ada, ben)
        await settled(server)
        assert service.taken == []
        async with server.context.database.read() as connection:
            waits = (await connection.execute(select(push_notifications.c.wake_at))).scalar_one() - server.context.now()
        assert 3_590_000 < waits <= 2 * 3_600_000


async def test_keys_and_preferences_that_make_no_sense_are_refused(server: Running) -> None:
    ada = await server.person("Ada")
    good = Device("https://push.example.org", "phone").subscription
    for p256dh, auth in ((good.p256dh, "x"), (good.auth, good.auth), ("é", good.auth), ("A" * 87, good.auth)):
        with pytest.raises(RefusedByServer, match=r"notifications\.bad-subscription"):
            await ada.ask(
                "PUT",
                "/api/me/notifications",
                NewSubscription(good.endpoint, p256dh, auth),
                gives=NotificationState,
            )
    preferences = NotificationPreferences(("turn",), "en", "Europe/Berlin")
    with pytest.raises(RefusedByServer, match=r"notifications\.not-subscribed"):
        await ada.ask("PUT", "/api/me/notifications/preferences", preferences, gives=NotificationState)
    await ada.ask("PUT", "/api/me/notifications", good, gives=NotificationState)
    for wrong in ({"zone": "Mars/Base"}, {"zone": "../etc/passwd"}, {"language": "xx"}, {"quiet_from": 3}):
        fields: dict[str, Any] = {"kinds": ("turn",), "language": "en", "zone": "UTC", **wrong}
        with pytest.raises(RefusedByServer, match=r"notifications\.bad-preferences"):
            await ada.ask(
                "PUT",
                "/api/me/notifications/preferences",
                NotificationPreferences(**fields),
                gives=NotificationState,
            )
    assert (
        await ada.ask("GET", "/api/me/notifications", gives=NotificationState)
    ).preferences == NotificationPreferences(EVERYTHING, "en", "UTC")
