"""A game lives as long as its database: after an update of the server, and after its board file is gone.

`made_by_0_1` was written by the first version (commit 959a80f): Ada (`token-1`) and Bén (`token-2`) have a
finished game and one in progress on each of two boards, and a table that has not started.

`made_by_0010` was written by the version of migration 0010: the same two have a finished game, one in compact
form, one in progress with a remark and a call that waits to be made, and a table. Ada is listed and called on
a phone, except from 22 to 8.

`made_by_0011` was written by the version of migration 0011: the same two have finished a rated game and begun
another game. Ada is listed and has muted Bén.
"""

import asyncio
import hashlib
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import select, update

from okapi.board import Board, africa, load_board
from okapi.client import Seat, Session
from okapi.record import parse, verify
from okapi.server.protocol.messages import (
    Agreement,
    Export,
    GameInfo,
    Join,
    NewGame,
    PersonList,
    Rating,
    Setup,
)
from okapi.server.status import Status, Visibility
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.migrate import migrate
from okapi.server.storage.schema import calls, games
from server.mail_service import link_in, mail_service
from server.running import BOT, ME, Running, running, settings_for, table_of
from server.sockets import SHORT, at_random
from server.test_server_calls import decide
from server.test_server_mail import SITE, has_confirmed, mailing, settled
from server.test_server_tables import listed, refused

pytestmark = pytest.mark.anyio

MADE_BY_0_1 = Path(__file__).with_name("made_by_0_1")
MADE_BY_0010 = Path(__file__).with_name("made_by_0010")
MADE_BY_0011 = Path(__file__).with_name("made_by_0011")
ARCHIPELAGO = str(Path(__file__).parents[1] / "playthroughs" / "archipelago.toml")
RECORDS = {  # of the finished games, as the first version gave them out
    "id-3": "b5409009063170ee57327a0b28e96336afda43629aeef75db582e5080a35be08",
    "id-5": "f3cbd9d22020116dac8566f93f0567ffa6046b6bf300d14350bed045560e2b64",
}
RECORD_OF_0011 = "847bdcdb70a64c660279597f88b3b413c4c8d528905efbdbfc0a4b9e67803b75"
IN_PROGRESS = {"africa": "id-4", "archipelago": "id-6"}


@pytest.fixture
async def old_database(empty_database: str) -> str:
    """What the first version left, as a database of either kind."""
    return await filled(empty_database, MADE_BY_0_1)


@pytest.fixture
async def database_of_0010(empty_database: str) -> str:
    """What the version of migration 0010 left, as a database of either kind."""
    return await filled(empty_database, MADE_BY_0010)


@pytest.fixture
async def database_of_0011(empty_database: str) -> str:
    """What the version of migration 0011 left, as a database of either kind."""
    return await filled(empty_database, MADE_BY_0011)


async def filled(database: str, made: Path) -> str:
    if database.startswith("postgres"):  # from its backup, which goes through its tables
        opened = Database(database)
        await restore(opened, made / "okapi.backup.gz")
        await opened.close()
    else:
        file = sqlite3.connect(database)
        file.executescript((made / "okapi.sql").read_text("utf-8"))
        file.close()
    return database


def people(server: Running) -> tuple[Session, Session]:
    return Session(server.address, "token-1"), Session(server.address, "token-2")


async def play_to_the_end(game: str, *seated: Session) -> None:
    seats = [Seat(person, game, seat, at_random(str(seat))) for seat, person in enumerate(seated)]
    async with asyncio.timeout(60):
        await asyncio.gather(*(seat.play() for seat in seats))


async def test_games_of_the_first_version_are_played_on_and_their_records_stay_the_same(
    old_database: str,
) -> None:
    async with running(settings_for(old_database, boards=(ARCHIPELAGO,))) as server:
        ada, ben = people(server)
        for game, expected in RECORDS.items():
            assert hashlib.sha256(await ada.record(game)).hexdigest() == expected
        assert len(await listed(ada, "mine")) == 5
        for board, game in IN_PROGRESS.items():
            await play_to_the_end(game, ada, ben)
            verify(parse(await ben.record(game)), africa() if board == "africa" else load_board(ARCHIPELAGO))
        await ben.ask("POST", "/api/games/id-7/join", Join("token-7"), gives=GameInfo)
        assert (await ada.ask("POST", "/api/games/id-7/start", gives=GameInfo)).status is Status.PLAYING


async def test_people_devices_and_calls_of_a_later_version_are_all_there_after_an_update(
    database_of_0010: str,
) -> None:
    opened = Database(database_of_0010)
    await migrate(opened)
    async with opened.read() as connection:
        [call] = (await connection.execute(select(calls))).all()
    await opened.close()
    assert (call.game, call.kind, call.wake_at is not None) == ("id-5", "turn", True)
    async with running(settings_for(database_of_0010, private_push_services=True)) as server:
        ada, ben = people(server)
        kept = await ada.ask("GET", "/api/me/export", gives=Export)
        assert (kept.name, kept.visibility, kept.rating, kept.muted) == ("Ada", Visibility.LISTED, None, ())
        assert [(one.wishes.kinds, one.wishes.quiet_from) for one in kept.calls] == [(("turn", "over"), 22)]
        assert [remark.phrase for remark in kept.remarks] == ["hello"]
        assert {info.id: info.rated for info in kept.games} == dict.fromkeys(
            ("id-3", "id-4", "id-5", "id-6"), False
        )
        assert [line.name for line in (await ben.ask("GET", "/api/people", gives=PersonList)).people] == [
            "Ada"
        ]
        for game in ("id-3", "id-4"):
            verify(parse(await ada.record(game)), africa())
        await ada.ask("PUT", "/api/games/id-6/agreement", Agreement(SHORT, rated=True), gives=GameInfo)
        await ada.ask("POST", "/api/games/id-6/start", gives=GameInfo)
        for game in ("id-5", "id-6"):
            await play_to_the_end(game, ada, ben)
        async with asyncio.timeout(60):
            while (await ada.ask("GET", "/api/me/export", gives=Export)).rating is None:
                await asyncio.sleep(0.02)
        rated = await ben.ask("GET", "/api/me/export", gives=Export)
        assert [step.game for step in rated.ratings] == ["id-6"]


async def test_people_of_the_version_before_mail_keep_what_they_had_and_can_ask_for_it(
    database_of_0011: str,
) -> None:
    async with mail_service() as service, running(mailing(database_of_0011, service)) as server:
        ada, ben = people(server)
        kept = await ada.ask("GET", "/api/me/export", gives=Export)
        assert (kept.name, kept.visibility, kept.mail.address) == ("Ada", Visibility.LISTED, None)
        assert kept.rating == Rating(1422, 466, 1, is_provisional=True)
        assert [step.game for step in kept.ratings] == ["id-3"]
        assert [person.name for person in kept.muted] == ["Bén"]
        record = await ben.record("id-3")
        assert hashlib.sha256(record).hexdigest() == RECORD_OF_0011
        verify(parse(record), africa())
        await has_confirmed(server, service, ada, "ada@example.org")
        game = await ada.ask("GET", "/api/games/id-4", gives=GameInfo)
        for person, seat in ((ada, 0), (ben, 1)):  # their first tickets
            await decide(person, game, seat)
        while 0 not in (await ada.ask("GET", "/api/games/id-4", gives=GameInfo)).acting:
            await decide(ben, game, 1)
        await settled(server, lambda: bool(service.taken))
        assert link_in(service.taken[0], "/game/").startswith(f"{SITE}/game/id-4?since=")
        await play_to_the_end("id-4", ada, ben)


async def test_a_board_that_was_known_once_is_kept_with_its_games(old_database: str) -> None:
    board = load_board(ARCHIPELAGO)
    async with running(settings_for(old_database, boards=(ARCHIPELAGO,))):
        pass  # enough to keep the board
    async with running(settings_for(old_database)) as server:
        ada, ben = people(server)
        assert await ada.board(board.content_hash) == board
        setup = await ada.ask("GET", "/api/setup", gives=Setup)
        assert [offered.hash for offered in setup.boards] == [africa().content_hash]
        new = NewGame((ME, BOT), board=board.content_hash)
        assert await refused(ada, "POST", "/api/games", new) == "game.unknown-board"
        await play_to_the_end("id-6", ada, ben)
        verify(parse(await ada.record("id-6")), board)
        again = await ada.ask("POST", "/api/games/id-5/rematch", gives=GameInfo)  # against a bot
        await ada.ask("POST", f"/api/games/{again.id}/start", gives=GameInfo)
        await play_to_the_end(again.id, ada)
        verify(parse(await ada.record(again.id)), board)
        await ben.ask("POST", "/api/games/id-7/join", Join("token-7"), gives=GameInfo)
        await ada.ask("POST", "/api/games/id-7/start", gives=GameInfo)


async def test_a_lost_board_takes_only_its_unfinished_games_with_it(
    old_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings_for(old_database)) as server:
        ada, ben = people(server)
        assert hashlib.sha256(await ada.record("id-5")).hexdigest() == RECORDS["id-5"]
        assert len(await listed(ada, "mine")) == 5
        assert await refused(ada, "GET", "/api/games/id-6") == "game.unknown-board"
        table = await table_of(ada, ben, clock=600)
        async with server.context.database.write() as connection:  # the lost one is looked after first
            for game, wake_at in (("id-6", 1), (table.id, 2)):
                changed = update(games).where(games.c.id == game)
                await connection.execute(changed.values(wake_at=wake_at, deadline=wake_at))
        async with asyncio.timeout(20):
            while not await is_played_by_bots(ada, table.id):
                await asyncio.sleep(0.05)
        assert "a game cannot be looked after" in caplog.text
        await play_to_the_end("id-4", ada, ben)


async def is_played_by_bots(session: Session, game: str) -> bool:
    found = await session.ask("GET", f"/api/games/{game}", gives=GameInfo)
    return all(seat.stand_in is not None for seat in found.seats)


async def test_boards_are_in_the_backup(sqlite_database: str, tmp_path: Path) -> None:
    file, copy = tmp_path / "okapi.backup.gz", str(tmp_path / "copy.db")
    board = load_board(ARCHIPELAGO)
    async with running(settings_for(sqlite_database, boards=(ARCHIPELAGO,))) as server:
        ada = await server.person("Ada")
        game = await table_of(ada, bots=1, rules=SHORT, board=board.content_hash)
        await back_up(server.context.database, file)
    opened = Database(copy)
    await restore(opened, file)
    await opened.close()
    async with running(settings_for(copy)) as server:
        await play_to_the_end(game.id, Session(server.address, ada.token))


@pytest.mark.parametrize("board", [africa(), load_board(ARCHIPELAGO)], ids=["africa", "archipelago"])
def test_a_board_comes_back_from_json_as_it_was(board: Board) -> None:
    text = board.to_json()
    again = Board.from_json(text)
    assert again == board
    assert again.to_json() == text
    assert hashlib.sha256(text.encode()).hexdigest() == board.content_hash
    assert list(again.tickets) == list(board.tickets)
