"""A disk that takes its time: a small library, loaded before all others, delays every flush of a process."""

import shutil
import subprocess
from pathlib import Path

_SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static void wait_as_configured(void)
{
    const char *path = getenv("OKAPI_PROOF_FLUSH");
    char text[16] = "";
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    if (read(file, text, sizeof text - 1) > 0)
        usleep(1000 * atoi(text));
    close(file);
}

static int flush(const char *name, int file)
{
    int (*flush)(int) = (int (*)(int)) dlsym(RTLD_NEXT, name);
    wait_as_configured();
    return flush(file);
}

int fsync(int file) { return flush("fsync", file); }
int fdatasync(int file) { return flush("fdatasync", file); }
"""


class CannotSlowDown(Exception):
    """Flushes cannot be delayed here, and why."""


class SlowFlush:
    """Delays the flushes of all processes with its environment, until this is undone."""

    def __init__(self, folder: Path) -> None:
        self._control = folder / "flush"
        self._library = folder / "flush.so"
        self.delay(0)
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None:
            raise CannotSlowDown("there is no C compiler")
        command = [compiler, "-shared", "-fPIC", "-O1", "-x", "c", "-", "-o", str(self._library), "-ldl"]
        done = subprocess.run(command, input=_SOURCE, text=True, capture_output=True, check=False)
        if done.returncode:
            raise CannotSlowDown(done.stderr.strip()[-300:])

    @property
    def environment(self) -> dict[str, str]:
        """Of the processes whose flushes it delays."""
        return {"LD_PRELOAD": str(self._library), "OKAPI_PROOF_FLUSH": str(self._control)}

    def delay(self, milliseconds: int) -> None:
        """How long each flush waits before it begins."""
        new = self._control.with_suffix(".new")
        new.write_text(str(milliseconds))
        new.replace(self._control)
