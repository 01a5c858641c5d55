"""Sockets for tests: waiting for a message, and simple ways to choose."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from okapi.bots import find_bot
from okapi.client import Choose, Session, Socket
from okapi.game import KeepTickets, Rules, View, options
from okapi.server.protocol.messages import Accepted, Command, RefusedMessage, ServerMessage, Update, Watch

Message = TypeVar("Message", bound=ServerMessage)
SHORT = Rules(trains=10)


def at_random(seed: str) -> Choose:
    """The move of the random bot."""
    bot = find_bot("random").factory(seed)
    return lambda view: bot.choose(view, options(view))


def first_tickets(view: View) -> KeepTickets:
    """The first choice of a game, made simply."""
    return KeepTickets(view.offered[:2])


async def the_next(
    socket: Socket, kind: type[Message], where: Callable[[Message], bool] = lambda message: True
) -> Message:
    """The next message of a kind, skipping others."""
    async with asyncio.timeout(60):
        while True:
            message = await socket.receive()
            if isinstance(message, kind) and where(message):
                return message


async def watch(session: Session, game: str, seat: int | None, after: int | None = 0) -> tuple[Socket, Update]:
    """A socket that watches a game in progress, and its first update."""
    socket = await session.play(game)
    await socket.send(Watch(game, seat, after))
    return socket, await the_next(socket, Update)


async def answer(socket: Socket, command: Command) -> Accepted | RefusedMessage:
    """Send a command, and wait for its answer."""
    await socket.send(command)
    async with asyncio.timeout(60):
        while True:
            message = await socket.receive()
            if isinstance(message, (Accepted, RefusedMessage)) and message.id == command.id:
                return message
