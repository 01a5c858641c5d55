"""The game for other people's libraries: PettingZoo, Gymnasium and OpenSpiel (docs/research.md).

All of them show a seat what its view shows (`okapi.observation`) and speak of actions by their numbers
(`okapi.numbering`). Importing this package registers `okapi/Okapi-v0` with Gymnasium, if that is installed;
importing `okapi.environments.openspiel` registers the game `okapi` with OpenSpiel.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from okapi.board import Board
from okapi.game import Rules

from .extras import needs
from .rewards import Reward

if TYPE_CHECKING:
    from .aec import OkapiAECEnv
    from .opponents import Opponents
    from .vector import OkapiVectorEnv

if find_spec("gymnasium") is not None:
    from .registration import register_with_gymnasium

    register_with_gymnasium()

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
    opponents: "Opponents | None" = None,
    seat: int | None = None,
    flat: bool = False,
    packed_masks: bool = False,
    rules: Rules | None = None,
    board: Board | None = None,
) -> "OkapiVectorEnv":
    """Many games at once, played by the compiled engine, as a Gymnasium vector environment.

    You choose for every seat, or with `opponents` for one seat of each game: `seat`, or seat 0 of the first
    game, seat 1 of the second, and so on. Opponents are a bot's name, several joined by `+` for the seats after
    yours, or a list of such names, which the games take in turn. With `flat` the observation is the row alone,
    and masks are in the infos. With `packed_masks` eight actions share a byte of the mask, the lowest bit
    first: an eighth of the memory.

    ValueError: no game can be played with these numbers, it is too large for the compiled engine, or there are
    no such opponents. ImportError: Gymnasium or Numba is not installed. All of them say what to do.
    """
    with needs("research", "gymnasium", "numpy"):
        from .vector import OkapiVectorEnv  # noqa: PLC0415 (the others work without Numba)
    return OkapiVectorEnv(
        games,
        players,
        reward=reward,
        opponents=opponents,
        seat=seat,
        flat=flat,
        packed_masks=packed_masks,
        rules=rules,
        board=board,
    )
