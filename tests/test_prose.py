"""Docs and docstrings read as a native engineer would write them, as far as a machine can tell."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
DOCS = [*sorted((HERE / "docs").glob("*.md")), *sorted(HERE.glob("*.md"))]
SOURCES = sorted((HERE / "src").rglob("*.py"))
CALQUES = re.compile(
    r"\b(?:anew|so many|whoever|for ever|go on with|if need be|oneself|on the way of|the way of a"
    r"|score[sd]? (?:\w+ )?twice|(?:is|are|be|was) told|told in|behind (?:a|the) colon|lies? open"
    r"|open (?:train|terrain) cards?|majority|percents|per cent|see to it that|while one is)\b"
    r"|\d %",  # English writes 95%
    re.IGNORECASE,
)


def _prose(path: Path) -> Iterator[str]:
    """The paragraphs of a document, or the docstrings of a module."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        yield from re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL).splitlines()
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (ast.get_docstring(node) or "").splitlines()


@pytest.mark.parametrize("path", [*DOCS, *SOURCES], ids=lambda path: str(path.relative_to(HERE)))
def test_a_phrase_that_no_native_writes_stays_out(path: Path) -> None:
    assert [line.strip() for line in _prose(path) if CALQUES.search(line)] == []
