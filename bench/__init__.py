"""Benchmarks. They start servers and databases with the test suite's own means."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
