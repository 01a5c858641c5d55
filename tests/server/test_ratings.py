"""Ratings: agreed on in the lobby, counted once when a game ends, shown with their uncertainty."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select, update

from okapi.client import Session
from okapi.server.people.ratings import rate, rate_what_is_left
from okapi.server.protocol.messages import (
    ChangeVisibility,
    Export,
    GameInfo,
    Join,
    Me,
    NewGame,
    PersonList,
    PersonPage,
    Start,
)
from okapi.server.status import Agreement, Visibility
from okapi.server.storage.ratings import RatingChange, StoredRating
from okapi.server.storage.results import SeatResult
from okapi.server.storage.schema import games, rating_changes, ratings
from okapi.server.strength import SETTLED_AFTER, Placed, as_shown, changes, placed
from server.people import forget, page_of, play_to_the_end, rating_rows, refused
from server.running import BOT, ME, OPEN, Running, running, settings_for, table_of
from server.sockets import SHORT

pytestmark = pytest.mark.anyio


# Changes by results.

NEW = StoredRating(25.0, 25.0 / 3, 0)


def result(seat: int, place: int, *, counts: bool = True, identity: str | None = "") -> SeatResult:
    who = f"p{seat}" if identity == "" else identity
    nothing = dict.fromkeys(
        ("routes", "doubling", "tickets", "globetrotter", "claimed", "doubled", "completed", "failed"), 0
    )
    return SeatResult(
        seat=seat,
        identity=who,
        bot=None,
        players=3,
        place=place,
        total=100 - place,
        counts=counts,
        ended=1,
        **nothing,
    )


def after(*places: int, before: dict[str, StoredRating] | None = None) -> list[int]:
    order = [Placed(f"p{seat}", place) for seat, place in enumerate(places)]
    return [as_shown(change.rating).value for change in changes("g", order, before or {}, 1)]


def test_everyone_begins_at_1500_and_a_better_place_is_worth_more() -> None:
    assert as_shown(NEW).value == 1500
    first, second, third = after(1, 2, 3)
    assert first > second > third
    assert first > 1500 > third
    assert after(2, 1) == after(1, 2)[::-1]


def test_a_shared_place_is_worth_the_same() -> None:
    assert after(1, 1) == [1500, 1500]
    shared = after(1, 2, 2)
    assert shared[1] == shared[2] < 1500 < shared[0]


def test_beating_the_stronger_is_worth_more_than_beating_the_weaker() -> None:
    sure = 3.0
    strong, weak = StoredRating(30, sure, 20), StoredRating(20, sure, 20)
    for_the_weak = after(2, 1, before={"p0": strong, "p1": weak})[1] - as_shown(weak).value
    for_the_strong = after(1, 2, before={"p0": strong, "p1": weak})[0] - as_shown(strong).value
    assert for_the_weak > 2 * for_the_strong > 0


def test_more_games_make_surer_and_the_first_ones_are_provisional() -> None:
    known: dict[str, StoredRating] = {}
    shown = [as_shown(NEW)]
    for game in range(SETTLED_AFTER):
        order = [Placed("p0", 1 + game % 2), Placed("p1", 2 - game % 2)]
        changed = changes("g", order, known, 1)
        known = {change.identity: change.rating for change in changed}
        shown.append(as_shown(known["p0"]))
    spread = [rating.uncertainty for rating in shown]
    assert spread == sorted(spread, reverse=True)
    assert [rating.is_provisional for rating in shown] == [True] * SETTLED_AFTER + [False]


def test_400_points_are_ten_wins_to_one_once_strength_is_certain() -> None:
    """The model's own forecast: what the stronger gains against what the weaker would gain."""
    sure = 0.5
    apart = 400 / (as_shown(StoredRating(26, 1, 1)).value - 1500)
    known = {"p0": StoredRating(25 + apart, sure, 99), "p1": StoredRating(25, sure, 99)}
    order = [Placed("p0", 1), Placed("p1", 2)]
    won, lost = changes("g", order, known, 1), changes("g", [Placed("p0", 2), Placed("p1", 1)], known, 1)
    gain, loss = won[0].mu - won[0].mu_before, lost[0].mu_before - lost[0].mu
    assert loss / gain == pytest.approx(10, rel=0.2)


def test_a_person_who_did_not_play_to_the_end_comes_last_whatever_the_bot_achieved() -> None:
    bot_won = (result(0, 1, counts=False), result(1, 2), result(2, 3))
    assert [one.place for one in placed(bot_won)] == [3, 1, 2]
    two_gone = (result(0, 1, counts=False), result(1, 2), result(2, 3, counts=False))
    assert [one.place for one in placed(two_gone)] == [2, 1, 2]
    nobody_there = (result(0, 1, counts=False), result(1, 2, counts=False))
    assert placed(nobody_there) == []
    forgotten = (result(0, 1), result(1, 2, counts=False, identity=None))
    assert placed(forgotten) == []


# On a server.


THREE_DAYS = 3 * 24 * 3600  # seconds
RATED = Agreement(rated=True, clock=THREE_DAYS)


async def rated_table(*people: Session, **options: Any) -> GameInfo:
    return await table_of(*people, rated=True, clock=THREE_DAYS, rules=SHORT, **options)


async def info_of(session: Session, game: str) -> GameInfo:
    return await session.ask("GET", f"/api/games/{game}", gives=GameInfo)


async def once_rated(session: Session, game: str) -> GameInfo:
    async with asyncio.timeout(60):
        while True:
            found = await info_of(session, game)
            if found.scores and all(score.rating for score in found.scores):
                return found
            await asyncio.sleep(0.02)


@pytest.mark.both_databases
async def test_a_rated_game_changes_the_ratings_of_its_people_once(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    room = await rated_table(ada, ben)
    assert room.agreement.rated
    assert [seat.rating for seat in room.seats] == [None, None]
    await play_to_the_end(room.id, ada, ben)
    found = await once_rated(ada, room.id)
    by_place = sorted(found.scores, key=lambda score: score.place)
    shown = [score.rating.value for score in by_place if score.rating]
    assert shown[0] >= 1500 >= shown[1]
    assert [score.rating_change for score in by_place] == [value - 1500 for value in shown]
    for seat, person in enumerate((ada, ben)):
        page, score = await page_of(person), found.scores[seat]
        assert page.rating == score.rating == found.seats[seat].rating
        assert page.rating is not None
        assert (page.rating.games, page.rating.is_provisional) == (1, True)
        assert [(step.game, step.place, step.change) for step in page.ratings] == [
            (room.id, score.place, score.rating_change)
        ]
    before = await rating_rows(server)
    await rate(server.context, room.id)
    await rate_what_is_left(server.context)
    assert await rating_rows(server) == before
    again = await table_of(ada, ben, rules=SHORT)
    await play_to_the_end(again.id, ada, ben)
    assert [score.rating for score in (await info_of(ada, again.id)).scores] == [None, None]
    assert await rating_rows(server) == before, "it was not rated"


@pytest.mark.both_databases
async def test_what_a_process_left_unrated_counts_once_however_many_start(database: str) -> None:
    async with running(settings_for(database)) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        room = await rated_table(ada, ben)
        await play_to_the_end(room.id, ada, ben)
        await once_rated(ada, room.id)
        async with server.context.database.write() as connection:  # as if it had died before
            await connection.execute(rating_changes.delete())
            await connection.execute(ratings.delete())
            await connection.execute(update(games).values(rated_at=None))
    async with running(settings_for(database)) as server:
        async with asyncio.timeout(60):
            while not (await rating_rows(server))[1]:
                await asyncio.sleep(0.02)
        await asyncio.gather(*(rate(server.context, room.id) for _ in range(5)))
        [people, changed] = await rating_rows(server)
        assert [row.games for row in people] == [1, 1]
        assert len(changed) == 2


async def test_two_processes_that_rate_at_once_lose_no_game(postgres_database: str) -> None:
    async with (
        running(settings_for(postgres_database)) as one,
        running(settings_for(postgres_database)) as two,
    ):
        ada, ben = await one.person("Ada"), await one.person("Ben")
        rooms = [await rated_table(ada, ben) for _ in range(3)]
        for room in rooms:
            await play_to_the_end(room.id, ada, ben)
        async with one.context.database.write() as connection:
            await connection.execute(update(games).values(rated_at=None))  # first, as the servers do
            await connection.execute(rating_changes.delete())
            await connection.execute(ratings.delete())
        servers = (one, two)
        await asyncio.gather(*(rate(each.context, room.id) for room in rooms for each in servers))
        [people, changed] = await rating_rows(one)
        assert [row.games for row in people] == [3, 3]
        assert len(changed) == 6


async def test_rated_is_agreed_on_before_the_start_without_bots_and_one_seat_each(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    for seats, reason in (
        ((ME, BOT), "game.rated-without-bots"),
        ((ME, ME), "game.rated-one-seat"),
    ):
        assert (
            await refused(ada, "POST", "/api/games", NewGame(seats, Agreement(rated=True, clock=THREE_DAYS))) == reason
        )
    room = await table_of(ada, ben, start=False)
    path = f"/api/games/{room.id}"
    assert await refused(ben, "PUT", f"{path}/agreement", RATED) == "game.not-the-host"
    assert (await ada.ask("PUT", f"{path}/agreement", RATED, gives=GameInfo)).agreement.rated
    assert (await info_of(ben, room.id)).agreement.rated
    assert await refused(ada, "PUT", f"{path}/seats/1", BOT) == "game.rated-without-bots"
    await ada.ask("PUT", f"{path}/seats/1", OPEN, gives=GameInfo)
    assert await refused(ada, "PUT", f"{path}/seats/1", ME) == "game.rated-one-seat"
    assert await refused(ada, "POST", f"{path}/join", Join(hot_seat=True)) == "game.rated-one-seat"
    await ada.ask("PUT", f"{path}/agreement", Agreement(), gives=GameInfo)
    await ada.ask("PUT", f"{path}/seats/1", BOT, gives=GameInfo)
    refusal = await refused(ada, "PUT", f"{path}/agreement", RATED)
    assert refusal == "game.rated-without-bots"
    terms = (await info_of(ada, room.id)).terms
    started = await ada.ask("POST", f"{path}/start", Start(terms), gives=GameInfo)
    assert not started.agreement.rated
    assert await refused(ada, "PUT", f"{path}/agreement", Agreement()) == "game.already-started"


async def test_a_person_who_leaves_a_rated_game_loses_to_those_who_stay(server: Running) -> None:
    ada, ben, cleo = [await server.person(name) for name in ("Ada", "Ben", "Cleo")]
    room = await rated_table(ada, ben, cleo)
    await ben.ask("POST", f"/api/games/{room.id}/leave", gives=GameInfo)
    await play_to_the_end(room.id, ada, None, cleo)
    found = await once_rated(ada, room.id)
    shown = [score.rating.value for score in found.scores if score.rating]
    assert min(shown) == shown[1] < 1500


async def test_a_rematch_is_rated_as_the_game_was(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    room = await rated_table(ada, ben)
    await play_to_the_end(room.id, ada, ben)
    await once_rated(ada, room.id)
    again = await ada.ask("POST", f"/api/games/{room.id}/rematch", gives=GameInfo)
    assert again.agreement.rated
    assert all(seat.rating is not None for seat in again.seats), "in the lobby everyone sees who is how strong"
    unrated = await ada.ask("PUT", f"/api/games/{again.id}/agreement", Agreement(), gives=GameInfo)
    assert [seat.rating for seat in unrated.seats] == [None, None]


@pytest.mark.both_databases
async def test_only_people_who_chose_it_are_listed_the_strongest_first(server: Running) -> None:
    people = [await server.person(name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    ids = [(await person.ask("GET", "/api/me", gives=Me)).id for person in people]
    stranger = Session(server.address)
    assert await listed(stranger) == []
    async with server.context.database.write() as connection:
        for identity, mu, played in ((ids[0], 20.0, 30), (ids[1], 30.0, 2), (ids[2], 25.0, 30)):
            row = {"identity": identity, "mu": mu, "sigma": 2.0, "games": played}
            await connection.execute(ratings.insert().values(row))
    for person in people[:3]:
        await show(person, Visibility.LISTED)
    await show(people[3], Visibility.SHARED)
    assert await listed(stranger) == ["Cleo", "Ada", "Ben"], "those of whom little is known come after"
    await show(people[2], Visibility.PRIVATE)
    await show(people[3], Visibility.LISTED)
    assert await listed(stranger) == ["Ada", "Ben", "Dora"]


async def show(person: Session, visibility: Visibility) -> None:
    await person.ask("PUT", "/api/me/visibility", ChangeVisibility(visibility), gives=PersonPage)


async def listed(session: Session) -> list[str]:
    found = await session.ask("GET", "/api/people", gives=PersonList)
    return [person.name for person in found.people]


async def test_a_rating_is_taken_along_and_forgotten_with_its_person(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    room = await rated_table(ada, ben)
    await play_to_the_end(room.id, ada, ben)
    found = await once_rated(ada, room.id)
    export = await ada.ask("GET", "/api/me/export", gives=Export)
    assert export.rating == found.scores[0].rating
    assert [step.game for step in export.ratings] == [room.id]
    await forget(ada)
    async with server.context.database.read() as connection:
        for table in (ratings, rating_changes):
            left = (await connection.execute(select(func.count()).select_from(table))).scalar_one()
            assert left == 1, "what the game changed for the other stays"
    async with asyncio.timeout(60):
        while (shown := await info_of(ben, room.id)).scores[0].rating is not None:
            await asyncio.sleep(0.02)  # games in memory are read again in the background
    assert shown.scores[1].rating is not None
    await rate(server.context, room.id)
    assert (await info_of(ben, room.id)).scores == shown.scores


def test_a_change_is_the_difference_of_what_is_shown() -> None:
    change = RatingChange("g", "p", 1, 25.0, 8.0, 26.01, 7.5, 1, 1)
    assert as_shown(change.rating).value - as_shown(change.rating_before).value == 30
