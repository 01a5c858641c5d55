from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from cli.esperanto import ESPERANTO
from okapi import locales
from okapi.cli import app, language
from okapi.cli.vocabulary import vocabulary
from okapi.locales import Texts

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has an empty folder to itself, an ordinary width, and no colours."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def okapi() -> Run:
    """Run the command with these arguments; lines typed into it may follow as `typed`."""

    def run(*args: object, typed: str = "") -> Any:
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture
def esperanto(monkeypatch: pytest.MonkeyPatch) -> Iterator[Texts]:
    """A language that is there while the test runs."""
    real = locales.catalogs
    monkeypatch.setattr(locales, "catalogs", lambda name: ESPERANTO if name == "eo" else real(name))
    monkeypatch.setattr(locales, "available", lambda: ("en", "eo"))
    monkeypatch.setattr(language, "available", lambda: ("en", "eo"))
    yield locales.texts("eo")
    locales.texts.cache_clear()
    vocabulary.cache_clear()
    language.settle(["--language", "en"])
