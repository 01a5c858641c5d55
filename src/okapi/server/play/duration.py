"""How long a game takes, roughly: so that people know what they are invited to."""

from okapi.server.status import SeatKind
from okapi.server.storage.stored_game import StoredGame

# For each train a player makes 1.3 to 2 decisions, as bots do at two, three and five seats with 15 and 45 trains.
_SECONDS_A_PERSON = 16  # for the decisions that a train takes, as one who plays now and then takes them
_SECONDS_A_BOT = 2
_AN_HOUR = 3600  # with so much time for a move, people come back to the game again and again
_ROUNDED_TO = 5  # minutes


def about_minutes(stored: StoredGame) -> int | None:
    """How many minutes a game takes in one go; none if it is played over days."""
    if (stored.agreement.clock or 0) >= _AN_HOUR:
        return None
    bots = sum(seat.kind is SeatKind.BOT for seat in stored.seats)
    seconds_a_round = _SECONDS_A_PERSON * (len(stored.seats) - bots) + _SECONDS_A_BOT * bots
    minutes = stored.agreement.rules.trains * seconds_a_round / 60
    return max(1, round(minutes / _ROUNDED_TO)) * _ROUNDED_TO
