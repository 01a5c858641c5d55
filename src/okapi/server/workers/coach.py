"""The coach beside the bots: whether it is there, and what it advises a seat."""

from functools import cache
from importlib.util import find_spec

from okapi.coach.results import AdvisedMove, UnknownBoard
from okapi.game import View

ADVISER = "coach"  # stands where a bot's name stands in a question


@cache
def coach_is_installed() -> bool:
    """Whether this server has the extra `fast`, without which there is no coach. Looking is cheap."""
    return all(find_spec(name) is not None for name in ("numba", "numpy"))


def advised_moves(view: View) -> tuple[AdvisedMove, ...]:
    """Up to three moves for a seat, from its view alone; none in a game that the coach does not know."""
    from okapi.coach import advice  # noqa: PLC0415 (needs the extra `fast`, and seconds to load)
    from okapi.compiled import BeyondLimits  # noqa: PLC0415

    try:
        return tuple(advice(view))
    except (UnknownBoard, BeyondLimits):
        return ()
