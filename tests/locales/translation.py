"""The languages as the tests look at them."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from tools.catalog import CatalogMessage, read

from okapi.locales import Catalogs, available

LANGUAGES = available()
TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")
HERE = Path(__file__).parent


@cache
def messages(language: str) -> dict[str, CatalogMessage]:
    return read(language)


@cache
def own_texts(language: str) -> Catalogs:
    """What is said in a language itself, never in English instead."""
    return Catalogs(language)


@cache
def particular(language: str) -> dict[str, Any]:
    """What a language is allowed to do otherwise: tests/locales/languages/README.md."""
    path = HERE / "languages" / f"{language}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def nothing_wrong(faults: Iterable[str]) -> None:
    """Tell all faults at once: a translator mends them in one go."""
    found = list(faults)
    assert not found, "\n" + "\n".join(found)
