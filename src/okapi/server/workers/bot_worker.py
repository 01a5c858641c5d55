"""A process that thinks for bots: a question on each line of its input, an answer on each line of its output.

`python -m okapi.server.workers.bot_worker` is started by `process`, off the server's event loop.
"""

import os
import signal
import traceback
from queue import SimpleQueue
from threading import Thread

import msgspec
from msgspec import Struct

from okapi.board import Board
from okapi.bots import find_bot
from okapi.game import Action, options, view_from_json

from .child import READY, Reply, listen, take_over_input_and_output
from .coach import ADVISER, advised_moves

_MAX_ERROR = 20_000  # characters of a traceback; the end of it says most


class Question(Struct, frozen=True):
    """What would this bot do? Or, if it is the adviser: what are good moves?"""

    number: int
    bot: str
    seed: str
    board: str  # its hash
    view: msgspec.Raw
    new_board: str | None = None  # the whole of it, when this process is asked about it for the first time


class BotReply(Reply, frozen=True):
    """What it would do, or what went wrong."""

    action: Action | None = None
    advice: tuple[msgspec.Raw, ...] | None = None  # of the coach, in the place of an action
    error: str | None = None


def answer(question: Question, boards: dict[str, Board]) -> BotReply:
    """Ask the bot. Whatever it does, there is an answer, unless it ends the process or thinks forever."""
    try:
        if question.new_board is not None:
            boards[question.board] = Board.from_json(question.new_board)
        view = view_from_json(bytes(question.view), boards[question.board])
        if question.bot == ADVISER:
            return BotReply(question.number, advice=advised_moves(view))
        possible = options(view)
        action = find_bot(question.bot).factory(question.seed).choose(view, possible)
        if action in possible:
            return BotReply(question.number, action=action)
        error = f"{question.bot} chose what is not among its options: {action!r}"
    except BaseException:  # also a bot that calls sys.exit
        error = traceback.format_exc()
    return BotReply(question.number, error=_storable(error))


def _storable(error: str) -> str:
    """The end of the text, in characters that every database takes."""
    return error[-_MAX_ERROR:].replace("\0", "\\0").encode(errors="backslashreplace").decode()


def main() -> None:
    """Answer until the input ends."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a network thinks on one processor, as other bots do
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends its workers
    boards: dict[str, Board] = {}
    questions, answers = take_over_input_and_output()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, waiting), daemon=True).start()
    answers.write(READY)
    while True:
        answers.flush()
        question = msgspec.json.decode(waiting.get(), type=Question)
        answers.write(msgspec.json.encode(answer(question, boards)) + b"\n")


if __name__ == "__main__":
    main()
