"""What a database must hold of a game, whatever was done to the server."""

from collections import Counter

from okapi.client import Seat
from okapi.server.storage.database import Database
from okapi.server.storage.steps import load_steps


async def check_log(database: str, game: str, seats: list[Seat]) -> None:
    """No number is missing or doubled, and every acknowledged command is there once, where it was said."""
    opened = Database(database)
    try:
        async with opened.read() as connection:
            steps = await load_steps(connection, game)
    finally:
        await opened.close()
    expected = 1
    for step in steps:
        assert step.seq == expected
        assert step.last == step.seq + len(step.events) - 1
        expected = step.last + 1
    stored = {(step.seat, step.command): step.last for step in steps}
    times = Counter((step.seat, step.command) for step in steps if step.command is not None)
    assert set(times.values()) <= {1}, "a command was carried out twice"
    for seat in seats:
        for accepted in seat.acknowledged:
            assert stored.get((accepted.seat, accepted.id)) == accepted.seq, f"{accepted} is not in the log"
