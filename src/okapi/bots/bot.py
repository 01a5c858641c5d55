"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol

from okapi.game import Action, View


class Bot(Protocol):
    """Chooses from what one seat can see; never receives a GameState."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """Pick one of the options; there is at least one."""
        ...
