"""The README's program does what it says."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("document", ["README.md", "docs/record.md", "docs/research.md"])
def test_the_programs_in_the_documents_run(
    document: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ROOT / "tests/playthroughs/everyone-collects.jsonl"
    (tmp_path / "game.jsonl").write_bytes(game.read_bytes())
    monkeypatch.chdir(tmp_path)
    for program in re.findall(r"```python\n(.*?)```", (ROOT / document).read_text(), re.DOTALL):
        exec(compile(program, document, "exec"), {})
    if document == "README.md":
        assert "ScoreSheet" in capsys.readouterr().out
