"""Every figure in the tables of docs/performance.md has a raw one, which says where it comes from."""

import csv
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
PAGE = (ROOT / "docs" / "performance.md").read_text("utf-8")
FILES = sorted(RESULTS.glob("*.csv"))
NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?![\w.])")


def numbers(text: str) -> set[str]:
    """As they are written, but without commas between thousands."""
    return set(NUMBER.findall(re.sub(r"(?<=\d),(?=\d{3})", "", text)))


def rows_of(file: Path) -> list[list[str]]:
    return [*csv.reader(file.read_text("utf-8").splitlines())]


def test_every_figure_of_a_table_is_a_raw_one() -> None:
    """Those of a row are all in one file: a number that some other series happens to have proves nothing."""
    raw = [numbers(" ".join(cell for row in rows_of(file) for cell in row)) for file in FILES]
    lines = [line for line in PAGE.splitlines() if line.startswith("| ")]
    rows = [numbers(line.strip("|").partition("|")[2]) for line in lines]  # the first cell says what it is
    assert sum(map(len, rows)) > 200
    assert [line for line, row in zip(lines, rows, strict=True) if not any(row <= found for found in raw)] == []


def test_every_file_says_which_command_made_it() -> None:
    listed = (RESULTS / "README.md").read_text("utf-8")
    rows = re.findall(r"^\| `([\w-]+\.csv)` \| (.+?) \| (.+?) \| (.+?) \|", listed, re.MULTILINE)
    assert sorted(name for name, *_ in rows) == [file.name for file in FILES]
    assert all("`" in command or command.startswith("was not kept") for _, command, _, _ in rows)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", date) for *_, date in rows)


def test_series_that_cannot_be_repeated_are_named_where_that_is_promised() -> None:
    listed = (RESULTS / "README.md").read_text("utf-8")
    lost = set(re.findall(r"^\| `([\w-]+\.csv)` \| was not kept", listed, re.MULTILINE))
    assert lost == set(re.findall(r"`([\w-]+\.csv)`", (ROOT / "docs" / "reproducing.md").read_text("utf-8")))


def test_every_row_of_a_file_has_all_columns() -> None:
    for file in FILES:
        header, *rows = rows_of(file)
        assert rows
        assert {len(row) for row in rows} == {len(header)}, file.name
