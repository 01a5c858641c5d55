"""How a step of a release runs, and what is said if it fails."""

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

LINES = 25  # of what a failed command printed


class StepFailed(Exception):
    """What failed, and what to do about it."""

    def __init__(self, what: str, to_do: str, details: str = "") -> None:
        super().__init__(f"{details}{what}\n{to_do}")


def run(
    what: str,
    command: Sequence[str | Path],
    to_do: str,
    *,
    folder: Path,
    environment: Mapping[str, str] | None = None,
) -> str:
    """What the command printed. StepFailed: it ended badly, or is not there."""
    try:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=folder,
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    except OSError as error:
        raise StepFailed(f"{what} failed: {error}.", to_do) from None
    if done.returncode:
        printed = "".join(f"  {line}\n" for line in done.stdout.splitlines()[-LINES:])
        raise StepFailed(f"{what} failed with exit code {done.returncode}.", to_do, printed)
    return done.stdout
