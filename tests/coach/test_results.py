"""Results of the coach are data: to store or send them takes neither a compiler nor a network."""

import subprocess
import sys

WITHOUT_THE_EXTRA = """
import sys
sys.modules["numba"] = None
import okapi.coach, okapi.coach.results
import okapi.server.protocol.schema
print(*(name for name in sys.modules if name.startswith(("okapi.compiled", "okapi.coach.", "numpy."))))
"""


def test_results_travel_without_the_extra() -> None:
    command = [sys.executable, "-W", "error", "-c", WITHOUT_THE_EXTRA]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout) == ("", "okapi.coach.results okapi.coach.thresholds\n")
