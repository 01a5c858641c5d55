"""Settings of all tests."""

import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

# A run in the background inherits an ignored Ctrl-C, and would hand it on to programs that tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A failing assertion of the table says what it compared, as one in a test does.
pytest.register_assert_rewrite("table")

# How long an example takes on a busy machine is no property of the code. In CI all runs see the same ones.
settings.register_profile("okapi", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("okapi")

# Whatever language the machine speaks, tests speak English, also in the processes they start.
os.environ["OKAPI_LANGUAGE"] = "en"
os.environ.pop("OKAPI_PLAIN", None)

# JAX compiles tiny networks here, for seconds of work each: without its slow passes that takes half the time.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true")

# Tests run beside each other: a network that shares its sums among all processors would wait for all of them.
os.environ["OPENBLAS_NUM_THREADS"] = "1"


@pytest.fixture(autouse=True)
def _speak_english_again() -> Iterator[None]:
    """A command that a test ran in another language leaves the next test in English."""
    yield
    if language := sys.modules.get("okapi.cli.language"):
        language.settle([])


# What their files share takes longer to make than most of their tests, and is kept in memory: one process runs all.
_TOGETHER = ("tests/environments/", "tests/learning/", "tests/locales/")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    if config.option.dist != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling

    # `--dist loadgroup` would do this in public, but does not group tests under pytest 9.2 (pytest-xdist issue 1386).
    class ByFolderOrFile(LoadFileScheduling):  # type: ignore[misc]
        def _split_scope(self, nodeid: str) -> str:
            return next((folder for folder in _TOGETHER if nodeid.startswith(folder)), super()._split_scope(nodeid))

    return ByFolderOrFile(config, log)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where no slow test is wanted, a file of nothing else is not read, with all that it would import."""
    if config.option.markexpr != "not slow" or not collection_path.match("test_*.py"):
        return None
    return bool(re.search(r"^pytestmark = .*\bmark\.slow\b", collection_path.read_text("utf-8"), re.MULTILINE)) or None
