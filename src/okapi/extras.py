"""Libraries that come with an extra of the package, and what is said where they are missing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from okapi import how_to_install


class MissingLibrary(ImportError):
    """A library that comes with an extra is not installed; its text says how to get it."""

    def __init__(self, library: str, extra: str) -> None:
        super().__init__(f"this needs {library}, which is not installed; run: {how_to_install(extra)}", name=library)


@contextmanager
def needs(extra: str, *libraries: str, importer: str | None = None) -> Iterator[None]:
    """Imports in this block may lack these libraries: MissingLibrary.

    Where the importing module is the program, it ends with that sentence instead.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in libraries:
            raise
        missing = MissingLibrary(library, extra)
        if importer == "__main__":
            sys.exit(str(missing))
        raise missing from None


def pyarrow(module: str = "pyarrow") -> Any:
    """PyArrow, or a module of it, which is imported only where Parquet files are read or written. MissingLibrary."""
    with needs("parquet", "pyarrow"):
        return import_module(module)
