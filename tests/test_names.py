"""A class name means one thing: no two modules define classes of the same name."""

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import okapi


def modules_of_classes(paths: Iterable[Path]) -> dict[str, set[str]]:
    """The modules that define a class of each name, private ones left out."""
    found = defaultdict(set)
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(str(path))
    return found


def shared_names(paths: Iterable[Path]) -> set[str]:
    return {name for name, modules in modules_of_classes(paths).items() if len(modules) > 1}


def test_a_class_name_has_one_meaning() -> None:
    found = shared_names(Path(okapi.__file__).parent.rglob("*.py"))
    assert found == set(), "another module has a class of this name: find a name of its own"


def test_a_name_that_two_modules_share_is_found(tmp_path: Path) -> None:
    paths = [tmp_path / "one.py", tmp_path / "other.py"]
    paths[0].write_text("class Row: ...\nclass Alone: ...\nclass _Own: ...\n")
    paths[1].write_text("class Row: ...\nclass _Own: ...\n")
    assert shared_names(paths) == {"Row"}
