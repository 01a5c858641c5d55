"""What a finished game takes in the database, before and after it is archived.

    python -m bench.archives --games 25

Plays whole games of 2 to 5 players on a real server with SQLite: one seat through the public protocol, the
others by the server's bots, all of them the same bot. Then it counts the pages of the log (`dbstat`), lets
the server's own code archive the games, and counts again. docs/deploy.md has figures.
"""

import argparse
import asyncio
import sqlite3
import tempfile
from pathlib import Path

from okapi.bots import find_bot
from okapi.client import Choose, Seat, Session
from okapi.game import options
from okapi.server.protocol.messages import CreatedGame, GameInfo, NewGame, SeatPlan, Start
from okapi.server.status import SeatKind
from okapi.server.storage.archive import archive
from okapi.server.storage.database import Database
from server.running import ME, ServerProcess, settings_for


async def play_games(address: str, players: int, games: int, bot: str) -> list[str]:
    """Whole games, one after the other; their ids."""
    person = await Session.become(address, "Ada")
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


async def archive_all(database: str, games: list[str]) -> None:
    """As the server does after OKAPI_ARCHIVE_DAYS."""
    opened = Database(database)
    for game in games:
        async with opened.write() as connection:
            await archive(connection, game)
    await opened.close()


def pages(database: str, table: str) -> int:
    """Bytes that a table takes, in whole pages, once free pages are given back."""
    with sqlite3.connect(database) as file:
        file.execute("VACUUM")
        [[found]] = file.execute("SELECT sum(pgsize) FROM dbstat WHERE name = ?", (table,))
    file.close()
    return int(found)


def rows(database: str) -> int:
    """How many steps the log has."""
    with sqlite3.connect(database) as file:
        [[found]] = file.execute("SELECT count(*) FROM steps")
    file.close()
    return int(found)


def main() -> None:
    """Print a line for each number of players."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=25, help="for each number of players")
    parser.add_argument("--bot", default="route-focused")
    arguments = parser.parse_args()
    print("| players | steps a game | log, kB a game | archive, kB a game | |\n|---:|---:|---:|---:|---:|")
    for players in range(2, 6):
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "okapi.db")
            server = ServerProcess(settings_for(database, log_level="warning"), Path(folder) / "log")
            server.start()
            try:
                games = asyncio.run(play_games(server.address, players, arguments.games, arguments.bot))
            finally:
                server.stop()
            steps, before = rows(database) / len(games), pages(database, "steps") / len(games)
            asyncio.run(archive_all(database, games))
            after = pages(database, "archives") / len(games)
        print(
            f"| {players} | {steps:.0f} | {before / 1000:.1f} | {after / 1000:.1f} | {after / before:.0%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
