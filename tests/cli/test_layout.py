"""Tables fit the terminal: what can be spared is left out, and what is wrapped is wrapped between words."""

from typing import Any

import pytest
from rich.console import Console

from okapi.board import africa
from okapi.cli.layout import Grid
from okapi.cli.play.menu import Choice, Menu
from okapi.cli.table import status
from okapi.cli.wording import Wording
from okapi.game import Pass
from okapi.locales import available, texts
from table import table
from tiers import some

Run = Any


def _printed(thing: Any, width: int) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def _grid() -> Grid:
    grid = Grid(("Route", "Price", "Points"), right=(2,), spare=(1,))
    grid.add("Elizabethville – Livingstonia", "2 purple", "12345")
    return grid


def test_a_column_is_spared_only_where_there_is_no_room() -> None:
    natural = len("Elizabethville – Livingstonia  2 purple  Points")
    assert "2 purple" in _printed(_grid(), natural)
    narrow = _printed(_grid(), natural - 1)
    assert "Price" not in narrow
    assert "Elizabethville – Livingstonia   12345" in narrow


@pytest.mark.parametrize("width", range(23, 40))
def test_words_and_numbers_stay_whole(width: int) -> None:
    printed = _printed(_grid(), width)
    assert max(map(len, printed.splitlines())) <= width
    for word in ("Elizabethville", "Livingstonia", "12345"):
        assert word in printed


def test_choices_never_look_alike_for_want_of_room() -> None:
    words = Wording(texts(), africa(), ())
    rows = (("Douala – Nigeria", "2 white"), ("Douala – Nigeria", "2 black"))
    menu = Menu("?", [Choice(row, Pass()) for row in rows], ("Route", "Price"), spare=(1,))
    printed = _printed(menu.drawn(words), 20)
    assert "white" in printed
    assert "black" in printed


@pytest.mark.parametrize(
    ("turn", "turns_left", "said"),
    [
        ("john", 3, "Last round: this is your last turn"),
        ("peter", 2, "Last round: you’ve had your last turn"),
        ("peter", 3, "Last round: one more turn for you"),
    ],
)
def test_in_the_last_round_each_reads_of_their_own_turn(turn: str, turns_left: int, said: str) -> None:
    game = table(players=3, turn=turn, turns_left=turns_left)
    assert said in _printed(status(game.view("john"), Wording(texts(), africa(), game.names, 0)), 80)
    watched = _printed(status(game.view("john"), Wording(texts(), africa(), game.names)), 80)
    assert f"Last round: {turns_left} turns left" in watched


@pytest.mark.parametrize("language", some(available(), "en", "ru"))
def test_at_a_turn_everything_fits_eighty_columns(okapi: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    typed = "\n".join(["all", "players", "claim", "n", "n", "n", "n", "board durban", "help", "routes"])
    played = okapi("--language", language, "play", "--seed", 7, "--bots", "hoarder", typed=typed)
    answers = played.stdout.split("> ")[2:-1]
    assert len(answers) == 9
    for answer in answers:
        assert "…" not in answer
        assert max(map(len, answer.splitlines())) <= 80
