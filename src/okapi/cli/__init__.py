"""The `okapi` command. This file is the wiring; each command has a module of its own."""

import os
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from okapi.bots import bot_names, find_bot

from . import board as board_tables
from . import replay, simulate, verify
from . import review as reviewing
from . import rules as rules_in_words
from .arena import add_arena_command
from .language import LANGUAGE, PLAIN, say, spoken
from .layout import Grid
from .play import start
from .screen import Screen, survive_any_encoding
from .serve import add_server_commands
from .usage import CatalogCommand, Group, Program

app = typer.Typer(
    name="okapi",
    cls=Program,
    help="command-okapi",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
board_app = typer.Typer(cls=Group, help="command-board", invoke_without_command=True)

BoardFile = Annotated[Path | None, typer.Option("--board", metavar="FILE", help="option-board")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="option-players")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="A,B,…", help="option-bots")]
TicketsDrawn = Annotated[
    int | None,
    typer.Option(
        "--tickets-drawn", metavar="|".join(map(str, start.TICKETS_DRAWN)), help="option-tickets-drawn"
    ),
]


def main() -> None:
    """Run the command line."""
    survive_any_encoding()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more would mostly wait for each other
    app()


def _print_version(wanted: bool) -> None:
    if wanted:
        print(say("version", version=version("okapi")))
        raise typer.Exit


@app.callback()
def okapi(
    shows_version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="option-version")
    ] = False,
    language: Annotated[
        str | None, typer.Option(LANGUAGE, metavar="LANGUAGE", help="option-language")
    ] = None,
    is_plain: Annotated[bool, typer.Option(PLAIN, help="option-plain")] = False,
) -> None:
    """Set the options that belong to no command. Language and plainness are settled before, by `language`."""


@app.command("play", cls=CatalogCommand, help="command-play")
def play_against_bots(
    players: Players = None,
    bots: Bots = None,
    seed: Annotated[str | None, typer.Option(metavar="S", help="option-play-seed")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="option-resume")] = None,
    board: BoardFile = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="option-name")] = None,
    words: Annotated[str | None, typer.Option(metavar="TEXT", help="option-words")] = None,
    tickets_drawn: TicketsDrawn = None,
) -> None:
    """One person against bots."""
    wishes = start.Wishes(players, bots, seed, board, name, words, tickets_drawn, resume)
    raise typer.Exit(start.play(wishes))


@app.command("simulate", cls=CatalogCommand, help="command-simulate", epilog="command-simulate-numbers")
def simulate_games(
    players: Annotated[int, typer.Option(metavar="P", help="option-players")],
    games: Annotated[int, typer.Option(metavar="N", help="option-games")],
    seed: Annotated[str, typer.Option(metavar="S", help="option-simulate-seed")] = "1",
    bots: Bots = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="option-records")] = None,
    board: BoardFile = None,
    engine: Annotated[str | None, typer.Option(metavar="ENGINE", help="option-engine")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
) -> None:
    """Many games between bots."""
    code = simulate.simulate(
        players=players, games=games, seed=seed, bots=bots, records=records, board=board, engine=engine,
        as_json=as_json,
    )  # fmt: skip
    raise typer.Exit(code)


@board_app.callback()
def show_board(ctx: typer.Context, board: BoardFile = None) -> None:
    """Show the board."""
    if ctx.invoked_subcommand is None:
        board_tables.show(board)


@board_app.command("check", cls=CatalogCommand, help="command-board-check")
def check_board(file: Annotated[Path, typer.Argument(metavar="FILE", help="option-board-file")]) -> None:
    """Check a board file."""
    raise typer.Exit(board_tables.check(file))


@app.command("verify", cls=CatalogCommand, help="command-verify")
def verify_records(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="option-record")],
    board: BoardFile = None,
) -> None:
    """Check records."""
    raise typer.Exit(verify.verify(files, board))


@app.command("replay", cls=CatalogCommand, help="command-replay")
def replay_game(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-record")],
    seen_by: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="option-as")] = None,
    board: BoardFile = None,
) -> None:
    """Tell a game in words."""
    replay.show_replay(file, seen_by, board)


@app.command("review", cls=CatalogCommand, help="command-review")
def review_game(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="option-record")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="option-review-seat")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="option-review-decisions")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="option-review-svg")] = None,
    board: BoardFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="option-json")] = False,
) -> None:
    """Say what decisions were worth, and what was luck."""
    reviewing.review(file, seat, svg, board, every=decisions, as_json=as_json)


@app.command("rules", cls=CatalogCommand, help="command-rules")
def read_rules(
    number: Annotated[str | None, typer.Argument(metavar="NUMBER", help="argument-rule")] = None,
) -> None:
    """Print the rules."""
    rules_in_words.print_rules(number)


@app.command("bots", cls=CatalogCommand, help="command-bots")
def list_bots() -> None:
    """List the bots."""
    screen = Screen()
    grid = Grid((say("column-bot"), say("column-description")))
    for name in bot_names():
        description = _description(name)
        grid.add(name, description, sentence=say("plain-cell", heading=name, value=description))
    screen.show(grid)


def _description(bot: str) -> str:
    """What is said about a bot: ours are in the catalogs, others speak for themselves."""
    if not spoken().has(f"bot-{bot}"):
        return find_bot(bot).description
    return say("bot-with-level", name=say(f"bot-{bot}"), level=say(f"bot-{bot}-text"))


add_arena_command(app)
app.add_typer(board_app, name="board")
add_server_commands(app)

__all__ = ["app", "main"]
