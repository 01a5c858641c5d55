"""What a bot is."""

from typing import Protocol

from okapi.game import Action, Options, View


class Bot(Protocol):
    """Chooses from what one seat can see; never receives a GameState."""

    def choose(self, view: View, options: Options) -> Action:
        """Pick one of the options; there is at least one."""
        ...
