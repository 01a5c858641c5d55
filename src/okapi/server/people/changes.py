"""What changes of a person mean for open connections and games in memory."""

import asyncio

from okapi.server.play.broadcast import Broadcast
from okapi.server.play.connections import Connection
from okapi.server.play.registry import GameRegistry
from okapi.server.protocol.messages import Closing, Muted, MutedPerson
from okapi.server.protocol.reasons import ServerReason
from okapi.server.storage.database import Database
from okapi.server.storage.identities import name_of, tokens_of
from okapi.server.storage.muting import muted_by

_RECONNECT_AFTER = 1000  # milliseconds
_SIGNED_OUT = 1008  # WebSocket's close code for it: policy violation


class IdentityChanges:
    """Keeps what this process shows about people up to date."""

    def __init__(self, database: Database, broadcast: Broadcast, registry: GameRegistry) -> None:
        self._database = database
        self._broadcast = broadcast
        self._registry = registry
        self._turn = asyncio.Lock()  # so that what was read last is sent last

    async def changed(self, identity: str) -> None:
        """Close the sockets of devices that were signed out, send the others the muted people, show a new name.

        If processes share a database, the process that made a change is notified of it a second time.
        """
        async with self._turn:
            async with self._database.read() as connection:
                held = await tokens_of(connection, identity)
                name = await name_of(connection, identity)
                muted = tuple(MutedPerson(*one) for one in await muted_by(connection, identity))
            for socket in list(self._broadcast.watchers.everyone):
                if socket.me is not None and socket.me.id == identity:
                    _close_unless_held(socket, held)
                    if socket.muted != muted:
                        socket.muted = muted
                        socket.send(Muted(muted))
        if name is not None:
            await self._show_name(identity, name)

    async def all_may_have_changed(self) -> None:
        """Check everyone who is connected: notices about them may have been lost."""
        for identity in {socket.me.id for socket in self._broadcast.watchers.everyone if socket.me}:
            await self.changed(identity)

    async def close_if_signed_out(self, socket: Connection) -> None:
        if socket.me is not None:
            async with self._database.read() as connection:
                _close_unless_held(socket, await tokens_of(connection, socket.me.id))

    async def _show_name(self, identity: str, name: str) -> None:
        self._registry.reload_loading()
        for game in self._registry.games_in_memory():
            session = self._registry.peek(game)
            if session is None or not session.stored.is_called_otherwise(identity, name):
                continue
            async with session.lock:
                session.stored = session.stored.with_name(identity, name)
                session.is_info_new = True
                self._broadcast.publish(session)
            await asyncio.sleep(0)  # so that others can move, however many tables the person sits at


def _close_unless_held(socket: Connection, held: set[str]) -> None:
    if socket.token not in held:
        socket.close(Closing(ServerReason.SIGNED_OUT, _RECONNECT_AFTER), code=_SIGNED_OUT)
