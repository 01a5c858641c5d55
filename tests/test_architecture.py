"""docs/architecture.md names files and folders that exist, and all of them."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SOURCE, SERVER = ROOT / "src" / "okapi", ROOT / "src" / "okapi" / "server"


def test_every_path_that_is_named_is_there() -> None:
    named = re.findall(r"`((?:src|web|tests|tools|docs|bench|proof)/[\w./-]*)`", TEXT)
    assert not [path for path in named if not (ROOT / path).exists()]


def listed_in(text: str) -> set[str]:
    """What has a line in a table."""
    lines = re.findall(r"^\| (`[^|]+`) \|", text, re.MULTILINE)
    return {name for line in lines for name in re.findall(r"`([\w.]+)/?`", line)}


def test_every_folder_of_the_package_and_every_room_of_the_server_has_a_line() -> None:
    listed = listed_in(TEXT)
    folders = {path.name for place in (SOURCE, SERVER) for path in place.iterdir() if (path / "__init__.py").exists()}
    assert folders <= listed
    assert all(any((place / name).exists() for place in (SOURCE, SERVER, ROOT)) for name in listed)


def test_every_folder_beside_the_source_has_a_line() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    command = ("git", "ls-files", "*/*")
    tracked = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    folders = {line.partition("/")[0] for line in tracked.splitlines()}
    beside = TEXT.split("\nBeside `src`:\n")[1].split("\nIn `tools`")[0]
    assert listed_in(beside) == {name for name in folders if not name.startswith(".")} - {"src"}


def test_the_stations_of_a_move_are_files() -> None:
    drawing = TEXT.split("## Life of a claimed route")[1].split("```")[1]
    browser, server = re.split(r"^ ─+┼.*$", drawing, flags=re.MULTILINE)
    places = ((browser, ROOT / "web" / "src"), (server, SERVER))
    for part, place in places:
        for station in re.findall(r"\b((?:map|table|game|net|http|play|storage)/[\w-]+)", part):
            assert list(place.glob(f"{station}.*")), f"{station} is not in {place}"
