"""Play on from here: a moment of a finished game, with everything that one seat could not see dealt again."""

from random import Random

from okapi.board import Board
from okapi.game import GameState, Seat, Stage, due, view_for
from okapi.record import Record, replay

from .determinise import determinise


class NoSuchMoment(ValueError):
    """A moment that nobody can play on from: no decision is due there, or the game is over."""


def play_on(record: Record, board: Board, step: int, seat: Seat, seed: str) -> GameState:
    """The game after this many events, as the seat knew it; the hidden rest comes from the seed.

    From then on it is another game, and is marked as one where it is stored. NoSuchMoment: nobody is to decide there.
    """
    replayed = list(replay(record, board))
    if not 0 < step <= len(replayed):
        raise NoSuchMoment
    return play_on_from(replayed[step - 1][2], seat, seed)


def play_on_from(state: GameState, seat: Seat, seed: str) -> GameState:
    table = state.table
    if not 0 <= seat < len(table.players) or due(state) is not None or table.stage is Stage.GAME_OVER:
        raise NoSuchMoment
    return determinise(view_for(state, seat), Random(seed))
