"""The WebSocket: clients' messages, and the answers to them."""

import asyncio
import time

import msgspec
from starlette.websockets import WebSocket

from okapi import __version__
from okapi.game import IllegalAction
from okapi.server.deals.secrecy import require_visible
from okapi.server.entropy import hash_of, new_id
from okapi.server.logs import game_id, log, request_id
from okapi.server.people.identities import Credential, who
from okapi.server.play.commands import command
from okapi.server.play.connections import Connection
from okapi.server.play.history import look
from okapi.server.play.presence import unwatch, watch
from okapi.server.play.remarks import speak
from okapi.server.protocol import messages
from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.protocol.updates import update_for
from okapi.server.storage.failures import FAILURES, OutcomeUnknown
from okapi.server.turns import TooManyWaiting, owner

from .application import Application, application_of
from .dependencies import credential_of, decoded
from .middleware import comes_from_here
from .rate_limits import Bucket, Work, address_of
from .refusals import answer_refusal, note_failure
from .websocket_protocol import writer_of

_decoder: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)
_MAX_REFUSED_IN_A_ROW = 50  # for being too fast, before the connection is closed
_POLICY_VIOLATION = 1008
_TRY_AGAIN_LATER = 1013
_RECONNECT_AFTER = 1000  # milliseconds


async def play(socket: WebSocket) -> None:
    """One client, from its first message to its last."""
    application, address = application_of(socket), address_of(socket)
    request_id.set(new_id())
    owner.set(address)
    if not application.sockets.take(address):
        await _turn_away(socket, Refusal(ServerReason.TOO_MANY_SOCKETS))
        return
    given = credential_of(socket)
    try:
        me = await _admit(application, socket, given)
    except Refusal as refused:
        await _turn_away(socket, refused)
    else:
        await _serve(application, socket, me, given)
    finally:
        application.sockets.give_back(address)


async def _admit(application: Application, socket: WebSocket, given: Credential | None) -> messages.Me | None:
    """The person who connects, if they are signed in. Refusal: they may not connect."""
    rooms = application.rooms
    if not comes_from_here(socket, rooms.settings):
        raise Refusal(ServerReason.WRONG_ORIGIN)
    if rooms.play.tasks.is_closing:
        raise Refusal(ServerReason.RESTARTING)
    application.limits.take(Work.SOCKET, address=address_of(socket))
    try:
        async with application.turns.take():
            return await who(rooms.database, rooms.now, given)
    except TooManyWaiting:
        raise Refusal(ServerReason.TOO_MANY_REQUESTS) from None
    except FAILURES as error:
        note_failure(error)
        raise Refusal(ServerReason.NOT_READY) from None


async def _turn_away(socket: WebSocket, refused: Refusal) -> None:
    """Refuse the connection before it is made, with the same answer as to a request."""
    log.info("socket turned away", extra={"about": {"reason": refused.reason}})
    await socket.send_denial_response(await answer_refusal(socket, refused))


async def _serve(application: Application, socket: WebSocket, me: messages.Me | None, given: Credential | None) -> None:
    rooms, play = application.rooms, application.rooms.play
    await socket.accept()
    token = hash_of(given.token) if given else None
    connection = Connection(me, writer_of(socket.scope), play.settings.max_waiting_bytes, token)
    connection.send(messages.Welcome(messages.PROTOCOL, __version__, me))
    play.broadcast.watchers.everyone.add(connection)
    play.metrics.connections.inc()
    try:
        await rooms.people.changes.close_if_signed_out(connection)  # while it was admitted
        await Listener(application, socket, connection).listen()
    except FAILURES as error:
        note_failure(error)
        connection.close(messages.Closing(ServerReason.NOT_READY, _RECONNECT_AFTER), code=_TRY_AGAIN_LATER)
    finally:
        play.broadcast.watchers.everyone.discard(connection)
        rooms.lobby.lists.leave(connection)
        play.metrics.connections.dec()
        connection.close()
        for game, seat in list(connection.watched):
            play.tasks.start(unwatch(play, connection, game, seat))
            play.broadcast.watchers.remove(connection, game, seat)


class Listener:
    def __init__(self, application: Application, socket: WebSocket, connection: Connection) -> None:
        self._play = application.rooms.play
        self._lists = application.rooms.lobby.lists
        self._positions = application.rooms.positions
        self._limits = application.limits
        self._turns = application.turns
        self._address = address_of(socket)
        self._socket = socket
        self._connection = connection
        self._bucket = Bucket(self._play.settings.message_rate, time.monotonic())
        self._too_fast = 0

    async def listen(self) -> None:
        """Answer messages until the client or the server hangs up."""
        while not self._connection.is_over:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect" or self._connection.is_over:
                return
            game_id.set(None)
            await self._answer(message.get("text"))

    async def _answer(self, text: str | None) -> None:
        said: messages.FromClient | None = None
        try:
            await self._require_patience()
            said = self._understand(text)
            await self._do(said)
        except Refusal as refused:
            await self._refuse(said, str(refused.reason), dict(refused.details))
        except IllegalAction as illegal:
            rule = {"rule": illegal.reason.rule}
            await self._refuse(said, str(illegal.reason), {**illegal.details, **rule})
        except OutcomeUnknown as error:
            log.error("the database did not say whether a command is stored", exc_info=error)
            await self._refuse(said, ServerReason.OUTCOME_UNKNOWN, {})
        except TooManyWaiting:
            await self._refuse(said, ServerReason.TOO_MANY_REQUESTS, {})
        except FAILURES as error:
            note_failure(error)
            await self._refuse(said, ServerReason.NOT_READY, {})
        except Exception as error:
            log.error("a message failed", exc_info=error)
            await self._refuse(said, ServerReason.FAILED, {})

    async def _require_patience(self) -> None:
        try:
            if not self._bucket.take(time.monotonic()):
                raise Refusal(ServerReason.TOO_MANY_REQUESTS)
            self._limits.take(Work.MESSAGE, address=self._address)
        except Refusal:
            self._too_fast += 1
            if self._too_fast > _MAX_REFUSED_IN_A_ROW:
                self._connection.close(code=_POLICY_VIOLATION)
            await asyncio.sleep(self._play.settings.refusal_seconds)
            raise
        self._too_fast = 0

    def _understand(self, text: str | None) -> messages.FromClient:
        if text is None:
            raise Refusal(ServerReason.NOT_TEXT)
        if len(text) > self._play.settings.max_message:
            raise Refusal(ServerReason.TOO_LARGE)
        return decoded(_decoder, text)

    async def _do(self, said: messages.FromClient) -> None:
        if isinstance(said, messages.Command):
            await self._command(said)
            return
        async with self._turns.take():
            await self._do_in_turn(said)

    async def _command(self, said: messages.Command) -> None:
        began = time.perf_counter()
        await command(self._play, self._connection, said)
        self._play.metrics.move_seconds.observe(time.perf_counter() - began)

    async def _do_in_turn(self, said: messages.FromClient) -> None:
        match said:
            case messages.Watch():
                await self._require_visible(said.game)
                await self._watch(said)
            case messages.Unwatch():
                if (said.game, said.seat) in self._connection.watched:  # a client ends only what it watches itself
                    await unwatch(self._play, self._connection, said.game, said.seat)
            case messages.Look():
                self._take_look()
                await self._require_visible(said.game)
                self._connection.send(await look(self._play.registry, self._positions, self._connection.me, said))
            case messages.Say() | messages.Write():
                await self._require_visible(said.game)
                await speak(self._play, self._connection.me, said)
            case messages.Follow():
                await self._lists.follow(self._connection)
            case messages.Ping():
                self._connection.send(messages.Pong())

    async def _require_visible(self, game: str) -> None:
        play = self._play
        await require_visible(play.registry, play.database, play.now, game, self._connection.me)

    def _take_look(self) -> None:
        me = self._connection.me
        self._limits.take(Work.LOOK, address=self._address, person=me.id if me else None)

    async def _watch(self, said: messages.Watch) -> None:
        play, connection = self._play, self._connection
        if len(connection.watched) >= play.settings.max_watched:
            raise Refusal(ServerReason.TOO_MANY_WATCHED, max=play.settings.max_watched)
        await watch(play, connection, said.game, said.seat, said.after)
        if connection.is_over:  # it hung up while this waited
            await unwatch(play, connection, said.game, said.seat)

    async def _missing(self, said: messages.Command) -> messages.Update:
        """The update that the sender of a stale command is missing."""
        session = await self._play.registry.get(said.game)
        async with session.lock:
            after = said.seq if said.seq <= session.seq else 0
            events, stood_in = await self._play.registry.events_after(session, after)
            return update_for(session.snapshot, said.seat, after, events, stood_in)

    async def _refuse(self, said: messages.FromClient | None, reason: str, details: dict[str, str | int]) -> None:
        if said is None or isinstance(said, (messages.Follow, messages.Ping)):
            self._connection.send(messages.RefusedMessage(reason, details))
            return
        update = None
        if isinstance(said, messages.Command):
            self._play.metrics.refused.labels(reason).inc()
            log.info("command refused", extra={"about": {"game": said.game, "reason": reason}})
            if reason == ServerReason.STALE:
                update = await self._missing(said)
        id = said.id if isinstance(said, (messages.Command, messages.Say, messages.Write)) else None
        self._connection.send(messages.RefusedMessage(reason, details, said.game, said.seat, id, update))
