"""A disk that can be full from one moment to the next: a file system in memory. Only root may mount one."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_ROOM = 1 << 30  # bytes that it takes at most; only what is used takes memory
_TRIES = 20


class CannotMount(Exception):
    """No file system can be mounted here, and why."""


class SmallDisk:
    """A folder on a disk of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        """Leave no room for another page. Files that are there keep theirs."""
        for _ in range(_TRIES):  # a file may grow between looking and resizing
            disk = os.statvfs(self.folder)
            used = (disk.f_blocks - disk.f_bfree) * disk.f_frsize
            if self._resize(max(used, disk.f_frsize)):  # 0 would be no limit
                return
            time.sleep(0.01)
        raise CannotMount("the disk could not be made smaller")

    def free(self) -> None:
        """Make room again."""
        if not self._resize(_ROOM):
            raise CannotMount("the disk could not be made larger")

    def _resize(self, size: int) -> bool:
        command = ["mount", "-o", f"remount,size={size}", str(self.folder)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Mount one in an empty folder. CannotMount: that is not allowed here."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={_ROOM},mode=700", "okapi-proof", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CannotMount(str(error)) from None
    if done.returncode:
        raise CannotMount(done.stderr.strip())
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=False)
