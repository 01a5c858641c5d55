"""make proof itself: it must not pass when a promise is broken."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from proof import __main__ as proof
from proof.report import Report


async def holds(report: Report, count: int) -> None:
    report.count("tries", count)


async def is_broken(report: Report, count: int) -> None:
    report.foul("a move was lost")


async def breaks_off(report: Report, count: int) -> None:
    raise OSError("no server")


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    parts = {"holds": holds, "broken": is_broken, "off": breaks_off}
    monkeypatch.setattr(proof, "PARTS", {name: proof.Part(part, 7, "tries") for name, part in parts.items()})
    monkeypatch.setattr(sys, "argv", ["proof", *arguments])
    with pytest.raises(SystemExit) as ended:
        proof.main()
    return int(ended.value.code or 0)


def test_a_proof_without_a_foul_passes_and_tells_its_figures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "holds", "--seed", "abc") == 0
    told = capsys.readouterr().out
    assert "7 tries" in told
    assert "no foul" in told
    assert "seed abc" in told


@pytest.mark.parametrize("part", ["broken", "off"])
def test_a_foul_or_a_part_that_breaks_off_fails_the_proof(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], part: str
) -> None:
    assert run(monkeypatch, "holds", part) == 1
    assert "FOUL" in capsys.readouterr().out


def test_a_part_that_does_not_exist_is_refused_by_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "kils") == 2
    assert "there are holds, broken, off" in capsys.readouterr().err
