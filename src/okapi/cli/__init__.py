"""The `okapi` command. This file is the wiring; each command has a module of its own."""

import os
from typing import Annotated

import typer
from rich.text import Text

from okapi import __version__
from okapi.bots import LEVELS, bot_names, find_bot
from okapi.bots.levels import rating_of

from . import arena, benchmark, board, dataset, deal, learn, puzzle, replay, review, rules, serve, simulate, verify
from .language import LANGUAGE, PLAIN, say, spoken
from .layout import Grid
from .play import start
from .screen import Screen, survive_any_encoding
from .usage import CatalogCommand, Group, Program

app = typer.Typer(
    name="okapi", cls=Program, help="command-okapi", invoke_without_command=True, pretty_exceptions_enable=False
)
FIRST_STEPS = {  # what is typed, and the message that says what it does
    "okapi serve --open": "first-steps-browser",
    "okapi play": "command-play",
    "okapi rules": "command-rules",
    "okapi simulate --players 4": "command-simulate",
    "okapi --help": "first-steps-help",
}
board_app = typer.Typer(cls=Group, help="command-board", invoke_without_command=True)


def main() -> None:
    survive_any_encoding()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads would mostly wait for each other
    app()


def _print_version(wanted: bool) -> None:
    if wanted:
        print(say("version", version=__version__))
        raise typer.Exit


@app.callback()
def okapi(
    context: typer.Context,
    shows_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="option-version")
    ] = False,
    language: Annotated[str | None, typer.Option(LANGUAGE, metavar="LANGUAGE", help="option-language")] = None,
    is_plain: Annotated[bool, typer.Option(PLAIN, help="option-plain")] = False,
) -> None:
    """Set the options that belong to no command. Language and plainness are settled before, by `language`."""
    if context.invoked_subcommand is None:
        _show_first_steps()


def _show_first_steps() -> None:
    screen, grid = Screen(), Grid(("", ""), unbroken=(0,))
    screen.line(say("first-steps", version=__version__))
    screen.gap()
    for typed, text in FIRST_STEPS.items():
        grid.add_pair(Text(typed, "cyan"), say(text))
    screen.show(grid)


def list_bots() -> None:
    """The levels for people first, each with its rating, and then all others."""
    screen, levels = Screen(), [level.bot for level in LEVELS]
    others = [name for name in bot_names() if name not in levels]
    for title, names in ((say("opponent-levels"), levels), (say("opponent-others"), others)):
        grid = Grid((title, say("rating"), say("column-description")), right=(1,), unbroken=(0,))
        for name in names:
            rating = rating_of(name)
            grid.add(name, "" if rating is None else spoken().number(rating), _description(name))
        screen.show(grid)
        screen.gap()


def _description(bot: str) -> str:
    """What is said about a bot: ours are described in the catalogs, others by themselves."""
    if not spoken().has(f"bot-{bot}"):
        return find_bot(bot).description
    return say("bot-with-level", name=say(f"bot-{bot}"), level=say(f"bot-{bot}-text"))


# In the order of `okapi --help`. A number that a command returns is the exit code.
app.command("play", cls=CatalogCommand, help="command-play")(start.play)
app.command("deal", cls=CatalogCommand, help="command-deal")(deal.deal)
app.command("puzzle", cls=CatalogCommand, help="command-puzzle")(puzzle.puzzle)
app.command("simulate", cls=CatalogCommand, help="command-simulate", epilog="command-simulate-numbers")(
    simulate.simulate
)
app.command("verify", cls=CatalogCommand, help="command-verify")(verify.verify)
app.command("replay", cls=CatalogCommand, help="command-replay")(replay.replay)
app.command("review", cls=CatalogCommand, help="command-review")(review.review)
app.command("learn", cls=CatalogCommand, help="command-learn")(learn.learn)
app.command("rules", cls=CatalogCommand, help="command-rules")(rules.print_rules)
app.command("bots", cls=CatalogCommand, help="command-bots")(list_bots)
app.command("arena", cls=CatalogCommand, help="command-arena")(arena.arena)
app.command("dataset", cls=CatalogCommand, help="command-dataset", epilog="command-dataset-numbers")(dataset.dataset)
app.command("benchmark", cls=CatalogCommand, help="command-benchmark")(benchmark.benchmark)
app.command("serve", cls=CatalogCommand, help="command-serve")(serve.serve)
app.command("backup", cls=CatalogCommand, help="command-backup")(serve.back_up)
app.command("restore", cls=CatalogCommand, help="command-restore")(serve.restore)
app.command("prune", cls=CatalogCommand, help="command-prune")(serve.prune)
board_app.callback()(board.show)
board_app.command("check", cls=CatalogCommand, help="command-board-check")(board.check)
app.add_typer(board_app, name="board")

__all__ = ["app", "main"]
