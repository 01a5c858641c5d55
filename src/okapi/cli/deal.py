"""`okapi deal`: the deal of the day at the prompt, and how the score compares with our levels on the same cards."""

import json
import os
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import partial
from typing import Annotated

import typer

from okapi.board import Board, africa
from okapi.board.problems import printable
from okapi.coach.warm_up import at_once, is_cold
from okapi.deals import OWN_SEAT, OpenDeal, field_of, open_deal, standing
from okapi.game import score_table
from okapi.record import Record, header_for, luck_of

from . import review_text, seats
from .bad_input import INTERRUPTED, BadInput
from .language import is_perhaps_read_aloud, say, spoken
from .layout import Grid
from .play.game import Game, hanging_up_saves
from .play.prompt import Prompt
from .play.session import LocalGame
from .play.start import bots_at_once, words_of
from .screen import Screen
from .wording import Wording

FIRST_DAY = date(2026, 1, 1)
BESIDE = (sys.executable, "-m", "okapi.cli.deal")
_LOWEST_PRIORITY = 19


def deal(
    day: Annotated[str | None, typer.Option("--date", metavar="YYYY-MM-DD", help="option-deal-date")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="option-deal-name")] = None,
) -> int:
    """Today's deal, or that of another day; the exit code."""
    chosen, screen, board = open_deal(_day(day)), Screen(), africa()
    own_name = seats.checked_name(name or say("human"))
    try:
        with hanging_up_saves():
            return _play(chosen, own_name, board, screen)
    except (KeyboardInterrupt, EOFError) as end:  # before the first card, so there is nothing to save
        screen.gap()
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0


def _day(written: str | None) -> date:
    today = datetime.now(UTC).date()
    if written is None:
        return today
    try:
        found = date.fromisoformat(written)
    except ValueError:
        raise BadInput(say("deal-bad-date", date=printable(written))) from None
    if not FIRST_DAY <= found <= today:
        raise BadInput(say("deal-no-such-day", first=FIRST_DAY.isoformat(), last=today.isoformat()))
    return found


def _play(deal: OpenDeal, name: str, board: Board, screen: Screen) -> int:
    opponents = seats.bots_named(",".join(deal.opponents))
    players, dealer = [name, *seats.names_of(opponents)], deal.dealer()
    bots = bots_at_once(dict(enumerate(opponents, start=1)), dealer, screen)
    session = LocalGame(board, header_for(board, players, luck=luck_of(dealer)), dealer, OWN_SEAT, bots)
    dealt = session.begin()
    day = spoken().day(date.fromisoformat(deal.name))
    screen.print_message("deal-welcome", date=day, opponents=spoken().listed(players[1:]))
    screen.print_message("welcome-help")
    if is_perhaps_read_aloud():
        screen.print_message("plain-hint", command="okapi --plain deal")
    levels = _Levels(deal)
    compare = partial(_compare, levels, session, screen)
    try:
        return Game(session, screen, Prompt(partial(words_of, board)), compare).play(session.heard(dealt))
    finally:
        levels.stop()


class _Levels:
    """Has our levels play the deal in another process, so that nobody waits for them."""

    def __init__(self, deal: OpenDeal) -> None:
        self._deal = deal
        command = [*BESIDE, deal.name]
        quiet, pipe = subprocess.DEVNULL, subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=quiet, stdout=pipe, stderr=quiet, text=True)

    def totals(self, board: Board) -> dict[str, int]:
        """The points of each; if the process has failed, they play here and now."""
        said, _ = self._process.communicate()
        if self._process.returncode == 0:
            return dict(json.loads(said))
        with at_once():
            return field_of(self._deal, board)

    def stop(self) -> None:
        self._process.kill()
        with self._process:  # closes the pipe, and waits
            pass


def _compare(levels: _Levels, session: LocalGame, screen: Screen) -> None:
    """The person's score among those of our levels on the same cards, and how much of it was luck."""
    table = session.table
    own = score_table(table, table.revealed).scores[OWN_SEAT].total
    field = levels.totals(session.board)
    place = standing(own, field.values())
    screen.line(say("deal-field"), "bold")
    grid = Grid((say("column-player"), say("deal-points")), right=(1,))
    lines = [(spoken().say(f"bot-{bot}"), total, "") for bot, total in field.items()]
    lines.append((session.header.players[OWN_SEAT], own, "bold"))
    for player, total, style in sorted(lines, key=lambda it: -it[1]):
        grid.add(player, spoken().number(total), style=style)
    screen.show(grid)
    screen.print_message("deal-rank", points=own, rank=place.rank, of=place.of)
    screen.gap()
    _tell_luck(session.record(), session.board, screen)


def _tell_luck(record: Record, board: Board, screen: Screen) -> None:
    """What the coach's ledger says, if there is a coach that need not be compiled first."""
    try:
        from okapi.coach.reviewing import ledger  # noqa: PLC0415 (needs the extra `fast`, as does the next)
        from okapi.compiled.compilation import require_numba  # noqa: PLC0415

        require_numba()
    except ImportError:
        return
    if is_cold():
        return
    found = ledger(record, board)
    screen.line(say("review-ledger"), "bold")
    screen.show(review_text.ledger(found, Wording(spoken(), board, record.header.players, OWN_SEAT)))
    screen.gap()


def main() -> None:
    """Print the points that our levels make of the deal of a day."""
    with suppress(OSError, AttributeError):  # Windows knows no `nice`
        os.nice(_LOWEST_PRIORITY)
    with at_once():
        print(json.dumps(field_of(open_deal(date.fromisoformat(sys.argv[1])), africa())))


if __name__ == "__main__":
    main()
