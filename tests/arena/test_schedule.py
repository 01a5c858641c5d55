"""Every line-up plays every seating, and every bot has every seat equally often."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from okapi.arena.schedule import line_ups, schedule

BOTS = ("ant", "bee", "cat", "dog", "eel", "fox")
PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bots", range(1, 7))
@pytest.mark.parametrize("games", [1, 7, 60])
def test_every_bot_sits_on_every_seat_equally_often(players: int, bots: int, games: int) -> None:
    fixtures = schedule(BOTS[:bots], players, games, "1", None)
    seats = Counter((bot, seat) for fixture in fixtures for seat, bot in enumerate(fixture.seating))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_every_line_up_plays_every_seating_equally_often(players: int) -> None:
    every = len(list(permutations(range(players))))
    fixtures = schedule(BOTS, players, 2 * every, "1", None)
    seatings = Counter(fixture.seating for fixture in fixtures)
    assert set(seatings) == {seating for table in combinations(BOTS, players) for seating in permutations(table)}
    assert set(seatings.values()) == {2}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_games_of_a_deal_share_line_up_and_luck(players: int) -> None:
    deals: dict[int, list[tuple[str, tuple[str, ...]]]] = {}
    for fixture in schedule(BOTS, players, 20, "1", None):
        seeds = dict(zip(fixture.seating, fixture.bot_seeds, strict=True))
        deals.setdefault(fixture.deal, []).append((fixture.seed, tuple(sorted(seeds.values()))))
    assert all(len(games) == players and len(set(games)) == 1 for games in deals.values())
    assert len({games[0][0] for games in deals.values()}) == len(deals)


def test_games_are_for_each_line_up_and_rounded_up_to_whole_deals() -> None:
    fixtures = list(schedule(("ant", "bee", "cat"), 2, 5, "1", None))
    assert Counter(frozenset(fixture.seating) for fixture in fixtures) == {
        frozenset(pair): 6 for pair in combinations(("ant", "bee", "cat"), 2)
    }
    assert [fixture.number for fixture in fixtures] == list(range(1, 19))


@pytest.mark.parametrize(
    ("bots", "players", "tables"),
    [
        (("ant",), 2, ["ant ant"]),
        (("ant", "bee"), 2, ["ant bee"]),
        (("ant", "bee"), 3, ["ant ant bee", "ant bee bee"]),
        (("ant", "bee"), 4, ["ant ant bee bee"]),
        (("ant", "bee", "cat"), 5, ["ant ant bee bee cat", "ant ant bee cat cat", "ant bee bee cat cat"]),
        (("ant", "bee", "cat"), 2, ["ant bee", "ant cat", "bee cat"]),
    ],
)
def test_with_fewer_bots_than_players_all_sit_down_as_evenly_as_the_seats_allow(
    bots: tuple[str, ...], players: int, tables: list[str]
) -> None:
    assert [" ".join(table) for table in line_ups(bots, players)] == tables


def test_two_of_a_kind_have_seeds_of_their_own() -> None:
    for fixture in schedule(("ant",), 3, 3, "1", None):
        assert len(set(fixture.bot_seeds)) == 3


def test_a_featured_bot_is_in_every_game() -> None:
    fixtures = list(schedule(BOTS, 3, 3, "1", "cat"))
    assert all("cat" in fixture.seating for fixture in fixtures)
    assert len({frozenset(fixture.seating) for fixture in fixtures}) == 10


def test_a_schedule_knows_its_length() -> None:
    fixtures = schedule(BOTS, 4, 9, "1", None)
    assert len(fixtures) == len(list(fixtures)) == 15 * 12


def test_another_seed_is_another_tournament() -> None:
    seeds = [{fixture.seed for fixture in schedule(BOTS, 2, 4, seed, None)} for seed in ("1", "2")]
    assert not seeds[0] & seeds[1]
