"""Nothing that a player can choose fills a cache that never shrinks."""

import ast
from collections.abc import Iterator
from pathlib import Path

import okapi

CHOSEN_BY_PLAYERS = ("Board", "Rules", "str")


def cached_without_bound(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and any(is_unbounded(it) for it in node.decorator_list):
            arguments = [*node.args.args, *node.args.kwonlyargs]
            kinds = {ast.unparse(it.annotation) for it in arguments if it.annotation is not None}
            if kinds.intersection(CHOSEN_BY_PLAYERS):
                yield node.name


def is_unbounded(decorator: ast.expr) -> bool:
    return ast.unparse(decorator) in {
        "cache",
        "functools.cache",
        "lru_cache(maxsize=None)",
        "lru_cache(None)",
    }


def test_a_cache_by_board_rules_or_text_has_a_bound() -> None:
    folder = Path(okapi.__file__).parent
    found = [
        f"{path.relative_to(folder)}: {name}"
        for path in sorted(folder.rglob("*.py"))
        for name in cached_without_bound(path.read_text("utf-8"))
    ]
    assert not found, "use lru_cache(maxsize=…)"


def test_an_unbounded_cache_is_found() -> None:
    assert [*cached_without_bound("@cache\ndef numbers(board: Board) -> int: ...")] == ["numbers"]
    assert not [*cached_without_bound("@lru_cache(maxsize=8)\ndef numbers(board: Board) -> int: ...")]
