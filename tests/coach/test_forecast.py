"""The forecast: chances of positions, from the network's opinions and facts, for players of some level."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from coach.played import RULES, played
from okapi.board import africa, load_board
from okapi.bots.prodigy import option_chances
from okapi.coach import advice
from okapi.coach.facts import RIVAL_TRAINS, SCALES
from okapi.coach.forecast import STRONG, WEAK, Forecast, Rows, coaching_network, level_of
from okapi.coach.judging import judge
from okapi.coach.results import UnknownBoard, Verdict
from okapi.compiled.conversion import row_of
from okapi.dealer import SeededDealer
from okapi.game import Decision, Rules, due, new_game, options, score_sheet, settle, view_for
from okapi.learning.settings import random_deck
from okapi.record import replay
from playing import random_decisions


def positions(players: int) -> Rows:
    """Some positions of a game in which a player is to decide."""
    settled = [after for _, _, after in replay(played(players), africa()) if due(after) is None]
    return np.stack([row_of(state) for state in settled[::20]])


@pytest.mark.parametrize("players", [2, 5])
def test_the_chances_of_a_position_add_up_to_one(players: int) -> None:
    found = Forecast(africa(), RULES).outlook(positions(players))
    assert found.shares.shape == found.points.shape == (len(positions(players)), players)
    assert found.shares.sum(axis=1) == pytest.approx(1)
    assert (found.shares > 0).all()


def test_a_game_that_is_over_is_no_matter_of_opinion() -> None:
    *_, (_, _, end) = replay(played(3), africa())
    found, sheet = Forecast(africa(), RULES).outlook(row_of(end)[None]), score_sheet(end)
    assert list(found.points[0]) == [score.total for score in sheet.scores]
    assert [seat for seat, share in enumerate(found.shares[0]) if share] == list(sheet.winners)


def test_the_order_and_company_of_positions_changes_nothing() -> None:
    """Views that look alike are asked about once; each answer must come back to its own position."""
    forecast, rows = Forecast(africa(), RULES), positions(2)
    twice = np.concatenate([rows[::-1], rows])
    once = forecast.outlook(rows).shares
    assert forecast.outlook(twice).shares == pytest.approx(np.concatenate([once[::-1], once]), abs=1e-6)


def test_a_lead_is_surer_among_strong_players() -> None:
    strong = Forecast(africa(), RULES, level=STRONG).outlook(positions(2)).shares
    weak = Forecast(africa(), RULES, level=WEAK).outlook(positions(2)).shares
    assert (strong.max(axis=1)[:-1] > weak.max(axis=1)[:-1]).all()


def test_random_play_is_of_a_low_level() -> None:
    network = coaching_network(africa(), RULES)
    random, greedy = (list(replay(played(2, bot), africa()))[:300] for bot in ("random", "greedy"))
    assert level_of(random, network) == WEAK
    assert WEAK <= level_of(greedy, network) <= STRONG


def test_what_the_network_likes_best_is_never_called_a_mistake() -> None:
    forecast, network = Forecast(africa(), RULES), coaching_network(africa(), RULES)
    decisions = [
        (step, before, event.seat)
        for step, (before, event, _) in enumerate(replay(played(2), africa()))
        if isinstance(event, Decision)
    ]
    for step, before, seat in decisions[::40]:
        view = view_for(before, seat)
        among = options(view)
        if len(among) > 1:
            favourite = among[int(option_chances(network, view).argmax())]
            found = judge(view, favourite, forecast, 4, step=step, turn=0)
            assert found.verdict is Verdict.FINE
            assert not found.better


def test_the_trains_of_a_rival_are_counted_by_the_rules_of_the_game() -> None:
    rules = Rules(trains=60)
    state, _ = settle(new_game(africa(), 3, rules), SeededDealer("trains"))
    inputs = Forecast(africa(), rules).inputs(row_of(state)[None])
    assert inputs[0, :, RIVAL_TRAINS] * SCALES["fewest trains of a rival"] == pytest.approx(60)


def test_the_coach_knows_games_with_a_deck_of_their_own_and_agreed_rules() -> None:
    deck, rules = random_deck(africa(), Random("coached")), Rules(trains=30, tickets_dealt=3, tickets_drawn=3)
    for number, (state, seat, *_) in enumerate(random_decisions(1, 2, rules, deck)):
        if number in (0, 40):
            assert Forecast(deck, rules).outlook(row_of(state)[None]).shares.sum() == pytest.approx(1)
            view = view_for(state, seat)
            assert {it.action for it in advice(view, worlds=4)} <= {*options(view)}
            assert advice(view, worlds=4)


def test_a_board_that_the_network_does_not_know_is_refused() -> None:
    archipelago = load_board(Path(__file__).parents[1] / "playthroughs" / "archipelago.toml")
    with pytest.raises(UnknownBoard):
        Forecast(archipelago, Rules(tickets_dealt=2))
