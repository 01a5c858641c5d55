"""How long an almanac takes to open, for somebody who has played thousands of games.

    python -m bench.almanac --games 5000

Fills a database of each kind with finished games of 2 to 5 players, most of them against the same few people, and asks
a real server for the almanac over HTTP: a person's, for all years and for one, and a regular table's. The reference
is the file of the same games (`almanac.json`), which reads every line and adds nothing up. It prints lines of CSV: the
median of the milliseconds that an answer took, the processor's for it (server, client and PostgreSQL together), and the
ratio of the latter to the reference.
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

from bench.measured import cpu_seconds, tree
from okapi.board import africa
from okapi.bots import LEVELS
from okapi.server.clock import DAY, day_at
from okapi.server.storage.almanac import AlmanacLine, insert_lines
from server.company import id_of, regular_table
from server.postgres import running_postgres
from server.running import Running, running, settings_for

Found = dict[str, tuple[float, float]]
FRIENDS = 12
YEARS = 4
YEAR = 365 * DAY
START = 1_640_000_000_000


def game(number: int, games: int, people: list[str], table: str, luck: random.Random) -> list[AlmanacLine]:
    """A finished game of the first of these people, against some of the others or bots."""
    bots = [level.bot for level in LEVELS]
    others = luck.sample(people[1:] + bots, luck.randint(1, 4))
    seated, ended = [people[0], *others], START + number * YEARS * YEAR // games
    totals = [luck.randint(20, 160) for _ in seated]
    day = day_at(ended)
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
            year=day.year,
            month=day.month,
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
            lines = [line for it in numbers for line in game(it, games, people, table.id, luck)]
            await insert_lines(connection, lines)
    return str(sessions[0].token), table.id


async def measure(database: str, games: int, times: int, postgres: int | None) -> Found:
    """Milliseconds until the answer and of the processor, by what is asked for."""
    async with running(settings_for(database)) as server:
        token, table = await fill(server, games)
        paths = {
            "lines": "/api/me/almanac.json",
            "own": "/api/me/almanac",
            "own-year": "/api/me/almanac?year=2024",
            "table": f"/api/tables/{table}/almanac",
        }
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=60) as client:
            return {name: await _ask(client, path, times, postgres) for name, path in paths.items()}


async def _ask(client: httpx.AsyncClient, path: str, times: int, postgres: int | None) -> tuple[float, float]:
    (await client.get(path)).raise_for_status()  # statements are compiled once
    waited, before = [], _worked(postgres)
    for _ in range(times):
        began = time.perf_counter()
        (await client.get(path)).raise_for_status()
        waited.append(time.perf_counter() - began)
    return 1000 * statistics.median(waited), 1000 * (_worked(postgres) - before) / times


def _worked(postgres: int | None) -> float:
    """Seconds of the processor so far, PostgreSQL's among them."""
    return time.process_time() + (0 if postgres is None else cpu_seconds(tree(postgres)))


@contextmanager
def new_database(kind: str) -> Iterator[tuple[str, int | None]]:
    """An empty one, and the process that keeps it."""
    with tempfile.TemporaryDirectory() as name:
        if kind == "sqlite":
            yield str(Path(name) / "okapi.db"), None
        else:
            with running_postgres(Path(name)) as postgres:
                yield postgres.new_database(), postgres.pid


def main() -> None:
    """Print a line for each database and question."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--times", type=int, default=15)
    arguments = parser.parse_args()
    print("database,games,asked,milliseconds,processor_ms,ratio")
    for kind in ("sqlite", "postgres"):
        with new_database(kind) as (database, postgres):
            found = asyncio.run(measure(database, arguments.games, arguments.times, postgres))
        for name, (waited, worked) in found.items():
            ratio = worked / found["lines"][1]
            print(kind, arguments.games, name, f"{waited:.1f}", f"{worked:.1f}", f"{ratio:.2f}", sep=",", flush=True)


if __name__ == "__main__":
    main()
