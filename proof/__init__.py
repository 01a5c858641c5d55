"""Long runs that try to break what is promised (`make proof`).

They start servers and databases with the test suite's own means, on this machine only.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
