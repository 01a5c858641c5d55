"""Hours of ordinary days at a server: its memory must not grow once it has seen everything.

People come, set tables up, join, play, watch, talk, play again, look at what was, and leave for good; a game
ends every second or two. The server's memory is written to a file twice a minute, and its slope is taken
after the first hour.
"""

import asyncio
import csv
import json
import math
import os
import re
import signal
import tempfile
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec import Raw
from websockets.exceptions import ConnectionClosed

from okapi.client import RefusedByServer, Session
from okapi.game import Rules
from okapi.server.protocol.messages import (
    CreatedGame,
    GameInfo,
    Invite,
    Join,
    NewGame,
    NewInvite,
    Rename,
    SeatPlan,
    Start,
)
from okapi.server.protocol.phrases import Phrase
from okapi.server.status import Agreement, SeatKind
from proof.report import PartReport
from server.offers import Offer, choose, command, read
from server.running import ServerProcess, family, settings_for
from server.sockets import SHORT

SECONDS_A_GAME = 1.5  # one begins; OKAPI_SOAK_SECONDS_A_GAME
PLAYING_AT_MOST = 24  # games at once
SAMPLE_SECONDS = 30.0
PEOPLE = 120
BOTS = ("random", "greedy")
GAME_WITHIN = 240.0  # seconds, or it is stuck
HARMLESS = ("command.stale", "rate.too-many-remarks")  # refusals; of the first, the update comes anyway
FLAT = 1.0  # MB an hour, which only a long run can tell
LONG = 2 * 3600.0  # seconds
WARM_UP = 3600.0  # seconds that do not count, or a third of a shorter run
KILOBYTE, MEGABYTE = 1 << 10, 1 << 20
FOLDER = "OKAPI_SOAK_FOLDER"  # where the figures go, instead of the current folder

# A server that writes, on a signal, how many objects of each type it has.
COUNTED = """
import collections, gc, json, pathlib, signal
from okapi.server.serving import serve
from okapi.server.settings import settings_from

def count(*_):
    types = collections.Counter(f"{type(it).__module__}.{type(it).__qualname__}" for it in gc.get_objects())
    pathlib.Path(FILE).write_text(json.dumps(types))

signal.signal(signal.SIGUSR1, count)
serve(settings_from())
"""


class ServerSample(NamedTuple):
    """The server at one moment. Sizes are in kB; `allocated` is all that is not read from a file."""

    seconds: float
    games: int
    resident: int
    proportional: int
    allocated: int
    family: int  # proportional, with the bots' and the coach's processes
    processor: float  # seconds, of all of them
    in_memory: int  # games
    connections: int


class Slope(NamedTuple):
    """A line through some samples: what it gains for each unit, and twice the standard error of that."""

    gain: float
    plus_minus: float


def slope(points: list[tuple[float, float]]) -> Slope:
    """Least squares. Neighbours are alike, so there are fewer independent ones than there are samples."""
    count = len(points)
    middle = sum(x for x, _ in points) / count
    level = sum(y for _, y in points) / count
    spread = sum((x - middle) ** 2 for x, _ in points)
    gain = sum((x - middle) * (y - level) for x, y in points) / spread
    rest = [y - level - gain * (x - middle) for x, y in points]
    squares = sum(one * one for one in rest)
    if not squares or count < 4:
        return Slope(gain, math.inf if count < 4 else 0.0)
    alike = sum(one * other for one, other in pairwise(rest)) / squares
    alike = min(max(alike, 0.0), 0.98)
    error = math.sqrt(squares / (count - 2) / spread * (1 + alike) / (1 - alike))
    return Slope(gain, 2 * error)


class Soaked(ServerProcess):
    """A server of its own, whose memory is looked at."""

    def __init__(self, folder: Path) -> None:
        settings = settings_for(
            str(folder / "soak.db"), log_level="warning", review_rate=_NO_LIMIT, upload_rate=_NO_LIMIT
        )
        super().__init__(settings, folder / "log")
        self._counted = folder / "objects.json"
        self.program = COUNTED.replace("FILE", repr(str(self._counted)))

    async def objects(self) -> dict[str, int]:
        """How many live objects of each type it has."""
        self._counted.unlink(missing_ok=True)
        self.send_signal(signal.SIGUSR1)
        while True:
            await asyncio.sleep(0.5)
            with suppress(OSError, ValueError):
                found: dict[str, int] = json.loads(self._counted.read_text())
                return found

    async def sample(self, seconds: float, games: int) -> ServerSample:
        """What it takes now."""
        _, page = await asyncio.to_thread(Session(self.address)._request, "GET", "/metrics", None)
        pids = family(self.pid)
        sizes = [_sizes(pid) for pid in pids]
        mine = sizes[0]
        return ServerSample(
            round(seconds, 1),
            games,
            mine["Rss"],
            mine["Pss"],
            mine["Anonymous"],
            sum(one.get("Pss", 0) for one in sizes),
            round(_processor_seconds(pids), 2),
            _metric(page, "okapi_games_in_memory"),
            _metric(page, "okapi_connections"),
        )


_NO_LIMIT = settings_for("").request_rate


def _sizes(pid: int) -> dict[str, int]:
    with suppress(OSError):
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
        return {name: int(size) for name, size in re.findall(r"^(\w+): +(\d+) kB", text, re.MULTILINE)}
    return {}


def _processor_seconds(pids: list[int]) -> float:
    ticks = 0
    for pid in pids:
        with suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def _metric(page: bytes, name: str) -> int:
    found = re.search(rf"^{name} ([\d.e+]+)$", page.decode(), re.MULTILINE)
    return round(float(found[1])) if found else 0


async def soak(report: PartReport, count: int) -> None:
    """Games, one after another, until there were enough or time is up."""
    given = os.environ.get(FOLDER)
    written = Path(given or ".") / f"soak-{report.seed}.csv"
    written.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, written.open("w", newline="") as file:
        server = Soaked(Path(folder))
        server.start()
        try:
            await _soak(report, count, server, csv.writer(file), file)
        finally:
            server.stop()
    report.say(f"every sample is in {written}")


async def _soak(report: PartReport, count: int, server: Soaked, writer: Any, file: Any) -> None:
    town = Town(report, server.address)
    await town.settle()
    playing = asyncio.create_task(town.play(count))
    samples: list[ServerSample] = []
    objects: dict[str, int] = {}
    writer.writerow(ServerSample._fields)
    while not playing.done():
        await asyncio.wait([playing], timeout=SAMPLE_SECONDS)
        samples.append(await server.sample(report.seconds, report.figures["games"]))
        writer.writerow(samples[-1])
        file.flush()
        if not objects and report.seconds >= report.time_limit / 3:
            objects = await server.objects()
        if len(samples) % 10 == 0:
            report.say(f"{samples[-1].allocated / KILOBYTE:.1f} MB allocated; {report}")
    await playing
    _judge(report, samples)
    if objects:
        _report_growth(report, objects, await server.objects())


def _judge(report: PartReport, samples: list[ServerSample]) -> None:
    """The slope of what counts, for an hour and for a game."""
    last = samples[-1]
    begins = min(WARM_UP, last.seconds / 3)
    counted = [it for it in samples if it.seconds >= begins]
    if len(counted) < 4:
        report.say("too short to tell a slope")
        return
    hourly = slope([(it.seconds / 3600, it.allocated / KILOBYTE) for it in counted])
    a_game = slope([(it.games, it.allocated) for it in counted])
    report.say(
        f"after {begins / 60:.0f} minutes: {counted[0].allocated / KILOBYTE:.1f} MB allocated, at the end "
        f"{last.allocated / KILOBYTE:.1f} MB; {hourly.gain:+.2f} ± {hourly.plus_minus:.2f} MB an hour, "
        f"{a_game.gain:+.3f} ± {a_game.plus_minus:.3f} kB a finished game; all processes "
        f"{last.family / KILOBYTE:.0f} MB; {last.processor / last.seconds:.0%} of a core"
    )
    report.at_least("MB at most", max(it.proportional for it in samples) // KILOBYTE)
    if last.seconds >= LONG and hourly.gain - hourly.plus_minus > FLAT:
        report.foul(f"memory grows by {hourly.gain:.2f} ± {hourly.plus_minus:.2f} MB an hour")


def _report_growth(report: PartReport, before: dict[str, int], after: dict[str, int]) -> None:
    grown = {kind: after[kind] - before.get(kind, 0) for kind in after}
    most = sorted(grown, key=lambda kind: -grown[kind])[:12]
    report.say("objects since a third of the time: " + ", ".join(f"{kind} {grown[kind]:+,}" for kind in most))


class Town:
    """The people who play there, some of whom move away while others come."""

    def __init__(self, report: PartReport, address: str) -> None:
        self._report = report
        self._address = address
        self._random = Random(report.seed)
        self._people: list[Session] = []
        self._busy: set[int] = set()
        self._finished: list[str] = []

    async def settle(self) -> None:
        """The first people come."""
        for number in range(PEOPLE):
            self._people.append(await Session.become(self._address, f"Person {number}"))

    async def play(self, count: int) -> None:
        """One evening after another begins, at a steady rate."""
        pause = float(os.environ.get("OKAPI_SOAK_SECONDS_A_GAME", SECONDS_A_GAME))
        evenings: set[asyncio.Task[None]] = set()
        for number in self._report.tries(count):
            due = asyncio.create_task(asyncio.sleep(pause))
            if len(evenings) < PLAYING_AT_MOST:
                evening = asyncio.create_task(self._evening(number))
                evenings.add(evening)
                evening.add_done_callback(evenings.discard)
            await due
        await asyncio.gather(*evenings)

    async def _evening(self, number: int) -> None:
        try:
            async with asyncio.timeout(GAME_WITHIN):
                await self._spend_evening(number)
        except RefusedByServer as refused:
            self._report.foul(f"refused with {refused.status} {refused}")
        except (OSError, TimeoutError, ConnectionClosed) as error:
            self._report.foul(f"an evening broke off: {error!r}")

    async def _spend_evening(self, number: int) -> None:
        random = self._random
        with self._company(2 + random.randrange(2), random.randrange(3)) as (players, spectators):
            rules = Rules() if number % 20 == 0 else SHORT
            bots = [SeatPlan(SeatKind.BOT, bot=random.choice(BOTS)) for _ in range(random.randrange(3))]
            game = await self._set_up(players, bots, rules)
            await self._play_game(game, players, spectators)
            if random.random() < 0.15:
                again = await players[0].ask("POST", f"/api/games/{game}/rematch", gives=GameInfo)
                await self._begin(again.id, players)
                await self._play_game(again.id, players, spectators)
            await self._afterwards(number, game, players)

    def _free(self) -> list[int]:
        return [number for number in range(PEOPLE) if number not in self._busy]

    def _company(self, players: int, spectators: int) -> Any:
        return _EveningParty(self._people, self._busy, self._random.sample(self._free(), players + spectators), players)

    async def _set_up(self, players: list[Session], bots: list[SeatPlan], rules: Rules) -> str:
        host, *guests = players
        seats = (SeatPlan(SeatKind.PERSON), *[SeatPlan(SeatKind.OPEN)] * len(guests), *bots)
        wanted = NewGame(seats, Agreement(rules, listed=self._random.random() < 0.5))
        game = (await host.ask("POST", "/api/games", wanted, gives=CreatedGame)).game.id
        await self._begin(game, players)
        return game

    async def _begin(self, game: str, players: list[Session]) -> None:
        """Everybody takes their seat and so agrees, and the host has the cards dealt."""
        host, *guests = players
        for guest in guests:
            invite = await host.ask("POST", f"/api/games/{game}/invites", NewInvite(), gives=Invite)
            await guest.ask("POST", f"/api/games/{game}/join", Join(invite.invite), gives=GameInfo)
        await host.ask("POST", f"/api/games/{game}/start", Start(1), gives=GameInfo)

    async def _play_game(self, game: str, players: list[Session], spectators: list[Session]) -> None:
        seats = [asyncio.create_task(self._play_seat(one, game, seat)) for seat, one in enumerate(players)]
        watching = [asyncio.create_task(self._look_on(one, game)) for one in spectators]
        try:
            await asyncio.gather(*seats)
        finally:
            for task in (*seats, *watching):
                task.cancel()
            await asyncio.gather(*seats, *watching, return_exceptions=True)
        self._finished.append(game)
        del self._finished[:-500]
        self._report.count("games")

    async def _play_seat(self, person: Session, game: str, seat: int) -> None:
        """To the end; now and then the connection breaks, or something is said."""
        random, seq = Random(self._random.random()), 0
        while True:
            async with await person.play() as socket:
                line = socket.connection
                await line.send('{"type":"follow"}')
                await line.send(f'{{"type":"watch","game":"{game}","seat":{seat},"after":{seq}}}')
                while True:
                    heard = read(await line.recv(decode=False))
                    if heard.type == "refused" and heard.reason not in HARMLESS:
                        raise RefusedByServer(400, heard.reason or "", {})
                    if heard.type != "update" or heard.seat != seat:
                        continue
                    seq = heard.seq
                    if heard.is_over:
                        return
                    if random.random() < 0.01:
                        self._report.count("connections lost")
                        break
                    if random.random() < 0.01:
                        await line.send(_remark(game, seat, random))
                        self._report.count("remarks")
                    if heard.offer is not None:
                        await line.send(self._move(game, seat, seq, heard.offer, random))

    def _move(self, game: str, seat: int, seq: int, offer: Offer, random: Random) -> str:
        self._report.count("moves")
        return command(game, seat, seq, f"{random.getrandbits(64):x}", choose(offer, random))

    async def _look_on(self, person: Session, game: str) -> None:
        async with await person.play() as socket:
            line = socket.connection
            await line.send(f'{{"type":"watch","game":"{game}","after":0}}')
            await line.send(_remark(game, None, self._random))
            while not read(await line.recv(decode=False)).is_over:
                pass

    async def _afterwards(self, number: int, game: str, players: list[Session]) -> None:
        """What people do when a game is over."""
        random, host = self._random, players[0]
        old = random.choice(self._finished)
        await self._get(host, f"/api/games?list={random.choice(('mine', 'open', 'watch', 'finished'))}")
        if random.random() < 0.5:
            await self._get(host, f"/api/games/{game}/record")
        if random.random() < 0.1:
            await self._get(host, f"/api/games/{old}/picture.png")
        if random.random() < 0.1:
            await self._get(host, f"/api/games/{old}")
            await self._look_back(host, old)
        if random.random() < 0.05:
            await host.ask("PATCH", "/api/me", Rename(f"Person of {number}"), gives=Raw)
            await self._get(host, "/api/people")
            await self._get(host, "/")
        if random.random() < 0.02:
            await self._get(host, "/api/me/export")
        if random.random() < 0.02:
            await host.ask("POST", "/api/tutorials", gives=Raw)
        if random.random() < 0.003:
            await host.ask("POST", f"/api/games/{game}/review", gives=Raw)
            self._report.count("reviews asked for")
        if random.random() < 0.1:
            await self._move_away(random.choice(self._free() or [0]), number)

    async def _look_back(self, person: Session, game: str) -> None:
        async with await person.play() as socket:
            line = socket.connection
            await line.send(f'{{"type":"watch","game":"{game}"}}')
            for at in (1, 5, 9):
                await line.send(f'{{"type":"look","game":"{game}","at":{at}}}')
            while read(await line.recv(decode=False)).type not in ("looked", "refused"):
                pass

    async def _move_away(self, which: int, number: int) -> None:
        """Somebody is forgotten, and somebody new comes."""
        if which in self._busy:
            return
        self._busy.add(which)  # nobody asks them to play any more
        newcomer = await Session.become(self._address, f"Newcomer {number}")
        gone, self._people[which] = self._people[which], newcomer
        self._busy.discard(which)
        if self._random.random() < 0.5:
            await asyncio.to_thread(gone._request, "DELETE", "/api/me", None)
        self._report.count("newcomers")

    async def _get(self, person: Session, path: str) -> None:
        status, data = await asyncio.to_thread(person._request, "GET", path, None)
        if status >= 500:
            self._report.foul(f"{path} is answered by {status}: {data[:200]!r}")
        self._report.count("requests")


class _EveningParty:
    """Some people for an evening, who play nowhere else during it."""

    def __init__(self, people: list[Session], busy: set[int], chosen: list[int], players: int) -> None:
        self._people = people
        self._busy = busy
        self._chosen = chosen
        self._players = players

    def __enter__(self) -> tuple[list[Session], list[Session]]:
        self._busy.update(self._chosen)
        here = [self._people[number] for number in self._chosen]
        return here[: self._players], here[self._players :]

    def __exit__(self, *_: object) -> None:
        self._busy.difference_update(self._chosen)


def _remark(game: str, seat: int | None, random: Random) -> str:
    where = "null" if seat is None else seat
    return f'{{"type":"say","game":"{game}","phrase":"{random.choice(list(Phrase))}","seat":{where}}}'
