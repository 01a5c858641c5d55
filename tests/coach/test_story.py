"""The story of a game: what a friend would say first, and the moments that mattered to one of its players."""

import pytest
from msgspec.structs import replace

from okapi.board import africa
from okapi.cli.review_text import story
from okapi.cli.wording import Wording
from okapi.coach.ledger import Change
from okapi.coach.results import (
    BetterMove,
    CurvePoint,
    GameReview,
    JudgedDecision,
    KeyMoment,
    LedgerEntry,
    LedgerSource,
    MomentKind,
    SeatAccount,
    Story,
    StoryFact,
    StoryKind,
    Verdict,
)
from okapi.coach.story import Storyteller
from okapi.game import Deck, DeckDrawn, RouteClaimed, Seat, TerrainCards, TrainCards, parse_action
from okapi.locales import available, texts

RED = "port-nolloth--bloemfontein"
YELLOW = "pretoria--bloemfontein"


def story_with(
    shares: list[float],
    *,
    missed: tuple[JudgedDecision, ...] = (),
    found: tuple[KeyMoment, ...] = (),
    luck: float = 0.0,
    points: float = 0.0,
    claims: tuple[int, ...] = (),
    doer: Seat = 1,
    turns: tuple[int, ...] = (),
) -> tuple[Story, Storyteller]:
    """The story of the first of two players whose chances these were; each decision is a turn of `doer`."""
    curve = [CurvePoint(step, step - 1, (share, 1 - share), (0, 0)) for step, share in enumerate(shares, start=1)]
    changes = [_change(step, shares[step] - shares[step - 1], doer, step in claims) for step in range(1, len(shares))]
    start = Change(0, changes[0].event, None, LedgerSource.STARTING_HAND, (0.9, -0.9), (0, 0))
    accounts = [_account(shares[-1], luck, points), _account(1 - shares[-1], -luck, -points)]
    teller = Storyteller(curve, accounts, missed, [start, *changes], turns or range(len(shares) + 1), found)
    return teller.story(0), teller


def _change(step: int, share: float, seat: Seat, is_claim: bool) -> Change:
    event = (
        RouteClaimed(seat, RED, TrainCards(red=4), None, TerrainCards(), 7) if is_claim else DeckDrawn(seat, Deck.TRAIN)
    )
    return Change(step, event, seat, None, (share, -share), (0, 0))


def _account(share: float, luck: float, points: float) -> SeatAccount:
    return SeatAccount(0.5, 100, (LedgerEntry(LedgerSource.BLIND, luck, points),), share, 100)


def mistake(step: int, loss: float, *, seat: Seat = 0, verdict: Verdict = Verdict.MISTAKE) -> JudgedDecision:
    better = BetterMove(parse_action("draw terrain"), 0.5, loss, 0.01, 3)
    return JudgedDecision(step, step, seat, parse_action("draw train"), 0.5, 0.4, (better,), loss, 0.01, verdict)


def moment(step: int, share: float, *, seat: Seat) -> KeyMoment:
    move = parse_action("draw train")
    return KeyMoment(MomentKind.BETTER_MOVE, step, step, seat, share, played=move, better=move)


def kinds(story: Story) -> list[StoryKind]:
    return [fact.about for fact in story.facts]


# How the lead went.


def test_a_lead_that_was_lost_is_told_with_its_last_turn_and_what_came_after_it() -> None:
    story, _ = story_with([0.5, 0.7, 0.7, 0.65, 0.44, 0.2, 0.1, 0.0], claims=(5,))
    course, decided, *_ = story.facts
    assert (course.about, course.turn) == (StoryKind.LED_UNTIL, 3)
    assert (decided.about, decided.turn, decided.doer, decided.route) == (StoryKind.CLAIM_DECIDED, 5, 1, RED)
    assert decided.before == pytest.approx(0.44)
    assert decided.share == pytest.approx(0.2)


@pytest.mark.parametrize(
    ("shares", "course"),
    [
        ([0.5, 0.45, 0.48, 0.3, 0.0], StoryKind.NEVER_AHEAD),
        ([0.5, 0.4, 0.4, 0.4, 0.4, 0.4, 0.6, 0.3, 0.0], StoryKind.LAST_AHEAD),
        ([0.5, 0.6, *[0.4] * 12, 0.0], StoryKind.LAST_AHEAD),
        ([0.5, 0.6, 0.7, 0.8, 1.0], StoryKind.AHEAD_ALL_GAME),
        ([0.5, 0.4, 0.4, 0.4, 0.6, 0.8, 1.0], StoryKind.AHEAD_FROM),
        ([0.5, 0.2, 0.4, 0.6, 0.8, 1.0], StoryKind.CAME_BACK),
        ([0.5, 0.6, 0.6, 0.45, 1.0], StoryKind.OPEN_TO_THE_END),
    ],
)
def test_the_course_of_a_game_in_a_sentence(shares: list[float], course: StoryKind) -> None:
    assert kinds(story_with(shares)[0])[0] is course


def test_the_last_card_only_shows_who_has_won() -> None:
    story, _ = story_with([0.5, 0.45, 0.4, 0.3, 0.3, 0.0])
    assert story.facts[1].turn == 3


def test_nothing_turns_a_game_that_moves_it_a_little_or_before_the_first_turn() -> None:
    decided = {StoryKind.MOVE_DECIDED, StoryKind.CLAIM_DECIDED, StoryKind.CARD_DECIDED, StoryKind.TICKETS_DECIDED}
    slow, _ = story_with([0.5, 0.45, 0.41, 0.35, 0.28, 0.2, 0.13, 0.07, 0.0])
    assert decided.isdisjoint(kinds(slow))
    won_before, _ = story_with([0.5, 0.4, 0.4, 0.48, 0.56, 0.61, 0.8, 0.9, 1.0])
    assert decided.isdisjoint(kinds(won_before)), "who has more than half already has turned it"
    early, _ = story_with([0.5, 0.2, 0.15, 0.1, 0.05, 0.0], turns=(0, 0, 1, 2, 3, 4, 5))
    assert decided.isdisjoint(kinds(early))
    assert [it.step for it in early.moments] == [1], "it stays the largest swing"


# What the player could have done.


def test_a_better_move_just_before_the_turning_point_is_told() -> None:
    shares = [0.5, 0.5, 0.45, 0.2, 0.2, 0.0]
    assert StoryKind.MISSED_JUST_BEFORE in kinds(story_with(shares, missed=(mistake(2, 0.06),))[0])
    assert StoryKind.BETTER_THERE in kinds(story_with(shares, missed=(mistake(3, 0.06),), doer=0)[0])


def test_otherwise_the_costliest_mistake_or_that_there_was_none() -> None:
    shares = [0.5, 0.5, 0.5, 0.5, 0.5, 0.2, 0.2, 0.0]
    story, _ = story_with(shares, missed=(mistake(1, 0.06), mistake(2, 0.09)))
    costliest = next(fact for fact in story.facts if fact.about is StoryKind.COSTLIEST)
    assert costliest.turn == 2
    small = mistake(1, 0.03, verdict=Verdict.INEXACT)
    assert StoryKind.NO_MISTAKES in kinds(story_with(shares, missed=(small,))[0])


@pytest.mark.parametrize(
    ("luck", "said"),
    [
        (0.2, StoryKind.LUCK_WITH),
        (0.08, StoryKind.LUCK_RATHER_WITH),
        (-0.02, StoryKind.LUCK_EVEN),
        (-0.08, StoryKind.LUCK_RATHER_AGAINST),
        (-0.2, StoryKind.LUCK_AGAINST),
    ],
)
def test_luck_comes_last(luck: float, said: StoryKind) -> None:
    assert kinds(story_with([0.5, 0.5, 0.0], luck=luck)[0])[-1] is said


@pytest.mark.parametrize(
    ("luck", "points", "said"),
    [
        (-0.02, -12.4, StoryKind.LUCK_COST_POINTS),
        (-0.02, 11.6, StoryKind.LUCK_BROUGHT_POINTS),
        (-0.02, -7.9, StoryKind.LUCK_EVEN),
        (0.08, -12.4, StoryKind.LUCK_RATHER_WITH),
    ],
)
def test_luck_that_cost_points_and_no_chance_of_winning_is_not_called_even(
    luck: float, points: float, said: StoryKind
) -> None:
    fact = story_with([0.5, 0.5, 0.0], luck=luck, points=points)[0].facts[-1]
    assert (fact.about, fact.points) == (said, 12 if "points" in said else None)


# The moments.


def test_at_least_half_of_the_moments_are_the_readers_own_however_much_others_lost() -> None:
    others = tuple(moment(step, 0.4, seat=1) for step in range(10, 30))
    own = tuple(moment(step, 0.03, seat=0) for step in range(5))
    story, teller = story_with([0.5] * 31, found=(*others, *own))
    assert sum(it.seat == 0 for it in story.moments) == 4
    assert len(story.moments) == 7
    assert all(it.seat == 1 for it in teller.moments()), "an inaccuracy is nothing to tell others"


def test_few_moments_of_ones_own_are_not_drowned_by_those_of_others() -> None:
    others = tuple(moment(step, 0.4, seat=1) for step in range(10, 30))
    story, _ = story_with([0.5] * 31, found=(*others, moment(3, 0.06, seat=0)))
    assert [it.seat for it in story.moments] == [0, 1, 1, 1]


def test_the_largest_swing_is_always_a_moment_whatever_its_cause() -> None:
    own = tuple(moment(step, 0.3, seat=0) for step in range(10, 20))
    story, teller = story_with([0.5, 0.5, 0.44, 0.23, 0.2, *[0.2] * 20], found=own)
    (swing,) = [it for it in story.moments if it.kind is MomentKind.DOWNSWING]
    assert (swing.step, swing.seat, swing.rival) == (3, 1, 0)
    assert swing.before == pytest.approx(0.44)
    assert swing.step in [it.step for it in teller.moments()]


def test_what_spoils_several_tickets_at_once_is_told_once() -> None:
    short = KeyMoment(MomentKind.COLOUR_NEVER_CAME, 3, 3, 0, 0.3, ticket="a")
    story, _ = story_with([0.5] * 9, found=(short, replace(short, ticket="b", share=0.2), moment(5, 0.1, seat=0)))
    assert [(it.step, it.ticket) for it in story.moments] == [(3, "a"), (5, None)]


def test_a_swing_that_is_told_already_is_not_told_twice() -> None:
    cut = KeyMoment(MomentKind.CUT_OFF, 3, 3, 1, 0.21, rival=0, route=RED, ticket="cape-town--sudan")
    story, _ = story_with([0.5, 0.5, 0.44, 0.23, 0.2, 0.2], found=(cut,))
    assert [it.kind for it in story.moments] == [MomentKind.CUT_OFF]


# Sentences.


@pytest.mark.parametrize("language", available())
def test_every_sentence_of_a_story_can_be_told_to_the_reader_and_of_others(language: str) -> None:
    move = parse_action("draw train")
    for kind in StoryKind:
        fact = StoryFact(kind, turn=31, share=0.23, before=0.44, doer=1, route=RED, card="red", action=move, points=12)
        accounts = (_account(1.0, 0, 0), _account(0.0, 0, 0))
        found = GameReview(("Anna", "Boris"), (0, 1), (), accounts, (), (), (Story(0, (fact,), ()),))
        to_reader = story(found, Wording(texts(language), africa(), ["Anna", "Boris"], 0))
        about = story(found, Wording(texts(language), africa(), ["Anna", "Boris"]))
        assert "Anna" not in to_reader, kind
        assert "{" not in to_reader + about, kind
        assert "23" in to_reader or "44" not in to_reader
        before = replace(fact, turn=0)
        early = story(
            replace(found, stories=(Story(0, (before,), ()),)), Wording(texts(language), africa(), ["A", "B"], 0)
        )
        assert kind is StoryKind.LED_UNTIL or " 0" not in early, kind
