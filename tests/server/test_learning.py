"""Learning from mistakes: a person's own decisions in a finished game, as they saw them, and second tries."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from browser import quick_comparer, quick_reviewer
from coach.played import played
from okapi.board import africa
from okapi.client import Session
from okapi.coach.results import JudgedDecision, TryOutcome
from okapi.game import Action, Deck, DrawBlind, KeepTickets, options, view_from_json
from okapi.record import to_bytes
from okapi.server.protocol.messages import Almanac, GameLedger, ReviewState, TriedMove, TryMove
from okapi.server.settings import Rate
from server.people import refused
from server.reviews import done, finished, until, upload
from server.running import running, settings_for, table_of

pytestmark = pytest.mark.anyio
REVIEWER = (sys.executable, str(Path(quick_reviewer.__file__)))
COMPARER = (sys.executable, str(Path(quick_comparer.__file__)))


async def reviewed(session: Session, game: str) -> list[JudgedDecision]:
    """The decisions in a finished game that could have been better."""
    await session.ask("POST", f"/api/games/{game}/review", gives=ReviewState)
    found = await done(session, game)
    assert found.review is not None
    return [it for it in found.review.judgements if it.better]


async def tried(session: Session, path: str, judged: JudgedDecision, action: Action) -> TriedMove:
    return await session.ask("POST", f"{path}/try", TryMove(judged.step, judged.seat, action), gives=TriedMove)


def where(judged: JudgedDecision, seat: int | None = None) -> str:
    return f"exercise?step={judged.step}&seat={judged.seat if seat is None else seat}"


async def test_a_player_is_shown_their_own_decision_as_they_saw_it_and_tries_another_move(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database), reviewer=REVIEWER, comparer=COMPARER) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        game = await finished(ada, ben)
        path = f"/api/games/{game}"
        judged = (await reviewed(ada, game))[0]
        own, other = (ada, ben) if judged.seat == 0 else (ben, ada)
        shown = await own.ask("GET", f"{path}/{where(judged)}", gives=dict[str, Any])
        assert (shown["seat"], shown["view"]["seat"], shown["seq"]) == (judged.seat, judged.seat, judged.step)
        assert len(shown["events"]) == judged.step
        assert judged.better[0].action in options(view_from_json(msgspec.json.encode(shown["view"]), africa()))
        assert shown["offer"]
        assert shown["score"] is None
        tickets = [it for it in shown["events"] if it["type"] == "ticket-dealt"]
        assert {it["seat"] for it in tickets if it["ticket"]} == {judged.seat}, "others' tickets stay theirs"
        result = await tried(own, path, judged, judged.better[0].action)
        assert result.move.outcome is TryOutcome.FOUND
        assert result.move.moves
        assert await refused(other, "GET", f"{path}/{where(judged)}") == "seat.not-yours"
        eve = await server.person("Eve")
        move = TryMove(judged.step, judged.seat, judged.action)
        assert await refused(eve, "POST", f"{path}/try", move) == "seat.not-yours"


async def test_only_judged_decisions_of_finished_games_can_be_tried_and_only_legal_moves(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database), reviewer=REVIEWER, comparer=COMPARER) as server:
        ada, ben = await server.person("Ada"), await server.person("Ben")
        table = await table_of(ada, bots=1)
        move = TryMove(3, 0, DrawBlind(Deck.TRAIN))
        assert await refused(ada, "POST", f"/api/games/{table.id}/try", move) == "game.not-over"
        game = await finished(ada, ben)
        path = f"/api/games/{game}"
        assert await refused(ada, "POST", f"{path}/try", move) == "learn.not-judged"
        judged = next(it for it in await reviewed(ada, game))
        own = ada if judged.seat == 0 else ben
        nowhere = msgspec.structs.replace(judged, step=0)
        assert await refused(own, "GET", f"{path}/{where(nowhere)}") == "learn.not-judged"
        illegal = TryMove(judged.step, judged.seat, KeepTickets(("cape-town--sudan",)))
        assert await refused(own, "POST", f"{path}/try", illegal) == "tickets.none-on-offer"


async def test_tries_have_a_limit(sqlite_database: str) -> None:
    settings = settings_for(sqlite_database, advice_rate=Rate(2, 0))
    async with running(settings, reviewer=REVIEWER, comparer=COMPARER) as server:
        ada = await server.person()
        move = TryMove(3, 0, DrawBlind(Deck.TRAIN))
        reasons = [await refused(ada, "POST", "/api/games/none/try", move) for _ in range(3)]
        assert reasons[-1] == "rate.too-much-advice"


async def test_an_uploaded_record_is_learned_from_in_any_of_its_seats(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database), reviewer=REVIEWER, comparer=COMPARER) as server:
        ada = await server.person()
        review = (await upload(ada, to_bytes(played(2)))).json()["id"]
        judged = await _uploaded(ada, review)
        path = f"/api/reviews/{review}"
        shown = await ada.ask("GET", f"{path}/{where(judged)}", gives=dict[str, Any])
        assert (shown["seat"], len(shown["events"])) == (judged.seat, judged.step)
        assert judged.better[0].action in options(view_from_json(msgspec.json.encode(shown["view"]), africa()))
        assert (await tried(ada, path, judged, judged.better[0].action)).move.outcome is TryOutcome.FOUND
        assert await refused(ada, "GET", f"/api/reviews/none/{where(judged)}") == "review.unknown"


async def _uploaded(ada: Session, review: str) -> JudgedDecision:
    async def state() -> ReviewState:
        return await ada.ask("GET", f"/api/reviews/{review}", gives=ReviewState)

    async def is_done() -> bool:
        return (await state()).review is not None

    await until(is_done)
    found = (await state()).review
    assert found is not None
    return next(it for it in found.judgements if it.better)


async def test_luck_and_choices_are_added_up_without_a_review_and_go_into_the_almanac(sqlite_database: str) -> None:
    async with running(settings_for(sqlite_database), reviewer=REVIEWER, comparer=COMPARER) as server:
        ada, ben, eve = [await server.person(name) for name in ("Ada", "Ben", "Eve")]
        unfinished = await table_of(ada, ben)
        assert await refused(ada, "GET", f"/api/games/{unfinished.id}/ledger") == "game.not-over"
        game = await finished(ada, ben)
        found = await ada.ask("GET", f"/api/games/{game}/ledger", gives=GameLedger)
        assert [account.share for account in found.accounts] == [1.0, 0.0]
        assert (await ada.ask("GET", f"/api/games/{game}/review", gives=ReviewState)).status == "none"
        [own] = [it for it in (await ada.ask("GET", "/api/me/almanac", gives=Almanac)).people if it.luck is not None]
        assert (own.name, own.luck and own.luck.games) == ("Ada", 1)
        workers = server.rooms.comparers
        await workers.close()
        assert await eve.ask("GET", f"/api/games/{game}/ledger", gives=GameLedger) == found, "it is kept"
