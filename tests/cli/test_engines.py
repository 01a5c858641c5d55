"""`okapi simulate` plays the same games on every engine, and says in a sentence which one cannot, and why."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

from cli.conftest import Run
from okapi.compiled import compilation
from okapi.compiled.gpu import has_gpu
from okapi.game import Rules
from okapi.record import load
from small_board import small_board, toml

LINE_UP = ("simulate", "--players", 3, "--seed", "lions", "--bots", "random,greedy,random", "--json")


def figures(okapi: Run, *more: object) -> dict[str, object]:
    result = okapi(*LINE_UP, "--games", 4, *more)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return {name: value for name, value in found.items() if name not in ("seconds", "games_per_second")}


def test_every_engine_plays_the_same_games(okapi: Run) -> None:
    referee, compiled = figures(okapi, "--engine", "referee"), figures(okapi, "--engine", "compiled")
    assert (referee.pop("engine"), compiled.pop("engine")) == ("referee", "compiled")
    assert referee == compiled
    assert referee["games"] == 4


def test_the_compiled_engine_tells_its_games_itself_and_the_referee_agrees_with_every_word(
    okapi: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures(okapi, "--engine", "referee", "--records", "refereed")
    monkeypatch.setattr("okapi.cli.engines.play_match", lambda *_: pytest.fail("the referee plays"))
    with_records = figures(okapi, "--engine", "compiled", "--records", "games")
    assert with_records == figures(okapi, "--engine", "compiled")
    records = sorted((folder / "games").glob("*.jsonl"))
    assert len(records) == 4
    for record in records:
        assert record.read_bytes() == (folder / "refereed" / record.name).read_bytes()
    checked = okapi("verify", *records)
    assert checked.exit_code == 0
    seed = json.loads(records[0].read_text().splitlines()[0])["luck"]["seed"]
    assert f"Every card matches the seed “{seed}”" in checked.stdout


def test_other_rules_are_those_of_every_engine_and_of_the_records(okapi: Run, folder: Path) -> None:
    rules = ("--rules", "trains=15, tickets_drawn=3")
    referee, compiled = (figures(okapi, *rules, "--engine", it, "--records", it) for it in ("referee", "compiled"))
    assert (referee.pop("engine"), compiled.pop("engine")) == ("referee", "compiled")
    assert referee == compiled != figures(okapi)
    records = sorted((folder / "compiled").glob("*.jsonl"))
    assert okapi("verify", *records).exit_code == 0
    assert load(records[0]).header.rules == Rules(trains=15, tickets_drawn=3)


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ("train=30", "--rules doesn’t know “train=30”: write a name and a whole number, such as trains=30."),
        ("trains", "--rules doesn’t know “trains”"),
        ("trains=many", "--rules doesn’t know “trains=many”"),
        ("trains=15,", "--rules doesn’t know “”"),
        ("trains=61", "`trains` is 61; it must be 10 to 60"),
    ],
)
def test_rules_that_nobody_can_play_by_are_refused(okapi: Run, folder: Path, rules: str, why: str) -> None:
    result = okapi(*LINE_UP, "--games", 1, "--rules", rules, "--records", "games")
    assert result.exit_code == 2
    assert why in " ".join(result.stderr.split())
    assert not (folder / "games").exists()


def test_rules_that_make_no_game_are_refused_before_the_first(okapi: Run, folder: Path) -> None:
    result = okapi(*LINE_UP, "--games", 1, "--rules", "tickets_dealt=2,starting_tickets_kept=3", "--records", "games")
    assert result.exit_code == 1
    assert "ticket" in result.stderr
    assert not (folder / "games").exists()


def test_a_gpu_leaves_no_records(okapi: Run, folder: Path) -> None:
    result = okapi(*LINE_UP, "--games", 1, "--engine", "gpu", "--records", "games")
    assert result.exit_code == 2
    assert "use --engine compiled with --records" in result.stderr
    assert not (folder / "games").exists()


def test_a_record_whose_luck_was_changed_does_not_verify(okapi: Run, folder: Path) -> None:
    figures(okapi, "--records", "games")
    record = min((folder / "games").glob("*.jsonl"))
    lines = record.read_text().splitlines()
    header = json.loads(lines[0])
    header["luck"]["seed"] = "12345"
    record.write_text("\n".join([json.dumps(header), *lines[1:]]) + "\n")
    assert okapi("verify", record).exit_code != 0


def test_the_fastest_engine_is_taken_for_many_games_and_the_referee_for_bots_that_only_it_knows(
    okapi: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("okapi.cli.engines.WORTH_COMPILING", 3)
    assert figures(okapi)["engine"] == "compiled"
    planner = okapi("simulate", "--players", 2, "--games", 1, "--bots", "racer,random", "--json")
    assert json.loads(planner.stdout)["engine"] == "referee"


def test_few_games_do_not_wait_for_machine_code(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("okapi.compiled.compilation.has_machine_code", lambda loop: False)
    assert figures(okapi)["engine"] == "referee"


def test_a_compilation_is_announced_in_the_language_of_the_run(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    said = []

    @contextmanager
    def shown_on(console: Console, say: Callable[[], str]) -> Iterator[None]:
        said.append(say())
        yield

    monkeypatch.setattr(compilation.announcement, "shown_on", shown_on)
    result = okapi(*LINE_UP, "--games", 1, "--engine", "compiled", "--language", "fr")
    assert json.loads(result.stdout)["games"] == 1
    assert [sentence.partition(".")[0] for sentence in said] == ["Compilation du moteur pour cette machine"]


def test_an_unknown_engine_is_refused_with_those_there_are(okapi: Run) -> None:
    result = okapi(*LINE_UP, "--games", 1, "--engine", "rocket")
    assert result.exit_code == 2
    assert "no engine called “rocket”; choose from referee, compiled and gpu" in result.stderr


def test_bots_that_are_not_compiled_are_named(okapi: Run) -> None:
    result = okapi("simulate", "--players", 2, "--games", 1, "--bots", "racer,random", "--engine", "compiled")
    assert result.exit_code == 2
    assert "plays random and greedy, not racer" in result.stderr


@pytest.mark.skipif(has_gpu(), reason="there is a GPU here")
def test_without_a_gpu_a_sentence_says_so(okapi: Run) -> None:
    result = okapi(*LINE_UP, "--games", 1, "--engine", "gpu")
    assert result.exit_code == 2
    assert "No suitable GPU was found" in result.stderr


def test_without_the_extra_a_sentence_says_what_to_install(okapi: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "numba", None)
    result = okapi(*LINE_UP, "--games", 1, "--engine", "compiled")
    assert result.exit_code == 2
    assert 'pip install "okapi-railways[fast]"' in result.stderr
    assert figures(okapi)["engine"] == "referee"


def test_a_board_too_large_for_a_row_is_refused_by_its_size_and_played_by_the_referee(okapi: Run, folder: Path) -> None:
    document, ferries = small_board(), {3: 2, 5: 1, 6: 1, 7: 2, 8: 2, 9: 3}
    for number, locomotives in ferries.items():
        document["routes"][number] |= {"colour": "grey", "locomotives": locomotives}
    (folder / "large.toml").write_text(toml(document))
    arguments = ("simulate", "--players", 2, "--games", 1, "--board", "large.toml", "--json")
    result = okapi(*arguments, "--engine", "compiled")
    assert "kinds of routes by length and locomotives: " in result.stderr, result.output
    assert "maximum 8" in result.stderr
    assert json.loads(okapi(*arguments).stdout)["engine"] == "referee"
