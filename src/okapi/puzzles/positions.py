"""The position of a puzzle: what its seat sees, and the events before as that seat knows them."""

from functools import lru_cache
from typing import NamedTuple

from okapi.board import africa
from okapi.dealer import SplitMixDealer
from okapi.game import Event, GameState, Seat, View, new_game, play, redact, settle, view_for, view_from_json
from okapi.numbering import numbering_of

from .form import ArenaGame, Puzzle


class PuzzlePosition(NamedTuple):
    view: View
    events: tuple[Event, ...]  # redacted


def position(puzzle: Puzzle) -> PuzzlePosition:
    """What the seat to move may know, and nothing else."""
    if isinstance(puzzle.game, ArenaGame):
        return _seen_in(puzzle.game, puzzle.seat)
    return PuzzlePosition(view_from_json(bytes(puzzle.game.view), africa()), puzzle.game.events)


@lru_cache(maxsize=64)  # every answer needs it again
def _seen_in(game: ArenaGame, seat: Seat) -> PuzzlePosition:
    state, events = replayed(game)
    return PuzzlePosition(view_for(state, seat), tuple(redact(event, seat) for event in events))


def replayed(game: ArenaGame) -> tuple[GameState, list[Event]]:
    """Replay the game up to the decision. IllegalAction: it cannot have been played."""
    board, dealer = africa(), SplitMixDealer(game.seed)
    state, dealt = settle(new_game(board, game.players), dealer)
    numbering, events = numbering_of(board, state.table.rules), list(dealt)
    for number in game.actions:
        seat = state.table.acting()[0]  # the compiled engine asks for the first tickets in the order of the seats
        state, followed = play(state, seat, numbering.action(number, view_for(state, seat)), dealer)
        events += followed
    return state, events
