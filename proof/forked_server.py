"""Servers that start in a moment: a process that has loaded everything forks one on request.

Loading takes most of the time of a start, and a kill during it cannot hurt anything.
"""

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from okapi.server.settings import ServerSettings, environment_of
from server.running import ServerProcess

_ENDS_WITHIN = 20.0  # seconds
_STARTER = """
import json, os, signal, sys, traceback
from okapi.server.serving import application, serve
from okapi.server.settings import settings_from

signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
for line in iter(sys.stdin.readline, ""):
    environment, log = json.loads(line)
    pid = os.fork()
    if pid:
        print(pid, flush=True)
        continue
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        for output in (1, 2):
            os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), output)
        os.environ.update(environment)
        serve(settings_from())
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)
"""


class ForkedServer(ServerProcess):
    """A server that is forked whenever it is launched. Its environment is that of the first time."""

    def __init__(self, settings: ServerSettings, log: Path) -> None:
        super().__init__(settings, log)
        self._starter: subprocess.Popen[str] | None = None
        self._pid: int | None = None

    def launch(self, core: int | None = None) -> None:
        """Start, and do not wait."""
        if self._starter is None:
            self._starter = subprocess.Popen(
                [sys.executable, "-c", _STARTER],
                env={**os.environ, **self.environment},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        environment = {**environment_of(self._settings), "OKAPI_PORT": str(self.port)}
        assert self._starter.stdin is not None
        assert self._starter.stdout is not None
        self._starter.stdin.write(json.dumps([environment, str(self._log)]) + "\n")
        self._starter.stdin.flush()
        self._pid = int(self._starter.stdout.readline())

    @property
    def has_ended(self) -> bool:
        """Whether there is no such process, or it has ended."""
        return self._pid is None or not Path(f"/proc/{self._pid}").exists()

    @property
    def pid(self) -> int:
        """Of the server, not of what forked it."""
        assert self._pid is not None
        return self._pid

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it is there."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self) -> int:
        """Until it has ended; how is not known."""
        until = time.monotonic() + _ENDS_WITHIN
        while not self.has_ended:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("okapi", _ENDS_WITHIN)
            time.sleep(0.005)
        return 0

    def close(self) -> None:
        """End what forks it as well."""
        if self._starter is not None:
            self._starter.communicate(timeout=_ENDS_WITHIN)
