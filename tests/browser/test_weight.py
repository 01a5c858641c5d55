"""The client is light enough for a phone on a slow line."""

import gzip
import re
from importlib.resources import files

import pytest

from browser.test_languages import LANGUAGES

MOST = 180_000  # bytes of compressed JavaScript
MOST_OF_THE_KEEPER = 40_000  # more than the table needs, loaded on its own page only
ASSETS = files("okapi.server") / "static" / "assets"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_any_language_needs_little_javascript(language: str) -> None:
    scripts = {file.name: file.read_bytes() for file in ASSETS.iterdir() if file.name.endswith(".js")}
    loaded = [
        content
        for name, content in scripts.items()
        if "language-" not in name or f"language-{language}-" in name
        if not name.startswith("Keeper")
    ]
    assert sum(len(gzip.compress(content)) for content in loaded) < MOST


def test_the_score_keeper_is_a_small_chunk_of_its_own() -> None:
    [keeper] = [file.read_bytes() for file in ASSETS.iterdir() if re.match(r"Keeper-.*\.js$", file.name)]
    assert len(gzip.compress(keeper)) < MOST_OF_THE_KEEPER
