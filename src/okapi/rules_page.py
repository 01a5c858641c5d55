"""What the browser is given to fill in the rules' texts: the numbers of the published game.

    python -m okapi.rules_page

writes `web/src/wording/published.json`. A test compares the file with what the game says today.
"""

import json
from pathlib import Path

from okapi.board import africa
from okapi.game import Rules, figures

PUBLISHED = Path("web", "src", "wording", "published.json")


def text() -> str:
    """The file as it should be."""
    rules = Rules()
    published = {"figures": figures(rules, africa()), "route_points": rules.route_points}
    return json.dumps(published, indent=2) + "\n"


if __name__ == "__main__":
    PUBLISHED.write_text(text(), "utf-8")
