"""How strong a checkpoint is: `python -m okapi.learning.evaluate FOLDER --against planner`.

The deals are none that training saw: training deals from whole numbers, these seeds are words. Every deal is
played once from each seat.
"""

import json
from argparse import ArgumentParser, Namespace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import find_bot
from okapi.bots.champion import ChampionBot
from okapi.bots.network.inference import Network
from okapi.bots.prodigy import ProdigyBot
from okapi.dealer import SeededDealer
from okapi.game import score_sheet

from .checkpoint import export
from .network import Parameters
from .train import Trainer, add_recipe, recipe_of


def strength(
    network: Network,
    against: str,
    players: int,
    deals: int,
    name: str = "evaluation",
    *,
    looks_ahead: bool = False,
) -> dict[str, float]:
    """The network's share of wins in one seat, with a bot in all others; the error counts whole deals."""
    shares, points, theirs = [], [], []
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            bots = [find_bot(against).factory(f"{name} {deal} {other}") for other in range(players)]
            bots[seat] = ChampionBot(name, network) if looks_ahead else ProdigyBot(name, network)
            match = play_match(africa(), bots, SeededDealer(f"{name} {deal}"))
            sheet = score_sheet(match.state)
            won += (seat in sheet.winners) / len(sheet.winners)
            points.append(sheet.scores[seat].total)
            theirs += [score.total for score in sheet.scores if score.seat != seat]
        shares.append(won / players)
    return {
        "games": deals * players,
        "share": float(np.mean(shares)),
        "error": float(np.std(shares) / len(shares) ** 0.5),
        "points": float(np.mean(points)),
        "theirs": float(np.mean(theirs)),
    }


def at_play(trainer: Trainer, parameters: Parameters) -> Network:
    """The network as it plays at a table."""
    arrays = {name: np.asarray(it) for name, it in parameters.items()}
    return Network(arrays, trainer.table.layout.scale)


def main() -> None:
    """Measure a checkpoint, and print the figures."""
    parser = ArgumentParser(prog="python -m okapi.learning.evaluate", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder that training was given")
    parser.add_argument("--against", default="planner", help="the bot in all other seats")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--slow", action="store_true", help="take the slow copy of the policy instead")
    parser.add_argument("--search", action="store_true", help="look ahead as champion does")
    parser.add_argument("--export", type=Path, help="write the weights that ship to this file besides")
    parser.add_argument("--note", default="", help="what else the text beside them is to say: the commit")
    add_recipe(parser)
    arguments = parser.parse_args()
    trainer = Trainer(recipe_of(arguments))
    trainer.resume(arguments.folder / "checkpoint")
    progress = trainer.progress
    parameters = progress.slow if arguments.slow else progress.parameters
    network = at_play(trainer, parameters)
    figures = strength(
        network, arguments.against, arguments.players, arguments.deals, looks_ahead=arguments.search
    )
    print(json.dumps(figures))
    if arguments.export is not None:
        export(arguments.export, parameters, described(trainer, arguments, figures))


def described(trainer: Trainer, asked: Namespace, figures: dict[str, float]) -> dict[str, Any]:
    """What the text beside the weights says."""
    progress = trainer.progress
    return {
        "board": trainer.table.board.content_hash,
        "okapi": version("okapi"),
        "data": f"{progress.decisions} decisions of self-play in {progress.iteration} iterations",
        "recipe": trainer.recipe._asdict(),
        "note": asked.note,
        "figures": {"against": asked.against, "players": asked.players, "search": asked.search, **figures},
    }


if __name__ == "__main__":
    main()
