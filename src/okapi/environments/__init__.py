"""The game for other people's libraries: PettingZoo, Gymnasium and OpenSpiel (docs/research.md).

All of them show a seat what its view shows (`okapi.observation`) and speak of actions by their numbers
(`okapi.numbering`). Importing `okapi.environments.openspiel` registers the game `okapi` with OpenSpiel.
"""

from typing import TYPE_CHECKING

from okapi.board import Board
from okapi.game import Rules

from .extras import needs
from .rewards import Reward

if TYPE_CHECKING:
    from .aec import OkapiAECEnv

__all__ = ["Reward", "aec_env"]


def aec_env(
    players: int = 2,
    *,
    reward: Reward = "win",
    rules: Rules | None = None,
    board: Board | None = None,
    render_mode: str | None = None,
) -> "OkapiAECEnv":
    """A PettingZoo environment in which the players take turns, played by the exact rules engine.

    ValueError: no game can be played with these players, rules and board, or there is no such reward or
    render mode. ImportError: PettingZoo is not installed. Both say what to do.
    """
    with needs("research", "pettingzoo", "gymnasium", "numpy"):
        from .aec import OkapiAECEnv  # noqa: PLC0415 (whoever needs only OpenSpiel need not have PettingZoo)
    return OkapiAECEnv(players, reward=reward, rules=rules, board=board, render_mode=render_mode)
