"""docs/house-rules.md lists every house rule, its module and its tests. This keeps the list honest."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIST = (ROOT / "docs" / "house-rules.md").read_text("utf-8")
RULES = re.findall(r"^\| (H\d+) \| [^|]+ \|$", LIST, re.MULTILINE)
ROWS = {row[0]: row for row in re.findall(r"^\| (H\d+) \| ([^|]+) \| ([^|]+) \|$", LIST, re.MULTILINE)}
TESTS = ROOT / "tests" / "server" / "test_house_rules.py"


def cited_by_tests() -> dict[str, set[str]]:
    """The rules that each test names in a comment after its def."""
    source = TESTS.read_text("utf-8")
    lines = source.splitlines()
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            head = " ".join(lines[node.lineno - 1 : node.body[0].lineno - 1])
            found[node.name] = set(re.findall(r"\bH\d+\b", head.partition("#")[2]))
    return found


def test_the_rules_are_numbered_from_one() -> None:
    assert RULES == list(ROWS) == [f"H{number}" for number in range(1, len(RULES) + 1)]


def test_the_list_names_every_test_of_a_rule_and_no_other() -> None:
    listed = {rule: set(re.findall(r"`(test_\w+)`", row[2])) for rule, row in ROWS.items()}
    cited = {rule: {test for test, rules in cited_by_tests().items() if rule in rules} for rule in ROWS}
    assert listed == cited
    assert all(cited_by_tests().values()), "every test there is of a rule"


def test_every_module_listed_cites_its_rule() -> None:
    for rule, modules, _ in ROWS.values():
        for module in re.findall(r"`([\w/]+\.py)`", modules):
            text = (ROOT / "src" / "okapi" / "server" / module).read_text("utf-8")
            assert re.search(rf"\b{rule}\b", text), f"{module} does not mention {rule}"
