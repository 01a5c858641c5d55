"""Options and arguments that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

AgreedRules = Annotated[str | None, typer.Option("--rules", metavar="RULE=N,…", help="option-rules")]
AsJson = Annotated[bool, typer.Option("--json", help="option-json")]
BoardFile = Annotated[Path | None, typer.Option("--board", metavar="FILE", help="option-board")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="A,B,…", help="option-bots")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="option-record")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="option-simulate-seed")]
