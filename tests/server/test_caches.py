"""Nothing that clients send fills a cache without a bound."""

import ast
from collections.abc import Iterator
from pathlib import Path

import okapi.server

SOURCE = Path(okapi.server.__file__).parent
CHOSEN_BY_CLIENTS = {"str", "Rules"}  # there is no end of either


def test_no_cache_without_a_bound_is_keyed_by_what_a_client_sends() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in SOURCE.rglob("*.py")
        for name in endless_caches(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_such_a_cache_is_found() -> None:
    source = """
@cache
def a(id: str) -> int: ...
@functools.lru_cache(maxsize=None)
def b(board: Board, rules: Rules | None) -> int: ...
@lru_cache(None)
def c(*, id: "str") -> int: ...
@lru_cache(maxsize=8)
def bounded(id: str) -> int: ...
@cache
def of_a_board(board: Board) -> int: ...
"""
    assert list(endless_caches(ast.parse(source))) == ["a", "b", "c"]


def endless_caches(module: ast.Module) -> Iterator[str]:
    """The functions whose results are all kept, one for each text or set of rules they were asked about."""
    for node in ast.walk(module):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and any(map(is_endless, node.decorator_list)):
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            if any(names_in(argument.annotation) & CHOSEN_BY_CLIENTS for argument in arguments):
                yield node.name


def is_endless(decorator: ast.expr) -> bool:
    if not isinstance(decorator, ast.Call):
        return ast.unparse(decorator) in ("cache", "functools.cache")
    if not ast.unparse(decorator.func).endswith("lru_cache"):
        return False
    sizes = [*decorator.args[:1], *(each.value for each in decorator.keywords if each.arg == "maxsize")]
    return any(isinstance(size, ast.Constant) and size.value is None for size in sizes)


def names_in(annotation: ast.expr | None) -> set[str]:
    if annotation is None:
        return set()
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    return {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}
