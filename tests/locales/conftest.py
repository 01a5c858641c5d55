"""Most of these tests read whole catalogs, each in its own way: a catalog is parsed once for all of them."""

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentResource


@pytest.fixture(scope="package", autouse=True)
def each_catalog_parsed_once() -> Iterator[None]:
    once = cache(FluentResource)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("okapi.locales.FluentResource", once)
        patched.setattr("tools.catalog.FluentResource", once)
        yield
