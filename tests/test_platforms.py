"""Nothing needs what POSIX alone has, as far as that can be tried on Linux."""

import subprocess
import sys
from pathlib import Path

PROGRAM = Path(__file__).parent / "without_posix.py"


def test_every_module_can_be_imported_without_what_posix_alone_has() -> None:
    done = subprocess.run([sys.executable, str(PROGRAM)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert {"okapi.server.serving", "okapi.arena.ray_cluster", "okapi.learning.train"} <= {*done.stdout.split()}
