"""A bot worker with bots that fail, each in its own way."""

import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from okapi.bots import registry
from okapi.bots.registry import BotEntry
from okapi.game import Action, Pass, View, to_json
from okapi.server.workers import bot_worker, child

NOTES = "TEST_OF_OKAPI_NOTES"  # the folder where bots leave notes


class Sound:
    """Does not fail, and leaves a note of its process."""

    def __init__(self, seed: str) -> None: ...

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        if NOTES in os.environ:
            (Path(os.environ[NOTES]) / "pid").write_text(str(os.getpid()))
        return options[0]


class Repentant(Sound):
    """Failed in an earlier process."""


class Raises(Sound):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        raise RuntimeError(f"I saw {view.hand}")


class Floods(Sound):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        raise RuntimeError("\ud800 \0" * 1_000_000)


class Exits(Sound):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        sys.exit("enough")


class Hangs(Sound):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        time.sleep(1000)
        return options[0]


class Dies(Sound):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        os._exit(1)


class Stumbles(Sound):
    """Dies at its first question, and at no other."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        try:
            (Path(os.environ[NOTES]) / "stumbled").touch(exist_ok=False)
        except FileExistsError:
            return options[0]
        os._exit(1)


class Cheats(Sound):
    def choose(self, view: View, options: Sequence[Action]) -> Action:
        return Pass()


class Chatters(Sound):
    """Prints what looks like an answer, and reads what might be a question."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        print('{"number":1,"result":{"type":"pass"}}', flush=True)
        assert not sys.stdin.read()
        return options[0]


class Garbles(Sound):
    """Writes rubbish instead of answers."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        say(b"rubbish\n")
        return options[0]


class Drones(Sound):
    """Writes more than any answer could have."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        say(b"rubbish " * 500_000)
        return options[0]


class Nests(Sound):
    """Writes JSON that is too deeply nested to be read."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        say(b'{"nested":' + b"[" * 100_000 + b"\n")
        return options[0]


class Repeats(Sound):
    """Answers twice."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        answer = child.Outcome(_asked[-1], result=msgspec.Raw(to_json(options[0])))
        say(msgspec.json.encode(answer) + b"\n")
        return options[0]


class Forges(Sound):
    """Answers with something other than an action."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        say(b'{"number":%d,"result":{"type":"win"}}\n' % _asked[-1])
        return options[0]


class Reports(Sound):
    """Reports progress, which was not requested."""

    def choose(self, view: View, options: Sequence[Action]) -> Action:
        say(b'{"number":%d,"progress":1}\n' % _asked[-1])
        return options[0]


_asked: list[int] = []  # the numbers of the questions


def say(words: bytes) -> None:
    """Write something instead of an answer."""
    for opened in range(3, 20):
        with suppress(OSError):
            os.write(opened, words)


def remember_what_is_asked() -> None:
    """Remember requests, so that a bot can write answers itself."""
    outcome = child._outcome

    def remember(request: child.Request[Any], *more: Any) -> child.Outcome:
        _asked.append(request.number)
        return outcome(request, *more)

    child._outcome = remember  # type: ignore[assignment]


FAULTY = {
    kind.__name__.lower(): kind
    for kind in (
        Sound,
        Repentant,
        Raises,
        Floods,
        Exits,
        Hangs,
        Dies,
        Stumbles,
        Cheats,
        Chatters,
        Garbles,
        Drones,
        Nests,
        Repeats,
        Forges,
        Reports,
    )
}


def register() -> None:
    """Make the faulty bots known in this process."""
    for name, kind in FAULTY.items():
        registry._BOTS[name] = BotEntry(name, "Fails.", kind)


if __name__ == "__main__":
    register()
    remember_what_is_asked()
    bot_worker.main()
