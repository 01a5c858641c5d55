"""Files with secrets, which only their owner may read."""

import os
from contextlib import suppress
from pathlib import Path

from okapi.server.logs import log

_OWNER_ONLY = 0o600
_OTHERS = 0o077


def create_private(path: Path) -> None:
    """Make an empty file that only its owner can read, replacing any other."""
    path.unlink(missing_ok=True)
    path.touch(_OWNER_ONLY, exist_ok=False)


def keep_private(path: Path) -> None:
    """Make a file that only its owner can read, or shut others out of an existing file."""
    with suppress(OSError):  # it exists, or cannot be made, which opening it will report
        path.touch(_OWNER_ONLY, exist_ok=False)
    shut_others_out(path)


def shut_others_out(path: Path) -> None:
    """Let only the owner read a file, if it exists. A warning is logged if others could, or still can."""
    if os.name != "posix" or not path.is_file() or not path.stat().st_mode & _OTHERS:
        return
    try:
        path.chmod(_OWNER_ONLY)
        log.warning("others could read a file with secrets", extra={"about": {"file": str(path)}})
    except PermissionError:
        log.warning("others can read a file with secrets: chmod 600", extra={"about": {"file": str(path)}})
