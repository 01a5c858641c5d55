"""What both fuzzers try in addition to nonsense: every message of the socket, and ids of things that exist."""

import asyncio
from typing import Any

import httpx
from msgspec import Struct

from okapi.board import africa
from okapi.client import Session
from okapi.server.protocol.messages import CreatedGame, GameInfo, Me, NewGame, Start
from okapi.server.status import Agreement, Status
from okapi.tutorial import FIRST_GAME
from server.running import BOT
from server.sockets import SHORT

ACTIONS: tuple[Any, ...] = (
    {"type": "draw-blind", "deck": "train"},
    {"type": "take-train-card", "card": "red"},
    {"type": "claim-route", "route": "nowhere", "payment": {"red": 2}, "doubling": {"locomotives": 1}},
    {"type": "keep-tickets", "tickets": ["a", "a"]},
    "draw train",
    "claim nowhere red*2 double",
)


def good_messages(game: str, seat: int | None, seq: int, id: str) -> list[dict[str, Any]]:
    """Every message that a client can send but `ping`, which follows each of them, for its answer."""
    command = {"type": "command", "game": game, "seat": seat or 0, "seq": seq, "id": id}
    return [
        {"type": "watch", "game": game, "seat": seat, "after": seq},
        {"type": "watch", "game": game, "seat": seat, "after": None},
        {"type": "unwatch", "game": game, "seat": seat},
        {"type": "look", "game": game, "seat": seat, "at": seq},
        {"type": "say", "game": game, "seat": seat, "phrase": "hello"},
        {"type": "write", "game": game, "seat": seat, "text": "hello"},
        {"type": "follow"},
        *({**command, "action": action} for action in ACTIONS),
    ]


class Known(Struct, frozen=True):
    """Things that exist, by the names of parameters for them."""

    game: str  # that bots have played to its end
    person: str
    review: str
    hash: str  # of the board
    tutorial: str = FIRST_GAME

    def candidates(self, parameter: str) -> list[str]:
        """Values that are worth trying for a parameter."""
        return [getattr(self, parameter)] if parameter in self.__struct_fields__ else []


async def known_things(session: Session) -> Known:
    """A finished game of a server, and its record, uploaded to be reviewed (where the coach is installed)."""
    made = await session.ask("POST", "/api/games", NewGame((BOT, BOT), Agreement(SHORT)), gives=CreatedGame)
    path = f"/api/games/{made.game.id}"
    await session.ask("POST", f"{path}/start", Start(1), gives=GameInfo)
    async with asyncio.timeout(120):
        while (await session.ask("GET", path, gives=GameInfo)).status is not Status.OVER:
            await asyncio.sleep(0.05)
    me = await session.ask("GET", "/api/me", gives=Me)
    headers = {"authorization": f"Bearer {session.token}"}
    async with httpx.AsyncClient(base_url=session.address, headers=headers, timeout=60) as client:
        answer = await client.post("/api/reviews", content=await session.record(made.game.id))
    review = answer.json()["id"] if answer.status_code == httpx.codes.CREATED else "none"
    return Known(made.game.id, me.id, review, africa().content_hash)
