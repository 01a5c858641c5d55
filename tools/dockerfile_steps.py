"""Carries out the steps of deploy/Dockerfile where there is no Docker, then serves as the image would.

    python -m tools.dockerfile_steps

The machine itself stands for the base image: what a stage writes goes to a layer over it, in memory, and is
gone at the end. It needs Linux, root, and a `python3` in /usr/bin with its `venv` and `pip`.
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).parents[1]
DOCKERFILE = ROOT / "deploy" / "Dockerfile"
INSTRUCTIONS = {"FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
FOLDER = "DOCKERFILE_STEPS_IN"  # named where mounts are nobody else's
HEALTHY_WITHIN = 60  # seconds


class BuildStep(Struct, frozen=True):
    """An instruction, and what is said to it."""

    instruction: str
    text: str


def steps() -> list[BuildStep]:
    """The Dockerfile's, without comments and with continued lines joined."""
    lines = [line for line in DOCKERFILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", "").splitlines()
    found = [BuildStep(*line.split(maxsplit=1)) for line in joined if line.strip()]
    assert {step.instruction for step in found} <= INSTRUCTIONS
    return found


class BuildStage:
    """A layer over this machine, with the user, folder and environment that the next step gets."""

    def __init__(self, folder: Path) -> None:
        self._root = folder / "merged"
        for name in ("merged", "upper", "work"):
            (folder / name).mkdir(parents=True)
        layers = f"lowerdir=/,upperdir={folder}/upper,workdir={folder}/work"
        run("mount", "-t", "overlay", "overlay", "-o", layers, self._root)
        run("mount", "--bind", "/proc", self.path("/proc"))
        for name in ("/tmp", "/dev", "/dev/shm"):
            self.path(name).mkdir(exist_ok=True)
            run("mount", "-t", "tmpfs", "-o", "mode=1777", "tmpfs", self.path(name))
        for name in ("/dev/null", "/dev/urandom"):
            self.path(name).touch()
            run("mount", "--bind", name, self.path(name))
        python = self.path("/usr/local/bin/python")
        python.unlink(missing_ok=True)
        python.symlink_to("/usr/bin/python3")
        given = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        self._environment = {**given, "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/root"}
        self._user, self._folder = "root", "/"
        self.health: list[str] = []
        self.command: list[str] = []

    def path(self, absolute: str) -> Path:
        """Where a path of the image is here."""
        return self._root / absolute.lstrip("/")

    def carry_out(self, step: BuildStep, others: dict[str, "BuildStage"]) -> None:
        """One step of the Dockerfile."""
        match step.instruction:
            case "WORKDIR":
                self._folder = step.text
                self.path(step.text).mkdir(parents=True, exist_ok=True)
            case "ENV":
                for name, value in (pair.split("=", 1) for pair in shlex.split(step.text)):
                    self._environment[name] = value.replace("$PATH", self._environment["PATH"])
            case "USER":
                self._user = step.text
                self._environment["HOME"] = "/var/lib/okapi"
            case "RUN":
                run(*self.words(["sh", "-c", step.text]))
            case "COPY":
                self._copy(step.text, others)
            case "HEALTHCHECK":
                self.health = json.loads(step.text.partition("CMD ")[2])
            case "CMD":
                self.command = json.loads(step.text)

    def words(self, command: list[str]) -> list[str]:
        """A command, with what puts it into this stage before it."""
        there = ["chroot", f"--userspec={self._user}", str(self._root), "env", "-i"]
        settings = [f"{name}={value}" for name, value in self._environment.items()]
        return [*there, *settings, "sh", "-c", f"cd {self._folder} && exec {shlex.join(command)}"]

    def _copy(self, text: str, others: dict[str, "BuildStage"]) -> None:
        if found := re.fullmatch(r"--from=(\w+) (\S+) (\S+)", text):
            source, target = others[found[1]].path(found[2]), self.path(found[3])
            run("cp", "--archive", source, target)
            return
        name, to = text.split()
        target = self.path(f"{self._folder}/{to}")
        target.mkdir(exist_ok=True)
        files = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "-z", name]
        listed = subprocess.run(files, capture_output=True, check=True).stdout
        pack = ["tar", "-C", str(ROOT / name), "--null", "--files-from=-", "--create"]
        within = b"\0".join(os.path.relpath(each, name.encode()) for each in listed.split(b"\0") if each)
        packed = subprocess.run(pack, input=within, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-C", str(target), "--extract"], input=packed, check=True)


def run(*words: str | Path) -> None:
    """A command that must succeed."""
    done = subprocess.run(words, check=False)
    if done.returncode:
        sys.exit(f"{shlex.join(map(str, words))} failed with {done.returncode}")


def serve(stage: BuildStage) -> None:
    """Start it, and wait until it is healthy."""
    server = subprocess.Popen(stage.words(stage.command))
    began = time.monotonic()
    while subprocess.run(stage.words(stage.health), capture_output=True, check=False).returncode:
        if server.poll() is not None or time.monotonic() - began > HEALTHY_WITHIN:
            server.kill()
            sys.exit("the server did not become healthy")
        time.sleep(0.2)
    print(f"healthy after {time.monotonic() - began:.1f} s", flush=True)
    server.terminate()
    print(f"stopped with {server.wait(30)}")


def main() -> None:
    ArgumentParser(prog="python -m tools.dockerfile_steps", description=__doc__).parse_args()
    if sys.platform != "linux" or os.geteuid() != 0:
        sys.exit("this needs Linux and root, for layers over the machine's own files")
    if (folder := os.environ.get(FOLDER)) is None:
        folder = tempfile.mkdtemp()
        inside = ["unshare", "--mount", sys.executable, "-m", "tools.dockerfile_steps"]
        done = subprocess.run(inside, env={**os.environ, FOLDER: folder}, check=False)
        Path(folder).rmdir()  # empty here: what was mounted went with the process
        sys.exit(done.returncode)
    run("mount", "-t", "tmpfs", "tmpfs", folder)
    stages: dict[str, BuildStage] = {}
    for step in steps():
        began = time.monotonic()
        print(f"{step.instruction} {step.text}", flush=True)
        if step.instruction == "FROM":
            name = step.text.partition(" AS ")[2] or "last"
            stages[name] = stage = BuildStage(Path(folder) / name)
        else:
            stage.carry_out(step, stages)
        print(f"    {time.monotonic() - began:.1f} s", flush=True)
    serve(stage)


if __name__ == "__main__":
    main()
