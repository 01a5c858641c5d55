"""Settings of all tests."""

import pytest

# A failing assertion of the table says what it compared, as one in a test does.
pytest.register_assert_rewrite("table")
