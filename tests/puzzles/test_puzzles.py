"""Answers, the calendar, the trainer, ratings, themes, and what is kept secret."""

import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest
from msgspec.structs import replace

from okapi.board import africa
from okapi.coach.results import AdviceReason, AdvisedMove
from okapi.game import (
    ClaimRoute,
    Deck,
    DrawBlind,
    DrawTickets,
    IllegalAction,
    KeepTickets,
    TakeTrainCard,
    TrainCard,
    TrainCards,
    options,
    redact,
)
from okapi.puzzles import (
    ArenaGame,
    Puzzle,
    PuzzleOutcome,
    PuzzleRating,
    PuzzleTheme,
    all_puzzles,
    answer,
    next_puzzle,
    position,
    rated,
    todays,
)
from okapi.puzzles.calendar import calendar_of
from okapi.puzzles.ratings import START, expected
from okapi.puzzles.themes import kind_of

BLIND = DrawBlind(Deck.TRAIN)
THEMES = tuple(PuzzleTheme)


def some_puzzle(number: int, rating: int, theme: PuzzleTheme) -> Puzzle:
    best = AdvisedMove(BLIND, 0.5, AdviceReason.UNKNOWN_CARD)
    return Puzzle(f"p{number}", theme, rating, 0, 1, ArenaGame(number, ("planner", "planner"), ()), (BLIND,), (best,))


def a_thousand() -> tuple[Puzzle, ...]:
    random = Random(1)
    return tuple(some_puzzle(number, random.randrange(100, 1400), random.choice(THEMES)) for number in range(1000))


# The calendar.


def test_a_day_has_three_puzzles_of_different_themes_the_easiest_first() -> None:
    for day in calendar_of(a_thousand()):
        assert [it.rating for it in day] == sorted(it.rating for it in day)
        assert len({it.theme for it in day}) == 3


def test_a_thousand_puzzles_last_most_of_a_year_and_none_comes_twice() -> None:
    days = calendar_of(a_thousand())
    assert len(days) > 320
    assert max(Counter(it.id for day in days for it in day).values()) == 1


def test_the_calendar_does_not_depend_on_the_order_of_the_file() -> None:
    puzzles = a_thousand()
    assert calendar_of(puzzles) == calendar_of(puzzles[::-1])


def test_todays_puzzles_are_the_same_in_every_process() -> None:
    day = date(2026, 11, 18)
    script = "from datetime import date; from okapi.puzzles import todays; "
    script += "print([it.id for it in todays(date(2026, 11, 18))])"
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert said.strip() == str([it.id for it in todays(day)])


def test_tomorrow_brings_others() -> None:
    day = date(2026, 11, 18)
    week = [it.id for days in range(7) for it in todays(day + timedelta(days))]
    assert len(set(week)) == len(week) == 21


# Answers.


def test_a_solution_is_found_and_a_judged_move_is_known() -> None:
    for it in all_puzzles()[::50]:
        found = answer(it, it.solutions[-1])
        assert found.outcome is PuzzleOutcome.FOUND
        assert found.moves == it.moves
        other = answer(it, it.moves[1].action)
        assert other.outcome is PuzzleOutcome.OTHER
        assert other.share == it.moves[1].share
        assert other.best == it.best.share


def test_a_move_that_the_coach_did_not_look_at_is_another_one_of_unknown_worth() -> None:
    for it in all_puzzles()[::50]:
        known = (*it.solutions, *(move.action for move in it.moves))
        unknown = [action for action in options(position(it).view) if action not in known]
        if unknown:
            found = answer(it, unknown[0])
            assert (found.outcome, found.share) == (PuzzleOutcome.OTHER, None)


def test_tickets_may_be_named_in_any_order() -> None:
    it = next(it for it in all_puzzles() if isinstance(it.best.action, KeepTickets) and len(it.best.action.tickets) > 1)
    assert isinstance(it.best.action, KeepTickets)
    assert answer(it, KeepTickets(it.best.action.tickets[::-1])).is_found


def test_an_illegal_move_is_refused_and_is_no_answer() -> None:
    it = all_puzzles()[0]
    with pytest.raises(IllegalAction):
        answer(it, ClaimRoute("nowhere", TrainCards(red=1)))


# What a seat may know.


def test_a_position_shows_nothing_that_the_seat_may_not_know() -> None:
    for it in all_puzzles()[::25]:
        view, events = position(it)
        assert view.seat == it.seat
        assert all(redact(event, it.seat) == event for event in events)
        assert view.table.revealed == ()


def test_puzzles_need_neither_numpy_nor_numba() -> None:
    script = (
        "import sys; from datetime import date; from okapi.puzzles import answer, todays; "
        "p = todays(date(2026, 1, 1))[0]; answer(p, p.solutions[0]); print({'numpy', 'numba'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert said.strip() == "set()"


# The trainer and ratings.


def test_the_trainer_chooses_what_suits_and_was_not_tried() -> None:
    tried = {it.id for it in all_puzzles()[::2]}
    for rating in (150, 600, 1200):
        chosen = next_puzzle(rating, tried, Random(1))
        assert chosen is not None
        assert chosen.id not in tried
    theme = all_puzzles()[0].theme
    only = next_puzzle(600, (), Random(1), theme)
    assert only is not None
    assert only.theme is theme
    assert next_puzzle(600, {it.id for it in all_puzzles()}, Random(1)) is None


def test_a_rating_rises_with_a_found_move_and_falls_with_a_missed_one_less_with_every_try() -> None:
    new = PuzzleRating()
    assert rated(new, START, found=True).rating > START > rated(new, START, found=False).rating
    old = replace(new, tries=100)
    assert rated(old, START, found=True).rating - START < rated(new, START, found=True).rating - START
    assert rated(rated(new, 700, found=True), 700, found=False).tries == 2


@pytest.mark.parametrize("strength", [350, 700, 1200])
def test_a_rating_finds_the_strength_of_a_person(strength: int) -> None:
    random, own = Random(strength), PuzzleRating()
    last = []
    for _ in range(300):
        puzzle = round(own.rating) + random.randrange(-250, 150)  # as the trainer chooses them
        own = rated(own, puzzle, found=random.random() < expected(strength, puzzle))
        last.append(own.rating)
    assert abs(sum(last[100:]) / 200 - strength) < 75


# Kinds of moves.


def test_other_payments_and_the_other_track_are_the_same_kind_of_claim() -> None:
    board = africa()
    twin = next(route for route in board.routes.values() if route.twin)
    assert twin.twin is not None
    one, other = ClaimRoute(twin.id, TrainCards(red=1)), ClaimRoute(twin.twin, TrainCards(locomotive=1))
    assert kind_of(one, board) == kind_of(other, board)
    assert kind_of(KeepTickets(("a", "b")), board) == kind_of(KeepTickets(("b", "a")), board)
    assert kind_of(DrawTickets(), board) != kind_of(TakeTrainCard(TrainCard.RED), board)
