"""Remarks at a table: players speak to everyone, spectators to each other.

Free text is only for the people who sit at the table.
"""

from okapi.game import to_json
from okapi.server.entropy import new_id
from okapi.server.house_rules import readers_of, require_chat
from okapi.server.logs import game_id
from okapi.server.protocol.messages import Me, Remark, Remarks, Say, Write
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.typed_text import tidy_remark
from okapi.server.status import Status
from okapi.server.storage.database import Database
from okapi.server.storage.remarks import (
    NewRemark,
    StoredRemark,
    count_remarks,
    delete_old_texts,
    insert_remark,
    load_remarks,
)

from .connections import Connection
from .context import PlayContext
from .seating import require_own_seat
from .session import GameSession

_MAX_SENT = 100  # to a client that begins to watch
_MAX_SENT_OF_EACH = 30
_MAX_PHRASES = 5  # of one person within the time below
_MAX_TEXTS = 10  # including their phrases
_WITHIN = 30_000  # milliseconds
_MAX_KEPT = 500  # texts of a game


async def speak(context: PlayContext, me: Me | None, said: Say | Write) -> None:
    """Make a remark, which is sent to everyone who may read it. Refusal: nothing was sent."""
    game_id.set(said.game)
    phrase, text = (said.phrase, None) if isinstance(said, Say) else (None, tidy_remark(said.text))
    # Somebody who has just left on another process can neither write nor read any more.
    session = await (context.registry.get if text is None else context.registry.get_fresh)(said.game)
    if me is None:
        raise Refusal(ServerReason.WHO_ARE_YOU)
    if said.seat is not None:
        require_own_seat(session.stored, said.seat, me)
    if session.stored.status is Status.CLOSED:
        raise Refusal(ServerReason.CLOSED)
    own = session.stored.seats_of(me.id)
    seat = own[0] if said.seat is None and own else said.seat  # a player speaks to everyone
    if text is not None:
        require_chat(session.stored, seat)
    name = me.name if seat is None else session.stored.seats[seat].shown_name
    now, key = context.now(), None if text is None else new_id()
    readers = None if text is None else readers_of(session.stored)
    async with context.database.write() as connection:
        most = _MAX_PHRASES if text is None else _MAX_TEXTS
        if await count_remarks(connection, said.game, me.id, now - _WITHIN) >= most:
            raise Refusal(ServerReason.TOO_MANY_REMARKS)
        new = NewRemark(said.game, seat, me.id, phrase, text, key, session.seq, now)
        number = await insert_remark(connection, new)
        if text is not None:
            await delete_old_texts(connection, said.game, _MAX_KEPT)
        remark = Remark(number, seat, me.id, name, phrase, text, session.seq, now)
        await context.database.notify(connection, said.game, to_json(remark), readers)
    context.broadcast.pass_on(said.game, remark, readers)


async def send_remarks(database: Database, connection: Connection, session: GameSession, seat: int | None) -> None:
    """Send the latest remarks to a client that begins to watch."""
    async with database.read() as reading:
        found = await load_remarks(reading, session.stored.id, _MAX_SENT_OF_EACH, _MAX_SENT, is_seated=seat is not None)
    if found:
        remarks = tuple(_remark(session, stored) for stored in found)
        connection.send(Remarks(session.stored.id, remarks))


def _remark(session: GameSession, stored: StoredRemark) -> Remark:
    seat, name = stored.seat, stored.person
    if seat is not None and session.stored.seats[seat].identity == stored.identity:
        name = session.stored.seats[seat].shown_name
    return Remark(stored.id, seat, stored.identity, name, stored.phrase, stored.text, stored.seq, stored.made)
