"""Playing on from a moment of a finished game: the rest dealt again, marked everywhere, never counted."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from coach.played import played
from okapi.board import africa
from okapi.client import Seat, Session
from okapi.game import Decision, Stage, view_for
from okapi.record import Fault, PlayedOnLuck, RecordError, parse, to_bytes, verify
from okapi.server.protocol.messages import Export, GameInfo, GameList, Look, Looked, PersonPage, PlayOn, ReviewState
from okapi.server.status import PlayedOn, SeatKind, Status
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from server.people import refused
from server.reviews import FAKE, done, finished, state_of, upload
from server.running import Running, running, settings_for, table_of
from server.sockets import at_random, the_next

pytestmark = pytest.mark.anyio


async def decisions(server: Running, session: Session, game: str) -> list[int]:
    """The numbers of events before each decision."""
    events = parse(await session.record(game)).events
    return [step for step, event in enumerate(events) if isinstance(event, Decision)]


async def play_on(session: Session, game: str, step: int, seat: int) -> GameInfo:
    return await session.ask("POST", f"/api/games/{game}/play-on", PlayOn(step, seat), gives=GameInfo)


async def finish(session: Session, game: str, seat: int) -> None:
    async with asyncio.timeout(120):
        await Seat(session, game, seat, at_random("again")).play()


def started_games(server: Running) -> float:
    """How many games the server says it has started."""
    return server.context.metrics.registry.get_sample_value("okapi_games_started_total") or 0


async def test_a_person_sits_down_in_the_middle_knowing_what_the_seat_knew(server: Running) -> None:
    ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
    game = await finished(ada, ben)
    step = (await decisions(server, ada, game))[12]
    before = started_games(server)
    again = await play_on(eve, game, step, 1)
    assert started_games(server) == before + 1
    assert again.status is Status.PLAYING
    assert again.yours == (1,)
    assert [seat.kind for seat in again.seats] == [SeatKind.BOT, SeatKind.PERSON]
    assert again.played_on == PlayedOn(game, step, 1)
    original = await server.context.registry.get(game)
    then = await server.rooms.positions.after(original, step)
    started = await server.context.registry.get(again.id)
    assert view_for(started.start, 1) == view_for(then, 1)
    assert started.start.secrets != then.secrets, "the rest is dealt again"


async def test_it_is_played_to_its_end_and_counts_for_nothing(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await finished(ada, ben)
    me = (await ada.ask("GET", f"/api/games/{game}", gives=GameInfo)).seats[0].player
    before = await ada.ask("GET", f"/api/people/{me}", gives=PersonPage)
    again = await play_on(ada, game, (await decisions(server, ada, game))[-8], 0)
    await finish(ada, again.id, 0)
    assert await ada.ask("GET", f"/api/people/{me}", gives=PersonPage) == before
    over = await ada.ask("GET", f"/api/games/{again.id}", gives=GameInfo)
    assert (over.status, over.played_on) == (Status.OVER, again.played_on)
    mine = await ada.ask("GET", "/api/games?list=finished", gives=GameList)
    assert {one.id: one.played_on is not None for one in mine.games} == {game: False, again.id: True}
    export = await ada.ask("GET", "/api/me/export", gives=Export)
    assert {one.game: one.counts for one in export.results} == {game: True, again.id: False}
    assert await refused(ada, "POST", f"/api/games/{again.id}/review") == "review.played-on"


async def test_its_record_says_where_it_begins_and_proves_the_rest(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await finished(ada, ben)
    again = await play_on(ada, game, (await decisions(server, ada, game))[-8], 0)
    await finish(ada, again.id, 0)
    record = parse(await ada.record(again.id))
    assert isinstance(record.header.luck, PlayedOnLuck)
    assert verify(record, africa()).table.stage is Stage.GAME_OVER
    other = msgspec.structs.replace(record, secret="00" * 32)
    with pytest.raises(RecordError) as wrong:
        verify(other, africa())
    assert wrong.value.fault is Fault.WRONG_SECRET
    assert not isinstance(parse(await ada.record(game)).header.luck, PlayedOnLuck)


async def test_the_past_of_such_a_game_and_a_restart_begin_where_it_begins(database: str) -> None:
    async with running(settings_for(database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        again = await play_on(ada, game, (await decisions(server, ada, game))[-8], 0)
        start = (await server.context.registry.get(again.id)).start
    async with running(settings_for(database)) as server:
        ada.address = server.address
        async with await ada.play() as socket:
            await ada.board(again.board.hash)
            await socket.send(Look(again.id, 0, 0))
            looked = await the_next(socket, Looked)
        assert looked.view == view_for(start, 0)
        await finish(ada, again.id, 0)


@pytest.mark.both_databases
async def test_a_backup_holds_reviews_uploads_agreed_advice_and_games_played_on(database: str, notes: Path) -> None:
    (notes / "go").touch()
    async with running(settings_for(database), reviewer=FAKE) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
        assert (await done(ada, game)).status == "done"
        uploaded = (await upload(ada, to_bytes(played(2)))).json()["id"]
        agreed = await table_of(ada, ben, start=False, advice=True)
        again = await play_on(ada, game, (await decisions(server, ada, game))[-8], 0)
        await back_up(server.context.database, notes / "okapi.backup.gz")
    copy = Database(str(notes / "copy.db"))
    await restore(copy, notes / "okapi.backup.gz")
    await copy.close()
    async with running(settings_for(str(notes / "copy.db")), reviewer=FAKE) as server:
        ada.address = ben.address = server.address
        assert (await state_of(ben, game)).review is not None
        assert (await ben.ask("GET", f"/api/reviews/{uploaded}", gives=ReviewState)).id == uploaded
        assert (await ben.ask("GET", f"/api/games/{agreed.id}", gives=GameInfo)).agreement.advice
        kept = await ada.ask("GET", f"/api/games/{again.id}", gives=GameInfo)
        assert kept.played_on == again.played_on
        await finish(ada, again.id, 0)


async def test_nobody_plays_on_where_nobody_decides(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await finished(ada, ben)
    path = f"/api/games/{game}/play-on"
    last = (await ada.ask("GET", f"/api/games/{game}", gives=GameInfo)).seq
    for step, seat in ((0, 0), (1, 0), (last, 0), (last + 1, 0), (1_000_000, 0)):
        assert await refused(ada, "POST", path, PlayOn(step, seat)) == "play-on.no-such-moment"
    step = (await decisions(server, ada, game))[5]
    assert await refused(ada, "POST", path, PlayOn(step, 2)) == "play-on.no-such-moment"
    assert await refused(ada, "POST", path, PlayOn(step, 0, "nobody")) == "game.unknown-bot"


async def test_a_person_plays_on_from_an_uploaded_record(server: Running) -> None:
    ada = await server.person()
    record = played(2)
    step = [at for at, event in enumerate(record.events) if isinstance(event, Decision)][20]
    id = (await upload(ada, to_bytes(record))).json()["id"]
    again = await ada.ask("POST", f"/api/reviews/{id}/play-on", PlayOn(step, 1), gives=GameInfo)
    assert again.played_on == PlayedOn(None, step, 1)
    state = await ada.ask("GET", f"/api/games/{again.id}/review", gives=ReviewState)
    assert state.status == "none"


async def test_a_backup_holds_where_such_a_game_begins_and_the_record_it_came_from(
    database: str, tmp_path: Path
) -> None:
    file, restored = tmp_path / "okapi.backup", str(tmp_path / "restored.db")
    record = played(2)
    step = [at for at, event in enumerate(record.events) if isinstance(event, Decision)][20]
    async with running(settings_for(database)) as server:
        ada = await server.person()
        id = (await upload(ada, to_bytes(record))).json()["id"]
        again = await ada.ask("POST", f"/api/reviews/{id}/play-on", PlayOn(step, 1), gives=GameInfo)
        start = (await server.context.registry.get(again.id)).start
        await back_up(server.context.database, file)
    opened = Database(restored)
    await restore(opened, file)
    await opened.close()
    async with running(settings_for(restored)) as server:
        ada.address = server.address
        assert (await server.context.registry.get(again.id)).start == start
        await ada.ask("POST", f"/api/reviews/{id}/play-on", PlayOn(step, 0), gives=GameInfo)
