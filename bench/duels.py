"""An evening of duels: what each person's game costs the server, and how long its page and a comparison take.

    python -m bench.duels --people 8 --deals 5 --evenings 2

People play with a bot's moves over WebSockets, all at once; the processor time is that of the server and its bots,
without theirs. While they play, everyone keeps asking for the page of the evening, as an open browser does.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from bench.measured import cpu_seconds, tree
from okapi.bots import find_bot
from okapi.client import Seat, Session
from okapi.game import Action, View, options
from okapi.server.protocol.messages import ChallengePage, DealComparison, GameInfo, JoinChallenge, NewChallenge
from server.running import ServerProcess, settings_for

OPPONENTS = ("zebra", "tortoise")
LOOKS_EVERY = 2.0  # seconds
LOOKS = 30  # at the end


async def set_up(address: str, evening: int, people: int, deals: int) -> tuple[ChallengePage, list[Session]]:
    """An evening that everyone has joined."""
    sessions = [await Session.become(address, f"Person {evening}.{number}") for number in range(people)]
    host, *others = sessions
    wanted = NewChallenge(OPPONENTS, size=people, deals=deals)
    made = await host.ask("POST", "/api/challenges", wanted, gives=ChallengePage)
    link = JoinChallenge(str(made.link).partition("#")[2])
    for other in others:
        await other.ask("POST", f"/api/challenges/{made.id}/join", link, gives=ChallengePage)
    return made, sessions


async def play(person: Session, evening: ChallengePage, looks: list[float]) -> None:
    """All deals, one after the other."""
    bot = find_bot("zebra").factory(str(person.token))

    def choose(view: View) -> Action:
        return bot.choose(view, options(view))

    looking = asyncio.create_task(keep_looking(person, evening, looks))
    for number, deal in enumerate(evening.deals, start=1):
        game = await person.ask("POST", f"/api/challenges/{evening.id}/deals/{number}", gives=GameInfo)
        await Seat(person, game.id, deal.seat, choose).play()
    looking.cancel()


async def keep_looking(person: Session, evening: ChallengePage, looks: list[float]) -> None:
    while True:
        looks.append(await timed(person, f"/api/challenges/{evening.id}", ChallengePage))
        await asyncio.sleep(LOOKS_EVERY)


async def timed(person: Session, path: str, gives: type) -> float:
    """Milliseconds that an answer takes."""
    began = time.perf_counter()
    await person.ask("GET", path, gives=gives)
    return 1000 * (time.perf_counter() - began)


async def measure(address: str, pid: int, evenings: int, people: int, deals: int) -> None:
    looks: list[float] = []
    tables = [await set_up(address, number, people, deals) for number in range(evenings)]
    before = cpu_seconds(tree(pid))
    await asyncio.gather(*(play(one, evening, looks) for evening, sessions in tables for one in sessions))
    each = (cpu_seconds(tree(pid)) - before) / (evenings * people * deals)
    print(f"{evenings} evenings of {people} people with {deals} deals: {each:.2f} s of processor time a game")
    report("the page while they play", looks)
    evening, (host, *_) = tables[0]
    while not (await host.ask("GET", f"/api/challenges/{evening.id}", gives=ChallengePage)).is_over:
        await asyncio.sleep(0.2)
    path = f"/api/challenges/{evening.id}"
    report("the page afterwards", [await timed(host, path, ChallengePage) for _ in range(LOOKS)])
    report("a comparison", [await timed(host, f"{path}/deals/1", DealComparison) for _ in range(LOOKS)])


def report(what: str, taken: list[float]) -> None:
    print(f"{what}: {statistics.median(taken):.1f} ms, at most {max(taken):.1f} ms, of {len(taken)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--evenings", type=int, default=2)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(str(Path(folder) / "okapi.db"), max_open_games=10**6, log_level="warning")
        server = ServerProcess(settings, Path(folder) / "log")
        server.start()
        try:
            asyncio.run(measure(server.address, server.pid, given.evenings, given.people, given.deals))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
