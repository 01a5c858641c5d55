"""The worker that runs bots: `python -m okapi.server.workers.bot_worker`, started by `bots`."""

import os
from contextlib import nullcontext

from msgspec import Raw, Struct

from okapi.board import Board
from okapi.bots import compiles, find_bot
from okapi.coach.results import AdvisedMove
from okapi.coach.warm_up import at_once
from okapi.game import Recent, options, view_from_json

from .child import Progress, serve
from .coach import ADVISER, advised_moves

_MAX_ERROR = 20_000  # characters; the error is stored with the game, for the authors of the bot
BOARDS_KEPT = 16  # both ends forget the same boards, as they see the same questions
_boards: Recent[str, Board] = Recent(BOARDS_KEPT)  # that this process has received, by hash


class Question(Struct, frozen=True):
    """What would this bot do? The result is an action; the adviser's is `AdvisedMoves`."""

    bot: str
    seed: str
    board: str  # its hash
    view: Raw
    new_board: str | None = None  # the whole board, if this process does not have it


class AdvisedMoves(Struct, frozen=True):
    moves: tuple[AdvisedMove, ...]


class NotAnOption(Exception):
    """A bot chose an action that is not an option."""


def answer(question: Question, _: Progress) -> Struct:
    if question.new_board is not None:
        _boards.add(question.board, Board.from_json(question.new_board))
    board = _boards.get(question.board)
    assert board is not None, "it was forgotten here, but not by the server"
    view = view_from_json(bytes(question.view), board)
    if question.bot == ADVISER:
        with at_once():
            return AdvisedMoves(advised_moves(view))
    possible, bot = options(view), find_bot(question.bot).factory(question.seed)
    with at_once() if compiles(question.bot) else nullcontext():
        action = bot.choose(view, possible)
    if action not in possible:
        raise NotAnOption(repr(action))
    return action


def main() -> None:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # networks run on one processor, as other bots do
    serve(Question, answer, max_error=_MAX_ERROR)


if __name__ == "__main__":
    main()
