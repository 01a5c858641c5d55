"""Who one is: /api/me and /api/transfer."""

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

from okapi.server.games import identities
from okapi.server.games.context import Hall
from okapi.server.protocol.messages import Me, NewIdentity, NewMe, Rename, Token, Transfer, TransferCode
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.identities import TokenKind

from .dependencies import Anyone, Someone, TheHall, address_of, answer, credential_of, described, read

if TYPE_CHECKING:
    from .rate_limits import Buckets

router = APIRouter(prefix="/api", tags=["people"])


@router.post("/me", **described(NewIdentity, NewMe, 201))
async def become_someone(request: Request, hall: TheHall, _: Anyone) -> Response:
    """A new identity."""
    wanted = await read(request, NewIdentity)
    rates: Buckets = request.app.state.identity_rates
    if not rates.take(address_of(request)):
        raise Refusal(ServerReason.TOO_MANY_REQUESTS)
    kind = TokenKind.BEARER if wanted.bearer else TokenKind.SESSION
    me, token = await identities.new_identity(hall, wanted.name, kind)
    if wanted.bearer:
        return answer(NewMe(me.id, me.name, token), 201)
    return _with_cookie(hall, request, answer(NewMe(me.id, me.name), 201), token)


@router.get("/me", **described(None, Me))
async def who_am_i(me: Someone) -> Response:
    """Who the server takes one for."""
    return answer(me)


@router.patch("/me", **described(Rename, Me))
async def rename(request: Request, hall: TheHall, me: Someone) -> Response:
    """A new name."""
    return answer(await identities.rename(hall, me, (await read(request, Rename)).name))


@router.post("/me/tokens", **described(None, Token, 201))
async def new_token(hall: TheHall, me: Someone) -> Response:
    """A token for a program that plays as oneself."""
    return answer(Token(await identities.new_token(hall, me)), 201)


@router.delete("/me/tokens", **described(status=204))
async def sign_out_others(request: Request, hall: TheHall, me: Someone) -> Response:
    """Sign every other device and program out."""
    given = credential_of(request)
    assert given is not None
    await identities.sign_out_others(hall, me, given)
    return Response(status_code=204)


@router.delete("/me/session", **described(status=204))
async def sign_out(request: Request, hall: TheHall, _: Someone) -> Response:
    """Sign this device out."""
    given = credential_of(request)
    assert given is not None
    await identities.sign_out(hall, given)
    gone = Response(status_code=204)
    gone.delete_cookie(identities.COOKIE, path="/", httponly=True, samesite="lax")
    return gone


@router.post("/me/transfer", **described(None, Transfer, 201))
async def begin_transfer(hall: TheHall, me: Someone) -> Response:
    """A link that makes another device the same identity."""
    return answer(await identities.begin_transfer(hall, me), 201)


@router.post("/transfer", **described(TransferCode, Me))
async def finish_transfer(request: Request, hall: TheHall, _: Anyone) -> Response:
    """Become the identity that a code was made for."""
    code = (await read(request, TransferCode)).code
    me, token = await identities.finish_transfer(hall, code)
    return _with_cookie(hall, request, answer(me), token)


def _with_cookie(hall: Hall, request: Request, response: Response, token: str) -> Response:
    response.set_cookie(
        identities.COOKIE,
        token,
        max_age=identities.COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure_cookies or request.url.scheme == "https",
    )
    return response
