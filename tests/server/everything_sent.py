"""A game on a server, and every byte that comes out of it: on sockets and pages, to devices and by mail."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from email.message import EmailMessage
from itertools import count
from typing import Any
from unittest.mock import patch

import httpx

from okapi.board import africa
from okapi.client import Session, Socket
from okapi.dealer import ScriptedDealer
from okapi.game import Action, Dealer, Event, Luck
from okapi.server.clock import SteadyClock
from okapi.server.entropy import Entropy
from okapi.server.notify.notifications import Notifications
from okapi.server.play import cluster
from okapi.server.protocol.messages import (
    Command,
    GameInfo,
    Look,
    MailPreferences,
    MailState,
    NewMailAddress,
    NotificationPreferences,
    NotificationState,
    Watch,
)
from okapi.tutorial import FIRST_GAME
from server.mail_service import MailService, link_in, mail_service
from server.notifications import EVERYTHING
from server.push_service import Device, PushService, push_service
from server.running import NO_LIMIT, Running, running, settings_for, table_of
from server.sockets import SHORT

PLAYERS = 3
NEVER = 86_400.0  # seconds
NAMES = ("Ada", "Ben", "Cleo")
SITE = "https://okapi.example.org"
PAGES_EVERY = 40  # moves
AWAY_MOVES = 30  # that people are notified of
LOOKS_EVERY = 10  # events
OPERATORS = ("/healthz", "/readyz", "/metrics")  # say how the machine is doing
CHANGES_ANYWAY = ("date", "x-request-id")
PUSH_KEYS = re.compile(rb'"key":"[^"]*"')  # by which push services know a server: new ones for each
Moves = list[tuple[int, Action]]
Sent = dict[str, list[bytes]]


class World:
    """A game as it is played: its luck and its decisions, up to just before the end."""

    def __init__(self, luck: Iterable[Luck], moves: Moves, events: Sequence[Event]) -> None:
        self.luck = list(luck)
        self.moves = moves
        self.events = list(events)


def entropy_of(world: World) -> Entropy:
    """Two runs with these differ in nothing but the luck."""
    numbers = count(1)

    def dealer(secret: str, words: Sequence[str], drawn: int) -> Dealer:
        return ScriptedDealer(world.luck[drawn:])

    return Entropy(
        token=lambda: f"token-{next(numbers):040}",
        id=lambda: f"id-{next(numbers):020}",
        secret=lambda: bytes(32),
        dealer=dealer,
    )


class StillClock(SteadyClock):
    """A clock that stands still."""

    def __init__(self) -> None:
        super().__init__(lambda: 1_800_000_000_000, lambda: 0)

    def set_to(self, moment: int) -> None: ...


async def everything_sent(world: World, observer: int, database: str) -> Sent:
    """Play the game with nobody there, and again with everyone; all bytes, by source."""
    async with mail_service() as mail, push_service() as push, still_server(world, database, mail) as server:
        people = [await server.person(name) for name in NAMES]
        sent = await sent_to_those_away(server, world, people, push, mail)
        return sent | await sent_to_those_there(server, world, people, observer)


@asynccontextmanager
async def still_server(world: World, database: str, mail: MailService) -> AsyncIterator[Running]:
    """A server on which time stands still, and notifications are sent when we say so."""
    mails = {"smtp_url": mail.url, "mail_from": "okapi@example.org", "site": SITE, "mail_rate": NO_LIMIT}
    at_once = {"notify_seconds": 0, "mail_seconds": 0, "private_push_services": True}
    settings = settings_for(database, **mails, **at_once)
    with (
        patch.object(Notifications, "start", lambda _: None),
        # By the machine's clock these say again who is there, at another move in each world on a busy machine.
        patch.object(cluster, "_HEARTBEAT_SECONDS", NEVER),
        patch.object(cluster, "_SILENCE", NEVER),
    ):
        async with running(settings, clock=StillClock(), entropy=entropy_of(world)) as server:
            yield server


class Recorder:
    """A socket, and every byte that came out of it."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self.socket.connection:
            self.heard.append(message.encode() if isinstance(message, str) else message)

    async def wait_for(self, text: str) -> None:
        async with asyncio.timeout(60):
            while not any(text.encode() in message for message in self.heard[-6:]):
                await asyncio.sleep(0.001)

    async def wait_for_company(self, present: int) -> None:
        """Wait until the table says that this many people are there, a moment after the update."""
        async with asyncio.timeout(60):
            while not any(message.count(b'"present":true') == present for message in self.heard[1:]):
                await asyncio.sleep(0.001)

    async def close(self) -> None:
        await self.socket.close()
        await self._listening


# Sent to people who are away.


async def sent_to_those_away(
    server: Running, world: World, people: list[Session], push: PushService, mail: MailService
) -> Sent:
    """What devices and mailboxes receive during the game, as the device reads it."""
    devices = [push.device(name) for name in NAMES]
    for person, device in zip(people, devices, strict=True):
        await wants_to_be_called(server, person, device, mail)
    mail.taken.clear()
    game = await table_of(*people, rules=SHORT)
    await calls_made(server)
    recorders = [Recorder(await person.play()) for person in people]  # they watch nothing
    for number, (seat, action) in enumerate(world.moves[:AWAY_MOVES]):
        seq = (await server.context.registry.get(game.id)).seq
        await recorders[seat].socket.send(Command(game.id, seat, seq, f"away-{number}", action))
        await recorders[seat].wait_for(f'"id":"away-{number}"')
        await calls_made(server)
    for recorder in recorders:
        await recorder.close()
    pushes = [f"{name} {found}".encode() for name in NAMES for found in pushed(push, devices, name)]
    return {"pushes": pushes, "mails": sorted(map(mailed, mail.taken))}


async def wants_to_be_called(server: Running, person: Session, device: Device, mail: MailService) -> None:
    """On a device, and by mail as well."""
    language, zone = "en", "Europe/Berlin"
    await person.ask("PUT", "/api/me/notifications", device.subscription, gives=NotificationState)
    await person.ask(
        "PUT",
        "/api/me/notifications/preferences",
        NotificationPreferences(EVERYTHING, language, zone),
        gives=NotificationState,
    )
    address = NewMailAddress(f"{device.endpoint[-3:]}@example.org", language, zone)
    await person.ask("PUT", "/api/me/mail", address, gives=MailState)
    code = link_in(mail.taken[-1], "/mail/confirm").partition("#")[2]
    async with httpx.AsyncClient(base_url=server.address) as browser:
        (await browser.post("/api/mail/confirm", json={"code": code})).raise_for_status()
    preferences = MailPreferences(EVERYTHING, language, zone, always=True)
    await person.ask("PUT", "/api/me/mail/preferences", preferences, gives=MailState)


async def calls_made(server: Running) -> None:
    """Send all notifications that follow from what has happened."""
    notifications = server.rooms.notifications
    await notifications.store_noted()
    await notifications.push.send_due()
    await notifications.email.send_due()


def pushed(push: PushService, devices: list[Device], name: str) -> list[Any]:
    """What a device received, decrypted, and what its push service could see."""
    device = devices[NAMES.index(name)]
    hidden = ("authorization", "host", "topic")  # new keys for each server
    return [
        (device.read(body), len(body), {key: value for key, value in headers.items() if key not in hidden})
        for to, headers, body in push.taken
        if to == name
    ]


def mailed(mail: EmailMessage) -> bytes:
    """A mail, without the parts that differ in every mail."""
    headers = {key: value for key, value in mail.items() if key not in ("Date", "Message-ID", "Content-Type")}
    return f"{headers} {[part.get_content() for part in mail.iter_parts()]}".encode()


# Sent to people who are there.


async def sent_to_those_there(server: Running, world: World, people: list[Session], observer: int) -> Sent:
    """What each seat and a spectator are sent, what the observer is when they come again, and the pages."""
    game = await table_of(*people, rules=SHORT, listed=True)
    recorders = []
    for seat, person in (*enumerate(people), (None, Session(server.address))):
        recorder = Recorder(await person.play())
        await recorder.socket.send(Watch(game.id, seat, 0))
        await recorder.wait_for('"type":"update"')
        if seat is not None:
            await recorder.wait_for_company(seat + 1)
        recorders.append(recorder)
    seen, pages = server.context, []
    host = {"host": "okapi.example.org"}  # whatever port it has
    async with httpx.AsyncClient(base_url=server.address, headers=host, timeout=60) as browser:
        for number, (seat, action) in enumerate(world.moves):
            seq = (await seen.registry.get(game.id)).seq
            await recorders[seat].socket.send(Command(game.id, seat, seq, f"move-{number}", action))
            await recorders[seat].wait_for(f'"id":"move-{number}"')
            seq = (await seen.registry.get(game.id)).seq
            for recorder in recorders:
                await recorder.wait_for(f'"seq":{seq},')
            if number % PAGES_EVERY == 0:
                pages += await pages_of(browser, people[observer].token, game, observer)
        pages += await pages_of(browser, people[observer].token, game, observer)
    again = Recorder(await people[observer].play())
    await again.socket.send(Watch(game.id, observer, 0))
    await again.wait_for('"type":"update"')
    sent = {f"seat {seat}": list(recorder.heard) for seat, recorder in enumerate(recorders[:-1])}
    sent |= {"spectator": list(recorders[-1].heard), "reconnected": list(again.heard), "pages": pages}
    sent["looks"] = await looks_at(game.id, {observer: again, None: recorders[-1]}, seq)
    for recorder in (*recorders, again):  # some of the others are notified when the first one leaves
        await recorder.close()
    return sent


async def looks_at(game: str, recorders: dict[int | None, Recorder], last: int) -> list[bytes]:
    """How the game looked at moments of the past, to the observer and to a spectator."""
    found = []
    for seat, recorder in recorders.items():
        for at in range(0, last, LOOKS_EVERY):
            await recorder.socket.send(Look(game, seat, at))
            await recorder.wait_for(f'"at":{at},')
            found.append(recorder.heard[-1])
    return found


async def pages_of(browser: httpx.AsyncClient, token: str | None, info: GameInfo, observer: int) -> list[bytes]:
    """What can be read without changing anything, by the observer and by nobody in particular."""
    known = {"game": info.id, "person": f"{info.seats[observer].player}", "tutorial": FIRST_GAME}
    known["hash"] = africa().content_hash
    document = (await browser.get("/api/openapi.json")).json()
    paths = [
        f"/game/{info.id}",
        *(f"/api/games?list={which}" for which in ("mine", "open", "watch", "finished")),
    ]
    for path, operations in document["paths"].items():
        needed = re.findall(r"{(\w+)}", path)
        if "get" in operations and path not in OPERATORS and set(needed) <= set(known):
            paths.append(path.format_map(known))
    found = []
    for path in paths:
        for headers in ({}, {"Authorization": f"Bearer {token}"}):
            answer = await browser.get(path, headers=headers)
            assert answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR, path
            kept = {name: value for name, value in answer.headers.items() if name not in CHANGES_ANYWAY}
            content = PUSH_KEYS.sub(b"", answer.content)
            found.append(f"{path} {answer.status_code} {kept}\n".encode() + content)
    return found
