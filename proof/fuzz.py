"""Nonsense, tens of thousands of times: always a clear refusal, never a failure, and honest games go on."""

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import httpx
from websockets.exceptions import ConnectionClosed

from okapi.client import RefusedByServer, Session
from okapi.game import Reason
from okapi.server.clock import wall_clock
from okapi.server.protocol.messages import CreatedGame, GameInfo, NewGame, NotificationState, Start
from okapi.server.protocol.reasons import ServerReason
from okapi.server.status import Agreement
from okapi.server.storage.database import Database
from okapi.server.storage.prune import prune
from proof.company import BOT, ME, OPEN, Company
from proof.nonsense import Nonsense
from proof.report import PartReport
from server.known_things import good_messages, known_things
from server.mail_service import mail_service
from server.postgres import running_postgres
from server.push_service import Device, push_service
from server.running import NO_LIMIT, ServerProcess, settings_for
from server.sockets import SHORT

ATTACKERS = 4
HONEST_TABLES = 3
BESIDE_OTHERS = 0.8  # of the attack; the rest while an operator prunes
ANSWERS_WITHIN = 180.0  # the first advice may have to compile
TRIES = 20
SECONDS_TO_SIT_DOWN = 30
DAY = 24 * 3600 * 1000  # milliseconds
REASONS = {str(reason) for reason in (*ServerReason, *Reason)}
FAILURES = {"server.failed", "server.not-ready"}
_ANY_TEXT = {"in": "path", "schema": {"type": "string"}}
PAGES: list[tuple[str, str, dict[str, Any]]] = [  # of the client, which the description of the API leaves out
    ("get", "/game/{game}", {"parameters": [{"name": "game", **_ANY_TEXT}]}),
    ("get", "/assets/{name}", {"parameters": [{"name": "name", **_ANY_TEXT}]}),
    ("get", "/{path}", {"parameters": [{"name": "path", **_ANY_TEXT}]}),
    ("get", "/manifest.webmanifest", {}),
]
BROKEN_HTTP = (
    b"GET / HTTP/9.9\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/%00%ff HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /api/play HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: a\r\nCookie: okapi=\xff\x00\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " + b"x" * 9000 + b"\r\n\r\n",
    b"\x16\x03\x01\x00\xa5\x01\x00\x00",
    b"\x00" * 100,
)


async def fuzz(report: PartReport, count: int) -> None:
    """Half of it on SQLite, half on PostgreSQL; half requests, half messages."""
    with tempfile.TemporaryDirectory() as folder, running_postgres(Path(folder) / "postgres") as postgres:
        sqlite = str(Path(folder) / "okapi.db")
        await fuzz_server(report, count // 4, "SQLite", sqlite, Path(folder) / "log-sqlite")
        database = await asyncio.to_thread(postgres.new_database)
        await fuzz_server(report, count // 4, "PostgreSQL", database, Path(folder) / "log-postgres")


async def fuzz_server(report: PartReport, count: int, kind: str, database: str, log: Path) -> None:
    """This many requests and this many messages: most beside honest people, then all is pruned."""
    async with mail_service() as mail, push_service() as push:
        settings = settings_for(
            database,
            log_level="warning",
            private_push_services=True,
            smtp_url=mail.url,
            mail_from="okapi@example.org",
            site="http://localhost",
            **dict.fromkeys(("mail_rate", "review_rate", "advice_rate"), NO_LIMIT),
        )
        server = ServerProcess(settings, log)
        await asyncio.to_thread(server.start)
        try:
            company = Company(report, [server.address], database)
            await company.sit_down(HONEST_TABLES)
            seeds = [f"{report.seed} {kind} {number}" for number in range(ATTACKERS)]
            fuzzers = [Fuzzer(report, server.address, seed, push.device(seed[-1]), kind) for seed in seeds]
            beside_others = round(count * BESIDE_OTHERS)
            await attack_together(fuzzers, beside_others)
            await company.finish()
            async with operator_who_prunes(report, database):
                await attack_together(fuzzers, count - beside_others, pruned=True)
            async with httpx.AsyncClient(base_url=server.address) as browser:
                if (await browser.get("/readyz")).status_code != httpx.codes.OK:
                    report.foul("the server is not ready afterwards")
        finally:
            server.stop()
        report_operations(report, fuzzers, kind)
        report.count("letters", len(mail.taken))
        report.count("notifications", len(push.taken))
    for line in log.read_text().splitlines():
        if '"level":"error"' in line:
            report.foul(f"the server's log: {line[:300]}")


def report_operations(report: PartReport, fuzzers: "list[Fuzzer]", kind: str) -> None:
    """Nonsense that is always refused at the door tries little: say which operations never did anything."""
    never = set.intersection(*(fuzzer.never_done for fuzzer in fuzzers))
    report.count(f"operations done on {kind}", len(fuzzers[0].operations) - len(never))
    if never:
        report.note(f"on {kind} all requests were refused to {', '.join(sorted(never))}")


async def attack_together(fuzzers: "list[Fuzzer]", count: int, *, pruned: bool = False) -> None:
    """This many requests and messages of all together."""
    async with asyncio.TaskGroup() as group:
        for fuzzer in fuzzers:
            group.create_task(fuzzer.attack(count // len(fuzzers), pruned=pruned))


@asynccontextmanager
async def operator_who_prunes(report: PartReport, address: str) -> AsyncIterator[None]:
    """Somebody who removes, again and again, all but what is new or in progress, under people's feet."""
    database = Database(address)

    async def go_on() -> None:
        while True:
            ahead = wall_clock() + DAY - 1000 * SECONDS_TO_SIT_DOWN
            gone = await prune(database, ahead, 1, finished=True, dry_run=False)
            report.count("pruned games", gone.tables + gone.games)
            await asyncio.sleep(0.5)

    pruning = asyncio.create_task(go_on())
    try:
        yield
    finally:
        pruning.cancel()
        with suppress(asyncio.CancelledError):
            await pruning
        await database.close()


class Fuzzer:
    """Somebody with an identity and games of their own, who asks for nonsense."""

    def __init__(self, report: PartReport, address: str, seed: str, device: Device, kind: str) -> None:
        self._report = report
        self._kind = kind  # of the database
        self._address = address
        self._seed = seed
        self._device = device
        self._games: list[str] = []

    async def attack(self, count: int, *, pruned: bool = False) -> None:
        """Requests and messages by turns; what they need may be `pruned` in the middle of each."""
        self._may_ask_again = {"server.not-ready"} if pruned else set()
        if not self._games:
            await self._arm()
        async with httpx.AsyncClient(base_url=self._address, timeout=ANSWERS_WITHIN) as browser:
            for _ in self._report.tries(max(1, count // 100)):
                for _ in range(100):
                    await self._request(browser)
                await self._send_messages(100)
                await self._break_http()
        self._report.say(str(self._report))

    async def _arm(self) -> None:
        """An identity, games in the lobby, in progress and finished, a record to review."""
        async with httpx.AsyncClient(base_url=self._address) as browser:
            document = (await browser.get("/api/openapi.json")).json()
        self._nonsense = Nonsense(self._seed, document)
        self.operations = PAGES + [
            (method, path, operation)
            for path, operations in document["paths"].items()
            for method, operation in operations.items()
        ]
        self.never_done = {f"{method.upper()} {path}" for method, path, _ in self.operations}
        await self._become_someone()
        self._known = await known_things(self._session)

    async def _become_someone(self) -> None:
        """Again, if an operator prunes them before they sit down."""
        for _ in range(TRIES):
            with suppress(RefusedByServer):
                await self._sit_down()
                return
        self._report.foul("nobody can become someone")

    async def _sit_down(self) -> None:
        self._session = await Session.become(self._address, "Eve")
        await self._session.ask("PUT", "/api/me/notifications", self._device.subscription, gives=NotificationState)
        self._games = []
        for seats, start in (((ME, OPEN, BOT), False), ((ME, ME), True), ((ME, BOT), True)):
            wanted = NewGame(seats, Agreement(SHORT, listed=True))
            made = await self._session.ask("POST", "/api/games", wanted, gives=CreatedGame)
            self._games.append(made.game.id)
            self._nonsense.known += [made.game.id, made.invite.invite]
            if start:
                await self._session.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)

    async def _request(self, browser: httpx.AsyncClient) -> None:
        random = self._nonsense.random
        method, path, operation = random.choice(self.operations)
        name = f"{method.upper()} {path}"
        query = []
        for parameter in operation.get("parameters", ()):
            value = quote(self._parameter(parameter).encode(errors="surrogatepass"), safe="")
            path = path.replace(f"{{{parameter['name']}}}", value)
            if parameter["in"] == "query" and (parameter.get("required") or random.random() < 0.7):
                query.append(f"{parameter['name']}={value}")
        path += "?" + "&".join(query) if query else ""
        content: dict[str, Any] = next(iter(operation.get("requestBody", {}).get("content", {}).values()), {})
        body = self._nonsense.body(content.get("schema"))
        headers = {"Authorization": f"Bearer {self._session.token}"} if random.random() < 0.9 else {}
        if random.random() < 0.05:
            headers["Origin"] = random.choice(("null", "https://evil.example", "x", self._address))
        said = f"{method.upper()} {path} {body!r}"[:500]
        try:
            answer = await browser.request(method, path, content=body, headers=headers)
        except httpx.HTTPError as error:
            self._report.foul(f"{error!r} to {said}")
            return
        self._report.count(f"requests on {self._kind}")
        if answer.is_success:
            self.never_done.discard(name)
        self._check(answer, said)
        if answer.status_code == 401 and headers:
            await self._become_someone()  # it has signed itself out

    def _parameter(self, parameter: dict[str, Any]) -> str:
        luck, name = self._nonsense.random.random(), parameter["name"]
        there_are = self._known.candidates(name) + (self._games if name == "game" else [])
        if there_are and luck < 0.7:
            return self._nonsense.random.choice(there_are)
        if luck < 0.85:
            return str(self._nonsense.fitting(parameter["schema"]))
        return self._nonsense.text()

    def _check(self, answer: httpx.Response, said: str) -> None:
        if answer.status_code >= 400:
            try:
                reason = answer.json()["reason"]
            except (ValueError, KeyError, TypeError):
                reason = answer.text[:100]
            if answer.status_code >= 500 and reason not in self._may_ask_again:
                self._report.foul(f"{answer.status_code} to {said}")
            elif reason not in REASONS:
                self._report.foul(f"{answer.status_code} without a reason, {reason!r}, to {said}")

    async def _send_messages(self, count: int) -> None:
        """On one connection, unless the server had to close it."""
        sent = 0
        while sent < count:
            with suppress(ConnectionClosed):
                async with await self._session.play() as socket:
                    while sent < count:
                        sent += 1
                        message = self._nonsense.message(self._good_messages())
                        await socket.connection.send(message)
                        await socket.connection.send('{"type":"ping"}')
                        await self._until_pong(socket.connection, message)
            self._report.count("connections")
        self._report.count(f"messages on {self._kind}", sent)

    async def _until_pong(self, connection: Any, message: str | bytes) -> None:
        said = f"{message!r}"[:500]
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                while (answer := json.loads(await connection.recv()))["type"] != "pong":
                    allowed = REASONS - FAILURES | self._may_ask_again
                    if answer["type"] == "refused" and answer["reason"] not in allowed:
                        self._report.foul(f"refused with {answer['reason']!r}: {said}")
        except TimeoutError:
            self._report.foul(f"no answer after {said}")

    def _good_messages(self) -> list[dict[str, Any]]:
        random = self._nonsense.random
        game = random.choice([*self._games, self._known.game])
        seat, seq = random.choice((0, 0, 1, None)), random.choice((0, 5, 30, 31, 32, 40, 10**6))
        return good_messages(game, seat, seq, self._nonsense.text()[:64])

    async def _break_http(self) -> None:
        """Bytes that are not HTTP: the answer may be anything but a failure."""
        address = urlsplit(self._address)
        for data in BROKEN_HTTP:
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            writer.write(data)
            writer.write_eof()
            with suppress(ConnectionError, TimeoutError):
                answer = await asyncio.wait_for(reader.read(200), ANSWERS_WITHIN)
                if answer.split(b" ")[1:2] and answer.split(b" ")[1].startswith(b"5"):
                    self._report.foul(f"{answer[:60]!r} to {data[:100]!r}")
            writer.close()
            self._report.count("broken requests")
