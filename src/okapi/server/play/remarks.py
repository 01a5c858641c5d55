"""What people say at a table: players to everyone, spectators among themselves."""

from okapi.game import to_json
from okapi.server.logs import game_id
from okapi.server.protocol.messages import Me, Remark, Remarks, Say
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.status import Status
from okapi.server.storage.remarks import StoredRemark, count_remarks, insert_remark, load_remarks

from .connections import Connection
from .context import PlayContext
from .seating import require_own_seat
from .session import GameSession

_MAX_SENT = 50  # to who comes
_MAX_AT_ONCE = 5  # of one person
_WITHIN = 30_000  # milliseconds


async def speak(context: PlayContext, me: Me | None, said: Say) -> None:
    """Say something, to all who may hear it. Refusal: nothing was said."""
    game_id.set(said.game)
    session = await context.registry.get(said.game)
    if me is None:
        raise Refusal(ServerReason.WHO_ARE_YOU)
    if said.seat is not None:
        require_own_seat(session.stored, said.seat, me)
    if session.stored.status is Status.CLOSED:
        raise Refusal(ServerReason.CLOSED)
    own = session.stored.seats_of(me.id)
    seat = own[0] if said.seat is None and own else said.seat  # who plays speaks to all
    name = me.name if seat is None else session.stored.seats[seat].shown_name
    now = context.now()
    async with context.database.write() as connection:
        if await count_remarks(connection, said.game, me.id, now - _WITHIN) >= _MAX_AT_ONCE:
            raise Refusal(ServerReason.TOO_MANY_REMARKS)
        number = await insert_remark(connection, said.game, seat, me.id, said.phrase, session.seq, now)
        remark = Remark(number, seat, me.id, name, said.phrase, session.seq, now)
        await context.database.notify(connection, said.game, to_json(remark))
    context.broadcast.pass_on(said.game, remark)


async def send_remarks(context: PlayContext, connection: Connection, session: GameSession, seat: int | None) -> None:
    """Send what was said last to a client that begins to watch; nothing if nothing was."""
    async with context.database.read() as reading:
        found = await load_remarks(reading, session.stored.id, _MAX_SENT, of_players_only=seat is not None)
    if found:
        remarks = tuple(_remark(session, stored) for stored in found)
        connection.send(Remarks(session.stored.id, remarks))


def _remark(session: GameSession, stored: StoredRemark) -> Remark:
    seat, name = stored.seat, stored.person
    if seat is not None:
        name = session.stored.seats[seat].shown_name
    return Remark(stored.id, seat, stored.identity, name, stored.phrase, stored.seq, stored.made)
