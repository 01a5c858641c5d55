"""Play: commands in, updates out, on both kinds of database."""

import asyncio
from typing import Any

import pytest

from okapi.board import africa
from okapi.client import Seat, Session, Socket
from okapi.game import Deck, DrawBlind, Pass, StartingTicketsChosen, format_action, options, score_sheet
from okapi.record import parse, verify
from okapi.server.protocol import updates
from okapi.server.protocol.messages import (
    Accepted,
    Command,
    CreatedGame,
    GameChanged,
    GameInfo,
    NewGame,
    Ping,
    Pong,
    RefusedMessage,
    Start,
    Unwatch,
    Update,
    Watch,
    Welcome,
)
from okapi.server.protocol.updates import Snapshot, change_for
from okapi.server.status import Agreement, Status
from server.running import ME, Running, table_of
from server.sockets import SHORT, answer, at_random, first_tickets, the_next, watch

pytestmark = pytest.mark.anyio


@pytest.mark.both_databases
async def test_two_people_and_a_bot_play_a_game_whose_record_verifies(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, bots=1, rules=SHORT)
    ends = await asyncio.gather(
        Seat(ada, game.id, 0, at_random("a")).play(), Seat(ben, game.id, 1, at_random("b")).play()
    )
    assert ends[0].score == ends[1].score
    assert ends[0].score is not None
    record = parse(await ada.record(game.id))
    assert record.header.players == ("Ada", "Ben", "random")
    assert len(record.events) == ends[0].seq
    scores = score_sheet(verify(record, africa())).scores
    assert [line.total for line in ends[0].score.lines] == [score.total for score in scores]
    over = await ben.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
    assert (over.status, over.acting, over.yours) == (Status.OVER, (), (1,))


async def test_all_choose_their_first_tickets_at_once_and_nobodys_choice_makes_anothers_stale(
    server: Running,
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    (one, first), (other, second) = await watch(ada, game.id, 0), await watch(ben, game.id, 1)
    assert first.acting == second.acting == (0, 1)
    assert first.seq == second.seq
    chosen = await answer(one, Command(game.id, 0, first.seq, "a", first_tickets(first.view)))
    assert isinstance(chosen, Accepted)
    seen = await the_next(other, Update)
    assert seen.events == (StartingTicketsChosen(0, None),)
    chosen = await answer(other, Command(game.id, 1, second.seq, "b", first_tickets(second.view)))
    assert isinstance(chosen, Accepted)
    again = await answer(one, Command(game.id, 0, first.seq, "c", first_tickets(first.view)))
    assert isinstance(again, RefusedMessage)
    await asyncio.gather(one.close(), other.close())


async def begun(server: Running) -> tuple[str, list[Socket], Update, int]:
    """A game between two people at its first turn; the update of the player whose turn it is."""
    people = [await server.person("Ada"), await server.person("Ben")]
    game = await table_of(*people)
    sockets = []
    for seat, person in enumerate(people):
        socket, update = await watch(person, game.id, seat)
        sockets.append(socket)
        chosen = first_tickets(update.view)
        await answer(socket, Command(game.id, seat, update.seq, f"tickets-{seat}", chosen))
    table = await people[0].ask("GET", f"/api/games/{game.id}", gives=GameInfo)
    seat = table.acting[0]
    await sockets[seat].send(Watch(game.id, seat, None))
    return game.id, sockets, await the_next(sockets[seat], Update, lambda u: u.seq == table.seq), seat


async def test_a_stale_command_is_refused_with_the_update_it_was_missing(server: Running) -> None:
    game, sockets, update, seat = await begun(server)
    stale = await answer(sockets[seat], Command(game, seat, 1, "x", DrawBlind(Deck.TRAIN)))
    assert isinstance(stale, RefusedMessage)
    assert stale.reason == "command.stale"
    assert stale.update is not None
    assert (stale.update.after, stale.update.seq, len(stale.update.events)) == (1, update.seq, update.seq - 1)
    assert stale.update.view == update.view
    ahead = await answer(sockets[seat], Command(game, seat, 9999, "y", DrawBlind(Deck.TRAIN)))
    assert isinstance(ahead, RefusedMessage)
    assert ahead.reason == "command.stale"
    for socket in sockets:
        await socket.close()


@pytest.mark.both_databases
async def test_a_repeated_command_gets_the_first_answer_and_happens_once(server: Running) -> None:
    game, sockets, update, seat = await begun(server)
    command = Command(game, seat, update.seq, "twice", DrawBlind(Deck.TRAIN))
    first = await answer(sockets[seat], command)
    second = await answer(sockets[seat], command)
    assert first == second
    assert isinstance(first, Accepted)
    await sockets[seat].send(Watch(game, seat, update.seq))
    missed = await the_next(sockets[seat], Update, lambda u: u.after == update.seq)
    assert missed.seq == first.seq
    for socket in sockets:
        await socket.close()


async def test_the_rules_refuse_with_their_reason_and_number(server: Running) -> None:
    game, sockets, update, seat = await begun(server)
    other = 1 - seat
    refused = await answer(sockets[seat], Command(game, seat, update.seq, "1", Pass()))
    assert isinstance(refused, RefusedMessage)
    assert (refused.reason, refused.details) == ("pass.something-is-possible", {"rule": "3.1"})
    refused = await answer(sockets[other], Command(game, other, update.seq, "2", DrawBlind(Deck.TRAIN)))
    assert isinstance(refused, RefusedMessage)
    assert refused.reason == "turn.not-yours"
    refused = await answer(sockets[other], Command(game, seat, update.seq, "3", DrawBlind(Deck.TRAIN)))
    assert isinstance(refused, RefusedMessage)
    assert refused.reason == "seat.not-yours"
    refused = await answer(sockets[seat], Command(game, 4, update.seq, "4", DrawBlind(Deck.TRAIN)))
    assert isinstance(refused, RefusedMessage)
    assert refused.reason == "seat.unknown"
    refused = await answer(sockets[seat], Command("nowhere", seat, update.seq, "5", DrawBlind(Deck.TRAIN)))
    assert isinstance(refused, RefusedMessage)
    assert refused.reason == "game.unknown"
    for socket in sockets:
        await socket.close()


async def test_an_action_may_be_said_in_its_text_form(server: Running) -> None:
    game, sockets, update, seat = await begun(server)
    unreadable = await answer(sockets[seat], Command(game, seat, update.seq, "1", "conquer the world"))
    assert isinstance(unreadable, RefusedMessage)
    assert unreadable.reason == "request.malformed"
    said = format_action(options(update.view)[0])
    assert isinstance(await answer(sockets[seat], Command(game, seat, update.seq, "2", said)), Accepted)
    for socket in sockets:
        await socket.close()


async def test_a_reconnecting_client_gets_exactly_what_it_missed(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    socket, first = await watch(ada, game.id, 0)
    assert (first.after, len(first.events)) == (0, first.seq)
    await socket.close()
    other, update = await watch(ben, game.id, 1)
    await answer(other, Command(game.id, 1, update.seq, "b", first_tickets(update.view)))
    socket, missed = await watch(ada, game.id, 0, first.seq)
    assert (missed.after, missed.seq) == (first.seq, first.seq + 1)
    assert missed.events == (StartingTicketsChosen(1, None),)
    await socket.send(Watch(game.id, 0, missed.seq))
    nothing = await the_next(socket, Update)
    assert (nothing.after, nothing.seq, nothing.events) == (missed.seq, missed.seq, ())
    await socket.send(Watch(game.id, 0, None))
    assert (await the_next(socket, Update)).events == ()
    await asyncio.gather(socket.close(), other.close())


async def test_a_spectator_sees_the_table_and_nothing_else(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    nobody = await server.person("Cleo")
    nobody.token = None
    socket = await nobody.play()
    welcome = await socket.receive()
    assert isinstance(welcome, Welcome)
    assert welcome.me is None
    await socket.send(Watch(game.id, None, 0))
    update = await the_next(socket, Update)
    assert update.view.seat is None
    assert not update.view.hand
    assert update.offer is None
    await socket.send(Watch(game.id, 1, 0))
    assert (await the_next(socket, RefusedMessage)).reason == "identity.unknown"
    await socket.close()
    stranger = await server.person("Dora")
    socket = await stranger.play()
    await socket.send(Watch(game.id, 1, 0))
    assert (await the_next(socket, RefusedMessage)).reason == "seat.not-yours"
    await socket.close()


async def test_however_many_watch_an_update_is_made_once_for_all_of_them(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    socket, update = await watch(ada, game.id, 0)
    spectators = [(await watch(Session(server.address), game.id, None))[0] for _ in range(5)]
    made: list[int | None] = []

    def counted(snapshot: Snapshot, seat: int | None, *rest: Any) -> Update:
        made.append(seat)
        return change_for(snapshot, seat, *rest)

    monkeypatch.setattr(updates, "change_for", counted)
    await answer(socket, Command(game.id, 0, update.seq, "x", first_tickets(update.view)))
    seen = [await the_next(one, Update) for one in spectators]
    assert all(one == seen[0] for one in seen)
    assert made == [0, None]
    for one in (socket, *spectators):
        await one.close()


async def test_one_browser_may_hold_several_seats(server: Running) -> None:
    ada = await server.person("Ada")
    made = await ada.ask("POST", "/api/games", NewGame((ME, ME), Agreement(SHORT)), gives=CreatedGame)
    game = await ada.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)
    assert game.yours == (0, 1)
    ends = await asyncio.gather(*(Seat(ada, game.id, seat, at_random(str(seat))).play() for seat in (0, 1)))
    assert ends[0].score == ends[1].score


async def test_both_seats_of_a_hot_seat_come_over_one_socket_each_with_its_own_cards(server: Running) -> None:
    ada = await server.person("Ada")
    made = await ada.ask("POST", "/api/games", NewGame((ME, ME)), gives=CreatedGame)
    await ada.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)
    socket, first = await watch(ada, made.game.id, 0)
    await socket.send(Watch(made.game.id, 1, 0))
    second = await the_next(socket, Update)
    assert (first.view.seat, second.view.seat) == (0, 1)
    assert first.view.offered != second.view.offered
    await socket.send(Command(made.game.id, 0, first.seq, "a", first_tickets(first.view)))
    both = {(await the_next(socket, Update)).seat for _ in range(2)}
    assert both == {0, 1}
    await socket.send(Unwatch(made.game.id, 1))
    await socket.send(Command(made.game.id, 1, first.seq, "b", first_tickets(second.view)))
    assert (await the_next(socket, Update)).seat == 0
    await socket.send(Ping())
    await the_next(socket, Pong)
    await socket.close()


async def test_nobody_can_end_what_another_watches(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    socket, _ = await watch(ada, game.id, 0)
    before = (await the_next(socket, GameChanged, lambda message: message.game.seats[0].present)).game
    for stranger in (Session(server.address), await server.person("Eve"), ben):
        theirs = await stranger.play()
        for seat in (0, 1, 4, None):
            await theirs.send(Unwatch(game.id, seat))
        await theirs.send(Unwatch("nowhere", 0))
        await theirs.send(Ping())
        await the_next(theirs, Pong)
        await theirs.close()
    assert await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo) == before
    await socket.send(Ping())
    async with asyncio.timeout(60):
        while not isinstance(message := await socket.receive(), Pong):
            assert not isinstance(message, GameChanged)
    await socket.close()


async def test_everyone_at_the_table_hears_who_comes_and_goes(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    socket, _ = await watch(ada, game.id, 0)
    other, _ = await watch(ben, game.id, 1)
    await the_next(socket, GameChanged, lambda changed: changed.game.seats[1].present)
    await other.close()
    await the_next(socket, GameChanged, lambda changed: not changed.game.seats[1].present)
    await socket.close()
