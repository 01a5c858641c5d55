"""Puzzles: the same three for everyone, a trainer, first tries that count, and no answer before a try."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import func, select

from okapi.board import africa
from okapi.client import Session
from okapi.game import KeepTickets, options, to_json, view_from_json
from okapi.puzzles import Puzzle, PuzzleOutcome, PuzzleRating, PuzzleTheme, position, rated, todays
from okapi.server.clock import day_at
from okapi.server.protocol.messages import (
    Export,
    NextPuzzle,
    PuzzlePage,
    PuzzleSolution,
    TriedPuzzle,
    TryPuzzle,
)
from okapi.server.puzzles import trainer
from okapi.server.settings import Rate
from okapi.server.storage import puzzle_tries
from okapi.server.storage.backup import back_up, restore
from okapi.server.storage.database import Database
from okapi.server.storage.prune import prune
from okapi.server.storage.schema import puzzle_tries as rows
from server.clocks import HOUR, NOON, DayClock
from server.people import forget, refused
from server.puzzles import only_these, some_puzzles, wrong_move
from server.running import Running, running, settings_for, visited

pytestmark = pytest.mark.anyio
PUZZLES = some_puzzles()


@pytest.fixture(autouse=True)
def puzzles_of_the_tests(tmp_path: Path) -> Any:
    with only_these(PUZZLES, tmp_path):
        yield


@pytest.fixture
def clock() -> DayClock:
    return DayClock()


@pytest.fixture
async def server(database: str, clock: DayClock) -> AsyncIterator[Running]:
    async with running(settings_for(database), clock=clock) as started:
        yield started


async def page(person: Session) -> PuzzlePage:
    return await person.ask("GET", "/api/puzzles", gives=PuzzlePage)


async def table(person: Session, id: str) -> dict[str, Any]:
    return await person.ask("GET", f"/api/puzzles/{id}", gives=dict[str, Any])


async def tried(person: Session, puzzle: Any, action: Any) -> TriedPuzzle:
    return await person.ask("POST", f"/api/puzzles/{puzzle.id}/try", TryPuzzle(action), gives=TriedPuzzle)


async def shown(person: Session, puzzle: Any) -> PuzzleSolution:
    return await person.ask("POST", f"/api/puzzles/{puzzle.id}/solution", gives=PuzzleSolution)


async def another(person: Session, query: str = "") -> str:
    return (await person.ask("GET", f"/api/puzzles/next{query}", gives=NextPuzzle)).id


# What counts.


async def test_everyone_gets_the_same_three_a_day_and_the_first_try_counts(server: Running, clock: DayClock) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    today = await page(ada)
    three = todays(day_at(server.rooms.now()))
    assert today.day == "2026-11-18"
    assert [line.id for line in today.today] == [puzzle.id for puzzle in three]
    assert (today.rating, today.tries, today.curve) == (None, 0, ())
    assert {line.theme for line in today.themes} == set(PuzzleTheme)

    first, second, _ = three
    expected = rated(PuzzleRating(), first.rating, found=False)
    result = await tried(ada, first, wrong_move(first))
    assert (result.outcome, result.share, result.best, result.moves) == (PuzzleOutcome.OTHER, 0.4, 0.5, ())
    assert result.counted is not None
    assert (result.counted.rating, result.counted.change) == (round(expected.rating), round(expected.rating) - 600)
    again = await tried(ada, first, first.solutions[0])
    assert (again.outcome, again.counted, again.moves) == (PuzzleOutcome.FOUND, None, first.moves)
    expected = rated(expected, second.rating, found=True)
    assert (await tried(ada, second, second.solutions[0])).moves == second.moves

    after = await page(ada)
    assert [(line.found, line.theme) for line in after.today] == [
        (False, first.theme),
        (True, second.theme),
        (None, None),
    ]
    assert (after.rating, after.tries, len(after.curve)) == (round(expected.rating), 2, 2)
    assert sum(line.tried for line in after.themes) == 2
    assert sum(line.found for line in after.themes) == 1
    assert (await page(ben)).tries == 0
    clock.moment = NOON + 24 * HOUR
    assert [line.id for line in (await page(ada)).today] != [line.id for line in today.today]


@pytest.mark.both_databases
async def test_of_two_first_tries_at_the_same_moment_one_counts(server: Running) -> None:
    ada = await server.person()
    puzzle, *others = PUZZLES
    at_once = *(tried(ada, puzzle, puzzle.solutions[0]) for _ in range(4)), shown(ada, puzzle)
    counted = [result.counted for result in await asyncio.gather(*at_once)]  # type: ignore[attr-defined]
    assert sum(one is not None for one in counted) == 1
    assert (await page(ada)).tries == 1
    await asyncio.gather(*(tried(ada, one, one.solutions[0]) for one in others))
    found = await page(ada)
    assert found.tries == len(PUZZLES), "each counts on top of the one before"
    assert len(found.curve) == len(set(found.curve)) == len(PUZZLES)


@pytest.mark.both_databases
async def test_a_number_that_another_process_took_first_is_not_taken_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.person()
    first, second, *_ = PUZZLES
    await tried(ada, first, first.solutions[0])
    latest, stale = puzzle_tries.latest_puzzle_tries, [True]

    async def late(connection: Any, identity: str, limit: int | None = None) -> Any:
        """At first as if the other process had not stored its try yet."""
        return [] if stale.pop() else await latest(connection, identity, limit)

    stale[:0] = [False] * 5
    monkeypatch.setattr("okapi.server.puzzles.tries.latest_puzzle_tries", late)
    result = await tried(ada, second, second.solutions[0])
    assert result.counted is not None
    expected = rated(rated(PuzzleRating(), first.rating, found=True), second.rating, found=True)
    assert result.counted.rating == round(expected.rating)


async def test_asking_for_the_solution_uses_up_the_try(server: Running) -> None:
    ada = await server.person()
    puzzle = PUZZLES[0]
    solution = await shown(ada, puzzle)
    assert solution.moves == puzzle.moves
    assert solution.counted is not None
    assert solution.counted.change < 0
    assert (await tried(ada, puzzle, puzzle.solutions[0])).counted is None
    assert (await shown(ada, puzzle)).counted is None


async def test_what_the_rules_forbid_is_no_try(server: Running) -> None:
    ada = await server.person()
    path = f"/api/puzzles/{PUZZLES[0].id}/try"
    illegal = TryPuzzle(KeepTickets(("cape-town--sudan",)))
    assert await refused(ada, "POST", path, illegal) == "tickets.none-on-offer"
    assert await refused(ada, "POST", path, {"action": {"type": "fly"}}) == "request.malformed"
    assert await refused(ada, "POST", "/api/puzzles/nothing/try", illegal) == "puzzle.unknown"
    assert await refused(ada, "POST", "/api/puzzles/nothing/solution") == "puzzle.unknown"
    assert await refused(ada, "GET", "/api/puzzles/nothing") == "puzzle.unknown"
    assert (await page(ada)).tries == 0


# What is sent.


async def test_somebody_without_a_name_looks_at_puzzles_and_needs_one_to_try(sqlite_database: str) -> None:
    puzzle = PUZZLES[0]
    async with visited(settings_for(sqlite_database)) as nobody:
        assert (await nobody.get("/api/puzzles")).json()["rating"] is None
        assert (await nobody.get(f"/api/puzzles/{puzzle.id}")).json()["puzzle"]["found"] is None
        assert (await nobody.get("/api/puzzles/next")).status_code == 200
        for path, body in (("try", {"action": msgspec.to_builtins(wrong_move(puzzle))}), ("solution", {})):
            answer = await nobody.post(f"/api/puzzles/{puzzle.id}/{path}", json=body)
            assert (answer.status_code, answer.json()["reason"]) == (401, "identity.unknown")


async def test_before_a_try_a_puzzle_says_what_its_seat_sees_and_nothing_of_the_answer(server: Running) -> None:
    ada = await server.person()
    for puzzle in PUZZLES:
        found = await table(ada, puzzle.id)
        assert set(found) == {"puzzle", "seat", "turn", "update"}
        assert found["puzzle"] == {"id": puzzle.id, "rating": puzzle.rating, "found": None, "theme": None}
        update = found["update"]
        assert (update["seat"], update["view"]["seat"], update["acting"]) == (puzzle.seat, puzzle.seat, [puzzle.seat])
        view = view_from_json(msgspec.json.encode(update["view"]), africa())
        assert puzzle.solutions[0] in options(view)
        dealt = [it for it in update["events"] if it["type"] == "ticket-dealt"]
        assert {it["seat"] for it in dealt if it["ticket"]} == {puzzle.seat}
        text = msgspec.json.encode(found).decode()
        assert str(list(puzzle.game.actions))[1:-1].replace(" ", "") not in text  # type: ignore[union-attr]
        for secret in ("seed", "solutions", "moves", "share", "because"):
            assert f'"{secret}"' not in text


async def test_a_puzzle_is_sent_as_a_function_of_its_seats_view(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Puzzles whose answers, themes and origins differ and whose seat sees the same are sent in the same bytes."""
    ada = await server.person()
    puzzle = PUZZLES[0]
    sent = await raw(ada, puzzle.id)
    other = PUZZLES[1]
    seen = position(puzzle)
    secret = msgspec.structs.replace(
        other, id=puzzle.id, rating=puzzle.rating, seat=puzzle.seat, turn=puzzle.turn, solutions=puzzle.solutions[:0]
    )

    async def found(*_: object) -> Puzzle:
        return secret

    monkeypatch.setattr("okapi.server.puzzles.pages.find_puzzle", found)
    monkeypatch.setattr("okapi.server.puzzles.pages.position", lambda it: seen)
    assert await raw(ada, puzzle.id) == sent
    monkeypatch.setattr("okapi.server.puzzles.pages.position", lambda it: position(other))
    assert await raw(ada, puzzle.id) != sent, "the comparison would notice"


async def raw(person: Session, id: str) -> bytes:
    headers = {"authorization": f"Bearer {person.token}"}
    async with httpx.AsyncClient(base_url=person.address, headers=headers) as client:
        return (await client.get(f"/api/puzzles/{id}")).content


# The trainer.


async def test_the_trainer_offers_what_was_not_tried_and_then_what_was_tried_longest_ago(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.person()
    of_today = {line.id for line in (await page(ada)).today}
    by_id = {puzzle.id: puzzle for puzzle in PUZZLES}
    met: list[str] = []
    for _ in range(len(PUZZLES) - len(of_today)):
        met.append(await another(ada))
        await tried(ada, by_id[met[-1]], by_id[met[-1]].solutions[0])
    assert set(met) == by_id.keys() - of_today
    assert len(set(met)) == len(met)
    monkeypatch.setattr(trainer, "_LONGEST_AGO", 1)
    assert await another(ada) == met[0]
    assert await another(ada, f"?after={met[0]}") == met[1]


async def test_the_trainer_keeps_to_a_theme(server: Running) -> None:
    ada = await server.person()
    by_id = {puzzle.id: puzzle for puzzle in PUZZLES}
    for theme in PuzzleTheme:
        found = await another(ada, f"?theme={theme}")
        assert by_id[found].theme is theme
        assert await another(ada, f"?theme={theme}&after={found}") != found
    async with httpx.AsyncClient(base_url=server.address) as client:
        assert (await client.get("/api/puzzles/next?theme=luck")).status_code == 400
        assert (await client.get("/api/puzzles/next?after=a/b")).status_code == 400


async def test_a_server_without_puzzles_says_so(sqlite_database: str, tmp_path: Path) -> None:
    with only_these((), tmp_path):
        async with running(settings_for(sqlite_database)) as server:
            ada = await server.person()
            assert (await page(ada)).today == ()
            assert await refused(ada, "GET", "/api/puzzles/next") == "puzzle.unknown"


async def test_tries_have_a_limit(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database, puzzle_rate=Rate(2, 0))) as server:
        ada = await server.person()
        body = TryPuzzle(wrong_move(PUZZLES[0]))
        for _ in range(2):
            await tried(ada, PUZZLES[0], body.action)
        for path in ("try", "solution"):
            reason = await refused(ada, "POST", f"/api/puzzles/{PUZZLES[1].id}/{path}", body)
            assert reason == "rate.too-many-requests"
        assert (await page(ada)).tries == 1


# Stored tries.


async def test_tries_are_taken_along_and_forgotten(server: Running) -> None:
    ada, ben = await server.person("Ada"), await server.person("Ben")
    for puzzle in PUZZLES[:2]:
        await tried(ada, puzzle, puzzle.solutions[0])
    await shown(ben, PUZZLES[0])
    export = await ada.ask("GET", "/api/me/export", gives=Export)
    assert [(one.puzzle, one.theme, one.found) for one in export.puzzles] == [
        (puzzle.id, puzzle.theme, True) for puzzle in reversed(PUZZLES[:2])
    ]
    assert export.puzzles[0].rating == (await page(ada)).rating
    assert export.puzzles[0].made == NOON
    await forget(ada)
    assert await how_many(server.context.database) == 1
    assert (await page(ben)).tries == 1


async def test_people_who_only_solve_puzzles_are_kept_while_they_do(server: Running, clock: DayClock) -> None:
    ada = await server.person()
    clock.moment = NOON + 48 * HOUR
    await shown(ada, PUZZLES[0])
    database = server.context.database
    assert (await prune(database, NOON + 71 * HOUR, 1, finished=True, dry_run=False)).people == 0
    assert (await prune(database, NOON + 73 * HOUR, 1, finished=True, dry_run=False)).people == 1
    assert await how_many(database) == 0


async def test_tries_are_in_the_backup(server: Running, tmp_path: Path) -> None:
    ada = await server.person()
    await tried(ada, PUZZLES[0], PUZZLES[0].solutions[0])
    await back_up(server.context.database, tmp_path / "all.gz")
    restored = Database(str(tmp_path / "restored.db"))
    await restore(restored, tmp_path / "all.gz")
    assert await how_many(restored) == 1
    await restored.close()


async def how_many(database: Database) -> int:
    async with database.read() as connection:
        return await connection.scalar(select(func.count()).select_from(rows)) or 0


def test_the_puzzles_of_the_tests_are_puzzles() -> None:
    assert len({to_json(puzzle) for puzzle in PUZZLES}) == len(PUZZLES)
