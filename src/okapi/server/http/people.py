"""People's pages: /api/people."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from okapi.server.games import leaving, muting, people
from okapi.server.games.identities import COOKIE
from okapi.server.lengths import MAX_ID
from okapi.server.protocol.messages import (
    ID_CHARACTERS,
    ChangeVisibility,
    Export,
    MutedList,
    PersonList,
    PersonPage,
)

from .dependencies import Anyone, Someone, TheContext, answer, costs, credential_of, described, read
from .rate_limits import Work

router = APIRouter(prefix="/api", tags=["people"])
PersonInPath = Annotated[str, Path(min_length=1, max_length=MAX_ID, pattern=ID_CHARACTERS)]


@router.get("/people", **described(None, PersonList))
async def players(context: TheContext, _: Anyone) -> Response:
    """The people who chose to be listed."""
    return answer(await people.players(context))


@router.get("/people/{person}", **described(None, PersonPage))
async def page(person: PersonInPath, context: TheContext, me: Anyone) -> Response:
    """What a person's games add up to."""
    return answer(await people.page_of(context, person, me))


@router.get("/me/export", dependencies=costs(Work.EXPORT), **described(None, Export))
async def export(request: Request, context: TheContext, me: Someone) -> Response:
    """Everything the server keeps of this person, as a file."""
    given = credential_of(request)
    assert given is not None
    found = answer(await leaving.everything_of(context, me, given))
    found.headers["content-disposition"] = 'attachment; filename="okapi-export.json"'
    return found


@router.delete("/me", **described(status=204))
async def delete_me(context: TheContext, me: Someone) -> Response:
    """Forget everything about this person."""
    await leaving.forget_person(context, me)
    gone = Response(status_code=204)
    gone.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return gone


@router.get("/me/muted", **described(None, MutedList))
async def muted(context: TheContext, me: Someone) -> Response:
    """Whom one does not want to hear."""
    return answer(await muting.muted(context, me))


@router.put("/me/muted/{person}", **described(None, MutedList))
async def mute(person: PersonInPath, context: TheContext, me: Someone) -> Response:
    """Hear a person no more."""
    await muting.mute(context, me, person)
    return answer(await muting.muted(context, me))


@router.delete("/me/muted/{person}", **described(None, MutedList))
async def unmute(person: PersonInPath, context: TheContext, me: Someone) -> Response:
    """Hear a person again."""
    await muting.unmute(context, me, person)
    return answer(await muting.muted(context, me))


@router.put("/me/visibility", **described(ChangeVisibility, PersonPage))
async def change_visibility(request: Request, context: TheContext, me: Someone) -> Response:
    """Say who may see one's page."""
    await people.show_to(context, me, (await read(request, ChangeVisibility)).visibility)
    return answer(await people.page_of(context, me.id, me))
