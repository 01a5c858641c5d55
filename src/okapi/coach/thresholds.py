"""The numbers behind what the coach says. The browser has them from here too."""

from .results import Verdict

# From which loss of winning chance on a decision is called this, worst first.
THRESHOLDS = {Verdict.BLUNDER: 0.10, Verdict.MISTAKE: 0.05, Verdict.INEXACT: 0.025}

SOME_LUCK = 0.05  # of the win: less was even
MANY_POINTS = 8  # of luck: more than most routes score

MAX_EXERCISES = 10  # decisions of a game to try again, the costliest
TRIES = 3  # at each
