"""What a game calls a person for, and whether a call is still worth making."""

from typing import Protocol

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from okapi.server.status import CallKind, Status
from okapi.server.storage.call_queue import Call, has_decided
from okapi.server.storage.stored_game import StoredGame


class Guest(Struct, frozen=True):
    """Someone who took a seat, or asked for a rematch: the others are called, with this name."""

    identity: str
    name: str


class Called(Protocol):
    """A person who wants to be called, on a device or by mail."""

    @property
    def identity(self) -> str:
        """The person."""

    @property
    def created(self) -> int:
        """Since when: what ended before is no news."""

    @property
    def kinds(self) -> tuple[CallKind, ...]:
        """What for."""

    @property
    def language(self) -> str:
        """In which language."""

    @property
    def zone(self) -> str:
        """By which clock they rest."""

    @property
    def quiet_from(self) -> int | None:
        """When their quiet hours begin."""

    @property
    def quiet_to(self) -> int | None:
        """And end."""


def kind_for(stored: StoredGame, whom: Called, guest: Guest | None) -> CallKind | None:
    """What a game calls a person for, as it stands, if they asked for that."""
    kind = _kind(stored, whom, guest)
    return kind if kind in whom.kinds else None


def _kind(stored: StoredGame, whom: Called, guest: Guest | None) -> CallKind | None:
    is_about_oneself = guest is not None and guest.identity == whom.identity
    match stored.status:
        case Status.PLAYING:
            people = {seat.identity for seat in stored.seats if seat.identity is not None}
            return CallKind.TURN if len(people) > 1 and must_decide(stored, whom.identity) else None
        case Status.OVER if stored.rematch is not None:
            return None if guest is None or is_about_oneself else CallKind.REMATCH
        case Status.OVER:
            is_news = stored.moved is not None and stored.moved >= whom.created
            return CallKind.OVER if is_news else None
        case Status.LOBBY if guest is not None and not is_about_oneself and stored.host == whom.identity:
            return CallKind.JOINED
        case _:
            return None


def must_decide(stored: StoredGame, identity: str) -> list[int]:
    """The seats of a person that are to decide."""
    own = stored.seats_of(identity)
    return [seat for seat in own if seat in stored.acting and stored.seats[seat].played_by_bot is None]


async def has_come_back(connection: AsyncConnection, stored: StoredGame, identity: str, before: Call) -> bool:
    """Whether someone has decided anything since they were called for a turn."""
    seats = must_decide(stored, identity)
    return any([await has_decided(connection, stored.id, seat, before.seq) for seat in seats])


def still_holds(stored: StoredGame, identity: str, call: Call) -> bool:
    """Whether a call that was stored a while ago is still worth making."""
    match call.kind:
        case CallKind.TURN:
            return stored.status is Status.PLAYING and bool(must_decide(stored, identity))
        case CallKind.JOINED:
            return stored.status is Status.LOBBY
        case _:
            return True
