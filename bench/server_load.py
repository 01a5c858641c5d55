"""How much a server carries: games over WebSockets on loopback, with durable commits.

    python -m bench.server_load                                  SQLite at 1,000/s, 2,000/s and full load
    python -m bench.server_load --database postgres --workers 2  the same on PostgreSQL
    python -m bench.server_load --database postgres --workers 2 --meet  all sockets of a game at one process
    python -m bench.server_load --boardgame-io                   ours and boardgame.io in one run
    python -m bench.server_load --growth                         what does the cost of a move depend on?
    python -m bench.server_load --idle 5000                      memory of connections
    python -m bench.server_load --rates 1000 --profile           where the time goes

The clients play random two-player games through the public protocol, each game at a steady pace, so that
together they make the moves a second asked for if the server keeps up; at full load each game moves on as
soon as it can. A move's time is from sending the command until every socket at the table has the update. The
server (with PostgreSQL, where it is used) is pinned to one core, the load generator to another.
docs/performance.md has figures.
"""

import argparse
import asyncio
import os
import pstats
import signal
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

import uvloop
from picows import WSListener, ws_connect

from bench.contenders import OWN_CORE, BoardgameIo, Contender, Okapi, Run, measure, play, seat_and_play
from bench.load import Load
from bench.measured import megabytes
from bench.okapi_tables import socket_address, start_games
from okapi.client import Session

FULL = "full"
COLUMNS: dict[str, Callable[[Run], float]] = {
    "moves/s": lambda run: run.moves,
    "p50 ms": lambda run: run.p50,
    "p99 ms": lambda run: run.p99,
    "max ms": lambda run: run.max,
    "server µs/move": lambda run: run.cpu,
    "PostgreSQL µs/move": lambda run: run.database_cpu,
    "kB/move": lambda run: run.sent,
    "generator busy %": lambda run: 100 * run.own_share,
    "disturbed %": lambda run: 100 * run.disturbed,
}
TRIES, QUIET = 3, 0.05  # a run that others disturbed is tried again; the least disturbed counts


def print_table(title: str, rows: dict[str, list[Run]]) -> None:
    """Markdown, for docs/performance.md: of each column the median, and the least and greatest run."""
    print(f"\n{title}\n\n| | {' | '.join(COLUMNS)} |\n|---{'|---:' * len(COLUMNS)}|")
    for name, runs in rows.items():
        print(f"| {name} | {' | '.join(_cell([of(run) for run in runs]) for of in COLUMNS.values())} |")
    print(flush=True)


def _cell(found: list[float]) -> str:
    digits = 1 if max(found) < 30 else 0
    middle, least, most = (f"{x:,.{digits}f}" for x in (statistics.median(found), min(found), max(found)))
    return f"{middle} ({least}–{most})" if len(found) > 1 else middle


def measure_rates(contenders: list[Contender], arguments: argparse.Namespace) -> None:
    """Every rate several times, the contenders in turns, so that a noisy machine disturbs all alike."""
    rows: dict[str, dict[str, list[Run]]] = {one.name: {} for one in contenders}
    for _ in range(arguments.repeats):
        for rate in arguments.rates:
            label = rate if rate == FULL else f"{float(rate):,.0f}/s"
            for contender in contenders:
                run = quiet_run(contender, _number(rate), arguments)
                rows[contender.name].setdefault(label, []).append(run)
                print(f"  {contender.name}, {label}: {run.moves:,.0f} moves/s, p99 {run.p99:.1f} ms", flush=True)
    for name, found in rows.items():
        print_table(name, found)


def quiet_run(contender: Contender, rate: float | None, arguments: argparse.Namespace) -> Run:
    """A run that others left in peace, as far as they do."""
    tried: list[Run] = []
    while len(tried) < TRIES and not any(run.disturbed < QUIET for run in tried):
        tried.append(measure(contender, rate, arguments.games, arguments.seconds))
    return min(tried, key=lambda run: run.disturbed)


def _number(rate: str) -> float | None:
    return None if rate == FULL else float(rate)


def measure_growth(contender: Okapi, arguments: argparse.Namespace) -> None:
    """The cost of a move: along a game, with more games in memory, with spectators."""
    rate, games, seconds = _number(arguments.rates[0]), arguments.games, arguments.seconds

    async def along_the_game() -> dict[str, list[Run]]:
        load = Load(games, rate)
        tables, rows = await contender.seat(load, games), {}
        for _ in range(4):
            first = round(statistics.mean(table.moves for table in tables)) + 1
            run = await play(contender, tables, load, seconds)
            rows[f"from move {first}"] = [run]
        load.close(tables)
        return rows

    async def with_others_in_memory(others: int) -> Run:
        await start_games(await Session.become(contender.server.address, "Host"), others)
        return await seat_and_play(contender, rate, games, seconds)

    with contender.started():
        print_table("Along a game", uvloop.run(along_the_game()))
    rows: dict[str, list[Run]] = {}
    for others in (0, 1000, 4000):
        with contender.started():
            rows[f"{others:,} other games in memory"] = [uvloop.run(with_others_in_memory(others))]
    print_table("Games in memory", rows)
    spectators = (0, 1, 4, 8)
    print_table(
        "Spectators",
        {f"{count} a game": [measure(contender, rate, games, seconds, count)] for count in spectators},
    )


async def hold_idle(contender: Okapi, count: int) -> None:
    """Memory of connections that do nothing."""
    server = contender.server
    headers = {"Authorization": f"Bearer {(await Session.become(server.address, 'Nobody')).token}"}
    empty, sockets = megabytes([contender.pid]), []
    for _ in range(0, count, 100):
        hundred = (ws_connect(WSListener, socket_address(server.address), extra_headers=headers) for _ in range(100))
        sockets += await asyncio.gather(*hundred)
    await asyncio.sleep(2)
    full = megabytes([contender.pid])
    each = f"{1024 * (full - empty) / len(sockets):.1f} kB each"
    print(f"{len(sockets):,} idle connections: {empty:.0f} MB before, {full:.0f} MB with them, {each}")
    for transport, _ in sockets:
        transport.disconnect()


def print_profile(arguments: argparse.Namespace) -> None:
    """Where the server's time goes; slower than without the profiler."""
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "profile"
        contender = Okapi(arguments.database, folder=arguments.folder, profile=written)

        async def play_profiled() -> None:
            load = Load(arguments.games, _number(arguments.rates[0]))
            tables = await contender.seat(load, arguments.games)
            os.kill(contender.pid, signal.SIGUSR1)  # the profile begins with the play
            await play(contender, tables, load, arguments.seconds)

        with contender.started():
            uvloop.run(play_profiled())
        pstats.Stats(str(written)).sort_stats("tottime").print_stats(35)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=150, help="games at once")
    parser.add_argument("--rates", nargs="+", default=["1000", "2000", FULL], help="moves a second")
    parser.add_argument("--seconds", type=float, default=6, help="of each run")
    parser.add_argument("--repeats", type=int, default=3, help="runs of each rate, each on a new server")
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
    parser.add_argument("--meet", action="store_true", help="all sockets of a game at one process, as by a proxy")
    parser.add_argument("--folder", type=Path, help="where the databases are made")
    parser.add_argument("--boardgame-io", action="store_true", help="measure boardgame.io as well")
    parser.add_argument("--growth", action="store_true", help="measure what the cost of a move depends on")
    parser.add_argument("--idle", type=int, help="hold this many idle connections")
    parser.add_argument("--profile", action="store_true", help="print where the server's time goes")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {OWN_CORE})
    ours = Okapi(arguments.database, arguments.workers, arguments.folder, meet=arguments.meet)
    if arguments.idle:
        with ours.started():
            uvloop.run(hold_idle(ours, arguments.idle))
    elif arguments.profile:
        print_profile(arguments)
    elif arguments.growth:
        measure_growth(ours, arguments)
    else:
        measure_rates([ours, *([BoardgameIo()] if arguments.boardgame_io else [])], arguments)


if __name__ == "__main__":
    main()
