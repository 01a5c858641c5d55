"""`make ladder`: play the ladder and write its data, its page and its picture."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from okapi.board import africa

from .data import Ladder, LadderSection, load, to_json
from .page import page
from .picture import picture
from .play import BOTS, CHALLENGES, GAMES, Interrupted, LadderRun, challenge_title
from .resources import memory, weights
from .style_picture import style_picture

PARTS = ("times", "challenges", "exploiter", "style")


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all files, or none of them."""
    parser = argparse.ArgumentParser(prog="ladder", description="Play and write the ladder.")
    parser.add_argument("folder", type=Path, help="where ladder.json, ladder.md and the pictures go")
    parser.add_argument("--games", type=int, default=GAMES, help="games of the leader against each other bot")
    parser.add_argument("--jobs", type=int, help="worker processes; as many as processors if left out")
    parser.add_argument("--seconds", type=float, help="how long each challenge may take")
    parser.add_argument(
        "--challenge", type=_challenge, action="append",
        help="play this one only, and keep the others: champion,planner,2",
    )  # fmt: skip
    parser.add_argument("--exploiter", type=Path, help="weights that learned to beat champion")
    parser.add_argument("--only", choices=PARTS, help="keep the rest: play or measure this part")
    given = parser.parse_args(arguments)
    if given.only == "exploiter" and given.exploiter is None:
        parser.error("--only exploiter needs --exploiter WEIGHTS")
    try:
        write(_ladder(given), given.folder)
    except Interrupted as reason:
        print(f"the ladder was not written: {reason}", file=sys.stderr)
        return 1
    return 0


def _ladder(given: argparse.Namespace) -> Ladder:
    known = None if given.only is None else load(given.folder / "ladder.json")
    bots = list(BOTS)
    player = LadderRun(
        bots, africa(), games=given.games, jobs=given.jobs, seconds=given.seconds, challenges=given.challenge
    )
    if known is None:
        return player.ladder()
    match given.only:
        case "times":
            return replace(known, times=player.times(), memory=memory(bots), weights=weights())
        case "challenges":
            kept = known.challenges if given.challenge else ()
            return replace(known, challenges=merged(kept, player.challenges()), weights=weights())
        case "exploiter":
            return replace(known, exploiter=player.exploiter(given.exploiter))
        case _:
            return replace(known, styles=player.styles())


def _challenge(text: str) -> tuple[str, str, int]:
    one, other, players = text.split(",")
    return one, other, int(players)


def merged(kept: Sequence[LadderSection], played: Sequence[LadderSection]) -> tuple[LadderSection, ...]:
    """All challenges in the usual order, those that were played last in the place of older ones."""
    by_title = {section.title: section for section in (*kept, *played)}
    usual = dict.fromkeys(challenge_title(*challenge) for challenge in CHALLENGES)
    return tuple(by_title[title] for title in dict.fromkeys((*usual, *by_title)) if title in by_title)


def write(ladder: Ladder, folder: Path) -> None:
    """Each file whole or not at all."""
    files = {
        "ladder.json": to_json(ladder),
        "ladder.md": page(ladder, weights()),
        "pictures/ladder.svg": picture(ladder),
    }
    if ladder.styles:
        files["pictures/style.svg"] = style_picture(ladder.styles)
    (folder / "pictures").mkdir(exist_ok=True)
    for name, content in files.items():
        draft = folder / f"{name}.part"
        draft.write_text(content, encoding="utf-8")
        draft.replace(folder / name)


if __name__ == "__main__":
    sys.exit(main())
