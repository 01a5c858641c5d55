"""What one address can do to a server, each as fast as the server lets it. Nothing here leaves the machine.

An attack prepares itself from other addresses, as someone patient could, and then asks from one.
"""

import asyncio
import itertools
import json
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from random import Random

from websockets.asyncio.client import connect as connect_socket

from bench.misuse.bombs import bombs
from bench.misuse.players import read_id
from bench.misuse.requests import AttackSocket, Caller, ResponseCounts, connect
from server.offers import choose, command, read

ADDRESS = "127.0.0.66"
PREPARING = "127.0.1.{}"
MAX_REQUESTS = 20_000  # requests of one attack
SOCKETS = 200
IDENTITIES = 60  # it tries to get
FINISHED = 12  # games that it has played
AT_ONCE = 40  # requests
REFUSED_PAUSE = 0.02  # seconds before the next try of one that was refused
TABLE = {
    "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}],
    "agreement": {"listed": True},
    "bot_delay": 0,
}
SHORT_TABLE = {"seats": [{"kind": "person"}] * 2, "agreement": {"rules": {"trains": 10}}}
OPEN_TABLE = {"seats": [{"kind": "person"}, *[{"kind": "open"}] * 4], "agreement": {"listed": True}}


class Attacker:
    """Many identities of one address."""

    def __init__(self, server: str, games: list[str]) -> None:
        self.server = server
        self.games = games  # of others, who are playing
        self.tally = ResponseCounts()
        self.random = Random(1)
        self.people: list[Caller] = []
        self.lines: list[AttackSocket] = []

    async def gather_people(self, source: str = ADDRESS, count: int = IDENTITIES) -> list[Caller]:
        """As many identities as there are to be had."""
        found = []
        for number in range(count):
            caller = Caller(self.server, source, self.tally)
            if not await caller.become(f"Nobody {number}"):
                break
            found.append(caller)
        self.people += [Caller(self.server, ADDRESS, self.tally, it.token) for it in found]
        return found

    async def tables(self, addresses: int, plan: Mapping[str, object] = OPEN_TABLE, each: int = 10) -> list[str]:
        """Tables of many people, set up from several addresses; the people are then the attacker's."""
        made = []
        for number in range(addresses):
            for person in await self.gather_people(PREPARING.format(number + 1), 10):
                for _ in range(each):
                    status, data = await person.ask("POST", "/api/games", plan)
                    if status == 201:
                        made.append(read_id(data))
                person.hang_up()
        return made

    async def finished_games(self) -> list[str]:
        """Short games that the attacker has played against themselves to the end, some at a time."""
        people = await self.gather_people(PREPARING.format(1), FINISHED)
        return list(await asyncio.gather(*(self._finished_game(person) for person in people)))

    async def _finished_game(self, person: Caller) -> str:
        status, data = await person.ask("POST", "/api/games", SHORT_TABLE)
        assert status == 201, data
        game = read_id(data)
        await person.ask("POST", f"/api/games/{game}/start", {"terms": 1})
        address = "ws" + self.server.removeprefix("http") + "/api/play"
        headers = {"Authorization": f"Bearer {person.token}"}
        async with connect_socket(
            address,
            additional_headers=headers,
            compression=None,
            proxy=None,
            local_addr=(PREPARING.format(1), 0),
        ) as line:
            for seat in (0, 1):
                await line.send(f'{{"type":"watch","game":"{game}","seat":{seat}}}')
            while not (heard := read(await line.recv(decode=False))).is_over:
                if heard.offer is not None and heard.seat is not None:
                    action = choose(heard.offer, self.random)
                    await line.send(command(game, heard.seat, heard.seq, f"{heard.seat}-{heard.seq}", action))
                    await asyncio.sleep(FINISHED / 300)  # as fast as the address may
        person.hang_up()
        return game

    async def sockets(self, count: int, *, reads: bool = True) -> None:
        """Sockets of the address, as people or nobody."""
        for number in range(count):
            token = self.people[number % len(self.people)].token if self.people else None
            if (line := await connect(self.server, ADDRESS, self.tally, token, reads=reads)) is not None:
                self.lines.append(line)

    async def flood(self, asking: Callable[[Caller, int], Awaitable[int]]) -> None:
        """All ask again and again, as fast as they are answered."""
        people = self.people or [Caller(self.server, ADDRESS, self.tally)]
        numbers = itertools.count()

        async def go_on(caller: Caller) -> None:
            for number in numbers:
                if self.tally.sent > MAX_REQUESTS:
                    return
                if not 0 < await asking(caller, number) < 400:
                    await asyncio.sleep(REFUSED_PAUSE)

        callers = list(itertools.islice(itertools.cycle(people), AT_ONCE))
        await asyncio.gather(*(go_on(Caller(self.server, ADDRESS, self.tally, it.token)) for it in callers))

    async def get(self, *paths: str) -> None:
        """Ask for some pages in turn."""

        async def one(caller: Caller, number: int) -> int:
            return (await caller.ask("GET", paths[number % len(paths)]))[0]

        await self.flood(one)

    async def send(self, method: str, path: str, *bodies: object) -> None:
        """Send bodies in turn."""

        async def one(caller: Caller, number: int) -> int:
            return (await caller.ask(method, path, bodies[number % len(bodies)] if bodies else None))[0]

        await self.flood(one)

    async def chatter(self, *texts: str, pause: float = 0.03) -> None:
        """Messages on all sockets, in turn."""
        for number in itertools.count():
            for line in self.lines:
                line.say(texts[number % len(texts)])
                self.tally.statuses[200] += 1
            if self.tally.sent > 20 * MAX_REQUESTS:
                return
            await asyncio.sleep(pause)


Attack = Callable[[Attacker], AsyncIterator[None]]
ATTACKS: dict[str, Attack] = {}


def attack(function: Attack) -> Attack:
    """One of them, by its name. What it does before its `yield` prepares it."""
    ATTACKS[function.__name__.replace("_", "-")] = function
    return function


# Requests.


@attack
async def reading_records(it: Attacker) -> AsyncIterator[None]:
    """Records of finished games."""
    games = await it.finished_games()
    yield
    await it.get(*(f"/api/games/{game}/record" for game in games))


@attack
async def uploading_bombs(it: Attacker) -> AsyncIterator[None]:
    """Records that are huge, for a thousand players, or by other rules."""
    made = list(bombs().values())
    await it.gather_people()
    yield
    await it.send("POST", "/api/reviews", *made)


@attack
async def looking_at_uploads(it: Attacker) -> AsyncIterator[None]:
    """Moments of uploaded records, whatever the server took of bombs and of honest ones."""
    games = await it.finished_games()
    records = [(await it.people[0].ask("GET", f"/api/games/{game}/record"))[1] for game in games]
    await it.gather_people()
    ids = []
    for person, record in zip(it.people, itertools.cycle([*records, *bombs().values()]), strict=False):
        status, data = await person.ask("POST", "/api/reviews", record)
        if status == 201:
            ids.append(read_id(data))
    yield
    await it.get(*(f"/api/reviews/{id}/look?at={at}" for at in (5, 50, 4000) for id in ids or ["none"]))


@attack
async def pictures(it: Attacker) -> AsyncIterator[None]:
    """More tables than are kept, and games of which each move is another picture."""
    games = await it.finished_games()
    await it.gather_people()
    yield
    await it.get("/api/picture.png", *(f"/api/games/{game}/picture.png" for game in (*games, *it.games)))


@attack
async def new_tables(it: Attacker) -> AsyncIterator[None]:
    """Tables for nobody."""
    await it.gather_people()
    yield
    await it.send("POST", "/api/games", OPEN_TABLE)


@attack
async def tutorials(it: Attacker) -> AsyncIterator[None]:
    """Guided games."""
    await it.gather_people()
    yield
    await it.send("POST", "/api/tutorials")


@attack
async def renaming(it: Attacker) -> AsyncIterator[None]:
    """New names at many tables."""
    await it.tables(3)
    yield
    await it.send("PATCH", "/api/me", {"name": "One"}, {"name": "Another"})


@attack
async def exports(it: Attacker) -> AsyncIterator[None]:
    """Everything that is stored of people with many tables."""
    await it.tables(3)
    yield
    await it.get("/api/me/export")


@attack
async def lists(it: Attacker) -> AsyncIterator[None]:
    """Lists of games, which are long."""
    await it.tables(3)
    yield
    await it.get(*(f"/api/games?list={which}" for which in ("open", "watch", "mine", "finished")))


@attack
async def joins(it: Attacker) -> AsyncIterator[None]:
    """Sitting down and getting up."""
    games = await it.tables(1)
    yield

    async def one(caller: Caller, number: int) -> int:
        game = games[number // 2 % len(games)]
        return (await caller.ask("POST", f"/api/games/{game}/{('join', 'leave')[number % 2]}"))[0]

    await it.flood(one)


@attack
async def rematches(it: Attacker) -> AsyncIterator[None]:
    """Games again."""
    games = await it.finished_games()
    yield

    async def one(caller: Caller, number: int) -> int:
        return (await caller.ask("POST", f"/api/games/{games[number % len(games)]}/rematch"))[0]

    await it.flood(one)


@attack
async def reviews(it: Attacker) -> AsyncIterator[None]:
    """The queue of the coach."""
    games = await it.finished_games()
    await it.gather_people()
    yield

    async def one(caller: Caller, number: int) -> int:
        return (await caller.ask("POST", f"/api/games/{games[number % len(games)]}/review"))[0]

    await it.flood(one)


@attack
async def tries(it: Attacker) -> AsyncIterator[None]:
    """Other moves in finished games, judged by the coach."""
    games = await it.finished_games()
    await it.gather_people()
    for game in games:
        await it.people[0].ask("POST", f"/api/games/{game}/review")
    yield

    async def one(caller: Caller, number: int) -> int:
        move = {"step": number % 200, "seat": 0, "action": {"type": "draw-blind", "deck": "train"}}
        return (await caller.ask("POST", f"/api/games/{games[number % len(games)]}/try", move))[0]

    await it.flood(one)


@attack
async def advice(it: Attacker) -> AsyncIterator[None]:
    """What would the coach do?"""
    await it.gather_people()
    games = []
    for person in it.people[:10]:
        status, data = await person.ask("POST", "/api/games", TABLE)
        if status == 201:
            await person.ask("POST", f"/api/games/{read_id(data)}/start", {"terms": 1})
            games.append(read_id(data))
    yield

    async def one(caller: Caller, number: int) -> int:
        return (await caller.ask("POST", f"/api/games/{games[number % len(games)]}/advice", {"seat": 0}))[0]

    await it.flood(one)


@attack
async def leaving(it: Attacker) -> AsyncIterator[None]:
    """People with many tables are forgotten, all at once."""
    await it.tables(5)
    yield
    await it.send("DELETE", "/api/me")


@attack
async def identities(it: Attacker) -> AsyncIterator[None]:
    """New people, and devices of theirs."""
    yield
    await it.gather_people()
    await asyncio.gather(
        it.send("POST", "/api/me", {"name": "Somebody", "bearer": True}),
        it.send("POST", "/api/me/transfer"),
        it.send("POST", "/api/me/tokens"),
    )


@attack
async def pages(it: Attacker) -> AsyncIterator[None]:
    """The browser client, pages of games, and files."""
    yield
    games = [f"/game/{game}" for game in it.games]
    await it.get("/", "/rules", *games, "/favicon.svg", "/nothing.js", "/api/setup", "/api/people")


@attack
async def nonsense(it: Attacker) -> AsyncIterator[None]:
    """Requests that are refused for what they say."""
    await it.gather_people()
    yield
    await it.send("POST", "/api/games", b"{" * 30_000, b"[" * 30_000, {"seats": [1] * 5000}, b"\0" * 40_000)


# Connections.


@attack
async def spectators(it: Attacker) -> AsyncIterator[None]:
    """Two hundred sockets that watch every game."""
    await it.sockets(SOCKETS)
    yield
    for game in it.games:
        for line in it.lines:
            line.say(f'{{"type":"watch","game":"{game}"}}')
            it.tally.statuses[200] += 1
        await asyncio.sleep(1)
    await asyncio.sleep(3600)


@attack
async def never_reading(it: Attacker) -> AsyncIterator[None]:
    """The same, and none of them reads."""
    await it.sockets(SOCKETS, reads=False)
    yield
    for game in it.games:
        for line in it.lines:
            line.say(f'{{"type":"watch","game":"{game}","after":0}}')
            it.tally.statuses[200] += 1
        await asyncio.sleep(1)
    await it.chatter('{"type":"ping"}', '{"type":"follow"}', pause=0.2)


@attack
async def followers(it: Attacker) -> AsyncIterator[None]:
    """Two hundred sockets follow the lists, in which much changes."""
    await it.tables(2)
    await it.sockets(SOCKETS)
    yield
    for line in it.lines:
        line.say('{"type":"follow"}')
    await it.send("POST", "/api/games", OPEN_TABLE)


@attack
async def messages(it: Attacker) -> AsyncIterator[None]:
    """Watching, looking back, talking, nonsense, on all sockets."""
    await it.gather_people()
    await it.sockets(SOCKETS)
    yield
    game = it.games[0]
    await it.chatter(
        f'{{"type":"watch","game":"{game}","after":0}}',
        f'{{"type":"look","game":"{game}","at":3}}',
        f'{{"type":"say","game":"{game}","phrase":"hello"}}',
        f'{{"type":"command","game":"{game}","seat":0,"seq":0,"id":"x","action":"draw blind"}}',
        f'{{"type":"unwatch","game":"{game}"}}',
        "nonsense" * 900,
    )


@attack
async def coming_and_going(it: Attacker) -> AsyncIterator[None]:
    """Sockets that watch a game and hang up at once."""
    await it.gather_people()
    yield

    async def one(caller: Caller, number: int) -> int:
        line = await connect(it.server, ADDRESS, it.tally, caller.token)
        if line is None:
            return 429
        line.say(f'{{"type":"watch","game":"{it.games[number % len(it.games)]}"}}')
        await asyncio.sleep(0.01)
        line.hang_up()
        return 101

    await it.flood(one)


@attack
async def slow_requests(it: Attacker) -> AsyncIterator[None]:
    """Headers and bodies that come letter by letter, from as many connections as there may be."""
    yield
    server, _, port = it.server.rpartition("//")[2].partition(":")
    head = f"POST /api/me HTTP/1.1\r\nHost: {server}\r\nContent-Length: 30000\r\n"

    async def one(number: int) -> None:
        while it.tally.sent < MAX_REQUESTS:
            try:
                _, writer = await asyncio.open_connection(server, int(port), local_addr=(ADDRESS, 0))
                it.tally.statuses[100] += 1
                writer.write((head if number % 2 else head + "\r\n").encode())
                while not writer.is_closing():
                    writer.write(b"x")
                    await writer.drain()
                    await asyncio.sleep(0.5)
            except OSError:
                it.tally.statuses[0] += 1
                await asyncio.sleep(0.1)

    await asyncio.gather(*(one(number) for number in range(600)))


# As a process of its own.


def _lines_of_stdin() -> Iterator[str]:
    while line := sys.stdin.readline():
        yield line.strip()


async def _run(name: str, server: str, games: list[str]) -> None:
    it = Attacker(server, games)
    running = ATTACKS[name](it)
    await anext(running)
    it.tally.statuses.clear()
    print("ready", flush=True)
    said = _lines_of_stdin()
    await asyncio.to_thread(next, said)
    began = time.perf_counter()

    async def go_on() -> None:
        async for _ in running:
            pass

    doing = asyncio.create_task(go_on())
    await asyncio.to_thread(next, said)
    doing.cancel()
    statuses = {str(status): count for status, count in it.tally.statuses.items()}
    error = repr(doing.exception()) if doing.done() and not doing.cancelled() and doing.exception() else ""
    seconds = time.perf_counter() - began
    print(json.dumps({"statuses": statuses, "seconds": seconds, "error": error}), flush=True)
    os._exit(0)  # whatever is still open


if __name__ == "__main__":
    os.nice(10)  # what an attacker computes is done elsewhere
    asyncio.run(_run(sys.argv[1], sys.argv[2], sys.argv[3].split(",")))
