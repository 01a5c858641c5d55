"""The Pythons of this machine that a release is tried with."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
ASKED = "import ensurepip, sys, venv; print('%d.%d' % sys.version_info[:2])"


def find_pythons(given: list[str]) -> dict[str, str]:
    """By version, a Python that can make environments: one of those given, on the PATH, or of pyenv."""
    found: dict[str, str] = {}
    for path in [*given, *_candidates()]:
        if (version := _version_of(path)) in VERSIONS:
            found.setdefault(version, path)
    return dict(sorted(found.items()))


def _candidates() -> Iterator[str]:
    for version in VERSIONS:
        if path := shutil.which(f"python{version}"):
            yield path
        pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
        yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python{version}"), reverse=True))


def _version_of(path: str) -> str:
    """Empty: this one does not run, or Debian has its `venv` in a package that is not installed."""
    try:
        done = subprocess.run([path, "-c", ASKED], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()
