"""A real PostgreSQL for the tests, which they start for themselves and throw away afterwards.

Debian's package is installed if it is missing and we may; otherwise the error says what to install.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from server.ports import HeldPort

WHAT_TO_DO = "install PostgreSQL's server, for example with: apt-get install postgresql"
_USERS = ("postgres", "nobody")
_ONLY_PROCESSES_DIE = ("fsync=off", "full_page_writes=off", "autovacuum=off", "jit=off")  # and databases are small


class NoPostgres(RuntimeError):
    """PostgreSQL cannot be started here; the text says what to do."""


def find_programs() -> Path:
    """Where PostgreSQL's programs are; they are installed if missing, where possible."""
    if (found := _programs()) is None:
        _install()
        found = _programs()
    if found is None:
        raise NoPostgres(WHAT_TO_DO)
    return found


def _programs() -> Path | None:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (in_path := shutil.which("initdb")) is not None:
        places.append(Path(in_path).resolve().parent)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def _install() -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise NoPostgres(WHAT_TO_DO)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update"],
        ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"],
    ):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoPostgres(f"{' '.join(command)} failed; {WHAT_TO_DO}\n{done.stderr[-500:]}")


class Postgres:
    """A server in its own folder, on a port that it keeps when it restarts."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        folder.mkdir(exist_ok=True)
        self._programs = find_programs()
        self._log = folder / "log"
        as_user = _as_another_user(folder)
        options = ["--auth=trust", "--username=okapi", "--no-locale", "--encoding=UTF8", "--no-sync"]
        _run([*as_user, str(self._programs / "initdb"), "-D", str(folder / "data"), *options])
        self._held = HeldPort()
        self._port = self._held.number
        settings = [
            f"port={self._port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={folder}",
            "max_connections=100",
            "shared_buffers=32MB",
            *(() if durable else _ONLY_PROCESSES_DIE),
        ]
        flags = [part for setting in settings for part in ("-c", setting)]
        self._command = [*as_user, str(self._programs / "postgres"), "-D", str(folder / "data"), *flags]

    def database(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql://okapi@127.0.0.1:{self._port}/{name}"

    def new_database(self, like: str = "template1") -> str:
        """The URL of a new database: an empty one, or a copy of one that nobody is connected to."""
        name = f"okapi_{uuid.uuid4().hex}"

        async def create() -> None:
            connection = await asyncpg.connect(self.database("postgres"))
            await connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
            await connection.close()

        asyncio.run(create())
        return self.database(name)

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log)
        _wait_for(self._programs, self._port, self._process, self._log)

    def stop_at_once(self) -> None:
        """PostgreSQL's immediate shutdown, with recovery at the next start."""
        self._process.send_signal(signal.SIGQUIT)
        try:
            self._process.wait(120)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


@contextmanager
def running_postgres(folder: Path, *, durable: bool = False) -> Iterator[Postgres]:
    """Start a server in a folder, and stop it at the end, when its databases are no longer needed."""
    postgres = Postgres(folder, durable=durable)
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.stop_at_once()


def _as_another_user(folder: Path) -> list[str]:
    """PostgreSQL refuses to run as root; the words before a command that make it run as someone else."""
    if os.geteuid() != 0:
        return []
    import pwd

    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = next((names[name] for name in _USERS if name in names), None)
    if user is None or shutil.which("setpriv") is None:
        raise NoPostgres("PostgreSQL does not run as root: run the tests as another user")
    os.chown(folder, user.pw_uid, user.pw_gid)
    for parent in folder.parents:
        if parent.stat().st_uid == 0 and parent != Path("/") and not parent.stat().st_mode & 0o001:
            parent.chmod(parent.stat().st_mode | 0o011)
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", "--"]


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoPostgres(f"{' '.join(command)} failed: {done.stderr[-1000:]}")


def _wait_for(programs: Path, port: int, server: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and server.poll() is None:
        ask = [str(programs / "pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={port}"]
        if subprocess.run(ask, check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise NoPostgres(f"PostgreSQL did not start: {log.read_text(errors='replace')[-1000:]}")
