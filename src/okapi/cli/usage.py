"""How commands are used: their help, and what is printed when they are used wrongly, in the reader's language.

Help texts are given to Typer as ids of messages, because commands are made known before the language is.
"""

import re
import sys
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn, get_args

from rich.text import Text
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from okapi.game import BadSetup
from okapi.locales import Trouble

from .bad_input import BAD_COMMAND, BAD_FILE, BadInput
from .files import obstacles_in_words
from .language import listed, say, settle, spoken
from .layout import Grid
from .screen import Screen

# Typer adds these by itself.
TYPERS_OWN = {
    "help": "option-help",
    "install_completion": "option-install-completion",
    "show_completion": "option-show-completion",
}


class CatalogHelp:
    """Help that comes from the catalogs, in a terminal and where a shell completes."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show_help(self, ctx)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        return _in_words(super().shell_complete(ctx, incomplete))  # type: ignore[misc]


class CatalogCommand(CatalogHelp, TyperCommand):
    """A command without commands of its own."""


class Group(CatalogHelp, TyperGroup):
    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            commands = listed(self.list_commands(ctx))
            raise BadInput(say("usage-no-such-command", command=args[0], commands=commands))
        return super().resolve_command(ctx, args)


class Program(Group):
    """The whole program: bad input ends it with a sentence, never with a traceback."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        try:
            words = settle(sys.argv[1:] if args is None else args)
            code = super().main(words, *rest, **extra | {"standalone_mode": False})
        except BadInput as refusal:
            _leave(str(refusal), refusal.code)
        except Trouble as trouble:
            _leave(trouble.in_language(spoken()), BAD_FILE)
        except BadSetup as error:
            _leave(say("bad-setup", error=obstacles_in_words(error)), BAD_FILE)
        except TyperException as error:
            _leave(_misuse(error), BAD_COMMAND)
        sys.exit(code if isinstance(code, int) else 0)


def _in_words(items: Any) -> Any:
    """Completions whose help is the id of a message, with the message instead."""
    for item in items:
        id = str(item.help or "").rstrip(".")
        message = TYPERS_OWN.get(item.value.lstrip("-").replace("-", "_"), id)
        item.help = say(message) if spoken().has(message) else item.help
    return items


def _leave(sentence: str, code: int) -> NoReturn:
    Screen(stderr=True).line(sentence)
    raise SystemExit(code)


def _misuse(error: Any) -> str:
    """What is wrong with a command line, and where to read how it is used."""
    sentence = _sentence(error)
    context = getattr(error, "ctx", None)
    if context is None:
        return sentence
    return say("usage-with-hint", sentence=sentence, command=context.command_path)


def _sentence(error: Any) -> str:
    """By the names of the exceptions: Typer exports only the class that they all descend from."""
    match type(error).__name__:
        case "NoSuchOption":
            nearest = next((it for it in error.possibilities or () if _is_near(it, error.option_name)), "none")
            return say("usage-no-such-option", option=error.option_name, nearest=nearest)
        case "MissingParameter":
            return say("usage-missing", name=_name(error.param).rstrip("…"))
        case "BadParameter":
            return say("usage-bad-value", name=_name(error.param), kind=_kind(error.param))
        case "BadOptionUsage":
            return say("usage-needs-a-value", option=error.option_name)
        case "UsageError":
            return say("usage-too-many-words")
        case _:
            return str(error.format_message())


def _is_near(option: str, typed: str) -> bool:
    """Without the dashes, which make every option look like every other one."""
    return bool(get_close_matches(typed.lstrip("-"), [option.lstrip("-")]))


def _name(param: Any) -> str:
    return str(param.opts[0]) if param.param_type_name == "option" else _value(param.metavar or param.name)


def _value(metavar: str) -> str:
    """What stands for a value, in the reader's language: `FILE…`."""
    return re.sub("[A-Z]{2,}", lambda word: say("usage-value", word=word[0]), metavar)


def _kind(param: Any) -> str:
    """What a parameter takes: the key of a message's variant."""
    annotation = param.type_descriptor.annotation
    kinds = {annotation, *get_args(annotation)}
    return "integer" if int in kinds else "number" if float in kinds else "other"


def _show_help(command: Any, context: Any) -> None:
    screen = Screen()
    screen.print_message("usage", usage=" ".join([context.command_path, *_pieces(command)]))
    screen.gap()
    screen.line(say(command.help))
    params = command.get_params(context)
    arguments = [param for param in params if param.param_type_name != "option" and param.help]
    options = [param for param in params if param.param_type_name == "option"]
    _show_chapter(screen, say("usage-arguments"), ((_name(param), _text(param)) for param in arguments))
    _show_chapter(screen, say("usage-options"), ((_typed(param), _text(param)) for param in options))
    commands = getattr(command, "commands", {})
    _show_chapter(screen, say("usage-commands"), ((name, say(each.help)) for name, each in commands.items()))
    if command.epilog:
        screen.gap()
        screen.line(say(command.epilog))


def _pieces(command: Any) -> Iterator[str]:
    """What follows the command's name."""
    yield say("usage-options-here")
    for param in command.params:
        if param.param_type_name == "argument":
            yield _name(param) if param.required else f"[{_name(param)}]"
    if getattr(command, "commands", None):
        yield say("usage-command-here")


def _typed(option: Any) -> str:
    takes = "" if option.is_flag else f" {_value(option.metavar)}"
    return f"{', '.join(option.opts)}{takes}"


def _text(param: Any) -> str:
    text = say(TYPERS_OWN.get(param.name, param.help))
    if param.required:
        return say("usage-required", text=text)
    if isinstance(param.default, bool) or not isinstance(param.default, int | float | str):
        return text
    default = param.default if isinstance(param.default, str) else spoken().number(param.default)
    return say("usage-default", text=text, default=default)


def _show_chapter(screen: Screen, title: str, lines: Iterator[tuple[str, str]]) -> None:
    grid = Grid(("", ""), unbroken=(0,))
    for typed, text in lines:
        grid.add_pair(Text(typed, "cyan"), text)
    if grid.rows:
        screen.gap()
        screen.line(title, "bold")
        screen.show(grid)
