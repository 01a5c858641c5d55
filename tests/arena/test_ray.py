"""The same tournament on a real Ray cluster: two processors of this machine, reached by loopback alone."""

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from arena import sparring
from okapi.arena import Played, Settings, hold
from okapi.arena.export import ExportRow, rows
from okapi.arena.sequential import Hypotheses
from okapi.arena.tournament import Venue
from okapi.board import africa

pytestmark = pytest.mark.slow  # it starts a cluster

pytest.importorskip("ray", reason="there is no Ray for this system")
START = (
    *("start", "--head", "--block", "--port=0", "--num-cpus=2", "--object-store-memory=80000000"),
    *("--include-dashboard=false", "--disable-usage-stats", "--node-ip-address=127.0.0.2"),
)  # it takes 127.0.0.1 for a mistake, and listens on the network instead


ENDING_WITH_US = """
import ctypes, os, signal, sys
PR_SET_PDEATHSIG = 1  # so that it is gone, too, when the tests are killed
ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Cluster:
    """A cluster of our own, with a token of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.joining = {
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "RAY_gcs_rpc_server_reconnect_timeout_s": "15",  # until a cluster that is gone counts as lost
        }
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                ENDING_WITH_US,
                Path(sys.executable).with_name("ray"),
                *START,
                f"--temp-dir={folder}",
            ],
            env=os.environ | self.joining,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        started = folder / "ray_current_cluster"
        while not (started.exists() and started.read_text()):
            assert self._process.poll() is None, "Ray does not start"
            time.sleep(0.1)
        self.joining["RAY_ADDRESS"] = started.read_text()

    def processes(self) -> list[int]:
        """Everything that was started for it."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if str(self.folder).encode() in (process / "cmdline").read_bytes():
                    found.append(int(process.name))
            except OSError:  # it has just ended
                continue
        return found

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        for _ in range(100):
            if not self.processes():
                return
            time.sleep(0.1)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="okapi-ray-", dir="/tmp"))  # its sockets need a short path
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        cluster.stop()
        left = cluster.processes()
        shutil.rmtree(folder, ignore_errors=True)
        assert not left


@pytest.fixture
def joined(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> Cluster:
    for name, value in cluster.joining.items():
        monkeypatch.setenv(name, value)
    return cluster


def settings(*bots: str, games: int = 24, until_sure: Hypotheses | None = None) -> Settings:
    return Settings(bots=bots, players=2, games=games, seed="1", limit=5.0, until_sure=until_sure)


def on_ray(settings: Settings, records: Path | None = None) -> Played:
    return hold(settings, africa(), jobs=None, on=Venue.RAY, make=sparring.make, records=records)


def here(settings: Settings) -> Played:
    return hold(settings, africa(), jobs=2, make=sparring.make)


def without_times(played: Played) -> list[ExportRow]:
    return [msgspec.structs.replace(row, seconds=0.0, slowest=0.0, processor=0.0) for row in rows(played)]


def test_a_worker_that_dies_is_replaced_and_the_tournament_stops_where_a_local_one_does(
    joined: Cluster, tmp_path: Path
) -> None:
    fuse, folder = tmp_path / "fuse", tmp_path / "records"
    folder.mkdir()
    asked = settings(f"saboteur {fuse}", "random", games=400, until_sure=Hypotheses(elo1=300.0))
    fuse.touch()
    far = on_ray(asked, folder)
    assert far.breakdown is None
    assert not fuse.exists()  # a worker was killed
    near = here(asked)
    assert near.evidence is not None
    assert far.evidence == near.evidence
    assert without_times(far) == without_times(near)
    assert len(list(folder.iterdir())) == len(near.results) < asked.games


def test_a_token_that_is_not_the_clusters_is_refused(joined: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
    assert "rejects this machine’s token" in str(on_ray(settings("random")).breakdown)


def test_an_address_where_nobody_listens_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:9")
    assert "No Ray cluster answers at 127.0.0.1:9" in str(on_ray(settings("random")).breakdown)


@pytest.mark.parametrize("address", ["nonsense", "ray://127.0.0.1:10001", "127.0.0.1:99999", ":6379"])
def test_an_address_that_is_none_is_refused(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    assert f"{address} is not the address of a Ray cluster" in str(on_ray(settings("random")).breakdown)


def test_a_machine_without_a_cluster_says_how_to_start_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    assert "Start one with “ray start --head”" in str(on_ray(settings("random")).breakdown)


def test_a_bot_that_the_cluster_does_not_have_is_refused(joined: Cluster) -> None:
    played = hold(settings("random", "no_such_module:Bot"), africa(), jobs=1, on=Venue.RAY)
    assert "can’t load a bot" in str(played.breakdown)
    assert not played.results


def test_a_cluster_that_dies_leaves_what_was_played(joined: Cluster) -> None:
    """The last one here: there is no cluster afterwards."""
    played = hold(
        settings("random", "crash", games=100_000),
        africa(),
        jobs=1,
        on=Venue.RAY,
        make=sparring.make,
        on_result=lambda result: joined.stop() if result.fixture.number == 4 else None,
    )
    assert not played.is_complete
    assert len(played.results) >= 4
    assert any(result.forfeit is not None for result in played.results)  # which a crash is there too
    assert "The connection to the Ray cluster was lost" in str(played.breakdown)
