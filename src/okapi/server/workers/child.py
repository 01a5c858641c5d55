"""The other end of `process`: a process that does one job for each line of its input.

It says that it is ready, then answers each request by lines of its output, the last of which has the outcome.
It ends when its input does, whatever it is at, so that no server leaves a worker behind.
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
_MAX_ERROR = 4_000  # characters of a traceback; the end of it says most

J = TypeVar("J")
Progress = Callable[[Struct], None]


class Reply(Struct, frozen=True):
    """A line of output."""

    number: int  # of the request

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return True


class Request(Struct, Generic[J], frozen=True):
    """A line of input."""

    number: int
    job: J


class Outcome(Reply, frozen=True, omit_defaults=True):
    """What came of a job: a result, a refusal or an error; before that, how far it is."""

    progress: Raw | UnsetType = UNSET
    result: Raw | UnsetType = UNSET
    refused: Refused | None = None
    error: str | None = None  # for the log

    @property
    def is_last(self) -> bool:
        """Whether nothing comes after it."""
        return self.progress is UNSET


def serve(jobs: type[J], carry_out: Callable[[J, Progress], Struct], *, priority: int, memory: int) -> None:
    """Do what is asked until the input ends, after everyone else, in a bounded number of bytes.

    A job may raise a Refusal. Any other exception is answered by an error, and a job that needs too much
    memory ends the process.
    """
    for number in (signal.SIGINT, signal.SIGTERM):  # these are for the server, which then ends its workers
        signal.signal(number, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # Windows knows no `nice`
        os.nice(priority)
    _limit_memory(memory)
    requests, replies = take_over_input_and_output()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(requests, waiting), daemon=True).start()
    decoder = msgspec.json.Decoder(Request[jobs])  # type: ignore[valid-type]
    replies.write(READY)
    while True:
        replies.flush()
        request = decoder.decode(waiting.get())
        replies.write(msgspec.json.encode(_outcome(request, carry_out, replies)) + b"\n")


def _outcome(request: Request[J], carry_out: Callable[[J, Progress], Struct], replies: BinaryIO) -> Outcome:
    def progress(how_far: Struct) -> None:
        line = Outcome(request.number, progress=Raw(to_json(how_far)))
        replies.write(msgspec.json.encode(line) + b"\n")
        replies.flush()

    try:
        return Outcome(request.number, result=Raw(to_json(carry_out(request.job, progress))))
    except Refusal as refusal:
        return Outcome(request.number, refused=Refused(str(refusal.reason), refusal.details))
    except MemoryError:
        os._exit(1)
    except Exception:
        return Outcome(request.number, error=traceback.format_exc()[-_MAX_ERROR:])


def _limit_memory(most: int) -> None:
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limits
        import resource  # noqa: PLC0415

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def listen(requests: BinaryIO, waiting: "SimpleQueue[bytes]") -> None:
    """In a thread of its own, so that even a process that thinks forever ends with its server."""
    for line in requests:
        waiting.put(line)
    os._exit(0)


def take_over_input_and_output() -> tuple[BinaryIO, BinaryIO]:
    """Keep them for requests and replies: what a job prints or reads must not be taken for one."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies
