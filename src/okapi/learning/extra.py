"""What programs say when the libraries that training needs are missing."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from okapi import how_to_install


@contextmanager
def needs_jax(importer: str) -> Iterator[None]:
    """Imports in this block may lack JAX or Optax: a program then says how to install them, and ends.

    ImportError: the module that imports them is not the program.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library not in ("jax", "optax"):
            raise
        sentence = f"training needs {library}, which is not installed; run: {how_to_install('train')}"
        if importer == "__main__":
            sys.exit(sentence)
        raise ImportError(sentence) from None
