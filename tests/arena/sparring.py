"""Bots to test the arena with. Worker processes make them by name."""

from __future__ import annotations

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

from okapi.arena.worker import make_bot
from okapi.game import ClaimRoute, DrawTickets, KeepTickets, TrainCards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from okapi.bots import Bot
    from okapi.game import Action, View


class Claimer:
    """Claims what it can, and draws no tickets: quick, and stronger than random."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        claims = [option for option in options if isinstance(option, ClaimRoute)]
        if claims:
            return max(claims, key=lambda claim: claim.payment.total())
        calm = [option for option in options if not isinstance(option, DrawTickets)]
        if isinstance(calm[0], KeepTickets):
            return min(calm, key=lambda option: len(cast("KeepTickets", option).tickets))
        return calm[int(self._random() * len(calm))]


class Failing(Claimer):
    """Plays a few decisions well, then fails."""

    def __init__(self, seed: str, fail: Callable[[], object], after: int = 3) -> None:
        super().__init__(seed)
        self._fail = fail
        self._left = after

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        self._left -= 1
        if self._left < 0:
            return cast("Action", self._fail())
        return super().choose(view, options)


class Saboteur(Claimer):
    """Kills the process that its own works for, once: while this file is there."""

    def __init__(self, seed: str, fuse: Path) -> None:
        super().__init__(seed)
        self._fuse = fuse

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        with suppress(FileNotFoundError):
            self._fuse.unlink()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(view, options)


def crash() -> None:
    raise RuntimeError("the points\nfailed")


def sleep() -> None:
    try:
        time.sleep(60)
    except Exception:  # does not help
        time.sleep(60)


def sleep_deaf() -> None:
    """Out of the alarm's reach: only the watchdog can end it."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    time.sleep(60)


def chatter() -> None:
    print("this must not get into the results")
    os.write(1, b"nor this\n")
    crash()


FAILINGS: dict[str, Callable[[], object]] = {
    "crash": crash,
    "sleep": sleep,
    "deaf": sleep_deaf,
    "exit": sys.exit,
    "die": lambda: os._exit(3),
    "nothing": lambda: None,
    "cheat": lambda: ClaimRoute("nowhere--nowhere", TrainCards()),
    "nonsense": lambda: KeepTickets(cast("Any", 7)),
    "chatter": chatter,
}


def make(name: str, seed: str) -> Bot:
    """The bot of that name: one of the registry, or one of these."""
    if name == "claimer":
        return Claimer(seed)
    if name.startswith("saboteur "):
        return Saboteur(seed, Path(name.removeprefix("saboteur ")))
    if name == "stillborn":
        raise LookupError("no weights")
    if name in FAILINGS:
        return Failing(seed, FAILINGS[name])
    return make_bot(name, seed)
