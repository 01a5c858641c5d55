"""Where this program keeps what belongs to the person at the terminal."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """A user's folder for the data of programs, as each system has it."""
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "okapi"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "okapi"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "okapi"
