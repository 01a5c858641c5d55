"""What a bot is."""

from collections.abc import Sequence
from typing import Protocol

from okapi.game import Action, Player, Seat, View


class Bot(Protocol):
    """Chooses from what one seat can see; never receives a GameState."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """Pick one of the options; there is at least one."""
        ...


def own_seat(view: View) -> Seat:
    assert view.seat is not None, "a spectator does not decide"
    return view.seat


def own_player(view: View) -> Player:
    return view.table.players[own_seat(view)]
