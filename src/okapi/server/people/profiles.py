"""A person's page: what their games add up to, for themselves and for those they show it to."""

from okapi.server.protocol import messages
from okapi.server.protocol.messages import Me, PersonList, PersonPage
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Visibility
from okapi.server.storage.identities import load_person, set_visibility
from okapi.server.storage.ratings import changes_of, listed_people, load_ratings
from okapi.server.storage.results import best_of, opponents_of, sums_of
from okapi.server.strength import SETTLED_AFTER, as_shown, step_of

from .context import PeopleContext

_MAX_OPPONENTS = 12
_MAX_RATINGS = 50


async def page_of(context: PeopleContext, person: str, me: Me | None) -> PersonPage:
    """The page of a person. Refusal: there is none, or they do not show it."""
    is_own = me is not None and me.id == person
    async with context.database.read() as connection:
        found = await load_person(connection, person)
        if found is None or not (is_own or found.visibility is not Visibility.PRIVATE):
            raise Refusal(ServerReason.NOT_SHOWN)
        sums = await sums_of(connection, person)
        best = await best_of(connection, person)
        met = await opponents_of(connection, person, _MAX_OPPONENTS) if is_own else []
        ratings = await load_ratings(connection, [person])
        changes = await changes_of(connection, person, _MAX_RATINGS)
    return PersonPage(
        id=found.id,
        name=found.name,
        since=found.created,
        visibility=found.visibility,
        sizes=tuple(messages.TableSizeRecord(each.players, each.games, each.wins) for each in sums),
        routes=sum(each.routes for each in sums),
        doubling=sum(each.doubling for each in sums),
        tickets=sum(each.tickets for each in sums),
        globetrotter=sum(each.globetrotter for each in sums),
        claimed=sum(each.claimed for each in sums),
        doubled=sum(each.doubled for each in sums),
        completed=sum(each.completed for each in sums),
        failed=sum(each.failed for each in sums),
        best=None
        if best is None
        else messages.BestGame(best.game if is_own else None, best.total, best.ended),
        opponents=tuple(
            messages.Opponent(each.identity, each.name, each.bot, each.games, each.ahead) for each in met
        ),
        rating=as_shown(ratings[person]) if person in ratings else None,
        ratings=tuple(step_of(change, is_own=is_own) for change in changes),
    )


async def players(context: PeopleContext) -> PersonList:
    """The people who chose to be listed."""
    async with context.database.read() as connection:
        found = await listed_people(connection, SETTLED_AFTER, context.settings.max_in_list)
    shown = [None if one.rating is None else as_shown(one.rating) for one in found]
    return PersonList(
        tuple(messages.PersonLine(one.id, one.name, rating) for one, rating in zip(found, shown, strict=True))
    )


async def show_to(context: PeopleContext, me: Me, visibility: Visibility) -> None:
    async with context.database.write() as connection:
        await set_visibility(connection, me.id, visibility)
