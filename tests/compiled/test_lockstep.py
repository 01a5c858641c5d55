"""The compiled engine plays the referee's game, move for move. `python -m proof lockstep` plays many more."""

from collections import Counter

import pytest

from lockstep import CORNERS, SETTINGS, Setting, play_side_by_side
from okapi.board import OFFICIAL, official
from okapi.game import rules_for
from tiers import some

GAMES = {"full": 2, "few cards": 5, "short": 12, "a small board": 5}
MET = {  # what games of each kind are there for
    "full": {"a doubled route", "the last round was played"},
    "short": {"a payment in locomotives alone"},
    "three tickets a draw": {"returned tickets were drawn", "fewer tickets were left than are drawn"},
    "few cards": {
        "a display was swept",
        "a display of locomotives was not worth sweeping",
        "a slot of the display stayed empty",
        "the train deck was rebuilt",
    },
    "many locomotives": {"more wild locomotives than the cost"},
    "few terrain cards": {"the terrain deck was rebuilt"},
    "a small board": {"a player passed", "all passed, and the game was over"},
}


@pytest.mark.parametrize("name", some(SETTINGS, "full", "few cards", "few terrain cards", "a small board"))
def test_both_engines_play_the_same_game(name: str) -> None:
    met: Counter[str] = Counter()
    for players in range(2, 6):
        for seed in range(GAMES.get(name, 6)):
            met.update(play_side_by_side(SETTINGS[name], players, seed))
    assert not MET[name] - set(met)


def test_every_corner_of_the_rules_is_met_by_some_of_these_games() -> None:
    assert set().union(*MET.values()) == CORNERS


@pytest.mark.parametrize("id", OFFICIAL[1:])
def test_both_engines_play_the_same_game_on_every_board_that_everyone_has(id: str) -> None:
    play_side_by_side(Setting(official(id), rules_for(official(id))), 3, 0)
