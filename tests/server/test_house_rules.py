"""The house rules of docs/house-rules.md: what is fair between people at a table."""

import asyncio
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from okapi.board import africa, official
from okapi.client import Session, Socket
from okapi.deals import matchpoints
from okapi.game import Rules, StartingTicketsChosen, redact
from okapi.puzzles import position
from okapi.record import parse, verify
from okapi.server.app import create_app
from okapi.server.deals import days, field, tables
from okapi.server.house_rules import replaceable_from
from okapi.server.people.ratings import rate_what_is_left
from okapi.server.protocol.messages import (
    Accepted,
    Almanac,
    AskForAdvice,
    BestOnBoard,
    Command,
    Confirm,
    CreatedGame,
    DealPage,
    EndEarly,
    GameChanged,
    GameInfo,
    HandOver,
    Join,
    KeptGame,
    KeptGameList,
    Leave,
    Missed,
    MutedList,
    NewGame,
    Ping,
    Pong,
    RefusedMessage,
    RegularTableInfo,
    RegularTableList,
    Remarks,
    ReviewState,
    Start,
    TakeBack,
    TakeOver,
    Update,
    Watch,
    Write,
)
from okapi.server.settings import ServerSettings
from okapi.server.status import Agreement, SeatKind, Status, Timeout
from okapi.server.storage.stored_game import StoredGame, StoredSeat
from server.challenges import begin, challenge, finish, leave, look, over
from server.clocks import HOUR, NOON, DayClock
from server.company import id_of, join, kept_game, kept_line, people_of, regular_table
from server.people import forget, listed, page_of, play_to_the_end, rating_rows, refused, until
from server.puzzles import stored_puzzles
from server.puzzling_reviewer import PUZZLING
from server.reviews import done
from server.running import BOT, LISTED, ME, OPEN, Running, come, running, settings_for, table_of
from server.sockets import SHORT, answer, first_tickets, the_next, watch
from server.two_deals import asked, socket_refusals

pytestmark = pytest.mark.anyio
THREE_DAYS = 3 * 24 * 3600


async def info_of(session: Session, game: GameInfo) -> GameInfo:
    return await session.ask("GET", f"/api/games/{game.id}", gives=GameInfo)


async def people(server: Running, *names: str) -> list[Session]:
    return [await server.person(name) for name in names]


# Agreements.


async def test_nobody_is_started_into_a_game_they_did_not_agree_to(server: Running) -> None:  # H1
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, start=False)
    path = f"/api/games/{game.id}"
    assert [seat.agreed for seat in game.seats] == [True, True], "who sits down agrees"
    changed = await ada.ask("PUT", f"{path}/agreement", Agreement(Rules(trains=15)), gives=GameInfo)
    assert changed.terms == game.terms + 1
    assert [seat.agreed for seat in changed.seats] == [True, False], "the others are asked again"
    assert await refused(ada, "POST", f"{path}/start", Start(game.terms)) == "game.terms-changed"
    assert await refused(ada, "POST", f"{path}/start", Start(changed.terms)) == "game.not-everyone-agreed"
    assert await refused(ben, "POST", f"{path}/confirm", Confirm(game.terms)) == "game.terms-changed"
    agreed = await ben.ask("POST", f"{path}/confirm", Confirm(changed.terms), gives=GameInfo)
    assert [seat.agreed for seat in agreed.seats] == [True, True]
    stranger = await server.person("Eve")
    assert await refused(stranger, "POST", f"{path}/confirm", Confirm(changed.terms)) == "seat.none-held"
    started = await ada.ask("POST", f"{path}/start", Start(changed.terms), gives=GameInfo)
    assert (started.status, started.agreement.rules.trains) == (Status.PLAYING, 15)


async def test_what_changes_while_a_person_sits_down_is_not_agreed_to(server: Running) -> None:  # H1
    ada, ben = await people(server, "Ada", "Ben")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN), LISTED), gives=CreatedGame)
    path = f"/api/games/{made.game.id}"
    now = await ada.ask("PUT", f"{path}/agreement", Agreement(listed=True, clock=5), gives=GameInfo)
    assert await refused(ben, "POST", f"{path}/join", Join(terms=made.game.terms)) == "game.terms-changed"
    joined = await ben.ask("POST", f"{path}/join", Join(terms=now.terms), gives=GameInfo)
    assert joined.yours == (1,)


async def test_a_bot_in_place_of_a_person_asks_the_others_again(server: Running) -> None:  # H1
    ada, ben = await people(server, "Ada", "Ben")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN, OPEN)), gives=CreatedGame)
    path = f"/api/games/{made.game.id}"
    await ben.ask("POST", f"{path}/join", Join(made.invite.invite), gives=GameInfo)
    with_bot = await ada.ask("PUT", f"{path}/seats/2", BOT, gives=GameInfo)
    assert [seat.agreed for seat in with_bot.seats] == [True, False, False]
    assert await refused(ada, "POST", f"{path}/start", Start(with_bot.terms)) == "game.not-everyone-agreed"


async def test_a_second_seat_for_one_person_asks_the_others_again(server: Running) -> None:  # H1
    ada, eve = await people(server, "Ada", "Eve")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN, OPEN), LISTED), gives=CreatedGame)
    path = f"/api/games/{made.game.id}"
    await eve.ask("POST", f"{path}/join", gives=GameInfo)
    both = await eve.ask("POST", f"{path}/join", Join(hot_seat=True, name="Yves"), gives=GameInfo)
    assert [seat.agreed for seat in both.seats] == [False, True, True]
    assert await refused(ada, "POST", f"{path}/start", Start(both.terms)) == "game.not-everyone-agreed"


async def test_the_same_agreement_once_more_asks_nobody(server: Running) -> None:  # H1
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, start=False, rules=SHORT)
    again = await ada.ask("PUT", f"/api/games/{game.id}/agreement", Agreement(SHORT), gives=GameInfo)
    assert (again.terms, [seat.agreed for seat in again.seats]) == (game.terms, [True, True])


async def test_a_game_with_little_time_begins_only_while_everyone_is_there(server: Running) -> None:  # H2
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, start=False, clock=30)
    path = f"/api/games/{game.id}"
    assert await refused(ada, "POST", f"{path}/start", Start(1)) == "game.not-everyone-here"
    socket = await ben.play()
    await socket.send(Watch(game.id, 1))
    await the_next(socket, GameChanged)
    assert (await ada.ask("POST", f"{path}/start", Start(1), gives=GameInfo)).status is Status.PLAYING
    await socket.close()
    slow = await table_of(ada, ben, start=False, clock=THREE_DAYS)
    started = await ada.ask("POST", f"/api/games/{slow.id}/start", Start(1), gives=GameInfo)
    assert started.status is Status.PLAYING, "with days a move nobody need be there"


async def test_a_rematch_keeps_a_seat_for_each_person_who_takes_it_by_joining(server: Running) -> None:  # H3
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, rules=SHORT)
    await play_to_the_end(game.id, ada, ben)
    again = await ada.ask("POST", f"/api/games/{game.id}/rematch", gives=GameInfo)
    path = f"/api/games/{again.id}"
    assert [seat.kind for seat in again.seats] == [SeatKind.PERSON, SeatKind.KEPT]
    assert [seat.name for seat in again.seats] == ["Ada", "Ben"]
    assert await refused(ada, "POST", f"{path}/start", Start(1)) == "game.not-full"
    assert (await info_of(ben, again)).yours == (), "nobody sits there who has not sat down"
    eve = await server.person("Eve")
    await ada.ask("PUT", f"{path}/agreement", Agreement(SHORT, listed=True), gives=GameInfo)
    assert await refused(eve, "POST", f"{path}/join", Join(seat=1)) == "seat.taken"
    assert await refused(eve, "POST", f"{path}/join") == "game.full"
    assert await refused(ben, "PUT", f"{path}/words", Join()) == "request.malformed"
    joined = await ben.ask("POST", f"{path}/join", gives=GameInfo)
    assert (joined.yours, joined.seats[1].agreed) == ((1,), True)
    assert (await ada.ask("POST", f"{path}/start", Start(2), gives=GameInfo)).status is Status.PLAYING


async def test_a_seat_that_is_kept_can_be_declined_or_given_away(server: Running) -> None:  # H3
    ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
    game = await table_of(ada, ben, cleo, rules=SHORT)
    await play_to_the_end(game.id, ada, ben, cleo)
    again = await ada.ask("POST", f"/api/games/{game.id}/rematch", gives=GameInfo)
    path = f"/api/games/{again.id}"
    declined = await ben.ask("POST", f"{path}/leave", gives=GameInfo)
    assert declined.seats[1].kind is SeatKind.OPEN
    given = await ada.ask("PUT", f"{path}/seats/2", BOT, gives=GameInfo)
    assert (given.seats[2].kind, given.seats[2].player) == (SeatKind.BOT, None)
    assert await refused(cleo, "POST", f"{path}/join") == "game.not-invited"
    closed = await ada.ask("POST", f"{path}/leave", Leave(), gives=GameInfo)
    assert closed.status is Status.CLOSED, "nobody inherits a table at which nobody sits"


async def test_no_seat_is_kept_for_someone_who_left_for_good(server: Running) -> None:  # H3
    ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
    game = await table_of(ada, ben, cleo, rules=SHORT)
    await cleo.ask("POST", f"/api/games/{game.id}/leave", gives=GameInfo)
    await play_to_the_end(game.id, ada, ben)
    again = await ada.ask("POST", f"/api/games/{game.id}/rematch", gives=GameInfo)
    kinds = [seat.kind for seat in again.seats]
    assert kinds == [SeatKind.PERSON, SeatKind.KEPT, SeatKind.OPEN]


async def test_a_rated_table_has_a_clock(server: Running) -> None:  # H4
    ada = await server.person("Ada")
    rated = NewGame((ME, OPEN), Agreement(rated=True))
    assert await refused(ada, "POST", "/api/games", rated) == "game.rated-without-clock"
    timed = replace(rated, agreement=Agreement(rated=True, clock=THREE_DAYS))
    made = await ada.ask("POST", "/api/games", timed, gives=CreatedGame)
    path = f"/api/games/{made.game.id}/agreement"
    assert await refused(ada, "PUT", path, Agreement(rated=True)) == "game.rated-without-clock"


async def test_two_people_can_be_rated_against_each_other_ten_times_a_day(sqlite_database: str) -> None:  # H4
    async with running(settings_for(sqlite_database)) as server:
        ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
        for _ in range(10):
            game = await table_of(ada, ben, rated=True, clock=THREE_DAYS)
            await ben.ask("POST", f"/api/games/{game.id}/leave", gives=GameInfo)
        for others, wanted in (((ben,), "game.rated-too-often"), ((cleo, ben), "game.rated-too-often")):
            more = await table_of(ada, *others, start=False, rated=True, clock=THREE_DAYS)
            assert await refused(ada, "POST", f"/api/games/{more.id}/start", Start(1)) == wanted
        assert (await table_of(ada, cleo, rated=True, clock=THREE_DAYS)).status is Status.PLAYING


async def test_a_game_becomes_a_puzzle_only_where_the_table_agreed_to_it(sqlite_database: str) -> None:  # H23
    async with running(settings_for(sqlite_database), reviewer=PUZZLING) as server:
        ada, ben = await people(server, "Ada", "Ben")
        assert not Agreement().puzzles
        for agreed in (False, True):  # in this order: what came of the first would be there before the second's
            game = (await table_of(ada, ben, rules=SHORT, puzzles=agreed)).id
            await play_to_the_end(game, ada, ben)
            await ada.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
            assert (await done(ada, game)).status == "done"
        events = parse(await ada.record(game)).events
        found = await stored_puzzles(server, 3)
        assert len(found) == 3
        for puzzle in found:
            _, seen = position(puzzle)
            assert seen == tuple(redact(event, puzzle.seat) for event in events[: len(seen)])


# Time.


async def test_nobody_can_touch_their_own_clock(server: Running) -> None:  # H5
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, clock=THREE_DAYS)
    for person, seat in ((ada, 0), (ben, 1)):
        await person.ask("POST", f"/api/games/{game.id}/return", TakeBack(seat), gives=GameInfo)
        socket, update = await watch(person, game.id, seat)
        assert update.deadline == game.deadline
        await socket.close()
    assert (await info_of(ada, game)).deadline == game.deadline


async def test_when_time_is_up_the_bot_makes_this_decision_however_often_the_person_returns(
    sqlite_database: str,
) -> None:  # H5
    async with running(settings_for(sqlite_database, min_clock=1)) as server:
        ada, ben = await people(server, "Ada", "Ben")
        game = await table_of(ada, ben, clock=1, timeout=Timeout.BOT_PLAYS, bot_delay=1500)
        watching, update = await watch(ada, game.id, 0)
        keep = Command(game.id, 0, update.seq, "a", first_tickets(update.view))
        assert isinstance(await answer(watching, keep), Accepted)
        await the_next(watching, GameChanged, lambda changed: changed.game.seats[1].stand_in is not None)
        path, late = f"/api/games/{game.id}/return", await info_of(ben, game)
        while (back := await ben.ask("POST", path, TakeBack(1), gives=GameInfo)).seq == late.seq:
            assert back.deadline is None, "there is no time to be had"
        socket, _ = await watch(ben, game.id, 1)
        too_late = Command(game.id, 1, update.seq, "b", first_tickets(update.view))
        assert isinstance(await answer(socket, too_late), RefusedMessage), "the bot has chosen"
        await until(ben, game.id, lambda now: now.seats[1].stand_in is None)
        await asyncio.gather(socket.close(), watching.close())


async def test_a_move_is_refused_when_its_time_is_up_and_a_bot_makes_it(
    sqlite_database: str,
) -> None:  # H5
    async with running(settings_for(sqlite_database, min_clock=1)) as server:
        ada, ben = await people(server, "Ada", "Ben")
        game = await table_of(ada, ben, clock=1, bot_delay=8000)
        await until(ada, game.id, lambda now: now.seats[1].stand_in is not None)
        socket, update = await watch(ben, game.id, 1)  # to reconnect is to return
        said = await answer(socket, Command(game.id, 1, update.seq, "b", first_tickets(update.view)))
        assert isinstance(said, RefusedMessage)
        assert said.reason == "seat.time-is-up"
        back = (await info_of(ben, game)).seats[1]
        assert (back.stand_in, back.comes_back) == ("random", True)
        await socket.close()


async def test_nobody_is_replaced_while_their_time_runs(server: Running) -> None:  # H6
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, rated=True, clock=THREE_DAYS)
    assert await refused(ada, "POST", f"/api/games/{game.id}/takeover", TakeOver(1)) == "seat.time-runs"
    assert (await info_of(ada, game)).seats[1].stand_in is None


async def test_without_a_clock_all_others_must_agree_after_a_fair_absence(database: str) -> None:  # H7
    async with running(settings_for(database)) as server:
        ada, ben, cleo, dan = await people(server, "Ada", "Ben", "Cleo", "Dan")
        game = await table_of(ada, ben, cleo, bot_delay=8000)
        path = f"/api/games/{game.id}/takeover"
        socket, _ = await watch(ben, game.id, 1)
        assert await refused(ada, "POST", path, TakeOver(1)) == "seat.still-there"
        await socket.close()
        await until(ada, game.id, lambda now: not now.seats[1].present)
        assert await refused(dan, "POST", path, TakeOver(1)) == "seat.none-held"
        one = await ada.ask("POST", path, TakeOver(1), gives=GameInfo)
        assert (one.seats[1].stand_in, one.seats[1].votes) == (None, (0,)), "the host alone decides nothing"
        both = await cleo.ask("POST", path, TakeOver(1), gives=GameInfo)
        assert (both.seats[1].stand_in, both.seats[1].votes) == ("random", ())
        back = await ben.ask("POST", f"/api/games/{game.id}/return", TakeBack(1), gives=GameInfo)
        assert back.seats[1].stand_in is None


async def test_a_broken_connection_is_no_absence(database: str) -> None:  # H7
    async with running(settings_for(database, fair_absence=600)) as server:
        ada, ben = await people(server, "Ada", "Ben")
        game = await table_of(ada, ben)
        socket, _ = await watch(ben, game.id, 1)
        await socket.close()
        await until(ada, game.id, lambda now: not now.seats[1].present)
        assert await refused(ada, "POST", f"/api/games/{game.id}/takeover", TakeOver(1)) == "seat.still-there"


def test_nobody_who_was_away_for_a_minute_is_handed_over() -> None:  # H7
    absence = 1000 * (ServerSettings().fair_absence or 0)
    away = absent(away_since=1_000_000)
    asked_from = replaceable_from(away, 1, is_present=False, served_since=0, absence=absence)
    assert asked_from is not None
    assert asked_from > 1_000_000 + 60_000


def absent(**seat: Any) -> StoredGame:
    """A game without a clock that has waited for its second seat since 1,000,000."""
    ada, ben = StoredSeat(SeatKind.PERSON, identity="ada"), StoredSeat(SeatKind.PERSON, identity="ben")
    table: dict[str, Any] = dict.fromkeys(StoredGame.__struct_fields__)
    table |= {"agreement": Agreement(), "acting": (1,), "moved": 1_000_000}
    table |= {"seats": (ada, replace(ben, **seat))}
    return StoredGame(**table)


def test_an_absence_is_counted_from_the_move_the_departure_and_the_start_of_the_server() -> None:  # H7
    def since(game: StoredGame, seat: int = 1, *, is_present: bool = False, served_since: int = 0) -> int | None:
        return replaceable_from(game, seat, is_present=is_present, served_since=served_since, absence=600_000)

    assert since(absent()) == 1_600_000
    assert since(absent(away_since=2_000_000)) == 2_600_000
    assert since(absent(), served_since=3_000_000) == 3_600_000
    assert since(absent(), is_present=True) == 1_000_000 + 24 * 3600 * 1000, "who is there has a day"
    assert since(absent(), 0) is None, "nobody waits for them"
    assert since(absent(stand_in="random")) is None
    assert since(replace(absent(), agreement=Agreement(clock=30))) is None, "with a clock, time decides"


async def test_nobody_chooses_the_bot_that_stands_in(server: Running) -> None:  # H8
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben)
    status, data = await asyncio.to_thread(
        ada._request, "POST", f"/api/games/{game.id}/takeover", Choosing(1, "random")
    )
    assert status == 400, data


class Choosing(TakeOver, frozen=True):
    """A take-over request of an older version."""

    bot: str


# Chat.


async def read(socket: Socket) -> list[str | None]:
    """The texts that came before the answer to a ping."""
    await socket.send(Ping())
    found: list[str | None] = []
    while not isinstance(message := await socket.receive(), Pong):
        if isinstance(message, Remarks):
            found += [remark.text for remark in message.remarks]
    return found


async def test_people_write_in_their_own_words_only_where_the_table_has_agreed_to_it(server: Running) -> None:  # H13
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, start=False)
    adas = await come(ada, game.id)
    await adas.send(Write(game.id, "hello", 0))
    assert (await the_next(adas, RefusedMessage)).reason == "chat.not-agreed"
    path = f"/api/games/{game.id}"
    changed = await ada.ask("PUT", f"{path}/agreement", Agreement(chat=True), gives=GameInfo)
    assert [seat.agreed for seat in changed.seats] == [True, False], "the others are asked"
    await adas.send(Write(game.id, "hello", 0))
    assert (await the_next(adas, Remarks)).remarks[0].text == "hello"
    await adas.close()


@pytest.mark.both_databases
async def test_only_those_who_sit_at_a_table_read_what_is_written_there(server: Running) -> None:  # H13
    ada, ben, cleo, eve = await people(server, "Ada", "Ben", "Cleo", "Eve")
    game = await table_of(ada, ben, cleo, chat=True, listed=True)
    path = f"/api/games/{game.id}"
    sockets = [(await watch(one, game.id, seat))[0] for seat, one in enumerate((ada, ben, cleo))]
    also_a_spectator, _ = await watch(ben, game.id, None)
    strangers = [(await watch(one, game.id, None))[0] for one in (eve, Session(server.address))]
    for stranger in strangers:
        await stranger.send(Write(game.id, "let me in"))
        assert (await the_next(stranger, RefusedMessage)).reason in ("seat.none-held", "identity.unknown")
    await sockets[0].send(Write(game.id, "for us", 0))
    assert await read(sockets[0]) == ["for us"]
    assert await read(sockets[2]) == ["for us"]
    await cleo.ask("POST", f"{path}/leave", Leave(), gives=GameInfo)
    await sockets[1].send(Write(game.id, "without Cleo", 1))
    assert (await the_next(sockets[0], Remarks)).remarks[0].text == "without Cleo"
    await sockets[2].send(Write(game.id, "still here", 2))
    assert (await the_next(sockets[2], RefusedMessage)).reason == "seat.left"
    assert await read(sockets[2]) == [], "who has left for good"
    for outsider in (also_a_spectator, *strangers):
        assert await read(outsider) == []
        await outsider.send(Watch(game.id))
        assert await read(outsider) == [], "not afterwards either"
    for socket in (*sockets, also_a_spectator, *strangers):
        await socket.close()


async def test_a_person_who_gave_up_a_seat_learns_nothing_of_it(server: Running) -> None:  # H13
    ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN), Agreement(chat=True)), gives=CreatedGame)
    path, invite = f"/api/games/{made.game.id}", Join(made.invite.invite)
    await ben.ask("POST", f"{path}/join", invite, gives=GameInfo)
    bens, adas = await come(ben, made.game.id), await come(ada, made.game.id)
    await ada.ask("PUT", f"{path}/seats/1", OPEN, gives=GameInfo)
    await the_next(bens, GameChanged, lambda message: message.game.yours == ())
    assert not (await cleo.ask("POST", f"{path}/join", invite, gives=GameInfo)).seats[1].present, "Ben is no Cleo"
    await adas.send(Write(made.game.id, "hello Cleo", 0))
    assert await read(adas) == ["hello Cleo"]
    await ada.ask("POST", f"{path}/start", Start(made.game.terms), gives=GameInfo)
    cleos, seen = await watch(cleo, made.game.id, 1)
    assert seen.view.offered, "Cleo's tickets"
    await bens.send(Ping())
    while not isinstance(message := await bens.receive(), Pong):
        assert not isinstance(message, Update | Remarks), "Ben's socket still asked for seat 1"
    for socket in (adas, bens, cleos):
        await socket.close()


# The end.


async def test_moving_withdraws_a_vote_to_end_the_game(server: Running) -> None:  # H9
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben)
    path = f"/api/games/{game.id}"
    await ada.ask("POST", f"{path}/end", EndEarly(), gives=GameInfo)
    socket, update = await watch(ada, game.id, 0)
    moved = await answer(socket, Command(game.id, 0, update.seq, "a", first_tickets(update.view)))
    assert isinstance(moved, Accepted)
    await until(ada, game.id, lambda now: not now.seats[0].wants_end)
    assert (await ben.ask("POST", f"{path}/end", EndEarly(), gives=GameInfo)).status is Status.PLAYING
    await socket.close()


async def test_the_last_person_at_a_rated_table_has_won_at_once(server: Running) -> None:  # H10
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, rated=True, clock=THREE_DAYS)
    left = await ben.ask("POST", f"/api/games/{game.id}/leave", gives=GameInfo)
    assert left.status is Status.ENDED
    ratings = [(await page_of(person)).rating for person in (ada, ben)]
    shown = [0 if rating is None else rating.value for rating in ratings]
    assert shown[0] > 1500 > shown[1]
    before = await rating_rows(server)
    await rate_what_is_left(server.context)
    assert await rating_rows(server) == before, "it counts once"


async def test_people_who_leave_a_rated_game_come_after_those_who_agree_to_end_it(server: Running) -> None:  # H10
    ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
    game = await table_of(ada, ben, cleo, rated=True, clock=THREE_DAYS)
    left = await cleo.ask("POST", f"/api/games/{game.id}/leave", gives=GameInfo)
    assert left.status is Status.PLAYING, "the others play on"
    for person in (ada, ben):
        ended = await person.ask("POST", f"/api/games/{game.id}/end", EndEarly(), gives=GameInfo)
    assert ended.status is Status.ENDED
    ratings = [(await page_of(person)).rating for person in (ada, ben, cleo)]
    shown = [0 if rating is None else rating.value for rating in ratings]
    assert shown[0] == shown[1] > 1500 > shown[2]


async def test_a_person_who_deletes_themselves_out_of_a_rated_game_has_lost_it(
    server: Running,
) -> None:  # H10
    ada, ben = await people(server, "Ada", "Ben")
    await table_of(ada, ben, rated=True, clock=THREE_DAYS)
    await forget(ben)
    winner = (await page_of(ada)).rating
    assert winner is not None
    assert winner.value > 1500


async def test_a_rated_game_that_all_agree_to_end_counts_for_nobody(server: Running) -> None:  # H9, H10
    ada, ben = await people(server, "Ada", "Ben")
    game = await table_of(ada, ben, rated=True, clock=THREE_DAYS)
    for person in (ada, ben):
        await person.ask("POST", f"/api/games/{game.id}/end", EndEarly(), gives=GameInfo)
    await rate_what_is_left(server.context)
    assert await rating_rows(server) == [[], []]


async def test_tables_count_for_all_who_sit_there_no_matter_who_set_them_up(
    sqlite_database: str,
) -> None:  # H11
    async with running(settings_for(sqlite_database, max_open_games=2)) as server:
        ada, ben = await people(server, "Ada", "Ben")
        for _ in range(2):
            game = await table_of(ada, ben, start=False)
            left = await ada.ask("POST", f"/api/games/{game.id}/leave", gives=GameInfo)
            assert left.host == left.seats[1].player
        assert await refused(ben, "POST", "/api/games", NewGame((ME, OPEN))) == "rate.too-many-open-games"
        made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN), LISTED), gives=CreatedGame)
        refusal = await refused(ben, "POST", f"/api/games/{made.game.id}/join")
        assert refusal == "rate.too-many-open-games"


# Bots that stand in.


async def test_what_a_bot_decided_for_a_person_is_marked_for_everyone_and_told_on_return(
    server: Running,
) -> None:  # H12
    ada, ben, eve = await people(server, "Ada", "Ben", "Eve")
    game = await table_of(ada, ben, rules=SHORT)
    socket, update = await watch(ada, game.id, 0)
    keep = Command(game.id, 0, update.seq, "a", first_tickets(update.view))
    assert isinstance(await answer(socket, keep), Accepted)
    await ada.ask("POST", f"/api/games/{game.id}/takeover", TakeOver(1), gives=GameInfo)
    live = await the_next(socket, Update, lambda update: bool(update.stood_in))
    assert live.events[live.stood_in[0] - live.after - 1] == StartingTicketsChosen(1, None), "as Ada may know it"
    _, seen = await watch(eve, game.id, None)
    missed = await ben.ask("GET", f"/api/games/{game.id}/missed", gives=Missed)
    _, back = await watch(ben, game.id, 1)
    sent = [(each.after, each.events, each.stood_in) for each in (seen, missed, back)]
    for after, events, stood_in in sent:
        decided = [events[number - after - 1] for number in stood_in]
        assert isinstance(decided[0], StartingTicketsChosen)
        assert {getattr(event, "seat", None) for event in decided} == {1}, "what Ada decided is her own"
    [chosen] = [event for event in back.events if isinstance(event, StartingTicketsChosen) and event.seat == 1]
    assert chosen.tickets, "it was done with one's own cards"
    await socket.close()


# People.


async def test_a_blocked_person_cannot_join_the_blockers_tables_and_is_not_told(server: Running) -> None:  # H14
    ada, ben = await people(server, "Ada", "Ben")
    table = await regular_table(ada, ben)
    bens = await id_of(ben)
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
    await ada.ask("PUT", f"/api/me/blocked/{bens}", gives=MutedList)
    link = Join(invite=made.invite.invite)
    assert await refused(ben, "POST", f"/api/games/{made.game.id}/join", link) == "game.not-invited"
    assert await refused(ada, "POST", f"/api/games/{made.game.id}/people/{bens}") == "identity.unknown-person"
    assert (await people_of(ada))["Ben"].blocked
    assert not (await people_of(ben))["Ada"].blocked, "it is nobody else's business"
    await ada.ask("DELETE", f"/api/tables/{table.id}/people/{bens}", gives=RegularTableList)
    secret = {"link": str(table.link).partition("#")[2]}
    assert await refused(ben, "POST", f"/api/tables/{table.id}/join", secret) == "regular-table.unknown"
    await ada.ask("DELETE", f"/api/me/muted/{bens}", gives=MutedList)
    joined = await ben.ask("POST", f"/api/games/{made.game.id}/join", link, gives=GameInfo)
    assert joined.seats[1].player == bens


async def test_an_invitation_by_a_blocked_person_reaches_nobody_and_looks_like_any_other(  # H14
    server: Running,
) -> None:
    ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
    table = await regular_table(ben, ada, cleo)
    await ada.ask("PUT", f"/api/me/blocked/{await id_of(ben)}", gives=MutedList)
    made = await ben.ask("POST", "/api/games", NewGame((ME, OPEN, OPEN)), gives=CreatedGame)
    for person in (ada, cleo):
        path = f"/api/games/{made.game.id}/people/{await id_of(person)}"
        shown = await ben.ask("POST", path, gives=GameInfo)
    hers, other = (replace(seat, name="", livery=0) for seat in shown.seats[1:])
    assert hers == other, "he sees no difference"
    assert [seat.name for seat in shown.seats[1:]] == ["Ada", "Cleo"]
    following = await ben.ask("POST", f"/api/tables/{table.id}/next", gives=GameInfo)
    for game in (made.game.id, following.id):
        assert game in await listed(cleo, "mine")
        assert game not in await listed(ada, "mine")
        assert await refused(ada, "POST", f"/api/games/{game}/leave") == "seat.none-held"


WHAT_MEMBERS_ASK = (
    ("GET", "", None),
    ("GET", "/almanac", None),
    ("GET", "/almanac.csv", None),
    ("GET", "/almanac.json", None),
    ("POST", "/next", None),
    ("POST", "/link", None),
    ("PATCH", "", {"name": "Mine"}),
    ("PUT", "/owner", {"person": "me"}),
    ("DELETE", "/people/me", None),
    ("DELETE", "", None),
)


def test_everything_that_is_asked_of_a_regular_table_is_asked_by_a_stranger() -> None:  # H15
    paths = create_app(ServerSettings(database="unused.db", secret_key="A" * 43)).openapi()["paths"]
    found = {
        (method.upper(), path.removeprefix("/api/tables/{table}").replace("{person}", "me"))
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/tables/{table}") and not path.endswith(("/invitation", "/join"))
    }
    assert found == {(method, path) for method, path, _ in WHAT_MEMBERS_ASK}


async def test_a_regular_table_is_for_those_who_took_its_link(server: Running) -> None:  # H15
    ada, ben, eve = await people(server, "Ada", "Ben", "Eve")
    table = await regular_table(ada)
    path = f"/api/tables/{table.id}"
    for method, what, body in WHAT_MEMBERS_ASK:
        assert await refused(ben, method, path + what, body) == "regular-table.unknown"
    assert await refused(ben, "POST", f"{path}/join", {"link": "guessed"}) == "regular-table.unknown"
    joined = await join(ben, table)
    assert [(one.name, one.is_owner) for one in joined.people] == [("Ada", True), ("Ben", False)]
    assert (await join(ben, table)).people == joined.people
    for name in ("Cleo", "Dora", "Finn"):
        await join(await server.person(name), table)
    secret = {"link": str(table.link).partition("#")[2]}
    assert await refused(eve, "POST", f"{path}/join", secret) == "regular-table.full"
    await ben.ask("DELETE", f"{path}/people/{await id_of(ben)}", gives=RegularTableList)
    assert await refused(ben, "GET", path) == "regular-table.unknown"


async def test_only_the_owner_changes_a_regular_table(server: Running) -> None:  # H15
    ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
    table = await regular_table(ada, ben, cleo)
    path, bens, cleos = f"/api/tables/{table.id}", await id_of(ben), await id_of(cleo)
    for method, what, body in (
        ("PATCH", "", {"name": "Mine"}),
        ("DELETE", "", None),
        ("POST", "/link", None),
        ("PUT", "/owner", {"person": bens}),
        ("DELETE", f"/people/{cleos}", None),
    ):
        assert await refused(ben, method, path + what, body) == "regular-table.not-the-owner"
    await ada.ask("PUT", f"{path}/owner", HandOver(bens), gives=RegularTableInfo)
    await ben.ask("DELETE", f"{path}/people/{cleos}", gives=RegularTableList)
    old_link = {"link": str(table.link).partition("#")[2]}
    assert await refused(cleo, "POST", f"{path}/join", old_link) == "regular-table.unknown", "they know the old link"
    await ben.ask("DELETE", f"{path}/people/{bens}", gives=RegularTableList)
    left = await ada.ask("GET", path, gives=RegularTableInfo)
    assert [(one.name, one.is_owner) for one in left.people] == [("Ada", True)], "it falls to who is left"


async def test_a_game_on_a_real_board_counts_for_others_once_they_confirm_it_and_they_strike_it(  # H16
    server: Running,
) -> None:
    ada, ben = await people(server, "Ada", "Ben")
    table = await regular_table(ada, ben)
    lines = (kept_line("Ada", await id_of(ada), 40), kept_line("Ben", await id_of(ben), 30))
    path = "/api/me/kept-games"
    for id in ("one", "two"):
        wanted = kept_game(*lines, id=id, regular_table=table.id)
        await ada.ask("POST", path, wanted, gives=KeptGame)

    async def counted() -> list[int]:
        places = (ada, "/api/me/almanac"), (ben, "/api/me/almanac"), (ben, f"/api/tables/{table.id}/almanac")
        return [(await person.ask("GET", where, gives=Almanac)).games for person, where in places]

    assert await counted() == [2, 0, 2]
    first, second = [game.entry for game in (await ben.ask("GET", path, gives=KeptGameList)).games]
    assert await refused(await server.person("Eve"), "PUT", f"{path}/{first}") == "almanac.unknown"
    assert await refused(await server.person("Eve"), "DELETE", f"{path}/{first}") == "almanac.unknown"
    await ben.ask("PUT", f"{path}/{first}", gives=KeptGameList)
    assert await counted() == [2, 1, 2]
    left = await ben.ask("DELETE", f"{path}/{second}", gives=KeptGameList)
    assert left.games == ()
    assert await counted() == [2, 1, 1], "who has written it down keeps it, without the other"
    await ben.ask("DELETE", f"{path}/{first}", gives=KeptGameList)
    assert await counted() == [2, 0, 0], "also later"


# Deals that everyone plays.


@pytest.fixture
def no_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(field, "LEVELS", ())


@pytest.mark.usefixtures("no_levels")
async def test_until_a_deal_is_over_nobody_sees_a_game_of_it_before_they_have_finished_theirs(  # H17
    server: Running,
) -> None:
    ada, ben, eve = await people(server, "Ada", "Ben", "Eve")
    game = await ada.ask("POST", "/api/deals/today", gives=GameInfo)
    theirs = await ben.ask("POST", "/api/deals/today", gives=GameInfo)
    for stranger in (ben, eve):
        assert await refused(stranger, "GET", f"/api/games/{game.id}") == "deal.is-on"
        socket = await stranger.play()
        await socket.send(Watch(game.id, None, 0))
        assert (await the_next(socket, RefusedMessage)).reason == "deal.is-on"
        await socket.close()
    await ben.ask("POST", f"/api/games/{theirs.id}/leave", Leave(), gives=GameInfo)
    assert await refused(ben, "GET", f"/api/games/{game.id}") == "deal.is-on"  # it is not finished
    assert (await info_of(ada, game)).yours == (0,)


@pytest.mark.usefixtures("no_levels")
async def test_one_try_at_a_deal_counts_for_each_person(server: Running) -> None:  # H18
    ada, ben = await people(server, "Ada", "Ben")
    game = await ada.ask("POST", "/api/deals/today", gives=GameInfo)
    assert (await ada.ask("POST", "/api/deals/today", gives=GameInfo)).id == game.id
    assert (await ben.ask("POST", "/api/deals/today", gives=GameInfo)).id != game.id
    assert await refused(ada, "POST", f"/api/games/{game.id}/advice", AskForAdvice(0)) == "deal.no-advice"
    await ada.ask("POST", f"/api/games/{game.id}/leave", Leave(), gives=GameInfo)
    assert (await ada.ask("POST", "/api/deals/today", gives=GameInfo)).id == game.id


@pytest.mark.usefixtures("no_levels")
async def test_a_deal_begun_before_midnight_may_be_finished_and_nobody_else_begins(  # H19
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "RULES", SHORT)
    monkeypatch.setattr(days, "opponents_on", lambda day: ("random", "greedy"))
    clock = DayClock()
    async with running(settings_for(database), clock=clock) as server:
        ada, ben, eve = await people(server, "Ada", "Ben", "Eve")
        clock.moment = midnight = NOON + 12 * HOUR
        clock.moment -= 1
        deal = (await ada.ask("GET", "/api/deals/today", gives=DealPage)).name
        path = f"/api/deals/{deal}"
        game = await ada.ask("POST", path, gives=GameInfo)
        unfinished = await ben.ask("POST", path, gives=GameInfo)
        clock.moment = midnight
        assert await refused(eve, "POST", path) == "deal.is-closing"
        assert await refused(eve, "GET", f"/api/games/{game.id}") == "deal.is-on"
        clock.moment = midnight + HOUR - 1
        assert (await ada.ask("POST", path, gives=GameInfo)).id == game.id
        await play_to_the_end(game.id, ada, None, None)
        seen = [await person.ask("GET", path, gives=DealPage) for person in (ada, ben, eve)]
        assert [(one.secret, one.field is None, one.people) for one in seen] == [
            (None, False, 1),
            (None, True, 1),
            (None, True, 1),
        ]
        clock.moment = midnight + HOUR
        assert (await eve.ask("GET", path, gives=DealPage)).secret is not None
        await play_to_the_end(unfinished.id, ben, None, None)
        late = await ben.ask("GET", path, gives=DealPage)
        assert (late.people, late.mine is not None and late.mine.total) == (1, None), "too late"
        await eve.ask("POST", path, gives=GameInfo)


async def test_a_kept_game_on_a_persons_own_board_counts_and_sets_no_records(server: Running) -> None:  # H16
    ada = await server.person("Ada")
    ceylon = official("ceylon")
    ticket, route = next(iter(ceylon.tickets.values())), next(iter(ceylon.routes.values()))
    best = BestOnBoard(ticket.between, ticket.points)
    mine = kept_line("Ada", await id_of(ada), 40, best_route=BestOnBoard(route.between, 7), best_ticket=best)
    for board in (ceylon.content_hash, "", "0" * 64):
        game = kept_game(mine, kept_line("Tom", None, 55), id=f"kept{board[:1]}", board=board)
        await ada.ask("POST", "/api/me/kept-games", game, gives=KeptGame)
    found = await ada.ask("GET", "/api/me/almanac", gives=Almanac)
    assert found.games == 3
    assert [(feat.board, feat.ends) for feat in found.tickets] == [(official("ceylon").content_hash, best.ends)]
    assert {feat.board for feat in (*found.best, *found.routes)} == {official("ceylon").content_hash}


@pytest.fixture
def short_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RULES", SHORT)


@pytest.mark.usefixtures("short_deals")
async def test_nobody_sees_anything_of_a_duel_before_they_have_finished_it(server: Running) -> None:  # H20
    ada, ben, eve = await people(server, "Ada", "Ben", "Eve")
    duel = await challenge(ada, ben)
    game = await finish(ada, duel)
    await begin(ben, duel)
    for stranger in (ben, eve, None):
        answers = await asked(stranger, server.address, game)
        assert {path: text for path, (_, text) in answers.items() if b"deal.is-on" not in text} == {}
    assert await socket_refusals(ben, game) == ["deal.is-on"] * 3
    async with httpx.AsyncClient(base_url=server.address) as client:
        for path in (f"/game/{game}", f"/challenge/{duel.id}"):
            assert "Ada" not in (await client.get(path)).text
    for person in (ben, eve):
        assert game not in [*await listed(person, "open"), *await listed(person, "watch")]
    seen = await look(ben, duel)
    assert (seen.deals[0].secret, seen.deals[0].results) == (None, None)
    assert {(one.name, one.finished, one.score, one.total, one.rank) for one in seen.people} == {
        ("Ada", 1, None, None, None),
        ("Ben", 0, None, None, None),
    }
    assert await refused(ben, "GET", f"/api/challenges/{duel.id}/deals/1") == "deal.is-on"
    assert await refused(ada, "GET", f"/api/games/{game}/record") == "deal.is-on"
    assert await refused(ada, "POST", f"/api/games/{game}/play-on", {"step": 60, "seat": 0}) == "deal.is-on"
    assert await refused(ada, "GET", "/api/deals/" + duel.deals[0].name) == "request.malformed"
    # Strangers do not learn that there is a duel, and a deal of it is no deal of a day.
    for method, path in (("GET", ""), ("POST", "/deals/1"), ("GET", "/deals/1"), ("POST", "/leave")):
        assert await refused(eve, method, f"/api/challenges/{duel.id}{path}") == "challenge.unknown"
    # Then both see everything, and the record is there to be checked.
    await finish(ben, duel)
    await over(ben, duel)
    assert (await asked(ben, server.address, game))["GET "][0] == 200
    verify(parse(await ben.record(game)), africa())


@pytest.mark.usefixtures("short_deals")
async def test_an_evening_compares_everyone_on_every_deal_and_the_seats_go_round(  # H21
    server: Running,
) -> None:
    players = await people(server, "Ada", "Ben", "Cleo")
    evening = await challenge(*players, deals=2)
    assert [deal.seat for deal in evening.deals] == [0, 1]
    for number in (1, 2):
        for person in players:
            await finish(person, evening, number)
    page = await over(players[0], evening)
    for deal in page.deals:
        assert deal.results is not None
        assert matchpoints([one.total for one in deal.results]) == tuple(one.score for one in deal.results)
    scores = {one.id: 0 for one in page.people}
    for deal in page.deals:
        for one in deal.results or ():
            scores[one.person] += one.score
    assert [one.score for one in page.people] == sorted(scores.values(), reverse=True)
    assert sum(scores.values()) == 2 * 6


@pytest.mark.usefixtures("short_deals")
async def test_a_duel_is_over_when_all_have_finished_or_one_has_resigned(server: Running) -> None:  # H22
    ada, ben, cleo = await people(server, "Ada", "Ben", "Cleo")
    evening = await challenge(ada, ben, cleo)
    await leave(cleo, evening)
    assert len((await look(ada, evening)).people) == 2, "who has begun nothing leaves without a trace"
    await begin(ada, evening)
    await leave(ada, evening)
    assert not (await look(ben, evening)).is_over, "somebody could still join"
    duel = await challenge(ada, ben)
    await begin(ben, duel)
    await leave(ben, duel)
    page = await look(ada, duel)
    assert (page.is_over, [(one.name, one.rank) for one in page.people]) == (True, [("Ada", 1), ("Ben", 2)])
