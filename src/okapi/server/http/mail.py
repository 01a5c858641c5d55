"""Mail to a person: /api/me/mail, the link that confirms an address, and the link that stops all mail."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from okapi.server.lengths import MAX_SECRET
from okapi.server.notify import mailboxes
from okapi.server.protocol.messages import VISIBLE_ASCII, MailCode, MailPreferences, MailState, NewMailAddress

from .application import application_of
from .dependencies import Anyone, Someone, TheDatabase, TheMail, answer, described, read
from .rate_limits import Work, address_of

router = APIRouter(tags=["people"])
TokenInLink = Annotated[str, Query(min_length=1, max_length=MAX_SECRET, pattern=VISIBLE_ASCII)]


@router.get("/api/me/mail", **described(None, MailState))
async def look(mail: TheMail, me: Someone) -> Response:
    """Whether and where the caller gets mail."""
    return answer(await mailboxes.state_of(mail, me))


@router.put("/api/me/mail", **described(NewMailAddress, MailState))
async def ask(request: Request, mail: TheMail, me: Someone) -> Response:
    """Send a link to an address, which confirms it."""
    wanted = await read(request, NewMailAddress)
    application_of(request).limits.take(Work.MAIL, address=address_of(request))
    return answer(await mailboxes.ask_for_link(mail, me, wanted))


@router.put("/api/me/mail/preferences", **described(MailPreferences, MailState))
async def set_preferences(request: Request, mail: TheMail, me: Someone) -> Response:
    """Choose what the caller gets mail about."""
    return answer(await mailboxes.set_preferences(mail, me, await read(request, MailPreferences)))


@router.delete("/api/me/mail", **described(status=204))
async def remove(database: TheDatabase, me: Someone) -> None:
    """Delete the caller's address."""
    await mailboxes.remove(database, me)


@router.post("/api/mail/confirm", **described(MailCode, status=204))
async def confirm(request: Request, mail: TheMail, _: Anyone) -> None:
    """Confirm an address by the code in its link, on any device."""
    await mailboxes.confirm(mail, (await read(request, MailCode)).code)


@router.post("/mail/stop", **described(status=204))
async def stop(of: TokenInLink, database: TheDatabase, _: Anyone) -> None:
    """End all mail with one click (RFC 8058). In a browser, the same address is a page that asks first."""
    await mailboxes.stop(database, of)
