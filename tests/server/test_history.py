"""Looking back: a moment of the past, as one seat saw it and no other."""

import asyncio

import pytest

from okapi.server.protocol.messages import Command, GameInfo, Leave, Look, Looked, RefusedMessage, Update
from okapi.server.status import Status
from okapi.server.storage.schema import games
from server.people import play_to_the_end
from server.running import Running, table_of
from server.sockets import SHORT, answer, first_tickets, the_next, watch

pytestmark = pytest.mark.anyio


async def test_a_moment_looks_as_it_did_to_the_seat(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, rules=SHORT)
    (socket, first), (other, update) = await asyncio.gather(watch(ada, game.id, 0), watch(ben, game.id, 1))
    await answer(socket, Command(game.id, 0, first.seq, "a", first_tickets(first.view)))
    await answer(other, Command(game.id, 1, update.seq, "b", first_tickets(update.view)))
    await the_next(socket, Update, lambda update: not update.view.offered and update.seq > first.seq)
    await socket.send(Look(game.id, 0, first.seq))
    looked = await the_next(socket, Looked)
    assert (looked.at, looked.seat, looked.view) == (first.seq, 0, first.view)
    await asyncio.gather(socket.close(), other.close())


async def test_before_the_first_event_the_decks_are_full(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    socket, _ = await watch(ada, game.id, 0)
    await socket.send(Look(game.id, 0, 0))
    table = (await the_next(socket, Looked)).view.table
    assert (table.train_deck, table.terrain_deck.total(), table.ticket_deck) == (110, 45, 48)
    await socket.close()


async def test_a_moment_that_has_not_come_is_the_latest_one(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    socket, first = await watch(ada, game.id, 0)
    await socket.send(Look(game.id, 0, 10_000))
    looked = await the_next(socket, Looked)
    assert (looked.at, looked.view) == (first.seq, first.view)
    await socket.close()


async def test_nobody_looks_through_the_eyes_of_another(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    socket, _ = await watch(ada, game.id, 0)
    await socket.send(Look(game.id, 1, 5))
    assert (await the_next(socket, RefusedMessage)).reason == "seat.not-yours"
    await socket.send(Look(game.id, None, 5))
    looked = await the_next(socket, Looked)
    assert not looked.view.hand
    await socket.close()


async def test_once_a_game_is_over_its_past_shows_what_everyone_held(server: Running) -> None:
    ada = await server.person("Ada")
    game = await table_of(ada, bots=1, rules=SHORT)
    await play_to_the_end(game.id, ada)
    socket, last = await watch(ada, game.id, None)
    await socket.send(Look(game.id, None, last.seq))
    looked = await the_next(socket, Looked)
    assert tuple(open.tickets for open in looked.hands) == last.view.table.revealed
    assert [open.hand.total() for open in looked.hands] == [player.cards for player in last.view.table.players]
    await socket.send(Look(game.id, None, 20))  # everybody has cards, nobody has kept tickets
    assert all(open.hand and not open.tickets for open in (await the_next(socket, Looked)).hands)
    await socket.close()


@pytest.mark.parametrize("ended", [False, True])
async def test_hands_stay_hidden_in_a_game_that_is_played_or_ended_early(server: Running, *, ended: bool) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben)
    if ended:
        for person in (ada, ben):
            left = await person.ask("POST", f"/api/games/{game.id}/leave", Leave(), gives=GameInfo)
        assert left.status is Status.ENDED
    socket, last = await watch(ada, game.id, None)
    await socket.send(Look(game.id, None, last.seq))
    assert (await the_next(socket, Looked)).hands == ()
    await socket.close()


async def test_a_game_that_has_been_deleted_cannot_be_looked_at(server: Running) -> None:
    ada = await server.person("Ada")
    game = await table_of(ada, bots=1, bot_delay=9000)
    socket, _ = await watch(ada, game.id, None)
    async with server.context.database.write() as connection:
        await connection.execute(games.delete().where(games.c.id == game.id))
    await socket.send(Look(game.id, None, 5))
    assert (await the_next(socket, RefusedMessage)).reason == "game.unknown"
    await socket.close()
