"""A review in a process of its own, as the server sees it."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from .reviewer import Job, Report

REVIEWER = (sys.executable, "-m", "okapi.server.bots.reviewer")
_MAX_LINE = 8 << 20  # bytes


class ReviewerLost(Exception):
    """The process ended before its review did, or said what is no report."""


async def run_review(command: Sequence[str], job: Job, hear: Callable[[Report], None]) -> Report:
    """Start a process for the job and hear its reports; the last one has the outcome."""
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=_MAX_LINE
        )
    except OSError as error:
        raise ReviewerLost(str(error)) from None
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        while line := await process.stdout.readline():
            report = msgspec.json.decode(line, type=Report)
            if report.is_last:
                return report
            hear(report)
        raise ReviewerLost(f"it ended with exit status {await process.wait()}")
    except (msgspec.DecodeError, ValueError) as error:  # asyncio's ValueError: the line is too long
        raise ReviewerLost(str(error)) from None
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
