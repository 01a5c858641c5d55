"""Servers for tests, in this process or in a separate one that can be killed."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import httpx
import uvicorn

from okapi.client import Session, Socket
from okapi.server.app import create_app
from okapi.server.entropy import Entropy
from okapi.server.http.application import Application
from okapi.server.http.websocket_protocol import WebSocketProtocol
from okapi.server.play.context import PlayContext
from okapi.server.protocol.messages import (
    Confirm,
    CreatedGame,
    GameChanged,
    GameInfo,
    Join,
    NewGame,
    SeatPlan,
    Start,
    Watch,
)
from okapi.server.rooms import Rooms
from okapi.server.serving import uvicorn_options
from okapi.server.settings import Rate, ServerSettings, environment_of
from okapi.server.status import Agreement, SeatKind
from server.ports import HeldPort

SECRET_KEY = "b2thcGkgb2thcGkgb2thcGkgb2thcGkgb2thcGkgb2s="  # for PostgreSQL; with SQLite, a key is made
NO_LIMIT = Rate(1e9, 1e9)
ME = SeatPlan(SeatKind.PERSON)
OPEN = SeatPlan(SeatKind.OPEN)
BOT = SeatPlan(SeatKind.BOT, bot="random")
LISTED = Agreement(listed=True)
_DAY = 24 * 3600  # seconds
_SERVE = """
from okapi.server.rooms import Rooms
from okapi.server.serving import serve
from okapi.server.settings import settings_from
serve(settings_from())
"""


def settings_for(database: str, **given: Any) -> ServerSettings:
    """Settings without rate limits and limits on sockets, and with bots that do not wait."""
    unlimited: dict[str, Any] = {
        name: NO_LIMIT
        for name in ServerSettings.__struct_fields__
        if name.endswith("_rate") and name not in ("advice_rate", "mail_rate", "review_rate")
    }
    unlimited["max_sockets_per_address"] = 10**6
    unlimited["refusal_seconds"] = 0
    if database.startswith("postgresql"):
        unlimited["secret_key"] = SECRET_KEY
    usual = {
        "bot_delay": 0,
        "bot_workers": 1,
        "stand_in": "random",
        "fair_absence": 0,
        "push_services": ("push.example.org",),
    }
    return ServerSettings(**{"database": database, **usual, **unlimited, **given})


def luck(word: str) -> Entropy:
    """The same luck in every run: all games of a server are dealt from this word."""
    return Entropy(secret=lambda: sha256(word.encode()).digest())


_servers: Counter[str] = Counter()  # of each test, so far


def luck_of_this_test() -> Entropy:
    """The same luck in every run of the test that runs now, but other luck in each of its games and servers."""
    test, _, _ = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")  # without whether it is being set up
    _servers[test] += 1
    return Entropy(secret=partial(Random(f"{test} {_servers[test]}").randbytes, 32))


class Running:
    """A server that runs in the test's own event loop."""

    def __init__(self, app: Application, address: str, serving: uvicorn.Server) -> None:
        self.app = app
        self.address = address
        self._serving = serving

    @property
    def rooms(self) -> Rooms:
        return self.app.rooms

    @property
    def context(self) -> PlayContext:
        return self.app.rooms.play

    def has_no_sockets(self) -> bool:
        """Whether no connection is left, in whatever state."""
        return not any(isinstance(one, WebSocketProtocol) for one in self._serving.server_state.connections)

    async def person(self, name: str = "Ada") -> Session:
        return await Session.become(self.address, name)


@asynccontextmanager
async def serving(config: uvicorn.Config) -> AsyncIterator[tuple[str, uvicorn.Server]]:
    """Serve on a free port, in the test's own event loop; the address, and the server."""
    server = uvicorn.Server(config)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server.capture_signals = _no_signals  # type: ignore[method-assign]
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        if serving.done():
            serving.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", server
    finally:
        server.should_exit = True
        await serving
        listening.close()


@asynccontextmanager
async def running(settings: ServerSettings, **parts: Any) -> AsyncIterator[Running]:
    """Start a server on a free port, and stop it. Its default luck is the test's."""
    app = create_app(settings, **{"entropy": luck_of_this_test(), **parts})
    async with serving(uvicorn.Config(app, **uvicorn_options(settings))) as (address, server):
        yield Running(app, address, server)


@asynccontextmanager
async def visited(settings: ServerSettings, **parts: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A server, and a client for its pages."""
    async with running(settings, **parts) as server, httpx.AsyncClient(base_url=server.address) as client:
        yield client


@contextmanager
def _no_signals() -> Iterator[None]:
    yield


class ServerProcess:
    """A server in a separate process, on a port that it keeps when it restarts."""

    program = _SERVE

    def __init__(self, settings: ServerSettings, log: Path) -> None:
        self._settings = settings
        self._log = log
        self.environment: dict[str, str] = {}  # in addition to ours
        self._held = HeldPort(len(settings.ports))
        self.port = self._held.number
        self.addresses = [f"http://127.0.0.1:{self.port + number}" for number in range(len(settings.ports))]
        self.address = self.addresses[0]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, core: int | None = None) -> None:
        """Start, on one core of the machine if it is named, and wait until it is ready."""
        self.launch(core)
        self.wait_until_ready()

    def launch(self, core: int | None = None) -> None:
        """Start, and do not wait."""
        environment = {**os.environ, **environment_of(self._settings), "OKAPI_PORT": str(self.port)}
        environment |= self.environment
        command = [sys.executable, "-c", self.program]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        if core is not None:
            os.sched_setaffinity(self._process.pid, {core})

    def wait_until_ready(self) -> None:
        """Wait until it says that it is ready."""
        deadline = time.monotonic() + 120
        waiting = [*self.addresses]
        while waiting and time.monotonic() < deadline:
            try:
                urlopen(f"{waiting[0]}/readyz", timeout=1).close()
                del waiting[0]
            except OSError:
                assert not self.has_ended, self._log.read_text()[-2000:]
                time.sleep(0.05)
        assert not waiting, "the server was not ready in time"

    def is_ready(self) -> bool:
        """Whether it says that it is ready now."""
        try:
            with urlopen(f"{self.address}/readyz", timeout=30):
                return True
        except OSError:
            return False

    def listens(self) -> bool:
        """Whether it accepts connections, as it does once it has started."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    @property
    def has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def send_signal(self, number: int) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(number)

    def wait(self) -> int:
        """The exit code, once it has ended."""
        assert self._process is not None
        return self._process.wait(120)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Stop the process, gently or not; its exit code."""
        self.send_signal(number)
        return self.wait()


def family(pid: int) -> list[int]:
    """A process and all its living descendants."""
    return [pid, *(each for child in children(pid) for each in family(child))]


def children(pid: int) -> list[int]:
    """The processes that this one has started and has not waited for."""
    found: list[int] = []
    with suppress(OSError):  # it may have ended
        for task in Path(f"/proc/{pid}/task").glob("*/children"):
            found += map(int, task.read_text().split())
    return found


async def table_of(
    host: Session,
    *guests: Session,
    bots: int = 0,
    start: bool = True,
    board: str | None = None,
    bot_delay: int | None = None,
    **agreement: Any,
) -> GameInfo:
    """A table with these people and then the bots, seated in this order."""
    seats = (ME, *[OPEN] * len(guests), *[BOT] * bots)
    made = await host.ask(
        "POST", "/api/games", NewGame(seats, Agreement(**agreement), board, bot_delay), gives=CreatedGame
    )
    for guest in guests:
        await guest.ask("POST", f"/api/games/{made.game.id}/join", Join(made.invite.invite), gives=GameInfo)
    if start:
        return await begin(made.game.id, host, *guests)
    return await host.ask("GET", f"/api/games/{made.game.id}", gives=GameInfo)


async def begin(game: str, host: Session, *guests: Session) -> GameInfo:
    """Start a game with everyone present and agreed, as a short clock requires."""
    path = f"/api/games/{game}"
    info = await host.ask("GET", path, gives=GameInfo)
    is_short = (info.agreement.clock or _DAY) < _DAY
    sockets = [await come(guest, game) for guest in guests] if is_short else []
    for guest in guests:
        await guest.ask("POST", f"{path}/confirm", Confirm(info.terms), gives=GameInfo)
    started = await host.ask("POST", f"{path}/start", Start(info.terms), gives=GameInfo)
    await asyncio.gather(*(one.close() for one in sockets))
    return started


async def come(person: Session, game: str) -> Socket:
    """Connect to a table at which the person has a seat; the open socket."""
    [seat] = (await person.ask("GET", f"/api/games/{game}", gives=GameInfo)).yours
    opened = await person.play()
    await opened.send(Watch(game, seat))
    while not (isinstance(said := await opened.receive(), GameChanged) and said.game.seats[seat].present):
        pass
    return opened
