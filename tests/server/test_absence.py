"""Absent people: clocks, bots that stand in, and the return."""

import asyncio

import pytest

from okapi.client import Session
from okapi.game import Deck, DrawBlind
from okapi.server.play import clocks, presence, scheduler
from okapi.server.play.bot_moves import BotMoves
from okapi.server.protocol.messages import Accepted, Command, GameChanged, GameInfo, Start, TakeBack, TakeOver, Update
from okapi.server.status import Status, Timeout
from server.people import refused, until
from server.running import Running, come, running, settings_for, table_of
from server.sockets import SHORT, answer, first_tickets, the_next, watch

pytestmark = pytest.mark.anyio


async def test_when_the_clock_runs_out_a_bot_takes_the_seat_over_and_the_person_gets_it_back(
    database: str,
) -> None:
    settings = settings_for(database, min_clock=1)
    async with running(settings) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, clock=1, bot_delay=50)
        assert game.deadline is not None
        socket, update = await watch(ada, game.id, 0)
        assert update.deadline == game.deadline
        await answer(socket, Command(game.id, 0, update.seq, "a", first_tickets(update.view)))
        changed = await the_next(socket, GameChanged, lambda c: c.game.seats[1].stand_in == "random")
        assert changed.game.seats[0].stand_in is None
        moved = await the_next(socket, Update, lambda u: u.view.table.turn is not None and len(u.acting) == 1)
        assert moved.seq > update.seq
        other, _ = await watch(ben, game.id, 1)
        back = await the_next(socket, GameChanged, lambda c: c.game.seats[1].present)
        assert back.game.seats[1].stand_in is None
        await asyncio.gather(socket.close(), other.close())


async def test_a_person_who_is_there_but_late_is_the_players_matter(database: str) -> None:
    async with running(settings_for(database, min_clock=1)) as server:
        people = [await server.person(name) for name in ("Ada", "Ben", "Cleo")]
        game = await table_of(*people, start=False, clock=1)
        assert game.agreement.timeout is Timeout.PLAYERS_DECIDE
        sockets = [await come(person, game.id) for person in people]
        await people[0].ask("POST", f"/api/games/{game.id}/start", Start(1), gives=GameInfo)
        for seat, socket in enumerate(sockets):
            update = await the_next(socket, Update)
            if seat != 1:
                said = await answer(socket, Command(game.id, seat, update.seq, "a", first_tickets(update.view)))
                assert isinstance(said, Accepted), "who is late may still move"
        ada, ben, cleo = people
        late = await until(ada, game.id, lambda now: now.acting == (1,) and now.seats[1].late)
        assert (late.seats[1].present, late.seats[1].stand_in) == (True, None)
        path = f"/api/games/{game.id}/takeover"
        dan = await server.person("Dan")
        assert await refused(dan, "POST", path, TakeOver(1)) == "seat.none-held"
        assert await refused(ada, "POST", path, TakeOver(2)) == "seat.time-runs"
        taken = await cleo.ask("POST", path, TakeOver(1), gives=GameInfo)
        assert taken.seats[1].stand_in == "random"
        assert not taken.seats[1].late
        await the_next(sockets[0], GameChanged, lambda changed: changed.game.seats[1].stand_in == "random")
        await ben.ask("POST", f"/api/games/{game.id}/return", TakeBack(1), gives=GameInfo)
        await until(ben, game.id, lambda now: now.seats[1].stand_in is None)
        await asyncio.gather(*(socket.close() for socket in sockets))


async def test_a_table_may_agree_that_a_bot_plays_on_at_once(database: str) -> None:
    async with running(settings_for(database, min_clock=1)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, clock=1, timeout=Timeout.BOT_PLAYS, bot_delay=5000)
        sockets = [(await watch(person, game.id, seat))[0] for seat, person in enumerate((ada, ben))]
        await the_next(sockets[0], GameChanged, lambda changed: changed.game.seats[1].stand_in == "random")
        await asyncio.gather(*(socket.close() for socket in sockets))


async def test_a_bot_plays_for_a_late_person_who_leaves(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LOOK_AGAIN", 500)
    async with running(settings_for(database, min_clock=1)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, clock=1, bot_delay=5000)
        one, _ = await watch(ada, game.id, 0)
        other, _ = await watch(ben, game.id, 1)
        await the_next(one, GameChanged, lambda changed: changed.game.seats[1].late)
        await other.close()
        gone = await the_next(one, GameChanged, lambda changed: changed.game.seats[1].stand_in == "random")
        assert gone.game.seats[0].stand_in is None
        await one.close()


async def test_a_game_that_everyone_left_is_played_to_its_end_by_the_clock(database: str) -> None:
    async with running(settings_for(database, min_clock=1)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben, clock=1, rules=SHORT)
        over = await until(ada, game.id, lambda game: game.status is Status.OVER)
        assert [seat.stand_in for seat in over.seats] == ["random", "random"]


async def test_a_person_who_sends_a_command_is_back(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, bot_delay=5000)
    socket, update = await watch(ben, game.id, 1)
    await socket.close()
    await until(ada, game.id, lambda game: not game.seats[1].present)
    await ada.ask("POST", f"/api/games/{game.id}/takeover", TakeOver(1), gives=GameInfo)
    socket = await ben.play()
    said = await answer(socket, Command(game.id, 1, update.seq, "b", first_tickets(update.view)))
    assert isinstance(said, Accepted)
    assert (await ben.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).seats[1].stand_in is None
    await socket.close()


async def test_no_name_that_a_person_gives_a_command_can_be_a_bots(database: str) -> None:
    async with running(settings_for(database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben)
        for seat, person in enumerate((ada, ben)):
            socket, update = await watch(person, game.id, seat)
            await answer(socket, Command(game.id, seat, update.seq, "tickets", first_tickets(update.view)))
            await socket.close()
        game = await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
        seat, person = game.acting[0], (ada, ben)[game.acting[0]]
        socket, update = await watch(person, game.id, seat)
        draw = DrawBlind(Deck.TRAIN)  # and not a face-up card: a third locomotive in its place turns over all others
        said = await answer(socket, Command(game.id, seat, update.seq, f"bot-{update.seq + 2}", draw))
        assert isinstance(said, Accepted)
        assert said.seq == update.seq + 2, "the name is the one that bots used to give their next command"
        await socket.close()
        await until(ada, game.id, lambda game: not game.seats[seat].present)
        other = (ada, ben)[1 - seat]
        await other.ask("POST", f"/api/games/{game.id}/takeover", TakeOver(seat), gives=GameInfo)
        await until(ada, game.id, lambda game: game.acting != (seat,))


@pytest.mark.both_databases
async def test_after_a_restart_bots_and_clocks_go_on(database: str) -> None:
    settings = settings_for(database, min_clock=1)
    async with running(settings) as server:
        ada = await server.person("Ada")
        game = await table_of(ada, bots=1, clock=1, rules=SHORT, bot_delay=50)
    async with running(settings) as server:
        again = Session(server.address, ada.token)
        await until(again, game.id, lambda game: game.status is Status.OVER)


async def test_after_a_restart_bots_are_looked_after_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_for(database)
    monkeypatch.setattr(scheduler, "_EVERY_SECONDS", 3600)
    with monkeypatch.context() as about_to_end:
        about_to_end.setattr(BotMoves, "start_bots", lambda *_: None)
        about_to_end.setattr(clocks, "BOT_LEASE", 0)
        async with running(settings) as server:
            ada = await server.person("Ada")
            game = await table_of(ada, bots=1, bot_delay=0)
            assert game.acting == (0, 1)
    async with running(settings) as server:
        again = Session(server.address, ada.token)
        await until(again, game.id, lambda game: game.acting == (0,))


async def test_a_person_who_leaves_while_the_database_is_away_does_not_stay_present(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = asyncio.Event()

    async def away(*_: object) -> None:
        tried.set()
        raise ConnectionError

    async with running(settings_for(postgres_database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await table_of(ada, ben)
        stays, _ = await watch(ada, game.id, 0)
        goes, _ = await watch(ben, game.id, 1)
        await until(ada, game.id, lambda now: now.seats[1].present)
        with monkeypatch.context() as broken:
            broken.setattr(presence, "set_offline", away)
            await goes.close()
            await asyncio.wait_for(tried.wait(), 60)
        assert (await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).seats[1].present, "a ghost"
        await presence.put_right(server.context)
        now = await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
        assert [seat.present for seat in now.seats] == [True, False]
        await stays.close()
