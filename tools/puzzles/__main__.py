"""`python -m tools.puzzles`: play games, check the decisions that may be puzzles, choose those that ship.

Each of the first two runs in processes of its own, ends after `--seconds`, and writes as it goes: run it again, and it
continues where it stopped. `choose` takes seconds.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from .candidates import find_candidates
from .checking import check_candidates
from .choosing import SHIPPED, choose_and_write
from .crew import in_processes


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("step", choices=("candidates", "check", "choose"))
    parser.add_argument("folder", type=Path, help="where the files are")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=600.0, help="after which no other game or decision is begun")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--games", type=int, default=1 << 20, help="at most")
    parser.add_argument("--count", type=int, default=1000, help="of puzzles that ship")
    parser.add_argument("--file", type=Path, default=SHIPPED, help="what `choose` writes")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    match given.step:
        case "candidates":
            in_processes(find_candidates, given.folder, given.jobs, given.seconds, given.first, given.games)
        case "check":
            in_processes(check_candidates, given.folder, given.jobs, given.seconds)
        case _:
            choose_and_write(given.folder, given.count, given.file)


if __name__ == "__main__":
    main()
