"""One game between bots, from the first card to the score sheet."""

from collections.abc import Sequence

from msgspec import Struct

from okapi.board import Board
from okapi.bots import Bot
from okapi.game import Dealer, Event, GameState, Rules, new_game, options, play, settle, view_for


class Match(Struct, frozen=True):
    """A finished game: how it went, how it stands, and how many decisions it took."""

    state: GameState
    events: tuple[Event, ...]
    decisions: int


def play_match(board: Board, bots: Sequence[Bot], dealer: Dealer, rules: Rules | None = None) -> Match:
    """Let the bots play; the one at index 0 sits at seat 0."""
    state, dealt = settle(new_game(board, len(bots), rules), dealer)
    events, decisions = list(dealt), 0
    while acting := state.table.acting():
        seat = acting[0]
        view = view_for(state, seat)
        state, happened = play(state, seat, bots[seat].choose(view, options(view)), dealer)
        events += happened
        decisions += 1
    return Match(state, tuple(events), decisions)
