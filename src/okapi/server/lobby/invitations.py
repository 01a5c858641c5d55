"""Inviting people whom the host has played with: a seat is kept for them, and they are notified."""

from okapi.server import house_rules
from okapi.server.notify.reasons import Actor
from okapi.server.protocol.messages import Me
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import SeatKind
from okapi.server.storage.games import change_seat
from okapi.server.storage.identities import name_of
from okapi.server.storage.known_people import blockers_of, count_kept_seats, do_know_each_other, has_blocked
from okapi.server.storage.stored_game import StoredGame

from .context import LobbyContext
from .tables import changing_lobby

_MAX_KEPT = 3  # seats that one host keeps for one person at a time


async def invite_person(context: LobbyContext, game: str, me: Me, person: str) -> None:
    """Keep the first open seat for a person. A second time changes nothing."""
    async with changing_lobby(context, game, host=me) as (connection, stored):
        name = await name_of(connection, person)
        may_be_asked = name is not None and await do_know_each_other(connection, me.id, person)
        if name is None or not may_be_asked or await has_blocked(connection, me.id, person):
            raise Refusal(ServerReason.NO_SUCH_PERSON)
        if _is_asked(stored, person, name):
            return
        free = [number for number, seat in enumerate(stored.seats) if seat.kind is SeatKind.OPEN]
        if not free:
            raise Refusal(ServerReason.FULL)
        if await count_kept_seats(connection, me.id, person, name) >= _MAX_KEPT:
            raise Refusal(ServerReason.TOO_OFTEN_INVITED, name=name)
        kept = house_rules.kept_seat(person, name, await blockers_of(connection, me.id))
        await change_seat(connection, game, free[0], kept)
    if kept.identity is not None:
        context.notifications.note(game, Actor(me.id, me.name, invites=frozenset([person])))


def _is_asked(stored: StoredGame, person: str, name: str) -> bool:
    """Whether a person has a seat, or a seat is or seems to be kept for them."""
    seems = any(seat.kind is SeatKind.KEPT and seat.identity is None and seat.name == name for seat in stored.seats)
    return seems or any(seat.identity == person for seat in stored.seats)
