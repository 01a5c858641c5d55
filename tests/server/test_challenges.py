"""Duels and evenings: the same deals for all their people, one try each, and nothing shown too early."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from okapi.board import africa
from okapi.client import RefusedByServer
from okapi.dealer import commitment_to
from okapi.deals import matchpoints
from okapi.game import TicketDealt, TrainCardDealt, TrainCardLaid
from okapi.record import DuplicateLuck, parse, verify
from okapi.server.deals import comparison, tables
from okapi.server.deals.challenges import clean_up_challenges
from okapi.server.protocol.messages import (
    ChallengeInvitation,
    ChallengeList,
    ChallengePage,
    Export,
    GameInfo,
    JoinChallenge,
    Leave,
    MutedList,
    NewChallenge,
)
from okapi.server.status import Status
from okapi.server.storage.schema import challenges, deals
from server.challenges import BOTS, begin, challenge, compared, finish, join, leave, link_of, look, over
from server.clocks import HOUR, NOON, DayClock
from server.company import id_of, regular_table
from server.notifications import calling, count, settled, titles, wants_notifications
from server.people import forget, play_to_the_end, refused, until
from server.push_service import push_service
from server.running import Running, running, settings_for
from server.sockets import SHORT
from server.two_deals import asked

pytestmark = pytest.mark.anyio
WEEK = 7 * 24 * HOUR


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "RULES", SHORT)


@pytest.fixture
def clock() -> DayClock:
    return DayClock()


@pytest.fixture
async def server(database: str, clock: DayClock) -> AsyncIterator[Running]:
    async with running(settings_for(database), clock=clock) as started:
        yield started


async def cards(server: Running, game: str, *kinds: type) -> list[str]:
    record = parse(await (await server.person()).record(game))
    found = [event for event in record.events if isinstance(event, kinds)]
    return [str(getattr(it, "card", None) or getattr(it, "ticket", "")) for it in found]


@pytest.mark.both_databases
async def test_two_people_play_the_same_deal_and_then_compare(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    duel = await challenge(ada, ben)
    assert (duel.link, duel.is_over, duel.opponents) == (None, False, BOTS)
    mine, theirs = await finish(ada, duel), await finish(ben, duel)
    page = await over(ada, duel)
    [deal] = page.deals
    assert deal.results is not None
    assert {one.game for one in deal.results} == {mine, theirs}
    totals = [one.total or 0 for one in deal.results]
    assert totals == sorted(totals, reverse=True)
    assert [one.total for one in page.people] == totals
    assert page.people[0].rank == 1
    assert sum(one.score or 0 for one in page.people) == 2
    assert commitment_to(bytes.fromhex(deal.secret or "")) == duel.deals[0].commitment == deal.commitment
    for kinds in ((TrainCardDealt, TrainCardLaid), (TicketDealt,)):
        one, other = await cards(server, mine, *kinds), await cards(server, theirs, *kinds)
        assert all(first == second for first, second in zip(one[:60], other[:60], strict=False))
    for game in (mine, theirs):
        record = parse(await ada.record(game))
        assert isinstance(record.header.luck, DuplicateLuck)
        verify(record, africa())
    side_by_side = await compared(ben, duel)
    for played in side_by_side.games:
        assert [turn.seq for turn in played.turns] == sorted(turn.seq for turn in played.turns)
        assert played.turns[-1].total == played.ending.total
        seats = {getattr(event, "seat", None) for turn in played.turns for event in turn.events}
        assert seats == {deal.seat}
    assert (await begin(ada, duel)).id != mine, "afterwards it can be played for fun"
    assert (await look(ada, duel)).deals[0].results == deal.results


async def test_others_may_move_between_the_games_that_are_compared(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    duel = await challenge(ada, ben)
    for person in (ada, ben):
        await finish(person, duel)
    turns_of, rounds, begun = comparison.turns_of, 0, list[int]()

    async def count_rounds() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    def noted(*about: Any) -> Any:
        begun.append(rounds)
        return turns_of(*about)

    monkeypatch.setattr(comparison, "turns_of", noted)
    counting = asyncio.create_task(count_rounds())
    await compared(ada, duel)
    counting.cancel()
    assert begun[0] < begun[1]


def test_comparing_gives_two_for_each_lower_score_and_one_for_each_equal_one() -> None:  # H21
    assert matchpoints([90, 70, 70, None]) == (6, 3, 3, 0)
    assert matchpoints([None, None]) == (0, 0)


async def test_finishing_a_deal_shows_the_others_results_and_nothing_of_the_next(
    server: Running,
) -> None:
    people = [await server.person(name) for name in ("Ada", "Ben", "Cleo")]  # H20
    ada, ben, _ = people
    evening = await challenge(*people, deals=2)
    game = await finish(ada, evening)
    await finish(ada, evening, 2)
    await finish(ben, evening)
    first, second = (await look(ben, evening)).deals
    assert first.results is not None
    assert len(first.results) == 2
    assert (second.results, first.secret) == (None, None)
    assert (await asked(ben, server.address, game))["GET "][0] == 200
    assert len((await compared(ben, evening)).games) == 2
    assert await refused(ben, "GET", f"/api/challenges/{evening.id}/deals/2") == "deal.is-on"


async def test_one_try_at_each_deal_without_advice(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")  # H18
    duel = await challenge(ada, ben)
    begun = await asyncio.gather(*(begin(ada, duel) for _ in range(5)))
    assert len({game.id for game in begun}) == 1
    assert not begun[0].may_ask_advice
    assert begun[0].deal is not None
    assert begun[0].deal.challenge == duel.id
    assert await refused(ada, "POST", f"/api/challenges/{duel.id}/deals/2") == "deal.unknown"


async def test_a_duel_is_over_when_one_resigns_or_its_time_is(server: Running, clock: DayClock) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")  # H22
    duel = await challenge(ada, ben)
    await finish(ada, duel)
    game = await begin(ben, duel)
    await leave(ben, duel)
    page = await look(ada, duel)
    assert (page.is_over, [one.rank for one in page.people], page.people[0].name) == (True, [1, 2], "Ada")
    assert page.people[1].has_resigned
    assert (await until(ben, game.id, lambda info: info.status is not Status.PLAYING)).status is Status.ENDED
    assert await refused(ben, "POST", f"/api/challenges/{duel.id}/leave") == "challenge.over"

    late = await challenge(ada, ben)
    await finish(ada, late)
    clock.moment = NOON + WEEK - 1
    playing = await begin(ben, late)  # the hour in which nobody begins is that of a day (H19)
    clock.moment = NOON + WEEK + 1
    await clean_up_challenges(server.rooms.deals)
    page = await look(ben, late)
    assert (page.is_over, page.people[0].name, page.people[0].score) == (True, "Ada", 2)
    await play_to_the_end(playing.id, ben, None, None)
    assert (await look(ben, late)).people[1].total == 0, "what ends too late does not count"


async def test_giving_up_the_game_at_the_table_is_resigning(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")  # H22
    duel = await challenge(ada, ben)
    game = await begin(ben, duel)
    await ben.ask("POST", f"/api/games/{game.id}/leave", Leave(), gives=GameInfo)
    page = await over(ada, duel)
    assert [(one.name, one.rank) for one in page.people] == [("Ada", 1), ("Ben", 2)]


async def test_a_person_who_has_begun_nothing_leaves_without_a_trace_and_the_next_one_is_host(server: Running) -> None:
    ada, ben, cleo = [await server.person(name) for name in ("Ada", "Ben", "Cleo")]
    evening = await challenge(ada, ben, cleo)
    assert (await leave(ada, evening)).challenges == ()
    page = await look(ben, evening)
    assert {one.name for one in page.people} == {"Ben", "Cleo"}
    assert page.host in {await id_of(ben), await id_of(cleo)}
    assert page.link is not None
    for person in (ben, cleo):
        await leave(person, evening)
    assert [await count(server, table) for table in (challenges, deals)] == [0, 0]


async def test_the_host_waits_for_nobody_else(server: Running) -> None:
    ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
    evening = await challenge(ada, ben, size=8)
    for person in (ada, ben):
        await finish(person, evening)
    assert not (await look(ada, evening)).is_over, "somebody could still join"
    assert await refused(ben, "POST", f"/api/challenges/{evening.id}/close") == "challenge.not-the-host"
    closed = await ada.ask("POST", f"/api/challenges/{evening.id}/close", gives=ChallengePage)
    assert (closed.is_over, closed.size, closed.link) == (True, 2, None)
    assert await refused(eve, "POST", f"/api/challenges/{evening.id}/join", link_of(evening)) == "challenge.over"


async def test_a_challenge_is_for_those_who_took_its_link_and_who_is_blocked_finds_none(server: Running) -> None:
    ada, ben, cleo, eve = [await server.person(name) for name in ("Ada", "Ben", "Cleo", "Eve")]  # H14
    duel = await challenge(ada)
    wrong = JoinChallenge("x" * 43)
    assert await refused(ben, "POST", f"/api/challenges/{duel.id}/join", wrong) == "challenge.unknown"
    assert await refused(ben, "POST", f"/api/challenges/{duel.id}/join", JoinChallenge()) == "challenge.unknown"
    await ada.ask("PUT", f"/api/me/blocked/{await id_of(eve)}", gives=MutedList)
    for path in ("invitation", "join"):
        assert await refused(eve, "POST", f"/api/challenges/{duel.id}/{path}", link_of(duel)) == "challenge.unknown"
    shown = await ben.ask("POST", f"/api/challenges/{duel.id}/invitation", link_of(duel), gives=ChallengeInvitation)
    assert (shown.host, shown.people, shown.size, shown.deals, shown.is_full) == ("Ada", ("Ada",), 2, 1, False)
    await join(ben, duel)
    assert await refused(cleo, "POST", f"/api/challenges/{duel.id}/join", link_of(duel)) == "challenge.full"


async def test_people_are_challenged_by_name_and_those_who_block_are_not_notified(server: Running) -> None:
    ada, ben, cleo, eve = [await server.person(name) for name in ("Ada", "Ben", "Cleo", "Eve")]  # H14
    await regular_table(ada, ben, cleo)
    await cleo.ask("PUT", f"/api/me/blocked/{await id_of(ada)}", gives=MutedList)
    for person in (ben, cleo):
        duel = await challenge(ada, person=await id_of(person))
        assert [one.has_joined for one in duel.people if one.id == await id_of(person)] == [False]
        assert duel.link is None, "the place is theirs"
    [waiting] = (await ben.ask("GET", "/api/challenges", gives=ChallengeList)).challenges
    assert (waiting.people, waiting.has_joined, waiting.left) == (("Ada",), False, 1)
    assert (await cleo.ask("GET", "/api/challenges", gives=ChallengeList)).challenges == ()
    await ben.ask("POST", f"/api/challenges/{waiting.id}/join", JoinChallenge(), gives=ChallengePage)
    wanted = NewChallenge(BOTS, person=await id_of(eve))
    assert await refused(ada, "POST", "/api/challenges", wanted) == "identity.unknown-person"
    for _ in range(3):
        await challenge(ada, person=await id_of(ben))
    wanted = NewChallenge(BOTS, person=await id_of(ben))
    assert await refused(ada, "POST", "/api/challenges", wanted) == "people.too-often-invited"


async def test_nobody_has_more_than_twenty_challenges_at_once(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    for _ in range(20):
        await challenge(ada)
    assert await refused(ada, "POST", "/api/challenges", NewChallenge(BOTS)) == "challenge.too-many"
    other = await challenge(ben)
    assert await refused(ada, "POST", f"/api/challenges/{other.id}/join", link_of(other)) == "challenge.too-many"
    assert await refused(ben, "POST", "/api/challenges", NewChallenge(("nobody",))) == "game.unknown-bot"


async def test_a_person_takes_their_challenges_along_and_has_them_forgotten(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    duel = await challenge(ada, ben)
    await finish(ada, duel)
    export = await ada.ask("GET", "/api/me/export", gives=Export)
    assert [(one.id, one.is_host) for one in export.challenges] == [(duel.id, True)]
    assert [one.deal for one in export.deals] == [duel.deals[0].name]
    await forget(ada)
    page = await look(ben, duel)
    assert ([one.name for one in page.people], page.host) == (["Ben"], await id_of(ben))


async def test_old_challenges_are_forgotten_and_their_games_still_verify(server: Running, clock: DayClock) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    duel, idle = await challenge(ada, ben), await challenge(ada)
    game = await finish(ada, duel)
    clock.moment = NOON + WEEK
    await clean_up_challenges(server.rooms.deals)
    clock.moment = NOON + 60 * WEEK
    await clean_up_challenges(server.rooms.deals)
    for gone in (duel, idle):
        with pytest.raises(RefusedByServer, match=r"challenge\.unknown"):
            await look(ada, gone)
    verify(parse(await ben.record(game)), africa())


async def test_people_are_notified_of_a_challenge_of_finished_games_and_of_the_end(database: str) -> None:
    async with push_service() as service, running(calling(database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        await regular_table(ada, ben)
        phones = [service.device(name) for name in ("ada", "ben")]
        for person, phone in zip((ada, ben), phones, strict=True):
            await wants_notifications(person, phone, kinds=("duel",))
        duel = await challenge(ada, person=await id_of(ben))
        await settled(server, lambda: bool(service.sent_to(phones[1])))
        await ben.ask("POST", f"/api/challenges/{duel.id}/join", JoinChallenge(), gives=ChallengePage)
        await finish(ada, duel)
        await settled(server, lambda: len(service.sent_to(phones[1])) == 2)
        await finish(ben, duel)
        await settled(server, lambda: all(service.sent_to(phone) for phone in phones))
        await settled(server, lambda: len(service.sent_to(phones[1])) == 3)
        assert titles(service, phones[1]) == [
            "Ada challenges you to a duel",
            "Ada has played your duel",
            "Your duel is finished",
        ]
        assert titles(service, phones[0]) == ["Your duel is finished"]
        assert {sent["path"] for sent in service.sent_to(phones[1])} == {f"/challenge/{duel.id}"}
