"""`okapi puzzle`: positions with one clearly best move at the prompt, and a rating."""

import json
import re
from pathlib import Path

import pytest

from cli.conftest import Run
from okapi.cli import puzzle as command
from okapi.cli.puzzle import data_folder
from okapi.game import KeepTickets, Stage, format_action, options
from okapi.puzzles import START, Puzzle, PuzzleTheme, all_puzzles, position

ENGLISH_THEMES = ("Doubling", "Blocking", "Tickets", "Drawing cards", "The last round")


def one(*, keeps_tickets: bool = False) -> Puzzle:
    return next(it for it in all_puzzles() if isinstance(it.best.action, KeepTickets) is keeps_tickets)


def kept() -> dict[str, object]:
    found: dict[str, object] = json.loads((data_folder() / "puzzles.json").read_text())
    return found


@pytest.fixture(autouse=True)
def data(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes what belongs to the person who runs it."""
    monkeypatch.setattr(command, "data_folder", lambda: folder / "data" / "okapi")
    monkeypatch.setitem(globals(), "data_folder", lambda: folder / "data" / "okapi")


def wrong(it: Puzzle) -> str:
    """A legal move that is no solution, in the text form that the prompt reads, too."""
    return format_action(it.moves[1].action)


def test_the_move_is_found_and_the_coach_says_why(okapi: Run) -> None:
    it = one()
    result = okapi("puzzle", "--id", it.id, typed=format_action(it.best.action) + "\n")
    said = " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert f"Puzzle {it.id} · " in said
    assert "Well spotted! Chance of winning: " in said
    assert "Best: " in said
    assert "Not as good: " in said
    rating = kept()["own"]
    assert isinstance(rating, dict)
    assert rating["tries"] == 1
    assert rating["rating"] > START


def test_the_first_try_counts_and_there_are_three(okapi: Run) -> None:
    it = one()
    typed = f"{wrong(it)}\n{wrong(it)}\n{format_action(it.best.action)}\n"
    result = okapi("puzzle", "--id", it.id, typed=typed)
    said = " ".join(result.stdout.split())
    assert "There is a better move. With yours, your chance of winning is" in said
    assert "2 more tries." in said
    assert "One more try." in said
    assert "Well spotted!" in said
    rating = kept()["own"]
    assert isinstance(rating, dict)
    assert rating["tries"] == 1
    assert rating["rating"] < START
    again = okapi("puzzle", "--id", it.id, typed=format_action(it.best.action) + "\n")
    assert again.exit_code == 0
    assert kept()["own"] == rating


def test_today_has_three_and_the_trainer_goes_on(okapi: Run) -> None:
    today = " ".join(okapi("puzzle", typed="quit\n").stdout.split())
    assert re.search(r"Puzzles for \d+ \w+ 20\d\d\.", today)
    assert "Your puzzle rating: 600" in today
    for arguments in (("--endless",), ("--theme", "tickets")):
        result = okapi("puzzle", *arguments, typed="")
        assert result.exit_code == 0
        assert offered(result.stdout)
    assert offered(okapi("puzzle", "--theme", "tickets", typed="").stdout).theme is PuzzleTheme.TICKETS


def offered(said: str) -> Puzzle:
    """The first puzzle that was shown."""
    name = re.search(r"(?:Puzzle|Aufgabe) (\w{6}) ·", said)
    assert name is not None
    return next(it for it in all_puzzles() if it.id == name[1])


def test_the_theme_is_a_hint_and_said_afterwards(okapi: Run) -> None:
    it = one()
    move = format_action(it.best.action) + "\n"
    before, _, after = okapi("puzzle", "--id", it.id, typed=move).stdout.partition("Well spotted!")
    theme = dict(zip(PuzzleTheme, ENGLISH_THEMES, strict=True))[it.theme]
    assert f"Theme: {theme}" in after
    assert theme not in before


def test_a_theme_may_be_named_as_the_reader_calls_it(okapi: Run) -> None:
    result = okapi("--language", "de", "puzzle", "--theme", "zielkarten", typed="")
    assert result.exit_code == 0
    assert offered(result.stdout).theme is PuzzleTheme.TICKETS


def test_who_has_tried_them_all_is_told(okapi: Run, folder: Path) -> None:
    tried = [it.id for it in all_puzzles()]
    (folder / "data" / "okapi").mkdir(parents=True)
    own = {"rating": 700, "tries": len(tried)}
    (folder / "data" / "okapi" / "puzzles.json").write_text(json.dumps({"own": own, "tried": tried}))
    assert "You have tried every puzzle." in okapi("puzzle", "--endless").stdout


def test_plainly_it_has_no_signs_that_a_voice_stumbles_over(okapi: Run) -> None:
    it = one()
    said = okapi("--plain", "puzzle", "--id", it.id, typed=format_action(it.best.action) + "\n").stdout
    assert "·" not in said
    assert "│" not in said


@pytest.mark.parametrize("arguments", [("--theme", "nonsense"), ("--id", "nonsense")])
def test_nonsense_is_refused_in_a_sentence(okapi: Run, arguments: tuple[str, str]) -> None:
    result = okapi("puzzle", *arguments)
    assert result.exit_code == 2
    assert "called “nonsense”" in " ".join(result.output.split())


def test_a_broken_file_is_not_written_over(okapi: Run, folder: Path) -> None:
    (folder / "data" / "okapi").mkdir(parents=True)
    path = folder / "data" / "okapi" / "puzzles.json"
    path.write_text("{")
    result = okapi("puzzle")
    assert result.exit_code == 1
    assert "can’t be read" in " ".join(result.output.split())
    assert path.read_text() == "{"


def test_where_nothing_can_be_kept_one_can_play(okapi: Run, folder: Path) -> None:
    (folder / "data").write_text("a file where a folder should be")
    it = one()
    result = okapi("puzzle", "--id", it.id, typed=format_action(it.best.action) + "\n")
    assert result.exit_code == 0
    assert "couldn’t be saved" in " ".join(result.output.split())


def test_every_theme_has_a_name() -> None:
    assert len(PuzzleTheme) == len(ENGLISH_THEMES)


def test_a_move_that_was_not_judged_is_said_to_be_another_one(okapi: Run) -> None:
    it = next(
        it
        for it in all_puzzles()
        if not isinstance(it.best.action, KeepTickets)
        and any(
            action not in it.solutions and action not in [move.action for move in it.moves]
            for action in options(position(it).view)
        )
    )
    judged = [move.action for move in it.moves]
    other = next(a for a in options(position(it).view) if a not in it.solutions and a not in judged)
    said = " ".join(okapi("puzzle", "--id", it.id, typed=format_action(other) + "\n").stdout.split())
    assert "There is a better move. 2 more tries." in said


def test_before_the_second_card_the_table_is_shown_as_well(okapi: Run) -> None:
    it = next(it for it in all_puzzles() if position(it).view.table.stage is Stage.DRAWING)
    said = okapi("puzzle", "--id", it.id, typed="").stdout
    assert "Trains" in said
    assert "Tickets  " in said
    assert said.count("Your turn") == said.count("Face up  ") == said.count("Hand  ") == 1
