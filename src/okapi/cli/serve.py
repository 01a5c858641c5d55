"""`okapi serve`, `okapi backup`, `okapi restore` and `okapi prune`.

What they do is in `server`, which is loaded only when one of them runs: its libraries take a while.
"""

from pathlib import Path
from typing import Annotated

import typer

DatabaseUrl = Annotated[
    str | None, typer.Option("--database", metavar="URL", envvar="OKAPI_DATABASE", help="option-database")
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="option-backup-file")]


def serve(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="option-host")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="option-port")] = None,
    database: DatabaseUrl = None,
    workers: Annotated[int | None, typer.Option(metavar="N", help="option-workers")] = None,
    own_ports: Annotated[bool | None, typer.Option("--own-ports", help="option-own-ports")] = None,
    bot_delay: Annotated[int | None, typer.Option(metavar="MS", help="option-bot-delay")] = None,
    board: Annotated[list[Path] | None, typer.Option(metavar="FILE", help="option-serve-board")] = None,
    open_: Annotated[bool, typer.Option("--open", help="option-open")] = False,
) -> None:
    from . import server  # noqa: PLC0415

    given = {"host": host, "port": port, "database": database, "workers": workers, "own_ports": own_ports}
    server.serve_games(**given, bot_delay=bot_delay, boards=[*map(str, board or ())], is_shown=open_)


def back_up(file: BackupFile, database: DatabaseUrl = None) -> None:
    from . import server  # noqa: PLC0415

    server.back_up_server(file, database)


def restore(file: BackupFile, database: DatabaseUrl = None) -> None:
    from . import server  # noqa: PLC0415

    server.restore_server(file, database)


def prune(
    days: Annotated[int, typer.Option(metavar="N", min=1, help="option-prune-days")] = 90,
    finished: Annotated[bool, typer.Option("--finished", help="option-prune-finished")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="option-dry-run")] = False,
    database: DatabaseUrl = None,
) -> None:
    from . import server  # noqa: PLC0415

    server.prune_server(database, days, finished=finished, dry_run=dry_run)
