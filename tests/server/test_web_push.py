"""Push services: which ones the server uses, and that none of them can delay anybody."""

import asyncio
import logging
import socket
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event
from typing import Any

import h11
import pytest
from sqlalchemy import insert, select

from okapi.client import RefusedByServer
from okapi.server.entropy import hash_of
from okapi.server.notify import push
from okapi.server.notify.web_push.addresses import BadAddress, PushServices, UnknownService, is_public
from okapi.server.notify.web_push.delivery import Message, PushResult, Receiver, Sender, deliver
from okapi.server.notify.web_push.keys import new_keys
from okapi.server.protocol.messages import CreatedGame, Me, NewGame, NewSubscription, NotificationState
from okapi.server.settings import BadServerSettings, settings_from
from okapi.server.storage.schema import push_notifications, subscriptions, tokens
from okapi.server.storage.subscriptions import Subscription, delete_subscription, store_subscription
from server.mail_service import certificate
from server.notifications import calling, count, settled, titles, wants_notifications
from server.push_service import (
    Device,
    PushService,
    boasts,
    drips,
    hangs,
    hangs_up,
    push_service,
    speaks_no_http,
    strange_service,
)
from server.running import ME, OPEN, Running, running, table_of

pytestmark = pytest.mark.anyio
SENDER = Sender(new_keys(), "operator@example.org", PushServices(private=True), 10)
HASTY = Sender(SENDER.keys, SENDER.contact, SENDER.services, 0.3)
MESSAGE = Message(b"{}", "topic", 60)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as started:
        yield started


def receiver(address: str) -> Receiver:
    device = Device(address, "phone").subscription
    return Receiver(device.endpoint, device.p256dh, device.auth)


# Which services are used.


@pytest.mark.parametrize(
    "host",
    [
        "fcm.googleapis.com",
        "jmt17.google.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2-par02p.notify.windows.com",
        "push.example.org",
        "eu.push.example.org",
    ],
)
def test_the_services_of_browser_vendors_are_used_and_those_that_the_operator_adds(host: str) -> None:
    added = PushServices(settings_from({"OKAPI_PUSH_SERVICES": "push.example.org"}).push_services)
    assert added.split(f"https://{host}/x").hostname == host


OTHER_SERVICES = (
    ("https://example.com/x", "unknown-service"),
    ("https://notfcm.googleapis.com/x", "unknown-service"),
    ("https://fcm.googleapis.com.example.com/x", "unknown-service"),
    ("https://evilpush.example.org/x", "unknown-service"),
    ("http://fcm.googleapis.com/x", "bad-subscription"),
    ("https://fcm.googleapis.com:8443/x", "bad-subscription"),
    ("https://fcm.googleapis.com./x", "bad-subscription"),
    ("https://user:secret@fcm.googleapis.com/x", "bad-subscription"),
    ("https://a..fcm.googleapis.com/x", "bad-subscription"),
    ("https://a..b.example/x", "bad-subscription"),
    (f"https://{'a' * 70}.fcm.googleapis.com/x", "bad-subscription"),
    (f"https://{'a.' * 130}fcm.googleapis.com/x", "bad-subscription"),
    ("https://-a.fcm.googleapis.com/x", "bad-subscription"),
    ("https://127.0.0.1/x", "bad-subscription"),
    ("https://1.1.1.1/x", "bad-subscription"),
    ("https://2130706433/x", "bad-subscription"),
    ("https://[::1]/x", "bad-subscription"),
    ("https://169.254.169.254/latest/meta-data", "bad-subscription"),
    ("https://localhost/x", "bad-subscription"),
    ("ftp://fcm.googleapis.com/x", "bad-subscription"),
    ("file:///etc/passwd", "bad-subscription"),
    ("https://[/x", "bad-subscription"),
    ("nonsense", "bad-subscription"),
)


async def test_a_device_of_any_other_service_is_refused(server: Running) -> None:
    ada = await server.person("Ada")
    device = Device("https://push.example.org", "phone").subscription
    for address, reason in OTHER_SERVICES:
        wanted = NewSubscription(address, device.p256dh, device.auth)
        with pytest.raises(RefusedByServer) as refusal:
            await ada.ask("PUT", "/api/me/notifications", wanted, gives=NotificationState)
        assert refusal.value.reason == f"notifications.{reason}", address
    assert await count(server, subscriptions) == 0


@pytest.mark.parametrize("host", ["https://push.example.org", "push", "a..b.example", "*.example.org"])
def test_what_cannot_be_a_service_is_named_at_the_start(host: str) -> None:
    with pytest.raises(BadServerSettings, match="OKAPI_PUSH_SERVICES"):
        settings_from({"OKAPI_PUSH_SERVICES": f"push.example.org, {host}"})


def test_a_device_of_a_service_that_is_allowed_no_longer_is_gone() -> None:
    with pytest.raises(UnknownService):
        PushServices().split("https://push.example.org/x")


@pytest.mark.parametrize("address", ["1.1.1.1", "142.250.1.1", "2606:4700::1111", "2a00:1450::1"])
def test_public_hosts_are_contacted(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.0.0.1",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "192.0.0.8",
        "192.0.0.9",
        "192.88.99.1",
        "192.168.0.1",
        "198.18.0.1",
        "224.0.0.1",
        "233.252.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:1.1.1.1",
        "64:ff9b::7f00:1",
        "64:ff9b::101:101",
        "64:ff9b:1::a00:1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:101:101::1",
        "3fff::1",
        "fc00::1",
        "fe80::1",
        "ff02::1",
        "ff0e::1",
    ],
)
def test_what_leads_into_a_private_network_or_to_many_hosts_is_not_contacted(address: str) -> None:
    assert not is_public(address)


async def test_a_public_name_that_leads_to_a_private_address_is_not_contacted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def looked_up(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    async def opened(*_: Any, **__: Any) -> Any:
        raise AssertionError("it was called")

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    monkeypatch.setattr(asyncio, "open_connection", opened)
    public = Sender(SENDER.keys, SENDER.contact, PushServices(), 10)
    with pytest.raises(ConnectionError):
        await deliver(public, receiver("https://fcm.googleapis.com"), MESSAGE)


# Misbehaving services.


@pytest.mark.parametrize("behave", [hangs, drips])
async def test_a_delivery_has_one_limit_for_all_of_it(behave: Any) -> None:
    async with asyncio.timeout(60), strange_service(behave) as port:
        with pytest.raises(TimeoutError):
            await deliver(HASTY, receiver(f"http://127.0.0.1:{port}"), MESSAGE)


async def test_a_service_that_never_begins_with_tls_is_given_up() -> None:
    async with asyncio.timeout(60), strange_service(hangs) as port:
        with pytest.raises(TimeoutError):
            await deliver(HASTY, receiver(f"https://127.0.0.1:{port}"), MESSAGE)


async def test_a_name_that_nobody_resolves_costs_no_more_than_the_limit_and_no_thread_of_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    is_over = Event()

    def looks_up(*_: Any, **__: Any) -> list[Any]:
        is_over.wait(30)
        return []

    with monkeypatch.context() as patched:
        patched.setattr(socket, "getaddrinfo", looks_up)
        try:
            async with asyncio.timeout(60):
                tried = (deliver(HASTY, receiver("http://push.example.org"), MESSAGE) for _ in range(40))
                found = await asyncio.gather(*tried, return_exceptions=True)
                assert {type(error) for error in found} == {TimeoutError}
                await asyncio.to_thread(lambda: None)
        finally:
            is_over.set()


@pytest.mark.parametrize("behave", [boasts, hangs_up, speaks_no_http])
async def test_an_answer_that_is_none_is_an_error_and_is_not_read_to_its_end(behave: Any) -> None:
    async with asyncio.timeout(60), strange_service(behave) as port:
        with pytest.raises((OSError, h11.RemoteProtocolError)) as raised:
            await deliver(SENDER, receiver(f"http://127.0.0.1:{port}"), MESSAGE)
        assert raised.type is not TimeoutError


async def test_a_service_whose_certificate_is_wrong_gets_nothing(tmp_path: Path) -> None:
    file = certificate(tmp_path)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(file, str(file) + ".key")
    heard: list[bytes] = []

    async def listens(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.read(100))

    async with strange_service(listens, tls) as port:
        with pytest.raises(ssl.SSLCertVerificationError):
            await deliver(SENDER, receiver(f"https://localhost:{port}"), MESSAGE)
    assert heard == []


async def test_nobody_is_followed_elsewhere(service: PushService) -> None:
    service.answers = [(307, {"location": f"{service.address}/push/elsewhere"})]
    assert await deliver(SENDER, receiver(service.address), MESSAGE) == PushResult(307)
    assert service.asked == 1


@pytest.mark.parametrize("host", ["a..b.example", f"{'a' * 70}.example"])
async def test_a_host_that_cannot_be_is_gone_and_breaks_no_other_notification(
    sqlite_database: str, service: PushService, host: str
) -> None:
    async with running(calling(sqlite_database)) as server:
        ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
        phone = service.device("phone")
        await wants_notifications(ada, phone)
        await wants_notifications(eve, Device(f"http://{host}", "phone"))
        with pytest.raises(BadAddress):
            await deliver(SENDER, receiver(f"http://{host}"), MESSAGE)
        await table_of(ben, eve, ada)
        await settled(server, lambda: bool(service.taken))
        assert titles(service, phone) == ["Your turn"]
        assert (await eve.ask("GET", "/api/me/notifications", gives=NotificationState)).preferences is None
        assert await count(server, push_notifications) == 1


@pytest.mark.parametrize("broken", ["deliver", "content_of"])
async def test_whatever_goes_wrong_with_a_notification_is_an_attempt_of_that_one(
    sqlite_database: str, service: PushService, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    works = getattr(push, broken)

    def fails_for_eve(*given: Any) -> Any:
        if any("/eve" in getattr(one, "endpoint", "") for one in given):
            raise ValueError("of no use")
        return works(*given)

    monkeypatch.setattr(push, broken, fails_for_eve)
    async with running(calling(sqlite_database)) as server:
        ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
        phone = service.device("phone")
        await wants_notifications(ada, phone)
        await wants_notifications(eve, service.device("eve"))
        await table_of(ben, eve, ada)
        await settled(server, lambda: bool(service.taken))
        assert titles(service, phone) == ["Your turn"]
        async with server.context.database.read() as connection:
            found = await connection.execute(
                select(push_notifications.c.attempts).where(push_notifications.c.wake_at.is_not(None))
            )
        assert found.scalars().all() == [1]


async def test_hundreds_of_notifications_to_a_service_that_hangs_delay_nobody_else(
    database: str, service: PushService
) -> None:
    called: list[asyncio.StreamReader] = []

    async def counts(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.append(reader)
        await hangs(reader, writer)

    async with strange_service(counts) as port, running(calling(database, push_seconds=600)) as server:
        ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
        phone = service.device("phone")
        await wants_notifications(ada, phone)
        person = (await eve.ask("GET", "/api/me", gives=Me)).id
        made = [await eve.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame) for _ in range(20)]
        now = server.context.now()
        async with server.context.database.write() as connection:
            for number in range(20):
                token = f"token-{number}"
                device = Device(f"http://127.0.0.1:{port}", token).subscription
                await connection.execute(insert(tokens).values(hash=token, identity=person, kind="device", created=now))
                wanted = Subscription(token, person, device.endpoint, device.p256dh, device.auth, now)
                await store_subscription(connection, wanted)
                due = {"token": token, "kind": "joined", "seq": 0, "made": now, "wake_at": 0, "attempts": 0}
                await connection.execute(insert(push_notifications), [{**due, "game": one.game.id} for one in made])
        async with asyncio.timeout(60):
            while not called:
                await asyncio.sleep(0.05)
            await table_of(ben, ada)
            while not service.sent_to(phone):
                await asyncio.sleep(0.05)
        assert len(called) <= 2
        assert await count(server, push_notifications) == 401


# Devices that come and go.


async def test_a_device_that_unsubscribes_in_that_moment_is_no_error(
    database: str, service: PushService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(calling(database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        phone = service.device("phone")
        await wants_notifications(ada, service.device("gone"))
        await wants_notifications(ben, phone)
        push, recipients_at = (
            server.rooms.notifications.push,
            server.rooms.notifications.push.recipients_at,
        )

        async def unsubscribes(*given: Any) -> Any:
            found = await recipients_at(*given)
            async with server.context.database.write() as connection:
                await delete_subscription(connection, hash_of(ada.token or ""))
            return found

        monkeypatch.setattr(push, "recipients_at", unsubscribes)
        await table_of(ada, ben)
        await settled(server, lambda: bool(service.taken))
        assert titles(service, phone) == ["Your turn"]
        assert await count(server, push_notifications) == 1
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
