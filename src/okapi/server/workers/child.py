"""The other end of `process`: a process that does one job for each line of its input.

It says when it is ready, then answers each request with lines of output, the last of which has the outcome. It ends
when its input does, even in the middle of a job, so that no server leaves a worker behind.
"""

import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Generic, TypeVar

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from okapi.game import to_json
from okapi.server.protocol.messages import Refused
from okapi.server.protocol.reasons import Refusal

READY = b"ready\n"  # the first line of output
_MAX_ERROR = 4_000  # characters at the end of a traceback

J = TypeVar("J")
Progress = Callable[[Struct], None]
CarryOut = Callable[[J, Progress], Struct]


class Request(Struct, Generic[J], frozen=True):
    """A line of input."""

    number: int
    job: J


class Outcome(Struct, frozen=True, omit_defaults=True):
    """A line of output: the result of a job, a refusal or an error, or its progress before that."""

    number: int  # of the request
    progress: Raw | UnsetType = UNSET
    result: Raw | UnsetType = UNSET
    refused: Refused | None = None
    error: str | None = None

    @property
    def is_last(self) -> bool:
        """Whether it is the last line for its request."""
        return self.progress is UNSET


def serve(
    jobs: type[J], carry_out: CarryOut[J], *, priority: int = 0, memory: int | None = None, max_error: int = _MAX_ERROR
) -> None:
    """Do jobs until the input ends, at this priority, with this many bytes of memory if there is a limit.

    A job may raise a Refusal. Any other exception is answered as an error, but a job that runs out of memory ends the
    process.
    """
    for number in (signal.SIGINT, signal.SIGTERM):  # the server handles these, and ends its workers
        signal.signal(number, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # Windows has no `nice`
        os.nice(priority)
    if memory is not None:
        _limit_memory(memory)
    requests, replies = _take_over_input_and_output()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(requests, waiting), daemon=True).start()
    decoder = msgspec.json.Decoder(Request[jobs])  # type: ignore[valid-type]
    replies.write(READY)
    while True:
        replies.flush()
        request = decoder.decode(waiting.get())
        try:
            outcome = _outcome(request, carry_out, replies)
        except BaseException as error:  # even a bot that calls sys.exit
            if memory is not None and isinstance(error, MemoryError):
                os._exit(1)
            outcome = Outcome(request.number, error=_storable(traceback.format_exc()[-max_error:]))
        replies.write(msgspec.json.encode(outcome) + b"\n")


def _outcome(request: Request[J], carry_out: CarryOut[J], replies: BinaryIO) -> Outcome:
    def progress(how_far: Struct) -> None:
        line = Outcome(request.number, progress=Raw(to_json(how_far)))
        replies.write(msgspec.json.encode(line) + b"\n")
        replies.flush()

    try:
        return Outcome(request.number, result=Raw(to_json(carry_out(request.job, progress))))
    except Refusal as refusal:
        return Outcome(request.number, refused=Refused(str(refusal.reason), refusal.details))


def _storable(error: str) -> str:
    """The text in characters that every database accepts."""
    return error.replace("\0", "\\0").encode(errors="backslashreplace").decode()


def _limit_memory(max_bytes: int) -> None:
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limits
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_AS, (max_bytes, max_bytes))


def _listen(requests: BinaryIO, waiting: "SimpleQueue[bytes]") -> None:
    """Read the input in a separate thread, so that even a process that never answers ends with its server."""
    for line in requests:
        waiting.put(line)
    os._exit(0)


def _take_over_input_and_output() -> tuple[BinaryIO, BinaryIO]:
    """Reserve them for requests and replies: what a job prints or reads must not be mistaken for one."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies
