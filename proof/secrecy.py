"""Hidden cards are dealt again, and everything a seat is sent is compared byte by byte."""

import asyncio
import tempfile
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from proof.report import Report
from server.two_worlds import PLAYERS, compare_two_worlds

AT_ONCE = 4  # processes: most of the time a game waits for its disk
SWAPS = 4  # blind draws exchanged in each game, besides the tickets


async def deal_again(report: Report, count: int) -> None:
    """This many games, each played twice, the observer in another seat each time."""
    with ProcessPoolExecutor(AT_ONCE, mp_context=get_context("spawn")) as processes:
        comparing = {processes.submit(compare, report.seed, number): number for number in range(count)}
        for done in as_completed(comparing):
            try:
                report.count("messages compared", done.result())
            except AssertionError as error:
                report.foul(f"game {comparing[done]}: {error}")
            report.count("games dealt twice")
            if report.figures["games dealt twice"] % 10 == 0:
                report.say(str(report))


def compare(seed: str, number: int) -> int:
    """One game; how many messages were the same."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(compare_two_worlds(f"{seed} {number}", number % PLAYERS, Path(folder), SWAPS))
