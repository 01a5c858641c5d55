"""A small client of the protocol (docs/protocol.md), for programs and tests.

session = await Session.become("http://127.0.0.1:8000", "Ada")
await play_seat(session, game, seat, lambda view: options(view)[0])
"""

import asyncio
import uuid
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from okapi.board import Board
from okapi.game import Action, View, to_json
from okapi.server.protocol import messages
from okapi.server.protocol.messages import FromClient, FromServer, Update
from okapi.server.protocol.reasons import ServerReason
from okapi.server.status import Status

__all__ = ["Choose", "RefusedByServer", "Seat", "Session", "Socket", "play_seat"]

Answer = TypeVar("Answer")
Choose = Callable[[View], Action]
_SECONDS = 30.0
_TRY_AGAIN = ("server.not-ready", "rate.too-many-requests")


class RefusedByServer(Exception):
    """The server refused something; `reason` is a key of the message catalogs."""

    def __init__(self, status: int, reason: str, details: dict[str, str | int]) -> None:
        self.status = status
        self.reason = reason
        self.details = details
        super().__init__(f"{reason} {details or ''}".strip())


class Session:
    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self._boards: dict[str, Board] = {}

    @classmethod
    async def become(cls, address: str, name: str) -> Self:
        session = cls(address)
        made = await session.ask("POST", "/api/me", messages.NewIdentity(name, bearer=True), gives=messages.NewMe)
        session.token = made.token
        return session

    async def ask(self, method: str, path: str, body: Struct | None = None, *, gives: type[Answer]) -> Answer:
        """One request of the HTTP side.

        RefusedByServer: the status is 400 or more. OSError: no server answers, or a proxy does in its place.
        """
        return msgspec.json.decode(await self._fetch(method, path, body), type=gives)

    async def record(self, game: str) -> bytes:
        """The sealed record of a finished game."""
        return await self._fetch("GET", f"/api/games/{game}/record", None)

    async def _fetch(self, method: str, path: str, body: Struct | None) -> bytes:
        status, data = await asyncio.to_thread(self._request, method, path, body)
        if status >= 400:
            try:
                refused = msgspec.json.decode(data, type=messages.Refused)
            except msgspec.DecodeError:
                raise ConnectionError(f"a proxy answered with {status}, not the server") from None
            raise RefusedByServer(status, refused.reason, refused.details)
        return data

    async def board(self, content_hash: str) -> Board:
        if content_hash not in self._boards:
            whole = await self.ask("GET", f"/api/boards/{content_hash}", gives=messages.WholeBoard)
            self._boards[content_hash] = Board(
                id=whole.id,
                name=whole.name,
                size=whole.size,
                places=whole.places,
                routes=whole.routes,
                tickets=[named.ticket for named in whole.tickets],
                names=whole.names,
                trains=whole.trains,
            )
        return self._boards[content_hash]

    def known_board(self, content_hash: str) -> Board:
        return self._boards[content_hash]

    async def play(self, game: str | None = None) -> "Socket":
        """Connect. The game is a hint, by which a proxy brings everyone at a table to the same process."""
        address = "ws" + self.address.removeprefix("http") + "/api/play"
        if game is not None:
            address += f"?{urlencode({'game': game})}"
        connection = await connect(
            address, additional_headers=self._headers(), compression=None, proxy=None, close_timeout=2
        )
        return Socket(self, connection)

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def _request(self, method: str, path: str, body: Struct | None) -> tuple[int, bytes]:
        parts = urlsplit(self.address)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        connection = kind(parts.hostname or "", parts.port, timeout=_SECONDS)
        try:
            connection.request(method, path, None if body is None else to_json(body), self._headers())
            answer = connection.getresponse()
            return answer.status, answer.read()
        except HTTPException as error:
            raise ConnectionError(f"the server broke off: {error!r}") from None
        finally:
            connection.close()


class Socket:
    """The WebSocket, with messages as the protocol's types."""

    def __init__(self, session: Session, connection: ClientConnection) -> None:
        self._session = session
        self.connection = connection
        self._decoder = msgspec.json.Decoder(FromServer, dec_hook=self._the_board)

    async def send(self, message: FromClient) -> None:
        await self.connection.send(to_json(message).decode())

    async def receive(self) -> FromServer:
        data = await self.connection.recv(decode=False)
        if data.startswith(b'{"type":"game"'):
            info = msgspec.json.decode(data, type=messages.GameChanged).game
            await self._session.board(info.board.hash)
        message: FromServer = self._decoder.decode(data)
        return message

    async def close(self) -> None:
        await self.connection.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def _the_board(self, kind: type, value: Any) -> Board:
        """A board is named in a view by its hash; the `game` message, which comes first, had it fetched."""
        return self._session.known_board(value["hash"])


class Seat:
    """Plays one seat to the end of the game, through lost connections and restarts of the server."""

    def __init__(self, session: Session, game: str, seat: int, choose: Choose, patience: float = _SECONDS) -> None:
        self._session = session
        self._patience = patience  # seconds without a message, after which the connection is not trusted
        self._game = game
        self._seat = seat
        self._choose = choose
        self._seq = 0
        self._unanswered: messages.Command | None = None
        self.acknowledged: list[messages.Accepted] = []
        self.last: Update | None = None

    async def play(self, again_after: float = 0.5) -> Update:
        """Play until the game is over, and return the last update."""
        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with await self._session.play(self._game) as socket:
                    try:
                        return await self._play_on(socket)
                    except RefusedByServer as refused:
                        if refused.reason not in _TRY_AGAIN:
                            raise
            await asyncio.sleep(again_after)

    async def _play_on(self, socket: Socket) -> Update:
        await socket.send(messages.Watch(self._game, self._seat, self._seq))
        if self._unanswered is not None:
            await socket.send(self._unanswered)
        while True:
            match await asyncio.wait_for(socket.receive(), self._patience):
                case Update() as update if update.game == self._game and update.seat == self._seat:
                    await self._take(socket, update)
                case messages.Accepted() as accepted if self._unanswered and accepted.id == self._unanswered.id:
                    self.acknowledged.append(accepted)
                    self._unanswered = None
                    await self._decide(socket)
                case messages.RefusedMessage() as refused:
                    await self._refused(socket, refused)
                case messages.GameChanged(game=info) if info.status is Status.CLOSED:
                    raise RefusedByServer(409, "game.closed", {})
            if self.last is not None and self.last.score is not None:
                return self.last

    async def _take(self, socket: Socket, update: Update) -> None:
        if self.last is None or update.seq > self.last.seq:
            self.last = update
            self._seq = update.seq
        await self._decide(socket)

    async def _decide(self, socket: Socket) -> None:
        if self.last is None or self.last.offer is None or self._unanswered is not None:
            return
        if self.acknowledged and self.acknowledged[-1].seq > self.last.seq:
            return  # the update of the last command is still to come
        action = self._choose(self.last.view)
        self._unanswered = messages.Command(self._game, self._seat, self.last.seq, uuid.uuid4().hex, action)
        await socket.send(self._unanswered)

    async def _refused(self, socket: Socket, refused: messages.RefusedMessage) -> None:
        if self._unanswered is None or refused.id != self._unanswered.id:
            if refused.reason in (*_TRY_AGAIN, ServerReason.OUTCOME_UNKNOWN):
                raise ConnectionError(refused.reason)  # it was the watch: connect again and ask once more
            raise RefusedByServer(400, refused.reason, refused.details)
        if refused.reason == ServerReason.OUTCOME_UNKNOWN:  # ask again: it is carried out once at most
            await asyncio.sleep(0.5)
            await socket.send(self._unanswered)
            return
        self._unanswered = None
        if refused.reason == "command.stale" and refused.update is not None:
            await self._take(socket, refused.update)
        elif refused.reason in _TRY_AGAIN:
            await asyncio.sleep(0.5)
            await self._decide(socket)
        else:
            raise RefusedByServer(400, refused.reason, refused.details)


async def play_seat(session: Session, game: str, seat: int, choose: Choose) -> Update:
    """Play one seat to the end of the game; the last update holds the score."""
    return await Seat(session, game, seat, choose).play()
