"""The people that people play with, and what their finished games add up to."""

import asyncio
import csv
import io

import httpx
import msgspec
import pytest
from sqlalchemy import delete, select

from okapi.board import africa
from okapi.client import Session
from okapi.coach.results import LedgerEntry, LedgerSource, SeatAccount
from okapi.server.notify.reasons import NO_GAME
from okapi.server.notify.texts import letter_of
from okapi.server.people.filing import file_what_is_left, ledger_in
from okapi.server.protocol.messages import (
    Almanac,
    AlmanacFile,
    BestOnBoard,
    ChangeSeen,
    ChooseLivery,
    CreatedGame,
    Export,
    GameInfo,
    HandOver,
    KeptGame,
    KeptGameList,
    KnownPeople,
    MedalKind,
    MutedList,
    NewGame,
    RegularTableInfo,
    RegularTableList,
    RenameRegularTable,
    Start,
)
from okapi.server.status import NotificationKind
from okapi.server.storage.almanac import AlmanacLine, insert_lines, note_ledger
from okapi.server.storage.mailboxes import Mailbox
from okapi.server.storage.notifications import Notification
from okapi.server.storage.schema import almanac, metadata
from server.company import id_of, join, kept_game, kept_line, knows, people_of, regular_table
from server.notifications import calling, settled, titles, wants_notifications
from server.people import forget, listed, play_to_the_end, refused
from server.push_service import push_service
from server.running import ME, OPEN, Running, running, table_of
from server.sockets import SHORT

pytestmark = pytest.mark.anyio


async def almanac_of(person: Session, path: str = "/api/me/almanac") -> Almanac:
    return await person.ask("GET", path, gives=Almanac)


def line(entry: str, seat: int, identity: str | None, **given: object) -> AlmanacLine:
    """A seat of a game between two in which nothing special happened."""
    usual = {
        "board": "b",
        "players": 2,
        "place": 1 + seat,
        "total": 50 - seat,
        "routes": 50 - seat,
        **dict.fromkeys(("doubling", "tickets", "globetrotter", "claimed", "doubled", "completed", "failed"), 0),
        "best_route": "cairo|luxor",
        "best_route_points": 4,
        "best_ticket": None,
        "best_ticket_points": 0,
        "from_last": False,
        "ended": 1_760_000_000_000,
        "year": 2025,
        "month": 10,
    }
    return AlmanacLine(entry=entry, seat=seat, identity=identity, **usual | given)  # type: ignore[arg-type]


@pytest.mark.both_databases
async def test_a_finished_game_is_in_the_almanac_of_all_who_played_it(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    assert (await almanac_of(ada)).games == 0
    table = await table_of(ada, ben, bots=1, rules=SHORT)
    await play_to_the_end(table.id, ada, ben)
    await knows(ada, "Ben")
    game = await ada.ask("GET", f"/api/games/{table.id}", gives=GameInfo)
    for seat, person in enumerate((ada, ben)):
        found, score = await almanac_of(person), game.scores[seat]
        [own] = found.people
        assert (own.games, own.wins, own.points, own.luck) == (1, int(score.place == 1), score.total, None)
        assert sum(month.games for month in found.months) == 1
        assert {(pair.bot or pair.name, pair.games) for pair in found.pairs} == {
            ("Ben" if person is ada else "Ada", 1),
            ("random", 1),
        }
        assert [feat.points for feat in found.best] == [score.total]
        assert all(feat.ends for feat in (*found.routes, *found.tickets))
        assert found.years == (found.months[0].year,)
        other_year = await almanac_of(person, f"/api/me/almanac?year={found.years[0] - 1}")
        assert (other_year.games, other_year.years) == (0, found.years)
    async with server.context.database.write() as connection:
        before = (await connection.execute(select(almanac).order_by(almanac.c.seat))).all()
        await connection.execute(delete(almanac))
    await file_what_is_left(server.context.database, server.context.registry)
    async with server.context.database.read() as connection:
        again = (await connection.execute(select(almanac).order_by(almanac.c.seat))).all()
    assert again == before, "a game from before there was an almanac is filed later, and the same"


@pytest.mark.both_databases
async def test_luck_and_choices_are_added_up_with_an_interval(server: Running) -> None:
    ada = await server.person("Ada")
    mine = await id_of(ada)
    accounts = tuple(
        SeatAccount(
            0.5,
            40,
            (
                LedgerEntry(LedgerSource.BLIND, luck, 3),
                LedgerEntry(LedgerSource.TICKETS, 0.1, 3),
                LedgerEntry(LedgerSource.OWN_CHOICES, -0.1, 3),
            ),
            1,
            60,
        )
        for luck in (0.2, -0.2)
    )
    ledger = ledger_in(msgspec.json.encode({"accounts": accounts, "players": ["a", "b"]}).decode())
    assert [(seat, round(luck, 6), choices) for seat, luck, choices in ledger] == [(0, 0.3, -0.1), (1, -0.1, -0.1)]
    async with server.context.database.write() as connection:
        for number, luck in enumerate((0.5, 0.1, 0.3, 0.2, 0.4)):
            await insert_lines(connection, [line(f"g{number}", 0, mine), line(f"g{number}", 1, None, bot="leopard")])
            await note_ledger(connection, f"g{number}", [(0, luck, -luck), (1, 0, 0)])
        await insert_lines(connection, [line("unreviewed", 0, mine)])
    [own] = (await almanac_of(ada)).people
    assert own.luck is not None
    assert (own.games, own.luck.games) == (6, 5)
    assert own.luck.luck == pytest.approx(1.5)
    assert own.luck.choices == pytest.approx(-1.5)
    assert own.luck.luck_margin == pytest.approx(1.96 * 5**0.5 * 0.025**0.5), "of a sum of five with this variance"
    async with server.context.database.write() as connection:
        await connection.execute(delete(almanac).where(almanac.c.entry == "g0"))
    [own] = (await almanac_of(ada)).people
    assert own.luck is not None
    assert own.luck.luck_margin is None, "four games say too little"


async def test_medals_are_for_what_was_done_for_the_first_time(server: Running) -> None:
    ada = await server.person("Ada")
    mine = await id_of(ada)
    assert not any(medal.earned for medal in (await almanac_of(ada)).medals)
    async with server.context.database.write() as connection:
        for number in range(12):
            own = line(f"g{number}", 0, mine, globetrotter=10, ended=1000 + number)
            await insert_lines(connection, [own, line(f"g{number}", 1, None, bot="zebra", ended=1000 + number)])
        ticket = {"best_ticket": "a|b", "best_ticket_points": 20}
        await insert_lines(connection, [line("even", 0, mine, ended=1, **ticket)])
        await insert_lines(connection, [line("great", 0, mine, ended=2, **ticket | {"best_ticket_points": 21})])
        await insert_lines(connection, [line("last", 0, mine, ended=3, from_last=True)])
    medals = (await almanac_of(ada)).medals
    earned = {(medal.kind, medal.bot): medal.earned for medal in medals if medal.earned}
    assert earned == {
        (MedalKind.LEVEL, "zebra"): 1000,
        (MedalKind.GREAT_TICKET, None): 2,
        (MedalKind.FROM_LAST, None): 3,
        (MedalKind.GLOBETROTTER, None): 1009,
    }


async def test_an_almanac_is_taken_along_as_a_table_or_as_data(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("=Ben")
    table = await regular_table(ada, ben)
    async with server.context.database.write() as connection:
        for game in ("g1", "g2"):
            lines = [line(game, 0, await id_of(ada)), line(game, 1, await id_of(ben))]
            await insert_lines(connection, lines)
    rows = (await ada.ask("GET", "/api/me/almanac.json", gives=AlmanacFile)).rows
    assert [(row.entry, row.name, row.is_mine) for row in rows[:2]] == [("g1", "Ada", True), ("g1", "=Ben", False)]
    headers = {"Authorization": f"Bearer {ada.token}"}
    async with httpx.AsyncClient(base_url=server.address, headers=headers) as client:
        sheet = await client.get("/api/me/almanac.csv")
        of_table = await client.get(f"/api/tables/{table.id}/almanac.csv")
    found = list(csv.DictReader(io.StringIO(sheet.text)))
    assert sheet.text.startswith("entry,ended,is_real_board,seat,name,bot,is_mine,players,place,total,")
    assert [row["total"] for row in found] == ["50", "49", "50", "49"]
    assert found[1]["name"] == "'=Ben", "no spreadsheet takes a name for a formula"
    assert len(of_table.text.splitlines()) == 1, "no game was played at the table"
    assert (
        await refused(await server.person("Eve"), "GET", f"/api/tables/{table.id}/almanac") == "regular-table.unknown"
    )


async def test_presence_is_seen_by_people_who_show_theirs(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    await regular_table(ada, ben)
    socket = await ben.play()
    for hers, his, is_seen in ((False, True, False), (True, False, False), (True, True, True)):
        await ada.ask("PUT", "/api/me/seen", ChangeSeen(hers), gives=KnownPeople)
        await ben.ask("PUT", "/api/me/seen", ChangeSeen(his), gives=KnownPeople)
        assert (await people_of(ada))["Ben"].here is is_seen
    await ben.ask("PUT", f"/api/me/blocked/{await id_of(ada)}", gives=MutedList)
    assert not (await people_of(ada))["Ben"].here
    await ben.ask("DELETE", f"/api/me/muted/{await id_of(ada)}", gives=MutedList)
    assert (await people_of(ada))["Ben"].here
    await socket.connection.close()
    async with asyncio.timeout(60):
        while (await people_of(ada))["Ben"].here:
            await asyncio.sleep(0.02)


async def test_an_invited_person_finds_a_seat_and_is_notified(database: str) -> None:
    async with push_service() as service, running(calling(database)) as server:
        ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
        bens, device = await id_of(ben), service.device("phone")
        await wants_notifications(ben, device)
        made = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
        path = f"/api/games/{made.game.id}"
        assert await refused(ada, "POST", f"{path}/people/{bens}") == "identity.unknown-person", "they never played"
        table = await regular_table(ada, ben)
        assert await refused(ben, "POST", f"{path}/people/{await id_of(ada)}") == "game.not-the-host"
        invited = await ada.ask("POST", f"{path}/people/{bens}", gives=GameInfo)
        assert [(seat.kind, seat.name) for seat in invited.seats][1] == ("kept", "Ben")
        await ada.ask("POST", f"{path}/people/{bens}", gives=GameInfo)
        assert await refused(ada, "POST", f"{path}/people/{await id_of(eve)}") == "identity.unknown-person"
        assert made.game.id in await listed(ben, "mine")
        await settled(server, lambda: bool(titles(service, device)))
        assert titles(service, device) == ["Ada invites you to a table"]
        await ben.ask("POST", f"{path}/join", gives=GameInfo)
        for _ in range(3):
            more = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
            await ada.ask("POST", f"/api/games/{more.game.id}/people/{bens}", gives=GameInfo)
        more = await ada.ask("POST", "/api/games", NewGame((ME, OPEN)), gives=CreatedGame)
        assert await refused(ada, "POST", f"/api/games/{more.game.id}/people/{bens}") == "people.too-often-invited"
        assert table.game is None


async def test_a_series_counts_on_with_the_same_colours_and_rules(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    first = await table_of(ada, ben, rules=SHORT, start=False)
    await ada.ask("PUT", f"/api/games/{first.id}/livery", ChooseLivery(4, 0), gives=GameInfo)
    table = await regular_table(ada, ben, game=first.id)
    path = f"/api/tables/{table.id}"
    made = await ben.ask("POST", f"{path}/next", gives=GameInfo)
    assert made.agreement.rules == SHORT
    assert {seat.name: (seat.kind, seat.livery) for seat in made.seats} == {"Ada": ("kept", 4), "Ben": ("person", 1)}
    assert (await ada.ask("POST", f"{path}/next", gives=GameInfo)).id == made.id, "who asks second gets the same one"
    await ada.ask("POST", f"/api/games/{made.id}/join", gives=GameInfo)
    await ben.ask("POST", f"/api/games/{made.id}/start", Start(made.terms), gives=GameInfo)
    await play_to_the_end(made.id, ada, ben)
    await knows(ada, "Ben")
    found = await ada.ask("GET", path, gives=RegularTableInfo)
    assert (found.games, found.game) == (1, None)
    series = await almanac_of(ben, f"{path}/almanac")
    assert {one.name for one in series.people} == {"Ada", "Ben"}
    assert sum(one.wins for one in series.people) >= 1
    rematch = await ada.ask("POST", f"/api/games/{made.id}/rematch", gives=GameInfo)
    assert (await ben.ask("GET", path, gives=RegularTableInfo)).game == rematch.id, "a rematch is of the series"
    await ada.ask("DELETE", path, gives=RegularTableList)
    assert (await almanac_of(ben)).games == 1, "the games stay with those who played them"


@pytest.mark.both_databases
async def test_regular_tables_and_lines_are_taken_along_and_forgotten(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    table = await regular_table(ada, ben)
    adas, bens = await id_of(ada), await id_of(ben)
    await ada.ask("PUT", "/api/me/seen", ChangeSeen(seen=True), gives=KnownPeople)
    lines = (kept_line("Ada", adas, 40), kept_line("Ben", bens, 30), kept_line("Grandmother", None, 50))
    await ada.ask("POST", "/api/me/kept-games", kept_game(*lines, regular_table=table.id), gives=KeptGame)
    export = await ada.ask("GET", "/api/me/export", gives=Export)
    assert (export.seen, [row.total for row in export.almanac]) == (True, [40])
    assert [(it.name, it.is_owner) for it in export.regular_tables] == [("Sundays", True)]
    await forget(ada)
    [found] = (await ben.ask("GET", "/api/tables", gives=RegularTableList)).tables
    assert [(one.name, one.is_owner) for one in found.people] == [("Ben", True)], "who has been there longest owns it"
    [game] = (await ben.ask("GET", "/api/me/kept-games", gives=KeptGameList)).games
    assert ([one.name for one in game.lines], game.filed_by) == (["Grandmother", "—", "Ben"], None)
    async with server.context.database.read() as connection:
        for each in metadata.sorted_tables:
            rows = (await connection.execute(select(each))).all()
            assert not any("Ada" in str(value) for row in rows for value in row), each.name
    await ben.ask("DELETE", f"/api/tables/{found.id}/people/{bens}", gives=RegularTableList)
    assert (await ben.ask("GET", "/api/tables", gives=RegularTableList)).tables == ()
    assert await refused(ben, "POST", f"/api/tables/{found.id}/join", {"link": "x"}) == "regular-table.unknown"


async def test_a_game_on_a_real_board_is_filed_once_and_only_by_who_played_it(server: Running) -> None:
    ada, eve = await server.person("Ada"), await server.person("Eve")
    adas, eves = await id_of(ada), await id_of(eve)
    mine, other = kept_line("Ada", adas, 40, 10), kept_line("Tom", None, 55)
    path = "/api/me/kept-games"
    filed = await ada.ask("POST", path, kept_game(mine, other), gives=KeptGame)
    assert [(one.name, one.place, one.total) for one in filed.lines] == [("Tom", 1, 55), ("Ada", 2, 50)]
    assert await refused(ada, "POST", path, kept_game(mine, other)) == "almanac.already-filed"
    again = kept_game(other, kept_line("Eve", eves, 40), id="x")
    assert await refused(ada, "POST", path, again) == "almanac.not-in-it"
    assert await refused(ada, "POST", path, kept_game(mine, mine, id="x")) == "almanac.not-in-it"
    with_eve = kept_game(mine, kept_line("Eve", eves, 40), id="x")
    assert await refused(ada, "POST", path, with_eve) == "identity.unknown-person", "they never played"
    foreign = await regular_table(eve)
    assert await refused(ada, "POST", path, kept_game(mine, other, id="x", regular_table=foreign.id)) == (
        "regular-table.unknown"
    )
    [own] = (await almanac_of(ada)).people
    assert (own.games, own.wins, own.points) == (1, 0, 50)
    await ada.ask("DELETE", f"{path}/{filed.entry}", gives=KeptGameList)
    assert (await almanac_of(ada)).games == 0


async def test_nobody_files_or_confirms_for_others_or_fills_the_almanac_with_rubbish(server: Running) -> None:
    ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
    await play_to_the_end((await table_of(ada, ben, rules=SHORT)).id, ada, ben)
    await knows(ada, "Ben")
    adas, bens = await id_of(ada), await id_of(ben)
    path, mine, his = "/api/me/kept-games", kept_line("Ada", adas, 40), kept_line("Ben", bens, 30)
    at_once = [ada.ask("POST", path, kept_game(mine, his), gives=KeptGame) for _ in range(4)]
    results = await asyncio.gather(*at_once, return_exceptions=True)
    [filed] = [one for one in results if isinstance(one, KeptGame)]
    assert filed.lines[1].confirmed is False
    await ada.ask("PUT", f"{path}/{filed.entry}", gives=KeptGameList)  # confirms the person's own line, and no other
    assert (await almanac_of(ben)).games == 1, "only the game on the server"
    for method in ("PUT", "DELETE"):
        assert await refused(eve, method, f"{path}/{filed.entry}") == "almanac.unknown"
    whole = msgspec.to_builtins(kept_game(mine, kept_line("Tom", None, 30), id="other"))
    line = whole["lines"][0]
    wrongs: tuple[dict[str, object], ...] = (
        {"lines": [line] * 6},
        {"lines": [line]},
        {"lines": []},
        {"lines": [line, {**line, "person": None, "name": "x" * 10_000}]},
        {"lines": [{**line, "routes": 10**9}, line]},
        {"lines": [{**line, "claimed": -1}, line]},
        {"lines": [{**line, "total": 900}, line]},
        {"ended": "today"},
        {"id": "../other"},
        {"board": "x" * 65},
        {"is_mine": True},
    )
    for wrong in wrongs:
        assert await refused(ada, "POST", path, whole | wrong) == "request.malformed", wrong
    huge = msgspec.Raw(b'{"id":"huge","lines":' + b"[" * 2_000_000 + b"}")
    assert await refused(ada, "POST", path, huge) in ("request.malformed", "request.too-large")
    assert (await almanac_of(ada)).games == 2


async def test_only_what_is_on_the_board_is_a_record(server: Running) -> None:
    ada = await server.person("Ada")
    ticket = next(iter(africa().tickets.values()))
    real = BestOnBoard(ticket.between, ticket.points)
    route = BestOnBoard(next(iter(africa().routes.values())).between[::-1], 4)
    for number, (best_route, best_ticket) in enumerate(
        [
            (route, real),
            (BestOnBoard(("buy-this", "at-once"), 4), BestOnBoard(("buy-this", "at-once"), 25)),
            (None, BestOnBoard(ticket.between, ticket.points + 100)),
        ]
    ):
        mine = kept_line("Ada", await id_of(ada), 40, best_route=best_route, best_ticket=best_ticket)
        game = kept_game(mine, kept_line("Tom", None, 30), id=f"n{number}")
        await ada.ask("POST", "/api/me/kept-games", game, gives=KeptGame)
    found = await almanac_of(ada)
    assert [(feat.ends, feat.points) for feat in found.routes] == [(route.ends, 4)]
    assert [(feat.ends, feat.points) for feat in found.tickets] == [(real.ends, real.points)]
    assert not any(medal.earned for medal in found.medals)


async def test_a_flood_of_games_to_confirm_is_shown_some_at_a_time(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    await play_to_the_end((await table_of(ada, ben, rules=SHORT)).id, ada, ben)
    await knows(ada, "Ben")
    path, lines = "/api/me/kept-games", [kept_line("Ada", await id_of(ada), 40), kept_line("Ben", await id_of(ben), 30)]
    for number in range(22):
        await ada.ask("POST", path, kept_game(*lines, id=f"n{number}"), gives=KeptGame)
    waiting = (await ben.ask("GET", path, gives=KeptGameList)).games
    assert len(waiting) == 20
    left = await ben.ask("DELETE", f"{path}/{waiting[0].entry}", gives=KeptGameList)
    assert len(left.games) == 20, "those that waited behind come up"


async def test_a_game_filed_at_a_regular_table_tells_others_nothing_of_the_table(server: Running) -> None:  # H15
    ada, ben, cleo = [await server.person(name) for name in ("Ada", "Ben", "Cleo")]
    await play_to_the_end((await table_of(ada, ben, rules=SHORT)).id, ada, ben)
    await knows(ada, "Ben")
    table = await regular_table(ada, cleo)
    lines = kept_line("Ada", await id_of(ada), 40), kept_line("Ben", await id_of(ben), 30)
    filed = await ada.ask("POST", "/api/me/kept-games", kept_game(*lines, regular_table=table.id), gives=KeptGame)
    assert filed.regular_table == table.id
    [asked] = (await ben.ask("GET", "/api/me/kept-games", gives=KeptGameList)).games
    assert asked.regular_table is None


async def test_an_owner_renames_a_table_and_a_new_link_ends_the_old_one(server: Running) -> None:
    ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
    table = await regular_table(ada, ben)
    path = f"/api/tables/{table.id}"
    assert await refused(ada, "PATCH", path, RenameRegularTable(" ")) == "identity.bad-name"
    renamed = await ada.ask("PATCH", path, RenameRegularTable("Mondays"), gives=RegularTableInfo)
    assert renamed.name == "Mondays"
    other = await ada.ask("POST", f"{path}/link", gives=RegularTableInfo)
    secret = {"link": str(table.link).partition("#")[2]}
    assert await refused(eve, "POST", f"{path}/invitation", secret) == "regular-table.unknown"
    assert len((await join(eve, other)).people) == 3
    await ada.ask("PUT", f"{path}/owner", HandOver(await id_of(eve)), gives=RegularTableInfo)
    assert await refused(ada, "POST", f"{path}/link") == "regular-table.not-the-owner"


async def test_people_who_want_it_are_notified_of_new_members_and_of_filed_games(database: str) -> None:
    async with push_service() as push, running(calling(database)) as server:
        ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
        table = await regular_table(ada, ben)
        phone, other = push.device("phone"), push.device("other")
        await wants_notifications(ada, phone)
        await wants_notifications(ben, other, kinds=("filed",))
        await join(eve, table)
        await settled(server, lambda: len(titles(push, phone)) == 1)
        assert push.sent_to(phone)[0]["path"] == f"/tables/{table.id}"
        await ben.ask("PUT", f"/api/me/blocked/{await id_of(eve)}", gives=MutedList)
        lines = [kept_line(name, await id_of(who), 9) for name, who in (("Eve", eve), ("Ada", ada), ("Ben", ben))]
        await eve.ask("POST", "/api/me/kept-games", kept_game(*lines), gives=KeptGame)
        await settled(server, lambda: len(titles(push, phone)) == 2)
        assert titles(push, phone) == ["Eve has joined your regular table", "Eve has filed a game you played"]
        assert titles(push, other) == [], "who is blocked tells one nothing"
        await ada.ask("POST", "/api/me/kept-games", kept_game(*lines, id="another"), gives=KeptGame)
        await settled(server, lambda: len(titles(push, other)) == 1)
    notification = Notification("ada", "entry", NotificationKind.FILED, NO_GAME, 0, "Eve")
    letter = letter_of(
        notification, Mailbox("ada", "stop", 0, address="a@example.org", language="en"), None, 0, "https://o"
    )
    assert (letter.link, letter.button) == ("https://o/friends", "Open the page")


# Misuse.


async def test_a_game_that_somebody_has_not_confirmed_counts_nothing_for_them_at_a_table_either(
    server: Running,
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    table = await regular_table(ada, ben)
    lines = (kept_line("Ada", await id_of(ada), 90), kept_line("Ben", await id_of(ben), 3))
    invented = kept_game(*lines, regular_table=table.id)
    path, of_table = "/api/me/kept-games", f"/api/tables/{table.id}/almanac"
    answers = await asyncio.gather(
        *(ada.ask("POST", path, invented, gives=KeptGame) for _ in range(5)), return_exceptions=True
    )
    assert sum(isinstance(one, KeptGame) for one in answers) == 1, "it is filed once"
    assert {str(one) for one in answers if not isinstance(one, KeptGame)} == {"almanac.already-filed"}
    found = await almanac_of(ben, of_table)
    assert [one.name for one in found.people] == ["Ada"]
    assert (found.pairs, [(one.name, one.confirmed) for one in found.kept[0].lines]) == (
        (),
        [("Ada", True), ("Ben", False)],
    )
    await ben.ask("PUT", f"{path}/{found.kept[0].entry}", gives=KeptGameList)
    assert [one.name for one in (await almanac_of(ben, of_table)).people] == ["Ada", "Ben"]


async def test_names_that_somebody_typed_are_shown_as_they_are_and_go_with_the_last_who_played(
    server: Running,
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    await regular_table(ada, ben)
    adas, bens = await id_of(ada), await id_of(ben)
    names = ("\u202e<b>Tom</b>\u2066", "@SUM(A1)")
    lines = [kept_line(name, None, 10) for name in names]
    path = "/api/me/kept-games"
    filed = await ada.ask("POST", path, kept_game(kept_line("Ada", adas, 40), *lines), gives=KeptGame)
    with_ben = kept_game(kept_line("Ada", adas, 40), kept_line("Ben", bens, 20), lines[0], id="other")
    shared = await ada.ask("POST", path, with_ben, gives=KeptGame)
    assert [one.name for one in filed.lines] == ["Ada", "<b>Tom</b>", "@SUM(A1)"]
    nameless = kept_game(kept_line("Ada", adas, 1), kept_line("\u202e", None, 1), id="x")
    assert await refused(ada, "POST", path, nameless) == "identity.bad-name"
    await forget(ada)
    async with server.context.database.read() as connection:
        assert set(await connection.scalars(select(almanac.c.entry))) == {shared.entry}
    await ben.ask("DELETE", f"{path}/{shared.entry}", gives=KeptGameList)
    async with server.context.database.read() as connection:
        assert list(await connection.scalars(select(almanac.c.entry))) == []
