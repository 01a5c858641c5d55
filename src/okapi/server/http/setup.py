"""What can be played: /api/setup and /api/boards."""

import gzip
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from okapi.board import Board
from okapi.bots import BrokenBot, bot_names, find_bot
from okapi.game import to_json
from okapi.server.lengths import MAX_NAME, MAX_WORDS
from okapi.server.lobby.rule_options import OPTIONS
from okapi.server.play.boards import whole
from okapi.server.protocol import messages
from okapi.server.workers.coach import coach_is_installed

from .dependencies import Anyone, TheLobby, accepted_encodings, answer, described

router = APIRouter(prefix="/api", tags=["choices"])

CLOCKS = (
    messages.ClockPreset("live-fast", 30),
    messages.ClockPreset("live", 90),
    messages.ClockPreset("live-slow", 300),
    messages.ClockPreset("relaxed-1-day", 24 * 3600),
    messages.ClockPreset("relaxed-3-days", 3 * 24 * 3600),
    messages.ClockPreset("relaxed-7-days", 7 * 24 * 3600),
)


@router.get("/setup", **described(None, messages.Setup))
async def setup(lobby: TheLobby, _: Anyone) -> Response:
    """Everything a new-game form offers."""
    settings = lobby.settings
    limits = messages.Limits(
        name=MAX_NAME,
        words=MAX_WORDS,
        message=settings.max_message,
        body=settings.max_body,
        open_games=settings.max_open_games,
        watched=settings.max_watched,
        min_clock=settings.min_clock,
        max_clock=settings.max_clock,
        max_bot_delay=settings.max_bot_delay,
    )
    return answer(
        messages.Setup(
            boards=lobby.boards.list(),
            bots=tuple(_bots()),
            clocks=CLOCKS,
            rules=OPTIONS,
            min_seats=messages.MIN_SEATS,
            max_seats=messages.MAX_SEATS,
            default_bot_delay=settings.bot_delay,
            coach=coach_is_installed(),
            limits=limits,
        )
    )


def _bots() -> Iterator[messages.BotInfo]:
    """The bots for people, without those that cannot be loaded."""
    for name in bot_names():
        with suppress(BrokenBot):
            bot = find_bot(name)
            if bot.is_for_people:
                yield messages.BotInfo(name, bot.description, bot.level, bot.rating, bot.elsewhere)


@router.get("/boards/{hash}", **described(None, messages.WholeBoard))
async def board(
    hash: Annotated[str, Path(pattern="^[0-9a-f]{64}$")], lobby: TheLobby, request: Request, _: Anyone
) -> Response:
    """A whole board, for drawing it. It has no secrets, and is large enough to be worth compressing."""
    async with lobby.database.read() as connection:
        found = await lobby.boards.find(connection, hash)
    whose = "public" if lobby.boards.is_offered(hash) else "private"
    headers = {"cache-control": f"{whose}, max-age=31536000, immutable", "vary": "accept-encoding"}
    is_compressed = "gzip" in accepted_encodings(request)
    if is_compressed:
        headers["content-encoding"] = "gzip"
    return Response(_sent(found, is_compressed), media_type="application/json", headers=headers)


@lru_cache(maxsize=8)
def _sent(board: Board, is_compressed: bool) -> bytes:
    data = to_json(whole(board))
    return gzip.compress(data) if is_compressed else data
