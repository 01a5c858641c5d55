"""Hidden cards are dealt again, and everything that anybody is sent is compared byte by byte.

That is what sockets and pages say, pictures, the pushes that a device decrypts, and mails.
"""

import asyncio
import logging
import tempfile
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from proof.report import PartReport
from server.everything_sent import PLAYERS
from server.postgres import running_postgres
from server.two_worlds import compare_two_worlds

AT_ONCE = 4  # processes: most of the time a game waits for its disk
SWAPS = 4  # blind draws exchanged in each game, in addition to the tickets


async def deal_again(report: PartReport, count: int) -> None:
    """This many games, each played twice, by turns on SQLite and PostgreSQL, the observer in any seat."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_postgres(Path(folder) / "postgres") as postgres,
        ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as processes,
    ):

        def databases(number: int) -> tuple[str, str]:
            if number % 2:
                return postgres.new_database(), postgres.new_database()
            return f"{folder}/{number}-one.db", f"{folder}/{number}-other.db"

        games = {}
        for number in range(count):
            two = await asyncio.to_thread(databases, number)
            games[processes.submit(compare, report.seed, number, two)] = number
        done = as_completed(games)
        for tried in report.tries(count):
            game = next(done)
            number = games[game]
            try:
                for what, found in game.result().items():
                    report.count(f"{what} compared", found)
            except AssertionError as error:
                report.foul(f"game {number}: {error}")
            report.count(f"games dealt twice on {'PostgreSQL' if number % 2 else 'SQLite'}")
            if tried % 10 == 0:
                report.say(str(report))
        processes.shutdown(cancel_futures=True)


def compare(seed: str, number: int, databases: tuple[str, str]) -> dict[str, int]:
    """One game; how much was the same."""
    logging.getLogger("okapi.server").setLevel(logging.ERROR)  # it says each second that the clock was set
    observer = number // 2 % PLAYERS
    return asyncio.run(compare_two_worlds(f"{seed} {number}", observer, databases, SWAPS))
