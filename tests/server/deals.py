"""What tests of deals share: a clock that one sets, and everything that can be asked about a game."""

import httpx

from okapi.client import Session
from okapi.server.clock import SteadyClock
from okapi.server.protocol.messages import Look, RefusedMessage, Say, Watch
from okapi.server.protocol.phrases import Phrase
from server.sockets import the_next

NOON = 1_795_003_200_000  # 2026-11-18 12:00 UTC
HOUR = 3_600_000


class DayClock(SteadyClock):
    """Shows noon, until the test sets it to another hour."""

    def __init__(self) -> None:
        self.moment = NOON
        super().__init__(lambda: self.moment, lambda: self.moment)

    def set_to(self, moment: int) -> None:
        """PostgreSQL knows better what time it is, and is not asked."""


async def asked(person: Session | None, address: str, game: str) -> dict[str, tuple[int, str]]:
    """Everything that can be asked about a game by HTTP, and how it was answered."""
    headers = {} if person is None else {"authorization": f"Bearer {person.token}"}
    get = ["", "/record", "/review", "/missed", "/picture.png", "/exercise?step=60&seat=0"]
    post = {
        "/review": {},
        "/advice": {"seat": 0},
        "/try": {"step": 60, "seat": 0, "action": {"type": "draw-tickets"}},
        "/play-on": {"step": 60, "seat": 0},
        "/rematch": {},
        "/join": {},
        "/end": {},
        "/leave": {},
        "/invites": {},
        "/start": {"terms": 1},
        "/confirm": {"terms": 1},
        "/takeover": {"seat": 0},
        "/return": {"seat": 0},
    }
    async with httpx.AsyncClient(base_url=address, headers=headers) as client:
        found = {f"GET {path}": await client.get(f"/api/games/{game}{path}") for path in get}
        found |= {
            f"POST {path}": await client.post(f"/api/games/{game}{path}", json=body) for path, body in post.items()
        }
    return {path: (answer.status_code, answer.text) for path, answer in found.items()}


async def socket_refusals(person: Session, game: str) -> list[str]:
    """What a person who is no player of a game is answered on the socket."""
    socket, found = await person.play(), []
    for said in (Watch(game, None, 0), Look(game, None, 60), Say(game, Phrase.HELLO)):
        await socket.send(said)
        found.append((await the_next(socket, RefusedMessage)).reason)
    await socket.close()
    return found
