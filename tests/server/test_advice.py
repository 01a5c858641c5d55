"""Advice during play: from what the seat can see, and never against people who have not agreed to it."""

from random import Random

import pytest

from okapi.board import africa
from okapi.bots.determinise import determinise
from okapi.client import Session
from okapi.coach import advice
from okapi.dealer import SeededDealer
from okapi.game import View, new_game, options, play, settle, to_json, view_for
from okapi.server.protocol.messages import (
    AdviceList,
    AskForAdvice,
    Command,
    CreatedGame,
    GameInfo,
    Leave,
    NewGame,
    Start,
)
from okapi.server.settings import Rate
from okapi.server.status import Agreement
from okapi.server.workers.bots import NoAnswer
from okapi.server.workers.coach import advised_moves
from server.people import refused
from server.running import BOT, ME, OPEN, Running, begin, running, settings_for, table_of
from server.sockets import answer, first_tickets, watch

pytestmark = pytest.mark.anyio


async def ask(session: Session, game: str, seat: int = 0) -> AdviceList:
    return await session.ask("POST", f"/api/games/{game}/advice", AskForAdvice(seat), gives=AdviceList)


async def why_not(session: Session, game: str, seat: int = 0) -> str:
    return await refused(session, "POST", f"/api/games/{game}/advice", AskForAdvice(seat))


async def test_against_bots_a_player_gets_moves_that_can_be_made(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database)) as server:
        ada = await server.person()
        game = (await table_of(ada, bots=1)).id
        found = await ask(ada, game)
        session = await server.context.registry.get(game)
        possible = options(view_for(session.state, 0))
        assert 1 <= len(found.moves) <= 3
        assert all(move.action in possible for move in found.moves)
        assert [move.share for move in found.moves] == sorted([it.share for it in found.moves], reverse=True)
        assert found.seq <= session.seq


async def test_other_people_must_have_agreed_in_the_lobby(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(view: View) -> tuple[()]:
        return ()

    monkeypatch.setattr(server.rooms.bots, "advise", advise)
    ada, ben = await server.person("Ada"), await server.person("Ben")
    plain = await table_of(ada, ben)
    assert await why_not(ada, plain.id) == "advice.not-agreed"
    table = await table_of(ada, ben, start=False)
    path = f"/api/games/{table.id}"
    agreed = await ada.ask("PUT", f"{path}/agreement", Agreement(advice=True), gives=GameInfo)
    assert agreed.agreement.advice
    assert (await ben.ask("GET", path, gives=GameInfo)).agreement.advice
    await begin(table.id, ada, ben)
    assert (await ask(ben, table.id, 1)).moves == ()


async def test_another_person_at_the_same_browser_is_another_person(server: Running) -> None:
    ada = await server.person()
    made = await ada.ask("POST", "/api/games", NewGame((ME, ME, BOT)), gives=CreatedGame)
    await ada.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)
    assert await why_not(ada, made.game.id) == "advice.not-agreed"


async def test_a_player_whom_all_others_have_left_may_be_advised(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def advise(view: View) -> tuple[()]:
        return ()

    monkeypatch.setattr(server.rooms.bots, "advise", advise)
    ada, ben = await server.person("Ada"), await server.person("Ben")
    path = f"/api/games/{(game := (await table_of(ada, ben)).id)}"
    assert not (await ada.ask("GET", path, gives=GameInfo)).may_ask_advice
    await ben.ask("POST", f"{path}/leave", Leave(), gives=GameInfo)
    assert (await ada.ask("GET", path, gives=GameInfo)).may_ask_advice
    assert (await ask(ada, game)).moves == ()
    assert not (await ben.ask("GET", path, gives=GameInfo)).may_ask_advice


async def test_a_rated_table_has_no_advice_and_cannot_agree_to_any(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    assert (
        await refused(ada, "POST", "/api/games", NewGame((ME, OPEN), Agreement(rated=True, advice=True)))
        == "advice.rated"
    )
    table = await table_of(ada, ben, start=False, advice=True)
    path = f"/api/games/{table.id}"
    assert await refused(ada, "PUT", f"{path}/agreement", Agreement(rated=True, advice=True)) == "advice.rated"
    await ada.ask("PUT", f"{path}/agreement", Agreement(rated=True, clock=86400), gives=GameInfo)
    await begin(table.id, ada, ben)
    assert await why_not(ada, table.id) == "advice.rated"


async def test_advice_is_for_ones_own_seat_when_it_must_decide(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def advise(view: View) -> tuple[()]:
        raise NoAnswer("it saw too much")

    monkeypatch.setattr(server.rooms.bots, "advise", advise)
    ada, eve = await server.person("Ada"), await server.person("Eve")
    game = (await table_of(ada, bots=1)).id
    assert await why_not(ada, game) == "advice.none"
    assert await why_not(eve, game) == "seat.not-yours"
    assert await why_not(ada, game, 1) == "seat.not-yours"
    assert await why_not(ada, game, 4) == "seat.unknown"


async def test_there_is_no_advice_for_a_seat_that_has_decided(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = (await table_of(ada, ben, advice=True)).id
    socket, update = await watch(ada, game, 0)
    async with socket:
        await answer(socket, Command(game, 0, update.seq, "first", first_tickets(update.view)))
    assert await why_not(ada, game) == "advice.not-your-turn"  # 2.4: Ben is still to choose


async def test_nobody_asks_without_end(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, advice_rate=Rate(2, 0))) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = (await table_of(ada, ben)).id
        reasons = [await why_not(ada, game) for _ in range(3)]
        assert reasons == ["advice.not-agreed", "advice.not-agreed", "rate.too-much-advice"]


def views_in_the_middle() -> list[View]:
    """A few moments of a game, from the choice of tickets on."""
    dealer = SeededDealer("advice")
    state, _ = settle(new_game(africa(), 3), dealer)
    found = []
    for move in range(60):
        seat = state.table.acting()[0]
        view = view_for(state, seat)
        if move in (0, 3, 20, 59):
            found.append(view)
        possible = options(view)
        state, _ = play(state, seat, possible[(7 * move) % len(possible)], dealer)
    return found


def test_advice_is_the_same_when_what_the_seat_cannot_see_is_dealt_again() -> None:
    for view in views_in_the_middle():
        assert view.seat is not None
        before = [to_json(move) for move in advised_moves(view)]
        assert before
        for seed in range(3):
            other = determinise(view, Random(seed))
            assert to_json(view_for(other, view.seat)) == to_json(view)
            assert [to_json(move) for move in advised_moves(view_for(other, view.seat))] == before


def test_the_coach_says_what_travels() -> None:
    view = views_in_the_middle()[1]
    assert [to_json(move) for move in advised_moves(view)] == [to_json(move) for move in advice(view)]
