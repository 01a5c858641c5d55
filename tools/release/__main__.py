"""Build and try a release; see `make release`."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from .building import Built, build
from .contents import check_contents
from .pythons import VERSIONS, find_pythons
from .steps import StepFailed, run
from .trial import Trial

ROOT = Path(__file__).parents[2]


def release(given: list[str]) -> None:
    """StepFailed: something is not as it must be for a release."""
    pythons = find_pythons(given)
    built = build(ROOT)
    for file in (built.wheel, built.sdist):
        print(f"built {file.relative_to(ROOT)}, {file.stat().st_size / 1e6:.1f} MB")
    check_contents(built)
    print("their contents are complete, and nothing else is in them")
    twine = (sys.executable, "-m", "twine", "check", "--strict", built.wheel, built.sdist)
    run("twine check", twine, "Mend the metadata in pyproject.toml or the README.", folder=ROOT)
    print("twine finds nothing wrong with their metadata")
    for version, python in pythons.items():
        print(f"Python {version} ({python})")
        try_out(python, built)
    missing = [version for version in VERSIONS if version not in pythons]
    if missing:
        print(f"Not tried, because not found here: Python {', '.join(missing)}.")
        print("To try one: make release PYTHONS=PATH")
    print(f"Ready. To publish: {sys.executable} -m twine upload {built.wheel} {built.sdist}")


def try_out(python: str, built: Built) -> None:
    """Each step says that it is done; the folder goes in any case."""
    with TemporaryDirectory(prefix="okapi-release-") as folder:
        trial = Trial(python, built, Path(folder))
        for step, said in (
            (trial.name_itself, "installs, and names itself"),
            (trial.play_in_terminal, "plays a game in the terminal, and its record is proven fair"),
            (trial.simulate, "simulates games, and verifies their records"),
            (trial.serve_page, "serves the page"),
            (trial.run_own_tests, "runs the tests of the sdist"),
        ):
            step()
            print(f"  {said}", flush=True)


def main() -> None:
    """Read the arguments, and end with a sentence if a step fails."""
    parser = ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("--python", action="append", default=[], help="another Python to try, by its path")
    given = parser.parse_args()
    try:
        release(given.python)
    except StepFailed as failure:
        sys.exit(f"\n{failure}")


if __name__ == "__main__":
    main()
