"""The yardstick's weights, for what networks see now: `python -m bench.yardstick.carry_over runs/start.npz`.

On the published deck the result says what the yardstick says, but for rounding: what it had for each ticket is
shared out among the ticket's ends, once as it is and once by the ticket's points. Of other decks it knows nothing
yet but what follows from routes and distances. Training continues from there: `okapi.learning.train --start`.
"""

import json
from argparse import ArgumentParser
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from okapi.board import africa
from okapi.bots.network.distances import ticket_ends
from okapi.bots.network.layout import END_FACTS, OFFER_END_FACTS, OFFER_SLOTS, layout_for
from okapi.bots.network.weights import what_is_known

from . import BEFORE, BY_TICKET, ENDS, FACTS, OFFERS, SEATS, TICKETS, WEIGHTS

SMALL = 1e-3  # how much is given for smaller weights


def carried_over(weight: NDArray[np.float32]) -> NDArray[np.float32]:
    """The weights of the first layer: [inputs, width]."""
    board = africa()
    ends, count, width = ticket_ends(board), len(ticket_ends(board)), weight.shape[1]
    found = np.zeros((layout_for(board).size, width), np.float32)
    first_ticket = BEFORE + ENDS - SEATS
    by_ticket, after = np.split(weight[first_ticket:], [BY_TICKET])
    found[:BEFORE], found[SEATS:ENDS], found[OFFERS:] = weight[:BEFORE], weight[BEFORE:first_ticket], after
    of_facts = by_ticket[: TICKETS * len(FACTS)].reshape(TICKETS, len(FACTS), width)
    of_offers = by_ticket[TICKETS * len(FACTS) :].reshape(TICKETS, OFFER_SLOTS, width)
    tickets = board.tickets.values()
    incidence = np.array([[end in ticket.between for end in ends] for ticket in tickets], float)
    points = np.array([ticket.points for ticket in tickets])
    end_facts = found[ENDS : ENDS + count * len(END_FACTS)].reshape(count, len(END_FACTS), width)
    for number, name in enumerate(FACTS):
        at = END_FACTS.index(name)
        end_facts[:, at], end_facts[:, at + 1] = _shared_out(of_facts[:, number], incidence, points / 12)
    first = ENDS + count * len(END_FACTS)
    by_offer = found[first:OFFERS].reshape(OFFER_SLOTS, count, len(OFFER_END_FACTS), width)
    for slot in range(OFFER_SLOTS):
        by_offer[slot, :, 0], by_offer[slot, :, 1] = _shared_out(of_offers[:, slot], incidence, points / 12)
    return found


def _shared_out(
    wanted: NDArray[np.float32], incidence: NDArray[np.float64], points: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Weights of the ends, plain and by points, that add up to those of the tickets; as small as possible."""
    of_tickets = np.concatenate([incidence, incidence * points[:, None]], axis=1)
    square = of_tickets @ of_tickets.T + SMALL * np.eye(len(of_tickets))
    return np.stack(np.split(of_tickets.T @ np.linalg.solve(square, wanted), 2))


def main() -> None:
    """Write the weights and their text."""
    parser = ArgumentParser(prog="python -m bench.yardstick.carry_over", description=__doc__)
    parser.add_argument("weights", type=Path, help="where they go (.npz)")
    path: Path = parser.parse_args().weights
    with np.load(WEIGHTS) as file:
        parameters = dict(file)
    parameters["input.weight"] = carried_over(parameters["input.weight"].astype(np.float32)).astype(np.float16)
    np.savez_compressed(path, **parameters)
    then = json.loads(WEIGHTS.with_suffix(".json").read_text(encoding="utf-8"))
    text = {**what_is_known(africa()), **{name: then[name] for name in ("iterations", "decisions", "recipe")}}
    path.with_suffix(".json").write_text(json.dumps(text, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
