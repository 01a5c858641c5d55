"""The way into the code names files and folders that are there, and all of them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SOURCE, SERVER = ROOT / "src" / "okapi", ROOT / "src" / "okapi" / "server"


def test_every_path_that_is_named_is_there() -> None:
    named = re.findall(r"`((?:src|web|tests|tools|docs|bench|proof)/[\w./-]*)`", TEXT)
    assert not [path for path in named if not (ROOT / path).exists()]


def test_every_folder_of_the_package_and_every_room_of_the_server_has_a_line() -> None:
    lines = set(re.findall(r"^\| (`[^|]+`) \|", TEXT, re.MULTILINE))
    listed = {name for line in lines for name in re.findall(r"`([\w.]+)/?`", line)}
    folders = {path.name for place in (SOURCE, SERVER) for path in place.iterdir() if (path / "__init__.py").exists()}
    assert folders <= listed
    assert all(any((place / name).exists() for place in (SOURCE, SERVER, ROOT)) for name in listed)


def test_the_stations_of_a_move_are_files() -> None:
    drawing = TEXT.split("## Life of a claimed route")[1].split("```")[1]
    browser, server = re.split(r"^ ─+┼.*$", drawing, flags=re.MULTILINE)
    places = ((browser, ROOT / "web" / "src"), (server, SERVER))
    for part, place in places:
        for station in re.findall(r"\b((?:map|table|game|net|http|play|storage)/[\w-]+)", part):
            assert list(place.glob(f"{station}.*")), f"{station} is not in {place}"
