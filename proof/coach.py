"""How far the coach can be trusted: its chances on games that it was not fitted to, its judgements, its time.

`python -m proof coach` prints the figures of docs/coach.md and draws docs/pictures/reliability.svg.
"""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from tools.forecast.outcomes import (
    MIXED,
    JudgedPositions,
    Simulation,
    level_among,
    network_games,
    positions_of,
    together,
)

from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import bot_seed, find_bot
from okapi.coach import review
from okapi.coach.forecast import fitted_weights, judged
from okapi.coach.results import JudgedDecision, LedgerSource, Verdict
from okapi.coach.worlds import WORLDS
from okapi.dealer import SeededDealer
from okapi.game import Rules
from okapi.learning.imitation_data import SIZES, have_played
from okapi.learning.settings import settings_for
from okapi.record import Record, header_for, luck_of
from proof.reliability import diagram
from proof.report import PartReport

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "pictures" / "reliability.svg"
FIRST_SEED = 2_000_000  # of games that the forecast was not fitted to
BUCKETS = 10
DECKS = 12  # other decks and rules
ENOUGH = 500  # seats and positions in a bucket, for it to be judged
APART = 0.06  # by how much the games won may differ from the forecast
NOISE = 0.03  # by how much the Brier score of a hundred games may be off
JUDGED = ("prodigy", "planner", "greedy", "random")  # whose decisions are judged
LONGER = 10 * WORLDS  # of the slow estimate


class HeldOutForecasts(NamedTuple):
    """What was forecast for some seats and positions, and what came."""

    players: int
    chances: NDArray[np.float64]  # [position, seat]
    shares: NDArray[np.float64]
    time: NDArray[np.float64]


async def trust_the_coach(report: PartReport, count: int) -> None:
    """Forecasts of this many held-out games of either kind, and a few games reviewed."""
    seeds = range(FIRST_SEED, FIRST_SEED + count)
    games = {"planner": have_played(["planner"], seeds), "prodigy": network_games(seeds)}
    games["mixed"] = have_played(MIXED, seeds)
    found = {name: _forecasts(positions_of(it)) for name, it in games.items()}
    found["prodigy, other decks"] = _forecasts(_with_other_decks(count))
    for name, forecasts in found.items():
        report.count(f"games of {name} forecast", count)
        for it in forecasts:
            report.say(f"{name}, {it.players} players: {_brier(report, name, it)}")
    buckets = {name: _reliability(forecasts) for name, forecasts in found.items()}
    for name, rows in buckets.items():
        for size, said, came in rows:
            report.say(f"{name}: of {size:,} forecasts of {said:.1%} on average, {came:.1%} won")
            if size >= ENOUGH and abs(said - came) > APART:
                report.foul(f"{name}: {said:.0%} forecast, {came:.0%} won")
    PICTURE.write_text(diagram(buckets), encoding="utf-8")
    for bot in JUDGED:
        _review(report, bot)
    _look_longer(report)


def _with_other_decks(count: int) -> JudgedPositions:
    """Games of the network with decks and rules that nothing was fitted to."""
    parts = []
    for number, setting in enumerate(settings_for(africa(), Rules(), "proof", DECKS)[1:]):
        simulation, first = Simulation(setting), FIRST_SEED + (number + 1) * count
        games = network_games(range(first, first + max(1, count // DECKS)), simulation)
        parts.append(positions_of(games, simulation))
    return together(parts)


def _forecasts(positions: JudgedPositions) -> list[HeldOutForecasts]:
    """By the number of players."""
    found = []
    for players in sorted(set(SIZES)):
        some = positions.where(positions.players == players)
        weights = fitted_weights()
        levels = level_among(some.level, some.spread, weights["unevenness"])
        strength, _ = judged(some.inputs[:, :players], weights, levels)
        chances = np.exp(strength - strength.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        found.append(HeldOutForecasts(players, chances, some.shares[:, :players], some.time))
    return found


def _brier(report: PartReport, name: str, it: HeldOutForecasts) -> str:
    """Brier scores by thirds of the game, beside that of equal chances."""
    scores = ((it.chances - it.shares) ** 2).sum(axis=1)
    thirds = [float(scores[(it.time * 3).astype(int) == third].mean()) for third in range(3)]
    equal = 1 - 1 / it.players
    for third, score in enumerate(thirds, start=1):
        if score > equal + NOISE:
            report.foul(f"{name}, {it.players} players, third {third}: {score:.3f}, equal chances {equal:.3f}")
    return " | ".join(f"{score:.3f}" for score in [*thirds, equal])


def _reliability(forecasts: Sequence[HeldOutForecasts]) -> list[tuple[int, float, float]]:
    """For each bucket of chances: how many there are, their mean, and how many of these seats won."""
    chances = np.concatenate([it.chances.ravel() for it in forecasts])
    shares = np.concatenate([it.shares.ravel() for it in forecasts])
    bucket = np.minimum((chances * BUCKETS).astype(int), BUCKETS - 1)
    rows = []
    for which in range(BUCKETS):
        some = bucket == which
        if some.any():
            rows.append((int(some.sum()), float(chances[some].mean()), float(shares[some].mean())))
    return rows


def played(bot: str, players: int, seed: str) -> Record:
    """A finished game of a bot against itself."""
    bots = [find_bot(bot).factory(bot_seed(seed, seat)) for seat in range(players)]
    dealer = SeededDealer(seed)
    match = play_match(africa(), bots, dealer)
    names = [f"{bot} {seat + 1}" for seat in range(players)]
    return Record(header_for(africa(), names, luck=luck_of(dealer)), match.events)


def _review(report: PartReport, bot: str) -> None:
    """How often a bot's decisions are called mistakes, and what its ledger says of its choices."""
    record = played(bot, 2, f"coach {report.seed}")
    began = time.process_time()
    found = review(record, africa())
    seconds = time.process_time() - began
    calls = Counter(str(it.verdict) for it in found.judgements)
    entries = [entry for it in found.accounts for entry in it.entries]
    own = [entry.share for entry in entries if entry.source is LedgerSource.OWN_CHOICES]
    report.say(
        f"{bot}, 2 players: {_listed(calls)} of {len(found.judgements)} decisions; "
        f"own choices {', '.join(f'{share:+.0%}' for share in own)}; {seconds:.1f} s of processor time"
    )
    report.count("games reviewed")


def _look_longer(report: PartReport) -> None:
    """How many judgements change with ten times as many worlds, and how the losses correlate."""
    record = played("planner", 2, f"coach longer {report.seed}")
    quick, slow = (review(record, africa(), worlds=worlds).judgements for worlds in (WORLDS, LONGER))
    renamed = sum(one.verdict is not other.verdict for one, other in zip(quick, slow, strict=True))
    together = float(np.corrcoef([_losses(quick), _losses(slow)])[0, 1])
    report.say(f"{LONGER} worlds: {renamed} of {len(quick)} judgements change their name, {together:.3f}")
    report.count("judgements made twice", len(quick))


def _losses(judgements: Sequence[JudgedDecision]) -> list[float]:
    return [it.loss for it in judgements]


def _listed(calls: Mapping[str, int]) -> str:
    return ", ".join(f"{calls.get(verdict, 0)} {verdict}" for verdict in Verdict)
