"""The levels for people: what each of them sees, and what none of them does."""

from collections import Counter

import pytest

from bots.small_games import choice
from okapi.arena import play_match
from okapi.board import africa
from okapi.bots import LEVELS, find_bot
from okapi.bots.learner import LearnerBot, Sight
from okapi.bots.planner import PlannerBot
from okapi.bots.prodigy import ProdigyBot
from okapi.bots.tempered import TemperedBot
from okapi.dealer import SeededDealer
from okapi.game import (
    Action,
    RouteClaimed,
    TicketsDrawn,
    TrainCard,
    View,
    evolve,
    new_game,
    options,
    settle,
    view_for,
)


def does(sight: Sight, view: View, seed: str = "seed") -> Action:
    return choice(LearnerBot(seed, sight), view)


def first_view(seed: str) -> View:
    return view_for(settle(new_game(africa(), 2), SeededDealer(seed))[0], 0)


def test_a_learner_who_sees_everything_plays_as_the_planner() -> None:
    for seed in "abc":
        view = first_view(seed)
        assert does(Sight(), view) == PlannerBot("seed").choose(view, options(view))


def test_the_less_terrain_a_learner_sees_the_less_it_doubles() -> None:
    doubled: Counter[int] = Counter()
    bots = [LearnerBot("s", Sight(terrain=terrain)) for terrain in (0, 1, None)]
    for event in play_match(africa(), bots, SeededDealer("terrain")).events:
        if isinstance(event, RouteClaimed):
            doubled[event.seat] += event.doubling is not None
    assert doubled[0] < doubled[1] < doubled[2]


def test_the_bias_of_a_learner_lasts_for_a_whole_game_and_is_another_in_the_next() -> None:
    view = first_view("bias")
    kept = [does(Sight(bias=2.0), view, seed) for seed in map(str, range(12))]
    again = [does(Sight(bias=2.0), view, seed) for seed in map(str, range(12))]
    assert kept == again
    assert len(set(kept)) > 1


def test_at_a_low_temperature_the_network_plays_as_the_prodigy_and_at_a_high_one_not_always() -> None:
    views = [first_view(str(seed)) for seed in range(8)]
    best = [ProdigyBot("s").choose(view, options(view)) for view in views]
    cold, hot = (
        [TemperedBot(f"{seed}", heat).choose(view, options(view)) for seed, view in enumerate(views)]
        for heat in (0.01, 8.0)
    )
    assert cold == best
    assert hot != best


@pytest.mark.parametrize("name", [level.bot for level in LEVELS if level.bot != "champion"])
def test_no_level_makes_a_move_that_a_child_would_laugh_at(name: str) -> None:
    """Nobody wastes a locomotive where a card of the colour would do, or draws tickets in the last round."""
    bots = [find_bot(name).factory(f"{seat}") for seat in range(2)]
    match = play_match(africa(), bots, SeededDealer(f"laugh {name}"))
    state = new_game(africa(), 2)
    silly: Counter[str] = Counter()
    for event in match.events:
        if isinstance(event, RouteClaimed):
            hand, route = state.secrets.hands[event.seat], state.table.board.routes[event.route]
            colour = next(
                (card for card in TrainCard if card is not TrainCard.LOCOMOTIVE and event.payment.of(card)), None
            )
            spare = hand.of(colour) - event.payment.of(colour) if colour else 0
            silly["wasted locomotives"] += min(spare, event.payment.locomotive - route.locomotives)
        if isinstance(event, TicketsDrawn):
            silly["late tickets"] += state.table.turns_left is not None
        state = evolve(state, event)
    assert +silly == Counter()
