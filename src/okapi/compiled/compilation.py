"""How the functions of this package become machine code: for the processor here, for a GPU in `gpu`.

Every function that `compiled` decorates is written in the small language both understand: whole numbers and
arrays of 64-bit words, no objects, no exceptions, nothing allocated. `SOURCES` keeps them as plain Python, so
that the same text can be compiled for another machine.

Machine code is kept between runs in a folder of the user's cache that is named after the text of the whole
package: Numba itself looks only at the file of the outermost function, and would run code that is out of date.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numba
from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])

SOURCES: dict[str, FunctionType] = {}

_OPTIONS: dict[str, Any] = {"error_model": "numpy", "nogil": True}


def compiled(function: Function) -> Function:
    """A function that other compiled functions call; it is compiled into each of them."""
    return _compile(function, _keep(function))


def entry_point(function: Function) -> Function:
    """A function that Python calls. Its machine code is kept between runs."""
    _keep(function)
    with _cached_by_content():
        return _compile(function, {"cache": True})


def _keep(function: Callable[..., Any]) -> dict[str, Any]:
    assert isinstance(function, FunctionType)
    name = function.__name__
    assert SOURCES.get(name, function).__module__ == function.__module__, f"two functions are called {name}"
    SOURCES[name] = function
    return {}


def _compile(function: Function, options: dict[str, Any]) -> Function:
    """Without reference counts where Numba lets us: they cost a fifth of the time, and no array is made here."""
    try:
        return njit(**_OPTIONS, **options, _nrt=False)(function)  # type: ignore[no-any-return]
    except (KeyError, TypeError):  # the flag is Numba's own business, and may go
        return njit(**_OPTIONS, **options)(function)  # type: ignore[no-any-return]


@contextmanager
def _cached_by_content() -> Iterator[None]:
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@cache
def cache_folder() -> Path:
    """Where the machine code of this version of the package lies."""
    name = f"okapi-compiled-{_fingerprint()}"
    for parent in _places():
        folder = parent / name
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="okapi-compiled-"))


def _places() -> Iterator[Path]:
    """Where a user's caches lie, the best place first."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        yield Path(local)
    elif sys.platform == "darwin":
        yield Path.home() / "Library" / "Caches"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    yield Path(tempfile.gettempdir()) / f"okapi-{os.environ.get('USER', 'user')}"


def _fingerprint() -> str:
    content = hashlib.sha256(f"{numba.__version__} {sys.version}".encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        content.update(source.read_bytes())
    return content.hexdigest()[:16]
