"""How strong a checkpoint is: `python -m okapi.learning.evaluate FOLDER --against planner`.

The deals are none that training saw: training deals from whole numbers, these seeds are words. Every deal is
played once from each seat.
"""

import json
from argparse import ArgumentParser
from pathlib import Path

import numpy as np

from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import find_bot
from okapi.bots.network.inference import Network
from okapi.bots.prodigy import ProdigyBot
from okapi.dealer import SeededDealer
from okapi.game import score_sheet

from .network import Parameters
from .train import TINY, Recipe, Trainer


def strength(
    network: Network, against: str, players: int, deals: int, name: str = "evaluation"
) -> dict[str, float]:
    """The network's share of wins in one seat, with a bot in all others; the error counts whole deals."""
    shares, points, theirs = [], [], []
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            bots = [find_bot(against).factory(f"{name} {deal} {other}") for other in range(players)]
            bots[seat] = ProdigyBot(name, network)
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
    parser.add_argument("--tiny", action="store_true", help="the checkpoint is of a tiny network")
    arguments = parser.parse_args()
    trainer = Trainer(TINY if arguments.tiny else Recipe())
    trainer.resume(arguments.folder / "checkpoint")
    progress = trainer.progress
    network = at_play(trainer, progress.slow if arguments.slow else progress.parameters)
    print(json.dumps(strength(network, arguments.against, arguments.players, arguments.deals)))


if __name__ == "__main__":
    main()
