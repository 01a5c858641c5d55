"""The numbers of the published game, which the browser fills into the rules' texts."""

import json

from okapi.board import africa
from okapi.game import Rules, figures


def rules_figures() -> str:
    """The file of these numbers."""
    rules = Rules()
    published = {"figures": figures(rules, africa()), "route_points": rules.route_points}
    return json.dumps(published, indent=2) + "\n"
