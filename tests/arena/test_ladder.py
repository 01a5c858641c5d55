"""The published page, its picture and its data."""

import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from tools.ladder import __main__ as command
from tools.ladder import play, resources
from tools.ladder.data import Ladder, Weights, load, to_json
from tools.ladder.page import page
from tools.ladder.picture import in_words, picture
from tools.ladder.play import LadderRun
from tools.ladder.style_picture import figures, style_picture

from arena import sparring
from okapi import __version__
from okapi.arena.intervals import Estimate
from okapi.arena.tournament import Played
from okapi.board import africa

pytestmark = pytest.mark.slow  # a whole ladder is played

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def ladder() -> Ladder:
    bots = ("random", "claimer", "cheat", "crash")
    challenges = (("greedy", "random", 3),)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "WITHOUT_LEVELS", ())  # a whole game of `searcher` takes too long here
        return LadderRun(bots, africa(), games=20, jobs=2, challenges=challenges, make=sparring.make).ladder()


@pytest.fixture(scope="module")
def text(ladder: Ladder) -> str:
    return page(ladder)


def test_the_ladder_has_every_number_of_players(ladder: Ladder) -> None:
    assert [section.title[:9] for section in ladder.sections] == [
        "2 players",
        "2 players",
        "3 players",
        "3 players",
        "4 players",
        "5 players",
    ]


def test_the_page_leads_with_a_picture_that_is_described_in_words(text: str, ladder: Ladder) -> None:
    assert text.startswith(f"# The ladder\n\n![{in_words(ladder)}](pictures/ladder.svg)\n")
    for bot in ladder.bots:
        assert re.search(rf"{bot} ([+−]\d+|0)\b", in_words(ladder))


def test_the_page_says_how_to_play_it_again(text: str) -> None:
    assert "`okapi arena --bots random,claimer,cheat,crash --players 2 --games 2 --seed ladder-2`" in text
    assert re.search(r"--games 20 --seed ladder-leader --with (random|claimer)`", text)
    assert f"Okapi {__version__}," in text
    assert africa().content_hash[:12] in text


def test_the_page_is_well_formed_markdown(text: str) -> None:
    for table in re.findall(r"(?:^\|.*\n)+", text, flags=re.MULTILINE):
        assert len({line.count("|") for line in table.splitlines()}) == 1
    assert "\n\n\n" not in text


def test_the_page_names_forfeits(text: str) -> None:
    assert "cheat forfeits: it made an illegal move (" in text


def test_the_best_of_the_pairs_meet_at_one_table(ladder: Ladder) -> None:
    tables = [section for section in ladder.sections if "the best" in section.title]
    assert [section.settings.players for section in tables] == [3]
    assert set(tables[0].settings.bots) >= {"random", "claimer"}


def test_times_come_from_a_quiet_run_by_the_clock_and_of_the_processor(ladder: Ladder, text: str) -> None:
    assert ladder.times is not None
    for section in ladder.sections:
        assert not any(line.times or line.processor_times for line in section.standings.bots)
    for line in ladder.times.standings.bots:
        assert line.times is not None
        assert line.processor_times is not None
        assert line.times.decisions == line.processor_times.decisions > 0
        assert line.processor_times.mean > 0
    _, times = text.split("\n## Time per decision\n")
    times, _ = times.split("\n## Memory\n")
    assert "--seed ladder-times-2 --jobs 1`" in times
    assert "| bot | decisions | mean | p99 | worst | mean, processor | p99, processor | worst, processor |" in times


def test_a_ladder_without_times_says_when_there_will_be_some(ladder: Ladder) -> None:
    assert "the next `make ladder` measures it" in page(msgspec.structs.replace(ladder, times=None))


def test_a_ladder_is_read_as_it_was_written(ladder: Ladder, tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text(to_json(ladder), encoding="utf-8")
    assert load(tmp_path / "ladder.json") == ladder


def test_every_rating_is_drawn_within_its_interval(ladder: Ladder) -> None:
    drawn = ElementTree.fromstring(picture(ladder))
    wide = float(drawn.attrib["width"])
    intervals = drawn.findall(f"{SVG}line[@class='interval mark-0']")
    circles = drawn.findall(f"{SVG}circle")[1:]  # the first is the legend's
    assert len(intervals) == len(circles) == len(ladder.bots)
    for interval, circle in zip(intervals, circles, strict=True):
        assert 0 < float(interval.attrib["x1"]) <= float(circle.attrib["cx"]) <= float(interval.attrib["x2"]) < wide
    across = [float(circle.attrib["cx"]) for circle in circles]
    assert across == sorted(across, reverse=True)  # the best is the first, and the furthest to the right


def test_a_bot_without_a_rating_leaves_its_row_empty(ladder: Ladder) -> None:
    first = next(ladder.of_everyone())
    unrated, *others = first.standings.bots
    standings = msgspec.structs.replace(first.standings, bots=(msgspec.structs.replace(unrated, rating=None), *others))
    alone = msgspec.structs.replace(ladder, sections=(msgspec.structs.replace(first, standings=standings),))
    assert len(ElementTree.fromstring(picture(alone)).findall(f"{SVG}circle")) == len(ladder.bots)


def test_a_challenger_stands_as_far_above_the_other_as_it_finishes_ahead_of_it(ladder: Ladder) -> None:
    (challenge,) = ladder.challenges
    ahead = Estimate(10 / 11, 0.5, 100 / 101)  # ten to one, from even to a hundred to one
    met = tuple(
        msgspec.structs.replace(it, ahead=ahead) if it.bot == "greedy" else it
        for it in challenge.standings.head_to_head
    )
    standings = msgspec.structs.replace(challenge.standings, head_to_head=met)
    changed = msgspec.structs.replace(ladder, challenges=(msgspec.structs.replace(challenge, standings=standings),))
    at_two, at_three, *_ = (changed.ratings(section) for section in changed.of_everyone())
    assert "greedy" not in at_two, "they met at three"
    base = at_three["random"].value
    found = at_three["greedy"]
    assert (found.value, found.low, found.high) == pytest.approx((base + 400, base, base + 800))
    assert list(at_three) == sorted(at_three, key=lambda bot: -at_three[bot].value)
    assert ">greedy</text>" in picture(changed)


def test_names_cannot_break_the_picture(ladder: Ladder) -> None:
    odd = msgspec.json.decode(to_json(ladder).replace("claimer", "<a&b>"), type=Ladder)
    assert "<a&b>" in "".join(ElementTree.fromstring(picture(odd)).itertext())


def test_a_ladder_that_is_not_finished_is_not_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "hold", lambda settings, *rest, **more: Played(settings, (), 1))
    assert command.main([str(tmp_path)]) == 1
    assert "the ladder was not written: interrupted" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_finished_ladder_is_written(ladder: Ladder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(LadderRun, "ladder", lambda self: ladder)
    assert command.main([str(tmp_path), "--games", "2"]) == 0
    assert {file.name for file in tmp_path.rglob("*.*")} == {"ladder.json", "ladder.md", "ladder.svg", "style.svg"}


def test_measuring_the_times_keeps_the_games(ladder: Ladder, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    command.write(msgspec.structs.replace(ladder, times=None), tmp_path)
    monkeypatch.setattr(LadderRun, "times", lambda self: ladder.times)
    monkeypatch.setattr(command, "memory", lambda bots: {"random": 40.0})
    assert command.main([str(tmp_path), "--only", "times"]) == 0
    assert load(tmp_path / "ladder.json") == msgspec.structs.replace(ladder, memory={"random": 40.0})
    assert "| random | 40 |" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_a_challenger_has_one_seat_and_the_other_bot_all_others(ladder: Ladder, text: str) -> None:
    (challenge,) = ladder.challenges
    lines = {line.bot: line.games for line in challenge.standings.bots}
    assert lines == {"greedy": challenge.games, "random": 2 * challenge.games}
    assert "| greedy against random in all other seats, 3 players | 21 |" in text


def test_challenges_are_played_by_themselves_for_as_long_as_there_is_time(
    ladder: Ladder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command.write(ladder, tmp_path)
    asked = ["--only", "challenges", "--games", "100", "--jobs", "1", "--seconds", "1"]
    monkeypatch.setattr(play, "CHALLENGES", (("greedy", "random", 2),))
    monkeypatch.setattr(LadderRun, "_clock", lambda self: Countdown(4))
    assert command.main([str(tmp_path), *asked]) == 0
    after = load(tmp_path / "ladder.json")
    (challenge,) = after.challenges
    assert challenge.games == 4  # of the five that were finished: whole deals only
    assert after.sections == ladder.sections


def test_one_challenge_is_played_again_and_the_others_are_kept(ladder: Ladder, tmp_path: Path) -> None:
    command.write(ladder, tmp_path)
    asked = ["--only", "challenges", "--games", "2", "--jobs", "1", "--challenge", "greedy,random,2"]
    assert command.main([str(tmp_path), *asked]) == 0
    played = {section.title: section for section in load(tmp_path / "ladder.json").challenges}
    assert played["greedy against random, 2 players"].games == 2
    assert played["greedy against random in all other seats, 3 players"] == ladder.challenges[0]
    assert re.search(r"\| greedy \| [\d,]+ \|", (tmp_path / "ladder.md").read_text(encoding="utf-8"))


class Countdown:
    """Says that the time is up after it was asked this often."""

    def __init__(self, asked: int) -> None:
        self.left = asked

    def __call__(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_the_page_says_how_large_the_network_is_and_how_far_it_can_be_exploited(ladder: Ladder) -> None:
    assert "exploited" not in page(msgspec.structs.replace(ladder, weights=None))
    shipped = msgspec.structs.replace(
        ladder, weights=Weights(3_400_000, 6_500_000, 837_000_000), exploiter=ladder.challenges[0]
    )
    assert "3.4 million parameters in a file of 6.5 MB; it learned from 837\nmillion" in page(shipped)
    assert re.search(r"It wins \d+\.\d \(.*\) percent of 21 games", page(shipped))
    assert "after 837 million decisions" in page(shipped, Weights(3_400_000, 6_500_000, 2_490_000_000))
    assert "has learned from" not in page(shipped, shipped.weights)


def test_how_they_play_is_drawn_a_bar_for_each_bot_and_figure(ladder: Ladder, text: str) -> None:
    assert [style.bot for style in ladder.styles][-1] in text.split("## How they play")[1]
    drawn = ElementTree.fromstring(style_picture(ladder.styles))
    bars = [it for it in drawn.findall(f"{SVG}rect") if "mark-" in it.attrib["class"]]
    assert len(bars) == len(ladder.styles) * len(figures(ladder.styles[0]))
