"""The game as OpenSpiel registers it, and what its observers see."""

from typing import Any

import numpy as np
import pyspiel

from .parameters import DEFAULTS, OpenSpielSetup
from .state import OkapiState

Utility = pyspiel.GameType.Utility
PRIVATE = ("hand", "drawn", "tickets", "offered", "returned")  # segments that only one seat sees


def _type_of_game(utility: Any, min_players: int, max_players: int) -> Any:
    return pyspiel.GameType(
        short_name="okapi",
        long_name="Okapi: railways in the heart of Africa",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max_players,
        min_num_players=min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


GAME_TYPE = _type_of_game(Utility.GENERAL_SUM, DEFAULTS["min_players"], DEFAULTS["max_players"])


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

    def set_from(self, state: OkapiState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self._layout.observe(state.view(player)), np.uint8)
        if not self._is_private:
            for name in PRIVATE:
                self.dict[name][:] = 0

    def string_from(self, state: OkapiState, player: int) -> str:
        """An observation in words."""
        if not self._is_private:
            return str(state)
        if self._has_perfect_recall:
            return state.information_state_string(player)
        return state.observation_string(player)


class OkapiGame(pyspiel.Game):  # type: ignore[misc]
    """Loaded by `pyspiel.load_game("okapi", parameters)`. ValueError: no game can be played with these."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setup = OpenSpielSetup(params or {})
        rules = self.setup.rules
        lowest, highest = self.setup.utilities
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.numbering),
            max_chance_outcomes=self.setup.max_chance_outcomes,
            num_players=self.setup.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=self.setup.utility_sum,
            max_game_length=self.setup.max_decisions,
        )
        kind = {None: Utility.GENERAL_SUM, 0.0: Utility.ZERO_SUM, 1.0: Utility.CONSTANT_SUM}
        utility = kind[self.setup.utility_sum]
        super().__init__(_type_of_game(utility, rules.min_players, rules.max_players), info, params or {})

    def new_initial_state(self) -> OkapiState:
        return OkapiState(self, self.setup)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OkapiObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OkapiObserver(self.setup, kind, params)
