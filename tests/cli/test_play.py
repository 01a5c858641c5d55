"""Whole games at the prompt, typed through a pipe; leaving and resuming them."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from cli.typists import numbers
from okapi.record import FairLuck, Record, load
from tiers import some

Run = Any

# Each line is one whole action, or is refused and changes nothing: so it can be cut anywhere.
MOVES = ["keep 1 2", *["draw train", "draw terrain", "draw red", "keep 1", "draw tickets"] * 400]


def _saved(folder: Path) -> Record:
    (file,) = [path for path in folder.iterdir() if path.is_file()]
    return load(file)


def _kept_as(output: str) -> str:
    found = re.search(r"okapi verify (.+) · ", output)
    assert found
    return shlex.split(found[1])[0]


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_by_numbers_ends_with_the_score_sheet(okapi: Run, players: int) -> None:
    played = okapi("play", "--seed", 1, "--players", players, "--bots", "random", typed="1 2\n" + numbers(players))
    assert played.exit_code == 0
    assert "You claim" in played.stdout
    _, counted, end = re.split(r"(?<=so is the game\.)\n|(?<=\n)\n(?=Player )", played.stdout)
    assert re.match(r"\s*(You|random.*): .+ \(\d+\), (not )?completed\. Score: ", counted)
    assert "won" not in counted
    assert re.search(r"Globetrotter[\s\S]*(won\.|You won!|Shared)", end)
    verified = okapi("verify", _kept_as(played.stdout))
    assert verified.exit_code == 0
    assert "finished" in verified.stdout


def test_the_end_of_the_input_saves_the_game_and_says_where(okapi: Run, folder: Path) -> None:
    played = okapi("play", "--seed", 1, "--bots", "random", typed="1 2\ndraw train\n")
    assert played.exit_code == 0
    (file,) = folder.iterdir()
    assert f"okapi play --resume {file.name}" in played.stdout
    assert okapi("verify", file).exit_code == 0


def test_after_a_first_card_a_claim_is_refused_with_the_reason(okapi: Run) -> None:
    played = okapi("play", "--seed", 1, "--bots", "random", typed="1 2\ndraw train\nclaim\n")
    assert "You have already drawn one card; now draw your second." in played.stdout
    assert "can’t claim any route" not in played.stdout


@pytest.mark.parametrize("luck", [("--seed", "5"), ("--words", "an open game")])
@pytest.mark.parametrize("cut", some([0, 2, 37], 0, 37))
def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(
    okapi: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, luck: tuple[str, str], cut: int
) -> None:
    monkeypatch.setattr("okapi.cli.play.start.new_secret", lambda: b"s" * 32)
    moves = MOVES[:80]
    okapi("play", *luck, "--bots", "random,random", typed="\n".join([*moves, "save whole.jsonl"]) + "\n")
    okapi("play", *luck, "--bots", "random,random", typed="\n".join([*moves[:cut], "save cut.jsonl"]) + "\n")
    okapi("play", "--resume", "cut.jsonl", typed="\n".join([*moves[cut:], "save"]) + "\n")
    assert (folder / "whole.jsonl").read_bytes() == (folder / "cut.jsonl").read_bytes()


def test_a_game_without_a_seed_is_promised_before_and_proven_after(okapi: Run, folder: Path) -> None:
    played = okapi("play", "--words", "Ngaoundéré", "--bots", "random", typed="\n".join(MOVES))
    promise = re.search(r"promise for this game: ([0-9a-f]{64})", played.stdout)
    assert promise
    assert played.stdout.index("promise") < played.stdout.index("starting player")
    record = load(folder / _kept_as(played.stdout))
    assert record.header.luck == FairLuck(promise[1], ("Ngaoundéré",))
    assert "The deal is proven fair" in okapi("verify", _kept_as(played.stdout)).stdout


def test_a_finished_game_is_not_resumed(okapi: Run) -> None:
    played = okapi("play", "--seed", 1, "--bots", "random", typed="\n".join(MOVES))
    refused = okapi("play", "--resume", _kept_as(played.stdout))
    assert refused.exit_code == 1
    assert "okapi replay" in refused.stderr


def test_resuming_a_simulated_game_asks_which_seat_is_the_persons(okapi: Run, folder: Path) -> None:
    okapi("play", "--seed", 1, "--bots", "random", "--name", "Ada", typed="1 2\n")
    (file,) = folder.iterdir()
    assert "no seat “Eve”" in okapi("play", "--resume", file, "--name", "Eve").stderr
    assert okapi("play", "--resume", file, "--name", "ada", typed="draw train\n").exit_code == 0
    assert okapi("play", "--resume", file, "--bots", "random,random").exit_code == 2


def test_the_russian_edition_draws_three_tickets(okapi: Run) -> None:
    typed = "1 2\ndraw tickets\n"
    played = okapi("play", "--seed", 1, "--bots", "random", "--tickets-drawn", 3, typed=typed)
    assert "You draw 3 destination tickets." in played.stdout


def test_the_cards_that_tickets_still_need_can_be_asked_for(okapi: Run) -> None:
    played = okapi("play", "--seed", 1, "--bots", "random", typed="1 2\nneeds\nwhat do i need\n").stdout
    assert played.count("Still needed: ") == 4
    assert played.count("For all your tickets together, you still need ") == 2


def test_quit_asks_and_takes_no_for_an_answer(okapi: Run, folder: Path) -> None:
    left = okapi("play", "--seed", 1, typed="quit\nn\n")
    assert left.exit_code == 0
    assert "Not saved" in left.stdout
    assert not list(folder.iterdir())


def test_quit_saves_under_any_name_that_can_be_one(okapi: Run, folder: Path) -> None:
    (folder / "notes.txt").write_text("mine")
    left = okapi("play", "--seed", 1, typed="quit\nnotes.txt\nno/such/folder/x\n.\nmine.jsonl\n")
    assert left.exit_code == 0
    assert (folder / "notes.txt").read_text() == "mine"
    assert "choose another name" in left.stdout
    assert okapi("verify", "mine.jsonl").exit_code == 0


def test_a_folder_that_cannot_be_written_does_not_cost_the_game(
    okapi: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "elsewhere").mkdir()
    monkeypatch.setattr("okapi.cli.play.game.folders_to_save_in", lambda: [folder / "missing", folder / "elsewhere"])
    assert okapi("play", "--seed", 1, typed="1 2\n").exit_code == 0
    assert _saved(folder / "elsewhere").events


# What is shown and what is not.


def test_the_game_tells_nothing_that_the_player_may_not_know(okapi: Run, folder: Path) -> None:
    played = okapi("play", "--seed", 3, "--bots", "random", "--name", "Ada", typed="\n".join(MOVES[:60]))
    tickets = {
        ticket
        for event in _saved(folder).events
        if type(event).__name__ == "TicketDealt" and getattr(event, "seat", 0) == 1
        for ticket in [getattr(event, "ticket", "")]
    }
    from okapi.board import africa

    names = [africa().tickets[ticket].between for ticket in tickets]
    names_in_log = [f"{africa().end_name(one)} – {africa().end_name(other)} (" for one, other in names]
    assert len(names_in_log) >= 4
    assert not [name for name in names_in_log if name in played.stdout]


def test_questions_are_answered_at_any_prompt(okapi: Run) -> None:
    questions = ["?", "hand", "players", "map", "routes", "routes durban", "routes red", "routes 4"]
    questions += ["routes jungle", "place nig", "tickets", "needs", "log", "log all", "score", "rules", ""]
    typed = "\n".join([*questions, "1 2", *questions, "draw train", *questions]) + "\n"
    played = okapi("play", "--seed", 1, "--bots", "random", typed=typed)
    for expected in ("You hold 4 cards", "Nigeria, 2 entry points", "Globetrotter bonus", "ferry 2"):
        assert played.stdout.count(expected) >= 2


@pytest.mark.parametrize("columns", ["80", "40"])
def test_the_screen_fits(okapi: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    """Sentences are left whole in a pipe, for those who search them; tables keep to the width."""
    monkeypatch.setenv("COLUMNS", columns)
    typed = "1 2\nroutes\nplayers\n?\ndraw train\ndraw train\nclaim\n1\n1\n"
    played = okapi("play", "--seed", 1, "--players", 5, "--bots", "random", typed=typed)
    tables = [line for line in played.stdout.splitlines() if "   " in line.strip()]
    assert tables
    assert max(map(len, tables)) <= int(columns)


def test_the_language_is_switched_at_the_prompt_and_the_log_is_repeated_in_it(okapi: Run) -> None:
    typed = ["1 2", "draw train", "language fr", "historique", "language suomi", "", "language en", "log"]
    played = okapi("play", "--seed", 1, "--bots", "random", typed="\n".join(typed))
    before, french, repeated, finnish, again, english, log, _ = played.stdout.split("> ")[2:]
    assert "Draw your second card" in before
    assert "Prenez votre seconde carte" in french
    assert "Vous tirez une carte de la pioche Wagon." in repeated
    assert "otan punaisen kortin" in finnish
    assert "Pelaaja" in again
    assert "Draw your second card" in english
    assert "You draw from the train car deck." in log


@pytest.mark.parametrize("argument", ["", " klingon", " n"])
def test_languages_are_listed_by_their_own_names(okapi: Run, argument: str) -> None:
    played = okapi("play", "--seed", 1, "--bots", "random", typed=f"language{argument}\n")
    for name in ("English", "français", "русский", "norsk bokmål", "Nederlands"):
        assert name in played.stdout
    assert "Which tickets" in played.stdout.partition("русский")[0]
    assert "Which tickets" not in played.stdout.partition("русский")[2]


@pytest.mark.parametrize(
    ("language", "answer", "is_saved"),
    [
        ("en", "n", False),
        ("en", "Yes", True),
        ("fr", "non", False),
        ("fr", "o", True),
        ("fi", "e", False),
        ("ru", "нет", False),
        ("ru", "Н", False),
        ("ru", "no", False),
        ("ru", "да", True),
        ("es", "sí", True),
    ],
)
def test_yes_and_no_are_understood_in_the_language_and_in_english(
    okapi: Run, folder: Path, language: str, answer: str, is_saved: bool
) -> None:
    okapi("--language", language, "play", "--seed", 1, "--bots", "random", typed=f"q\n{answer}\n")
    assert [file.suffix for file in folder.iterdir()] == ([".jsonl"] if is_saved else [])
