"""The client is light enough for a phone on a slow line: what travels before a page can be used."""

import json
import re
from importlib.resources import files

import pytest

from browser.pseudo import LANGUAGES

STATIC = files("okapi.server") / "static"
# Bytes of scripts and styles in Brotli, without the language of those who do not read English.
MAX_OF_A_SCREEN = {"": 58_000, "game": 132_000, "rules": 113_500, "keeper": 130_500}
MAX_OF_A_LANGUAGE = {"": 11_000, "game": 26_000}
MAX_OF_ALL_SOUNDS = 80_000
MAX_REQUESTS = 6  # as many as a browser has under way at a time, over HTTP/1.1
LIGHT = 3_000  # bytes of a file that is there before it could be in the way


def named_by_the_page() -> set[str]:
    return set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', (STATIC / "index.html").read_text()))


@pytest.mark.parametrize("screen", MAX_OF_A_SCREEN)
def test_a_screen_needs_few_and_light_files(screen: str) -> None:
    needed = json.loads((STATIC / "preloads.json").read_text())["screens"][screen]
    assert named_by_the_page() <= set(needed)
    weights = {name: weight(name) for name in needed}
    assert sum(each > LIGHT for each in weights.values()) <= MAX_REQUESTS
    assert sum(weights.values()) < MAX_OF_A_SCREEN[screen], weights


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize(("screen", "files"), [("", 1), ("game", 2)])
def test_a_language_is_few_and_light_files(language: str, screen: str, files: int) -> None:
    catalogs = json.loads((STATIC / "preloads.json").read_text())["languages"][screen][language]
    assert len(catalogs) == files
    assert sum(map(weight, catalogs)) < MAX_OF_A_LANGUAGE[screen]


def test_sounds_are_light_and_come_when_they_are_wanted() -> None:
    sounds = [file for file in (STATIC / "assets").iterdir() if file.name.endswith(".mp3")]
    assert sum(len(file.read_bytes()) for file in sounds) < MAX_OF_ALL_SOUNDS
    for early in ("preloads.json", "worker.js", "index.html"):
        assert ".mp3" not in (STATIC / early).read_text()


def weight(name: str) -> int:
    """What travels of a file: its Brotli copy, where it is large enough to have one."""
    copy = STATIC / f"{name}.br"
    return len((copy if copy.is_file() else STATIC / name).read_bytes())
