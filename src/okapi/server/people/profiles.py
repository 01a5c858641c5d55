"""A person's page: what their games add up to, for themselves and for people they show it to."""

from msgspec.structs import astuple

from okapi.server.clock import Clock
from okapi.server.protocol import messages
from okapi.server.protocol.messages import BestGame, Me, Opponent, PersonList, PersonPage
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Visibility
from okapi.server.storage.database import Database
from okapi.server.storage.identities import load_person, set_visibility
from okapi.server.storage.ratings import changes_of, listed_people, load_ratings
from okapi.server.storage.results import ADDED_UP, best_of, opponents_of, sums_of
from okapi.server.strength import SETTLED_AFTER, as_shown, step_of

_MAX_OPPONENTS = 12
_MAX_RATINGS = 50


async def page_of(database: Database, now: Clock, person: str, me: Me | None) -> PersonPage:
    """The page of a person. Refusal: it does not exist, or they do not show it."""
    is_own = me is not None and me.id == person
    public_at = None if is_own else now()
    async with database.read() as connection:
        found = await load_person(connection, person)
        if found is None or not (is_own or found.visibility is not Visibility.PRIVATE):
            raise Refusal(ServerReason.NOT_SHOWN)
        sums = await sums_of(connection, person, public_at)
        best = await best_of(connection, person, public_at)
        met = await opponents_of(connection, person, _MAX_OPPONENTS) if is_own else []
        ratings = await load_ratings(connection, [person])
        changes = await changes_of(connection, person, _MAX_RATINGS)
    return PersonPage(
        id=found.id,
        name=found.name,
        since=found.created,
        visibility=found.visibility,
        sizes=tuple(messages.TableSizeRecord(each.players, each.games, each.wins) for each in sums),
        **{name: sum(getattr(each, name) for each in sums) for name in ADDED_UP},
        best=None if best is None else BestGame(best.game if is_own else None, best.total, best.ended),
        opponents=tuple(Opponent(*astuple(each)) for each in met),
        rating=as_shown(ratings[person]) if person in ratings else None,
        ratings=tuple(step_of(change, is_own=is_own) for change in changes),
    )


async def players(database: Database, limit: int) -> PersonList:
    async with database.read() as connection:
        found = await listed_people(connection, SETTLED_AFTER, limit)
    ratings = [None if one.rating is None else as_shown(one.rating) for one in found]
    lines = zip(found, ratings, strict=True)
    return PersonList(tuple(messages.PersonLine(one.id, one.name, rating) for one, rating in lines))


async def show_to(database: Database, me: Me, visibility: Visibility) -> None:
    async with database.write() as connection:
        await set_visibility(connection, me.id, visibility)
