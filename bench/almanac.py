"""How long an almanac takes to open, for somebody who has played thousands of games.

    python -m bench.almanac --games 5000
    python -m bench.almanac --games 5000 --database postgres

Fills a database with finished games of 2 to 5 players, most of them against the same few people, and asks a real server
for the almanac over HTTP: one's own, of all years and of one, and that of a regular table. The reference is the file
of the same games (`almanac.json`), which reads every line and adds nothing up. It prints lines of CSV: the median of
the milliseconds that an answer took, and the processor for it (server and client together), and the ratio of the latter
to the reference.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from okapi.board import africa
from okapi.bots import LEVELS
from okapi.server.people.filing import calendar
from okapi.server.storage.almanac import AlmanacLine, insert_lines
from server.company import id_of, regular_table
from server.postgres import running_postgres
from server.running import Running, running, settings_for

FRIENDS = 12
YEARS = 4
DAY = 24 * 3600 * 1000  # milliseconds
END = 1_760_000_000_000


def game(number: int, people: list[str], table: str, luck: random.Random) -> list[AlmanacLine]:
    """A finished game of the first of these people, against some of the others or bots."""
    bots = [level.bot for level in LEVELS]
    others = luck.sample(people[1:] + bots, luck.randint(1, 4))
    seated, ended = [people[0], *others], END - luck.randrange(YEARS * 365) * DAY - number
    totals = [luck.randint(20, 160) for _ in seated]
    year, month = calendar(ended)
    return [
        AlmanacLine(
            entry=f"bench-{number}",
            seat=seat,
            regular_table=table if number % 2 else None,
            identity=None if who in bots else who,
            bot=who if who in bots else None,
            board=africa().content_hash,
            players=len(seated),
            place=1 + sum(other > totals[seat] for other in totals),
            total=totals[seat],
            routes=totals[seat] - 10,
            doubling=0,
            tickets=10,
            globetrotter=10 * (seat == 0),
            claimed=12,
            doubled=3,
            completed=3,
            failed=1,
            best_route="cairo|luxor",
            best_route_points=luck.randint(1, 30),
            best_ticket="cairo|cape-town",
            best_ticket_points=luck.randint(4, 25),
            from_last=luck.random() < 0.02,
            luck=luck.gauss(0, 0.3),
            choices=luck.gauss(0, 0.2),
            ended=ended,
            year=year,
            month=month,
        )
        for seat, who in enumerate(seated)
    ]


async def fill(server: Running, games: int) -> tuple[str, str]:
    """Somebody who has played that many games, and their regular table."""
    sessions = [await server.person(f"P{number}") for number in range(FRIENDS)]
    people = [await id_of(session) for session in sessions]
    table, luck = await regular_table(sessions[0], *sessions[1:5]), random.Random(1)
    for start in range(0, games, 500):
        async with server.context.database.write() as connection:
            numbers = range(start, min(games, start + 500))
            await insert_lines(connection, [line for it in numbers for line in game(it, people, table.id, luck)])
    return str(sessions[0].token), table.id


async def measure(database: str, games: int, times: int) -> dict[str, tuple[float, float]]:
    """Median milliseconds until the answer and of the processor, by what is asked for."""
    async with running(settings_for(database)) as server:
        token, table = await fill(server, games)
        paths = {
            "lines": "/api/me/almanac.json",
            "own": "/api/me/almanac",
            "own-year": "/api/me/almanac?year=2025",
            "table": f"/api/tables/{table}/almanac",
        }
        headers = {"Authorization": f"Bearer {token}"}
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in paths}
        async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=60) as client:
            for _ in range(times):
                for name, path in paths.items():
                    began, worked = time.perf_counter(), time.process_time()
                    (await client.get(path)).raise_for_status()
                    took = time.perf_counter() - began, time.process_time() - worked
                    found[name].append((1000 * took[0], 1000 * took[1]))
    return {name: _medians(each) for name, each in found.items()}


def _medians(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    waited, worked = zip(*pairs, strict=True)
    return statistics.median(waited), statistics.median(worked)


@contextmanager
def new_database(kind: str) -> Iterator[str]:
    """An empty one."""
    with tempfile.TemporaryDirectory() as name:
        if kind == "sqlite":
            yield str(Path(name) / "okapi.db")
        else:
            with running_postgres(Path(name)) as postgres:
                yield postgres.new_database()


def main() -> None:
    """Print a line for each question."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--times", type=int, default=15)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    arguments = parser.parse_args()
    with new_database(arguments.database) as database:
        found = asyncio.run(measure(database, arguments.games, arguments.times))
    print("database,games,asked,milliseconds,processor_ms,ratio")
    for name, (waited, worked) in found.items():
        ratio = worked / found["lines"][1]
        print(arguments.database, arguments.games, name, f"{waited:.1f}", f"{worked:.1f}", f"{ratio:.2f}", sep=",")


if __name__ == "__main__":
    main()
