"""A process that thinks for bots: a question on each line of its input, an answer on each line of its output.

`python -m okapi.server.bots.worker BOARD_FILE…` is started by `workers`, off the server's event loop.
"""

import os
import sys
import traceback
from typing import BinaryIO

import msgspec
from msgspec import Struct

from okapi.board import Board, africa, load_board
from okapi.bots import find_bot
from okapi.game import Action, options, view_from_json


class Question(Struct, frozen=True):
    """What would this bot do?"""

    bot: str
    seed: str
    board: str  # its hash
    view: msgspec.Raw


class Answer(Struct, frozen=True):
    """What it would do, or what went wrong."""

    action: Action | None = None
    error: str | None = None


def answer(question: Question, board: Board) -> Answer:
    """Ask the bot. Whatever it does, there is an answer."""
    try:
        view = view_from_json(bytes(question.view), board)
        possible = options(view)
        action = find_bot(question.bot).factory(question.seed).choose(view, possible)
        if action not in possible:
            return Answer(error=f"{question.bot} chose what is not among its options: {action!r}")
    except Exception:
        return Answer(error=traceback.format_exc())
    return Answer(action=action)


def main(board_files: list[str]) -> None:
    """Answer until the input ends."""
    boards = {board.content_hash: board for board in (africa(), *map(load_board, board_files))}
    answers = _take_over_output()
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        answers.write(msgspec.json.encode(answer(question, boards[question.board])) + b"\n")
        answers.flush()


def _take_over_output() -> BinaryIO:
    """Keep the output for answers: a bot that prints something must not be taken for one."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


if __name__ == "__main__":
    main(sys.argv[1:])
