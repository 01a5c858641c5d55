"""The coach at the prompt: `advice` during the game, from the player's own view, and `review` after it."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from okapi.board import Board
from okapi.coach.results import AdvisedMove, UnknownBoard
from okapi.coach.warm_up import at_once, is_cold, warm_up_beside
from okapi.game import View
from okapi.record import Record

from ..engines import compiling_announced
from ..review_text import decisions, ledger, moments, move, story
from ..screen import Screen
from ..wording import Wording
from .pending import PendingDecision


def advice(pending: PendingDecision, _: str) -> RenderableType:
    """Up to three good moves, with reasons."""
    words = pending.words
    try:
        found = _advised(pending.view)
    except ImportError:
        return Text(words.say("advice-not-installed"))
    if not found:
        return Text(words.say("advice-nothing"))
    return Group(*(Text(line) for line in advised(found, words)))


def _advised(view: View) -> list[AdvisedMove]:
    """ImportError: the extra `fast` is missing. A game that the coach does not know has no advice."""
    from okapi.coach import advice as coach  # noqa: PLC0415 (needs the extra `fast`, as do the next)
    from okapi.compiled import BeyondLimits  # noqa: PLC0415
    from okapi.compiled.compilation import require_numba  # noqa: PLC0415

    require_numba()
    if is_cold():
        warm_up_beside()
    try:
        with at_once():
            return coach(view)
    except (BeyondLimits, UnknownBoard):
        return []


def advised(moves: Sequence[AdvisedMove], words: Wording) -> Iterator[str]:
    """Moves of the coach in words, with their reasons."""
    for one in moves:
        yield _in_words(one, words, is_first=one is moves[0])


def _in_words(one: AdvisedMove, words: Wording, *, is_first: bool) -> str:
    ticket = {} if one.ticket is None else {"ticket": words.ticket(one.ticket)}
    because = words.say(f"because-{one.because}", points=one.points, **ticket)
    played, percent = move(one.action, words), round(100 * one.share)
    if is_first:
        return words.say("advice-first", move=played, because=because, percent=percent)
    return words.say("advice-next", move=played, because=because, percent=percent)


def review(pending: PendingDecision, _: str) -> RenderableType:
    """A game cannot be reviewed while it is being played."""
    return Text(pending.words.say("reason-review-not-finished"))


def review_finished(record: Record, board: Board, words: Wording, screen: Screen) -> None:
    try:
        from okapi.coach import review as coach  # noqa: PLC0415 (needs the extra `fast`, as do the next)
        from okapi.compiled import BeyondLimits  # noqa: PLC0415
        from okapi.compiled.compilation import require_numba  # noqa: PLC0415

        require_numba()
    except ImportError:
        screen.print_message("review-not-installed")
        return
    try:
        with compiling_announced():
            found = coach(record, board)
    except (BeyondLimits, UnknownBoard):
        screen.print_message("reason-review-board-unknown")
        return
    screen.line(story(found, words))
    for sentence in moments(found, words):
        screen.line(sentence)
    screen.show(ledger(found.accounts, words))
    screen.show(decisions(found, words))
