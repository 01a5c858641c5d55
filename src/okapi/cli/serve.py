"""`okapi serve`, `okapi backup` and `okapi restore`; `add_server_commands` makes them known."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated

import typer

from okapi.board import BoardError
from okapi.locales import texts
from okapi.server.serving import serve
from okapi.server.settings import BadSettings, Settings, settings_from
from okapi.server.storage.backup import BackupError, back_up, restore
from okapi.server.storage.database import BadDatabaseUrl, Database

from .refusal import BAD_COMMAND, BAD_FILE, Refusal
from .screen import Screen

say = texts().say
Work = Callable[[Database, Path], Awaitable[int]]

DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", envvar="OKAPI_DATABASE", help=say("option-database")),
]


def add_server_commands(app: typer.Typer) -> None:
    """Make the commands known."""
    app.command("serve", help=say("command-serve"))(serve_games)
    app.command("backup", help=say("command-backup"))(back_up_server)
    app.command("restore", help=say("command-restore"))(restore_server)


def serve_games(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("option-host"))] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help=say("option-port"))] = None,
    database: DatabaseUrl = None,
    workers: Annotated[int | None, typer.Option(metavar="N", help=say("option-workers"))] = None,
    pace: Annotated[int | None, typer.Option(metavar="MS", help=say("option-pace"))] = None,
    board: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=say("option-serve-board"))] = None,
) -> None:
    """Run a server until it is told to stop."""
    boards = [str(path) for path in board] if board else None
    given = {
        "host": host, "port": port, "database": database, "workers": workers, "pace": pace, "boards": boards,
    }  # fmt: skip
    settings = _settings(**given)
    try:
        Database(settings.database)
    except BadDatabaseUrl as error:
        raise Refusal(str(error), BAD_COMMAND) from None
    Screen(stderr=True).tell("serving", address=f"http://{settings.host}:{settings.port}")
    try:
        serve(settings)
    except BoardError as error:
        raise Refusal(str(error), BAD_FILE) from None


def back_up_server(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("option-backup-file"))],
    database: DatabaseUrl = None,
) -> None:
    """Write a whole server into a file, while it runs or not."""
    settings = _settings(database=database)
    _require_existing(settings.database)
    rows = asyncio.run(_with_database(settings, back_up, file))
    Screen(stderr=True).tell("backed-up", rows=rows, file=str(file))


def restore_server(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("option-backup-file"))],
    database: DatabaseUrl = None,
) -> None:
    """Fill an empty database from a file."""
    rows = asyncio.run(_with_database(_settings(database=database), restore, file))
    Screen(stderr=True).tell("restored", rows=rows, file=str(file))


def _settings(**given: object) -> Settings:
    try:
        return settings_from(**given)
    except BadSettings as error:
        raise Refusal(str(error), BAD_COMMAND) from None


def _require_existing(database: str) -> None:
    """SQLite would make a new, empty file of a misspelt name."""
    path = database.removeprefix("sqlite:///")
    if "://" not in path and not Path(path).is_file():
        raise Refusal(say("no-such-database", file=path), BAD_FILE)


async def _with_database(settings: Settings, work: Work, file: Path) -> int:
    try:
        database = Database(settings.database)
    except BadDatabaseUrl as error:
        raise Refusal(str(error), BAD_COMMAND) from None
    try:
        return await work(database, file)
    except (BackupError, OSError) as error:
        raise Refusal(str(error), BAD_FILE) from None
    finally:
        await database.close()
