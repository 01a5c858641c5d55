"""A dataset is the same again from the same settings, says what happened, and shows what every seat saw."""

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest
from pyarrow import parquet

from cli.conftest import Run, okapi
from okapi.board import africa, official
from okapi.bots import bot_seed, find_bot
from okapi.compiled import Engine
from okapi.compiled.transcripts import Transcriber
from okapi.dataset import DatasetSettings, DatasetTrouble, NotAGame, games_in, make, making, positions
from okapi.dataset.columns import LUCK, happened
from okapi.dataset.playing import play_games
from okapi.dealer import SplitMixDealer
from okapi.extras import MissingLibrary, pyarrow
from okapi.game import (
    Action,
    Decision,
    Luck,
    Rules,
    TrainCardDealt,
    View,
    new_game,
    options,
    play,
    score_sheet,
    settle,
    view_for,
)
from okapi.numbering import numbering_of

__all__ = ["okapi"]  # a fixture
SAMPLE = Path(__file__).parents[2] / "examples/dataset"
MIXED = DatasetSettings(games=30, players=3, bots=("random", "greedy"), seed="lions")


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "TOGETHER", 10)


def hashes(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir())}


@pytest.mark.usefixtures("small_parts")
def test_the_same_settings_make_the_same_bytes_and_others_make_others(tmp_path: Path) -> None:
    make(MIXED, africa(), tmp_path / "one")
    make(MIXED, africa(), tmp_path / "two")
    assert hashes(tmp_path / "one") == hashes(tmp_path / "two")
    assert len(hashes(tmp_path / "one")) == 4  # three files and what is in them
    make(msgspec.structs.replace(MIXED, seed="okapis"), africa(), tmp_path / "other")
    assert not set(hashes(tmp_path / "one").values()) & set(hashes(tmp_path / "other").values())


@pytest.mark.usefixtures("small_parts")
def test_a_run_that_was_broken_off_goes_on_and_ends_in_the_same_bytes(tmp_path: Path) -> None:
    make(MIXED, africa(), tmp_path / "whole")
    begun = tmp_path / "begun"
    make(MIXED, africa(), begun)
    (begun / "games-000000010.parquet").rename(begun / "games-000000010.parquet.part")  # as a kill leaves it
    assert make(MIXED, africa(), begun).new == 10
    assert hashes(begun) == hashes(tmp_path / "whole")
    assert make(MIXED, africa(), begun).new == 0


@pytest.mark.usefixtures("small_parts")
def test_a_dataset_grows_to_the_bytes_that_it_would_have_had_at_once(tmp_path: Path) -> None:
    """The last file was not full: it is made again, with its old games and new ones."""
    make(MIXED, africa(), tmp_path / "whole")
    make(msgspec.structs.replace(MIXED, games=15), africa(), tmp_path / "grown")
    assert make(MIXED, africa(), tmp_path / "grown").new == 15
    assert hashes(tmp_path / "grown") == hashes(tmp_path / "whole")
    with pytest.raises(DatasetTrouble, match=r"Games in the dataset in .*: 30\. Ask for at least that many"):
        make(msgspec.structs.replace(MIXED, games=29), africa(), tmp_path / "grown")
    assert hashes(tmp_path / "grown") == hashes(tmp_path / "whole")


@pytest.mark.usefixtures("small_parts")
@pytest.mark.parametrize("fault", ["cut off", "empty", "of other games", "of another seed", "no Parquet"])
@pytest.mark.parametrize("finished", [True, False])
def test_a_file_that_is_not_of_the_dataset_is_refused_and_left_alone(
    tmp_path: Path, *, finished: bool, fault: str
) -> None:
    """Of a run that was broken off, no sums are recorded."""
    folder = tmp_path / "set"
    contents = make(msgspec.structs.replace(MIXED, games=20), africa(), folder).contents
    whole = hashes(folder)
    if not finished:
        (folder / "dataset.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(contents, parts=())))
    path = folder / "games-000000010.parquet"
    data = path.read_bytes()
    match fault:
        case "cut off":
            path.write_bytes(data[:-100])
        case "empty":
            path.write_bytes(b"")
        case "no Parquet":
            path.write_text("notes")
        case "of other games":
            path.write_bytes((folder / "games-000000000.parquet").read_bytes())
        case "of another seed":
            other = msgspec.structs.replace(MIXED, games=20, seed="others")
            make(other, africa(), tmp_path / "other")
            path.write_bytes((tmp_path / "other" / path.name).read_bytes())
    before = hashes(folder)
    with pytest.raises(DatasetTrouble, match=f"The file .*{path.name} is damaged or was not written by this command"):
        make(contents.settings, africa(), folder)
    assert hashes(folder) == before
    path.unlink()
    assert make(contents.settings, africa(), folder).new == 10
    assert hashes(folder) == whole


def test_a_dataset_by_other_rules_says_so_and_is_read_with_them(okapi: Run, tmp_path: Path) -> None:
    folder, rules = tmp_path / "set", Rules(trains=20, tickets_drawn=3)
    command = ("dataset", folder, "--games", 4, "--bots", "greedy,prodigy", "--jobs", 1)
    assert okapi(*command, "--rules", "trains=20,tickets_drawn=3").exit_code == 0
    assert json.loads((folder / "dataset.json").read_text())["settings"]["rules"] == msgspec.to_builtins(rules)
    schema = parquet.read_schema(folder / "games-000000000.parquet")
    assert msgspec.json.decode(schema.metadata[b"rules"], type=Rules) == rules
    for game in games_in(folder):
        seen = positions(game["seed"], 2, game["actions"], rules=rules)
        assert seen.masks[np.arange(len(seen.actions)), seen.actions].all()
        with pytest.raises(NotAGame):
            positions(game["seed"], 2, game["actions"])
    assert "other settings" in okapi(*command).stderr
    assert "--rules doesn’t know “trainz=1”" in okapi(*command, "--rules", "trainz=1").stderr


def test_a_game_of_the_dataset_is_what_the_referee_makes_of_its_seed_and_actions(tmp_path: Path) -> None:
    """Seats, results and every event of luck; what the deciding seats saw; and which bots decided."""
    make(msgspec.structs.replace(MIXED, games=4), africa(), tmp_path / "set")
    for game in games_in(tmp_path / "set"):
        dealer, seen = SplitMixDealer(game["seed"]), positions(game["seed"], game["players"], game["actions"])
        state, events = settle(new_game(africa(), 3), dealer)
        happened_so_far = list(events)
        engine, greedy = Engine(3), find_bot("greedy").factory("any")
        for step, number in enumerate(game["actions"]):
            seat = state.table.acting()[0]
            view = view_for(state, seat)
            numbering = numbering_of(africa(), state.table.rules)
            assert game["seats"][step] == seat == seen.seats[step]
            assert seen.observations[step].tobytes() == engine.observation.observe(view)
            assert np.flatnonzero(seen.masks[step]).tolist() == sorted(numbering.numbers(view))
            if game["bots"][seat] == "greedy":
                assert number == numbering.number(greedy.choose(view, options(view)), view)
            state, events = play(state, seat, numbering.action(number, view), dealer)
            happened_so_far += events
        sheet = score_sheet(state)
        assert game["scores"] == [score.total for score in sheet.scores]
        assert game["tickets_completed"] == [len(score.completed) for score in sheet.scores]
        assert {seat for seat, share in enumerate(game["wins"]) if share} == set(sheet.winners)
        luck = [event for event in happened_so_far if isinstance(event, Luck)]
        assert [LUCK[entry["event"]] for entry in game["luck"]] == [name_of(event) for event in luck]
        decided = np.cumsum([isinstance(event, Decision) for event in happened_so_far])
        assert [entry["decision"] for entry in game["luck"]] == [
            decided[place] for place, event in enumerate(happened_so_far) if isinstance(event, Luck)
        ]
        first = next(event for event in luck if isinstance(event, TrainCardDealt))
        assert first.card == list(type(first.card))[game["luck"][1]["what"]]  # type: ignore[arg-type]


def name_of(event: Luck) -> str:
    name = json.loads(msgspec.json.encode(event))["type"]
    return name.removesuffix("-drawn") if "player" in name else str(name)


def test_actions_that_do_not_fit_their_seed_are_no_game() -> None:
    engine, (game,) = Engine(3), play_games(MIXED, africa(), range(1))
    transcriber = Transcriber(engine)
    seed, actions = game.seed, game.actions
    for wrong in (actions[:-1], [*actions, 12], [15, *actions[1:]], [70_000, *actions[1:]], [-5, *actions[1:]]):
        with pytest.raises(NotAGame):
            happened(engine, transcriber, seed, wrong)
        with pytest.raises(NotAGame, match="no game of 3 players with the seed"):
            positions(seed, 3, wrong)
    for other_seed, players in ((seed + 1, 3), (seed, 4)):
        with pytest.raises(NotAGame, match="is not legal"):
            positions(other_seed, players, actions)
    with pytest.raises(NotAGame, match="on the board 'ceylon'"):
        positions(seed, 3, actions, official("ceylon"))
    with pytest.raises(NotAGame, match="a list of whole numbers"):
        positions(seed, 3, [0.5, 1.5])
    with pytest.raises(NotAGame, match="a seed from 0"):
        positions(-1, 3, actions)


def test_games_are_read_with_the_board_that_they_were_played_on(tmp_path: Path) -> None:
    ceylon = official("ceylon")
    make(msgspec.structs.replace(MIXED, games=2), ceylon, tmp_path)
    for game in games_in(tmp_path, ceylon):
        assert positions(game["seed"], game["players"], game["actions"], ceylon).actions.tolist() == game["actions"]
    with pytest.raises(ValueError, match=f"of the board {ceylon.content_hash[:12]}, not of 'africa'"):
        games_in(tmp_path)
    with pytest.raises(FileNotFoundError, match="there is no dataset in"):
        games_in(tmp_path / "elsewhere")


def test_the_sample_is_what_the_command_makes_today(tmp_path: Path) -> None:
    """Its first games, as made now; `contents` says how to make all of it."""
    contents = json.loads((SAMPLE / "dataset.json").read_text())
    settings = msgspec.convert(contents["settings"], DatasetSettings)
    kept = parquet.read_table(SAMPLE / "games-000000000.parquet").slice(0, 3).to_pylist()
    made = list(play_games(settings, africa(), range(3)))
    assert [game.actions for game in made] == [game["actions"] for game in kept]
    assert [list(game.bots) for game in made] == [game["bots"] for game in kept]
    assert (SAMPLE / "games-000000000.parquet").stat().st_size < 300_000


@pytest.mark.slow
def test_the_whole_sample_is_made_again_bit_for_bit(tmp_path: Path) -> None:
    contents = json.loads((SAMPLE / "dataset.json").read_text())
    if contents["pyarrow"] != pyarrow().__version__:
        pytest.skip("another version of PyArrow writes other bytes")
    make(msgspec.convert(contents["settings"], DatasetSettings), africa(), tmp_path / "again", jobs=2)
    assert hashes(tmp_path / "again") == {name: it for name, it in hashes(SAMPLE).items() if name != "README.md"}


def test_the_network_plays_as_prodigy_does_whatever_the_company() -> None:
    """Its sums have another order here, so a move may differ where two are as good as equal: in none of these."""
    settings = DatasetSettings(games=2, players=2, bots=("prodigy",), seed="1")
    one, two = play_games(settings, africa(), range(2))
    assert [one, two] == [next(play_games(settings, africa(), range(n, n + 1))) for n in range(2)]
    prodigy, dealer = find_bot("prodigy").factory("any"), SplitMixDealer(one.seed)
    state, _ = settle(new_game(africa(), 2), dealer)
    for number in one.actions:
        seat = state.table.acting()[0]
        view = view_for(state, seat)
        action = prodigy.choose(view, options(view))
        assert numbering_of(africa(), state.table.rules).number(action, view) == number
        state, _ = play(state, seat, action, dealer)


# The command.


def test_the_command_says_what_it_made(okapi: Run, tmp_path: Path) -> None:
    command = ("dataset", tmp_path / "set", "--games", 5, "--bots", "random,greedy", "--jobs", 1)
    found = json.loads(okapi(*command, "--json").stdout)
    assert (found["games"], found["new_games"], found["files"]) == (5, 5, 1)
    assert found["megabytes"] > 0
    again = okapi(*command)
    assert again.exit_code == 0
    assert "New games" in again.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", 0), "at least one game"),
        (("--games", 1, "--players", 9), "9"),
        (("--games", 1, "--bots", "nobody"), "nobody"),
        (("--games", 1, "--jobs", 0), "at least one worker process"),
    ],
)
def test_bad_input_gets_a_sentence(
    okapi: Run,
    tmp_path: Path,
    arguments: tuple[object, ...],
    sentence: str,
) -> None:
    result = okapi("dataset", tmp_path / "set", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert not (tmp_path / "set").exists()


class FailsInTheFourthGame:
    """A bot from elsewhere that is not finished yet."""

    def __init__(self, seed: str) -> None:
        self.is_broken = seed in [bot_seed("1", 3, seat) for seat in range(2)]

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        if self.is_broken:
            raise RuntimeError("I cannot")
        return options[0]


def test_without_pyarrow_a_sentence_says_how_to_get_it(
    okapi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(MissingLibrary, match=r'this needs pyarrow, .* pip install "okapi-railways\[parquet\]"'):
        games_in(SAMPLE)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    refused = okapi("dataset", tmp_path / "set", "--games", 1)
    assert refused.exit_code == 2
    assert 'pip install "okapi-railways[parquet]"' in refused.stderr
    assert not (tmp_path / "set").exists()


def test_a_bot_that_fails_is_named_and_the_finished_files_stay(
    okapi: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "TOGETHER", 2)
    bots = f"{__name__}:FailsInTheFourthGame"
    refused = okapi("dataset", tmp_path / "set", "--games", 4, "--bots", bots, "--jobs", 1)
    assert refused.exit_code == 2
    assert f"The bot “{bots}” failed in game 3: RuntimeError: I cannot (test_dataset.py" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert sorted(hashes(tmp_path / "set")) == ["dataset.json", "games-000000000.parquet"]


def test_a_folder_that_is_taken_is_left_alone(okapi: Run, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    command = ("dataset", folder, "--bots", "greedy", "--jobs", 1)
    assert okapi(*command, "--games", 2).exit_code == 0
    before = hashes(folder)
    assert "other settings" in okapi(*command, "--games", 2, "--seed", "other").stderr
    assert "at least that many" in okapi(*command, "--games", 1).stderr
    (folder / "dataset.json").write_text("{")
    assert "can’t be read" in okapi(*command, "--games", 2).stderr
    (folder / "dataset.json").unlink()
    assert "holds other files" in okapi(*command, "--games", 2).stderr
    assert {name: it for name, it in before.items() if name != "dataset.json"} == hashes(folder)
    assert "can’t be used" in okapi("dataset", folder / "games-000000000.parquet", "--games", 1).stderr
