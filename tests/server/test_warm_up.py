"""On a new machine nobody waits for a compiler: bots and coach use slower code until machine code is ready."""

import fcntl
import signal
import subprocess
import sys
from contextvars import ContextVar
from pathlib import Path

import pytest

import okapi.coach.advising
from okapi.board import africa
from okapi.bots import warm_up as bots_warm_up
from okapi.bots.champion import ChampionBot
from okapi.bots.prodigy import ProdigyBot
from okapi.coach import warm_up
from okapi.compiled import compilation
from okapi.compiled.compilation import is_plain
from okapi.dealer import SeededDealer
from okapi.game import Action, Stage, View, new_game, options, settle, to_json, view_for
from okapi.server.workers.bot_worker import Question, answer


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Stage]]:
    """A machine on which nothing is compiled yet; the processes that decide to compile, in this order."""
    decided: list[tuple[str, Stage]] = []

    def folder(of: Path = tmp_path) -> Path:
        (tmp_path / of.name).mkdir(exist_ok=True)
        return tmp_path / of.name

    def deciding(who: str, module: object, name: str) -> None:
        monkeypatch.setattr(module, name, lambda view: decided.append((who, view.table.stage)))

    monkeypatch.setattr(compilation, "cache_folder", folder)
    deciding("champion", bots_warm_up, "_decide_as_champion")
    deciding("searcher", bots_warm_up, "_decide_as_searcher")
    deciding("coach", okapi.coach.advising, "advice")
    return decided


def test_all_is_compiled_once_and_what_people_want_soonest_comes_first(compiled: list[tuple[str, Stage]]) -> None:
    assert warm_up.is_cold()
    warm_up.warm_up()
    assert not warm_up.is_cold()
    warm_up.warm_up()
    who = [name for name, stage in compiled if stage is Stage.TURN]
    assert (who, len(compiled)) == (["champion", "coach", "searcher"], 6)


def first_view() -> View:
    return view_for(settle(new_game(africa(), 2), SeededDealer(1))[0], 0)


@pytest.mark.usefixtures("compiled")
def test_a_worker_changes_over_as_soon_as_machine_code_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    view, plainly = first_view(), list[bool]()

    def choose(self: ChampionBot, view: View, possible: list[Action]) -> Action:
        plainly.append(is_plain())
        return possible[0]

    monkeypatch.setattr(ChampionBot, "choose", choose)
    board = africa()
    question = Question("champion", "seed", board.content_hash, to_json(view), board.to_json())  # type: ignore[arg-type]
    answer(question, lambda _: None)
    warm_up.warm_up()
    answer(question, lambda _: None)
    assert plainly == [True, False]


def test_the_slower_way_gives_the_same_moves_and_the_same_advice() -> None:
    view, advice = first_view(), okapi.coach.advising.advice
    quick = ProdigyBot("seed").choose(view, options(view)), advice(view, worlds=2)
    with compilation.plain_python():
        assert (ProdigyBot("seed").choose(view, options(view)), advice(view, worlds=2)) == quick


COMPILES_FOREVER = """
import fcntl, sys, time
from okapi.coach import warm_up
held = open(sys.argv[1], "w")
fcntl.flock(held, fcntl.LOCK_EX)
warm_up.is_cold, warm_up.warm_up = lambda: True, lambda: time.sleep(600)
warm_up.main()
"""
SERVER = """
import os, sys, time
from okapi.coach import warm_up
warm_up.WARM_UP = (sys.executable, "-c", *sys.argv[1:])
heard = []
warm_up.warm_up_beside(heard.append)
while not heard:
    time.sleep(0.01)
print(*heard, flush=True)
os._exit(0)  # without a word, as when it is killed
"""


def test_what_compiles_beside_a_server_reports_to_it_and_ends_with_it(tmp_path: Path) -> None:
    held = tmp_path / "held"
    command = [sys.executable, "-c", SERVER, COMPILES_FOREVER, str(held)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout == "machine-code-begun\n"
    with held.open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # when the other has let go


CANNOT_COMPILE = """
from okapi.coach import warm_up
def fail():
    raise RuntimeError("no room on the disk")
warm_up.is_cold, warm_up.warm_up = lambda: True, fail
warm_up.main()
"""
REPORTED = """
import sys, time
from okapi.coach import warm_up
warm_up.WARM_UP = (sys.executable, "-c", *sys.argv[1:])
heard = []
warm_up.warm_up_beside(lambda message, **params: heard.append((message, params)))
while len(heard) < 2:
    time.sleep(0.01)
for message, params in heard:
    print(message, params.get("error", ""))
"""


def test_a_compiler_that_fails_beside_a_server_is_reported_with_its_error() -> None:
    command = [sys.executable, "-c", REPORTED, CANNOT_COMPILE]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    begun, failed = done.stdout.splitlines()
    assert (begun.strip(), failed) == ("machine-code-begun", "machine-code-failed RuntimeError: no room on the disk")


IS_STOPPED = """
import os, signal, sys, time
from okapi.coach import warm_up
warm_up.is_cold, warm_up.warm_up = lambda: True, lambda: (os.kill(os.getpid(), int(sys.argv[1])), time.sleep(600))
warm_up.main()
"""
REPORTED_UNTIL_IT_ENDS = """
import sys, threading
from okapi.coach import warm_up
warm_up.WARM_UP = (sys.executable, "-c", *sys.argv[1:])
warm_up.warm_up_beside(lambda message, **params: print(message))
for thread in threading.enumerate():
    if thread is not threading.main_thread():
        thread.join()
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_compiler_that_is_stopped_with_its_server_is_no_failure(number: signal.Signals) -> None:
    command = [sys.executable, "-c", REPORTED_UNTIL_IT_ENDS, IS_STOPPED, str(int(number))]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout == "machine-code-begun\n"


def test_where_the_compiler_cannot_be_loaded_bots_decide_in_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilation, "numba", None)
    monkeypatch.setattr(compilation, "_IS_PLAIN", ContextVar("is plain", default=True))
    assert not warm_up.is_cold()  # there is nothing that could be made
    with warm_up.at_once():
        assert compilation.is_plain()
