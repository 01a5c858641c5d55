"""The game as OpenSpiel registers it, and what its observers see."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from ..small_games import SMALL_GAMES
from .parameters import DEFAULTS, OpenSpielSetup, defaults_of
from .state import OkapiState

Utility = pyspiel.GameType.Utility
PRIVATE = ("hand", "drawn", "tickets", "offered", "returned")  # segments that only one seat sees


def _type_of_game(name: str, utility: Any, defaults: Mapping[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name="Okapi: railways in the heart of Africa",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=defaults["max_players"],
        min_num_players=defaults["min_players"],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(defaults),
    )


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

    name: ClassVar[str] = "okapi"
    defaults: ClassVar[dict[str, Any]] = DEFAULTS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setup = OpenSpielSetup(params or {}, self.defaults)
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
        agreed = {**self.defaults, **(params or {})}
        super().__init__(_type_of_game(self.name, kind[self.setup.utility_sum], agreed), info, params or {})

    def new_initial_state(self) -> OkapiState:
        return OkapiState(self, self.setup)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OkapiObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OkapiObserver(self.setup, kind, params)


def register_games() -> None:
    """The game, and a small one for every board of research's."""
    pyspiel.register_game(_type_of_game(OkapiGame.name, Utility.GENERAL_SUM, DEFAULTS), OkapiGame)
    for name in SMALL_GAMES:
        its: dict[str, Any] = {"name": f"okapi_{name}", "defaults": defaults_of(name), "__module__": __name__}
        small = type(f"Okapi{name.title()}Game", (OkapiGame,), its)
        globals()[small.__name__] = small  # where pickle finds it
        pyspiel.register_game(_type_of_game(its["name"], Utility.ZERO_SUM, its["defaults"]), small)
