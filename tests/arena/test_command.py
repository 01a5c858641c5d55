"""`okapi arena` as it is used."""

import csv
import json
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pexpect
import pyarrow.parquet
import pytest
from typer.testing import CliRunner

import okapi.cli.arena as command
from arena import sparring
from okapi.arena import hold, ray_crew
from okapi.arena.export import ExportRow
from okapi.bots import find_bot
from okapi.cli import app, seats
from okapi.record import load

TIMES = ("seconds", "slowest", "processor")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run the command with the sparring bots."""
    monkeypatch.setattr(command, "hold", partial(hold, make=sparring.make))
    known = (*sparring.FAILINGS, "claimer")
    monkeypatch.setattr(seats, "find_bot", lambda name: None if name in known else find_bot(name))
    words = ("--language", "en", "arena")
    return lambda *arguments: CliRunner().invoke(app, [*words, *map(str, arguments)])


def test_the_tables_say_how_the_bots_did(run: Any) -> None:
    result = run("--bots", "random,claimer", "--games", 10, "--jobs", 2)
    assert result.exit_code == 0
    for title in ("Standings", "Points", "Ahead of", "Time per decision"):
        assert title in result.stdout
    assert "claimer" in result.stdout


def test_forfeits_are_named_with_seed_and_error(run: Any) -> None:
    result = run("--bots", "random,chatter", "--games", 2, "--seed", "spring")
    assert result.exit_code == 0
    assert "seed spring/1, seating" in result.stdout
    assert "chatter forfeits: it crashed (RuntimeError: the points failed" in result.stdout
    assert "this must not get" not in result.stdout


def test_json_csv_and_parquet_agree(run: Any, tmp_path: Path) -> None:
    files = {kind: tmp_path / f"games.{kind}" for kind in ("csv", "parquet")}
    result = run(
        *("--bots", "random,claimer,crash", "--games", 4, "--json"),
        *("--csv", files["csv"], "--parquet", files["parquet"]),
    )
    whole = json.loads(result.stdout)
    assert pyarrow.parquet.read_table(files["parquet"]).to_pylist() == whole["rows"]
    assert from_csv(files["csv"]) == whole["rows"]


def test_json_and_csv_agree(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    whole = json.loads(run("--bots", "random,crash", "--games", 4, "--json", "--csv", file).stdout)
    assert from_csv(file) == whole["rows"]
    assert len(whole["rows"]) == 8


def test_json_holds_everything(run: Any) -> None:
    whole = json.loads(run("--bots", "random,claimer,crash", "--games", 4, "--json").stdout)
    assert whole["okapi"] == "arena"
    assert whole["version"]
    assert whole["settings"]["bots"] == ["random", "claimer", "crash"]
    assert (whole["scheduled"], whole["played"]) == (12, 12)
    assert {line["bot"] for line in whole["standings"]} == {"random", "claimer", "crash"}
    assert len(whole["head_to_head"]) == 6
    assert len(whole["forfeits"]) == 8


def from_csv(file: Path) -> list[dict[str, object]]:
    with file.open(newline="", encoding="utf-8") as lines:
        found = list(csv.DictReader(lines))
    assert tuple(found[0]) == ExportRow.__struct_fields__
    return [{key: as_typed(key, value) for key, value in line.items()} for line in found]


def as_typed(key: str, value: str) -> object:
    if value == "":
        return None
    if key in ("win", "rank", *TIMES):
        return float(value)
    return value if key in ("seed", "bot", "forfeit", "error") else int(value)


def test_only_times_differ_from_run_to_run(run: Any) -> None:
    wholes = [
        json.loads(run("--bots", "random,claimer", "--games", 6, "--json", "--jobs", jobs).stdout) for jobs in (1, 2)
    ]
    for whole in wholes:
        for line in whole["standings"]:
            del line["times"], line["processor_times"]
        for row in whole["rows"]:
            for time in TIMES:
                del row[time]
    assert wholes[0] == wholes[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "nobody"], "There is no bot called “nobody”"),
        (["--bots", ","], "Name at least one bot"),
        (["--bots", "random,random"], "The bot “random” is named twice"),
        (["--bots", "random", "--with", "claimer"], "is not among the bots"),
        (["--bots", "random", "--players", "1"], "for 2 to 5 players, not 1"),
        (["--bots", "random", "--players", "6"], "for 2 to 5 players, not 6"),
        (["--bots", "random", "--games", "0"], "Play at least one game"),
        (["--bots", "random", "--jobs", "0"], "Use at least one worker process"),
        (["--bots", "random", "--limit", "0"], "A decision can’t take 0 seconds"),
        (["--bots", "random", "--limit", "nan"], "A decision can’t take nan seconds"),
        (["--bots", "random", "--until-sure"], "There is nothing to compare"),
        (["--bots", "random,claimer", "--elo1", "5"], "--elo1 has no effect without --until-sure"),
        (
            ["--bots", "random,claimer", "--until-sure", "--elo0", "9", "--elo1", "9"],
            "choose --elo1 above --elo0",
        ),
        (["--bots", "random,claimer", "--until-sure", "--elo1", "inf"], "choose --elo1 above --elo0"),
        (["--bots", "random,claimer", "--until-sure", "--alpha", "0"], "choose --alpha and --beta above 0"),
        (["--bots", "random,claimer", "--until-sure", "--beta", "0.5"], "choose --alpha and --beta above 0"),
        (["--bots", "random", "--on", "mars"], "--on has a value that cannot be used"),
        (["--bots", "random", "--csv", "no/such/folder/x.csv"], "could not be written: there is no such file"),
        (["--bots", "random", "--records", "."], "is not empty"),
    ],
)
def test_bad_input_gets_one_clear_sentence(run: Any, arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_a_board_that_cannot_be_played_on_is_refused(run: Any) -> None:
    result = run("--bots", "random", "--board", "no-such-board.toml")
    assert result.exit_code == 1
    assert "There’s no board file no-such-board.toml" in result.stderr


def test_a_board_brings_the_trains_it_is_meant_for(run: Any, tmp_path: Path) -> None:
    result = run("--bots", "random", "--games", "2", "--board", "ceylon", "--records", str(tmp_path / "games"))
    assert result.exit_code == 0, result.stderr
    records = [load(path) for path in (tmp_path / "games").rglob("*.jsonl")]
    assert {record.header.rules.trains for record in records} == {30}


def test_parquet_without_its_package_is_refused_before_the_first_game(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run("--bots", "random", "--parquet", tmp_path / "games.parquet")
    assert result.exit_code == 2
    assert result.stderr == 'Writing Parquet files needs another package: pip install "okapi-railways[parquet]"\n'


def test_ray_without_its_package_is_refused_before_the_first_game(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_crew, "find_spec", lambda name: None)
    result = run("--bots", "random", "--on", "ray")
    assert result.exit_code == 2
    assert result.stderr == 'Playing on a Ray cluster needs another package: pip install "okapi-railways[ray]"\n'


def test_a_tournament_that_is_sure_says_so_beside_the_intervals(run: Any) -> None:
    asked = ("--bots", "claimer,random", "--until-sure", "--elo1", 150, "--jobs", 2)
    result = run(*asked)
    assert result.exit_code == 0
    assert re.search(r"Decided after \d+ deals: claimer leads by more than 0 Elo points\.", result.stdout)
    for words in ("Standings", "win share (95%)", "Is it better?", "H1: Elo (win share, %)", "+150 (70.3)"):
        assert words in result.stdout
    whole = json.loads(run(*asked, "--json").stdout)
    assert (whole["verdict"], whole["test"]["challenger"]) == ("H1", "claimer")
    assert whole["test"]["llr"] >= whole["test"]["upper"] == pytest.approx(2.944, abs=0.001)
    assert whole["played"] == 2 * whole["test"]["deals"] < whole["scheduled"]
    assert whole["settings"]["until_sure"] == {"elo0": 0.0, "elo1": 150.0, "alpha": 0.05, "beta": 0.05}


def test_a_tournament_that_is_not_sure_says_what_to_do(run: Any) -> None:
    result = run("--bots", "claimer,random", "--until-sure", "--games", 4)
    assert result.exit_code == 0
    assert "Still undecided after 2 deals; allow more games with --games." in result.stdout


def test_interrupting_it_prints_what_is_known_so_far() -> None:
    arguments = [
        "-m",
        "okapi",
        "--language",
        "en",
        "arena",
        "--bots",
        "random",
        "--games",
        "1000000",
        "--jobs",
        "2",
    ]
    terminal = pexpect.spawn(sys.executable, arguments, encoding="utf-8", timeout=120, dimensions=(40, 120))
    terminal.expect(r"\b([1-9]\d*)/1000000")
    terminal.sendintr()
    terminal.expect("Standings")
    terminal.expect("Points")
    terminal.expect(r"Stopped after \d+ of 1,000,000 games")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130
    assert "Traceback" not in (terminal.before or "")
