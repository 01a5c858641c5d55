"""Tables: setting one up, sitting down, getting up, the lists, the rematch."""

import asyncio
import re

import pytest

from okapi.board import africa, official_boards
from okapi.bots import LEVELS
from okapi.client import RefusedByServer, Seat, Session
from okapi.dealer import commitment_to
from okapi.game import Rules
from okapi.record import FairLuck, parse, verify
from okapi.server.protocol.messages import (
    Accepted,
    AddWords,
    BotDelay,
    ChooseLivery,
    Command,
    Confirm,
    CreatedGame,
    GameChanged,
    GameInfo,
    Invite,
    Join,
    Leave,
    Me,
    NewGame,
    NewInvite,
    Rename,
    SeatPlan,
    Setup,
    Start,
    Watch,
)
from okapi.server.status import Agreement, SeatKind, Status
from server.people import listed, refused
from server.running import BOT, LISTED, ME, OPEN, Running, begin, running, settings_for, table_of
from server.sockets import SHORT, answer, at_random, first_tickets, the_next, watch

pytestmark = pytest.mark.anyio


async def test_the_setup_offers_what_a_new_game_form_needs(server: Running) -> None:
    ada = await server.person()
    setup = await ada.ask("GET", "/api/setup", gives=Setup)
    assert [board.hash for board in setup.boards] == [board.content_hash for board in official_boards()]
    offered = [(bot.level, bot.name, bot.rating) for bot in setup.bots]
    assert [tuple(level) for level in LEVELS] == [it for it in offered if it[0] is not None]
    assert (setup.min_seats, setup.max_seats) == (2, 5)
    assert {clock.id for clock in setup.clocks} >= {"live", "relaxed-3-days"}
    assert await ada.board(africa().content_hash) == africa()
    assert await refused(ada, "GET", "/api/boards/" + "0" * 64) == "game.unknown-board"


async def test_a_private_table_is_joined_by_invitation_only(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN, BOT)), gives=CreatedGame)
    game = made.game.id
    assert made.invite.path == f"/join/{game}#{made.invite.invite}"
    assert made.game.yours == (0,)
    assert await refused(ben, "POST", f"/api/games/{game}/join", Join()) == "game.not-invited"
    assert await refused(ben, "POST", f"/api/games/{game}/join", Join("guess")) == "game.not-invited"
    joined = await ben.ask("POST", f"/api/games/{game}/join", Join(made.invite.invite), gives=GameInfo)
    assert joined.yours == (1,)
    assert [seat.name for seat in joined.seats] == ["Ada", "Ben", "random"]
    again = await ben.ask("POST", f"/api/games/{game}/join", Join(made.invite.invite), gives=GameInfo)
    assert again.yours == (1,)
    cleo = await server.person("Cleo")
    assert await refused(cleo, "POST", f"/api/games/{game}/join", Join(made.invite.invite)) == "game.full"


async def test_an_invitation_may_be_to_one_seat(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN, OPEN)), gives=CreatedGame)
    path = f"/api/games/{made.game.id}"
    invite = await ada.ask("POST", f"{path}/invites", NewInvite(2), gives=Invite)
    game = await ben.ask("POST", f"{path}/join", Join(invite.invite), gives=GameInfo)
    assert game.yours == (2,)
    assert await refused(ben, "POST", f"{path}/invites", NewInvite()) == "game.not-the-host"


async def test_the_host_adds_and_removes_bots_and_people_and_starts_when_full(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, start=False)
    path = f"/api/games/{game.id}"
    assert await refused(ben, "PUT", f"{path}/seats/0", BOT) == "game.not-the-host"
    game = await ada.ask("PUT", f"{path}/seats/1", OPEN, gives=GameInfo)
    assert game.seats[1].kind is SeatKind.OPEN
    assert await refused(ada, "POST", f"{path}/start", Start(1)) == "game.not-full"
    no_bot = SeatPlan(SeatKind.BOT, bot="nobody")
    assert await refused(ada, "PUT", f"{path}/seats/1", no_bot) == "game.unknown-bot"
    assert await refused(ada, "PUT", f"{path}/seats/1", SeatPlan(SeatKind.BOT)) == "game.bad-seats"
    for module in ("os:system", "okapi.bots.random_bot:RandomBot"):  # the registry would load it
        plan = SeatPlan(SeatKind.BOT, bot=module)
        assert await refused(ada, "PUT", f"{path}/seats/1", plan) == "game.unknown-bot"
    assert await refused(ada, "PUT", f"{path}/seats/2", BOT) == "seat.unknown"
    await ada.ask("PUT", f"{path}/seats/1", BOT, gives=GameInfo)
    assert await refused(ben, "POST", f"{path}/start", Start(2)) == "game.not-the-host"
    game = await ada.ask("POST", f"{path}/start", Start(2), gives=GameInfo)
    assert game.status is Status.PLAYING
    assert await refused(ada, "POST", f"{path}/start", Start(1)) == "game.already-started"
    assert await refused(ada, "PUT", f"{path}/seats/1", OPEN) == "game.already-started"


async def test_leaving_frees_the_seat_passes_the_host_on_and_closes_an_empty_table(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, start=False)
    path = f"/api/games/{game.id}"
    game = await ada.ask("POST", f"{path}/leave", Leave(), gives=GameInfo)
    assert game.seats[0].kind is SeatKind.OPEN
    assert game.host == game.seats[1].player
    assert await refused(ada, "POST", f"{path}/leave", Leave()) == "seat.none-held"
    game = await ben.ask("POST", f"{path}/leave", Leave(1), gives=GameInfo)
    assert game.status is Status.CLOSED
    assert await refused(ben, "POST", f"{path}/join", Join()) == "game.closed"
    assert game.id not in await listed(ben, "mine")


async def test_a_second_person_at_the_same_browser_has_a_name_of_their_own(server: Running) -> None:
    ada = await server.person("Ada")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
    path = f"/api/games/{made.game.id}"
    game = await ada.ask("POST", f"{path}/join", Join(hot_seat=True, name="  Ben \n"), gives=GameInfo)
    assert game.yours == (0, 1)
    assert game.seats[1].name == "Ben"
    game = await ada.ask("PUT", f"{path}/seats/1", SeatPlan(SeatKind.PERSON, name="Cleo"), gives=GameInfo)
    assert [seat.name for seat in game.seats] == ["Ada", "Cleo"]


async def test_a_new_name_shows_at_every_table(server: Running) -> None:
    ada = await server.person("Ada")
    game = await table_of(ada, bots=1)
    me = await ada.ask("PATCH", "/api/me", Rename("Augusta"), gives=Me)
    assert me.name == "Augusta"
    game = await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)
    assert game.seats[0].name == "Augusta"


@pytest.mark.both_databases
async def test_the_lists_show_games_that_wait_for_me_first_open_ones_and_those_to_watch(
    server: Running,
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    waiting = await table_of(ada, ben, listed=True)
    opened = await ada.ask("POST", "/api/games", NewGame((ME, OPEN), LISTED), gives=CreatedGame)
    private = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
    assert await listed(ada, "mine") == [waiting.id, private.game.id, opened.game.id]
    assert await listed(ben, "mine") == [waiting.id]
    assert await listed(ben, "open") == [opened.game.id]
    assert await listed(ben, "watch") == [waiting.id]
    game = await ben.ask("POST", f"/api/games/{opened.game.id}/join", Join(), gives=GameInfo)
    assert game.yours == (1,)
    assert await listed(ben, "open") == []
    nobody = Session(server.address)
    assert await refused(nobody, "GET", "/api/games?list=mine") == "identity.unknown"
    assert await listed(nobody, "watch") == [waiting.id]


async def test_games_that_wait_for_me_are_listed_however_many_newer_ones_i_have(database: str) -> None:
    async with running(settings_for(database, max_in_list=3)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        waiting = await table_of(ada, ben)
        waits_for_ben = await table_of(ada, ben)
        socket, update = await watch(ada, waits_for_ben.id, 0)
        keep = Command(waits_for_ben.id, 0, update.seq, "x", first_tickets(update.view))
        assert isinstance(await answer(socket, keep), Accepted)
        await socket.close()
        lobbies = [await table_of(ada, ben, start=False) for _ in range(4)]
        assert await listed(ada, "mine") == [waiting.id, waits_for_ben.id, lobbies[-1].id]
        assert (await listed(ben, "mine"))[:2] == [waits_for_ben.id, waiting.id]


async def test_the_words_of_the_players_go_into_the_seed_and_the_commitment_was_there_before(
    server: Running,
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, start=False, rules=SHORT)
    path = f"/api/games/{game.id}"
    await ben.ask("PUT", f"{path}/words", AddWords("la fortune  sourit"), gives=GameInfo)
    game = await ada.ask("PUT", f"{path}/words", AddWords("aux audacieux"), gives=GameInfo)
    assert [seat.words for seat in game.seats] == ["aux audacieux", "la fortune sourit"]
    promised = game.commitment
    await ada.ask("POST", f"{path}/start", Start(1), gives=GameInfo)
    assert await refused(ada, "PUT", f"{path}/words", AddWords("too late")) == "game.already-started"
    with pytest.raises(RefusedByServer, match=r"game\.not-over"):
        await ada.record(game.id)
    seats = [Seat(person, game.id, n, at_random(str(n))) for n, person in enumerate((ada, ben))]
    await asyncio.gather(*(seat.play() for seat in seats))
    record = parse(await ben.record(game.id))
    assert record.header.luck == FairLuck(promised, ("aux audacieux", "la fortune sourit"))
    assert commitment_to(bytes.fromhex(record.secret or "")) == promised
    verify(record, africa())


async def test_people_choose_the_colour_of_their_trains_and_bots_take_what_is_free(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, bots=1, start=False, rules=SHORT)
    path = f"/api/games/{game.id}"
    assert [seat.livery for seat in game.seats] == [0, 1, 2]
    game = await ada.ask("PUT", f"{path}/livery", ChooseLivery(2), gives=GameInfo)
    assert [seat.livery for seat in game.seats] == [2, 1, 0]
    assert await refused(ben, "PUT", f"{path}/livery", ChooseLivery(2)) == "seat.livery-taken"
    game = await ben.ask("PUT", f"{path}/livery", ChooseLivery(4), gives=GameInfo)
    assert [seat.livery for seat in game.seats] == [2, 4, 0]
    assert await refused(ben, "PUT", f"{path}/livery", ChooseLivery(3, seat=0)) == "seat.not-yours"
    with pytest.raises(RefusedByServer):
        await ben.ask("PUT", f"{path}/livery", ChooseLivery(5), gives=GameInfo)
    await ada.ask("POST", f"{path}/start", Start(game.terms), gives=GameInfo)
    seats = [Seat(person, game.id, n, at_random(str(n))) for n, person in enumerate((ada, ben))]
    await asyncio.gather(*(seat.play() for seat in seats))
    assert await refused(ben, "PUT", f"{path}/livery", ChooseLivery(3)) == "game.already-started"
    again = await ben.ask("POST", f"{path}/rematch", gives=GameInfo)
    again = await ada.ask("POST", f"/api/games/{again.id}/join", Join(), gives=GameInfo)
    assert [seat.livery for seat in again.seats] == [2, 4, 0]


async def test_a_new_player_keeps_the_colour_of_the_seat_though_others_change_theirs(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    plan = NewGame((ME, OPEN), Agreement(listed=True))
    game = (await ada.ask("POST", "/api/games", plan, gives=CreatedGame)).game
    path = f"/api/games/{game.id}"
    await ada.ask("PUT", f"{path}/livery", ChooseLivery(1), gives=GameInfo)
    game = await ben.ask("POST", f"{path}/join", Join(), gives=GameInfo)
    assert [seat.livery for seat in game.seats] == [1, 0]
    game = await ada.ask("PUT", f"{path}/livery", ChooseLivery(3), gives=GameInfo)
    assert [seat.livery for seat in game.seats] == [3, 0]


async def test_a_rematch_keeps_the_same_seats_at_one_new_table(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, ben, bots=1, rules=SHORT)
    assert await refused(ada, "POST", f"/api/games/{game.id}/rematch") == "game.not-over"
    seats = [Seat(person, game.id, n, at_random(str(n))) for n, person in enumerate((ada, ben))]
    await asyncio.gather(*(seat.play() for seat in seats))
    stranger = await server.person("Cleo")
    assert await refused(stranger, "POST", f"/api/games/{game.id}/rematch") == "seat.none-held"
    again = await ben.ask("POST", f"/api/games/{game.id}/rematch", gives=GameInfo)
    same = await ada.ask("POST", f"/api/games/{game.id}/rematch", gives=GameInfo)
    assert again.id == same.id != game.id
    assert [seat.name for seat in again.seats] == ["Ada", "Ben", "random"]
    assert again.commitment != game.commitment
    assert (await ada.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).rematch == again.id
    await ada.ask("POST", f"/api/games/{again.id}/join", gives=GameInfo)
    await ben.ask("POST", f"/api/games/{again.id}/start", Start(1), gives=GameInfo)


async def test_only_rules_that_a_table_may_agree_on_are_played(server: Running) -> None:
    ada = await server.person()
    fine = NewGame((ME, BOT), Agreement(Rules(tickets_drawn=3)))
    made = await ada.ask("POST", "/api/games", fine, gives=CreatedGame)
    assert made.game.agreement == fine.agreement
    too_few = Rules(tickets_dealt=2, starting_tickets_kept=4)
    wrong = (Rules(locomotives_swept=1), Rules(trains=1000), Rules(route_points=()), Rules(draws=0))
    for rules in (*wrong, too_few):
        bad = NewGame((ME, BOT), Agreement(rules))
        assert await refused(ada, "POST", "/api/games", bad) == "game.bad-rules"
    hasty = NewGame((ME, BOT), Agreement(clock=1))
    assert await refused(ada, "POST", "/api/games", hasty) == "game.bad-clock"
    assert await refused(ada, "POST", "/api/games", NewGame((ME, BOT), bot_delay=10**6)) == "game.bad-bot-delay"
    assert await refused(ada, "POST", "/api/games", NewGame((ME, BOT), board="x")) == "game.unknown-board"


@pytest.mark.parametrize(
    ("agreement", "named"),
    [
        ({"clock": 0}, "$.agreement.clock"),
        ({"rules": {"trains": "many"}}, "$.agreement.rules.trains"),
        ({"clok": 600}, "clok"),
    ],
)
async def test_the_refusal_of_a_bad_agreement_names_the_field(
    server: Running, agreement: dict[str, object], named: str
) -> None:
    ada = await server.person()
    wanted = {"seats": [ME, BOT], "agreement": agreement}
    with pytest.raises(RefusedByServer, match=re.escape(named)) as refusal:
        await ada.ask("POST", "/api/games", wanted, gives=CreatedGame)  # type: ignore[arg-type]
    assert refusal.value.reason == "request.malformed"


async def test_the_host_changes_what_is_agreed_on_and_everyone_sees_it_at_once(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
    path = f"/api/games/{made.game.id}"
    await ben.ask("POST", f"{path}/join", Join(made.invite.invite), gives=GameInfo)
    socket = await ben.play()
    await socket.send(Watch(made.game.id, 1))
    await the_next(socket, GameChanged)
    wanted = Agreement(rules=Rules(trains=15, tickets_drawn=3), listed=True, clock=600)
    game = await ada.ask("PUT", f"{path}/agreement", wanted, gives=GameInfo)
    assert game.agreement == wanted
    seen = await the_next(socket, GameChanged, lambda message: message.game.version == game.version)
    assert seen.game.agreement == wanted
    await ben.ask("POST", f"{path}/confirm", Confirm(game.terms), gives=GameInfo)
    await ada.ask("POST", f"{path}/start", Start(game.terms), gives=GameInfo)
    _, update = await watch(ben, game.id, 1)
    assert [player.trains for player in update.view.table.players] == [15, 15]
    assert update.deadline is not None


async def test_an_agreement_lists_a_table_and_takes_it_off_the_list(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
    path = f"/api/games/{made.game.id}"
    await ada.ask("PUT", f"{path}/agreement", Agreement(listed=True), gives=GameInfo)
    assert await listed(ben, "open") == [made.game.id]
    await ada.ask("PUT", f"{path}/agreement", Agreement(), gives=GameInfo)
    assert await listed(ben, "open") == []


async def test_the_host_changes_how_long_bots_wait_during_the_game(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await table_of(ada, bots=1, bot_delay=9000)
    path = f"/api/games/{game.id}/bot-delay"
    changed = await ada.ask("PUT", path, BotDelay(10), gives=GameInfo)
    assert (changed.bot_delay, changed.version > game.version) == (10, True)
    assert await refused(ben, "PUT", path, BotDelay(0)) == "game.not-the-host"
    assert await refused(ada, "PUT", path, BotDelay(10_000_000)) == "game.bad-bot-delay"
    assert (await ben.ask("GET", f"/api/games/{game.id}", gives=GameInfo)).bot_delay == 10


async def test_a_refused_agreement_changes_nothing(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    before = await table_of(ada, ben, start=False, rules=SHORT, clock=86400)
    path = f"/api/games/{before.id}"
    assert await refused(ben, "PUT", f"{path}/agreement", Agreement()) == "game.not-the-host"
    assert await refused(ada, "PUT", f"{path}/agreement", Agreement(Rules(trains=1000))) == "game.bad-rules"
    unplayable = Rules(tickets_dealt=2, starting_tickets_kept=4)
    assert await refused(ada, "PUT", f"{path}/agreement", Agreement(unplayable)) == "game.bad-rules"
    assert await refused(ada, "PUT", f"{path}/agreement", Agreement(clock=1)) == "game.bad-clock"
    assert await refused(ada, "PUT", f"{path}/agreement", Join()) == "request.malformed"
    assert await ada.ask("GET", path, gives=GameInfo) == before
    started = await begin(before.id, ada, ben)
    assert await refused(ada, "PUT", f"{path}/agreement", Agreement()) == "game.already-started"
    assert await ada.ask("GET", path, gives=GameInfo) == started


async def test_bots_alone_may_be_watched(server: Running) -> None:
    ada = await server.person()
    made = await ada.ask("POST", "/api/games", NewGame((BOT, BOT), Agreement(SHORT)), gives=CreatedGame)
    await ada.ask("POST", f"/api/games/{made.game.id}/start", Start(1), gives=GameInfo)
    async with asyncio.timeout(60):
        while (await ada.ask("GET", f"/api/games/{made.game.id}", gives=GameInfo)).status is not Status.OVER:
            await asyncio.sleep(0.05)
    verify(parse(await ada.record(made.game.id)), africa())
