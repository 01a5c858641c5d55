"""A real nginx with TLS before two servers on PostgreSQL: people who know only its address lose no move.

nginx runs by deploy/nginx.conf. Servers and nginx are killed, stopped and reloaded while games are played. And
the sockets of a game meet at one of the servers, as long as both are running.
"""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from urllib.request import urlopen

from proof.company import Company
from proof.killing import BOT_DELAY, dealt, kill, restart
from proof.meetings import FORMAT, count_meetings, logged
from proof.report import PartReport
from server.ports import HeldPort
from server.postgres import running_postgres
from server.running import ServerProcess, settings_for

CONFIGURATION = Path(__file__).parents[1] / "deploy" / "nginx.conf"
TABLES = 12
THINKS = 0.05  # seconds before a move, at most
SHARES = {  # of twenty
    "killed_server": 10,
    "stopped_server": 4,
    "killed_both": 2,
    "reloaded_nginx": 2,
    "killed_nginx_worker": 1,
    "restarted_nginx": 1,
}


class NoNginx(RuntimeError):
    """nginx cannot be started here; the text says what to do."""


class Nginx:
    """An nginx in a folder of its own, in front of these addresses."""

    def __init__(self, folder: Path, upstreams: list[str]) -> None:
        if (program := nginx_program()) is None or shutil.which("openssl") is None:
            raise NoNginx("there is no nginx or no openssl here; on Debian: apt-get install nginx openssl")
        folder.mkdir()
        self._held = HeldPort()
        self.address = f"https://localhost:{self._held.number}"
        self.certificate = certificate(folder)
        self._log = folder / "log"
        self.sockets = folder / "sockets"  # a line for each, see `proof.meetings`
        (folder / "nginx.conf").write_text(rendered(folder, self._held.number, upstreams))
        self.command = [program, "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", str(self._log)]
        self._process: subprocess.Popen[bytes] | None = None

    def check(self) -> None:
        """NoNginx: it does not take its configuration, and why."""
        done = subprocess.run([*self.command, "-t"], capture_output=True, text=True, check=False)
        if done.returncode or "warn" in done.stderr:
            raise NoNginx(done.stderr)

    def start(self) -> None:
        """Start, and wait until it listens."""
        self.check()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self.command, stdout=log, stderr=log)
        until = time.monotonic() + 10
        while time.monotonic() < until:
            try:
                urlopen(f"{self.address}/healthz", timeout=2).close()
                return
            except OSError:
                time.sleep(0.05)
        raise NoNginx(f"nginx did not start: {self._log.read_text()[-1000:]}")

    def stop(self, number: int = signal.SIGTERM) -> None:
        """At once; connections are cut."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(20)

    def reload(self) -> None:
        """New workers take new connections; old ones keep theirs."""
        assert self._process is not None
        self._process.send_signal(signal.SIGHUP)

    def workers(self) -> list[int]:
        """Its processes that serve."""
        assert self._process is not None
        pid = self._process.pid
        return [*map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def nginx_program() -> str | None:
    """Debian installs it where only root looks."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def certificate(folder: Path) -> Path:
    """A new one for localhost, in okapi.pem with its key in okapi.key."""
    made = folder / "okapi.pem"
    words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    words += ["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*words, "-keyout", folder / "okapi.key", "-out", made], capture_output=True, check=True)
    return made


def rendered(folder: Path, port: int, upstreams: list[str]) -> str:
    """The configuration as an operator would edit it, in the frame that Debian has around it."""
    text = CONFIGURATION.read_text()
    servers = "".join(f"    server {upstream} max_fails=0;\n" for upstream in upstreams)
    for pattern, new in (
        (r"(upstream okapi \{.*?\n)    server .*?\n\}", rf"\1{servers}}}"),
        (r"\nserver \{\n    listen 80;.*?\n\}", ""),  # others may listen there
        (r"    listen \[::\].*?\n", ""),
        (r"listen 443", f"listen 127.0.0.1:{port}"),
        (r"okapi\.example\.org", "localhost"),
        (r"/etc/ssl/", f"{folder}/"),
    ):
        text, count = re.subn(pattern, new, text, flags=re.DOTALL)
        if not count:
            raise NoNginx(f"{CONFIGURATION.name} has nothing like {pattern!r} any more")
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{path}_temp_path {folder}/{path};\n" for path in paths)
    user = "user root;\n" if os.geteuid() == 0 else ""  # who may read a temporary folder
    head = f"{user}daemon off;\nworker_processes 2;\npid {folder}/pid;\nevents {{ worker_connections 4096; }}\n"
    log = f"log_format sockets '{FORMAT}';\naccess_log {folder}/sockets sockets;\n"
    return f"{head}http {{\n{log}{temporary}{text}\n}}\n"


async def play_through_nginx(report: PartReport, count: int) -> None:
    """This many failures, in an order that the seed gives."""
    if nginx_program() is None:
        report.note("nothing was tried: there is no nginx here; on Debian: apt-get install nginx")
        return
    report.expect("failures", "kills of servers")
    async with running_nginx() as (nginx, servers, database):
        await Faults(report, nginx, servers, database).happen(count)
        await asyncio.to_thread(nginx.stop)
        count_meetings(report, logged(nginx.sockets))


@asynccontextmanager
async def running_nginx() -> AsyncIterator[tuple[Nginx, list[ServerProcess], str]]:
    """nginx, the two servers behind it, and their database. Its certificate is trusted until the end."""
    before = os.environ.get("SSL_CERT_FILE")
    with tempfile.TemporaryDirectory() as name, running_postgres(Path(name) / "postgres") as postgres:
        folder = Path(name)
        database = await asyncio.to_thread(postgres.new_database)
        settings = settings_for(database, bot_delay=BOT_DELAY, log_level="warning", secure_cookies=True)
        servers = [ServerProcess(settings, folder / f"log{number}") for number in (1, 2)]
        nginx = Nginx(folder / "nginx", [f"127.0.0.1:{server.port}" for server in servers])
        os.environ["SSL_CERT_FILE"] = str(nginx.certificate)
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            await asyncio.to_thread(nginx.start)
            yield nginx, servers, database
        finally:
            nginx.stop()
            for server in servers:
                if not server.has_ended:
                    server.stop(signal.SIGKILL)
            os.environ.pop("SSL_CERT_FILE")
            if before is not None:
                os.environ["SSL_CERT_FILE"] = before


class Faults:
    """What goes wrong behind and at nginx. One server is always up, unless both are killed."""

    def __init__(self, report: PartReport, nginx: Nginx, servers: list[ServerProcess], database: str) -> None:
        self._report = report
        self._nginx = nginx
        self._servers = servers
        self._random = Random(report.seed)
        self.company = Company(report, [nginx.address], database, thinks=THINKS)

    async def happen(self, count: int) -> None:
        """This many failures, with some time to play between them."""
        await self.company.sit_down(TABLES)
        kinds = dealt(SHARES, self._random)
        for number in self._report.tries(count):
            await asyncio.sleep(self._random.uniform(0.1, 2))
            self._report.count("failures")
            await getattr(self, f"_{next(kinds)}")()
            if number % 10 == 0:
                self._report.say(str(self._report))
        await self.company.finish()

    async def _killed_server(self) -> None:
        server = self._random.choice(self._servers)
        await kill(server, self._report)
        await asyncio.sleep(self._random.uniform(0, 1))
        await asyncio.to_thread(server.start)

    async def _stopped_server(self) -> None:
        await restart(self._random.choice(self._servers), self._report)

    async def _killed_both(self) -> None:
        with self.company.uptime.stopped():
            for server in self._servers:
                await kill(server, self._report, "both together")
            await asyncio.gather(*(asyncio.to_thread(server.start) for server in self._servers))

    async def _reloaded_nginx(self) -> None:
        self._nginx.reload()
        self._report.count("reloads of nginx")

    async def _killed_nginx_worker(self) -> None:
        os.kill(self._random.choice(self._nginx.workers()), signal.SIGKILL)
        self._report.count("kills of nginx workers")

    async def _restarted_nginx(self) -> None:
        with self.company.uptime.stopped():
            await asyncio.to_thread(self._nginx.stop)
            await asyncio.to_thread(self._nginx.start)
        self._report.count("restarts of nginx")
