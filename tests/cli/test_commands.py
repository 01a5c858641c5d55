"""The smaller commands, and the one clear sentence that bad input gets."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import okapi.board
from okapi import __version__
from okapi.arena import play_match
from okapi.bots import bot_names
from okapi.cli import FIRST_STEPS

Run = Any
AFRICA = Path(okapi.board.__file__).with_name("africa.toml")


def test_the_version_is_that_of_the_package(okapi: Run) -> None:
    assert okapi("--version").stdout.strip() == f"okapi {__version__}"


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "okapi", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("okapi ")


def test_the_command_alone_says_what_one_can_do_next(okapi: Run) -> None:
    alone = okapi()
    assert alone.exit_code == 0
    for typed in FIRST_STEPS:
        assert typed in alone.stdout
        assert okapi(*typed.split()[1:2], "--help").exit_code == 0
    assert "Im Browser spielen" in okapi("--language", "de").stdout
    assert okapi("--plain").exit_code == 0


def test_every_command_has_help(okapi: Run) -> None:
    for command in ("play", "simulate", "board", "verify", "replay", "bots"):
        assert okapi(command, "--help").exit_code == 0
    assert "doubled_routes" in okapi("simulate", "--help").stdout


def test_help_puts_what_may_be_left_out_in_brackets(okapi: Run) -> None:
    assert okapi("rules", "--help").stdout.startswith("Usage: okapi rules [options] [NUMBER]\n")
    assert okapi("verify", "--help").stdout.startswith("Usage: okapi verify [options] FILE…\n")


def test_bots_are_listed_with_what_they_do(okapi: Run) -> None:
    listed = okapi("bots").stdout
    assert all(name in listed for name in bot_names())


# The board.


def test_the_board_is_shown_as_tables(okapi: Run) -> None:
    shown = okapi("board")
    assert shown.exit_code == 0
    for expected in (
        "Ngaoundéré",
        "way station",
        "Madagascar (2)",
        "desert & savanna",
        "96 routes (including 21 double",
    ):
        assert expected in shown.stdout


def test_a_double_route_stands_in_one_line(okapi: Run) -> None:
    lines = [line.split() for line in okapi("board").stdout.splitlines()]
    assert ["Cape", "Town", "Port", "Elizabeth", "3", "black,", "black"] in lines


def test_a_good_board_is_fine(okapi: Run) -> None:
    checked = okapi("board", "check", AFRICA)
    assert checked.exit_code == 0
    assert "fine" in checked.stdout


def test_names_with_accents_stand_among_those_without(okapi: Run) -> None:
    shown = okapi("--language", "fr", "board").stdout
    assert shown.index("Durban,") < shown.index("Élisabethville") < shown.index("Fachoda,")


def test_semicolons_are_set_as_the_language_sets_them(okapi: Run) -> None:
    played = okapi("--language", "fr", "play", "--seed", 1, "--bots", "random", typed="visibles\n")
    assert "\N{NARROW NO-BREAK SPACE}; " in played.stdout
    assert re.search(r"\w; ", played.stdout) is None


def test_every_problem_of_a_bad_board_is_named(okapi: Run, folder: Path) -> None:
    text = AFRICA.read_text("utf-8").replace('colour = "red"', 'colour = "pink"', 2)
    (folder / "bad.toml").write_text(text, "utf-8")
    checked = okapi("board", "check", "bad.toml")
    assert checked.exit_code == 1
    assert checked.stdout.count("pink") == 2


def test_a_broken_board_is_refused_by_every_command(okapi: Run, folder: Path) -> None:
    (folder / "bad.toml").write_text("nonsense", "utf-8")
    (folder / "game.jsonl").write_bytes(b"{}")
    for command in (
        ("board",),
        ("play", "--seed", 1),
        ("simulate", "--players", 2, "--games", 1, "--seed", 1),
        ("verify", "game.jsonl"),
    ):
        refused = okapi(*command, "--board", "bad.toml")
        assert refused.exit_code == 1
        assert "okapi board check bad.toml" in refused.stderr


# Bad input.


BAD = {
    "unknown bot": (("play", "--bots", "deepblue"), "no bot called “deepblue”"),
    "broken bot": (("play", "--bots", "nowhere:Bot"), "“nowhere:Bot” could not be loaded: No module named"),
    "a bot without a class": (("play", "--bots", "nowhere:"), "no bot called “nowhere:”"),
    "a bot that is none": (("play", "--bots", "json:decoder"), "json:decoder cannot be called with a seed"),
    "a bot that never chooses": (("play", "--bots", "json:JSONDecoder"), "json:JSONDecoder has no method choose"),
    "a bot that fails": (
        ("simulate", "--players", 2, "--games", 1, "--bots", f"{__name__}:FailingBot"),
        "FailingBot” failed in game 1: RuntimeError: I can’t (test_commands.py",
    ),
    "a bot that cheats": (
        ("simulate", "--players", 2, "--games", 1, "--bots", f"{__name__}:CheatingBot"),
        "CheatingBot” failed in game 1: IllegalAction",
    ),
    "no bot at all": (("play", "--bots", ""), "no bot called"),
    "too many bots": (("play", "--players", 2, "--bots", "random,random"), "name one per seat"),
    "too few bots": (
        ("simulate", "--players", 4, "--games", 1, "--seed", 1, "--bots", "random,random"),
        "name one per seat",
    ),
    "one player": (("play", "--players", 1), "2 to 5 players"),
    "six players": (("simulate", "--players", 6, "--games", 1, "--seed", 1), "2 to 5 players"),
    "no games": (("simulate", "--players", 2, "--games", 0, "--seed", 1), "at least one game"),
    "words with a seed": (("play", "--seed", 1, "--words", "hello"), "leave out --seed or --words"),
    "words that are none": (("play", "--words", "\x1b[2J"), "printable"),
    "a seed that is none": (("play", "--seed", "\udcff"), "printable characters for the seed"),
    "a long seed": (("simulate", "--players", 2, "--games", 1, "--seed", "9" * 2000), "for the seed"),
    "five tickets": (("play", "--tickets-drawn", 5), "--tickets-drawn"),
    "the name of a bot": (("play", "--name", "random 2"), "choose another name"),
    "no name": (("play", "--name", " "), "Choose a name"),
    "a number for a name": (("play", "--name", "2"), "Choose a name"),
    "missing game": (("play", "--resume", "none.jsonl"), "there is no such file"),
    "a folder to resume": (("play", "--resume", "."), "not a file"),
    "missing record": (("replay", "none.jsonl"), "there is no such file"),
    "a folder to replay": (("replay", "."), "not a file"),
    "an endless file": (("replay", "/dev/zero"), "not a file"),
    "missing board": (
        ("board", "--board", "none.toml"),
        "There’s no board file none.toml, and it’s none of the boards that come",
    ),
    "misspelt board": (("play", "--board", "ceylonn"), 'did you mean "ceylon"?'),
    "settled already": (("play", "--resume", "x", "--seed", 1), "leave out --players"),
    "records in a file": (
        ("simulate", "--players", 2, "--games", 1, "--seed", 1, "--records", AFRICA / "x"),
        "Choose another folder",
    ),
    "a file for records": (
        ("simulate", "--players", 2, "--games", 1, "--seed", 1, "--records", AFRICA),
        "it is a file, not a folder",
    ),
}


class FailingBot:
    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: Any, options: Any) -> Any:
        raise RuntimeError("I can’t")


class CheatingBot(FailingBot):
    def choose(self, view: Any, options: Any) -> Any:
        return "everything"


@pytest.mark.parametrize("case", BAD)
def test_bad_input_gets_one_sentence_and_an_exit_code(okapi: Run, case: str) -> None:
    command, sentence = BAD[case]
    refused = okapi(*command)
    assert refused.exit_code in (1, 2)
    assert refused.stdout == ""
    assert sentence in refused.stderr
    assert len(refused.stderr.splitlines()) == 1
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    "command", [("play", "--players", "many"), ("simulate",), ("nonsense",), ("verify",), ("board", "check")]
)
def test_a_command_that_is_not_understood_exits_with_2(okapi: Run, command: tuple[str, ...]) -> None:
    assert okapi(*command).exit_code == 2


# Simulations.


def _simulate(okapi: Run, *more: object, games: int = 3, seed: object = 7) -> Any:
    return okapi("simulate", "--players", 2, "--games", games, "--seed", seed, *more)


def test_json_is_exactly_one_object_with_these_keys(okapi: Run) -> None:
    result = _simulate(okapi, "--json")
    found = json.loads(result.stdout)
    assert list(found) == [
        "games",
        "players",
        "engine",
        "seconds",
        "decisions",
        "games_per_second",
        "mean_score",
        "mean_tickets_completed",
        "mean_turns",
        "doubled_routes",
    ]
    assert (found["games"], found["players"]) == (3, 2)
    assert result.stderr == ""  # no progress bar where no terminal is


def test_the_same_seed_gives_the_same_games(okapi: Run, folder: Path) -> None:
    for name in ("one", "two"):
        assert _simulate(okapi, "--records", name).exit_code == 0
    files = sorted(path.name for path in (folder / "one").iterdir())
    assert files == ["game-00001.jsonl", "game-00002.jsonl", "game-00003.jsonl"]
    assert all((folder / "one" / name).read_bytes() == (folder / "two" / name).read_bytes() for name in files)
    _simulate(okapi, "--records", "other", seed=8)
    assert (folder / "one" / files[0]).read_bytes() != (folder / "other" / files[0]).read_bytes()


def test_records_never_replace_those_of_other_games(okapi: Run, folder: Path) -> None:
    _simulate(okapi, "--records", "games")
    kept = {path.name: path.read_bytes() for path in (folder / "games").iterdir()}
    refused = _simulate(okapi, "--records", "games", seed=8)
    assert refused.exit_code == 2
    assert "The folder games is not empty; give the records a folder of their own." in refused.stderr
    assert {path.name: path.read_bytes() for path in (folder / "games").iterdir()} == kept


def test_every_record_of_a_simulation_passes(okapi: Run, folder: Path) -> None:
    _simulate(okapi, "--records", "games")
    verified = okapi("verify", *sorted((folder / "games").iterdir()))
    assert verified.exit_code == 0
    assert verified.stdout.count("fine") == len(verified.stdout.splitlines()) == 3


def test_the_numbers_are_shown_in_a_table(okapi: Run) -> None:
    output = _simulate(okapi, "--bots", "random", games=1).stdout
    assert "Mean final score, all seats" in output


def test_an_interrupted_simulation_tells_what_it_knows(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = iter(range(10))

    def interrupted(*args: Any) -> Any:
        if next(calls) == 2:
            raise KeyboardInterrupt
        return play_match(*args)

    monkeypatch.setattr("okapi.cli.engines.play_match", interrupted)
    result = _simulate(okapi, "--json", "--engine", "referee", games=9)
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == 2
    assert "2 of 9" in result.stderr
