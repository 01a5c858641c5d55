"""The game for other libraries: PettingZoo, Gymnasium, OpenSpiel and JAX (docs/research.md).

All of them show a seat what its view shows (`okapi.observation`) and speak of actions by their numbers
(`okapi.numbering`). Importing this package registers `okapi/Okapi-v0` with Gymnasium, if that is installed;
importing `okapi.environments.openspiel` registers the game `okapi` with OpenSpiel.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, SupportsIndex

from okapi.extras import needs

from .rewards import Reward
from .setup import AnyBoard, AnyRules

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from .aec import OkapiAECEnv
    from .jax.batch import JaxBatch
    from .opponents import Opponents
    from .vector import OkapiVectorEnv

if find_spec("gymnasium") is not None:
    from .registration import register_with_gymnasium

    register_with_gymnasium()

__all__ = ["Reward", "aec_env", "jax_batch", "vector_env"]


def aec_env(
    players: SupportsIndex = 2,
    *,
    reward: Reward = "win",
    rules: AnyRules = None,
    board: AnyBoard = None,
    render_mode: str | None = None,
) -> "OkapiAECEnv":
    """A PettingZoo environment in which the players take turns, played by the exact rules engine.

    ValueError: no game can be played with these players, rules and board, or there is no such reward or
    render mode. ImportError: PettingZoo is not installed. Both say what to do.
    """
    with needs("research", "pettingzoo", "gymnasium", "numpy"):
        from .aec import OkapiAECEnv  # noqa: PLC0415 (OpenSpiel works without it)
    return OkapiAECEnv(players, reward=reward, rules=rules, board=board, render_mode=render_mode)


def jax_batch(
    games: SupportsIndex,
    players: SupportsIndex = 2,
    *,
    reward: Reward = "win",
    keep: int = 2,
    on_gpu: bool | None = None,
    rules: AnyRules = None,
    board: AnyBoard = None,
) -> "JaxBatch":
    """Many games at once for JAX; you choose for every seat. On a GPU they are played on JAX's device.

    Nothing is copied there: JAX reads what the engine wrote, and `keep` steps later that is overwritten, so whatever
    reads a position must have finished by then. Without a GPU, or with `on_gpu=False`, the processor plays, and
    the arrays are copies. The number of games is a multiple of 256.

    ValueError: no game can be played with these numbers, or it is too large for the compiled engine. ImportError:
    JAX, Numba, or on a GPU CuPy or numba-cuda is not installed. NoGpu: one was asked for, and there is none.
    """
    with needs("train", "jax", "numpy"):
        from .jax.batch import JaxBatch  # noqa: PLC0415 (the others work without JAX)
    return JaxBatch(games, players, reward=reward, keep=keep, on_gpu=on_gpu, rules=rules, board=board)


def vector_env(
    games: SupportsIndex,
    players: SupportsIndex = 2,
    *,
    reward: Reward = "win",
    opponents: "Opponents | None" = None,
    seat: SupportsIndex | None = None,
    flat: bool = False,
    packed_masks: bool = False,
    copy: bool = True,
    autoreset_mode: "AutoresetMode | str" = "SameStep",
    render_mode: str | None = None,
    rules: AnyRules = None,
    board: AnyBoard = None,
) -> "OkapiVectorEnv":
    """Many games at once, played by the compiled engine, as a Gymnasium vector environment.

    You choose for every seat, or with `opponents` for one seat of each game: `seat`, or seat 0 of the first
    game, seat 1 of the second, and so on. Opponents are a bot's name, several joined by `+` for the seats after
    yours, or a list of such names, which the games take in turn. With `flat` the observation is the row alone,
    and masks are in the infos. With `packed_masks` eight actions share a byte of the mask, the lowest bit
    first: an eighth of the memory. Without `copy`, as in Gymnasium's own, observations and masks are always the same
    arrays, and the next step overwrites them: faster, for a learner that keeps its own copies. `autoreset_mode` says
    when a game that ended is dealt again (`okapi.environments.vector`). `render()` draws the tables as `render_mode`
    says: `ansi`, `svg` or `rgb_array`.

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
        copy=copy,
        autoreset_mode=autoreset_mode,
        render_mode=render_mode,
        rules=rules,
        board=board,
    )
