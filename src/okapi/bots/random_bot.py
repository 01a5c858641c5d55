"""The simplest bot."""

from collections.abc import Sequence
from random import Random

from okapi.game import Action, View


class RandomBot:
    """Picks any legal action, each as likely as the others. It is the yardstick that everything must beat."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        return options[int(self._random() * len(options))]
