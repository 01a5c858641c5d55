"""The coach is made ready while the server starts, so that the first advice does not wait for a compiler."""

import sys
from pathlib import Path

import pytest

import okapi.coach.warm_up
from okapi.compiled import compilation
from okapi.game import Stage, View
from okapi.server.workers import coach


def test_the_coach_is_prepared_for_tickets_and_turns_once_on_a_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[Stage] = []

    def advise(view: View) -> tuple[()]:
        asked.append(view.table.stage)
        return ()

    monkeypatch.setattr(okapi.coach.warm_up, "advice", advise)
    monkeypatch.setattr(compilation, "cache_folder", lambda _: tmp_path)
    okapi.coach.warm_up.warm_up_coach()
    assert asked == [Stage.CHOOSING_TICKETS, Stage.TURN]
    okapi.coach.warm_up.warm_up_coach()
    assert len(asked) == 2


def test_what_prepares_the_coach_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "WARM_UP", (sys.executable, "-c", "import time; time.sleep(600)"))
    with coach.coach_warming_up() as process:
        assert process is not None
        assert process.poll() is None
    assert process.poll() is not None
