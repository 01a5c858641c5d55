"""Which cases `make test` runs, where `make test-all` runs the rest as well."""

from collections.abc import Iterable
from typing import Any

import pytest


def some(cases: Iterable[Any], *always: Any) -> list[Any]:
    """The cases of a test, all of them slow but those named."""
    listed = list(cases)
    assert set(always) <= set(listed), f"no cases: {set(always) - set(listed)}"
    return [case if case in always else pytest.param(case, marks=pytest.mark.slow) for case in listed]


# Whether on a phone, whose screen is where things break first, or at a desk.
PHONE_FIRST = [True, pytest.param(False, marks=pytest.mark.slow)]
