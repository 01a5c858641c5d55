"""A tournament that stops when it is sure."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from math import log
from pathlib import Path
from random import Random

import msgspec
import pytest

from arena import sparring
from arena.synthetic import ranked
from okapi.arena import Result, Settings, hold, standings, tournament
from okapi.arena.schedule import Fixture
from okapi.arena.sequential import (
    Evidence,
    Hypotheses,
    SequentialTest,
    SequentialVerdict,
    log_likelihood_ratio,
    mean_share,
)
from okapi.arena.worker import Finished
from okapi.board import africa

FAR = Hypotheses(elo1=150.0)  # far apart, so that tests are short


def settings(*bots: str, players: int = 2, games: int = 2000, asked: Hypotheses = FAR) -> Settings:
    return Settings(bots=bots, players=players, games=games, seed="1", until_sure=asked)


def weighed(settings: Settings, outcome: Callable[[Fixture], Result]) -> Evidence:
    """How the test ends if the games end like this."""
    test = settings.sequential_test()
    assert test is not None
    for fixture in settings.schedule():
        test.add(outcome(fixture))
        if test.is_sure:
            break
    return test.evidence


def won_by(share: float, luck: Random, alike: float = 0.0) -> Callable[[Fixture], Result]:
    """Ace wins with this probability; with probability `alike` a game ends as the one before it."""
    last = luck.random() < share

    def outcome(fixture: Fixture) -> Result:
        nonlocal last
        if fixture.number % len(fixture.seating) == 1 or luck.random() >= alike:
            last = luck.random() < share
        others = [bot for bot in fixture.seating if bot != "ace"]
        best = "ace" if last else others[int(luck.random() * len(others))]
        return ranked(fixture, [1 + (bot != best) for bot in fixture.seating])

    return outcome


@pytest.mark.parametrize("alike", [0.0, 0.5])
@pytest.mark.parametrize(("truth", "wrong"), [(0.0, SequentialVerdict.H1), (150.0, SequentialVerdict.H0)])
def test_it_is_wrong_about_as_often_as_it_was_allowed_to_be(
    truth: float, wrong: SequentialVerdict, alike: float
) -> None:
    luck, runs = Random(7), 300
    asked = settings("ace", "bob")
    share = 1 / (1 + 10 ** (-truth / 400))
    verdicts = Counter(weighed(asked, won_by(share, luck, alike)).verdict for _ in range(runs))
    assert verdicts[SequentialVerdict.UNDECIDED] == 0
    assert 0.01 <= verdicts[wrong] / runs <= 0.09  # asked for: 0.05


def test_a_challenger_is_held_against_a_field_of_different_strength() -> None:
    asked = settings("ace", "bob", "cid", "dan", players=3)
    strong, weak = (weighed(asked, won_by(share, Random(1))) for share in (0.6, 0.3))
    assert (strong.challenger, strong.verdict, weak.verdict) == (
        "ace",
        SequentialVerdict.H1,
        SequentialVerdict.H0,
    )
    assert strong.share0 == pytest.approx(1 / 3)
    assert strong.share1 > strong.share0


def test_the_bot_that_is_named_to_be_in_every_game_is_the_challenger() -> None:
    asked = msgspec.structs.replace(settings("bob", "cid", "ace"), featuring="ace")
    assert all("ace" in fixture.seating for fixture in asked.schedule())
    assert weighed(asked, won_by(0.9, Random(1))).challenger == "ace"


@pytest.mark.parametrize(("elo", "players", "share"), [(0, 2, 1 / 2), (400, 2, 10 / 11), (400, 4, 10 / 13)])
def test_a_lead_is_turned_into_the_share_of_wins_it_brings(elo: float, players: int, share: float) -> None:
    table = settings("ace", "bob", "cid", "dan", players=players).schedule()
    assert mean_share(table, "ace", elo) == pytest.approx(share)


def test_a_bot_on_two_seats_shares_its_wins_between_them() -> None:
    both = settings("ace", "bob", players=3).schedule()  # ace ace bob, ace bob bob
    assert mean_share(both, "ace", 0) == pytest.approx(1 / 3)
    assert mean_share(both, "ace", 400) == pytest.approx((10 / 21 + 10 / 12) / 2)


def test_the_ratio_is_that_of_coin_tosses_where_deals_are_won_or_lost_whole() -> None:
    found = log_likelihood_ratio({1.0: 70, 0.0: 30}, 0.5, 0.6)
    assert found == pytest.approx(70 * log(0.6 / 0.5) + 30 * log(0.4 / 0.5), abs=0.01)


def test_deals_that_are_always_split_say_that_nobody_is_better() -> None:
    assert log_likelihood_ratio({0.5: 100}, 0.5, 0.6) < -2
    assert log_likelihood_ratio({0.5: 100}, 0.4, 0.5) > 2


def test_winning_everything_is_soon_enough_but_not_at_once() -> None:
    def always(fixture: Fixture) -> Result:
        return ranked(fixture, [1 + (bot == "bob") for bot in fixture.seating])

    evidence = weighed(settings("ace", "bob"), always)
    assert evidence.verdict is SequentialVerdict.H1
    assert 5 < evidence.deals < 20


def test_the_order_in_which_games_are_finished_changes_nothing() -> None:
    asked = settings("ace", "bob", "cid", games=200)
    outcome = won_by(0.65, Random(3))
    results = [outcome(fixture) for fixture in asked.schedule()]
    in_order, shuffled = (asked.sequential_test() for _ in range(2))
    assert in_order is not None
    assert shuffled is not None
    for result in results:
        in_order.add(result)
    Random(4).shuffle(results)
    for result in results:
        shuffled.add(result)
    assert in_order.is_sure
    assert (shuffled.evidence, shuffled.games) == (in_order.evidence, in_order.games)


def test_a_tournament_ends_with_the_same_game_for_any_number_of_workers(tmp_path: Path) -> None:
    asked = settings("claimer", "random", "crash", games=400)
    folders = [tmp_path / str(jobs) for jobs in (1, 3)]
    tournaments = []
    for jobs, folder in zip((1, 3), folders, strict=True):
        folder.mkdir()
        tournaments.append(hold(asked, africa(), jobs=jobs, make=sparring.make, records=folder))
    one, three = tournaments
    assert one.evidence is not None
    assert one.evidence.verdict is SequentialVerdict.H1
    assert one.is_complete
    assert len(one.results) == one.evidence.deals * 2 < one.scheduled
    assert one.evidence == three.evidence
    assert [it.fixture for it in one.results] == [it.fixture for it in three.results]
    assert standings(one).head_to_head == standings(three).head_to_head
    kept = [sorted(file.name for file in folder.iterdir()) for folder in folders]
    assert kept[0] == kept[1]
    assert len(kept[0]) == len(one.results)


class Hasty:
    """A crew that is done with the games of the second half before those of the first."""

    def __init__(self, outcome: Callable[[Fixture], Result]) -> None:
        self._outcome = outcome

    def __enter__(self) -> "Hasty":
        return self

    def __exit__(self, *error: object) -> None: ...

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Finished]:
        games = [Finished(self._outcome(fixture), b"a record") for fixture in fixtures]
        half = len(games) // 2
        yield from games[half:]
        yield from games[:half]


def test_games_that_are_finished_too_early_do_not_count(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    crew = Hasty(won_by(0.9, Random(1)))
    monkeypatch.setattr(tournament, "_crew", lambda *asked: crew)
    played = hold(settings("ace", "bob", games=200), africa(), records=tmp_path)
    assert played.evidence is not None
    assert played.evidence.verdict is SequentialVerdict.H1
    count = 2 * played.evidence.deals
    assert count < 100
    assert [result.fixture.number for result in played.results] == list(range(1, count + 1))
    assert len(list(tmp_path.iterdir())) == count


def test_a_tournament_that_is_never_sure_ends_with_the_games_it_was_given() -> None:
    asked = settings("random", "claimer", games=6, asked=Hypotheses(elo0=-1.0, elo1=1.0))
    played = hold(asked, africa(), jobs=2, make=sparring.make)
    assert played.is_complete
    assert len(played.results) == 6
    assert played.evidence is not None
    assert (played.evidence.verdict, played.evidence.deals) == (SequentialVerdict.UNDECIDED, 3)


def test_results_are_shown_while_games_are_played() -> None:
    heard: list[Evidence] = []
    hold(settings("random", "claimer", games=8), africa(), make=sparring.make, on_evidence=heard.append)
    assert [evidence.deals for evidence in heard] == [0, 1, 1, 2, 2, 3, 3, 4]


def test_a_test_counts_only_whole_rounds() -> None:
    asked = settings("ace", "bob", "cid")
    test = SequentialTest(asked.schedule(), "ace", FAR)
    outcome = won_by(0.5, Random(1))
    for number, fixture in enumerate(asked.schedule(), start=1):
        if number > 7:
            break
        test.add(outcome(fixture))
    assert (test.games, test.evidence.deals) == (4, 2)
