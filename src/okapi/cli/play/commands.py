"""What a player types at the prompt: numbers, questions, the engine's text forms, and looser ones."""

import re
from collections.abc import Callable
from contextlib import suppress
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
from okapi.locales import own_name

from ..layout import Grid
from ..names import fold
from ..vocabulary import Several, beginning, named
from .claim_command import claim, names_a_route
from .coaching import advice, review
from .desk import Desk, NotUnderstood
from .menu import Menu, Outcome
from .questions import QUESTIONS


class Step(Enum):
    """A move between menus, or out of the game."""

    AGAIN = auto()
    OPTIONS = auto()
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


@dataclass(frozen=True)
class Speak:
    """Go on in another language."""

    language: str


Result = Outcome | Step | Save | Answer | Speak
Command = Callable[[Desk, str], Result]

NUMBERS = re.compile(r"[0-9]{1,4}([ ,;]+[0-9]{1,4})*")


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
    if menu.takes_several is not None and desk.vocabulary.means(text, "all"):
        return menu.takes_several(tuple(range(1, len(menu.choices) + 1)))
    name, rest = _command(text, desk)
    return COMMANDS[name](desk, rest)


def _command(text: str, desk: Desk) -> tuple[str, str]:
    """The command that a line begins with, by name or an unmistakable beginning of it; and what follows."""
    try:
        found = desk.vocabulary.command(text, COMMANDS)
    except Several as several:
        words = desk.words.texts.either(several.spellings)
        raise NotUnderstood(desk.words.say("several-commands", commands=words)) from None
    if found is None:
        raise NotUnderstood(desk.words.say("unknown-command"))
    return found


def _draw(desk: Desk, rest: str) -> Outcome:
    words = desk.vocabulary
    spellings: dict[str, list[str]] = {**words.cards, **words.terrains}
    spellings |= {deck.value: [*map(fold, words.spellings([f"{deck}-deck"])), deck.value] for deck in Deck}
    spellings["tickets"] = [fold(word) for word in words.spellings(["tickets"])]
    actions: dict[str, Action] = {card: TakeTrainCard(card) for card in TRAIN_CARDS}
    actions |= {terrain: TakeTerrainCard(terrain) for terrain in TERRAINS}
    actions |= {deck.value: DrawBlind(deck) for deck in Deck}
    actions["tickets"] = DrawTickets()
    with suppress(Several):
        found = named(rest, spellings)
        if found is not None:
            return actions[found]
    if names_a_route(desk, rest):  # "take" may mean a route, too
        return claim(desk, rest)
    raise NotUnderstood(desk.words.say("unknown-draw"))


def _keep(desk: Desk, rest: str) -> Action:
    offered = desk.view.offered
    if desk.vocabulary.means(rest, "all"):
        return KeepTickets(offered)
    tickets = re.split(r"[\s,;]+", rest) if rest else []
    if offered and any(word.isascii() and word.isdecimal() and not _on_offer(desk, word) for word in tickets):
        raise NotUnderstood(desk.words.say("no-such-number", count=len(offered)))
    return KeepTickets(tuple(offered[int(word) - 1] if _on_offer(desk, word) else word for word in tickets))


def _on_offer(desk: Desk, word: str) -> bool:
    return bool(NUMBERS.fullmatch(word)) and 1 <= int(word) <= len(desk.view.offered)


def _language(desk: Desk, wanted: str) -> Result:
    """Speak the language that is named by its code or by itself; without one, say which there are."""
    with suppress(Several):
        found = beginning(wanted, desk.vocabulary.languages)
        if found is not None:
            return Speak(found)
    say, known = desk.words.say, desk.vocabulary
    grid = Grid(("", ""))
    for code in known.languages:
        grid.add(code, own_name(code), sentence=say("told-cell", heading=code, value=own_name(code)))
    return Answer(Group(Text(say("answer-languages", word=known.word("language"))), grid))


def _help(desk: Desk, _: str) -> Result:
    words = desk.words
    grid = Grid((words.say("column-command"), words.say("column-meaning")), unbroken=(0,))
    for name in HELPED:
        typed, meaning = _typed(name, desk), words.say(f"help-{name}")
        grid.add(typed, meaning, sentence=words.say("told-cell", heading=typed, value=meaning))
    return Answer(Group(Text(words.say("help-intro")), grid))


def _typed(name: str, desk: Desk) -> str:
    """How a command is typed: its word, and what may follow."""
    say, known = desk.words.say, desk.vocabulary
    word, every = known.word(name), known.word("all")
    red, desert = desk.words.card(TRAIN_CARDS[6]), desk.words.card(TERRAINS[0])
    match name:
        case "draw":
            return say(
                "typed-draw",
                word=word,
                red=red,
                desert=desert,
                train=known.word("train-deck"),
                terrain=known.word("terrain-deck"),
                tickets=known.word("tickets"),
            )
        case "claim":
            return say("typed-claim", word=word, red=red, double=known.word("double"))
        case "keep":
            return say("typed-keep", word=word, all=every)
        case "routes":
            return say("typed-routes", word=word)
        case "place":
            return say("typed-place", word=word)
        case "who-has":
            return say("typed-who-has", word=word)
        case "last":
            return say("typed-last", word=word)
        case "log":
            return say("typed-log", word=word, all=every)
        case "rules":
            return say("typed-rules", word=word, all=every)
        case "language":
            return say("typed-language", word=word)
        case "save":
            return say("typed-save", word=word)
        case "back":
            return ", ".join(map(known.word, ("back", "next", "previous")))
        case "help":
            return f"{word}, ?"
        case _:
            return word


def _question(name: str) -> Command:
    return lambda desk, rest: Answer(QUESTIONS[name](desk, rest))


def _step(step: Step) -> Command:
    return lambda desk, rest: step


COMMANDS: dict[str, Command] = {
    "draw": _draw,
    "claim": claim,
    "keep": _keep,
    "pass": lambda desk, rest: Pass(),
    **{name: _question(name) for name in QUESTIONS},
    "advice": lambda desk, rest: Answer(advice(desk, rest)),
    "review": lambda desk, rest: Answer(review(desk, rest)),
    "options": _step(Step.OPTIONS),
    "back": _step(Step.BACK),
    "next": _step(Step.NEXT),
    "previous": _step(Step.PREVIOUS),
    "language": _language,
    "save": lambda desk, rest: Save(rest),
    "quit": _step(Step.QUIT),
    "help": _help,
}
HELPED = tuple(name for name in COMMANDS if name not in ("next", "previous"))  # "back" tells of these
