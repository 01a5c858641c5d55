"""Ratings: how the places in a rated game change them, and how they are shown."""

import math

from msgspec import Struct
from openskill.models import PlackettLuce

from okapi.arena.intervals import NORMAL_95
from okapi.server.protocol.messages import Rating, RatingStep
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.ratings import RatingChange, StoredRating
from okapi.server.storage.results import SeatResult
from okapi.server.storage.stored_game import StoredGame, StoredSeat

from .status import SeatKind

SETTLED_AFTER = 10  # games; until then a rating is provisional
_MODEL = PlackettLuce()  # rates the whole order of a table at once, with shared places
_START = 1500
# As with bots, 400 points more mean ten wins to one at two players, if both ratings are certain.
_POINTS = 400 / (math.sqrt(2) * _MODEL.beta * math.log(10))
_LAST = 10  # a place behind all others


def require_rateable(seats: tuple[StoredSeat, ...]) -> None:
    """A rated table is for people, with one seat each. Open seats may become theirs."""
    if any(seat.kind is SeatKind.BOT for seat in seats):
        raise Refusal(ServerReason.RATED_WITHOUT_BOTS)
    people = [seat.identity for seat in seats if seat.identity is not None]
    if len(set(people)) < len(people):
        raise Refusal(ServerReason.RATED_ONE_SEAT)


# Rating games.


class Placed(Struct, frozen=True):
    """A person's place in a rated game."""

    identity: str
    place: int


def placed(results: tuple[SeatResult, ...]) -> list[Placed]:
    """The places that count; none if nobody played to the end against another person.

    People who left for good, or for whom a bot played at the end, come after everyone who stayed, whatever the bot
    achieved. Forgotten people are left out.
    """
    people = {result.identity: result for result in results if result.identity is not None}
    if len(people) < 2 or not any(result.counts for result in people.values()):
        return []
    ranks = {who: result.place if result.counts else _LAST for who, result in people.items()}
    return [Placed(who, 1 + sum(other < rank for other in ranks.values())) for who, rank in ranks.items()]


def placed_by_leaving(stored: StoredGame) -> list[Placed]:
    """H10: the places that count in a game that ended early: people who left come after those who stayed."""
    people = [seat for seat in stored.seats if seat.kind is SeatKind.PERSON and seat.identity is not None]
    stayed = sum(not seat.left for seat in people)
    if stayed in (0, len(people)):
        return []
    return [Placed(str(seat.identity), 1 + stayed if seat.left else 1) for seat in people]


def changes(game: str, order: list[Placed], before: dict[str, StoredRating], now: int) -> list[RatingChange]:
    """The changes of ratings by an order of people, given the ratings that some of them have."""
    new = StoredRating(_MODEL.mu, _MODEL.sigma, 0)
    known = [before.get(one.identity, new) for one in order]
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in known]
    after = _MODEL.rate(teams, ranks=[float(one.place) for one in order])
    return [
        RatingChange(game, one.identity, one.place, was.mu, was.sigma, new.mu, new.sigma, was.games + 1, now)
        for one, was, [new] in zip(order, known, after, strict=True)
    ]


# Showing ratings.


def as_shown(rating: StoredRating) -> Rating:
    return Rating(
        value=round(_START + _POINTS * (rating.mu - _MODEL.mu)),
        uncertainty=round(_POINTS * NORMAL_95 * rating.sigma),
        games=rating.games,
        is_provisional=rating.games < SETTLED_AFTER,
    )


def points_of(change: RatingChange) -> int:
    """What a game added, as the difference of the ratings shown."""
    return as_shown(change.rating).value - as_shown(change.rating_before).value


def step_of(change: RatingChange, *, is_own: bool) -> RatingStep:
    game = change.game if is_own else None
    return RatingStep(game, change.place, as_shown(change.rating), points_of(change), change.made)


def seat_rating(stored: StoredGame, seat: StoredSeat) -> Rating | None:
    return as_shown(seat.rating) if stored.agreement.rated and seat.rating is not None else None


def change_of(stored: StoredGame, identity: str | None) -> RatingChange | None:
    return next((change for change in stored.rating_changes if change.identity == identity), None)
