"""make proof itself: it must not pass when a promise is broken."""

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from proof import __main__ as proof
from proof.report import Report
from proof.soak import slope


async def holds(report: Report, count: int) -> None:
    report.count("tries", count)


async def is_broken(report: Report, count: int) -> None:
    report.foul("a move was lost")


async def breaks_off(report: Report, count: int) -> None:
    raise OSError("no server")


async def takes_hours(report: Report, count: int) -> None:
    report.count("minutes", round(report.time_limit / 60))


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    told = {"holds": holds, "broken": is_broken, "off": breaks_off}
    parts = {name: proof.Part(part, 7, "tries") for name, part in told.items()}
    parts["hours"] = proof.Part(takes_hours, 7, "tries", minutes=240, is_of_all=False)
    monkeypatch.setattr(proof, "PARTS", parts)
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


def test_what_takes_hours_is_run_only_if_it_is_named_and_for_as_long_as_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch) == 1
    assert "hours" not in capsys.readouterr().out
    assert run(monkeypatch, "hours") == 0
    assert "240 minutes" in capsys.readouterr().out
    assert run(monkeypatch, "hours", "--minutes", "3") == 0
    assert "3 minutes" in capsys.readouterr().out


def test_the_slope_of_memory_comes_with_how_far_it_can_be_trusted() -> None:
    hours = [number / 120 for number in range(240)]
    line = slope([(hour, 150 + 2 * hour) for hour in hours])
    assert line.gain == pytest.approx(2)
    assert line.plus_minus == pytest.approx(0, abs=1e-6)
    noise = Random(1)
    noisy = slope([(hour, 150 + 2 * hour + noise.gauss(0, 1)) for hour in hours])
    assert abs(noisy.gain - 2) < noisy.plus_minus < 1
    saw = slope([(hour, 150 + 10 * (hour % 0.5)) for hour in hours])  # a cache that fills up and is emptied
    assert abs(saw.gain) < saw.plus_minus
