"""What a player types at the prompt: numbers, questions, the engine's text forms, and looser ones."""

import re
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from okapi import game
from okapi.game import TERRAINS, TRAIN_CARDS, Action, Deck
from okapi.locales import own_name

from ..layout import Grid
from ..names import fold
from ..vocabulary import Several, beginning, named
from .claim_command import claim, names_a_route
from .coaching import advice, review
from .menu import Menu, Outcome
from .pending import NotUnderstood, PendingDecision
from .questions import QUESTIONS


class MenuStep(Enum):
    """A move between menus, or out of the game."""

    AGAIN = auto()
    OPTIONS = auto()
    BACK = auto()
    NEXT = auto()
    PREVIOUS = auto()
    QUIT = auto()


class Save(Struct, frozen=True):
    """Write the game to a file; without a name, to one of Okapi's choice."""

    file: str


class TextReply(Struct, frozen=True):
    """Something to read; nothing else happens."""

    shown: RenderableType


class Speak(Struct, frozen=True):
    language: str


Result = Outcome | MenuStep | Save | TextReply | Speak
Command = Callable[[PendingDecision, str], Result]

NUMBERS = re.compile(r"[0-9]{1,4}([ ,;]+[0-9]{1,4})*")


def read(line: str, pending: PendingDecision, menu: Menu) -> Result:
    """What a line means; NotUnderstood if nothing."""
    text = line.strip()
    if not text:
        return MenuStep.AGAIN
    if NUMBERS.fullmatch(text):
        picked = menu.pick([int(number) for number in re.findall(r"[0-9]+", text)])
        if picked is None:
            raise NotUnderstood(pending.words.say("no-such-number", count=len(menu.choices)))
        return picked
    if menu.takes_several is not None and pending.vocabulary.means(text, "all"):
        return menu.takes_several(tuple(range(1, len(menu.choices) + 1)))
    name, rest = _command(text, pending)
    return COMMANDS[name](pending, rest)


def _command(text: str, pending: PendingDecision) -> tuple[str, str]:
    """The command that a line begins with, by name or an unmistakable beginning of it; and what follows."""
    try:
        found = pending.vocabulary.command(text, COMMANDS)
    except Several as several:
        words = pending.words.texts.either(several.spellings)
        raise NotUnderstood(pending.words.say("several-commands", commands=words)) from None
    if found is None:
        raise NotUnderstood(pending.words.say("unknown-command"))
    return found


def _draw(pending: PendingDecision, rest: str) -> Outcome:
    words = pending.vocabulary
    spellings: dict[str, list[str]] = {**words.cards, **words.terrains}
    spellings |= {deck.value: [*map(fold, words.spellings([f"{deck}-deck"])), deck.value] for deck in Deck}
    spellings["tickets"] = [fold(word) for word in words.spellings(["tickets"])]
    actions: dict[str, Action] = {card: game.TakeTrainCard(card) for card in TRAIN_CARDS}
    actions |= {terrain: game.TakeTerrainCard(terrain) for terrain in TERRAINS}
    actions |= {deck.value: game.DrawBlind(deck) for deck in Deck}
    actions["tickets"] = game.DrawTickets()
    with suppress(Several):
        found = named(rest, spellings)
        if found is not None:
            return actions[found]
    if names_a_route(pending, rest):  # "take" may mean a route, too
        return claim(pending, rest)
    raise NotUnderstood(pending.words.say("unknown-draw"))


def _keep(pending: PendingDecision, rest: str) -> Action:
    offered = pending.view.offered
    if pending.vocabulary.means(rest, "all"):
        return game.KeepTickets(offered)
    tickets = re.split(r"[\s,;]+", rest) if rest else []
    if offered and any(word.isascii() and word.isdecimal() and not _on_offer(pending, word) for word in tickets):
        raise NotUnderstood(pending.words.say("no-such-number", count=len(offered)))
    return game.KeepTickets(tuple(offered[int(word) - 1] if _on_offer(pending, word) else word for word in tickets))


def _on_offer(pending: PendingDecision, word: str) -> bool:
    return bool(NUMBERS.fullmatch(word)) and 1 <= int(word) <= len(pending.view.offered)


def _language(pending: PendingDecision, wanted: str) -> Result:
    """Change to the language named by its code or its own name; without one, list the languages."""
    with suppress(Several):
        found = beginning(wanted, pending.vocabulary.languages)
        if found is not None:
            return Speak(found)
    say, known = pending.words.say, pending.vocabulary
    grid = Grid(("", ""))
    for code in known.languages:
        grid.add_pair(code, own_name(code))
    return TextReply(Group(Text(say("answer-languages", word=known.word("language"))), grid))


def _help(pending: PendingDecision, _: str) -> Result:
    words = pending.words
    grid = Grid(words.columns("command", "meaning"), unbroken=(0,))
    for name in HELPED:
        grid.add_pair(_typed(name, pending), words.say(f"help-{name}"))
    return TextReply(Group(Text(words.say("help-intro")), grid))


def _typed(name: str, pending: PendingDecision) -> str:
    """How a command is typed: its word, and what may follow."""
    say, known = pending.words.say, pending.vocabulary
    word, every = known.word(name), known.word("all")
    red, desert = pending.words.card(TRAIN_CARDS[6]), pending.words.card(TERRAINS[0]).lower()
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
    return lambda pending, rest: TextReply(QUESTIONS[name](pending, rest))


def _step(step: MenuStep) -> Command:
    return lambda pending, rest: step


COMMANDS: dict[str, Command] = {
    "draw": _draw,
    "claim": claim,
    "keep": _keep,
    "pass": lambda pending, rest: game.Pass(),
    **{name: _question(name) for name in QUESTIONS},
    "advice": lambda pending, rest: TextReply(advice(pending, rest)),
    "review": lambda pending, rest: TextReply(review(pending, rest)),
    "options": _step(MenuStep.OPTIONS),
    "back": _step(MenuStep.BACK),
    "next": _step(MenuStep.NEXT),
    "previous": _step(MenuStep.PREVIOUS),
    "language": _language,
    "save": lambda pending, rest: Save(rest),
    "quit": _step(MenuStep.QUIT),
    "help": _help,
}
HELPED = tuple(name for name in COMMANDS if name not in ("next", "previous"))  # the help on "back" mentions these
