"""Files in the repository that are made from the code: `make generate` writes them.

They take seconds and are the same each time, so `tests/test_generated.py` can say which one is stale.
Other pictures, the games of the ladder and the layout of the map take longer; CONTRIBUTING.md lists their commands.
"""

import json
from collections.abc import Callable
from pathlib import Path

from okapi.server.protocol.schema import CONSTANTS, definitions, document

from ..ladder.data import Ladder, load
from ..ladder.page import page
from ..ladder.picture import picture
from ..ladder.resources import weights
from ..ladder.style_picture import style_picture
from .api import api_page
from .keeper import material, other_boards
from .leaderboard import benchmark_page, renewed_lines
from .rules_figures import rules_figures
from .scene import scene
from .typescript import typescript
from .workshop import built_in, places

ROOT = Path(__file__).parents[2]


def _ladder() -> Ladder:
    return load(ROOT / "docs" / "ladder.json")


GENERATED: dict[str, Callable[[], str]] = {
    "docs/api.md": api_page,
    "docs/leaderboard.jsonl": renewed_lines,  # before the page that is made of it
    "docs/benchmark.md": benchmark_page,
    "docs/ladder.md": lambda: page(_ladder(), weights()),
    "docs/pictures/ladder.svg": lambda: picture(_ladder()),
    "docs/pictures/style.svg": lambda: style_picture(_ladder().styles),
    "docs/protocol.schema.json": lambda: json.dumps(document(), indent=1, ensure_ascii=False) + "\n",
    "web/src/protocol.ts": lambda: typescript(definitions(), CONSTANTS),
    "web/src/keeper/material.json": material,
    "web/src/keeper/other-boards.json": other_boards,
    "web/src/screens/scene.json": scene,
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
