"""The numbers by which a map is laid out, in board units: the browser reads the same file (`web/src/map`)."""

import json
from importlib.resources import files
from typing import Any, Final

MEASURES: Final[dict[str, Any]] = json.loads((files(__package__) / "measures.json").read_text("utf-8"))
