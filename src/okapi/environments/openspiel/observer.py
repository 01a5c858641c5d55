"""What a seat sees of a state, as OpenSpiel's observers give it."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from .parameters import OpenSpielSetup

if TYPE_CHECKING:
    from .state import OkapiState

PRIVATE = ("hand", "drawn", "tickets", "offered", "returned")


class OkapiObserver:
    """The row of a view as numbers, whole in `tensor` and by segments in `dict`."""

    def __init__(self, setup: OpenSpielSetup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of okapi take no parameters, not {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer of okapi sees all hands; ask for one player's or for none")
        self._layout = setup.layout
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._has_perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(len(setup.layout), np.float32)
        self.dict = {name: self.tensor[segment.where] for name, segment in setup.layout.segments.items()}

    def set_from(self, state: "OkapiState", player: int) -> None:
        """Show this state to a player."""
        self.tensor[:] = np.frombuffer(self._layout.observe(state.view(player)), np.uint8)
        if not self._is_private:
            for name in PRIVATE:
                self.dict[name][:] = 0

    def string_from(self, state: "OkapiState", player: int) -> str:
        """An observation in words."""
        if not self._is_private:
            return str(state)
        if self._has_perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)
