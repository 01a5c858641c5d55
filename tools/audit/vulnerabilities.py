"""Known vulnerabilities of the locked packages, as pip-audit and `npm audit` know them.

Both ask services on the network. What they could not ask about counts as unchecked, never as sound: pip-audit
itself says "No known vulnerabilities found" of packages that it had to skip.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from .part import AuditPart

_LOCKED = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)", re.MULTILINE)
_SERVICES = ("pypi", "osv")  # where pip-audit can ask
_ELSEWHERE = "Run `make audit` on a machine that reaches these services before you release."
_SECONDS = 600
_NAMED = 8  # of the packages that were not checked


def locked_packages(requirements: Sequence[Path]) -> set[str]:
    """The Python packages of the lock files, as name and version."""
    texts = (path.read_text("utf-8") for path in requirements)
    return {f"{_normal(name)} {version}" for text in texts for name, version in _LOCKED.findall(text)}


def ask_about_python(pip_audit: str, requirements: Sequence[Path]) -> AuditPart:
    """Ask one service after another, until one knows all packages."""
    locked = locked_packages(requirements)
    found = read_pip_audit([], f"there is no program {pip_audit}", locked)
    if shutil.which(pip_audit) is None:
        return found
    command = [pip_audit, "--no-deps", "--disable-pip", "--progress-spinner=off", "--format=json"]
    with TemporaryDirectory() as folder:
        lists = _plain_lists(locked, Path(folder))
        for service in _SERVICES:
            asked = [_run([*command, f"--vulnerability-service={service}", "-r", str(path)]) for path in lists]
            found = read_pip_audit([answer for answer, _ in asked], asked[0][1], locked)
            if found.findings or not found.unchecked:
                break
    return found


def _plain_lists(locked: set[str], folder: Path) -> Sequence[Path]:
    """The locked packages without conditions: pip-audit would leave out those for other machines.

    Each list names a package once, or pip-audit would refuse it.
    """
    seen, lists = Counter[str](), defaultdict[int, list[str]](list)
    for package in sorted(locked):
        name, version = package.split()
        lists[seen[name]].append(f"{name}=={version}\n")
        seen[name] += 1
    paths = []
    for number, lines in lists.items():
        paths.append(folder / f"{number}.txt")
        paths[-1].write_text("".join(lines))
    return paths


def read_pip_audit(answers: Sequence[bytes], error: str, locked: set[str]) -> AuditPart:
    """What pip-audit's answers say about the locked packages."""
    title = "Known vulnerabilities of Python packages"
    found: list[Any] = [one for answer in answers for one in _json(answer).get("dependencies", [])]
    checked = {f"{_normal(one['name'])} {one['version']}": one["vulns"] for one in found if "vulns" in one}
    findings = [
        f"{package}: {vulnerability['id']}{_mended(vulnerability['fix_versions'])}"
        for package, vulnerabilities in sorted(checked.items())
        for vulnerability in vulnerabilities
    ]
    skipped = [one["skip_reason"] for one in found if "skip_reason" in one]
    unchecked = _unchecked(sorted(locked - checked.keys()), skipped[0] if skipped else error)
    lines = (f"{len(checked)} of {len(locked)} locked packages checked",)
    return AuditPart(title, lines, tuple(findings), unchecked)


def ask_about_npm(web: Path) -> AuditPart:
    """Ask npm's service about everything in the lock file, what the client is built with too."""
    lock = msgspec.json.decode((web / "package-lock.json").read_bytes())
    locked = {path.rpartition("node_modules/")[2] for path in lock["packages"] if path}
    npm = shutil.which("npm", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    if npm is None:
        return read_npm_audit(b"", "there is no program npm", locked)
    return read_npm_audit(*_run([npm, "audit", "--json", "--package-lock-only"], web), locked)


def read_npm_audit(answer: bytes, error: str, locked: set[str]) -> AuditPart:
    """What the answer of `npm audit --json` says."""
    title = "Known vulnerabilities of npm packages"
    found = _json(answer)
    if "auditReportVersion" not in found:
        lines = (f"0 of {len(locked)} locked packages checked",)
        return AuditPart(title, lines, (), _unchecked(sorted(locked), str(found.get("message") or error)))
    findings = [
        f"{name} {one['range']}: {one['severity']}, {_titles(one['via'])}"
        for name, one in sorted(found["vulnerabilities"].items())
    ]
    return AuditPart(title, (f"{len(locked)} locked packages checked",), tuple(findings))


def _run(command: list[str], folder: Path | None = None) -> tuple[bytes, str]:
    """What a program prints, and the last thing it complains about."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=_SECONDS)
    except (OSError, subprocess.TimeoutExpired) as error:
        return b"", str(error)
    complaints = done.stderr.decode(errors="replace").strip().splitlines()
    return done.stdout, complaints[-1] if complaints else f"{command[0]} gave no answer"


def _json(answer: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(answer)
    except msgspec.DecodeError:
        return {}
    return found if isinstance(found, dict) else {}


def _unchecked(packages: Sequence[str], why: str) -> tuple[str, ...]:
    if not packages:
        return ()
    more = f" and {len(packages) - _NAMED} more" if len(packages) > _NAMED else ""
    return (f"{len(packages)} packages ({', '.join(packages[:_NAMED])}{more}): {why}. {_ELSEWHERE}",)


def _mended(versions: Sequence[str]) -> str:
    return f", mended in {', '.join(versions)}" if versions else ", not mended yet"


def _titles(via: Sequence[Any]) -> str:
    """Why npm names a package: advisories about it, or other packages that it needs."""
    reasons = [f"needs {one}" if isinstance(one, str) else f"{one['title']} ({one['url']})" for one in via]
    return "; ".join(reasons)


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
