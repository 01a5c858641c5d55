"""Play on from here: a moment of a finished game, with all that one seat could not see dealt again."""

from random import Random

from okapi.board import Board
from okapi.bots.determinise import determinise
from okapi.game import GameState, Seat, Stage, due, view_for
from okapi.record import Record, replay


class NoSuchMoment(ValueError):
    """A moment that nobody can play on from: no decision is due there, or the game is over."""


def play_on(record: Record, board: Board, step: int, seat: Seat, seed: str) -> GameState:
    """The game after this many events, as the seat knew it; the hidden rest comes from the seed.

    It is another game from then on, marked so where it is kept. NoSuchMoment: nobody is to decide there.
    """
    replayed = list(replay(record, board))
    if not 0 < step <= len(replayed) or not 0 <= seat < len(record.header.players):
        raise NoSuchMoment
    state = replayed[step - 1][2]
    if due(state) is not None or state.table.stage is Stage.GAME_OVER:
        raise NoSuchMoment
    return determinise(view_for(state, seat), Random(seed))
