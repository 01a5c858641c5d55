"""The compiled engine plays the referee's game, move for move. `python -m proof lockstep` plays many more."""

from collections import Counter
from pathlib import Path

import pytest

from lockstep import CORNERS, Setting, play_side_by_side
from okapi.board import africa, load_board
from okapi.game import Rules

ARCHIPELAGO = load_board(Path(__file__).parents[1] / "playthroughs" / "archipelago.toml")
FEW_CARDS = Rules(trains=14, cards_of_each_colour=3, locomotives=12, cards_of_each_terrain=3)
MANY_LOCOMOTIVES = Rules(trains=20, cards_of_each_colour=6, locomotives=20, cards_of_each_terrain=6)
SETTINGS = {
    "full": (2, Setting(africa(), Rules())),
    "short": (12, Setting(africa(), Rules(trains=9), "claiming")),
    "three tickets a draw": (6, Setting(africa(), Rules(trains=16, tickets_drawn=3), "tickets")),
    "few cards": (12, Setting(africa(), FEW_CARDS, "collecting")),
    "many locomotives": (5, Setting(africa(), MANY_LOCOMOTIVES, "doubling")),
    "terrain": (6, Setting(africa(), Rules(trains=12, cards_of_each_terrain=3), "terrain")),
    "a small board": (12, Setting(ARCHIPELAGO, Rules(tickets_dealt=2, trains=40))),
}


@pytest.fixture(scope="module")
def met() -> Counter[str]:
    return Counter()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("name", SETTINGS)
def test_both_engines_play_the_same_game(name: str, players: int, met: Counter[str]) -> None:
    games, setting = SETTINGS[name]
    for seed in range(games):
        met.update(play_side_by_side(setting, players, seed))


def test_every_corner_of_the_rules_was_met(met: Counter[str]) -> None:
    assert met["games"] == 4 * sum(games for games, _ in SETTINGS.values())
    assert not CORNERS - set(met)
