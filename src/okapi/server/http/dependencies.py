"""Requests in, answers out: bodies are types of `messages`, and OpenAPI describes them as such."""

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Path, Request, Response
from msgspec import Struct
from starlette.requests import HTTPConnection

from okapi.game import to_json
from okapi.server.clock import Clock
from okapi.server.coaching.context import CoachingContext
from okapi.server.deals.context import DealContext
from okapi.server.deals.secrecy import require_visible
from okapi.server.lengths import MAX_ID
from okapi.server.lobby.context import LobbyContext
from okapi.server.notify.mailboxes import MailContext
from okapi.server.notify.notifications import Notifications
from okapi.server.people.context import PeopleContext
from okapi.server.people.identities import COOKIE, Credential, credential, who
from okapi.server.personal_data import PersonalData
from okapi.server.play.boards import Boards
from okapi.server.play.context import PlayContext
from okapi.server.play.pictures import Pictures
from okapi.server.protocol.messages import ID_CHARACTERS, LAST_SEAT, Me, Refused
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.rooms import Rooms
from okapi.server.settings import ServerSettings
from okapi.server.storage.database import Database
from okapi.server.workshop import Workshop

from .application import application_of
from .rate_limits import Work, address_of

Body = TypeVar("Body", bound=Struct)
Message = TypeVar("Message")
IdInPath = Annotated[str, Path(min_length=1, max_length=MAX_ID, pattern=ID_CHARACTERS)]
SeatInPath = Annotated[int, Path(ge=0, le=LAST_SEAT)]


def credential_of(connection: HTTPConnection) -> Credential | None:
    return credential(connection.cookies.get(COOKIE), connection.headers.get("authorization"))


async def anyone(request: Request) -> Me | None:
    """The caller, if they are signed in. `RequestFilter` has counted the request for its address already."""
    rooms = application_of(request).rooms
    me = await who(rooms.database, rooms.now, credential_of(request))
    if me is not None:
        application_of(request).limits.take(Work.REQUEST, person=me.id)
    return me


async def someone(me: Annotated[Me | None, Depends(anyone)]) -> Me:
    """The caller. Refusal: they are not signed in."""
    if me is None:
        raise Refusal(ServerReason.WHO_ARE_YOU)
    return me


async def _own_credential(request: Request, _: Annotated[Me, Depends(someone)]) -> Credential:
    given = credential_of(request)
    assert given is not None
    return given


async def _visible_game(game: IdInPath, request: Request, me: Annotated[Me | None, Depends(anyone)]) -> str:
    """A game that the caller may look at (H17)."""
    rooms = application_of(request).rooms
    await require_visible(rooms.play.registry, rooms.database, rooms.now, game, me)
    return game


GameInPath = Annotated[str, Depends(_visible_game)]
Anyone = Annotated[Me | None, Depends(anyone)]
Someone = Annotated[Me, Depends(someone)]
OwnCredential = Annotated[Credential, Depends(_own_credential)]  # that the caller signed in with


# What handlers need: each names its own.


def _room(choose: Callable[[Rooms], Any]) -> Any:
    async def find(request: Request) -> Any:
        return choose(application_of(request).rooms)

    return Depends(find)


TheSettings = Annotated[ServerSettings, _room(lambda rooms: rooms.settings)]
TheDatabase = Annotated[Database, _room(lambda rooms: rooms.database)]
TheClock = Annotated[Clock, _room(lambda rooms: rooms.now)]
ThePlay = Annotated[PlayContext, _room(lambda rooms: rooms.play)]
TheLobby = Annotated[LobbyContext, _room(lambda rooms: rooms.lobby)]
ThePeople = Annotated[PeopleContext, _room(lambda rooms: rooms.people)]
TheCoaching = Annotated[CoachingContext, _room(lambda rooms: rooms.coaching)]
TheNotifications = Annotated[Notifications, _room(lambda rooms: rooms.notifications)]
TheMail = Annotated[MailContext, _room(lambda rooms: rooms.mail)]
ThePersonalData = Annotated[PersonalData, _room(lambda rooms: rooms.personal_data)]
TheDeals = Annotated[DealContext, _room(lambda rooms: rooms.deals)]
TheBoards = Annotated[Boards, _room(lambda rooms: rooms.boards)]
TheWorkshop = Annotated[Workshop, _room(lambda rooms: rooms.workshop)]
ThePictures = Annotated[Pictures, _room(lambda rooms: rooms.pictures)]


async def read(request: Request, kind: type[Body], *, or_default: bool = False) -> Body:
    data = await request.body()
    if or_default and not data:
        data = b"{}"
    return decoded(msgspec.json.Decoder(kind), data)


def decoded(decoder: msgspec.json.Decoder[Message], data: bytes | str) -> Message:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal(ServerReason.MALFORMED, problem=str(error)[:200]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal(ServerReason.MALFORMED, problem="not JSON") from None


def accepted_encodings(request: Request) -> set[str]:
    """The encodings that the client names and does not refuse (`br;q=0`)."""
    accepted = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            accepted.add(name.strip())
    return accepted


def answer(thing: Struct, status: int = 200) -> Response:
    return Response(to_json(thing), status, media_type="application/json")


def described(
    body: type[Struct] | None = None,
    gives: type[Struct] | None = None,
    status: int = 200,
    *,
    text: str | None = None,
    costs: Work | None = None,
) -> dict[str, Any]:
    """Options of a route for FastAPI: its body, its answer or media type, its refusals, and the work it costs, if that
    has a limit of its own.
    """
    responses: dict[int | str, Any] = {
        code: _content(Refused) | {"description": "Refused; the reason is a key."} for code in _REFUSALS
    }
    responses[status] = {"description": "Done."}
    if gives is not None:
        responses[status] |= _content(gives)
    if text is not None:
        responses[status]["content"] = {text: {"schema": {"type": "string"}}}
    extra = {"requestBody": {"required": True} | _content(body)} if body else {}
    return {
        "responses": responses,
        "openapi_extra": extra,
        "status_code": status,
        "response_class": Response,
        "dependencies": [] if costs is None else [_taking(costs)],
    }


def _taking(work: Work) -> Any:
    async def take(request: Request, me: Anyone) -> None:
        limits = application_of(request).limits
        limits.take(work, address=address_of(request), person=me.id if me else None)

    return Depends(take)


_REFUSALS = (400, 401, 403, 404, 408, 409, 413, 422, 429, 503)


def _content(kind: type[Struct]) -> dict[str, Any]:
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"content": {"application/json": {"schema": schema}}}
