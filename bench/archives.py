"""What a game takes in the database: played to its end, and archived.

    python -m bench.archives --games 40
    python -m bench.archives --games 40 --database postgres

Plays whole games of 2 to 5 players on a real server: one seat through the public protocol, the others by the
server's bots, all of them the same bot. Then it counts the pages of the log and of all tables together, each with
its indexes, lets the server's own code archive the games, and counts again. Free pages are given back before, so
that nothing counts but what is there, and some games come first, which fill the first page of every table. It prints
lines of CSV; docs/deploy.md has figures.
"""

import argparse
import asyncio
import sqlite3
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from okapi.bots import find_bot
from okapi.client import Choose, Seat, Session
from okapi.game import options
from okapi.server.protocol.messages import CreatedGame, GameInfo, NewGame, SeatPlan, Start
from okapi.server.status import SeatKind
from okapi.server.storage.archive import archive
from okapi.server.storage.database import Database
from server.postgres import running_postgres
from server.running import ME, ServerProcess, settings_for

ALL = "%"  # tables
FIRST = 10  # games that are not counted


async def play_games(person: Session, players: int, games: int, bot: str) -> list[str]:
    """Whole games, one after the other; their ids."""
    seats = (ME, *[SeatPlan(SeatKind.BOT, bot=bot)] * (players - 1))
    played = []
    for number in range(games):
        made = await person.ask("POST", "/api/games", NewGame(seats, bot_delay=0), gives=CreatedGame)
        await person.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)
        await Seat(person, made.game.id, 0, chooses_as(bot, f"{players} {number}")).play()
        played.append(made.game.id)
    return played


def chooses_as(bot: str, seed: str) -> Choose:
    """A person's seat that decides as a bot would."""
    player = find_bot(bot).factory(seed)
    return lambda view: player.choose(view, options(view))


class Disk(ABC):
    """A database whose bytes can be counted."""

    def __init__(self, url: str) -> None:
        self.url = url

    @abstractmethod
    async def bytes_of(self, table: str) -> int:
        """What the tables of this name take with their indexes, in whole pages, without free ones."""

    @abstractmethod
    async def steps(self) -> int:
        """How many steps the log has."""


class SqliteDisk(Disk):
    """A file."""

    async def bytes_of(self, table: str) -> int:
        """By `dbstat`."""
        self._ask("VACUUM")
        names = "SELECT name FROM sqlite_schema WHERE tbl_name LIKE ?"
        return self._ask(f"SELECT sum(pgsize) FROM dbstat WHERE name IN ({names})", table)

    async def steps(self) -> int:
        """Rows."""
        return self._ask("SELECT count(*) FROM steps")

    def _ask(self, query: str, *given: str) -> int:
        file = sqlite3.connect(self.url)
        row = file.execute(query, given).fetchone()
        file.close()
        return int(row[0]) if row else 0


class PostgresDisk(Disk):
    """A database of a server."""

    async def bytes_of(self, table: str) -> int:
        """By `pg_total_relation_size`."""
        await self._ask("VACUUM FULL")
        of_all = "SELECT sum(pg_total_relation_size(relid))::bigint FROM pg_stat_user_tables WHERE relname LIKE $1"
        return await self._ask(of_all, table)

    async def steps(self) -> int:
        """Rows."""
        return await self._ask("SELECT count(*) FROM steps")

    async def _ask(self, query: str, *given: str) -> int:
        connection = await asyncpg.connect(self.url)
        found = await connection.fetchval(query, *given)
        await connection.close()
        return int(found or 0)


@contextmanager
def new_disk(kind: str) -> Iterator[tuple[Disk, Path]]:
    """An empty database, and a folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if kind == "sqlite":
            yield SqliteDisk(str(folder / "okapi.db")), folder
        else:
            with running_postgres(folder / "postgres") as postgres:
                yield PostgresDisk(postgres.new_database()), folder


async def archive_all(database: str, games: list[str]) -> None:
    """As the server does after OKAPI_ARCHIVE_DAYS."""
    opened = Database(database)
    for game in games:
        async with opened.write() as connection:
            await archive(connection, game)
    await opened.close()


async def measure(disk: Disk, folder: Path, players: int, games: int, bot: str) -> list[float]:
    """Of a game: steps, and kilobytes of the log and of everything, then of the archive and of everything."""
    server = ServerProcess(settings_for(disk.url, log_level="warning"), folder / "log")
    await asyncio.to_thread(server.start)
    try:
        person = await Session.become(server.address, "Ada")
        await play_games(person, players, FIRST, bot)
        steps, log, empty = await disk.steps(), await disk.bytes_of("steps"), await disk.bytes_of(ALL)
        played = await play_games(person, players, games, bot)
    finally:
        await asyncio.to_thread(server.stop)
    steps, log = await disk.steps() - steps, await disk.bytes_of("steps") - log
    everything = await disk.bytes_of(ALL) - empty
    await archive_all(disk.url, played)
    packed, then = await disk.bytes_of("archives"), await disk.bytes_of(ALL) - empty
    return [steps / games, *(each / games / 1000 for each in (log, everything, packed, then))]


def main() -> None:
    """Print a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5])
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--bot", default="route-focused")
    arguments = parser.parse_args()
    print("database,players,games,steps,log_kb,everything_kb,archive_kb,everything_archived_kb", flush=True)
    for players in arguments.players:
        with new_disk(arguments.database) as (disk, folder):
            found = asyncio.run(measure(disk, folder, players, arguments.games, arguments.bot))
        figures = (f"{figure:.1f}" for figure in found)
        print(arguments.database, players, arguments.games, *figures, sep=",", flush=True)


if __name__ == "__main__":
    main()
