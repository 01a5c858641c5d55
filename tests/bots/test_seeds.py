"""A bot's seed tells it nothing about the cards."""

from collections.abc import Callable
from typing import ClassVar

import pytest

from okapi.arena.schedule import schedule
from okapi.arena.style import styles
from okapi.arena.worker import Brief, Heartbeat, play_fixture
from okapi.board import africa
from okapi.bots import bot_seed, find_bot
from okapi.bots.network import WEIGHTS
from okapi.bots.random_bot import RandomBot
from okapi.cli import engines, seats
from okapi.cli.play.start import luck_of_bots
from okapi.dataset.playing import DatasetSettings, play_games
from okapi.dealer import SeededDealer
from okapi.game import Rules, new_game, settle, view_for
from okapi.learning import evaluate, imitation_data

LUCK = "luck of the dealer"


class Spy(RandomBot):
    """Tells by which seeds it was made."""

    NAME = "bots.test_seeds:Spy"
    seeds: ClassVar[list[str]] = []

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seeds.append(seed)


def in_the_arena() -> None:
    for fixture in schedule((Spy.NAME,), 2, 2, LUCK, None):
        play_fixture(fixture, Brief(africa(), 60.0), Heartbeat([0.0, 0.0]))


def in_games_of_style() -> None:
    styles((Spy.NAME, Spy.NAME), 1, LUCK)


def in_the_terminal() -> None:
    seats.bots_at({1: find_bot(Spy.NAME), 2: find_bot(Spy.NAME)}, luck_of_bots(SeededDealer(LUCK)))


def in_simulations() -> None:
    line_up = engines.LineUp(africa(), [find_bot(Spy.NAME)] * 2, LUCK, Rules())
    next(engines.matches(line_up, 1))


def in_datasets() -> None:
    list(play_games(DatasetSettings(games=1, bots=(Spy.NAME,), seed=LUCK), africa(), range(1)))


def in_evaluations() -> None:
    evaluate.played(evaluate.Contest(WEIGHTS, Spy.NAME, 3, name=LUCK), 0)


def in_imitation() -> None:
    imitation_data.have_played([Spy.NAME], [20261119])


@pytest.mark.parametrize(
    "games",
    [
        in_the_arena, in_games_of_style, in_the_terminal, in_simulations, in_datasets, in_evaluations, in_imitation,
    ],
)  # fmt: skip
def test_bots_learn_nothing_of_the_dealers_seed_and_have_different_ones(games: Callable[[], None]) -> None:
    Spy.seeds.clear()
    games()
    assert len(set(Spy.seeds)) >= 2
    assert not any(luck in seed for seed in Spy.seeds for luck in (LUCK, "20261119"))


@pytest.mark.parametrize("players", [2, 5])
def test_a_bot_in_the_arena_cannot_deal_its_cards_from_any_part_of_its_seed(players: int) -> None:
    def deal(seed: str) -> tuple[object, ...]:
        state, _ = settle(new_game(africa(), players), SeededDealer(seed))
        return view_for(state, 0).hand, view_for(state, 0).offered

    for fixture in schedule(("ant", "bee"), players, 1, "1", None):
        dealt = deal(fixture.seed)
        for seed in fixture.bot_seeds:
            assert all(deal(seed[:end]) != dealt for end in range(1, len(seed) + 1))


def test_a_place_of_a_deal_has_one_seed_of_its_own() -> None:
    places = [(luck, bot, number) for luck in ("1/17", "1/18") for bot in ("greedy", "random") for number in range(3)]
    assert len({bot_seed(*place) for place in places}) == len(places)
    assert [bot_seed(*place) for place in places] == [bot_seed(*place) for place in places]
