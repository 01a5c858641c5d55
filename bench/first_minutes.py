"""How long people wait on a machine that has compiled nothing yet: `make play`, once its environment is there.

    PYTHONPATH=tests python -m bench.first_minutes [--bots planner,prodigy,champion]

For each bot, `okapi serve` is started with an empty cache of machine code and an empty database. Seconds count
from that start, but advice from the moment it is asked for: at once, at another table. The game goes on at random, the
bot waits for nothing between moves, and its longest turn is noted; the review is asked for when the game is over.
Beside each figure stands the processor time that the server and its workers have taken so far, without what compiles
beside them: on a busy machine it says more.
"""

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.request import urlopen

from bench.measured import cpu_seconds
from okapi.client import Seat, Session
from okapi.game import Action, Stage, View, options
from okapi.server.protocol.messages import (
    AdviceList,
    AskForAdvice,
    CreatedGame,
    GameInfo,
    NewGame,
    ReviewState,
    SeatPlan,
    Start,
)
from okapi.server.status import SeatKind
from server.ports import HeldPort

MARKS = 3  # folders of machine code: of the bots with a network, of the one that searches, of the coach
PATIENCE = 900.0  # seconds


class FirstMinutes:
    """A new server, a person at it and a bot."""

    def __init__(self, bot: str, folder: Path) -> None:
        self.bot = bot
        self.cache = folder / "cache"
        port = HeldPort()
        self.address = f"http://127.0.0.1:{port.number}"
        empty = {"NUMBA_CACHE_DIR": str(self.cache), "XDG_CACHE_HOME": str(self.cache), "OKAPI_LOG_LEVEL": "warning"}
        empty |= {f"OKAPI_{kind}_RATE": "1e6/1e6" for kind in ("MESSAGE", "ADVICE", "REVIEW", "REQUEST")}
        command = [sys.executable, "-m", "okapi", "serve", "--port", str(port.number)]
        command += ["--database", str(folder / "games.db"), "--bot-delay", "0"]
        self.began = time.monotonic()
        self.server = subprocess.Popen(command, env=os.environ | empty)
        self.longest = 0.0  # turn of the bot
        self._random, self._moved, self._turns, self._noted = Random("bench"), 0.0, 0, set[str]()

    def note(self, what: str, since: float | None = None, seconds: float | None = None) -> None:
        """Print when something happened for the first time."""
        if what not in self._noted:
            self._noted.add(what)
            took = time.monotonic() - (since or self.began) if seconds is None else seconds
            print(f"{self.bot},{what},{took:.1f},{cpu_seconds(self._processes()):.1f}", flush=True)

    def _processes(self) -> Iterator[int]:
        """The server and its workers, without the one that compiles."""
        pid = self.server.pid
        yield pid
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            if b"warm_up" not in Path(f"/proc/{child}/cmdline").read_bytes():
                yield int(child)

    async def measure(self) -> None:
        while not self._answers():
            await asyncio.sleep(0.05)
        self.note("server answers")
        ready = asyncio.create_task(self._all_compiled())
        person = await Session.become(self.address, "Ada")
        seats = SeatPlan(SeatKind.PERSON), SeatPlan(SeatKind.BOT, bot=self.bot)
        made = await person.ask("POST", "/api/games", NewGame(seats), gives=CreatedGame)
        game = made.game.id
        await person.ask("POST", f"/api/games/{game}/start", Start(1), gives=GameInfo)
        advised = asyncio.create_task(self._advice(person))
        await Seat(person, game, 0, self._choose, PATIENCE).play()
        self.note("longest turn of the bot", seconds=self.longest)
        self.note("game over")
        await advised
        await person.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        while (review := await person.ask("GET", f"/api/games/{game}/review", gives=ReviewState)).status != "done":
            assert review.refused is None, review.refused
            await asyncio.sleep(0.2)
        self.note("review")
        await ready

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/readyz", timeout=1):
                return True
        except OSError:
            return False

    async def _advice(self, person: Session) -> None:
        """At another table, for the first tickets."""
        seats = SeatPlan(SeatKind.PERSON), SeatPlan(SeatKind.BOT, bot="random")
        made = await person.ask("POST", "/api/games", NewGame(seats), gives=CreatedGame)
        game = f"/api/games/{made.game.id}"
        await person.ask("POST", f"{game}/start", Start(1), gives=GameInfo)
        asked = time.monotonic()
        while True:
            with suppress(TimeoutError):  # the client's patience
                await person.ask("POST", f"{game}/advice", AskForAdvice(0), gives=AdviceList)
                break
        self.note("advice after asking", asked)

    async def _all_compiled(self) -> None:
        while len(list(self.cache.glob("**/is-warm"))) < MARKS:
            await asyncio.sleep(0.2)
        self.note("machine code")

    def _choose(self, view: View) -> Action:
        """At random. Between two turns of ours the bot has its own."""
        if view.table.stage is Stage.TURN:
            self.note("bot has kept its tickets")
            if self._turns:
                self.note("bot has moved")
                self.longest = max(self.longest, time.monotonic() - self._moved)
            self._turns += 1
        self._moved = time.monotonic()
        possible = options(view)
        return possible[int(self._random.random() * len(possible))]


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default="planner,prodigy,champion")
    given = parser.parse_args()
    print("bot,what,seconds,processor_seconds_so_far")
    for bot in given.bots.split(","):
        with tempfile.TemporaryDirectory() as folder:
            measured = FirstMinutes(bot, Path(folder))
            try:
                async with asyncio.timeout(PATIENCE):
                    await measured.measure()
            finally:
                measured.server.send_signal(signal.SIGTERM)
                measured.server.wait()


if __name__ == "__main__":
    asyncio.run(main())
