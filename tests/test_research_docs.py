"""What docs/research.md says about actions and observations is what the code does."""

import ast
import csv
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from okapi.board import africa
from okapi.game import Rules, format_action
from okapi.numbering import SIMPLE_ACTIONS, numbering_of
from okapi.observation import layout_of

Documented = ast.Module | ast.ClassDef | ast.FunctionDef
PAGE = Path(__file__).parent.parent / "docs/research.md"


def actions_table() -> str:
    numbering = numbering_of(africa(), Rules())
    last = len(numbering) - 1
    rows: list[tuple[str, ...]] = [
        ("numbers", "actions"),
        ("---", "---"),
        *((f"{number}", f"`{format_action(SIMPLE_ACTIONS[number])}`") for number in range(len(SIMPLE_ACTIONS))),
        (
            f"{numbering.first_choice}–{numbering.first_claim - 1}",
            "keep tickets, by position on offer, in binary: the first counts 1, the second 2, the third 4 …",
        ),
        (
            f"{numbering.first_claim}–{last}",
            "claim a route: by route, by the card paid in, by the locomotives in the payment; then single, "
            "doubled with no terrain card laid down, with one, with two",
        ),
        (f"for example {numbering.first_claim}", _code(0)),
        (f"for example {last}", _code(-1)),
    ]
    return _table(rows)


def _code(index: int) -> str:
    code = numbering_of(africa(), Rules()).claims[index]
    doubled = (
        "single"
        if code.terrain is None
        else f"doubled with {code.terrain} terrain card{'s' * (code.terrain != 1)} laid down"
    )
    return f"`{code.route}` paid in {code.card} cards, {code.locomotives} locomotives in the payment, {doubled}"


def observation_table() -> str:
    layout = layout_of(africa(), Rules(), 2)
    rows: list[tuple[str, ...]] = [("segment", "bytes", "meaning"), ("---", "---", "---")]
    for name, start, length, meaning in layout.segments.values():
        where = f"{start}" if length == 1 else f"{start}–{start + length - 1}"
        rows.append((f"`{name}`", where, meaning))
    return _table(rows)


def _table(rows: list[tuple[str, ...]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


@pytest.mark.parametrize(("name", "table"), [("actions", actions_table), ("observation", observation_table)])
def test_the_tables_are_those_of_the_code(name: str, table: Callable[[], str]) -> None:
    _, _, after = PAGE.read_text().partition(f"<!-- {name} -->\n")
    written, _, _ = after.partition("\n<!-- end -->")
    assert written == table(), f"docs/research.md should say:\n{table()}"


def test_the_page_says_how_many_actions_and_bytes_there_are() -> None:
    page = PAGE.read_text()
    assert f"{len(numbering_of(africa(), Rules())):,} in all" in page
    for players in (2, 5):
        assert f"{len(layout_of(africa(), Rules(), players))} bytes for {players} players" in page


@pytest.mark.parametrize(
    ("file", "heading"),
    [
        ("environments.csv", "| interface | decisions/s | times the batch |"),
        ("jax.csv", "| who chooses | million decisions/s |"),
        ("peers.csv", "| | decisions/s | lowest–highest | what differs |"),
    ],
)
def test_the_speeds_are_those_of_the_bench(file: str, heading: str) -> None:
    """Row by row, with three significant digits; what a row is called is for people."""
    _, _, after = PAGE.read_text().partition(f"{heading}\n")
    table, _, _ = after.partition("\n\n")
    said = [_figures(line.split("|")[2:4]) for line in table.splitlines()[1:]]
    with (PAGE.parents[1] / "bench/results" / file).open(newline="") as rows:
        columns, *raw = csv.reader(rows)
    first = next(at for at, column in enumerate(columns) if column.endswith("decisions_per_s"))
    assert said == [[float(f"{float(cell):.3g}") for cell in row[first:] if cell] for row in raw]


def test_the_figures_of_the_small_games_are_those_of_the_bench() -> None:
    """Every cell that the page fills; the bench measures a few more."""
    with (PAGE.parents[1] / "bench/results/small-games.csv").open(newline="") as file:
        measured = {
            (row["game"], row["method"], row["iterations"]): (
                row["exploitability"] + (f" ({row['lowest']}–{row['highest']})" if row["lowest"] else ""),
                row["seconds"],
            )
            for row in csv.DictReader(file)
        }
    _, _, after = PAGE.with_name("small-games.md").read_text("utf-8").partition("`okapi_medium`: points | seconds |\n")
    compared = 0
    for line in after.partition("\n\n")[0].splitlines()[1:]:
        who, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        method, _, iterations = who.removesuffix(" iterations").partition(", ")
        bots = re.findall("`(.+?)`", who) or (["random"] if who == "any legal action" else [])
        asked = [(bot, "") for bot in bots] or [(method.removesuffix(" MCCFR"), iterations.replace(",", ""))]
        for game, said in (("tiny", cells[:2]), ("medium", cells[2:])):
            for key in asked if any(said) else ():
                assert tuple(said) == measured[game, *key]
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("name", ["Stable-Baselines3", "one file", "Tianshou", "RLlib"])
def test_what_a_library_learned_is_the_end_of_its_curve(name: str) -> None:
    """How it did in new games is printed by the example; the rest is in the raw figures of the picture."""
    curve = PAGE.parent / "pictures" / f"learner-{name.lower().replace(' ', '-').removesuffix('3')}.csv"
    with curve.open(newline="") as file:
        *_, last = csv.DictReader(file)
    page = PAGE.with_name("learners.md").read_text("utf-8")
    (row,) = re.findall(rf"^\| {name} \| (.+?) \| (.+?) \| (.+?) \| .+ \|$", page, re.MULTILINE)
    decisions, minutes, at_the_end = row
    assert minutes == f"{float(last['minutes']):.1f} min"
    assert at_the_end == f"{float(last['lead']):+.1f} points, {float(last['won']):.0%} won"
    assert int(decisions.replace(",", "")) == pytest.approx(float(last["decisions"]), rel=1e-4)


def test_the_search_in_the_examples_has_as_many_lines_as_the_pages_say() -> None:
    source = (PAGE.parents[1] / "examples/ismcts.py").read_text("utf-8")
    tree = ast.parse(source)
    aside: list[ast.stmt] = [it for it in ast.walk(tree) if isinstance(it, ast.Import | ast.ImportFrom)]
    aside += [it.body[0] for it in ast.walk(tree) if isinstance(it, Documented) and ast.get_docstring(it)]
    left_out = {line for it in aside for line in range(it.lineno, (it.end_lineno or it.lineno) + 1)}
    lines = [line for number, line in enumerate(source.splitlines(), 1) if line.strip() and number not in left_out]
    for page in ("compiled.md", "reproducing.md"):
        assert f" of {len(lines)} lines" in PAGE.with_name(page).read_text("utf-8")


def _figures(cells: list[str]) -> list[float]:
    return [float(number.replace(",", "")) for cell in cells for number in re.findall(r"[\d,]*\d(?:\.\d+)?", cell)]
