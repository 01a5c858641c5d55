"""`make ladder`: play the ladder and write its data, its page and its picture."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from okapi.board import africa
from okapi.bots import LEVELS

from .data import Ladder, load, to_json
from .page import page
from .picture import picture
from .play import GAMES, Interrupted, Player


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all files, or none of them."""
    parser = argparse.ArgumentParser(prog="ladder", description="Play and write the ladder.")
    parser.add_argument("folder", type=Path, help="where ladder.json, ladder.md and pictures/ladder.svg go")
    parser.add_argument("--games", type=int, default=GAMES, help="games of the leader against each other bot")
    parser.add_argument("--jobs", type=int, help="worker processes; as many as processors if left out")
    parser.add_argument(
        "--only", choices=("times", "page"), help="keep the games: measure the times, or draw"
    )
    given = parser.parse_args(arguments)
    try:
        write(_ladder(given), given.folder)
    except Interrupted as reason:
        print(f"the ladder was not written: {reason}", file=sys.stderr)
        return 1
    return 0


def _ladder(given: argparse.Namespace) -> Ladder:
    if given.only is None:
        bots = [level.bot for level in LEVELS]
        return Player(bots, africa(), games=given.games, jobs=given.jobs).ladder()
    known = load(given.folder / "ladder.json")
    if given.only == "page":
        return known
    return replace(known, times=Player(known.bots, africa(), games=given.games).times())


def write(ladder: Ladder, folder: Path) -> None:
    """Each file whole or not at all."""
    files = {
        "ladder.json": to_json(ladder),
        "ladder.md": page(ladder),
        "pictures/ladder.svg": picture(ladder),
    }
    (folder / "pictures").mkdir(exist_ok=True)
    for name, content in files.items():
        draft = folder / f"{name}.part"
        draft.write_text(content, encoding="utf-8")
        draft.replace(folder / name)


if __name__ == "__main__":
    sys.exit(main())
