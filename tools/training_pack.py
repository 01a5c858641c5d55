"""What training needs on a machine without a network: `python -m tools.training_pack FOLDER`.

The machine must have Python, NumPy, Numba, JAX and, to train on its GPU, CuPy and numba-cuda. The folder gets
`src`, this package without the server, and `site`, the other packages it needs, for the Python there. Copy
the folder, and run with `PYTHONPATH=FOLDER/src:FOLDER/site`.
"""

import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib.metadata import distribution, version
from pathlib import Path

import okapi

# Packages that training imports and that such a machine does not already have.
NEEDED = (
    "absl-py",
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "markdown-it-py",
    "mdurl",
    "msgspec",
    "optax",
    "pygments",
    "pytz",
    "rich",
    "typing_extensions",
)
LEFT_OUT = ("server", "__pycache__")  # of our own package
LANGUAGES = ("root.", "en.", "en_")  # prefixes of the files that are kept of Babel's 1,100


def pack(folder: Path, python: str) -> None:
    """Fill the folder, whatever was in it."""
    shutil.rmtree(folder, ignore_errors=True)
    source, site = folder / "src", folder / "site"
    ours = Path(okapi.__file__).parent
    shutil.copytree(ours, source / "okapi", ignore=shutil.ignore_patterns(*LEFT_OUT))
    _keep_version(source)
    subprocess.run(installation(site, python), check=True)
    for file in (site / "babel" / "locale-data").iterdir():
        if not file.name.startswith(LANGUAGES):
            file.unlink()


def _keep_version(source: Path) -> None:
    """What says which version this is, as if it were installed there."""
    folder = source / f"{okapi.DISTRIBUTION.replace('-', '_')}-{okapi.__version__}.dist-info"
    folder.mkdir()
    text = distribution(okapi.DISTRIBUTION).read_text("METADATA")
    assert text is not None
    (folder / "METADATA").write_text(text, encoding="utf-8")


def installation(site: Path, python: str) -> Sequence[str]:
    """The command that installs the packages in the versions that are installed here."""
    packages = [f"{name}=={version(name)}" for name in NEEDED]
    options = ("--quiet", "--no-deps", "--only-binary", ":all:", "--python-version", python)
    return (sys.executable, "-m", "pip", "install", *options, "--target", str(site), *packages)


def main() -> None:
    """Pack, and say how much it is."""
    parser = ArgumentParser(prog="python -m tools.training_pack", description=__doc__)
    parser.add_argument("folder", type=Path, help="what is in it goes")
    parser.add_argument("--python", default="3.12", help="the version of Python there")
    given = parser.parse_args()
    pack(given.folder, given.python)
    size = sum(file.stat().st_size for file in given.folder.rglob("*"))
    path = f"{given.folder}/src:{given.folder}/site"
    print(f"{given.folder}: {size / 1e6:.0f} MB; run there with PYTHONPATH={path}")


if __name__ == "__main__":
    main()
