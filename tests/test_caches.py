"""Nothing that anyone can choose fills a cache that never shrinks."""

import ast
from collections.abc import Iterator
from pathlib import Path

import okapi

SOURCE = Path(okapi.__file__).parent
KEPT = SOURCE / "compiled"  # machine code, of which our own modules name all that there is


def caches_without_bound(source: str) -> Iterator[str]:
    """The functions of which all results are kept, and which have more than one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(map(is_unbounded, node.decorator_list)):
            given = node.args
            if given.posonlyargs or given.args or given.vararg or given.kwonlyargs or given.kwarg:
                yield node.name


def is_unbounded(decorator: ast.expr) -> bool:
    if not isinstance(decorator, ast.Call):
        return ast.unparse(decorator).rpartition(".")[2] == "cache"
    if ast.unparse(decorator.func).rpartition(".")[2] != "lru_cache":
        return False
    sizes = [*decorator.args[:1], *[each.value for each in decorator.keywords if each.arg == "maxsize"]]
    return any(ast.unparse(size) == "None" for size in sizes)


def test_a_cache_of_a_function_with_parameters_has_a_bound() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in sorted(SOURCE.rglob("*.py"))
        if KEPT not in path.parents
        for name in caches_without_bound(path.read_text("utf-8"))
    ]
    assert not found, "use lru_cache(maxsize=…)"


def test_a_cache_without_a_bound_is_found() -> None:
    source = """
@cache
def a(board: Board) -> int: ...
@functools.cache
def b(*ids: str) -> int: ...
@lru_cache(maxsize=None)
def c(*, id: str | None) -> int: ...
@functools.lru_cache(None)
async def d(id: int, /) -> int: ...
@lru_cache
def bounded(id: str) -> int: ...
@lru_cache(maxsize=8)
def bounded_too(id: str) -> int: ...
@cache
def one() -> int: ...
"""
    assert [*caches_without_bound(source)] == ["a", "b", "c", "d"]
