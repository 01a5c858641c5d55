"""docs/rules.md lists every rule, its module and its tests. This keeps the list honest."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

from okapi.game import Reason
from okapi.locales import catalogs

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "okapi").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))

LAST_OF_EACH_SECTION = {1: 6, 2: 4, 3: 2, 4: 7, 5: 11, 6: 6, 7: 5}
RULES = [
    "3",
    *(f"{section}.{n}" for section, last in LAST_OF_EACH_SECTION.items() for n in range(1, last + 1)),
]
WITHOUT_A_MODULE = ["5.10"]  # an example of the rule before it

NUMBER = r"[1-9]\.\d{1,2}"
CITED = re.compile(rf"(?<![\d.])({NUMBER})(?:–({NUMBER}))?(?!\d|\.\d)|\bSection ([1-9])\b")
BEHIND_A_DEF = re.compile(rf"#\s*((?:{NUMBER}(?:–{NUMBER})?|\d)(?:, (?:{NUMBER}(?:–{NUMBER})?|\d))*)(?=,|$)")
ROW = re.compile(r"^\| (\d(?:\.\d+)?) \| (.+?) \| (.+?) \| (.+?) \|$", re.MULTILINE)


class Entry(NamedTuple):
    """A row of the list."""

    rule: str
    says: str
    modules: list[str]
    tests: list[tuple[str, str]]  # file and name


class CitingTest(NamedTuple):
    """A test, and the rules it says it tests."""

    file: str
    name: str
    rules: list[str]


def numbers_in(text: str) -> list[str]:
    """The rules cited in a text; a range like 5.7–5.9 is all of them."""
    found: list[str] = []
    for first, last, section in CITED.findall(text):
        found += [section] if section else _range(first, last or first)
    return found


def _range(first: str, last: str) -> list[str]:
    section, start = first.split(".")
    return [f"{section}.{n}" for n in range(int(start), int(last.split(".")[1]) + 1)]


def the_list(text: str) -> list[Entry]:
    """The rows of docs/rules.md."""
    entries = []
    for rule, says, modules, tests in ROW.findall(text):
        listed, file = [], ""
        for word in re.findall(r"`([\w/.]+)`", tests):
            if word.endswith(".py"):
                file = word
            else:
                listed.append((file, word))
        entries.append(Entry(rule, says, re.findall(r"`([\w/]+\.py)`", modules), listed))
    return entries


def _comments(source: str) -> dict[int, str]:
    """The comments of a module by line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string for token in tokens if token.type is tokenize.COMMENT}


def read_tests(source: str, file: str) -> list[CitingTest]:
    """The tests of a file, with the rules named in the comment after the def."""
    comments = _comments(source) if re.search(r"#\s*\d", source) else {}
    tests = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            behind = [comments.get(line, "") for line in range(node.lineno, node.body[0].lineno)]
            tests.append(CitingTest(file, node.name, [rule for it in behind for rule in _cited_behind(it)]))
    return tests


def _cited_behind(comment: str) -> list[str]:
    match = BEHIND_A_DEF.match(comment)
    if not match:
        return []
    listed = match[1].split(", ")
    return [rule for it in listed for rule in ([it] if it.isdigit() else numbers_in(it))]


def prose_of(source: str) -> str:
    """The comments and docstrings of a module: where it may speak of rules."""
    prose = [*_comments(source).values()]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            prose.append(ast.get_docstring(node) or "")
    return "\n".join(prose)


@cache
def entries() -> dict[str, Entry]:
    return {entry.rule: entry for entry in the_list((ROOT / "docs" / "rules.md").read_text("utf-8"))}


@cache
def all_tests() -> tuple[CitingTest, ...]:
    found = (read_tests(path.read_text("utf-8"), path.relative_to(ROOT / "tests").as_posix()) for path in TESTS)
    return tuple(test for tests in found for test in tests)


@cache
def cited_by_modules() -> dict[str, list[str]]:
    """The rules that the prose of each module cites; most have no such number anywhere."""
    sources = {path.relative_to(ROOT / "src" / "okapi").as_posix(): path.read_text("utf-8") for path in SOURCES}
    return {module: numbers_in(prose_of(source)) for module, source in sources.items() if CITED.search(source)}


def test_the_list_has_exactly_the_rules_each_once_and_in_order() -> None:
    listed = [entry.rule for entry in the_list((ROOT / "docs" / "rules.md").read_text("utf-8"))]
    assert listed == sorted(RULES, key=lambda rule: [int(n) for n in rule.split(".")])


def test_every_rule_has_a_test_that_cites_it() -> None:
    cited = {rule for test in all_tests() for rule in test.rules}
    assert [rule for rule in RULES if rule not in cited] == []


def test_no_test_cites_a_rule_that_there_is_not() -> None:
    tests = all_tests()
    unknown = [(it.file, it.name, rule) for it in tests for rule in it.rules if rule not in RULES]
    assert unknown == []


def test_every_test_of_the_rules_cites_one() -> None:
    silent = [test.name for test in all_tests() if test.file.startswith("rules/") and not test.rules]
    assert silent == []


def test_the_tests_listed_for_a_rule_exist_and_cite_it() -> None:
    cited: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for test in all_tests():
        cited[test.file, test.name] += test.rules
    assert [rule for rule in RULES if not entries()[rule].tests] == [], "no test is listed"
    assert [(rule, *test) for rule in RULES for test in entries()[rule].tests if rule not in cited[test]] == [], (
        "there is no such test, or it does not cite the rule"
    )


def test_the_modules_listed_for_a_rule_cite_it() -> None:
    listed = {rule: entries()[rule].modules for rule in RULES if rule not in WITHOUT_A_MODULE}
    assert [rule for rule, modules in listed.items() if not modules] == [], "no module is listed"
    cited = cited_by_modules()
    assert [
        (rule, module) for rule, modules in listed.items() for module in modules if rule not in cited.get(module, [])
    ] == [], "there is no such module, or it does not mention the rule"


def test_a_module_cites_only_rules_that_there_are() -> None:
    known = {*RULES, *(str(section) for section in LAST_OF_EACH_SECTION)}
    unknown = {module: numbers for module, cited in cited_by_modules().items() if (numbers := set(cited) - known)}
    assert unknown == {}, "not a number of a rule; should it be some other number, write it in words"


def test_every_rule_is_written_in_words_and_nothing_else_is() -> None:
    numbers = re.findall(r"^rule-(\d(?:-\d+)?) =", catalogs("en")["rules.ftl"], re.MULTILINE)
    assert [number.replace("-", ".") for number in numbers] == sorted(
        RULES, key=lambda rule: [int(n) for n in rule.split(".")]
    )


def test_the_rules_in_words_name_only_rules_that_there_are() -> None:
    named = re.findall(r"\((\d\.\d+)\)", catalogs("en")["rules.ftl"])
    assert named
    assert [number for number in named if number not in RULES] == []


def test_every_reason_cites_a_rule_that_there_is() -> None:
    assert [reason.name for reason in Reason if reason.rule not in RULES] == []
