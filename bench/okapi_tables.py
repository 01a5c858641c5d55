"""Okapi under load: a server process, and two-player games on it."""

import asyncio
from pathlib import Path
from random import Random

from bench.load import Load, LoadedTable
from okapi.client import Session
from okapi.server.protocol.messages import CreatedGame, GameInfo, Join, NewGame, SeatPlan, Start
from okapi.server.status import SeatKind
from server.offers import Offer, choose, command, read
from server.running import ServerProcess, settings_for

PROFILED = """
import cProfile, signal, sys
from okapi.server.serving import serve
from okapi.server.settings import settings_from
signal.signal(signal.SIGTERM, lambda *_: sys.exit())
profile = cProfile.Profile()
signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
try:
    serve(settings_from())
finally:
    profile.dump_stats(FILE)
"""
ME = SeatPlan(SeatKind.PERSON)


class OkapiServer(ServerProcess):
    """Without limits on what a client may ask, as all clients are one here."""

    def __init__(
        self, folder: Path, database: str, workers: int = 1, *, meet: bool = False, profile: Path | None = None
    ) -> None:
        many = {"max_open_games": 10**6, "games_in_memory": 10**6}
        settings = settings_for(database, workers=workers, own_ports=meet, log_level="warning", **many)
        super().__init__(settings, folder / "log")
        if profile is not None:
            self.program = PROFILED.replace("FILE", repr(str(profile)))


class OkapiTable(LoadedTable):
    """One game of random moves."""

    def __init__(self, load: Load, spectators: int = 0) -> None:
        super().__init__(load, 2, spectators)
        self._offers: list[Offer | None] = [None, None]
        self._random = Random()

    async def sit_down(self, people: list[Session]) -> None:
        """Set a game up where these people are, and watch it from every socket."""
        made = await people[0].ask("POST", "/api/games", NewGame((ME, SeatPlan(SeatKind.OPEN))), gives=CreatedGame)
        self.id = made.game.id
        await people[1].ask("POST", f"/api/games/{self.id}/join", Join(made.invite.invite), gives=GameInfo)
        await people[0].ask("POST", f"/api/games/{self.id}/start", Start(1), gives=GameInfo)
        for place in range(len(self.seen)):
            player = place < self.players
            headers = {"Authorization": f"Bearer {people[place].token}"} if player else None
            await self.connect(f"{socket_address(people[0].address)}?game={self.id}", headers)
            seat = place if player else "null"
            self.send(place, f'{{"type":"watch","game":"{self.id}","seat":{seat}}}')
        await self.ready()

    def hear(self, place: int, message: bytes) -> None:
        """An update, or a refusal that must not be."""
        heard = read(message)
        if heard.type == "update":
            if place < self.players:
                self._offers[place] = heard.offer
            self.saw(place, heard.seq)
        elif heard.type == "refused":
            self.load.errors.append(heard.reason or "")

    def next_move(self) -> tuple[int, str] | None:
        """A random move of the seat that has an offer."""
        for place, offer in enumerate(self._offers):
            if offer is not None:
                self._offers[place] = None
                action = choose(offer, self._random)
                return place, command(self.id, place, self.seen[place], str(self.moves), action)
        return None


def socket_address(server: str) -> str:
    """Where sockets connect."""
    return "ws" + server.removeprefix("http") + "/api/play"


async def people_of(server: OkapiServer) -> list[list[Session]]:
    """Two identities, who play every game, at each of the server's ports."""
    people = [await Session.become(server.address, name) for name in ("Ada", "Ben")]
    return [[Session(address, person.token) for person in people] for address in server.addresses]


async def start_games(host: Session, count: int) -> None:
    """Games that have begun and wait for their host, who plays both seats."""

    async def start() -> None:
        made = await host.ask("POST", "/api/games", NewGame((ME, ME)), gives=CreatedGame)
        await host.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)

    for _ in range(0, count, 20):
        await asyncio.gather(*(start() for _ in range(20)))
