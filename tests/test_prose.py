"""Docs, docstrings, comments and messages read as a native engineer writes, as far as a machine can tell."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "tools", "bench", "proof", "examples")
DOCS = [*(HERE / "docs").glob("*.md"), *HERE.glob("*.md")]
SOURCES = [HERE / "hatch_build.py", *(path for folder in FOLDERS for path in (HERE / folder).rglob("*.py"))]
CLIENT = [
    path
    for folder in ("src", "tests", "scripts", "worker")
    for path in (HERE / "web" / folder).rglob("*")
    if path.suffix in (".ts", ".svelte", ".css", ".mjs")
    if path.name != "protocol.ts"  # generated from src
]
CALQUES = re.compile(
    r"\b(?:anew|so many|whoever|for ever|go on with|if need be|oneself|on the way of|the way of a"
    r"|score[sd]? (?:\w+ )?twice|(?:is|are|be|was) told|told in|behind (?:a|the) colon|lies? open"
    r"|open (?:train|terrain) cards?|majority|percents|per cent|see to it that|while one is"
    r"|besides|meanwhile|in (?:his|her|its|their) stead|hears? of it|the same of)\b"
    r"|\d %",  # English writes 95%
    re.IGNORECASE,
)
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?:^|\s)//[^\n]*", re.DOTALL)  # an address has no space before //
TITLES = re.compile(r"""(?:\b(?:it|test|describe)|\))\(\s*(["'`])(.*?)\1""")  # of the client's tests, also of `it.each`


def _prose(path: Path) -> Iterator[str]:
    """The paragraphs of a document; the docstrings, comments and messages of a module, and the titles of its tests."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        yield from re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL).splitlines()
    elif path.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                yield from (ast.get_docstring(node) or "").splitlines()
            yield from _messages(node)
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        yield from (token.string for token in tokens if token.type == tokenize.COMMENT)
    else:
        yield from (line for comment in COMMENTS.findall(text) for line in comment.splitlines())
        if ".test." in path.name:
            yield from (title for _, title in TITLES.findall(text))


def _messages(node: ast.AST) -> Iterator[str]:
    """What a call is given, or says an assertion that fails, in words rather than in a key or a pattern."""
    given = node.args if isinstance(node, ast.Call) else [node.msg] if isinstance(node, ast.Assert) else []
    for part in (part for it in given for part in getattr(it, "values", [it])):
        text = part.value if isinstance(part, ast.Constant) else None
        if isinstance(text, str) and " " in text and "\\" not in text:
            yield text


def test_a_phrase_that_no_native_writes_stays_out() -> None:
    found = {
        str(path.relative_to(HERE)): lines
        for path in sorted([*DOCS, *SOURCES, *CLIENT])
        if CALQUES.search(path.read_text("utf-8"))  # code may have it too
        if (lines := [line.strip() for line in _prose(path) if CALQUES.search(line)])
    }
    assert found == {}
