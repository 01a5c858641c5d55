"""docs/api.md: the public Python names with their docstrings, read from the source.

It is read and not imported, so that the page is the same for every Python and without any extra.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import okapi

SOURCE = Path(okapi.__file__).parent
# From the game outwards.
MODULES = (
    "okapi",
    "okapi.board",
    "okapi.game",
    "okapi.dealer",
    "okapi.record",
    "okapi.bots",
    "okapi.arena",
    "okapi.coach",
    "okapi.puzzles",
    "okapi.numbering",
    "okapi.observation",
    "okapi.compiled",
    "okapi.dataset",
    "okapi.environments",
    "okapi.environments.openspiel",
    "okapi.picture",
    "okapi.client",
)
HEAD = """# The Python API

What `__all__` of these modules names is public: it changes only as [versions.md](versions.md) says. All of
it is typed. Other names in the package are not public, even where they can be imported. `make generate`
writes this page from the docstrings.

"""
MAX_VALUE = 100  # characters of a constant that is shown
Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
Definition = Documented | ast.Assign | ast.AnnAssign


def api_page() -> str:
    """The whole page."""
    contents = "\n".join(f"- [`{name}`](#{_anchor(name)})" for name in MODULES)
    return HEAD + contents + "\n" + "".join(_chapter(name) for name in MODULES)


def _anchor(module: str) -> str:
    return module.replace(".", "")


def _chapter(name: str) -> str:
    module = _parsed(name)
    parts = [f"\n## `{name}`\n\n{_prose(ast.get_docstring(module) or '')}\n"]
    parts += [_entry(each, _definition(name, each)) for each in _public(module)]
    return "".join(parts)


def _parsed(module: str) -> ast.Module:
    path = SOURCE.joinpath(*module.split(".")[1:])
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(path.read_text("utf-8"))


def _public(module: ast.Module) -> list[str]:
    for node in module.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    raise ValueError("a public module has an __all__")


def _definition(module: str, name: str) -> Definition:
    """Where the name is defined, followed through the imports of it."""
    tree = _parsed(module)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and name in {alias.asname or alias.name for alias in node.names}:
            return _definition(_imported(module, node), name)
    for found in tree.body:
        if isinstance(found, Definition) and name in _names(found):
            return found
    raise LookupError(f"{module} does not define {name}")


def _imported(module: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return str(node.module)
    is_package = SOURCE.joinpath(*module.split(".")[1:]).is_dir()
    above = module.split(".")[: None if is_package and node.level == 1 else -1]
    return ".".join([*above, *filter(None, [node.module])])


def _names(node: Definition) -> set[str]:
    match node:
        case ast.Assign(targets=targets):
            return {ast.unparse(target) for target in targets}
        case ast.AnnAssign(target=target):
            return {ast.unparse(target)}
    return {node.name}


def _entry(name: str, node: Definition) -> str:
    match node:
        case ast.ClassDef():
            code = "\n    ".join([_class_line(node), *_members(node)])
            return f"\n### `{name}`\n\n{_fenced(code)}\n{_described(node)}{_attributes(node)}{_methods(node)}"
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return f"\n### `{name}`\n\n{_fenced(_signature(node))}\n{_described(node)}"
    return f"\n### `{name}`\n\n{_fenced(_constant(name, node))}\n"


def _constant(name: str, node: ast.Assign | ast.AnnAssign) -> str:
    kind = f": {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
    value = ast.unparse(node.value) if node.value else "…"
    return f"{name}{kind} = {value if len(value) <= MAX_VALUE else '…'}"


def _class_line(node: ast.ClassDef) -> str:
    given = [ast.unparse(base) for base in node.bases]
    given += [f"{keyword.arg}={ast.unparse(keyword.value)}" for keyword in node.keywords]
    return f"class {node.name}({', '.join(given)}):" if given else f"class {node.name}:"


def _members(node: ast.ClassDef) -> Iterator[str]:
    """Fields, the members of an enumeration, properties, and how one is made."""
    for member in node.body:
        match member:
            case ast.AnnAssign(target=ast.Name(id=name)) if not name.startswith("_"):
                yield ast.unparse(member)
            case ast.Assign(targets=[ast.Name(id=name)]) if not name.startswith("_"):
                yield ast.unparse(member)
            case ast.FunctionDef(name="__init__"):
                yield _signature(member)


def _attributes(node: ast.ClassDef) -> str:
    """Those that are set when one is made."""
    made = [member for member in node.body if isinstance(member, ast.FunctionDef) and member.name == "__init__"]
    names = [
        each.attr
        for method in made
        for each in ast.walk(method)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) and not each.attr.startswith("_")
    ]
    return f"\nAttributes: {', '.join(f'`{name}`' for name in dict.fromkeys(names))}.\n" if names else ""


def _methods(node: ast.ClassDef) -> str:
    """What can be asked of it, with a line for each."""
    lines = [
        f"- `{_call(member)}`{_summary(member)}\n"
        for member in node.body
        if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef) and not member.name.startswith("_")
    ]
    return "\n" + "".join(lines) if lines else ""


def _call(method: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    if any(ast.unparse(each).endswith("property") for each in method.decorator_list):
        return f"{method.name}: {ast.unparse(method.returns)}" if method.returns else method.name
    waits = "await " if isinstance(method, ast.AsyncFunctionDef) else ""
    return waits + re.sub(r"^(?:async )?def |(?<=\()(?:self|cls)(?:, )?", "", _signature(method))


def _summary(method: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    said = ast.get_docstring(method)
    return ": " + " ".join(said.split()) if said else ""


def _signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    before = "async def" if isinstance(node, ast.AsyncFunctionDef) else "def"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    return f"{before} {node.name}({ast.unparse(node.args)}){returns}"


def _described(node: Documented) -> str:
    said = ast.get_docstring(node)
    return f"\n{_prose(said)}\n" if said else ""


def _prose(docstring: str) -> str:
    """Its paragraphs, those that are a program as one."""
    paragraphs = inspect.cleandoc(docstring).split("\n\n")
    return "\n\n".join(_fenced(each) if _is_program(each) else each for each in paragraphs)


def _is_program(paragraph: str) -> bool:
    try:
        return "(" in paragraph and bool(ast.parse(paragraph.replace("await ", "")))
    except SyntaxError:
        return False


def _fenced(code: str) -> str:
    return f"```python\n{code}\n```"
