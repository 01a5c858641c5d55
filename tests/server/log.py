"""What a database must contain of a game, whatever was done to the server."""

from collections import Counter
from collections.abc import Iterable, Sequence

from okapi.client import Seat
from okapi.server.protocol.messages import Accepted
from okapi.server.storage.database import Database
from okapi.server.storage.steps import Step, load_steps


class Lost(AssertionError):
    """An acknowledged move is not there, or not where it was said to be."""


class Doubled(AssertionError):
    """A command was carried out twice."""


async def check_log(database: str, game: str, seats: list[Seat]) -> None:
    """No number is missing or repeated, and every acknowledged command is there once, in its place."""
    opened = Database(database)
    try:
        async with opened.read() as connection:
            steps = await load_steps(connection, game)
    finally:
        await opened.close()
    check_steps(steps, [accepted for seat in seats for accepted in seat.acknowledged])


def check_steps(steps: Sequence[Step], acknowledged: Iterable[Accepted]) -> None:
    """Check steps that were read against what was acknowledged."""
    expected = 1
    for step in steps:
        assert step.seq == expected
        assert step.last == step.seq + len(step.events) - 1
        expected = step.last + 1
    stored = {(step.seat, step.command): step.last for step in steps}
    times = Counter((step.seat, step.command) for step in steps if step.command is not None)
    if not set(times.values()) <= {1}:
        raise Doubled("a command was carried out twice")
    for accepted in acknowledged:
        if stored.get((accepted.seat, accepted.id)) != accepted.seq:
            raise Lost(f"{accepted} is not in the log")
