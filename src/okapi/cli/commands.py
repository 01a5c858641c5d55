"""What a player types at the prompt: numbers, questions, the engine's text forms, and looser ones."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from rich.console import Group, RenderableType
from rich.text import Text

from okapi.game import (
    TERRAINS,
    TRAIN_CARDS,
    Action,
    Deck,
    DrawBlind,
    DrawTickets,
    KeepTickets,
    Pass,
    TakeTerrainCard,
    TakeTrainCard,
)

from .claim_command import claim
from .desk import Desk, NotUnderstood
from .menu import Menu, Outcome
from .names import fold
from .questions import QUESTIONS
from .screen import plain_table


class Step(Enum):
    """A move between menus, or out of the game."""

    AGAIN = auto()
    BACK = auto()
    NEXT = auto()
    PREVIOUS = auto()
    QUIT = auto()


@dataclass(frozen=True)
class Save:
    """Write the game to a file; without a name, to one of Okapi's choice."""

    file: str


@dataclass(frozen=True)
class Answer:
    """Something to read; nothing else happens."""

    shown: RenderableType


Result = Outcome | Step | Save | Answer
Command = Callable[[Desk, str], Result]

NUMBERS = re.compile(r"[0-9]{1,4}([ ,;]+[0-9]{1,4})*")
SHORTCUTS = {"?": "help", "b": "back", "n": "next", "p": "previous", "q": "quit", "h": "hand"}
SYNTAX = {  # as the help shows them
    "draw": "draw red|desert|train|terrain|tickets",
    "claim": "claim PLACE PLACE [red*2] [double]",
    "keep": "keep 1 3, keep all",
    "pass": "pass",
    "hand": "hand",
    "players": "players",
    "map": "map",
    "routes": "routes [PLACE|COLOUR|LENGTH]",
    "place": "place NAME",
    "tickets": "tickets",
    "log": "log [all]",
    "score": "score",
    "rules": "rules [NUMBER|all]",
    "back": "back, next, previous",
    "save": "save [FILE]",
    "quit": "quit",
    "help": "help, ?",
}


def read(line: str, desk: Desk, menu: Menu) -> Result:
    """What a line means; NotUnderstood if nothing."""
    text = line.strip()
    if not text:
        return Step.AGAIN
    if NUMBERS.fullmatch(text):
        picked = menu.pick([int(number) for number in re.findall(r"[0-9]+", text)])
        if picked is None:
            raise NotUnderstood(desk.words.say("no-such-number", count=len(menu.choices)))
        return picked
    if menu.takes_several is not None and fold(text) == "all":
        return menu.takes_several(tuple(range(1, len(menu.choices) + 1)))
    word, _, rest = text.partition(" ")
    return COMMANDS[_command(word, desk)](desk, rest.strip())


def _command(word: str, desk: Desk) -> str:
    """A command by its name or an unmistakable beginning of it."""
    typed = word.casefold()
    name = SHORTCUTS.get(typed, typed)
    if name in COMMANDS:
        return name
    beginnings = [command for command in COMMANDS if command.startswith(name)]
    if len(beginnings) == 1:
        return beginnings[0]
    if beginnings:
        raise NotUnderstood(desk.words.say("several-commands", commands=desk.words.texts.listed(beginnings)))
    raise NotUnderstood(desk.words.say("unknown-command"))


def _draw(desk: Desk, rest: str) -> Action:
    things: dict[str, Action] = {card: TakeTrainCard(card) for card in TRAIN_CARDS}
    things |= {terrain: TakeTerrainCard(terrain) for terrain in TERRAINS}
    things |= {deck: DrawBlind(deck) for deck in Deck}
    things["tickets"] = DrawTickets()
    wanted = fold(rest)
    if wanted in things:
        return things[wanted]
    beginnings = [thing for thing in things if wanted and thing.startswith(wanted)]
    if len(beginnings) == 1:
        return things[beginnings[0]]
    raise NotUnderstood(desk.words.say("unknown-draw"))


def _keep(desk: Desk, rest: str) -> Action:
    offered = desk.view.offered
    if fold(rest) == "all":
        return KeepTickets(offered)
    tickets = re.split(r"[\s,;]+", rest) if rest else []
    if offered and any(word.isascii() and word.isdecimal() and not _on_offer(desk, word) for word in tickets):
        raise NotUnderstood(desk.words.say("no-such-number", count=len(offered)))
    return KeepTickets(tuple(offered[int(word) - 1] if _on_offer(desk, word) else word for word in tickets))


def _on_offer(desk: Desk, word: str) -> bool:
    return bool(NUMBERS.fullmatch(word)) and 1 <= int(word) <= len(desk.view.offered)


def _help(desk: Desk, _: str) -> Result:
    words = desk.words
    grid = plain_table(words.say("column-command"), words.say("column-meaning"))
    grid.columns[0].no_wrap = True
    for name, syntax in SYNTAX.items():
        grid.add_row(syntax, words.say(f"help-{name}"))
    return Answer(Group(Text(words.say("help-intro")), grid))


def _question(name: str) -> Command:
    return lambda desk, rest: Answer(QUESTIONS[name](desk, rest))


def _step(step: Step) -> Command:
    return lambda desk, rest: step


COMMANDS: dict[str, Command] = {
    "draw": _draw,
    "take": _draw,
    "claim": claim,
    "keep": _keep,
    "pass": lambda desk, rest: Pass(),
    **{name: _question(name) for name in QUESTIONS},
    "back": _step(Step.BACK),
    "next": _step(Step.NEXT),
    "previous": _step(Step.PREVIOUS),
    "save": lambda desk, rest: Save(rest),
    "quit": _step(Step.QUIT),
    "exit": _step(Step.QUIT),
    "help": _help,
}
