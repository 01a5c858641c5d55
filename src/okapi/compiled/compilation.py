"""How the functions of this package become machine code: for the processor here, for a GPU in `gpu`.

Every function that `compiled` decorates is written in the small language both understand: whole numbers and
arrays of 64-bit words, no objects, no exceptions, nothing allocated. `SOURCES` keeps them as plain Python, so
that the same text can be compiled for another machine. Without Numba, and in a block of `plain_python`, they run as
plain Python, slowly.

Machine code is kept between runs in a folder of the user's cache that is named after the whole package (and the
folder that a function from elsewhere is in) and the processor: Numba itself looks only at the file of the outermost
function, and would run outdated code. The same text elsewhere, or installed again, has a folder of its own, because
Numba compiles it again. So a folder in which everything has been compiled stays complete.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, wraps
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from okapi import how_to_install

numba: Any
try:
    import numba
    from llvmlite import binding
except (ImportError, OSError):  # the extra `fast` is not installed, or does not fit this machine
    numba = None

Function = TypeVar("Function", bound=Callable[..., Any])

HERE = Path(__file__).parent
SOURCES: dict[str, FunctionType] = {}
_COPIES: dict[tuple[tuple[str, Callable[..., Any]], ...], dict[str, FunctionType]] = {}
_IS_PLAIN = ContextVar("is plain", default=numba is None)

announcement = None
if numba is not None:
    from .announcing import announce

    announcement = announce(SOURCES)


class NumbaMissing(ImportError):
    """The extra that compiles is not installed."""

    def __init__(self) -> None:
        super().__init__(f"the compiled engine needs Numba: {how_to_install('fast')}")


def require_numba() -> None:
    """NumbaMissing: functions are plain Python here, which is too slow to play with."""
    if numba is None:
        raise NumbaMissing


def has_machine_code(loop: str = "play_out_games") -> bool:
    """Whether games can be played at once, with machine code of an earlier run for one of the `loops`."""
    return any(cache_folder().glob(f"**/loops.{loop}*.nbi"))


@contextmanager
def plain_python() -> Iterator[None]:
    """Compile nothing in this block, so that nobody waits for it."""
    token = _IS_PLAIN.set(True)
    try:
        yield
    finally:
        _IS_PLAIN.reset(token)


def is_plain() -> bool:
    """Whether functions run as plain Python here, thousands of times slower."""
    return _IS_PLAIN.get()


def compiled(function: Function) -> Function:
    """A function that other compiled functions call: it is compiled into each of them. Python gets it as it is."""
    _keep(function)
    if numba is not None:
        numba.extending.register_jitable(forceinline=True, **_options())(function)
    return function


def entry_point(function: Function) -> Function:
    """A function that Python calls. Its machine code is kept between runs."""
    _keep(function)
    folder = cache_folder(Path(function.__code__.co_filename).parent) if numba is not None else None
    return _callable(function, folder)


def once_more(function: Function, **others: Callable[..., Any]) -> Function:
    """An entry point compiled once more, with other functions in the place of those of their names."""
    made = _copies(tuple(sorted(others.items())))
    # Numba tells machine code apart by the text of the outermost function, which is the same.
    own = made[function.__name__]
    home = Path(own.__code__.co_filename).parent
    folder = cache_folder(home) / "-".join(sorted(others)) if numba is not None else None
    return cast("Function", _callable(own, folder))


def _copies(others: tuple[tuple[str, Callable[..., Any]], ...]) -> dict[str, FunctionType]:
    """All functions that call others, each copied once: what Numba has found out about one serves all its callers."""
    made = _COPIES.setdefault(others, {})
    new = {name: source for name, source in (SOURCES | dict(others)).items() if name not in made}
    for name, source in new.items():
        assert isinstance(source, FunctionType)
        made[name] = FunctionType(source.__code__, dict(source.__globals__), name, source.__defaults__)
    for name in new:
        called = made[name].__globals__
        called.update({other: copy for other, copy in made.items() if other in called})
        if numba is not None:
            numba.extending.register_jitable(forceinline=True, **_options())(made[name])
    return made


def _callable(function: Function, folder: Path | None) -> Function:
    """The function as machine code that is kept in this folder, or as plain Python where that is wanted."""
    machine_code: Callable[..., Any] = function
    if folder is not None:
        with _cache_in(folder):
            machine_code = numba.njit(cache=True, **_options())(function)

    @wraps(function)
    def call(*arguments: Any) -> Any:
        if not _IS_PLAIN.get():
            return machine_code(*arguments)
        with np.errstate(over="ignore"):  # NumPy multiplies words, and would warn
            return function(*arguments)

    return cast("Function", call)


def _keep(function: Callable[..., Any]) -> None:
    assert isinstance(function, FunctionType)
    name = function.__name__
    assert SOURCES.get(name, function).__module__ == function.__module__, f"two functions are called {name}"
    SOURCES[name] = function


def _options() -> dict[str, Any]:
    """Without counting references where Numba lets us: no array is made, and games are two and a half times as fast."""
    options = {"error_model": "numpy", "nogil": True}
    if hasattr(numba.core.options.DefaultOptions, "_nrt"):  # private to Numba: it may go (see `bench.references`)
        options["_nrt"] = False
    return options


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    config = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def cache_folder(folder: Path = HERE) -> Path:
    """Where the machine code of the functions in a folder is kept, as the folder and this package are now."""
    name = f"okapi-compiled-{_fingerprint(folder)}"
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
    """Where a user's caches are kept, the best place first."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(chosen)
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        yield Path(local)
    elif sys.platform == "darwin":
        yield Path.home() / "Library" / "Caches"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    yield Path(tempfile.gettempdir()) / f"okapi-{os.environ.get('USER', 'user')}"


def _fingerprint(folder: Path) -> str:
    processor = binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    content = hashlib.sha256(f"{numba.__version__} {sys.version} {processor}".encode())
    for source in sorted({*HERE.glob("*.py"), *folder.glob("*.py")}):
        content.update(f"{source} {source.stat().st_mtime_ns}".encode())
        content.update(source.read_bytes())
    return content.hexdigest()[:16]
