"""Functions with numbers of 32 bits, for a GPU, which counts with those twice as fast.

Numba computes with any two whole numbers in at least 64 bits, as NumPy does on a processor. Here the same text
is compiled with every constant and every result cut to 32 bits. Words, which have no sign, keep their 64.
No number of a game needs more: the largest is a move, see `moves`.
"""

import ast
import inspect
import textwrap
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

SMALLEST, LARGEST = -(1 << 31), (1 << 31) - 1


def narrow(value: Any) -> Any:
    """A number of 32 bits, if it is a number; anything else as it is."""
    return value


@overload(narrow, target="cuda")
def _narrow(value):  # type: ignore[no-untyped-def]
    # Without annotations, because Numba wants both functions to be written alike.
    if isinstance(value, types.Integer | types.IntegerLiteral) and value.signed:  # type: ignore[attr-defined]
        return lambda value: np.int32(value)  # noqa: PLW0108 (Numba compiles functions, not types)
    return lambda value: value


def narrowed(function: Any, namespace: dict[str, Any]) -> FunctionType:
    """A copy of the function that looks up names in this namespace, to which what the copy needs is added."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list, definition.returns = [], None
    for argument in definition.args.args:
        argument.annotation = None
    cut = _Narrowing(namespace, set(function.__code__.co_varnames))
    definition.body = [cut.visit(statement) for statement in definition.body]
    namespace |= {"narrow": narrow, "int32": np.int32}
    if namespace.get("number") is np.int64:
        namespace["number"] = np.int32
    made: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(tree), inspect.getfile(function), "exec"), namespace, made)
    result: FunctionType = made[function.__name__]
    return result


class _Narrowing(ast.NodeTransformer):
    def __init__(self, namespace: dict[str, Any], local: set[str]) -> None:
        self._namespace, self._local = namespace, local

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return _constant(node.value) or node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        is_global = isinstance(node.ctx, ast.Load) and node.id not in self._local
        return (_constant(self._namespace.get(node.id)) if is_global else None) or node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        module = self._namespace.get(node.value.id) if isinstance(node.value, ast.Name) else None
        return (_constant(getattr(module, node.attr)) if isinstance(module, ModuleType) else None) or node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        return _call("narrow", node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        return node if isinstance(node.op, ast.Not) else _call("narrow", node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        node.args = [self.visit(argument) for argument in node.args]
        is_choice = isinstance(node.func, ast.Name) and node.func.id in ("min", "max")
        return _call("narrow", node) if is_choice else node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.stmt:
        if not isinstance(node.target, ast.Name):  # words of a row
            self.generic_visit(node)
            return node
        before = ast.Name(node.target.id, ast.Load())
        return ast.Assign([node.target], self.visit(ast.BinOp(before, node.op, node.value)))


def _constant(value: Any) -> ast.expr | None:
    """A whole number as one of 32 bits; None for anything else."""
    return _call("int32", ast.Constant(value)) if type(value) is int and SMALLEST <= value <= LARGEST else None


def _call(name: str, argument: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [argument], [])
