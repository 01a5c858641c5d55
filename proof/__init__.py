"""Long runs that try to break what is promised (`make proof`).

They start servers and databases with the test suite's own means, on this machine only.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as where people play: see `okapi.cli`
sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
