"""Guided games: the tutorial's own luck, moves that it waits for, and that nobody counts them."""

from functools import partial

import pytest

from okapi.client import RefusedByServer, Session
from okapi.game import DrawBlind, DrawTickets, TakeTrainCard, TrainCard
from okapi.server.protocol.messages import (
    Accepted,
    Command,
    GameInfo,
    GameList,
    NewTutorial,
    RefusedMessage,
    TutorialInfo,
    Update,
)
from okapi.server.status import Status
from okapi.tutorial import FIRST_GAME, LEARNER, find_tutorial
from server.running import Running, running, settings_for
from server.sockets import answer, the_next, watch

pytestmark = pytest.mark.anyio


def _is_at(seq: int, update: Update) -> bool:
    return update.seq >= seq


async def begin(session: Session) -> GameInfo:
    return await session.ask("POST", "/api/tutorials", NewTutorial(), gives=GameInfo)


async def test_the_learner_plays_the_whole_tutorial_and_no_other_move_is_taken(server: Running) -> None:
    ada = await server.person()
    game = await begin(ada)
    assert (game.tutorial, game.status, game.yours) == (FIRST_GAME, Status.PLAYING, (LEARNER,))
    tutorial = await ada.ask("GET", f"/api/tutorials/{game.tutorial}", gives=TutorialInfo)
    watcher, update = await watch(ada, game.id, LEARNER)
    socket = await ada.play()
    for step in tutorial.steps:
        if step.waits is None:
            continue
        if update.seq < step.seq:
            update = await the_next(watcher, Update, partial(_is_at, step.seq))
        assert update.seq == step.seq
        wrong = await answer(socket, Command(game.id, LEARNER, update.seq, f"x{step.id}", DrawTickets()))
        assert isinstance(wrong, RefusedMessage)
        if step.id == "first-card":
            assert (wrong.reason, wrong.details) == ("tutorial.another-move", {"step": "first-card"})
            against_the_rules = TakeTrainCard(TrainCard.LOCOMOTIVE)
            wrong = await answer(socket, Command(game.id, LEARNER, update.seq, "y", against_the_rules))
            assert isinstance(wrong, RefusedMessage)
            assert wrong.reason == "draw.not-face-up"  # the rules come first
        done = await answer(socket, Command(game.id, LEARNER, update.seq, step.id, step.waits))
        assert isinstance(done, Accepted), done
    if update.score is None:
        update = await the_next(watcher, Update, lambda update: update.score is not None)
    assert update.score is not None
    assert [line.total for line in update.score.lines] == [33, 16]
    assert update.seq == tutorial.steps[-1].seq


async def test_a_tutorial_is_restored_after_a_restart(database: str) -> None:
    async with running(settings_for(database)) as first:
        ada = await first.person()
        game = await begin(ada)
        script = find_tutorial(FIRST_GAME)
        assert script is not None
        socket, update = await watch(ada, game.id, LEARNER)
        keep = script.decisions[update.seq].action
        assert isinstance(await answer(socket, Command(game.id, LEARNER, update.seq, "a", keep)), Accepted)
        token = ada.token
    async with running(settings_for(database)) as second:
        again = Session(second.address, token)
        socket, update = await watch(again, game.id, LEARNER)
        draw = Command(game.id, LEARNER, update.seq, "b", DrawBlind(deck="train"))  # type: ignore[arg-type]
        refused = await answer(socket, draw)
        assert isinstance(refused, RefusedMessage)
        assert refused.reason == "tutorial.another-move"


async def test_a_tutorial_is_never_listed_or_counted_and_takes_the_place_of_an_earlier_one(
    server: Running,
) -> None:
    ada = await server.person()
    first, second = await begin(ada), await begin(ada)
    for which in ("mine", "open", "watch"):
        assert (await ada.ask("GET", f"/api/games?list={which}", gives=GameList)).games == ()
    with pytest.raises(RefusedByServer) as gone:
        await ada.ask("GET", f"/api/games/{first.id}", gives=GameInfo)
    assert gone.value.reason == "game.unknown"
    with pytest.raises(RefusedByServer) as refused:
        await ada.ask("GET", f"/api/games/{second.id}/record", gives=GameInfo)
    assert refused.value.reason == "tutorial.not-available"
    assert not second.has_record
    assert server.context.metrics.registry.get_sample_value("okapi_games_started_total") == 0


async def test_there_is_no_other_tutorial(server: Running) -> None:
    ada = await server.person()
    with pytest.raises(RefusedByServer) as refused:
        await ada.ask("GET", "/api/tutorials/nothing", gives=TutorialInfo)
    assert refused.value.reason == "tutorial.unknown"
