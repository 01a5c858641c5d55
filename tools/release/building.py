"""From a clean tree to a wheel and an sdist."""

import os
import shutil
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from .steps import StepFailed, run

GIT = "Install git, and run this in a clone of the repository."


class Built(NamedTuple):
    """A release as files, and the files of the repository it was made from."""

    version: str
    wheel: Path
    sdist: Path
    tracked: frozenset[str]


def build(root: Path) -> Built:
    """Into `dist`, the wheel from the sdist: so the sdist has all that a wheel needs."""
    version = str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])
    changed = run("git status", ["git", "status", "--porcelain"], GIT, folder=root)
    if changed:
        raise StepFailed(
            f"The tree is not clean:\n{changed.rstrip()}",
            "Commit, stash or remove these, so that what is released is what is committed.",
        )
    if f"\n## {version} " not in (root / "CHANGELOG.md").read_text("utf-8"):
        raise StepFailed(
            f"CHANGELOG.md has no section for {version}.",
            f"Begin one with `## {version} (date)`, and say what changed for users.",
        )
    tracked = run("git ls-files", ["git", "ls-files", "-z"], GIT, folder=root).split("\0")
    when = run("git log", ["git", "log", "-1", "--format=%ct"], GIT, folder=root).strip()
    shutil.rmtree(root / "dist", ignore_errors=True)
    run(
        "Building the sdist and the wheel",
        [sys.executable, "-m", "build", "--no-isolation"],
        "If npm could not be reached, try again with the network; otherwise mend what it names.",
        folder=root,
        environment={**os.environ, "SOURCE_DATE_EPOCH": when},
    )
    (wheel,), (sdist,) = (root / "dist").glob("*.whl"), (root / "dist").glob("*.tar.gz")
    return Built(version, wheel, sdist, frozenset(filter(None, tracked)))
