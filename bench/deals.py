"""The deal of the day for many: what a person's try costs the server, and the page when thousands have finished.

    python -m bench.deals --people 40 --finished 10000

People play it with a bot's moves over WebSockets, and look at their result with the coach's ledger; the processor time
is that of the server, its bots and its coach, without theirs. It prints what 10,000 people a day take of one core, on
average over the day.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

from bench.measured import cpu_seconds, tree
from okapi.bots import find_bot
from okapi.client import Seat, Session
from okapi.game import Action, View, options
from okapi.server.protocol.messages import DealPage, GameInfo, GameLedger
from server.running import ServerProcess, settings_for

A_DAY = 24 * 3600
PEOPLE_A_DAY = 10_000
AT_ONCE = 8


async def play(address: str, number: int, turn: asyncio.Semaphore) -> tuple[Session, str]:
    bot = find_bot("zebra").factory(str(number))

    def choose(view: View) -> Action:
        return bot.choose(view, options(view))

    async with turn:
        person = await Session.become(address, f"Person {number}")
        game = await person.ask("POST", "/api/deals/today", gives=GameInfo)
        await Seat(person, game.id, 0, choose).play()
        await person.ask("GET", "/api/deals/today", gives=DealPage)
    return person, game.id


async def many(address: str, people: int) -> list[Session]:
    turn = asyncio.Semaphore(AT_ONCE)
    played = await asyncio.gather(*(play(address, number, turn) for number in range(people)))
    for person, game in played:
        await person.ask("GET", f"/api/games/{game}/ledger", gives=GameLedger)
    return [person for person, _ in played]


async def look(person: Session, times: int) -> list[float]:
    """Milliseconds that the page takes."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        await person.ask("GET", "/api/deals/today", gives=DealPage)
        found.append(1000 * (time.perf_counter() - began))
    return found


async def levels_are_through(person: Session) -> None:
    """Our levels play once a day, for everybody: their time is counted apart."""
    while (page := await person.ask("GET", "/api/deals/today", gives=DealPage)).field is None or len(
        page.field.levels
    ) < 6:
        await asyncio.sleep(1)


def fill(database: Path, finished: int) -> None:
    """As many more who have finished: copies of one of them, each with another score."""
    with sqlite3.connect(database, timeout=60) as connection:
        deal, game = connection.execute("SELECT deal, game FROM deal_tries WHERE identity IS NOT NULL").fetchone()
        for number in range(finished):
            _copy(
                connection,
                "identities",
                {"id": f"p{number}"},
                "id = (SELECT identity FROM deal_tries WHERE game = ?)",
                game,
            )
            _copy(connection, "games", {"id": f"g{number}", "host": f"p{number}"}, "id = ?", game)
            changed = {"game": f"g{number}", "identity": f"p{number}", "total": 20 + number * 7919 % 160}
            _copy(connection, "results", changed, "game = ? AND seat = 0", game)
            row = (deal, f"p{number}", f"p{number}", f"g{number}")
            connection.execute("INSERT INTO deal_tries (deal, player, identity, game) VALUES (?, ?, ?, ?)", row)


def _copy(connection: sqlite3.Connection, table: str, changed: dict[str, object], which: str, game: str) -> None:
    names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    chosen = ", ".join("?" if name in changed else name for name in names)
    given = [changed[name] for name in names if name in changed]
    connection.execute(f"INSERT INTO {table} SELECT {chosen} FROM {table} WHERE {which}", (*given, game))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=40)
    parser.add_argument("--finished", type=int, default=10_000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "okapi.db"
        many_tables = {"max_open_games": 10**6, "log_level": "warning"}
        server = ServerProcess(settings_for(str(database), **many_tables), Path(folder) / "log")
        server.start()
        try:
            [first] = asyncio.run(many(server.address, 1))
            began = cpu_seconds(tree(server.pid))
            asyncio.run(levels_are_through(first))
            print(f"our levels, once a day: {cpu_seconds(tree(server.pid)) - began:.1f} s and more of processor time")
            before = cpu_seconds(tree(server.pid))
            asyncio.run(many(server.address, given.people))
            each = (cpu_seconds(tree(server.pid)) - before) / given.people
            share = each * PEOPLE_A_DAY / A_DAY
            print(f"{given.people} people: {each:.2f} s of processor time each")
            print(f"{PEOPLE_A_DAY:,} a day: {share:.0%} of a core")
            fill(database, given.finished)
            asyncio.run(look(first, 3))
            taken = asyncio.run(look(first, 30))
            middle, most = statistics.median(taken), max(taken)
            print(f"the page after {given.finished:,} more: {middle:.1f} ms, at most {most:.1f} ms")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
