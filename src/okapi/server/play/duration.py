"""Roughly how long a game takes, so that people know what they are invited to."""

from okapi.server.status import SeatKind
from okapi.server.storage.stored_game import StoredGame

# Players make 1.3 to 2 decisions for each train, as measured with bots at two, three and five seats, 15 and 45 trains.
_SECONDS_A_PERSON = 16  # for the decisions that go with a train, by an occasional player
_SECONDS_A_BOT = 2
_AN_HOUR = 3600  # with this much time for a move, people play over days
_ROUNDED_TO = 5  # minutes


def about_minutes(stored: StoredGame) -> int | None:
    """How many minutes a game takes in one sitting; none if it is played over days."""
    if (stored.agreement.clock or 0) >= _AN_HOUR:
        return None
    bots = sum(seat.kind is SeatKind.BOT for seat in stored.seats)
    seconds_a_round = _SECONDS_A_PERSON * (len(stored.seats) - bots) + _SECONDS_A_BOT * bots
    minutes = stored.agreement.rules.trains * seconds_a_round / 60
    return max(1, round(minutes / _ROUNDED_TO)) * _ROUNDED_TO
