"""A class name means one thing: no two modules define classes of the same name, and no private class has the name of
another. And names are the field's words.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "tools", "bench", "proof")


def modules_of_classes(paths: Iterable[Path]) -> dict[str, set[str]]:
    """The modules that define a class of each name, without the underscore of a private one."""
    found = defaultdict(set)
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name.lstrip("_")].add(str(path))
    return found


def shared_names(paths: Iterable[Path]) -> set[str]:
    return {name for name, modules in modules_of_classes(paths).items() if len(modules) > 1}


def test_a_class_name_has_one_meaning() -> None:
    found = shared_names(path for folder in FOLDERS if folder != "tests" for path in (ROOT / folder).rglob("*.py"))
    assert found == set(), "another module has a class of this name: find a name of its own"


def test_a_name_that_two_modules_share_is_found(tmp_path: Path) -> None:
    paths = [tmp_path / "one.py", tmp_path / "other.py"]
    paths[0].write_text("class Row: ...\nclass Alone: ...\nclass _Own: ...\nclass _Line: ...\n")
    paths[1].write_text("class Row: ...\nclass _Own: ...\nclass Line: ...\n")
    assert shared_names(paths) == {"Row", "Own", "Line"}


# Words whose meaning only their author knew. As in any English, `WAY_STATION`, `at_least` and `least_price` are fine.
PRIVATE = re.compile(
    r"^_*(?i:ways?(?:_(?!station)|$))|^_*(?:MOST|LEAST)(?:_|$)"
    r"|(?:^|_)(?i:whims?|purses?|told|wish(?:es|ed)?|babble[sd]?|lots?|lessons?|liking|pace|beat|attend"
    r"|outlets?|foreman|desks?|they_came|look_around|look_after|put_old_games_away)(?:_|$)"
)


def identifiers(text: str) -> Iterator[str]:
    """The names of variables, attributes, arguments, functions and classes, as snake_case; a test's is a sentence."""
    for node in ast.walk(ast.parse(text)):
        for field in ("id", "attr", "arg", "name", "asname"):
            name = getattr(node, field, None)
            if isinstance(name, str) and not name.startswith("test_"):
                yield re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name)


def private_words(text: str) -> set[str]:
    return {name for name in identifiers(text) if PRIVATE.search(name)}


def test_a_name_is_the_fields_word_and_no_private_one() -> None:
    paths = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    found = {str(path.relative_to(ROOT)): words for path in paths if (words := private_words(path.read_text("utf-8")))}
    assert found == {}, "a newcomer would not search for these words: find the field's"


def test_a_private_word_is_found_wherever_it_names_something() -> None:
    assert private_words("class Wishes: ...\ndef f(told_after): a.way = g(_whim=MOST_POINTS)") == {
        "Wishes", "told_after", "way", "_whim", "MOST_POINTS",
    }  # fmt: skip
    assert private_words("WAY_STATION = least_price = away = slots = on_the_way") == set()
