"""People at servers that may go down: they try again, and remember what they were sent and when."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from typing import TYPE_CHECKING, TypeVar

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from okapi.client import RefusedByServer, Session, Socket
from okapi.server.protocol.messages import Accepted, Command, FromClient, FromServer, RefusedMessage, Update, Watch

if TYPE_CHECKING:
    from okapi.game import Event

Answer = TypeVar("Answer")
ANSWERS_WITHIN = 90.0  # seconds
UNAVAILABLE = 503


class Uptime:
    """A clock that stands still while something is down: nobody can be expected to move then."""

    def __init__(self) -> None:
        self._faults = 0
        self._gone = 0.0
        self._since = time.monotonic()

    def now(self) -> float:
        """Seconds in which everything was up."""
        return self._gone if self._faults else self._gone + time.monotonic() - self._since

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """While a fault lasts."""
        self._gone, self._faults = self.now(), self._faults + 1
        try:
            yield
        finally:
            self._faults, self._since = self._faults - 1, time.monotonic()


class AnswerTimes:
    """How long the answers to moves took, by when these were made."""

    def __init__(self) -> None:
        self._asked: dict[str, float] = {}
        self._took: list[tuple[float, float]] = []

    def ask(self, command: Command) -> None:
        """A command is sent, perhaps not for the first time."""
        self._asked.setdefault(command.id, time.monotonic())

    def hear(self, accepted: Accepted) -> None:
        """It was carried out."""
        asked = self._asked.pop(accepted.id, None)
        if asked is not None:
            self._took.append((asked, time.monotonic() - asked))

    def since(self, moment: float) -> list[float]:
        """Seconds that each answer took to a move made since then."""
        return [took for asked, took in self._took if asked >= moment]


class Person(Session):
    """Somebody who remembers all they hear of one game, and goes to any of the servers."""

    def __init__(
        self, addresses: Sequence[str], random: Random, uptime: Uptime, answers: AnswerTimes, thinks: float
    ) -> None:
        super().__init__(random.choice(addresses))
        self._addresses = addresses
        self._random = random
        self._uptime = uptime
        self._thinks = thinks
        self.answers = answers
        self.forget()

    async def think(self) -> None:
        """Take a moment before a move, so that a busy machine has some time for everything else."""
        if self._thinks:
            await asyncio.sleep(self._random.uniform(0, self._thinks))

    def forget(self) -> None:
        """Begin another game."""
        self.events: list[Event] = []
        self.seq = 0
        self.gaps = 0
        self.moved = self._uptime.now()

    def hear(self, update: Update) -> None:
        """Add what an update brings."""
        if update.seq > self.seq:
            self.seq, self.moved = update.seq, self._uptime.now()
        known = len(self.events)
        if update.after > known:
            self.gaps += 1
        elif update.seq > known:
            self.events += update.events[known - update.after :]

    async def play(self, game: str | None = None) -> Socket:
        """A socket to any of the servers."""
        self.address = self._random.choice(self._addresses)
        return HeardSocket(self, (await super().play(game)).connection)

    async def look_on(self, game: str) -> None:
        """Watch a game as a spectator until its end."""
        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with await self.play(game) as socket:
                    await socket.send(Watch(game, None, self.seq))
                    while not isinstance(message := await socket.receive(), RefusedMessage):
                        if isinstance(message, Update) and message.score is not None:
                            return
                    if message.reason != "server.not-ready":
                        raise RefusedByServer(400, message.reason, message.details)
            await asyncio.sleep(0.05)

    async def surely(self, ask: Callable[[], Awaitable[Answer]]) -> Answer:
        """Ask until a server answers. While all are down, nobody can be expected to."""
        until = self._uptime.now() + ANSWERS_WITHIN
        while True:
            try:
                return await ask()
            except RefusedByServer as refused:
                if refused.status != UNAVAILABLE or self._uptime.now() > until:
                    raise
            except (OSError, TimeoutError):
                if self._uptime.now() > until:
                    raise
            self.address = self._random.choice(self._addresses)
            await asyncio.sleep(0.05)


class HeardSocket(Socket):
    """A socket whose person remembers what it said."""

    def __init__(self, person: Person, connection: ClientConnection) -> None:
        super().__init__(person, connection)
        self._person = person

    async def send(self, message: FromClient) -> None:
        """Say something; moves take a moment."""
        if isinstance(message, Command):
            await self._person.think()
            self._person.answers.ask(message)
        await super().send(message)

    async def receive(self) -> FromServer:
        """The next message."""
        message = await super().receive()
        match message:
            case Accepted() as accepted:
                self._person.answers.hear(accepted)
            case Update() as update:
                self._person.hear(update)
            case RefusedMessage(update=Update() as update):
                self._person.hear(update)
        return message
