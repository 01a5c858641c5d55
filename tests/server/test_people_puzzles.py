"""Puzzles from people's games: found after a review, without names, and served like any other."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from okapi.board import africa
from okapi.client import Session
from okapi.coach.results import Verdict
from okapi.game import Decision, to_json
from okapi.puzzles import Puzzle, PuzzleOutcome, PuzzleTheme, SeenGame, position
from okapi.record import to_bytes
from okapi.server.coaching.puzzle_search import PuzzleSearch, promising
from okapi.server.play.records import anonymous_record
from okapi.server.protocol.messages import NextPuzzle, PuzzlePage, ReviewState, TriedPuzzle, TryPuzzle
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.people_puzzles import PuzzleName, insert_people_puzzle, nearest_people_puzzles
from okapi.server.workers.reviewer import ReviewJob
from server.fake_reviewer import NOTES
from server.people import forget, play_to_the_end, refused
from server.puzzles import bodies, only_these, puzzle_of, stored_puzzles
from server.puzzling_reviewer import PUZZLING, RATING
from server.reviews import begun, done
from server.running import Running, running, settings_for, table_of
from server.sockets import SHORT

pytestmark = pytest.mark.anyio
ENDLESS = (
    sys.executable,
    "-c",
    f"""
import os, sys, time
print("ready", flush=True)
sys.stdin.readline()
with open(os.environ[{NOTES!r}] + "/begun", "a") as begun:
    begun.write(f"{{os.getpid()}}\\n")
time.sleep(600)
""",
)


@pytest.fixture(autouse=True)
def no_other_puzzles(tmp_path: Path) -> Any:
    with only_these((), tmp_path):
        yield


@pytest.fixture
async def server(database: str) -> AsyncIterator[Running]:
    async with running(settings_for(database), reviewer=PUZZLING) as started:
        yield started


async def made_from(server: Running, *people: Session) -> list[Puzzle]:
    """The puzzles from a game of these people, who have agreed to it."""
    game = await table_of(*people, bots=len(people) == 1, bot_delay=0, rules=SHORT, puzzles=True)
    await play_to_the_end(game.id, *people)
    await people[0].ask("POST", f"/api/games/{game.id}/review", gives=ReviewState)
    assert (await done(people[0], game.id)).status == "done"
    return await stored_puzzles(server, 3)


async def another(person: Session, query: str = "") -> str:
    return (await person.ask("GET", f"/api/puzzles/next{query}", gives=NextPuzzle)).id


async def test_the_trainer_offers_puzzles_from_peoples_games_and_judges_them_like_any_other(server: Running) -> None:
    ada, ben, cleo = [await server.person(name) for name in ("Adalberta", "Benvenuto", "Cleo")]
    made = {puzzle.id: puzzle for puzzle in await made_from(server, ada, ben)}
    assert await refused(cleo, "GET", "/api/puzzles/next?theme=blocking") == "puzzle.unknown"
    assert (await cleo.ask("GET", "/api/puzzles", gives=PuzzlePage)).today == (), "these are always the shipped ones"
    met = list[str]()
    for _ in made:
        met.append(await another(cleo, "?theme=drawing"))
        puzzle = made[met[-1]]
        table = await cleo.ask("GET", f"/api/puzzles/{puzzle.id}", gives=dict[str, Any])
        assert table["puzzle"] == {"id": puzzle.id, "rating": RATING, "found": None, "theme": None}
        assert table["update"]["acting"] == [puzzle.seat]
        path = f"/api/puzzles/{puzzle.id}/try"
        wrong = await cleo.ask("POST", path, TryPuzzle(puzzle.moves[1].action), gives=TriedPuzzle)
        assert (wrong.outcome, wrong.best) == (PuzzleOutcome.OTHER, 0.5)
        assert wrong.counted is not None
        right = await cleo.ask("POST", path, TryPuzzle(puzzle.solutions[0]), gives=TriedPuzzle)
        assert (right.outcome, right.moves, right.counted) == (PuzzleOutcome.FOUND, puzzle.moves, None)
    assert set(met) == set(made), "none comes twice while another is left"
    assert await another(cleo, f"?after={met[0]}") in met[1:]


async def test_a_stored_puzzle_has_no_name_and_no_other_hand(server: Running, tmp_path: Path) -> None:
    ada, ben = [await server.person(name) for name in ("Adalberta", "Benvenuto")]
    made = await made_from(server, ada, ben)
    stored = await bodies(server.context.database)
    for secret in ("Adalberta", "Benvenuto"):
        assert not any(secret in body for body in stored)
    for puzzle in made:
        assert isinstance(puzzle.game, SeenGame)
        view, events = position(puzzle)
        assert view.seat == puzzle.seat
        seen = [msgspec.json.decode(to_json(event)) for event in events]
        dealt = [event for event in seen if event["type"] == "ticket-dealt"]
        assert {event["seat"] for event in dealt} == {0, 1}
        assert {event["seat"] for event in dealt if event["ticket"]} == {puzzle.seat}
    export = await ada.ask("GET", "/api/me/export", gives=dict[str, Any])
    assert not any(puzzle.id in str(export) for puzzle in made)
    await forget(ada)
    await forget(ben)
    assert await bodies(server.context.database) == stored, "they are nobody's"
    await back_up(server.context.database, tmp_path / "all.gz")
    restored = Database(str(tmp_path / "restored.db"))
    await restore(restored, tmp_path / "all.gz")
    assert await bodies(restored) == stored
    await restored.close()


async def test_one_person_against_bots_may_agree_alone(server: Running) -> None:
    assert len(await made_from(server, await server.person())) == 3


@pytest.mark.both_databases
async def test_only_the_newest_are_kept_and_the_nearest_are_offered(server: Running) -> None:
    async with server.context.database.write() as connection:
        for number in range(5):
            name = PuzzleName(f"p{number}", 500 + 100 * number)
            await insert_people_puzzle(connection, name, PuzzleTheme.DRAWING, "{}", number, kept=3)
        await insert_people_puzzle(connection, PuzzleName("p4", 100), PuzzleTheme.BLOCKING, "{}", 9, kept=3)
        near = await nearest_people_puzzles(connection, "somebody", None, 790.5, 2)
        assert [name.id for name in near] == ["p3", "p2"]
        assert len(await nearest_people_puzzles(connection, None, PuzzleTheme.DRAWING, 0, 9)) == 3
        assert await nearest_people_puzzles(connection, None, PuzzleTheme.BLOCKING, 0, 9) == []


def test_the_dearest_decisions_are_looked_at() -> None:
    def judged(step: int, loss: float, verdict: Verdict) -> dict[str, object]:
        return {"step": step, "loss": loss, "verdict": verdict}

    losses = (0.1, 0.3, 0.02, 0.2, 0.15)
    found = [judged(step, loss, Verdict.MISTAKE) for step, loss in enumerate(losses)]
    fine = judged(9, 0.9, Verdict.FINE)
    assert promising(msgspec.json.encode({"judgements": [*found, fine]}).decode()) == [1, 3, 4]


async def test_the_search_gives_way_to_a_review_and_is_begun_again(server: Running, notes: Path) -> None:
    """By a worker that never answers."""
    ada = await server.person()
    game = (await table_of(ada, bots=1, bot_delay=0, rules=SHORT, puzzles=True)).id
    await play_to_the_end(game, ada)
    search, asked = PuzzleSearch(server.context.database, lambda: 0, ENDLESS), asyncio.Event()
    review = {"judgements": [{"step": 3, "loss": 0.2, "verdict": "mistake"}]}
    await search.want(game, ReviewJob("", ""), msgspec.json.encode(review).decode())
    for times in (1, 2):
        looking = asyncio.create_task(search.look_at_one(asked))
        await begun(notes, times)
        asked.set()
        assert await looking
        asked.clear()


async def test_deleting_their_data_withdraws_a_persons_agreement(server: Running) -> None:
    ada, ben = [await server.person(name) for name in ("Ada", "Ben")]
    game = (await table_of(ada, ben, bot_delay=0, rules=SHORT, puzzles=True)).id
    await play_to_the_end(game, ada, ben)
    record = await anonymous_record(server.context.database, lambda: 0, game)
    decisions = [step for step, event in enumerate(record.events) if isinstance(event, Decision)]
    job, missed = ReviewJob(to_bytes(record).decode(), africa().to_json()), decisions[6:8]
    review = msgspec.json.encode({"judgements": [_mistake(step) for step in missed]}).decode()
    search = PuzzleSearch(server.context.database, lambda: 0, PUZZLING)
    await search.want(game, job, review)
    assert await search.look_at_one(asyncio.Event())
    made = await bodies(server.context.database)
    assert len(made) == 1
    await forget(ben)
    assert await search.look_at_one(asyncio.Event()), "it waited already"
    assert await bodies(server.context.database) == made, "what was made before is nobody's"
    await search.want(game, job, review)
    assert not await search.look_at_one(asyncio.Event())


def _mistake(step: int) -> dict[str, object]:
    return {"step": step, "loss": 0.2, "verdict": "mistake"}


async def test_a_worker_that_fails_is_forgotten(server: Running) -> None:
    ada = await server.person()
    game = (await table_of(ada, bots=1, bot_delay=0, rules=SHORT, puzzles=True)).id
    await play_to_the_end(game, ada)
    search = PuzzleSearch(server.context.database, lambda: 0, PUZZLING)
    review = {"judgements": [{"step": 3, "loss": 0.2, "verdict": "mistake"}]}
    await search.want(game, ReviewJob("no record", "{}"), msgspec.json.encode(review).decode())
    assert await search.look_at_one(asyncio.Event())
    assert not await search.look_at_one(asyncio.Event())
    assert await bodies(server.context.database) == []


async def test_shipped_puzzles_and_those_of_people_are_offered_alike(server: Running, tmp_path: Path) -> None:
    ada = await server.person()
    shipped = puzzle_of(1)
    with only_these((shipped,), tmp_path):
        async with server.context.database.write() as connection:
            await insert_people_puzzle(connection, PuzzleName("ours", 600), PuzzleTheme.DRAWING, "{}", 1)
        assert await another(ada, f"?after={shipped.id}") == "ours"
        assert await another(ada, "?after=ours") == shipped.id
