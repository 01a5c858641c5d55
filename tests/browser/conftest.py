"""A real server, a real browser. Each test gets its own people, and asserts on what they see."""

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator, Sequence
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from browser import quick_comparer, quick_reviewer
from browser.people import Person
from browser.pseudo import build_pseudo_client
from server.ports import HeldPort

STATIC = Path(__file__).parents[2] / "src" / "okapi" / "server" / "static"
SCREENS = Path(__file__).parents[2] / "test-results"
QUICK_COACH = (quick_reviewer.__file__, quick_comparer.__file__)
MAX_OF_A_LOG = 10_000  # characters
HAS_FAILED = pytest.StashKey[bool]()
CHROMIUM = os.environ.get("OKAPI_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
# Much less work for two cores: it paints pages, and has no windows, nor notifications.
HEADLESS = os.environ.get("OKAPI_CHROMIUM") or shutil.which("chromium-headless-shell") or CHROMIUM
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=60_000)  # a busy machine is no failure
SERVE = """
import sys
from functools import partial
from pathlib import Path
from okapi.server import serving
from okapi.server.settings import settings_from
from okapi.server.entropy import Entropy
static, secret, coach = Path(sys.argv[1]), bytes.fromhex(sys.argv[2]), sys.argv[3:]
entropy = Entropy(secret=lambda: secret) if secret else Entropy()
stand_ins = {"reviewer": (sys.executable, coach[0]), "comparer": (sys.executable, coach[1])} if coach else {}
serving.create_app = partial(serving.create_app, static=static, entropy=entropy, **stand_ins)
serving.serve(settings_from())
"""


class Server:
    """A server in a process of its own, with its games in a file: it can be killed and started again.

    With a secret (in hexadecimal), the cards of every game are those that follow from it. `settings`
    are further environment variables.
    """

    in_use: ClassVar[list["Server"]] = []
    program = SERVE

    def __init__(
        self,
        folder: Path,
        static: Path = STATIC,
        secret: str = "",
        coach: Sequence[str] = QUICK_COACH,
    ) -> None:
        self._held = HeldPort()
        self.port = self._held.number
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._static = static
        self._secret = secret
        self._coach = coach  # who stand in for it; nobody: it does all itself
        self.settings: dict[str, str] = {}
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        Server.in_use.append(self)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        Server.in_use.remove(self)

    def log(self) -> str:
        """The end of what it wrote."""
        file = self._folder / "server.log"
        return file.read_text(errors="replace")[-MAX_OF_A_LOG:] if file.exists() else ""

    def start(self) -> None:
        """Run until it answers."""
        environment = {
            **os.environ,
            "OKAPI_DATABASE": str(self._folder / "games.db"),
            "OKAPI_PORT": str(self.port),
            "OKAPI_LOG_LEVEL": "warning",
            "OKAPI_REQUEST_RATE": "1000/1000",
            "OKAPI_IDENTITY_RATE": "1000/1000",
            "OKAPI_PEOPLE_PER_ADDRESS": "1000",
            "OKAPI_PUSH_SERVICES": "push.example.org",
            "OKAPI_FAIR_ABSENCE": "0",
            **self.settings,
        }
        with (self._folder / "server.log").open("ab") as log:
            command = [sys.executable, "-c", self.program, str(self._static), self._secret, *self._coach]
            self._process = subprocess.Popen(
                command, env=environment, cwd=self._folder, stderr=log, start_new_session=True
            )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/readyz", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        self.kill()
        raise TimeoutError(self.log())

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the browser client is not built: run `python hatch_build.py`")
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def coaching_server(tmp_path: Path) -> Iterator[Server]:
    """A server on which the coach itself reviews games."""
    with Server(tmp_path, coach=()) as running:
        yield running


@pytest.fixture(scope="session")
def _playwright() -> Iterator[Playwright]:
    if CHROMIUM is None:
        pytest.fail("the browser tests need Chromium; on Debian: apt-get install chromium")
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(_playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests; each person has a profile of their own in it."""
    with _playwright.chromium.launch(executable_path=HEADLESS, args=FLAGS) as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_chromium(_playwright: Playwright) -> Iterator[Browser]:
    """The browser as people have it, for what the other one lacks."""
    with _playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS) as browser:
        yield browser


@pytest.fixture(scope="session")
def pseudo_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose client knows a language that nobody speaks."""
    with Server(tmp_path_factory.mktemp("pseudo"), _pseudo_client(tmp_path_factory)) as running:
        yield running


def _pseudo_client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once, for the tests that run beside these as well."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with (folder / "pseudo.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        static = folder / "pseudo-client" / "static"
        return static if (static / "index.html").exists() else build_pseudo_client(folder / "pseudo-client")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know how their test went, and add what the servers said to the report of a failure."""
    report = yield
    item.stash.setdefault(HAS_FAILED, False)
    item.stash[HAS_FAILED] |= report.failed
    if report.failed:
        logs = {server.address: server.log() for server in Server.in_use}
        report.sections += [(f"log of the server at {place}", log) for place, log in logs.items() if log]
    return report


@pytest.fixture
def someone(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Makes people: `someone()` sits at a desk, `someone(phone=True)` holds a phone."""
    people: list[Person] = []

    def make(*, browser: Browser = chromium, address: str = server.address, **options: Any) -> Person:
        person = Person(browser, address, **options)
        people.append(person)
        return person

    yield make
    for number, person in enumerate(people):
        if request.node.stash[HAS_FAILED]:
            person.show(SCREENS / f"{request.node.name}-{number}.png")
        person.leave()
    for person in people:
        assert person.complaints == [], "the browser's console shows errors"
