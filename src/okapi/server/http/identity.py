"""Identities: /api/me and /api/transfer."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from okapi.server.people import identities
from okapi.server.protocol import messages
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.settings import ServerSettings
from okapi.server.storage.identities import TokenKind

from .agents import agent_of
from .application import application_of
from .dependencies import Anyone, OwnCredential, Someone, TheDatabase, ThePeople, answer, credential_of, described, read
from .rate_limits import Work, address_of

router = APIRouter(prefix="/api", tags=["people"])
DeviceInPath = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.post("/me", **described(messages.NewIdentity, messages.NewMe, 201))
async def become_someone(request: Request, people: ThePeople, _: Anyone) -> Response:
    """A new identity."""
    wanted = await read(request, messages.NewIdentity)
    application_of(request).limits.take(Work.IDENTITY, address=address_of(request))
    kind = TokenKind.BEARER if wanted.bearer else TokenKind.SESSION
    me, token = await identities.new_identity(people, wanted.name, kind, agent_of(request))
    if wanted.bearer:
        return answer(messages.NewMe(me.id, me.name, token), 201)
    return _with_cookie(people.settings, request, answer(messages.NewMe(me.id, me.name), 201), token)


@router.get("/me", **described(None, messages.Me))
async def who_am_i(request: Request, me: Anyone) -> Response:
    """The caller's identity. 204: the request has no credentials."""
    if me is None and credential_of(request) is None:
        return Response(status_code=204)
    if me is None:
        raise Refusal(ServerReason.WHO_ARE_YOU)
    return answer(me)


@router.patch("/me", **described(messages.Rename, messages.Me, costs=Work.RENAME))
async def rename(request: Request, people: ThePeople, me: Someone) -> Response:
    """Change the caller's name."""
    return answer(await identities.rename(people, me, (await read(request, messages.Rename)).name))


@router.post("/me/tokens", **described(None, messages.Token, 201))
async def new_token(people: ThePeople, me: Someone) -> Response:
    """A token for a program that plays as the caller."""
    return answer(messages.Token(await identities.new_token(people, me)), 201)


@router.delete("/me/tokens", **described(status=204))
async def sign_out_others(people: ThePeople, me: Someone, given: OwnCredential) -> None:
    """Sign every other device and program out."""
    await identities.sign_out_others(people, me, given)


@router.get("/me/devices", **described(None, messages.DeviceList))
async def list_devices(database: TheDatabase, me: Someone, given: OwnCredential) -> Response:
    """The devices and programs that are signed in."""
    return answer(messages.DeviceList(await identities.devices(database, me, given)))


@router.delete("/me/devices/{device}", **described(status=204))
async def sign_out_device(device: DeviceInPath, people: ThePeople, me: Someone) -> None:
    """Sign one device out."""
    await identities.sign_out_device(people, me, device)


@router.delete("/me/session", **described(status=204))
async def sign_out(people: ThePeople, me: Someone, given: OwnCredential) -> Response:
    """Sign this device out."""
    await identities.sign_out(people, me, given)
    return without_cookie()


@router.post("/me/transfer", **described(None, messages.Transfer, 201))
async def begin_transfer(people: ThePeople, me: Someone) -> Response:
    """A link that signs in another device with the same identity."""
    return answer(await identities.begin_transfer(people, me), 201)


@router.post("/transfer", **described(messages.TransferCode, messages.Me))
async def finish_transfer(request: Request, people: ThePeople, _: Anyone) -> Response:
    """Sign in with the identity that a code was made for."""
    code = (await read(request, messages.TransferCode)).code
    me, token = await identities.finish_transfer(people, code, agent_of(request))
    return _with_cookie(people.settings, request, answer(me), token)


def without_cookie() -> Response:
    gone = Response(status_code=204)
    gone.delete_cookie(identities.COOKIE, path="/", httponly=True, samesite="lax")
    return gone


def _with_cookie(settings: ServerSettings, request: Request, response: Response, token: str) -> Response:
    response.set_cookie(
        identities.COOKIE,
        token,
        max_age=identities.COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies or request.url.scheme == "https",
    )
    return response
