"""Ratings from who finished ahead of whom: the Bradley–Terry model, on the Elo scale.

Bot i finishes ahead of bot j with probability 1 / (1 + 10^((rating j - rating i) / 400)). The ratings are
those that make the results likeliest; their mean is 0.
"""

from collections.abc import Sequence
from math import exp, log

ELO = 400 / log(10)
BIGGEST_STEP = 2.0  # keeps Newton's method from overshooting where the curve is flat
CLOSE_ENOUGH = 1e-7
MAX_STEPS = 100

Wins = Sequence[Sequence[float]]  # wins[i][j]: how often i finished ahead of j


def ratings(wins: Wins, start: Sequence[float] | None = None) -> list[float]:
    """The ratings; every bot must be joined to every other by wins and losses both (see `is_connected`)."""
    strengths = [rating / ELO for rating in start] if start else [0.0] * len(wins)
    for _ in range(MAX_STEPS):
        step = _newton_step(wins, strengths)
        strengths = [strength + change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < CLOSE_ENOUGH:
            break
    mean = sum(strengths) / len(strengths)
    return [(strength - mean) * ELO for strength in strengths]


def is_connected(games: Wins) -> bool:
    """Whether the bots can be compared: each has met each, or met one who met one who …"""
    reached, waiting = {0}, [0]
    while waiting:
        here = waiting.pop()
        found = {other for other, number in enumerate(games[here]) if number > 0} - reached
        reached |= found
        waiting += found
    return len(reached) == len(games)


def _newton_step(wins: Wins, strengths: list[float]) -> list[float]:
    """Towards the maximum of the log-likelihood; the first bot stays where it is."""
    count = len(strengths)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for one in range(count):
        for other in range(one):
            games = wins[one][other] + wins[other][one]
            expected = 1 / (1 + exp(strengths[other] - strengths[one]))
            surprise = wins[one][other] - games * expected
            weight = games * expected * (1 - expected)
            slope[one] += surprise
            slope[other] -= surprise
            curve[one][one] += weight
            curve[other][other] += weight
            curve[one][other] -= weight
            curve[other][one] -= weight
    step = [0.0, *_solve([row[1:] for row in curve[1:]], slope[1:])]
    scale = max(1.0, max(map(abs, step)) / BIGGEST_STEP)
    return [change / scale for change in step]


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination; the matrix is symmetric and positive definite, so no pivoting is needed."""
    count = len(right)
    for column in range(count):
        for row in range(column + 1, count):
            factor = matrix[row][column] / matrix[column][column]
            for place in range(column, count):
                matrix[row][place] -= factor * matrix[column][place]
            right[row] -= factor * right[column]
    solution = [0.0] * count
    for row in reversed(range(count)):
        known = sum(matrix[row][place] * solution[place] for place in range(row + 1, count))
        solution[row] = (right[row] - known) / matrix[row][row]
    return solution
