"""How strong weights are: `python -m okapi.learning.evaluate WEIGHTS --against planner --players 2,3`.

Training has seen none of the deals: its seeds are whole numbers, while these are words. Every deal is
played once from each seat. Nothing here needs a GPU or what training needs, so that it can run beside it.
"""

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from okapi.arena import play_match
from okapi.board import Board, africa
from okapi.bots import Bot, bot_seed, find_bot
from okapi.bots.champion import MILLISECONDS, ChampionBot, Effort
from okapi.bots.network.inference import Network
from okapi.bots.network.weights import BadWeights, about, network_for
from okapi.bots.prodigy import ProdigyBot
from okapi.dealer import SeededDealer
from okapi.game import BadVariant, Rules, parse_variants, score_sheet

from .settings import random_deck


class Contest(NamedTuple):
    """A network in one seat, and others in all others."""

    weights: Path
    against: str  # a bot's name, or a file of weights
    players: int
    effort: Effort | None = None  # None: it does not look ahead
    milliseconds: float = MILLISECONDS
    rollout: Path | None = None  # a smaller network that plays games out; None: the same one
    name: str = "evaluation"  # other names are other deals
    decks: int = 0  # of tickets, drawn at random and played one after the other; 0: the published one
    rules: Rules = Rules()


class Deal(NamedTuple):
    """How the network did with one deal, seat by seat."""

    shares: tuple[float, ...]
    points: tuple[int, ...]
    theirs: tuple[int, ...]


def played(contest: Contest, deal: int) -> Deal:
    """Play a deal once from each seat."""
    shares, points, theirs, luck = [], [], [], f"{contest.name} {deal}"
    for seat in range(contest.players):
        bots = [_opponent(contest, bot_seed(luck, other)) for other in range(contest.players)]
        bots[seat] = _player(contest, bot_seed(luck, seat))
        match = play_match(_board(contest, deal), bots, SeededDealer(luck), contest.rules)
        sheet = score_sheet(match.state)
        shares.append((seat in sheet.winners) / len(sheet.winners))
        points.append(sheet.scores[seat].total)
        theirs += [score.total for score in sheet.scores if score.seat != seat]
    return Deal(tuple(shares), tuple(points), tuple(theirs))


def _board(contest: Contest, deal: int) -> Board:
    if not contest.decks:
        return africa()
    return random_deck(africa(), Random(f"{contest.name} deck {deal % contest.decks}"))


def _player(contest: Contest, seed: str) -> Bot:
    network = loaded(contest.weights)
    if contest.effort is None:
        return ProdigyBot(seed, network)
    rollout = network if contest.rollout is None else loaded(contest.rollout)
    return ChampionBot(seed, network, contest.effort, contest.milliseconds, rollout)


def _opponent(contest: Contest, seed: str) -> Bot:
    if contest.against.endswith(".npz"):
        return ProdigyBot(seed, loaded(Path(contest.against)))
    return find_bot(contest.against).factory(seed)


def loaded(path: Path) -> Network:
    """The network of a file. BadWeights: it is not for our board."""
    network = network_for(africa(), Rules(), path)
    if network is None:
        raise BadWeights(f"the weights in {path} are for another board or other features")
    return network


def strength(contest: Contest, deals: int, jobs: int | None = 1) -> dict[str, float]:
    """The network's share of wins, and the mean points; the error counts whole deals."""
    if jobs == 1:
        found = [played(contest, deal) for deal in range(deals)]
    else:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each process keeps to its own processor
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            found = list(pool.map(partial(played, contest), range(deals)))
    return summed_up(contest, found)


def summed_up(contest: Contest, found: Sequence[Deal]) -> dict[str, float]:
    shares = [float(np.mean(deal.shares)) for deal in found]
    return {
        "players": contest.players,
        "games": len(found) * contest.players,
        "share": float(np.mean(shares)),
        "error": float(np.std(shares) / len(shares) ** 0.5),
        "points": float(np.mean([deal.points for deal in found])),
        "theirs": float(np.mean([deal.theirs for deal in found])),
    }


def main() -> int:
    given = _arguments()
    try:
        effort = given.effort if given.search else None
        rules = Rules(**given.rules)
        for players in given.players:
            contest = Contest(given.weights, given.against, players, effort, given.milliseconds, given.rollout)
            contest = contest._replace(name=given.name, decks=given.decks, rules=rules)
            figures = strength(contest, given.deals, given.jobs)
            print(json.dumps({name: round(it, 4) for name, it in figures.items()}), flush=True)
            if given.note:
                note(given.weights, {"against": Path(given.against).name, "search": given.search, **figures})
    except BadWeights as reason:
        print(reason, file=sys.stderr)
        return 2
    return 0


def note(weights: Path, figures: dict[str, Any]) -> None:
    text = about(weights)
    text["figures"] = [*text.get("figures", ()), figures]
    weights.with_suffix(".json").write_text(json.dumps(text, indent=2) + "\n", encoding="utf-8")


def _effort(text: str) -> Effort:
    """`trust=12,candidates=8` as an effort."""
    known, effort = Effort()._asdict(), Effort()
    for part in text.split(","):
        name, _, value = part.partition("=")
        try:
            effort = effort._replace(**{name: type(known[name])(value)})
        except (KeyError, ValueError):
            raise ArgumentTypeError(f"not an effort: {part!r}; write some of {_example()}") from None
    return effort


def _rules(text: str) -> dict[str, int]:
    try:
        return parse_variants(text)
    except BadVariant as error:
        raise ArgumentTypeError(str(error)) from None


def _players(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(",")))


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m okapi.learning.evaluate", description=__doc__)
    parser.add_argument("weights", type=Path, help="the file of weights that training wrote")
    parser.add_argument("--against", default="planner", help="the bot in all other seats, or other weights")
    parser.add_argument("--players", type=_players, default=(2,), help="numbers of players, with commas")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--jobs", type=int, help="processes; as many as processors if left out")
    parser.add_argument("--search", action="store_true", help="look ahead as champion does")
    parser.add_argument("--milliseconds", type=float, default=MILLISECONDS, help="of a decision that it may take")
    parser.add_argument("--rollout", type=Path, help="weights to play on by when it looks ahead")
    parser.add_argument("--effort", type=_effort, default=Effort(), help=f"how it looks ahead, as in {_example()}")
    parser.add_argument("--name", default="evaluation", help="of the deals: other names are other deals")
    parser.add_argument("--decks", type=int, default=0, help="play with this many decks drawn at random")
    parser.add_argument("--rules", type=_rules, default={}, help="what is agreed, as in trains=30,tickets_drawn=3")
    parser.add_argument("--note", action="store_true", help="add the figures to the text beside the weights")
    return parser.parse_args()


def _example() -> str:
    return ",".join(f"{name}={value:g}" for name, value in Effort()._asdict().items())


if __name__ == "__main__":
    sys.exit(main())
