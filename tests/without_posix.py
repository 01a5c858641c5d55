"""Runs in a process of its own, as on a system without what POSIX alone has: imports all of okapi.

With arguments it is the `okapi` command instead.
"""

import importlib
import os
import pkgutil
import signal
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

import okapi

MISSING = {"fcntl", "grp", "httptools", "pwd", "readline", "resource", "termios", "uvloop"}
MISSING_NAMES = {
    os: ("fork", "getuid", "nice"),
    signal: ("SIGALRM", "SIGHUP", "pthread_sigmask", "setitimer"),
}
RUN_BY_OTHERS = {
    "okapi.__main__",
    "okapi.learning.gpu_games",  # needs a GPU and its libraries everywhere
    "okapi.environments.stable_baselines",  # needs an extra that is installed beside the others
    "okapi.server.storage.migrations.env",  # Alembic runs it
}


class NotHere(MetaPathFinder):
    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def take_away() -> None:
    for name in MISSING:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, NotHere())
    for module, names in MISSING_NAMES.items():
        for name in names:
            delattr(module, name)


def import_everything() -> None:
    for module in pkgutil.walk_packages(okapi.__path__, "okapi."):
        if module.name not in RUN_BY_OTHERS:
            importlib.import_module(module.name)


if __name__ == "__main__":
    take_away()
    if len(sys.argv) > 1:
        from okapi.cli import main

        main()
    else:
        import_everything()
        print(*sorted(name for name in sys.modules if name.startswith("okapi.")), sep="\n")
