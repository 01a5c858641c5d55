"""The complete bot of docs/bots.md, exactly as it stands there, plays and is found by its name."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from okapi.bots import bot_names, find_bot

if TYPE_CHECKING:
    import pytest

DOC = Path(__file__).parents[2] / "docs" / "bots.md"


def python_blocks() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", DOC.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_example_bot_is_complete_in_under_30_lines() -> None:
    assert len(python_blocks()[0].splitlines()) < 30


def test_the_example_bot_and_its_test_run_as_they_stand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, its_test, *_ = python_blocks()
    (tmp_path / "longest_first.py").write_text(bot, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "longest_first", raising=False)
    space: dict[str, object] = {}
    exec(compile(its_test, "docs/bots.md", "exec"), space)
    test = space["test_it_plays_a_whole_game"]
    assert callable(test)
    test()

    entry = find_bot("longest_first:LongestFirst")
    assert entry.description.startswith("Claims the longest route")
    assert entry.level == 1
    monkeypatch.delitem(sys.modules, "longest_first")


def test_the_doc_names_every_bot_with_its_level() -> None:
    text = DOC.read_text(encoding="utf-8")
    for name in bot_names():
        assert f"| `{name}` | {find_bot(name).level or '–'} |" in text
