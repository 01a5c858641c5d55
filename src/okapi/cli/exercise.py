"""A position to try moves in: what `okapi learn` and `okapi puzzle` share."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from okapi.coach.thresholds import TRIES
from okapi.game import Action, Event, View, options

from .play.human import Human
from .play.prompt import Prompt
from .screen import Screen
from .wording import Wording


class JudgedTry(NamedTuple):
    """What is said about a move that was tried."""

    said: str
    is_found: bool
    counts: bool = True  # as one of the tries


class Exercise:
    """A person at one seat looks for a better move; nothing is played."""

    def __init__(self, screen: Screen, words: Wording, prompt: Prompt) -> None:
        self._screen, self._words, self._prompt = screen, words, prompt

    def is_solved(self, view: View, events: Iterable[Event], judge: Callable[[Action], JudgedTry]) -> bool:
        """Whether the move was found in three tries. LeftTable, EOFError: the person has left."""
        human, tries = Human(self._screen, self._words, self._prompt, self._save), TRIES
        human.remember(events)
        while tries:
            judged = judge(human.choose(view, options(view), shows_table=True))
            tries -= judged.counts
            self._screen.line(judged.said)
            if judged.is_found:
                return True
            if tries:
                self._screen.line(self._words.say("learn-tries", tries=tries))
        return False

    def _save(self, _: str) -> bool:
        self._screen.print_message("learn-no-save")
        return False
