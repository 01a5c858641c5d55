"""The example of a remote bot plays through the public protocol, with a token."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from okapi.client import Seat
from okapi.server.protocol.messages import CreatedGame, GameInfo, NewGame, Token
from okapi.server.status import SeatKind
from server.running import ME, OPEN, Running
from server.sockets import SHORT, at_random

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"


async def test_the_remote_bot_plays_a_game_to_its_end(server: Running) -> None:
    ada, owner = await server.person("Ada"), await server.person("Owner")
    token = (await owner.ask("POST", "/api/me/tokens", gives=Token)).token
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN), rules=SHORT), gives=CreatedGame)
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
        while (await ada.ask("GET", f"/api/games/{game}", gives=GameInfo)).seats[
            1
        ].kind is not SeatKind.PERSON:
            await asyncio.sleep(0.05)
        await ada.ask("POST", f"/api/games/{game}/start", gives=GameInfo)
        end = await Seat(ada, game, 0, at_random("a")).play()
        printed, _ = await bot.communicate()
    assert bot.returncode == 0
    assert end.score is not None
    assert f"Owner: {end.score.lines[1].total}" in printed.decode()
