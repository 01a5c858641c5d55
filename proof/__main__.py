"""make proof, or a part of it: `python -m proof kills --count 30`."""

import argparse
import asyncio
import secrets
import signal
import sys
import traceback
from collections.abc import Callable, Coroutine

from msgspec import Struct

from proof.coach import trust_the_coach
from proof.deals import play_deals
from proof.failures import fail_on_postgres
from proof.fuzz import fuzz
from proof.kills import kill_on_sqlite
from proof.lockstep import play_in_lockstep
from proof.nginx import play_through_nginx
from proof.processes import play_across_processes
from proof.random_games import play_random_games
from proof.report import PartReport
from proof.secrecy import deal_again
from proof.soak import soak


class ProofPart(Struct, frozen=True):
    """Something promised, how it is tried, and how often."""

    run: Callable[[PartReport, int], Coroutine[None, None, None]]
    count: int
    counted: str
    minutes: float = 25  # after which it stops trying
    is_of_all: bool = True  # of what is run when no part is named


PARTS = {
    "games": ProofPart(play_random_games, 4_000, "random games, followed event by event and counted again"),
    "kills": ProofPart(kill_on_sqlite, 1_000, "kills of servers on SQLite, one in three with another fault", 30),
    "failures": ProofPart(fail_on_postgres, 200, "failures of two servers, PostgreSQL and the network between", 30),
    "nginx": ProofPart(play_through_nginx, 80, "failures of two servers, and of the nginx before them", 15),
    "fuzz": ProofPart(fuzz, 40_000, "requests and messages of nonsense, on either database"),
    "secrecy": ProofPart(deal_again, 60, "games whose hidden cards are dealt twice, on either database"),
    "deals": ProofPart(
        play_deals, 60, "days, on either database, whose deal is played through kills and past midnight"
    ),
    "processes": ProofPart(
        play_across_processes, 200, "games across two servers, and three times as many timed watches"
    ),
    "coach": ProofPart(trust_the_coach, 300, "games of either kind that the coach was not fitted to"),
    "lockstep": ProofPart(play_in_lockstep, 10_000, "games on the referee and the compiled engine"),
    "soak": ProofPart(soak, 10**6, "games for four hours, only if named: does memory grow?", 240, is_of_all=False),
}


def main() -> None:
    """Run the parts asked for, print a table, and fail on any foul."""
    width = max(map(len, PARTS))
    listed = "\n".join(f"  {name:{width}}  {part.counted}: {part.count:,}" for name, part in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="python -m proof",
        description="Try to break what is promised.",
        epilog=f"parts, and how often each tries:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="all but `soak` if none is named")
    parser.add_argument("--count", type=int, help="how often to try, instead of the part's own number")
    parser.add_argument("--seed", help="of an earlier run, to try the same again")
    parser.add_argument("--minutes", type=float, help="after which a part stops trying: 25 or 30, soak 240")
    arguments = parser.parse_args()
    if unknown := set(arguments.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the servers end too
    reports = []
    for name in arguments.parts or [name for name, part in PARTS.items() if part.is_of_all]:
        part = PARTS[name]
        report = PartReport(name, arguments.seed or secrets.token_hex(4), arguments.minutes or part.minutes)
        try:
            asyncio.run(part.run(report, arguments.count or part.count))
        except Exception as error:
            traceback.print_exc()
            report.foul(f"broke off: {error!r}")
        reports.append(report)
    print()
    for report in reports:
        verdict = f"{len(report.fouls)} FOULS" if report.fouls else "no foul"
        print(f"{report.part:{width}}  {report.seconds:5.0f} s  {verdict}  seed {report.seed}\n    {report}")
        for note in report.notes:
            print(f"    NOTE: {note}")
        for foul in report.fouls:
            print(f"    FOUL: {foul}")
    sys.exit(any(report.fouls for report in reports))


if __name__ == "__main__":
    main()
