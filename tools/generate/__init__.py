"""Files in the repository that are made from the code: `make generate` writes them.

They are cheap to make and the same each time, so `tests/test_generated.py` can say which one is stale.
Pictures, the ladder and the layout of the map take longer; CONTRIBUTING.md lists their commands.
"""

import json
from collections.abc import Callable
from pathlib import Path

from okapi.server.protocol.schema import CONSTANTS, definitions, document

from .api import api_page
from .keeper import material, other_boards
from .rules_figures import rules_figures
from .typescript import typescript
from .workshop import built_in, places

ROOT = Path(__file__).parents[2]

GENERATED: dict[str, Callable[[], str]] = {
    "docs/api.md": api_page,
    "docs/protocol.schema.json": lambda: json.dumps(document(), indent=1, ensure_ascii=False) + "\n",
    "web/src/protocol.ts": lambda: typescript(definitions(), CONSTANTS),
    "web/src/keeper/material.json": material,
    "web/src/keeper/other-boards.json": other_boards,
    "web/src/workshop/built-in.json": built_in,
    "web/src/wording/published.json": rules_figures,
    "src/okapi/board/africa-places.json": places,
}


def stale() -> list[str]:
    """The generated files that are not what the code would write today."""
    return [
        name
        for name, text in GENERATED.items()
        if not (ROOT / name).exists() or (ROOT / name).read_text("utf-8") != text()
    ]
