"""The small games for research on the command line: their boards go by their ids, with their rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from okapi.dataset import games_in, positions
from okapi.environments import small_games
from okapi.environments.small_games import SMALL_GAMES, small_game

Run = Any
BOARDS = Path(small_games.__file__).with_name("boards")


@pytest.mark.parametrize("name", SMALL_GAMES)
def test_a_small_game_is_simulated_by_the_id_of_its_board_and_can_be_verified(
    okapi: Run, tmp_path: Path, name: str
) -> None:
    records = tmp_path / "records"
    played = okapi("simulate", "--players", 2, "--games", 3, "--board", name, "--records", records, "--json")
    assert json.loads(played.stdout)["games"] == 3
    assert json.loads(played.stdout)["mean_turns"] < 12
    assert okapi("verify", *sorted(records.iterdir()), "--board", name).exit_code == 0
    assert "4 places" in okapi("board", "--board", name).stdout


def test_a_dataset_of_a_small_game_is_read_with_its_board_and_rules(okapi: Run, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    assert okapi("dataset", folder, "--games", 3, "--board", "tiny", "--bots", "greedy", "--jobs", 1).exit_code == 0
    game, *_ = games_in(folder, small_game("tiny")["board"])
    assert positions(game["seed"], 2, game["actions"], **small_game("tiny")).actions.tolist() == game["actions"]


def test_a_small_board_file_is_checked_as_one_if_that_is_said(okapi: Run) -> None:
    refused = okapi("board", "check", BOARDS / "tiny.toml")
    assert refused.exit_code == 1
    assert okapi("board", "check", BOARDS / "tiny.toml", "--small").exit_code == 0
