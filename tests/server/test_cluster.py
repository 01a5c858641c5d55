"""Several at once: two servers on one PostgreSQL, and a network that loses, doubles and reorders."""

import asyncio
from contextlib import suppress
from random import Random

import asyncpg
import pytest

from okapi.board import africa
from okapi.client import RefusedByServer, Seat, Session, Socket
from okapi.game import options
from okapi.record import parse, verify
from okapi.server.play import cluster
from okapi.server.protocol.messages import (
    Accepted,
    AddWords,
    ChangeSeen,
    Command,
    CreatedGame,
    GameChanged,
    GameInfo,
    KnownPeople,
    NewGame,
    RefusedMessage,
    Start,
    Update,
    Watch,
)
from okapi.server.status import Agreement
from server.company import join, people_of, regular_table
from server.log import check_log
from server.proxy import misbehaving
from server.running import ME, Running, running, settings_for, table_of
from server.sockets import SHORT, answer, at_random, the_next, watch

pytestmark = pytest.mark.anyio


async def test_the_same_seat_commanding_through_two_servers_makes_exactly_one_move(
    postgres_database: str,
) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as here, running(settings) as there:
        ada = await here.person("Ada")
        also_ada = Session(there.address, ada.token)
        made = await ada.ask("POST", "/api/games", NewGame((ME, ME), Agreement(SHORT)), gives=CreatedGame)
        game = made.game.id
        await also_ada.ask("POST", f"/api/games/{game}/start", Start(1), gives=GameInfo)
        sockets = [[(await watch(who, game, seat))[0] for who in (ada, also_ada)] for seat in (0, 1)]
        random, seq, moves = Random("race"), 0, 0
        info = await ada.ask("GET", f"/api/games/{game}", gives=GameInfo)
        while info.acting:
            seat = info.acting[0]
            seq = await race(sockets[seat], game, seat, seq, random)
            info = await also_ada.ask("GET", f"/api/games/{game}", gives=GameInfo)
            moves += 1
        assert moves > 20
        record = parse(await ada.record(game))
        verify(record, africa())
        assert len(record.events) == seq
        for socket in (*sockets[0], *sockets[1]):
            await socket.close()


async def race(pair: list[Socket], game: str, seat: int, after: int, random: Random) -> int:
    """Two different commands at once: one wins, and both see the same game afterwards."""
    updates = [await up_to_date(socket, game, seat, after) for socket in pair]
    assert updates[0].view == updates[1].view
    seq, possible = updates[0].seq, options(updates[0].view)
    commands = [Command(game, seat, seq, f"{seq}-{side}", random.choice(possible)) for side in (0, 1)]
    answers = await asyncio.gather(*map(answer, pair, commands))
    won = [said for said in answers if isinstance(said, Accepted)]
    lost = [said for said in answers if isinstance(said, RefusedMessage)]
    assert len(won) == 1
    assert lost[0].reason == "command.stale"
    assert lost[0].update is not None
    assert lost[0].update.seq == won[0].seq
    repeated = await answer(pair[0], next(c for c in commands if c.id == won[0].id))
    assert repeated == won[0], "the first answer again, through whichever server"
    return won[0].seq


async def up_to_date(socket: Socket, game: str, seat: int, seq: int) -> Update:
    while True:
        await socket.send(Watch(game, seat, None))
        update = await the_next(socket, Update)
        if update.seq >= seq:
            return update


async def test_a_move_on_one_server_is_seen_on_the_other(postgres_database: str) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as here, running(settings) as there:
        ada = await here.person("Ada")
        ben = await there.person("Ben")
        game = await table_of(ada, ben, bots=1, rules=SHORT)
        socket, _ = await watch(ada, game.id, 0)
        other, _ = await watch(ben, game.id, 1)
        await the_next(socket, GameChanged, lambda changed: changed.game.seats[1].present)
        ends = await asyncio.gather(
            Seat(ada, game.id, 0, at_random("a")).play(), Seat(ben, game.id, 1, at_random("b")).play()
        )
        assert ends[0].score == ends[1].score
        for watching in (socket, other):
            last = await the_next(watching, Update, lambda update: update.score is not None)
            assert last.seq == ends[0].seq
        await asyncio.gather(socket.close(), other.close())
        verify(parse(await ben.record(game.id)), africa())
        assert min(changes_elsewhere(here), changes_elsewhere(there)) > 10


async def test_nothing_is_heard_from_elsewhere_of_a_game_whose_sockets_meet(postgres_database: str) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as here, running(settings) as there:
        people = [await here.person("Ada"), await here.person("Ben")]
        game = await table_of(*people, rules=SHORT)
        await asyncio.gather(*(Seat(one, game.id, number, at_random("x")).play() for number, one in enumerate(people)))
        assert (changes_elsewhere(here), changes_elsewhere(there)) == (0, 0)


def changes_elsewhere(server: Running) -> float:
    lines = server.context.metrics.text().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("okapi_changes_elsewhere_total "))


async def test_what_one_server_stored_the_other_shows_at_once(postgres_database: str) -> None:
    settings = settings_for(postgres_database)
    async with running(settings) as here, running(settings) as there:
        ada = await here.person("Ada")
        also_ada = Session(there.address, ada.token)
        game = await table_of(ada, bots=1, start=False)
        path = f"/api/games/{game.id}"
        for number in range(10):
            await also_ada.ask("GET", path, gives=GameInfo)  # so that the other has a copy
            changed = await ada.ask("PUT", f"{path}/words", AddWords(f"words {number}"), gives=GameInfo)
            assert await also_ada.ask("GET", path, gives=GameInfo) == changed


class Through(Session):
    """A session whose socket connects to another address than its requests."""

    socket_address = ""

    async def play(self, game: str | None = None) -> Socket:
        direct, self.address = self.address, self.socket_address
        try:
            return await super().play(game)
        finally:
            self.address = direct


async def test_messages_lost_doubled_reordered_or_cut_off_never_corrupt_or_double_a_move(
    server: Running, database: str
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, rules=SHORT)
    async with misbehaving(server.address, "mischief") as (proxy, proxied):
        seats = []
        for number, person in enumerate((ada, ben)):
            through = Through(server.address, person.token)
            through.socket_address = proxied
            await through.board(africa().content_hash)
            seats.append(Seat(through, game.id, number, at_random(str(number)), patience=0.6))
        async with asyncio.timeout(300):
            ends = await asyncio.gather(*(seat.play(again_after=0.01) for seat in seats))
    assert all(proxy.misdeeds.values()), f"the proxy behaved too well: {proxy.misdeeds}"
    assert ends[0].score == ends[1].score
    await check_log(database, game.id, seats)
    verify(parse(await ada.record(game.id)), africa())


async def test_a_server_survives_that_its_database_connections_are_cut(postgres_database: str) -> None:
    async with running(settings_for(postgres_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, rules=SHORT)
        seats = [Seat(person, game.id, n, at_random(str(n))) for n, person in enumerate((ada, ben))]
        playing = [asyncio.create_task(seat.play(again_after=0.05)) for seat in seats]
        for _ in range(3):
            await asyncio.sleep(0.2)
            await cut_all_connections(postgres_database)
        async with asyncio.timeout(300):
            await asyncio.gather(*playing)
        await check_log(postgres_database, game.id, seats)
        verify(parse(await record_again(ada, game.id)), africa())


async def cut_all_connections(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def record_again(session: Session, game: str) -> bytes:
    """A request may get a connection that was cut; the next one does not."""
    for _ in range(20):
        with suppress(RefusedByServer):
            return await session.record(game)
    raise AssertionError("the server did not recover")


async def test_a_person_connected_to_another_server_is_here_at_no_table_too(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "_HEARTBEAT_SECONDS", 0.05)
    settings = settings_for(postgres_database)
    async with running(settings) as here, running(settings) as there:
        ada, ben = await here.person("Ada"), await there.person("Ben")
        table = await regular_table(ada)
        await join(ben, table)
        for person in (ada, ben):
            await person.ask("PUT", "/api/me/seen", ChangeSeen(seen=True), gives=KnownPeople)
        socket = await ben.play()
        async with asyncio.timeout(300):
            while not (await people_of(ada))["Ben"].here:
                await asyncio.sleep(0.05)
            await socket.close()
            while (await people_of(ada))["Ben"].here:
                await asyncio.sleep(0.05)
