"""The same day with two different lucks, as seen by people who have not finished its deal.

Ada, whose page is public, plays the deal to its end, Ben has begun it, Eve has not, and somebody is not even signed
in. Ada and Ben also have a duel, which only Ada has played. Everything they can ask of the server is asked on two
servers that differ in the secrets of the deals and in nothing else. Only the promises differ, which are made of the
secrets.
"""

import re
from hashlib import sha256
from itertools import count
from pathlib import Path
from unittest.mock import patch

import httpx

from okapi.client import Session
from okapi.server.deals import days, field, tables
from okapi.server.entropy import Entropy
from okapi.server.protocol.messages import (
    ChangeVisibility,
    DealPage,
    GameInfo,
    Look,
    Me,
    PersonPage,
    RefusedMessage,
    Say,
    Watch,
)
from okapi.server.protocol.phrases import Phrase
from okapi.server.status import Visibility
from server.challenges import begin, challenge, finish
from server.clocks import DayClock
from server.people import play_to_the_end
from server.running import running, settings_for
from server.sockets import SHORT, the_next

Answers = dict[str, tuple[int, bytes]]
PAGE = "<!doctype html><html><head><title>Okapi</title></head><body></body></html>"
_PROMISE = re.compile(rb'"commitment":"[0-9a-f]{64}"')
_GET = ("", "/record", "/review", "/ledger", "/missed", "/picture.png", "/exercise?step=60&seat=0")
_PUT = ("/seats/0", "/agreement", "/words", "/livery", "/bot-delay")
_POST = {
    "/people/somebody": {},
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


async def asked(person: Session | None, address: str, game: str) -> Answers:
    """Everything that can be asked about a game by HTTP, and how it was answered."""
    found = {f"GET {path}": await _got(person, address, f"/api/games/{game}{path}") for path in _GET}
    for path in _PUT:
        found[f"PUT {path}"] = await _got(person, address, f"/api/games/{game}{path}", {}, "PUT")
    for path, body in _POST.items():
        found[f"POST {path}"] = await _got(person, address, f"/api/games/{game}{path}", body, "POST")
    return found


async def _got(
    person: Session | None, address: str, path: str, body: object = None, method: str = "GET"
) -> tuple[int, bytes]:
    headers = {} if person is None else {"authorization": f"Bearer {person.token}"}
    async with httpx.AsyncClient(base_url=address, headers=headers, timeout=60) as client:
        answer = await client.request(method, path, json=body)
    return answer.status_code, answer.content


def all_asked() -> set[str]:
    """What `asked` asks, as the paths of the API."""
    bare = [f"GET {path.partition('?')[0]}" for path in _GET]
    bare += [*(f"PUT {path}" for path in _PUT), *(f"POST {path}" for path in _POST)]
    return {one.replace("/people/somebody", "/people/{person}").replace("/seats/0", "/seats/{seat}") for one in bare}


async def socket_refusals(person: Session, game: str) -> list[str]:
    """The answers on the socket to a person who is not a player of a game."""
    socket, found = await person.play(), []
    for said in (Watch(game, None, 0), Look(game, None, 60), Say(game, Phrase.HELLO)):
        await socket.send(said)
        found.append((await the_next(socket, RefusedMessage)).reason)
    await socket.close()
    return found


async def compare_two_deals(seed: str, databases: tuple[str, str], folder: Path) -> int:
    """The number of equal answers. AssertionError: an answer differs between the two days."""
    (folder / "index.html").write_text(PAGE)
    (one, mine), (other, mine_again) = [
        await _answers(f"{seed} {number}", database, folder) for number, database in enumerate(databases)
    ]
    assert one.keys() == other.keys()
    for what, answer in one.items():
        assert answer == other[what], f"{what}: {answer} is not {other[what]}"
    assert mine != mine_again, "the comparison would notice"
    return len(one)


async def _answers(luck: str, database: str, folder: Path) -> tuple[Answers, list[bytes]]:
    """The answers to people who have not finished a deal, and to the one who has."""
    numbers = count(1)
    entropy = Entropy(
        token=lambda: f"token-{next(numbers):040}",
        id=lambda: f"id-{next(numbers):020}",
        secret=lambda: sha256(luck.encode()).digest(),
    )
    with (
        patch.object(tables, "RULES", SHORT),
        patch.object(days, "opponents_on", lambda _: ("random", "greedy")),
        patch.object(field, "LEVELS", ()),
    ):
        async with running(settings_for(database), clock=DayClock(), entropy=entropy, static=folder) as server:
            ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
            game = (await ada.ask("POST", "/api/deals/today", gives=GameInfo)).id
            await play_to_the_end(game, ada, None, None)
            await ben.ask("POST", "/api/deals/today", gives=GameInfo)
            duel = await challenge(ada, ben)
            duelled = await finish(ada, duel)
            await begin(ben, duel)
            person = (await ada.ask("GET", "/api/me", gives=Me)).id
            await ada.ask("PUT", "/api/me/visibility", ChangeVisibility(Visibility.LISTED), gives=PersonPage)
            deal = (await ada.ask("GET", "/api/deals/today", gives=DealPage)).name
            pages = [
                "/api/deals/today",
                f"/api/deals/{deal}",
                f"/api/deals/{deal}/picture.png",
                f"/deal/{deal}",
                *(f"/game/{one}" for one in (game, duelled)),
                "/api/challenges",
                f"/api/challenges/{duel.id}",
                f"/api/challenges/{duel.id}/deals/1",
                f"/challenge/{duel.id}",
                "/api/people",
                f"/api/people/{person}",
                *(f"/api/games?list={which}" for which in ("open", "watch", "finished")),
            ]
            found: Answers = {}
            for name, somebody in {"Ben": ben, "Eve": eve, "nobody": None}.items():
                for path in pages:
                    found[f"{name} {path}"] = await _got(somebody, server.address, path)
                for one in (game, duelled):
                    for path, answer in (await asked(somebody, server.address, one)).items():
                        found[f"{name} {one} {path}"] = answer
            here = server.address.encode()
            answers = {
                what: (status, _PROMISE.sub(b"", body).replace(here, b"")) for what, (status, body) in found.items()
            }
            own = [(await _got(ada, server.address, path))[1] for path in ("/api/deals/today", f"/api/games/{game}")]
            return answers, [_PROMISE.sub(b"", body) for body in own]
