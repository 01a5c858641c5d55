"""People's pages, and what a person decides about others: /api/people and /api/me."""

from fastapi import APIRouter, Request, Response

from okapi.server.people import known, muting, profiles
from okapi.server.protocol.messages import (
    ChangeSeen,
    ChangeVisibility,
    Export,
    KnownPeople,
    MutedList,
    PersonList,
    PersonPage,
)

from .dependencies import (
    Anyone,
    IdInPath,
    OwnCredential,
    Someone,
    TheClock,
    TheDatabase,
    ThePeople,
    ThePersonalData,
    TheSettings,
    answer,
    described,
    read,
)
from .identity import without_cookie
from .rate_limits import Work

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/people", **described(None, PersonList))
async def players(database: TheDatabase, settings: TheSettings, _: Anyone) -> Response:
    """The people who chose to be listed."""
    return answer(await profiles.players(database, settings.max_in_list))


@router.get("/people/{person}", **described(None, PersonPage))
async def page(person: IdInPath, database: TheDatabase, now: TheClock, me: Anyone) -> Response:
    """What a person's games add up to."""
    return answer(await profiles.page_of(database, now, person, me))


@router.get("/me/export", **described(None, Export, costs=Work.EXPORT))
async def export(personal_data: ThePersonalData, me: Someone, given: OwnCredential) -> Response:
    """Everything that the server stores about the caller, as a file."""
    found = answer(await personal_data.export(me, given))
    found.headers["content-disposition"] = 'attachment; filename="okapi-export.json"'
    return found


@router.delete("/me", **described(status=204))
async def delete_me(personal_data: ThePersonalData, me: Someone) -> Response:
    """Delete everything about the caller."""
    await personal_data.forget(me)
    return without_cookie()


@router.get("/me/muted", **described(None, MutedList))
async def muted(database: TheDatabase, me: Someone) -> Response:
    """The people whom the caller has muted."""
    return answer(await muting.muted(database, me))


@router.put("/me/muted/{person}", **described(None, MutedList))
async def mute(person: IdInPath, people: ThePeople, me: Someone) -> Response:
    """Mute a person."""
    await muting.mute(people, me, person)
    return answer(await muting.muted(people.database, me))


@router.delete("/me/muted/{person}", **described(None, MutedList))
async def unmute(person: IdInPath, people: ThePeople, me: Someone) -> Response:
    """Unmute a person, and unblock them."""
    await muting.unmute(people, me, person)
    return answer(await muting.muted(people.database, me))


@router.put("/me/blocked/{person}", **described(None, MutedList))
async def block(person: IdInPath, people: ThePeople, me: Someone) -> Response:
    """Block a person: their remarks and invitations are hidden, and they cannot join the caller's tables."""
    await muting.mute(people, me, person, blocks=True)
    return answer(await muting.muted(people.database, me))


@router.get("/me/people", **described(None, KnownPeople))
async def known_people(people: ThePeople, me: Someone) -> Response:
    """The people whom the caller has played with, and which of them are here."""
    return answer(await known.known_people(people, me))


@router.put("/me/seen", **described(ChangeSeen, KnownPeople))
async def change_seen(request: Request, people: ThePeople, me: Someone) -> Response:
    """Show or hide the caller's presence from people they have played with."""
    await known.change_seen(people.database, me, seen=(await read(request, ChangeSeen)).seen)
    return answer(await known.known_people(people, me))


@router.put("/me/visibility", **described(ChangeVisibility, PersonPage))
async def change_visibility(request: Request, database: TheDatabase, now: TheClock, me: Someone) -> Response:
    """Change who may see the caller's page."""
    await profiles.show_to(database, me, (await read(request, ChangeVisibility)).visibility)
    return answer(await profiles.page_of(database, now, me.id, me))
