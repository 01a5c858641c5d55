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
    from .vector import OkapiVectorEnv

__all__ = ["Reward", "aec_env", "vector_env"]


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
        from .aec import OkapiAECEnv  # noqa: PLC0415 (OpenSpiel works without it)
    return OkapiAECEnv(players, reward=reward, rules=rules, board=board, render_mode=render_mode)


def vector_env(
    games: int,
    players: int = 2,
    *,
    reward: Reward = "win",
    opponents: str | None = None,
    packed_masks: bool = False,
    rules: Rules | None = None,
    board: Board | None = None,
) -> "OkapiVectorEnv":
    """Many games at once, played by the compiled engine, as a Gymnasium vector environment.

    You choose for every seat, or with `opponents` (`random`, `greedy`) for one seat of each game: seat 0 of
    the first game, seat 1 of the second, and so on. With `packed_masks` eight actions share a byte of the
    mask, the lowest bit first: an eighth of the memory.

    ValueError: no game can be played with these numbers, or it is too large for the compiled engine.
    ImportError: Gymnasium or Numba is not installed. Both say what to do.
    """
    with needs("research", "gymnasium", "numpy"):
        from .vector import OkapiVectorEnv  # noqa: PLC0415 (the others work without Numba)
    return OkapiVectorEnv(
        games, players, reward=reward, opponents=opponents, packed_masks=packed_masks, rules=rules, board=board
    )
