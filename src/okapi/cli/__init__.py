"""The `okapi` command. This file is the wiring; each command has a module of its own."""

from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from okapi.bots import bot_names, find_bot
from okapi.locales import texts

from . import arena, replay, simulate, start, verify
from . import board as board_tables
from . import rules as rules_in_words
from .refusal import Refusal
from .screen import Screen, plain_table, survive_any_encoding
from .serve import add_server_commands

say = texts().say


class _Sentences(TyperGroup):
    """Bad input ends a command with a sentence, never with a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Refusal as refusal:
            Screen(stderr=True).line(str(refusal))
            raise typer.Exit(refusal.code) from None


app = typer.Typer(
    name="okapi",
    cls=_Sentences,
    help=say("command-okapi"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command("arena")(arena.arena)
board_app = typer.Typer(help=say("command-board"), invoke_without_command=True)
app.add_typer(board_app, name="board")

BoardFile = Annotated[Path | None, typer.Option("--board", metavar="FILE", help=say("option-board"))]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help=say("option-players"))]
Bots = Annotated[str | None, typer.Option("--bots", metavar="A,B,…", help=say("option-bots"))]


def main() -> None:
    """Run the command line."""
    survive_any_encoding()
    app()


def _print_version(wanted: bool) -> None:
    if wanted:
        print(say("version", version=version("okapi")))
        raise typer.Exit


@app.callback()
def okapi(
    shows_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=say("option-version"))
    ] = False,
) -> None:
    """Set the options that belong to no command."""


@app.command("play", help=say("command-play"))
def play_against_bots(
    players: Players = None,
    bots: Bots = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help=say("option-play-seed"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=say("option-resume"))] = None,
    board: BoardFile = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help=say("option-name"))] = None,
    words: Annotated[str | None, typer.Option(metavar="TEXT", help=say("option-words"))] = None,
    tickets_drawn: Annotated[
        int | None, typer.Option(metavar="3|4", help=say("option-tickets-drawn"))
    ] = None,
) -> None:
    """One person against bots."""
    wishes = start.Wishes(players, bots, seed, board, name, words, tickets_drawn, resume)
    raise typer.Exit(start.play(wishes))


@app.command("simulate", help=say("command-simulate"), epilog=say("command-simulate-numbers"))
def simulate_games(
    players: Annotated[int, typer.Option(metavar="P", help=say("option-players"))],
    games: Annotated[int, typer.Option(metavar="N", help=say("option-games"))],
    seed: Annotated[str, typer.Option(metavar="S", help=say("option-simulate-seed"))] = "1",
    bots: Bots = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help=say("option-records"))] = None,
    board: BoardFile = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("option-json"))] = False,
) -> None:
    """Many games between bots."""
    code = simulate.simulate(
        players=players, games=games, seed=seed, bots=bots, records=records, board=board, as_json=as_json
    )
    raise typer.Exit(code)


@board_app.callback()
def show_board(ctx: typer.Context, board: BoardFile = None) -> None:
    """Show the board."""
    if ctx.invoked_subcommand is None:
        board_tables.show(board)


@board_app.command("check", help=say("command-board-check"))
def check_board(file: Annotated[Path, typer.Argument(metavar="FILE", help=say("option-board-file"))]) -> None:
    """Check a board file."""
    raise typer.Exit(board_tables.check(file))


@app.command("verify", help=say("command-verify"))
def verify_records(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help=say("option-record"))],
    board: BoardFile = None,
) -> None:
    """Check records."""
    raise typer.Exit(verify.verify(files, board))


@app.command("replay", help=say("command-replay"))
def replay_game(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("option-record"))],
    seen_by: Annotated[str | None, typer.Option("--as", metavar="SEAT", help=say("option-as"))] = None,
    board: BoardFile = None,
) -> None:
    """Tell a game in words."""
    replay.tell_game(file, seen_by, board)


@app.command("rules", help=say("command-rules"))
def read_rules(
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help=say("argument-rule"))] = None,
) -> None:
    """Print the rules."""
    rules_in_words.print_rules(number)


@app.command("bots", help=say("command-bots"))
def list_bots() -> None:
    """List the bots."""
    screen = Screen()
    grid = plain_table(screen.say("column-bot"), screen.say("column-description"))
    for name in bot_names():
        grid.add_row(name, find_bot(name).description)
    screen.show(grid)


add_server_commands(app)

__all__ = ["app", "main"]
