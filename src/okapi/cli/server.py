"""Running a server, and moving one from database to database."""

import asyncio
import socket
import time
import webbrowser
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from urllib.request import urlopen

from sqlalchemy.exc import DBAPIError

from okapi.board import BoardError
from okapi.coach.warm_up import warm_up_beside
from okapi.server.logs import set_up_logs
from okapi.server.play.boards import Boards
from okapi.server.serving import serve
from okapi.server.settings import BadServerSettings, ServerSettings, settings_from
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import BadDatabaseUrl, Database
from okapi.server.storage.failures import FAILURES
from okapi.server.storage.migrate import migrate
from okapi.server.storage.prune import Pruned, prune
from okapi.server.storage.secret_keys import BadSecretKey, keyring_for

from .bad_input import BAD_FILE, BadInput
from .files import problem_in_words, reason_of, unwritable
from .language import refusing, say
from .screen import Screen

Result = TypeVar("Result")
Work = Callable[[Database], Awaitable[Result]]
_TRIES = 300  # attempts to reach the server that was just started, a tenth of a second apart


def serve_games(*, is_shown: bool, **given: Any) -> None:
    """Run a server until it is asked to stop, and show it in the browser if that is wanted."""
    screen = Screen(stderr=True)
    settings = _settings(**{name: value for name, value in given.items() if value not in (None, [])})
    try:
        Boards(settings.boards)
    except BoardError as error:
        raise BadInput("\n".join(map(problem_in_words, error.problems)), BAD_FILE) from None
    for port in settings.ports:
        _require_free_port(settings.host, port)
    set_up_logs(settings.log_level)
    asyncio.run(_with_database(settings, migrate))
    with refusing(BadSecretKey):
        keyring_for(settings)
    addresses = [f"http://{settings.host}:{port}" for port in settings.ports]
    screen.print_message("serving", address=", ".join(addresses))
    if is_shown:
        Thread(target=_show_when_ready, args=addresses[:1], daemon=True).start()
    warm_up_beside(screen.print_message)
    serve(settings)


def _require_free_port(host: str, port: int) -> None:
    """Most often the port is taken because Okapi already runs in another window."""
    try:
        socket.create_server((host, port)).close()
    except OSError as error:
        raise BadInput(say("port-taken", host=host, port=str(port), error=reason_of(error))) from None


def _show_when_ready(address: str) -> None:
    for _ in range(_TRIES):
        with suppress(OSError), urlopen(f"{address}/readyz", timeout=1):
            webbrowser.open(address)
            return
        time.sleep(0.1)


def back_up_server(file: Path, database: str | None) -> None:
    """Write a whole server into a file, while it runs or not."""

    async def work(opened: Database) -> int:
        try:
            return await back_up(opened, file)
        except OSError as error:
            if str(error.filename).startswith(str(file)):  # the backup, or its draft: the database is fine
                raise unwritable(file, error) from None
            raise

    rows = asyncio.run(_with_database(_existing(database), work))
    Screen(stderr=True).print_message("backed-up", rows=rows, file=str(file))


def _existing(database: str | None) -> ServerSettings:
    """The settings of a database that must be there."""
    settings = _settings(database=database)
    path = settings.database.removeprefix("sqlite:///")
    if "://" not in path and not Path(path).is_file():  # SQLite would make a new file for a misspelt name
        raise BadInput(say("no-such-database", file=path), BAD_FILE)
    return settings


def prune_server(database: str | None, days: int, *, finished: bool, dry_run: bool) -> None:
    """Remove old tables from a database, or say what would be removed."""
    settings, now = _existing(database), round(1000 * time.time())

    async def work(opened: Database) -> Pruned:
        await migrate(opened)
        return await prune(opened, now, days, finished=finished, dry_run=dry_run)

    found = asyncio.run(_with_database(settings, work))
    tables, games, reviews, people = found.tables, found.games, found.reviews, found.people
    screen = Screen(stderr=True)
    if dry_run:
        screen.print_message("would-prune", tables=tables, games=games, reviews=reviews, people=people)
    else:
        screen.print_message("pruned", tables=tables, games=games, reviews=reviews, people=people)


def restore_server(file: Path, database: str | None) -> None:
    settings = _settings(database=database)
    rows = asyncio.run(_with_database(settings, lambda opened: restore(opened, file)))
    Screen(stderr=True).print_message("restored", rows=rows, file=str(file))


def _settings(**given: Any) -> ServerSettings:
    with refusing(BadServerSettings):
        return settings_from(**given)


async def _with_database(settings: ServerSettings, work: Work[Result]) -> Result:
    """The result of the work; BadInput if the database cannot be used."""
    with refusing(BadDatabaseUrl):
        database = Database(settings.database, settings.database_seconds)
    try:
        return await work(database)
    except (*FAILURES, OSError) as error:
        if database.file is None:
            raise BadInput(say("database-unreachable", error=_in_words(error)), BAD_FILE) from None
        file = str(database.file.path)
        if database.file.has_no_room():
            raise BadInput(say("database-disk-full", file=file), BAD_FILE) from None
        refused = database.file.why_not_opened()
        why = reason_of(refused) if refused else _in_words(error)
        raise BadInput(say("database-unusable", file=file, error=why), BAD_FILE) from None
    finally:
        await database.close()


def _in_words(error: Exception) -> str:
    """What the database itself says, without the names of the layers above it."""
    while isinstance(error, DBAPIError) or (error.__cause__ and "asyncpg" in type(error).__module__):
        cause = error.orig if isinstance(error, DBAPIError) else error.__cause__
        if not isinstance(cause, Exception):
            break
        error = cause
    return str(error).partition("\n")[0] or type(error).__name__
