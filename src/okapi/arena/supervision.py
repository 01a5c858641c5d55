"""A bot under supervision: timed, held to the time limit, and stopped when it fails."""

import signal
from array import array
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from time import perf_counter, process_time
from types import FrameType
from typing import TypeVar

from okapi.bots import Bot
from okapi.game import ACTIONS, Action, IllegalAction, View, decide

from .forfeit import BotFailed, Failing, describe, one_line
from .result import DecisionTimes

T = TypeVar("T")
HAS_ALARM = hasattr(signal, "setitimer")


class OutOfTime(BaseException):
    """The alarm went off. Not an Exception, so that a bot that catches those cannot sleep through it."""


class Supervised:
    """Plays as its bot does; BotFailed instead of a crash, a stall or an illegal action."""

    def __init__(self, make: Callable[[], Bot], limit: float, watch: AbstractContextManager[None]) -> None:
        self._make = make
        self._bot: Bot | None = None
        self._limit = limit
        self._alarm = Alarm(limit)
        self._watch = watch
        self._wall = array("d")  # small: a tournament has millions of them
        self._processor = array("d")

    @property
    def times(self) -> DecisionTimes:
        return DecisionTimes(self._wall, self._processor)

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        """Let the bot choose; the first time, it is made before."""
        bot = self._bot or self._guarded(self._make)
        self._bot = bot
        worked, began = process_time(), perf_counter()
        action = self._guarded(lambda: bot.choose(view, options))
        self._wall.append(perf_counter() - began)
        self._processor.append(process_time() - worked)
        _require_legal(view, options, action)
        return action

    def _guarded(self, do: Callable[[], T]) -> T:
        began = perf_counter()
        try:
            with self._watch, self._alarm:
                answer = do()
        except OutOfTime:
            raise self._stalled() from None
        except BaseException as error:  # also SystemExit: a bot cannot end the tournament
            raise BotFailed(Failing.CRASH, describe(error)) from None
        if perf_counter() - began > self._limit:  # it caught the alarm, or there is none on this system
            raise self._stalled()
        return answer

    def _stalled(self) -> BotFailed:
        return BotFailed(Failing.STALL, no_answer(self._limit))


def no_answer(limit: float) -> str:
    return f"no answer within {limit:g} s"


class Alarm:
    """Raises OutOfTime when its `with` takes too long (in the main thread, where systems have the signal)."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        if HAS_ALARM:
            signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def __exit__(self, *error: object) -> None:
        if HAS_ALARM:
            signal.setitimer(signal.ITIMER_REAL, 0)


def hear_alarms() -> None:
    """To be called once by a process that sets alarms."""
    if HAS_ALARM:
        signal.signal(signal.SIGALRM, _ring)


def _ring(number: int, frame: FrameType | None) -> None:
    raise OutOfTime


def _require_legal(view: View, options: Sequence[Action], action: Action) -> None:
    if not isinstance(action, ACTIONS):
        raise BotFailed(Failing.ILLEGAL, f"{_shown(action)} is not an action")
    try:
        decide(view, action)
    except IllegalAction as refusal:
        raise BotFailed(Failing.ILLEGAL, f"{_shown(action)}: {refusal}") from None
    except Exception as error:  # an action filled with nonsense; if it is an option, the game is at fault
        if action in options:
            raise
        raise BotFailed(Failing.ILLEGAL, f"{_shown(action)}: {describe(error)}") from None


def _shown(action: object) -> str:
    try:
        return one_line(repr(action), 120)
    except Exception:
        return f"something of type {type(action).__name__}"
