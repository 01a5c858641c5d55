"""A bot worker with bots that fail, each in its own way."""

import os
import sys
import time
from collections.abc import Sequence

from okapi.bots import registry
from okapi.bots.registry import BotEntry
from okapi.game import Action, Pass, View
from okapi.server.bots.worker import main


class Raises:
    def __init__(self, seed: str) -> None: ...

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        raise RuntimeError(f"I saw {view.hand}")


class Hangs(Raises):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        time.sleep(1000)
        return options[0]


class Dies(Raises):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        os._exit(1)


class Cheats(Raises):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        return Pass()


class Chatters(Raises):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        print('{"action":{"type":"pass"}}', flush=True)
        return options[0]


FAULTY = {kind.__name__.lower(): kind for kind in (Raises, Hangs, Dies, Cheats, Chatters)}


def register() -> None:
    """Make the faulty bots known in this process."""
    for name, kind in FAULTY.items():
        registry._BOTS[name] = BotEntry(name, "Fails.", kind)


if __name__ == "__main__":
    register()
    main(sys.argv[1:])
