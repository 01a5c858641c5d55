"""Makes a small server's database as a release leaves it, for the tests of the releases after it.

    PYTHONPATH=tests python -m tools.release_fixture 1.1

Run it once, when a release is made, and commit the folder: the files are never made again.
"""

import argparse
import asyncio
import gzip
import sqlite3
import tempfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy import insert

from okapi.client import Session
from okapi.game import Decision
from okapi.record import parse
from okapi.server.protocol.messages import (
    ChangeVisibility,
    GameInfo,
    Me,
    MutedList,
    NewTutorial,
    NotificationState,
    PersonPage,
    PlayOn,
    Remarks,
    ReviewState,
    Say,
)
from okapi.server.protocol.phrases import Phrase
from okapi.server.status import Visibility
from okapi.server.storage.archive import archive
from okapi.server.storage.backup import back_up
from okapi.server.storage.database import Database
from okapi.server.storage.schema import bot_failures
from server.mail import asks, has_confirmed, mailing
from server.mail_service import mail_service
from server.people import decide, play_to_the_end
from server.push_service import Device
from server.reviews import upload
from server.running import NO_LIMIT, SECRET_KEY, Running, running, table_of
from server.sockets import SHORT, the_next, watch

RELEASES = Path(__file__).parents[1] / "tests" / "server" / "releases"


class Left(Struct, frozen=True):
    """What a release left in its database, as its people know it."""

    tokens: dict[str, str]  # of people, by name
    waiting: str  # a table that has not begun
    playing: str  # a game between Ada and Ben, some moves long
    seq: int  # how far it is
    finished: str
    archived: str
    played_on: str
    tutorial: str
    uploaded: str  # the id of a review
    records: dict[str, str]  # SHA-256 of finished games


async def fill(server: Running) -> Left:
    """People, and a game in every state."""
    ada, ben = await server.person("Ada"), await server.person("Bén 🚂")
    tutorial = await ada.ask("POST", "/api/tutorials", NewTutorial(), gives=GameInfo)
    finished = await table_of(ada, ben, rules=SHORT, rated=True, clock=3 * 24 * 3600)
    await play_to_the_end(finished.id, ada, ben)
    archived = await table_of(ada, ben, bots=1, rules=SHORT)
    await play_to_the_end(archived.id, ada, ben)
    records = {game: await ada.record(game) for game in (finished.id, archived.id)}
    uploaded = (await upload(ben, records[archived.id])).json()["id"]
    await ada.ask("POST", f"/api/games/{finished.id}/review", gives=ReviewState)
    for person, path in ((ada, f"/api/games/{finished.id}/review"), (ben, f"/api/reviews/{uploaded}")):
        while (await person.ask("GET", path, gives=ReviewState)).status != "done":
            await asyncio.sleep(0.2)
    events = parse(records[finished.id]).events
    decisions = [step for step, event in enumerate(events) if isinstance(event, Decision)]
    again = PlayOn(decisions[12], 0)
    played_on = await ada.ask("POST", f"/api/games/{finished.id}/play-on", again, gives=GameInfo)
    waiting = await table_of(ada, start=False, bots=1)
    playing = await table_of(ada, ben, rules=SHORT)
    for seat, person in enumerate((ada, ben)):
        await decide(person, playing, seat)
    await talk(ada, ben, playing.id)
    seq = (await ada.ask("GET", f"/api/games/{playing.id}", gives=GameInfo)).seq
    bens = (await ben.ask("GET", "/api/me", gives=Me)).id
    await ada.ask("PUT", f"/api/me/muted/{bens}", gives=MutedList)
    await ada.ask("PUT", "/api/me/visibility", ChangeVisibility(Visibility.SHARED), gives=PersonPage)
    device = Device("https://push.example.org/device", "phone").subscription
    await ada.ask("PUT", "/api/me/notifications", device, gives=NotificationState)
    async with server.context.database.write() as connection:
        await archive(connection, archived.id)
        about = {"game": archived.id, "seq": 9, "seat": 2, "bot": "random", "error": "a test", "made": 1}
        await connection.execute(insert(bot_failures).values(**about))
    return Left(
        tokens={"Ada": str(ada.token), "Bén 🚂": str(ben.token)},
        waiting=waiting.id,
        playing=playing.id,
        seq=seq,
        finished=finished.id,
        archived=archived.id,
        played_on=played_on.id,
        tutorial=tutorial.id,
        uploaded=uploaded,
        records={game: sha256(record).hexdigest() for game, record in records.items()},
    )


async def talk(ada: Session, ben: Session, game: str) -> None:
    (adas, _), (bens, _) = await watch(ada, game, 0), await watch(ben, game, 1)
    await adas.send(Say(game, Phrase.GOOD_LUCK, 0))
    await the_next(bens, Remarks)
    for socket in (adas, bens):
        await socket.close()


async def make(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "okapi.db"
        async with mail_service() as mails:
            settings = mailing(str(file), mails, secret_key=SECRET_KEY, review_rate=NO_LIMIT)
            async with running(settings) as server:
                left = await fill(server)
                ada, ben = (Session(server.address, token) for token in left.tokens.values())
                await has_confirmed(server, mails, ada, "ada@example.org")
                await asks(ben, "ben@example.org")
        opened = Database(str(file))
        folder.mkdir(parents=True)
        await back_up(opened, folder / "okapi.backup.gz")
        await opened.close()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM")
        (folder / "okapi.db.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
        (folder / "left.json").write_bytes(msgspec.json.format(msgspec.json.encode(left), indent=1) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("release", help="as in 1.1: migrations come with a minor version")
    folder = RELEASES / parser.parse_args().release
    if folder.exists():
        parser.error(f"{folder} is there: what a release left does not change")
    asyncio.run(make(folder))


if __name__ == "__main__":
    main()
