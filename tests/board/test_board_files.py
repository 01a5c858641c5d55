"""A board file that cannot even be parsed is a problem too, never a traceback."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from okapi.board import Board, BoardError, Flaw, check_board_file, load_board
from okapi.board.problems import problem
from small_board import entry, said_of_text, small_board, toml


def written(folder: Path, text: str) -> Path:
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_problem_reads_as_the_entry_and_what_is_wrong_with_it() -> None:
    found = problem('routes[12] "a--b"', Flaw.UNKNOWN_PLACE, place='"bondoo"', nearest='"bondo"')
    assert str(found) == 'routes[12] "a--b": unknown-place, place "bondoo", nearest "bondo"'


def test_a_missing_file_is_a_problem(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert check_board_file(path) == [problem(str(path), Flaw.NO_SUCH_FILE)]


def test_a_directory_is_a_problem(tmp_path: Path) -> None:
    assert check_board_file(tmp_path) == [problem(str(tmp_path), Flaw.A_FOLDER)]


def test_a_path_through_a_file_is_a_problem(tmp_path: Path) -> None:
    path = written(tmp_path, "") / "board.toml"
    assert check_board_file(path) == [problem(str(path), Flaw.UNREADABLE, error="Not a directory")]


def test_a_path_that_is_no_path_is_a_problem() -> None:
    (found,) = check_board_file("a\0b")
    assert found.entry == "a\ufffdb"
    assert found.flaw is Flaw.UNREADABLE


def test_a_path_that_cannot_be_printed_is_a_problem_that_can() -> None:
    assert check_board_file("a\udcffb") == [problem("a\ufffdb", Flaw.NO_SUCH_FILE)]


def test_an_empty_file_lacks_everything() -> None:
    assert said_of_text("") == [
        "board: it has no `id`",
        "board: it has no `name`",
        "board: it has no `size`",
        "places: the section is missing",
        "routes: the section is missing",
        "tickets: the section is missing",
    ]


def test_a_file_that_is_not_utf_8_is_a_problem() -> None:
    text = 'id = "small"\nname = "Moçâmedes"\n'.encode("latin-1")
    assert said_of_text(text) == ["board.toml: it is not UTF-8 text (line 2)"]


def test_a_syntax_error_is_a_problem_with_its_line() -> None:
    assert said_of_text('id = "small"\nname "A small board"\n') == [
        "board.toml: it is not valid TOML (line 2, column 6)"
    ]


def test_an_endless_number_is_a_problem() -> None:
    (line,) = said_of_text(f"size = {'9' * 5000}")
    assert line.startswith("board.toml: it is not valid TOML (line 1, column ")


def test_a_text_that_breaks_off_is_a_problem_at_its_end() -> None:
    assert said_of_text('id = "small"\nname = ') == ["board.toml: it is not valid TOML (line 2, column 8)"]


def test_a_number_too_long_to_be_shown_is_a_problem() -> None:
    document = small_board()
    entry(document, "beta--gamma")["length"] = 16**9000
    assert said_of_text(toml(document)) == ['routes[2] "beta--gamma": `length` is >1e15; it must be 1 to 6']


@pytest.mark.parametrize("opening", ["[", "{a = "])
def test_endless_nesting_is_a_problem(opening: str) -> None:
    assert said_of_text(f"places = {opening * 20_000}") == ["board.toml: it is nested too deeply"]


def test_an_endless_file_is_a_problem() -> None:
    assert said_of_text("#" * (1 << 20) + "\n") == ["board.toml: it is too large for a board file"]


def test_a_byte_order_mark_and_windows_line_ends_are_no_problem() -> None:
    text = toml(small_board()).replace("\n", "\r\n")
    assert said_of_text(b"\xef\xbb\xbf" + text.encode()) == []


def test_loading_a_broken_file_raises_an_error_that_lists_all_problems(tmp_path: Path) -> None:
    document = small_board()
    entry(document, "beta--gamma")["length"] = 7
    entry(document, "alpha")["at"] = [2, 2]
    path = written(tmp_path, toml(document))
    with pytest.raises(BoardError) as caught:
        load_board(path)
    assert list(caught.value.problems) == check_board_file(path)
    assert str(caught.value) == (
        'places[0] "alpha": both-out-of-range, key at, value [2.0, 2.0], min 0, max 1\n'
        'routes[2] "beta--gamma": out-of-range, key length, value 7, min 1, max 6'
    )


def test_a_board_error_survives_a_process_boundary() -> None:
    error = BoardError([problem("tickets", Flaw.SECTION_EMPTY)])
    assert pickle.loads(pickle.dumps(error)).problems == error.problems


@pytest.mark.parametrize("kind", [str, Path])
def test_another_board_is_loaded_from_its_file(tmp_path: Path, kind: type) -> None:
    board = load_board(kind(written(tmp_path, toml(small_board()))))
    assert isinstance(board, Board)
    assert (board.id, board.name, board.size) == ("small", "A small board", (400, 300))
    assert list(board.places)[:3] == ["alpha", "beta", "gamma"]
    assert board.places["alpha"].at == tuple(small_board()["places"][0]["at"])
    assert board.routes["alpha--beta--a"].twin == "alpha--beta--b"
    assert board.routes["zeta--isle-1"].locomotives == 1
    assert board.tickets["alpha--isle"].points == 5
