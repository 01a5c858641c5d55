"""The deal of the day: the same cards for everybody, one try that counts, and no card shown too early."""

import asyncio
from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import Raw
from msgspec.json import decode

from okapi.board import africa
from okapi.bots.levels import Level
from okapi.client import RefusedByServer, Session
from okapi.dealer import commitment_to
from okapi.game import Chance, TerrainCardLaid, TicketDealt, TrainCardDealt, TrainCardLaid, due, evolve
from okapi.locales import texts
from okapi.record import DuplicateLuck, parse, verify
from okapi.server.app import create_app
from okapi.server.deals import challenge_pages, days, field, pages, tables
from okapi.server.deals.luck import luck_of
from okapi.server.deals.pages import streak
from okapi.server.entropy import fair_dealer
from okapi.server.play.session import GameSession
from okapi.server.protocol.messages import ChallengePage, DealPage, Export, GameInfo, Leave, Transfer
from okapi.server.settings import ServerSettings
from okapi.server.status import Status
from okapi.server.storage.steps import load_steps
from server.clocks import HOUR, NOON, DayClock
from server.people import forget, listed, play_to_the_end, refused, until
from server.reviews import FAKE
from server.running import Running, running, settings_for
from server.sockets import SHORT
from server.two_deals import PAGE, all_asked, asked, compare_two_deals, socket_refusals

pytestmark = pytest.mark.anyio
TODAY, TOMORROW = "2026-11-18", "2026-11-19"


@pytest.fixture(autouse=True)
def short_games_against_quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RULES", SHORT)
    monkeypatch.setattr(days, "opponents_on", lambda day: ("random", "greedy"))
    monkeypatch.setattr(field, "LEVELS", (Level(1, "random", 0), Level(2, "greedy", 0)))


@pytest.fixture
def clock() -> DayClock:
    return DayClock()


@pytest.fixture
async def server(database: str, clock: DayClock, tmp_path: Path) -> AsyncIterator[Running]:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text(PAGE)
    async with running(settings_for(database), clock=clock, static=tmp_path / "static", reviewer=FAKE) as started:
        yield started


async def page(person: Session, deal: str = "today") -> DealPage:
    return await person.ask("GET", f"/api/deals/{deal}", gives=DealPage)


async def begin(person: Session, deal: str = "today") -> GameInfo:
    return await person.ask("POST", f"/api/deals/{deal}", gives=GameInfo)


async def finish(person: Session, deal: str = "today") -> str:
    game = await begin(person, deal)
    await play_to_the_end(game.id, person, None, None)
    await until(person, game.id, lambda info: info.status is Status.OVER)
    return game.id


async def with_field(person: Session) -> DealPage:
    async with asyncio.timeout(60):
        while (found := await page(person)).field is None or not found.field.is_complete:
            await asyncio.sleep(0.05)
        return found


async def cards(server: Running, game: str, *kinds: type) -> list[str]:
    async with server.context.database.read() as connection:
        steps = await load_steps(connection, game)
    events = [event for step in steps for event in step.events if isinstance(event, kinds)]
    return [
        str(getattr(it, "card", None) or getattr(it, "terrain", None) or getattr(it, "ticket", "")) for it in events
    ]


@pytest.mark.both_databases
async def test_everybody_plays_the_same_cards_once_and_sees_where_they_stand(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game, other = await finish(ada), await finish(ben)
    for kinds in ((TrainCardDealt, TrainCardLaid), (TerrainCardLaid,), (TicketDealt,)):
        mine, theirs = await cards(server, game, *kinds), await cards(server, other, *kinds)
        assert all(one == another for one, another in zip(mine[:100], theirs[:100], strict=False))
    found = await with_field(ada)
    assert (found.name, found.people, found.opponents) == (TODAY, 2, ("random", "greedy"))
    assert found.mine is not None
    assert found.field is not None
    assert found.mine.of == 4
    assert sorted(line.player for line in found.field.levels) == ["greedy", "random"]
    totals = [line.total for line in found.field.levels] + [
        one.total for one in found.field.people for _ in range(one.people)
    ]
    assert found.mine.total in totals
    assert found.mine.rank == 1 + sum(total > (found.mine.total or 0) for total in totals)
    assert found.field.best is not None
    assert found.field.best.total == max(one.total for one in found.field.people)
    assert found.streak == 1
    assert (await begin(ada)).id == game, "there is no second try"
    async with asyncio.timeout(60):
        while server.rooms.deals.levels_at:  # a deal that was played is not remembered for good
            await asyncio.sleep(0.05)


async def test_a_try_goes_on_with_the_same_cards_wherever_a_server_takes_it_up(server: Running) -> None:
    game = await finish(await server.person())
    stored = (await server.context.registry.get(game)).stored
    async with server.context.database.read() as connection:
        steps = await load_steps(connection, game)
    for cut in range(1, len(steps)):
        session = GameSession(stored, africa(), luck_of(fair_dealer, stored))
        session.take(stored, steps[:cut])
        dealer, state = session.take_dealer(), session.state
        for event in steps[cut].events:
            chance = due(state)
            if isinstance(chance, Chance):
                assert chance.event(dealer.deal(chance)) == event
            state = evolve(state, event)


async def test_tomorrow_is_promised_and_cannot_be_played_and_yesterday_is_opened(
    server: Running, clock: DayClock
) -> None:
    ada = await server.person()
    today = await page(ada)
    assert today.next is not None
    assert (today.secret, today.next.name) == (None, TOMORROW)
    with pytest.raises(RefusedByServer, match=r"deal\.unknown"):
        await page(ada, TOMORROW)
    assert await refused(ada, "POST", f"/api/deals/{TOMORROW}") == "deal.unknown"
    assert await refused(ada, "POST", "/api/deals/2019-01-01") == "deal.unknown"
    clock.moment = NOON + 24 * HOUR
    then = await page(ada, TODAY)
    assert commitment_to(bytes.fromhex(then.secret or "")) == today.commitment
    assert then.is_over
    assert (await page(ada)).commitment == today.next.commitment
    assert (await page(ada)).earlier == (TODAY,)


async def test_a_try_that_does_not_end_in_time_does_not_count_and_later_ones_are_for_fun(
    server: Running, clock: DayClock
) -> None:
    ada = await server.person()
    game = (await begin(ada)).id
    clock.moment = NOON + 13 * HOUR
    await play_to_the_end(game, ada, None, None)
    late = await page(ada, TODAY)
    assert late.mine is not None
    assert (late.people, late.mine.game, late.mine.total, late.mine.rank) == (0, game, None, None)
    assert late.streak == 0
    again = await finish(ada, TODAY)
    assert again != game
    assert (await page(ada, TODAY)).people == 0
    record = parse(await ada.record(again))
    assert isinstance(record.header.luck, DuplicateLuck)
    verify(record, africa())


async def test_yesterday_can_be_found_while_its_last_games_are_finished(server: Running, clock: DayClock) -> None:
    ada = await server.person()
    clock.moment = NOON + 12 * HOUR - 1
    game = (await begin(ada)).id
    clock.moment += 1
    today, yesterday = await page(ada), await page(ada, TODAY)
    assert (today.name, today.mine, today.earlier) == (TOMORROW, None, (TODAY,))
    assert yesterday.mine is not None
    assert (yesterday.mine.game, yesterday.secret) == (game, None)
    assert yesterday.begin_by == clock.moment
    assert (yesterday.is_today, yesterday.is_over) == (False, False)
    assert (today.is_today, today.is_over) == (True, False)
    assert (await begin(ada, TODAY)).id == game
    assert (await begin(ada)).id != game, "the next day has begun for everyone"


async def test_a_deal_that_is_dealt_again_changes_nothing_that_others_are_told(tmp_path: Path) -> None:
    databases = str(tmp_path / "1.db"), str(tmp_path / "2.db")
    assert await compare_two_deals("test", databases, tmp_path) > 60


def day_that_tells(**fields: Any) -> DealPage:
    return DealPage(**fields | {"people": int(fields["commitment"][:8], 16)})


def duel_that_tells(**fields: Any) -> ChallengePage:
    return ChallengePage(**fields | {"created": int(fields["deals"][0].commitment[:8], 16)})


@pytest.mark.slow  # it tests the comparison
@pytest.mark.parametrize(
    ("module", "name", "leaking", "where"),
    [
        (pages, "DealPage", day_that_tells, "/api/deals/today"),
        (challenge_pages, "ChallengePage", duel_that_tells, "/api/challenges/id-"),
    ],
)
async def test_what_others_are_told_of_a_deals_cards_would_be_noticed(
    module: Any, name: str, leaking: Any, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, leaking)
    databases = str(tmp_path / "1.db"), str(tmp_path / "2.db")
    with pytest.raises(AssertionError, match=where):
        await compare_two_deals("test", databases, tmp_path)


def test_everything_that_can_be_asked_about_a_game_is_asked_by_a_stranger() -> None:  # H17
    paths = create_app(ServerSettings(database="unused.db", secret_key="A" * 43)).openapi()["paths"]
    about = "/api/games/{game}"
    assert all_asked() == {
        f"{method.upper()} {path.removeprefix(about)}"
        for path, methods in paths.items()
        for method in methods
        if path.startswith(about)
    }


async def test_until_a_deal_is_over_nobody_sees_a_game_of_it_before_they_have_finished_theirs(
    server: Running, clock: DayClock
) -> None:
    ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
    game = await finish(ada)
    level = (await with_field(ada)).field
    assert level is not None
    await begin(ben)
    for secret in (game, level.levels[0].game):
        for stranger in (ben, eve, None):
            answers = await asked(stranger, server.address, secret)
            assert {path: text for path, (_, text) in answers.items() if b"deal.is-on" not in text} == {}
        assert await socket_refusals(ben, secret) == ["deal.is-on"] * 3
        async with httpx.AsyncClient(base_url=server.address) as client:
            assert "Ada" not in (await client.get(f"/game/{secret}")).text
    assert game not in [*await listed(eve, "open"), *await listed(eve, "watch")]
    assert (await page(eve)).field is None
    assert (await page(ben)).field is None
    assert (await page(ben)).secret is None
    # People who have finished may look, but not play on from it. The record comes when the deal is over.
    own = await asked(ada, server.address, game)
    assert own["GET "][0] == 200
    for path in ("GET /record", "POST /play-on"):
        assert b"deal.is-on" in own[path][1]
    assert b"secret" not in own["GET "][1]
    assert not decode(own["GET "][1], type=GameInfo).has_record
    await play_to_the_end((await begin(ben)).id, ben, None, None)
    assert (await asked(ben, server.address, game))["GET "][0] == 200
    clock.moment = NOON + 13 * HOUR
    assert (await eve.ask("GET", f"/api/games/{game}", gives=GameInfo)).has_record
    record = parse(await eve.record(game))
    verify(record, africa())


async def test_giving_up_uses_the_try_up(server: Running) -> None:
    ada = await server.person()
    game = (await begin(ada)).id
    await ada.ask("POST", f"/api/games/{game}/leave", Leave(), gives=GameInfo)
    found = await with_field(ada)
    assert found.mine is not None
    assert (found.mine.status, found.mine.total, found.people) == (Status.ENDED, None, 0)
    assert (await begin(ada)).id == game


async def test_there_is_no_advice_while_a_deal_is_on(server: Running) -> None:
    ada = await server.person()
    game = await begin(ada)
    assert not game.may_ask_advice
    assert await refused(ada, "POST", f"/api/games/{game.id}/advice", Raw(b'{"seat": 0}')) == "deal.no-advice"


async def test_a_person_takes_their_tries_along_and_has_them_forgotten(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    game = await finish(ada)
    export = await ada.ask("GET", "/api/me/export", gives=Export)
    assert [(one.deal, one.game) for one in export.deals] == [(TODAY, game)]
    await forget(ada)
    assert (await page(ben)).people == 0


async def test_two_requests_at_once_begin_one_try(server: Running) -> None:
    ada = await server.person()
    begun = await asyncio.gather(*(begin(ada) for _ in range(5)))
    assert len({game.id for game in begun}) == 1


async def test_another_device_and_another_day_give_no_second_try(server: Running, clock: DayClock) -> None:
    ada = await server.person()
    game = await finish(ada)
    code = (await ada.ask("POST", "/api/me/transfer", gives=Transfer)).code
    async with httpx.AsyncClient(base_url=server.address) as phone:
        assert (await phone.post("/api/transfer", json={"code": code})).status_code == 200
        again = await asyncio.gather(*(phone.post(f"/api/deals/{name}") for name in ("today", TODAY)))
        assert {one.json()["id"] for one in again} == {game}
        clock.moment = NOON + 13 * HOUR
        for_fun = (await phone.post(f"/api/deals/{TODAY}")).json()["id"]
    assert for_fun != game
    await play_to_the_end(for_fun, ada, None, None)
    found = await page(ada, TODAY)
    assert (found.people, found.mine and found.mine.game) == (1, game), "what is played for fun counts for nothing"


async def test_a_deal_that_somebody_plays_again_under_a_new_name_leaves_nothing_of_the_old(server: Running) -> None:
    """A second identity cannot be prevented (docs/threats.md). Forgetting a person removes their first try."""
    ada = await server.person("Ada")
    first = await finish(ada)
    await forget(ada)
    second = await server.person("Ada")
    assert (await begin(second)).id != first
    assert (await page(second)).people == 0
    answers = await asked(second, server.address, first)
    assert all(b"deal.is-on" in text for _, text in answers.values()), "the old game stays hidden until the end"


async def test_the_secret_is_sealed_in_the_database(server: Running, clock: DayClock) -> None:
    ada = await server.person()
    await finish(ada)
    async with server.context.database.read() as connection:
        rows = list((await connection.exec_driver_sql("SELECT secret FROM deals")).scalars())
        shown = list((await connection.exec_driver_sql("SELECT secret FROM games")).scalars())
    clock.moment = NOON + 24 * HOUR
    secret = (await page(ada, TODAY)).secret
    assert secret is not None
    assert all(secret not in stored for stored in (*rows, *shown))


def test_a_day_off_does_not_end_a_streak_and_two_do() -> None:
    days_played = [date(2026, 11, day) for day in (18, 17, 15, 14, 11)]
    assert streak(days_played, date(2026, 11, 18)) == 4
    assert streak(days_played, date(2026, 11, 20)) == 4
    assert streak(days_played, date(2026, 11, 21)) == 0
    assert streak([], date(2026, 11, 18)) == 0


async def test_a_link_shows_the_day_and_the_points_of_who_sent_it_and_no_card(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as client:
        shown = (await client.get(f"/deal/{TODAY}?points=93")).text
        assert f"Deal of the day: {texts('en').day(date.fromisoformat(TODAY))}" in shown
        assert "I got 93 points" in shown
        assert f"/api/deals/{TODAY}/picture.png?points=93" in shown
        with_points = await client.get(f"/api/deals/{TODAY}/picture.png?points=93")
        without = await client.get(f"/api/deals/{TODAY}/picture.png")
        assert with_points.content[:4] == b"\x89PNG"
        assert with_points.content != without.content
        assert (await client.get(f"/api/deals/{TODAY}/picture.png?points=9999")).status_code == 400
        assert "points=" not in (await client.get(f"/deal/{TODAY}?points=<b>")).text
