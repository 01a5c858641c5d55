"""Bots that look ahead: they play by what their seat may know, the same way every time, and in time."""

import logging
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from okapi.arena import play_match
from okapi.board import africa, load_board
from okapi.bots import BrokenBot, champion, find_bot, registry
from okapi.bots.champion import ChampionBot, Effort, surely_more
from okapi.bots.network.inference import Network
from okapi.bots.network.layout import KINDS, MAX_PLAYERS, STAGES, layout_for
from okapi.bots.network.lookahead import Worlds
from okapi.bots.network.numbers import option_numbers
from okapi.bots.network.weights import BadWeights, network_for
from okapi.bots.planner import PlannerBot
from okapi.bots.prodigy import ProdigyBot
from okapi.bots.random_bot import RandomBot
from okapi.bots.searcher import SearcherBot
from okapi.compiled.compilation import plain_python
from okapi.dealer import SeededDealer
from okapi.game import DrawBlind, Rules, TakeTrainCard, View, new_game, options, score_sheet, settle, view_for
from okapi.learning.settings import random_deck
from okapi.numbering import numbering_of
from playing import random_decisions, reshuffle_unseen
from tiers import some

QUICK = Effort(candidates=4, trials=24, round=12, decisions=4)


def tiny(seed: int = 1) -> dict[str, NDArray[np.float32]]:
    """A network that knows nothing, but has opinions."""
    random, layout = np.random.default_rng(seed), layout_for(africa())
    sizes = {
        "input": (layout.size, 8),
        "policy": (8, len(numbering_of(africa(), Rules()))),
        "outlook": (8, 10),
    }
    parameters: dict[str, NDArray[np.float32]] = {"head.norm": np.ones(8, np.float32)}
    for name, size in sizes.items():
        parameters[f"{name}.weight"] = random.normal(size=size).astype(np.float32)
        parameters[f"{name}.bias"] = np.zeros(size[1], np.float32)
    return parameters


def network() -> Network:
    return Network(tiny(), layout_for(africa()).scale)


def views(players: int, every: int) -> list[tuple[View, View]]:
    """What a seat sees, and the same with all it does not see dealt again."""
    found = []
    for number, (state, seat, *_) in enumerate(random_decisions(players, players)):
        if number % every == 0:
            other = reshuffle_unseen(state, seat, Random(number))
            found.append((view_for(state, seat), view_for(other, seat)))
    return found


@pytest.mark.parametrize("players", some([2, 5], 2))
def test_what_the_bots_do_depends_only_on_what_their_seat_may_know(players: int) -> None:
    for view, other in views(players, every=25):
        for bot in (
            ChampionBot("s", effort=QUICK, milliseconds=10_000),
            ChampionBot("s", network(), QUICK, 10_000),
            ProdigyBot("s"),
            SearcherBot("s", 40),
            ProdigyBot("s", network()),
        ):
            assert bot.choose(view, options(view)) == bot.choose(other, options(other))
            assert bot.choose(view, options(view)) in options(view)


def test_the_champion_takes_what_its_worlds_say_is_best() -> None:
    """All moves are alike to this network, but it foresees a win for a player with many train cards."""
    parameters = {name: np.zeros_like(it) for name, it in tiny().items()}
    parameters["head.norm"] += 1
    hand = STAGES + 4 + MAX_PLAYERS - 1 + MAX_PLAYERS  # where its features begin: see `segments`
    parameters["input.weight"][hand : hand + KINDS, 0] = 1
    parameters["input.bias"][1] = 1
    parameters["outlook.weight"][0, 1] = 5
    parameters["outlook.bias"][1] = -12
    knowing = Network(parameters, layout_for(africa()).scale)
    bot = ChampionBot("s", knowing, Effort(candidates=200, trials=800, round=800, decisions=0), 10_000)
    state, seat, *_ = next(it for it in random_decisions(2, 2) if len(it[0].table.claims) == 4)
    view = view_for(state, seat)
    assert isinstance(bot.choose(view, options(view)), TakeTrainCard | DrawBlind)


def test_where_all_moves_lead_to_the_same_the_champion_plays_what_it_thought_of_first() -> None:
    assert surely_more(np.array([1.0, 1.0, 1.0]), 2.0)  # the same everywhere: no doubt
    assert not surely_more(np.array([3.0, -2.0, 1.0]), 2.0)
    assert not surely_more(np.zeros(3), 2.0)
    parameters = tiny()
    parameters["outlook.weight"] *= 0  # it foresees the same end for every move
    blind = Network(parameters, layout_for(africa()).scale)
    for view, _ in views(2, every=50)[1:3]:
        champion_bot = ChampionBot("s", blind, QUICK._replace(margin=0.0), 10_000)
        assert champion_bot.choose(view, options(view)) == ProdigyBot("s", blind).choose(view, options(view))


def test_worlds_are_played_on_by_all_seats_as_the_network_likes_and_luck_is_shared() -> None:
    state, seat, *_ = next(it for it in random_decisions(3, 3) if len(it[0].table.claims) == 6)
    view = view_for(state, seat)
    worlds, numbers = Worlds(view, seat, network()), option_numbers(view)
    seeds = np.array([1, 2, 1, 2], np.uint64)
    same = worlds.worths(np.repeat(numbers[:1], 4), seeds, 6, 0.5)
    assert np.array_equal(same[:2], same[2:])  # the same move in the same worlds
    assert same[0] != same[1]
    assert not np.array_equal(same, worlds.worths(np.repeat(numbers[:1], 4), seeds, 7, 0.5))
    to_the_end = worlds.worths(np.repeat(numbers[:1], 4), seeds, 5000, 0.0)
    assert {float(it) for it in to_the_end} <= {0.0, 0.5, 1.0}  # somebody won


def test_a_champion_short_of_time_still_answers() -> None:
    view, _ = views(2, every=40)[2]
    assert ChampionBot("s", network(), QUICK, milliseconds=0).choose(view, options(view)) in options(view)


def test_a_champion_without_machine_code_plays_as_a_prodigy_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    champion.say_that_it_does_not_look_ahead.cache_clear()
    with plain_python(), caplog.at_level(logging.WARNING):
        bots = [ChampionBot("s", network()) for _ in range(2)]
    assert ["okapi-railways[fast]" in record.message for record in caplog.records] == [True]
    for view, _ in views(3, every=40):
        with plain_python():
            played = bots[0].choose(view, options(view))
        assert played == ProdigyBot("s", network()).choose(view, options(view))


def test_a_searcher_without_machine_code_plays_as_a_planner() -> None:
    for view, _ in views(2, every=60):
        with plain_python():
            played = SearcherBot("s").choose(view, options(view))
        assert played == PlannerBot("s").choose(view, options(view))


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from okapi.board import africa
from okapi.bots import find_bot
from okapi.dealer import SeededDealer
from okapi.game import new_game, options, settle, view_for
view = view_for(settle(new_game(africa(), 2), SeededDealer(1))[0], 0)
print(find_bot("prodigy").factory("seed").choose(view, options(view)))
"""


def test_a_prodigy_plays_without_any_extra_as_with_all_of_them() -> None:
    command = [sys.executable, "-W", "error", "-c", WITHOUT_NUMBA]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    view = view_for(settle(new_game(africa(), 2), SeededDealer(1))[0], 0)
    assert (done.stderr, done.stdout) == ("", f"{ProdigyBot('seed').choose(view, options(view))}\n")


def test_without_the_extra_there_is_no_searcher_and_a_sentence_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert isinstance(find_bot("searcher").factory("seed"), SearcherBot)
    monkeypatch.setattr(registry, "find_spec", lambda _: None)
    with pytest.raises(BrokenBot, match=r'needs numba: pip install "okapi-railways\[fast\]"'):
        find_bot("searcher")


def test_bots_with_a_network_need_no_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "find_spec", lambda _: None)
    assert isinstance(find_bot("prodigy").factory("seed"), ProdigyBot)
    assert isinstance(find_bot("champion").factory("seed"), ChampionBot)


def test_weights_are_for_a_map_with_any_deck_and_for_the_rules_they_say(tmp_path: Path) -> None:
    own_deck = random_deck(africa(), Random(1))
    for board in (africa(), own_deck):
        assert network_for(board, Rules()) is network_for(africa(), Rules())
        assert network_for(board, Rules(trains=15, tickets_drawn=3, globetrotter=0)) is not None
    assert network_for(africa(), Rules(trains=61)) is None  # beyond what may be agreed
    assert network_for(africa(), Rules(tickets_dealt=6)) is None  # more on offer than it can see
    assert network_for(africa(), Rules(locomotives=15)) is None  # nobody may agree on that
    small = load_board(Path(__file__).parents[1] / "playthroughs" / "archipelago.toml")
    assert network_for(small, Rules(tickets_dealt=2)) is None
    (tmp_path / "broken.npz").write_text("nothing")
    with pytest.raises(BadWeights, match="holds no weights"):
        network_for(africa(), Rules(), tmp_path / "broken.npz")


def test_a_prodigy_plays_a_game_with_a_deck_of_its_own_and_other_rules_by_its_network() -> None:
    rules, deck = Rules(trains=15, tickets_dealt=3, tickets_drawn=3), random_deck(africa(), Random(2))
    match = play_match(deck, [ProdigyBot("s"), RandomBot("s")], SeededDealer(5), rules)
    mine, other = score_sheet(match.state).scores
    assert mine.total > other.total + 30


def test_a_searcher_begins_with_the_planners_move() -> None:
    for view, _ in views(2, every=60):
        if len(options(view)) > 1:
            assert SearcherBot("s", 1).choose(view, options(view)) == PlannerBot("s").choose(view, options(view))
