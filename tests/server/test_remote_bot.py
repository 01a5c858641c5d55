"""The example of a remote bot plays through the public protocol, with a token."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from okapi.client import Seat, Session, Socket
from okapi.server.protocol.messages import CreatedGame, FromServer, GameInfo, NewGame, RefusedMessage, Start, Token
from okapi.server.status import Agreement, SeatKind
from server.running import ME, OPEN, Running, running, settings_for, table_of
from server.sockets import SHORT, at_random

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


async def test_the_remote_bot_plays_a_game_to_its_end(server: Running) -> None:
    ada, owner = await server.person("Ada"), await server.person("Owner")
    token = (await owner.ask("POST", "/api/me/tokens", gives=Token)).token
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN), Agreement(SHORT)), gives=CreatedGame)
    game, invite = made.game.id, made.invite.invite
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        str(EXAMPLE),
        server.address,
        game,
        invite,
        env={**os.environ, "OKAPI_TOKEN": token},
        stdout=subprocess.PIPE,
    )
    async with asyncio.timeout(60):
        while (await ada.ask("GET", f"/api/games/{game}", gives=GameInfo)).seats[1].kind is not SeatKind.PERSON:
            await asyncio.sleep(0.05)
        await ada.ask("POST", f"/api/games/{game}/start", Start(1), gives=GameInfo)
        end = await Seat(ada, game, 0, at_random("a")).play()
        printed, _ = await bot.communicate()
    assert bot.returncode == 0
    assert end.score is not None
    assert f"Owner: {end.score.lines[1].total}" in printed.decode()


class NotReady(Socket):
    """A socket of a server whose database is restarting."""

    reason = ""

    async def receive(self) -> FromServer:
        return RefusedMessage(self.reason, {})


class SoonReady(Session):
    """A client that connects while the server is not ready, and tries again."""

    times = 0

    async def play(self, game: str | None = None) -> Socket:
        socket, self.times = await super().play(game), self.times + 1
        return NotReady(self, socket.connection) if self.times == 1 else socket


@pytest.mark.parametrize("reason", ["server.not-ready", "server.outcome-unknown"])
async def test_a_seat_that_cannot_be_watched_yet_is_watched_a_little_later(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    monkeypatch.setattr(NotReady, "reason", reason)
    async with running(settings_for(sqlite_database)) as server:
        ada = SoonReady(server.address, (await server.person("Ada")).token)
        game = await table_of(ada, bots=1, rules=SHORT)
        async with asyncio.timeout(60):
            end = await Seat(ada, game.id, 0, at_random("a")).play(again_after=0.01)
    assert end.score is not None
    assert ada.times == 2


async def test_a_proxy_that_answers_for_a_server_that_is_away_is_like_no_server() -> None:
    async def bad_gateway(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        page = b"<html>502 Bad Gateway</html>"
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: %d\r\n\r\n%s" % (len(page), page))
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(bad_gateway, "127.0.0.1", 0) as proxy:
        address = "http://{}:{}".format(*proxy.sockets[0].getsockname())
        with pytest.raises(ConnectionError, match="502"):
            await Session(address).ask("GET", "/api/me", gives=dict)
