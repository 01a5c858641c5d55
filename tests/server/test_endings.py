"""Games that end early, and old games that are archived."""

import asyncio

import pytest
from sqlalchemy import func, select, update

from okapi.board import africa
from okapi.client import Seat, Session
from okapi.record import parse, verify
from okapi.server.housekeeping import archive_old_games, close_abandoned_games
from okapi.server.protocol.messages import (
    Command,
    EndEarly,
    GameInfo,
    KeptGame,
    Leave,
    Look,
    Looked,
    RefusedMessage,
    Say,
    TakeBack,
)
from okapi.server.protocol.phrases import Phrase
from okapi.server.status import Status
from okapi.server.storage.prune import Pruned, prune
from okapi.server.storage.schema import archives, games, identities, steps
from server.company import id_of, kept_game, kept_line, regular_table
from server.people import listed, play_to_the_end, refused
from server.running import Running, table_of
from server.sockets import SHORT, answer, at_random, first_tickets, the_next, watch

pytestmark = pytest.mark.anyio
LONG_AGO = 1_000_000  # in 1970
DAY = 24 * 3600 * 1000


async def agree(session: Session, game: str, agrees: bool = True) -> GameInfo:
    return await session.ask("POST", f"/api/games/{game}/end", EndEarly(agrees), gives=GameInfo)


async def test_when_someone_leaves_for_good_a_bot_plays_to_the_end(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, rules=SHORT)
    info = await ada.ask("POST", f"/api/games/{game.id}/leave", gives=GameInfo)
    assert (info.seats[0].left, info.seats[0].name, info.seats[0].stand_in) == (True, "Ada", "random")
    assert info.yours == ()
    assert info.host == info.seats[1].player, "the next person is host"
    assert await listed(ada, "mine") == []
    assert await refused(ada, "POST", f"/api/games/{game.id}/return", TakeBack(0)) == "seat.left"
    socket, update = await watch(ada, game.id, None)
    command = Command(game.id, 0, update.seq, "x", "pass")
    assert getattr(await answer(socket, command), "reason", None) == "seat.left"
    await socket.close()
    await Seat(ben, game.id, 1, at_random("x")).play()
    verify(parse(await ben.record(game.id)), africa())


async def test_a_game_that_everyone_leaves_ends(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    for person, status in ((ada, Status.PLAYING), (ben, Status.ENDED)):
        info = await person.ask("POST", f"/api/games/{game.id}/leave", Leave(), gives=GameInfo)
        assert info.status is status
    assert info.acting == ()
    assert await refused(ben, "GET", f"/api/games/{game.id}/record") == "game.not-over", "it keeps its secrets"


async def test_a_table_ends_a_game_early_when_all_agree_and_not_before(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, bots=1)
    socket, update = await watch(ben, game.id, 1)
    info = await agree(ada, game.id)
    assert (info.status, [seat.wants_end for seat in info.seats]) == (Status.PLAYING, [True, False, False])
    assert not (await agree(ada, game.id, agrees=False)).seats[0].wants_end
    assert (await agree(ben, game.id)).status is Status.PLAYING
    assert (await agree(ada, game.id)).status is Status.ENDED
    keep = Command(game.id, 1, update.seq, "x", first_tickets(update.view))
    assert getattr(await answer(socket, keep), "reason", None) == "game.ended"
    await socket.send(Look(game.id, 1, update.seq))
    assert (await the_next(socket, Looked)).view.offered == update.view.offered, "one may look back"
    await socket.close()
    assert await refused(ada, "POST", f"/api/games/{game.id}/rematch") == "game.not-over"
    assert await refused(await server.person("Eve"), "POST", f"/api/games/{game.id}/end") == "game.ended"


@pytest.mark.both_databases
async def test_what_was_abandoned_is_closed_but_not_while_a_clock_runs(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    lobby = await table_of(ada, start=False, bots=1)
    playing, timed = await table_of(ada, ben), await table_of(ada, ben, clock=86400)
    fresh = await table_of(ada, ben)
    async with server.context.database.write() as connection:
        old = update(games).where(games.c.id != fresh.id).values(created=LONG_AGO, moved=LONG_AGO)
        await connection.execute(old)
    rooms = server.rooms
    await close_abandoned_games(rooms.database, rooms.now, rooms.play.registry, rooms.lobby.lists, days=30)
    statuses = []
    for game in (lobby, playing, timed, fresh):
        statuses.append((await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).status)
    assert statuses == [Status.CLOSED, Status.ENDED, Status.PLAYING, Status.PLAYING]


@pytest.mark.both_databases
async def test_an_old_game_is_put_away_and_can_be_asked_everything_as_before(server: Running) -> None:
    ada = await server.person("Ada")
    game = await table_of(ada, bots=1, rules=SHORT)
    await play_to_the_end(game.id, ada)
    record, context = await ada.record(game.id), server.context
    await archive_old_games(context.database, context.now, context.tasks, days=30)
    async with context.database.write() as connection:
        assert (await connection.execute(select(func.count()).select_from(archives))).scalar() == 0, "too young"
        await connection.execute(update(games).values(moved=LONG_AGO))
    await archive_old_games(context.database, context.now, context.tasks, days=30)
    async with context.database.read() as connection:
        assert (await connection.execute(select(func.count()).select_from(steps))).scalar() == 0
    assert await ada.record(game.id) == record
    context.registry._sessions.clear()  # as after a restart
    context.registry._used.clear()
    socket, update_ = await watch(ada, game.id, 0, after=5)
    assert (update_.after, len(update_.events)) == (5, update_.seq - 5)
    await socket.send(Look(game.id, 0, 20))
    assert (await the_next(socket, Looked)).at == 20
    await socket.close()
    await asyncio.sleep(0)


@pytest.mark.both_databases
async def test_prune_removes_what_is_old_and_a_dry_run_only_counts(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    over = await table_of(ada, bots=1, rules=SHORT)
    await play_to_the_end(over.id, ada)
    ended, young = await table_of(ben, bots=1), await table_of(ben, bots=1)
    for game in (ended, young):
        await agree(ben, game.id)
    await server.person("Eve")
    cleo, dora = await server.person("Cleo"), await server.person("Dora")
    await regular_table(cleo)
    kept = kept_game(kept_line("Dora", await id_of(dora), 40), kept_line("Tom", None, 30))
    await dora.ask("POST", "/api/me/kept-games", kept, gives=KeptGame)
    database, now = server.context.database, server.context.now()
    async with database.write() as connection:
        old = update(games).where(games.c.id != young.id).values(created=LONG_AGO, moved=LONG_AGO)
        await connection.execute(old)
        await connection.execute(update(identities).values(created=LONG_AGO))
    for finished, expected in ((False, Pruned(1, 0, 0, 1)), (True, Pruned(1, 1, 0, 2))):
        assert await prune(database, now, 90, finished=finished, dry_run=True) == expected
    assert (await ada.ask("GET", f"/api/games/{ended.id}", gives=GameInfo)).status is Status.ENDED
    assert await prune(database, now, 90, finished=True, dry_run=False) == Pruned(1, 1, 0, 2)
    assert await prune(database, now, 90, finished=True, dry_run=True) == Pruned(0, 0, 0, 0)
    async with database.read() as connection:
        left = list((await connection.execute(select(games.c.id))).scalars())
        names = list((await connection.execute(select(identities.c.name))).scalars())
    assert (left, sorted(names)) == ([young.id], ["Ben", "Cleo", "Dora"]), "who has a table or a game in the almanac"


async def test_a_person_who_was_pruned_is_asked_to_try_again_and_the_database_is_not_blamed(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    ada, eve = await server.person("Ada"), await server.person("Eve")
    game = await table_of(ada, bots=1, bot_delay=9000)
    socket, _ = await watch(eve, game.id, None)
    gone = await prune(server.context.database, server.context.now() + 2 * DAY, 1, finished=False, dry_run=False)
    assert gone.people == 1
    await socket.send(Say(game.id, Phrase.HELLO))
    assert (await the_next(socket, RefusedMessage)).reason == "server.not-ready"
    assert await refused(eve, "GET", "/api/me/devices") == "identity.unknown"
    assert not [line for line in caplog.records if line.levelname == "ERROR"]
    await socket.close()
