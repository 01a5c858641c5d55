"""What must be in the wheel and the sdist, what must not, and how large they may be."""

import re
import tarfile
import zipfile
from collections.abc import Iterable

from .building import Built
from .steps import StepFailed

WHEEL_MEGABYTES, SDIST_MEGABYTES = 12.0, 12.0  # the network of the strongest bots is half of each
CLIENT = "okapi/server/static/"  # which git does not hold
OF_THE_CLIENT = ("index.html", "licences.txt", "worker.js", "favicon.svg")
CLIENT_FILE = re.compile(r"[\w.-]+(?:/[\w.-]+)*\.(?:html|js|css|svg|png|txt|json|woff2|mp3|webmanifest)(?:\.br|\.gz)?")


def check_contents(built: Built) -> None:
    """StepFailed: something is missing, left over, or too large."""
    _check_size("wheel", built.wheel.stat().st_size / 1e6, WHEEL_MEGABYTES)
    _check_size("sdist", built.sdist.stat().st_size / 1e6, SDIST_MEGABYTES)
    with zipfile.ZipFile(built.wheel) as wheel:
        _check_wheel(built, {name for name in wheel.namelist() if not name.endswith("/")})
    with tarfile.open(built.sdist) as sdist:
        _check_sdist(built, {member.name for member in sdist.getmembers() if member.isfile()})


def _check_size(what: str, megabytes: float, budget: float) -> None:
    if megabytes > budget:
        raise StepFailed(
            f"The {what} has {megabytes:.1f} MB, more than the {budget:.0f} MB it may have.",
            "Find what has grown (`unzip -lv dist/*.whl`), or raise the budget in tools/release/contents.py.",
        )


def _check_wheel(built: Built, found: set[str]) -> None:
    about = f"okapi_railways-{built.version}.dist-info/"
    package = {name.removeprefix("src/") for name in built.tracked if name.startswith("src/okapi/")}
    needed = package | {f"{CLIENT}{name}" for name in OF_THE_CLIENT}
    needed |= {about + name for name in ("METADATA", "licenses/LICENSE", "licenses/NOTICE")}
    left_over = {
        name
        for name in found - package
        if not name.startswith(about)
        if not (name.startswith(CLIENT) and CLIENT_FILE.fullmatch(name.removeprefix(CLIENT)))
    }
    _complain("wheel", needed - found, left_over)


def _check_sdist(built: Built, found: set[str]) -> None:
    top = f"okapi_railways-{built.version}/"
    needed = {top + name for name in built.tracked}
    _complain("sdist", needed - found, found - needed - {f"{top}PKG-INFO"})


def _complain(what: str, missing: Iterable[str], left_over: Iterable[str]) -> None:
    faults = [f"  missing: {name}\n" for name in sorted(missing)]
    faults += [f"  must not be there: {name}\n" for name in sorted(left_over)]
    if faults:
        raise StepFailed(
            f"The {what} does not hold what it should.",
            "Mend [tool.hatch.build] in pyproject.toml, or the lists in tools/release/contents.py.",
            "".join(faults),
        )
