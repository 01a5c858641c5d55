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
# “Who has moved wants …”: a clause as the subject. “Who decides next” is a noun phrase, and “Who is it?” a question.
_STOPS = r"(?!(?:and|how|if|or|that|to|what|when|where|which|whom?)\b)"  # another clause may have a verb of its own
_VERBS = (
    r"(?:is|are|was|were|has|had|may|might|can|can(?:not|'t)|could|must|will|would|does|did|neither|agrees|asks|begins|brings"
    r"|comes|counts|falls|finds|gets|gives|goes|has|hears|holds|keeps|knows|learns|leaves|loses|makes|needs|pays|plays|reads"
    r"|resigns|rises|sees|shares|sits|starts|stays|takes|tries|waits|wants|wins)"
)
SUBJECT_WHO = re.compile(
    rf"(?:^|[.:;?!] )(?:H?\d[\d.]*: )?Who (?:(?:does|do|did|has|is|was|may|can|cannot|only|not|never|once) )*"
    rf"{_STOPS}\w+(?: {_STOPS}[\w'’-]+)*? {_VERBS}\b[^?]*?(?:[.;:!]|$)"
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


def _sentences(path: Path) -> Iterator[str]:
    """The docstrings and comments of a module, each in one line."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from (" ".join(comment.strip("/*<!-> \n").split()) for comment in COMMENTS.findall(text))
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield " ".join((ast.get_docstring(node) or "").split())
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    yield from (token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT)


def test_no_sentence_has_a_clause_with_who_as_its_subject() -> None:
    found = {
        str(path.relative_to(HERE)): sentences
        for path in sorted([*SOURCES, *CLIENT])
        if (sentences := [it for it in _sentences(path) if SUBJECT_WHO.search(it)])
    }
    assert found == {}, "say which person, or turn the sentence round"


def test_such_a_clause_is_told_from_a_noun_phrase_and_a_question() -> None:
    clauses = [
        "Who has moved wants the game to go on.",
        "Mute a person. Who was blocked stays blocked.",
        "H14: a kept seat. Who has blocked the host is not notified, and the host does not notice.",
        "Who cannot be shown it must not think so.",
        "Say so. Who does not show it does not see it.",
        "Who asks second gets the same one.",
        "Who lays a train brings on the last round",
    ]
    others = [
        "Who decides next; None when the game is over.",
        "Who may see a person's page.",
        "Who decides, what that seat may do, and what it sees.",
        "Who plays the seats that are not the learner's: policies, or any bot.",
        "Who a card concerns: who drew it, or the player for whom it changed most.",
        "Who is to act in each game; -1 if it is over.",
        "Who has a seat when the game is over?",
    ]
    assert [it for it in clauses if not SUBJECT_WHO.search(it)] == []
    assert [it for it in others if SUBJECT_WHO.search(it)] == []
