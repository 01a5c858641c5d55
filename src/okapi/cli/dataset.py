"""`okapi dataset`: many games as Parquet files, the same again from the same command."""

import json
import os
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from okapi.game import new_game

from . import engines
from .agreed import agreed_rules
from .bad_input import BAD_FILE, INTERRUPTED, BadInput
from .files import board_from, reason_of, require_pyarrow, shown
from .language import refusing, say, spoken
from .layout import Grid
from .options import AgreedRules, AsJson, BoardFile, Bots, Seed
from .screen import Screen, progress_bar
from .seats import bots_named, checked_seed, require_players

if TYPE_CHECKING:
    from okapi.dataset import Made

MEGABYTE = 1_000_000


def dataset(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="option-dataset-folder")],
    games: Annotated[int, typer.Option(metavar="N", help="option-games")],
    players: Annotated[int, typer.Option(metavar="N", help="option-players")] = 2,
    bots: Bots = None,
    seed: Seed = "1",
    jobs: Annotated[int | None, typer.Option(metavar="N", help="option-arena-jobs")] = None,
    board: BoardFile = None,
    rules: AgreedRules = None,
    as_json: AsJson = False,
) -> int:
    """Make what is missing of the dataset and say what there is; the exit code."""
    require_players(players)
    if games < 1:
        raise BadInput(say("no-games"))
    if jobs is not None and jobs < 1:
        raise BadInput(say("arena-no-jobs"))
    names = tuple(dict.fromkeys(bot.name for bot in bots_named(bots if bots is not None else "planner")))
    land = board_from(board)
    agreed = agreed_rules(rules, land)
    new_game(land, players, agreed)  # BadSetup: the numbers do not make a game
    require_pyarrow()
    with engines.loading():
        engines.require_compiled(land, agreed)
        from okapi.bots.network.fixed_order import NetworkUnknown  # noqa: PLC0415 (needs the extra)
        from okapi.dataset import DatasetSettings, DatasetTrouble, make  # noqa: PLC0415
    settings = DatasetSettings(games=games, players=players, bots=names, seed=checked_seed(seed), rules=agreed)
    begun = perf_counter()
    try:
        with refusing(DatasetTrouble), engines.compiling_announced(), progress_bar(say("simulate-progress")) as report:
            made = make(settings, land, folder, jobs or os.cpu_count() or 1, report)
    except KeyboardInterrupt:
        raise BadInput(say("dataset-stopped", folder=shown(folder)), INTERRUPTED) from None
    except NetworkUnknown:
        raise BadInput(say("dataset-network-unknown", bot="prodigy")) from None
    except OSError as error:
        sentence = say("arena-folder-unusable", folder=shown(folder), error=reason_of(error))
        raise BadInput(sentence, BAD_FILE) from None
    _print(made, perf_counter() - begun, as_json=as_json)
    return 0


def summary(made: "Made", seconds: float) -> dict[str, int | float | None]:
    """The numbers that `--json` prints; the speed is that of the games made now."""
    games = made.contents.settings.games
    return {
        "games": games,
        "new_games": made.new,
        "decisions": made.decisions,
        "files": len(made.contents.parts),
        "megabytes": round(made.bytes / MEGABYTE, 3),
        "bytes_per_game": round(made.bytes / games, 1),
        "seconds": round(seconds, 3),
        "games_per_second": round(made.new / seconds, 3) if made.new else None,
    }


def _print(made: "Made", seconds: float, *, as_json: bool) -> None:
    found = summary(made, seconds)
    if as_json:
        print(json.dumps(found))
        return
    grid = Grid((say("column-what"), say("column-value")), right=(1,))
    for name, value in found.items():
        shown_value = say("no-card") if value is None else spoken().number(value)
        topic = "simulate" if name in ("games", "decisions", "seconds") else "dataset"
        grid.add_pair(say(f"{topic}-{name.replace('_', '-')}"), shown_value)
    Screen().show(grid)
