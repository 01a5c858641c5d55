"""Whatever is in a board file, the checker answers with problems or a board, never with a traceback."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import okapi.board
from okapi.board import Board, BoardError, check_board_file, load_board
from okapi.cli.files import problem_in_words
from small_board import Document, small_board, toml

AFRICA: Document = tomllib.loads(Path(okapi.board.__file__).with_name("africa.toml").read_text(encoding="utf-8"))

scalars = (
    st.booleans()
    | st.integers()
    | st.integers(min_value=0, max_value=8)
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["", "alpha", "bangui", "chad", "chad-1", "ndele", "terminal", "city", "grey", "red"])
    | st.dates()
    | st.just(16**400)
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def mutated_documents(draw: st.DrawFn) -> Document:
    """A good board with a few things deleted, replaced, renamed or copied somewhere in it."""
    document: Document = copy.deepcopy(draw(st.sampled_from([AFRICA, small_board()])))
    for _ in range(draw(st.integers(min_value=1, max_value=6))):
        mutate(draw, document)
    return document


def mutate(draw: st.DrawFn, container: Any) -> None:
    """Change one thing in a container, or in something inside it."""
    keys = list(container) if isinstance(container, dict) else list(range(len(container)))
    if not keys:
        return
    key = draw(st.sampled_from(keys))
    inner = container[key]
    if isinstance(inner, dict | list) and draw(st.integers(min_value=0, max_value=9)):
        mutate(draw, inner)
        return
    match draw(st.sampled_from(["delete", "replace", "copy", "add"])):
        case "delete":
            del container[key]
        case "replace":
            container[key] = draw(values)
        case "copy":
            container[key] = copy.deepcopy(container[draw(st.sampled_from(keys))])
        case "add" if isinstance(container, dict):
            container[draw(st.text(max_size=8))] = draw(values)
        case _:
            container.append(draw(values))


def answer(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "board.toml"
        path.write_bytes(content)
        problems = check_board_file(path)
        for problem in problems:
            assert problem.entry
            assert problem_in_words(problem).isprintable()
        if problems:
            with pytest.raises(BoardError):
                load_board(path)
        else:
            assert isinstance(load_board(path), Board)


@given(mutated_documents())
def test_a_mutated_board_gives_problems_or_a_board(document: Document) -> None:
    answer(toml(document).encode())


@given(st.lists(values, max_size=3), st.sampled_from(["id", "name", "size", "places", "routes", "tickets"]))
def test_a_section_of_anything_gives_problems(section: list[object], key: str) -> None:
    answer(toml(small_board() | {key: section}).encode())


@given(st.text())
@example('id = "\\uD800"')
@example("[" * 5000)
def test_any_text_gives_problems(text: str) -> None:
    answer(text.encode())


@given(st.binary())
def test_any_bytes_give_problems(content: bytes) -> None:
    answer(content)
