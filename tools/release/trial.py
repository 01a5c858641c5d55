"""A wheel in a fresh environment, used as a stranger would: without Node, and without this repository."""

import itertools
import json
import os
import re
import socket
import subprocess
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pexpect

from .building import Built
from .steps import StepFailed, run

MEND = "Mend it, with a test; its folder is removed, so repeat it in an environment of your own."
# Each line is one whole action, or is refused and changes nothing.
MOVES = ("keep 1 2", "draw train", "draw terrain", "keep 1", "1")
MAX_LINES = 5000
STARTS_WITHIN = 120  # seconds
NEEDED_BY_TESTS = ("pytest", "hypothesis", "networkx", "hatchling", "packaging")
TESTS = ("tests/rules", "tests/game", "tests/board", "tests/test_dealer.py", "tests/test_record.py")


class Trial:
    """One Python, with the wheel installed into an environment of its own in an empty folder."""

    def __init__(self, python: str, built: Built, folder: Path) -> None:
        self._built, self._folder = built, folder
        self._bin = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
        run("Making an environment", [python, "-m", "venv", "environment"], MEND, folder=folder)
        run(
            "Installing the wheel",
            [self._bin / "python", "-m", "pip", "install", "--quiet", built.wheel],
            "If PyPI could not be reached, try again; otherwise a dependency does not fit this Python.",
            folder=folder,
        )

    def environment(self) -> Mapping[str, str]:
        """Of the commands: nothing on the PATH but what pip has installed, and a home that is empty."""
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        return kept | {"PATH": str(self._bin), "HOME": str(self._folder), "OKAPI_LANGUAGE": "en"}

    def okapi(self, *words: str | Path) -> str:
        """What the command prints."""
        command = [self._bin / "okapi", *words]
        return run(
            f"okapi {' '.join(map(str, words))}",
            command,
            MEND,
            folder=self._folder,
            environment=self.environment(),
        )

    def name_itself(self) -> None:
        """It is this version, and says what to do next."""
        self._expect(self.okapi("--version"), f"okapi {self._built.version}")
        self._expect(self.okapi(), "okapi serve --open")

    def play_in_terminal(self) -> None:
        """A whole game at the prompt of a real terminal, and its record is proven fair."""
        words = ["play", "--words", "a release", "--players", "3", "--bots", "planner,random"]
        terminal = pexpect.spawn(
            str(self._bin / "okapi"),
            words,
            env=dict(self.environment()) | {"TERM": "xterm-256color"},
            cwd=str(self._folder),
            encoding="utf-8",
            timeout=60,
            dimensions=(40, 100),
        )
        said = ""
        for move in itertools.islice(itertools.cycle(MOVES), MAX_LINES):
            over = terminal.expect(["> ", pexpect.EOF, pexpect.TIMEOUT])
            said += terminal.before or ""
            if over:
                break
            terminal.sendline("game.jsonl" if "Keep the record" in said else move)
        terminal.close()
        self._expect(said, "Saved. To check it: okapi verify game.jsonl")
        self._expect(self.okapi("verify", "game.jsonl"), "proven fair")

    def simulate(self) -> None:
        """Games between bots, with records that verify."""
        printed = self.okapi(
            "simulate", "--players", "4", "--games", "5", "--seed", "1", "--records", "records", "--json"
        )
        self._expect(str(json.loads(printed)["games"]), "5")
        records = sorted((self._folder / "records").glob("*"))
        self._expect(str(len(records)), "5")
        self._expect(self.okapi("verify", *records), "finished")

    def serve_page(self) -> None:
        """The page, a script it names, and the licences of what is in it."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        log = self._folder / "server.log"
        with log.open("w") as output:
            server = subprocess.Popen(
                [self._bin / "okapi", "serve", "--port", port, "--database", "games.db"],
                cwd=self._folder,
                env=self.environment(),
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            try:
                address = f"http://127.0.0.1:{port}/"
                page = self._first_page(server, address, log)
                scripts = re.findall(r'src="/?(assets/[^"]+\.js)"', page)
                self._expect(" ".join(scripts) or page, "assets/")
                self._expect(_read(address + "licences.txt"), "SIL OPEN FONT LICENSE")
                _read(address + scripts[0])
            except URLError as error:
                raise StepFailed(f"okapi serve did not answer: {error}.", MEND, log.read_text("utf-8")) from None
            finally:
                server.terminate()
                server.wait(60)

    def run_own_tests(self) -> None:
        """The sdist, unpacked, has all that its tests need: some of them, against the wheel."""
        pip = (self._bin / "python", "-m", "pip", "install", "--quiet", *NEEDED_BY_TESTS)
        again = "If PyPI could not be reached, try again."
        run("Installing what tests need", pip, again, folder=self._folder)
        with tarfile.open(self._built.sdist) as sdist:
            sdist.extractall(self._folder, filter="data")
        (unpacked,) = self._folder.glob("okapi_railways-*/")
        tests = (self._bin / "python", "-m", "pytest", "-m", "not slow", *TESTS)
        run("The sdist's tests", tests, MEND, folder=unpacked, environment=self.environment())

    def _first_page(self, server: "subprocess.Popen[bytes]", address: str, log: Path) -> str:
        end = time.monotonic() + STARTS_WITHIN
        while server.poll() is None and time.monotonic() < end:
            try:
                return _read(address)
            except URLError:
                time.sleep(0.2)
        raise StepFailed(f"okapi serve answered nothing at {address}.", MEND, log.read_text("utf-8"))

    def _expect(self, said: str, wanted: str) -> None:
        if wanted not in said:
            raise StepFailed(f"“{wanted}” was expected, and is not there.", MEND, said[-2000:] + "\n")


def _read(address: str) -> str:
    with urlopen(address) as answer:
        return str(answer.read().decode())
