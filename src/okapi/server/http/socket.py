"""The WebSocket: what a client says, and what it is answered."""

import asyncio
import time
from contextlib import suppress
from importlib.metadata import version

import msgspec
from sqlalchemy.exc import DBAPIError
from starlette.websockets import WebSocket, WebSocketDisconnect

from okapi.game import IllegalAction
from okapi.server.clock_and_entropy import new_id
from okapi.server.games.commands import command
from okapi.server.games.connections import Connection
from okapi.server.games.context import Hall
from okapi.server.games.history import look
from okapi.server.games.identities import COOKIE, credential, who
from okapi.server.games.seating import came, went
from okapi.server.logs import game_id, log, request_id
from okapi.server.protocol.messages import (
    PROTOCOL,
    Command,
    FromClient,
    Look,
    Ping,
    Pong,
    RefusedMessage,
    Unwatch,
    Update,
    Watch,
    Welcome,
)
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.updates import update_for

from .middleware import comes_from_here
from .rate_limits import Bucket, Buckets

_read = msgspec.json.Decoder(FromClient).decode
_MOST_REFUSED_IN_A_ROW = 50  # for being too fast; then the connection is closed
_POLICY_VIOLATION = 1008


async def play(socket: WebSocket) -> None:
    """One client, from its first message to its last."""
    hall: Hall = socket.app.state.hall
    request_id.set(new_id())
    if not comes_from_here(socket, hall.settings.origins):
        await _turn_away(socket, ServerReason.WRONG_ORIGIN)
        return
    if hall.is_closing:
        await _turn_away(socket, ServerReason.RESTARTING)
        return
    rates: Buckets = socket.app.state.request_rates
    if not rates.take(socket.client.host if socket.client else "nowhere"):
        await _turn_away(socket, ServerReason.TOO_MANY_REQUESTS)
        return
    me = await who(hall, credential(socket.cookies.get(COOKIE), socket.headers.get("authorization")))
    await socket.accept()
    connection = Connection(me, hall.settings.most_waiting)
    connection.send(Welcome(PROTOCOL, version("okapi"), me))
    hall.watchers.everyone.add(connection)
    hall.metrics.connections.inc()
    sending = asyncio.create_task(_deliver(socket, connection))
    try:
        await Listener(hall, socket, connection).listen()
    finally:
        hall.watchers.everyone.discard(connection)
        hall.metrics.connections.dec()
        connection.close()
        for game, seat in list(connection.watched):
            hall.in_background(went(hall, connection, game, seat))
            hall.watchers.remove(connection, game, seat)
        with suppress(Exception):
            await asyncio.wait_for(sending, 5)


async def _turn_away(socket: WebSocket, reason: ServerReason) -> None:
    """Refuse before the connection is made: the client sees HTTP 403."""
    log.info("socket turned away", extra={"about": {"reason": reason}})
    await socket.close(_POLICY_VIOLATION, reason)


async def _deliver(socket: WebSocket, connection: Connection) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await connection.deliver(socket.send_text)
        await socket.close(connection.code)


class Listener:
    """Reads a client's messages, one after the other."""

    def __init__(self, hall: Hall, socket: WebSocket, connection: Connection) -> None:
        self._hall = hall
        self._socket = socket
        self._connection = connection
        self._bucket = Bucket(hall.settings.message_rate, time.monotonic())
        self._too_fast = 0

    async def listen(self) -> None:
        """Until the client, or the server, hangs up."""
        while not self._connection.is_over:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            game_id.set(None)
            await self._answer(message.get("text"))

    async def _answer(self, text: str | None) -> None:
        said: FromClient | None = None
        try:
            self._require_patience()
            said = self._understand(text)
            await self._do(said)
        except Refusal as refusal:
            await self._refuse(said, str(refusal.reason), dict(refusal.details))
        except IllegalAction as illegal:
            rule = {"rule": illegal.reason.rule}
            await self._refuse(said, str(illegal.reason), {**illegal.details, **rule})
        except (DBAPIError, ConnectionError) as error:
            log.error("the database failed", exc_info=error)
            await self._refuse(said, ServerReason.NOT_READY, {})
        except Exception as error:
            log.error("a message failed", exc_info=error)
            await self._refuse(said, ServerReason.FAILED, {})

    def _require_patience(self) -> None:
        if self._bucket.take(time.monotonic()):
            self._too_fast = 0
            return
        self._too_fast += 1
        if self._too_fast > _MOST_REFUSED_IN_A_ROW:
            self._connection.close(code=_POLICY_VIOLATION)
        raise Refusal(ServerReason.TOO_MANY_REQUESTS)

    def _understand(self, text: str | None) -> FromClient:
        if text is None:
            raise Refusal(ServerReason.NOT_TEXT)
        if len(text) > self._hall.settings.most_message:
            raise Refusal(ServerReason.TOO_LARGE)
        try:
            said: FromClient = _read(text)
            return said
        except msgspec.ValidationError as error:
            raise Refusal(ServerReason.MALFORMED, problem=str(error)[:200]) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal(ServerReason.MALFORMED, problem="not JSON") from None

    async def _do(self, said: FromClient) -> None:
        match said:
            case Watch():
                await self._watch(said)
            case Unwatch():
                await went(self._hall, self._connection, said.game, said.seat)
            case Command():
                began = time.perf_counter()
                self._connection.send(await command(self._hall, self._connection.me, said))
                self._hall.metrics.move_seconds.observe(time.perf_counter() - began)
            case Look():
                self._connection.send(await look(self._hall, self._connection.me, said))
            case Ping():
                self._connection.send(Pong())

    async def _watch(self, said: Watch) -> None:
        hall, connection = self._hall, self._connection
        if len(connection.watched) >= hall.settings.most_watched:
            raise Refusal(ServerReason.TOO_MANY_WATCHED, most=hall.settings.most_watched)
        await came(hall, connection, said.game, said.seat, said.after)
        if connection.is_over:  # it hung up meanwhile
            await went(hall, connection, said.game, said.seat)

    async def _missing(self, said: Command) -> Update:
        """What the sender of a stale command does not know yet."""
        live = await self._hall.live(said.game)
        async with live.lock:
            after = said.seq if said.seq <= live.seq else 0
            return update_for(live.moment, said.seat, after, await self._hall.events_after(live, after))

    async def _refuse(self, said: FromClient | None, reason: str, details: dict[str, str | int]) -> None:
        if not isinstance(said, (Watch, Unwatch, Command, Look)):
            self._connection.send(RefusedMessage(reason, details))
            return
        update = None
        if isinstance(said, Command):
            self._hall.metrics.refused.labels(reason).inc()
            log.info("command refused", extra={"about": {"game": said.game, "reason": reason}})
            if reason == ServerReason.STALE:
                update = await self._missing(said)
        id = said.id if isinstance(said, Command) else None
        self._connection.send(RefusedMessage(reason, details, said.game, said.seat, id, update))
