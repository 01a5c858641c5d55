"""Ratings and intervals on data whose truth is known."""

from math import log
from random import Random

import pytest

from arena.synthetic import imagined, ranked
from okapi.arena import Failing, Forfeit, Result, Settings, Standing, standings
from okapi.arena.bradley_terry import is_connected, ratings
from okapi.arena.estimates import meeting_series
from okapi.arena.intervals import Estimate, Series, interval, replicates
from okapi.arena.result import forfeited
from okapi.arena.schedule import Fixture
from okapi.arena.standings import times


def covers(estimate: Estimate, truth: float) -> bool:
    return estimate.low <= truth <= estimate.high


def settings(*bots: str, players: int = 2, games: int = 100) -> Settings:
    return Settings(bots=bots, players=players, games=games, seed="1")


def line(played_bot: str, lines: tuple[Standing, ...]) -> Standing:
    return next(it for it in lines if it.bot == played_bot)


def test_bradley_terry_recovers_known_strengths() -> None:
    truth = [250.0, 40.0, -90.0, -200.0]
    wins = [[1e6 / (1 + 10 ** ((b - a) / 400)) if a != b else 0.0 for b in truth] for a in truth]
    assert ratings(wins) == pytest.approx(truth, abs=1e-3)


def test_bradley_terry_knows_what_ten_to_one_means() -> None:
    assert ratings([[0, 10], [1, 0]]) == pytest.approx([200, -200])


def test_bradley_terry_copes_with_a_bot_that_hardly_ever_loses() -> None:
    best, *others = ratings([[0, 9999.5, 9999.5], [0.5, 0, 5000], [0.5, 5000, 0]])
    assert best - others[0] == pytest.approx(400 / log(10) * log(19999), rel=1e-6)


def test_bots_that_never_met_are_not_compared() -> None:
    assert is_connected([[0, 1, 0], [1, 0, 1], [0, 1, 0]])
    assert not is_connected([[0, 1, 0], [1, 0, 0], [0, 0, 0]])


@pytest.mark.parametrize("games_alike", [True, False])
def test_intervals_cover_the_truth_about_as_often_as_they_say(games_alike: bool) -> None:
    luck, covered, runs = Random(5), 0, 300
    for run in range(runs):
        series = Series()
        for deal in range(60):
            wins = [luck.random() < 0.7, luck.random() < 0.7]
            for won in [wins[0]] * 2 if games_alike else wins:
                series.add(deal, won)
        shares = [won / (won + lost) for won, lost in (it.sums(series) for it in replicates(range(60), str(run), 200))]
        covered += covers(interval(sum(series.won) / sum(series.played), shares), 0.7)
    assert 0.91 <= covered / runs <= 0.985


def test_winning_everything_is_not_certainty() -> None:
    played = imagined(settings("ace", "bob"), lambda it: ranked(it, [1 + (bot == "bob") for bot in it.seating]))
    table = standings(played)
    ace, bob = table.bots
    assert (ace.bot, ace.win_share.value, ace.win_share.high) == ("ace", 1.0, 1.0)
    assert 0.9 < ace.win_share.low < 0.99  # Jeffreys' interval for 50 of 50 deals begins at 0.951
    assert ace.rating is not None
    assert bob.rating is not None
    assert ace.rating.low > 100 > bob.rating.high
    assert ace.rating.high - ace.rating.low > 100


def test_a_bot_that_wins_seven_games_of_ten_is_found_out() -> None:
    luck = Random(3)

    def outcome(fixture: Fixture) -> Result:
        best = "ace" if luck.random() < 0.7 else "bob"
        return ranked(fixture, [1 + (bot != best) for bot in fixture.seating])

    table = standings(imagined(settings("ace", "bob", games=600), outcome))
    ace = line("ace", table.bots)
    assert covers(ace.win_share, 0.7)
    assert ace.win_share.high - ace.win_share.low < 0.1
    assert ace.rating is not None
    assert covers(ace.rating, 200 * log(0.7 / 0.3) / log(10))
    ahead = {(it.bot, it.against): it for it in table.head_to_head}
    assert ahead["ace", "bob"].games == 600
    assert covers(ahead["ace", "bob"].ahead, 0.7)
    assert covers(ahead["bob", "ace"].ahead, 0.3)


def test_ratings_of_a_table_of_four_are_found_from_their_ranks() -> None:
    luck, strength = Random(4), {"a": 3.0, "b": 2.0, "c": 1.0, "d": 0.5}

    def outcome(fixture: Fixture) -> Result:
        arrival = [-log(1 - luck.random()) / strength[bot] for bot in fixture.seating]  # Plackett–Luce
        return ranked(fixture, [1 + sum(other < mine for other in arrival) for mine in arrival])

    table = standings(imagined(settings(*"abcd", players=4, games=1200), outcome))
    mean = sum(map(log, strength.values())) / 4
    for bot, its in strength.items():
        rating = line(bot, table.bots).rating
        assert rating is not None
        assert covers(rating, (log(its) - mean) * 400 / log(10))
        assert covers(line(bot, table.bots).win_share, its / sum(strength.values()))


def test_games_that_share_luck_do_not_count_as_many() -> None:
    def lucky_deals(fixture: Fixture) -> Result:
        best = "ace" if Random(fixture.deal).random() < 0.5 else "bob"
        return ranked(fixture, [1 + (bot != best) for bot in fixture.seating])

    def lucky_games(fixture: Fixture) -> Result:
        best = "ace" if Random(fixture.number).random() < 0.5 else "bob"
        return ranked(fixture, [1 + (bot != best) for bot in fixture.seating])

    widths = []
    for outcome in (lucky_deals, lucky_games):
        ahead = standings(imagined(settings("ace", "bob", games=400), outcome)).bots[0].win_share
        widths.append(ahead.high - ahead.low)
    assert widths[0] > 1.25 * widths[1]


def test_shared_wins_are_split_and_ties_count_half() -> None:
    played = imagined(settings("ace", "bob", "cid", players=3, games=3), lambda it: ranked(it, [1.5, 1.5, 3]))
    table = standings(played)
    assert {it.bot: it.wins for it in table.bots} == {"ace": 1.0, "bob": 1.0, "cid": 1.0}
    assert {it.mean_rank for it in table.bots} == {2.0}
    assert sum(it.ahead.value for it in table.head_to_head) == 3.0


def test_a_forfeit_says_nothing_about_those_who_did_not_forfeit() -> None:
    bots = ("ace", "bob", "cid")
    fixture = next(iter(settings(*bots, players=3).schedule()))
    loser = fixture.seating.index("cid")
    result = forfeited(fixture, Forfeit(loser, Failing.CRASH, "…"))
    meetings = meeting_series(bots, [result])
    assert {pair: series.sums() for pair, series in meetings.items()} == {
        ("ace", "cid"): (1, 0),
        ("bob", "cid"): (1, 0),
    }
    assert sorted((seat.bot, seat.win, seat.rank) for seat in result.seats) == [
        ("ace", 0.5, 1.5),
        ("bob", 0.5, 1.5),
        ("cid", 0.0, 3.0),
    ]


def test_the_percentile_of_times_is_one_that_was_measured() -> None:
    found = times([number / 1000 for number in range(1, 201)])
    assert found is not None
    assert (found.decisions, found.p99, found.worst) == (200, 0.198, 0.2)
    assert found.mean == pytest.approx(0.1005)
    assert times([]) is None
