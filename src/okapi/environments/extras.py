"""Libraries that come with an extra of the package, and what is said where they are missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from okapi import how_to_install


@contextmanager
def needs(extra: str, *libraries: str) -> Iterator[None]:
    """Imports in this block may lack these libraries: ImportError then says how to install them."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in libraries:
            raise
        raise ImportError(f"this needs {library}, which is not installed; run: {how_to_install(extra)}") from None
