"""The coach in workers: whether it is installed, its advice, and what its workers have in common."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec

from okapi.coach.results import AdvisedMove, UnknownBoard
from okapi.game import View
from okapi.server.protocol.reasons import Refusal, ServerReason

from .child import CarryOut, J, serve

ADVISER = "coach"  # in place of a bot's name in a question
_MEMORY = 4 << 30  # of addresses: a compiler reserves more than it uses


@cache
def coach_is_installed() -> bool:
    """Whether the extra `fast` is installed, without which there is no coach. This does not load it."""
    return all(find_spec(name) is not None for name in ("numba", "numpy"))


def advised_moves(view: View) -> tuple[AdvisedMove, ...]:
    """Up to three moves for a seat, from its view alone; none if the coach does not know the board."""
    from okapi.coach import advice  # noqa: PLC0415 (needs the extra `fast`, and seconds to load)
    from okapi.compiled import BeyondLimits  # noqa: PLC0415

    try:
        return tuple(advice(view))
    except (UnknownBoard, BeyondLimits):
        return ()


@contextmanager
def coach_refusals() -> Iterator[None]:
    """Turn errors of the coach into refusals: it is not installed, or it does not know the board."""
    try:
        from okapi.compiled import BeyondLimits  # noqa: PLC0415
    except ImportError:
        raise Refusal(ServerReason.NO_COACH) from None
    try:
        yield
    except ImportError:
        raise Refusal(ServerReason.NO_COACH) from None
    except (BeyondLimits, UnknownBoard):
        raise Refusal(ServerReason.BOARD_NOT_KNOWN) from None


def serve_as_coach(jobs: type[J], carry_out: CarryOut[J], *, priority: int) -> None:
    """Do jobs of the coach on one processor: the others are for people who play."""
    for library in ("NUMBA", "OPENBLAS"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    serve(jobs, carry_out, priority=priority, memory=_MEMORY)
