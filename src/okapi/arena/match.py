"""One game between bots, from the first card to the score sheet."""

from collections.abc import Sequence

from msgspec import Struct

from okapi.board import Board
from okapi.bots import Bot
from okapi.game import Dealer, Event, GameState, Rules, new_game, options, play, settle, view_for

from .forfeit import BotFailed, Forfeit


class Match(Struct, frozen=True):
    """A game that was played: how it went, how it stands, and how many decisions it took.

    If a supervised bot failed, the game stopped there, and `forfeit` says why.
    """

    state: GameState
    events: tuple[Event, ...]
    decisions: int
    forfeit: Forfeit | None = None


def play_match(board: Board, bots: Sequence[Bot], dealer: Dealer, rules: Rules | None = None) -> Match:
    """Let the bots play; the one at index 0 sits at seat 0."""
    state, dealt = settle(new_game(board, len(bots), rules), dealer)
    events, decisions = list(dealt), 0
    while acting := state.table.acting():
        seat = acting[0]
        view = view_for(state, seat)
        try:
            action = bots[seat].choose(view, options(view))
        except BotFailed as failed:
            return Match(state, tuple(events), decisions, Forfeit(seat, failed.kind, failed.error))
        state, happened = play(state, seat, action, dealer)
        events += happened
        decisions += 1
    return Match(state, tuple(events), decisions)
