"""What bots need to play: memory, and a file of weights. Run as a program, it plays one game and says."""

import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from okapi.arena.match import play_match
from okapi.board import africa
from okapi.bots import bot_names, find_bot
from okapi.bots.network import WEIGHTS
from okapi.dealer import SeededDealer

from .data import Weights

MEGABYTE = 1000 * 1000
WITHOUT_LEVELS = ("searcher",)  # nobody would want to wait for them


def memory(bots: Sequence[str]) -> dict[str, float]:
    """The most memory of a process in which two of a kind play a game, in megabytes."""
    known = bot_names()
    return {bot: _measured(bot) for bot in dict.fromkeys((*bots, *WITHOUT_LEVELS)) if bot in known}


def _measured(bot: str) -> float:
    command = (sys.executable, "-m", "tools.ladder.resources", bot)
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(answer.split()[-1])


def weights() -> Weights:
    """The network that ships."""
    import numpy as np  # noqa: PLC0415 (not where the memory of bots is measured that do without it)

    from okapi.bots.network.weights import about  # noqa: PLC0415 (likewise)

    with np.load(WEIGHTS) as file:
        parameters = sum(file[name].size for name in file.files)
    return Weights(parameters, WEIGHTS.stat().st_size, about().get("decisions", 0))


def main() -> None:
    """Play one game, and print how much memory that took."""
    bots = [find_bot(sys.argv[1]).factory(f"memory {seat}") for seat in range(2)]
    play_match(africa(), bots, SeededDealer("memory"))
    print(round(most_memory() / MEGABYTE, 1))


def most_memory() -> int:
    """The most bytes that this process has taken so far.

    Linux passes `ru_maxrss` on from the process that started this one, so its own account is better.
    """
    account = Path("/proc/self/status")
    if account.exists():
        lines = dict(line.split(":", 1) for line in account.read_text().splitlines())
        return 1024 * int(lines["VmHWM"].split()[0])
    return 1024 * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


if __name__ == "__main__":
    main()
