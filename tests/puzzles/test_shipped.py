"""The puzzles that ship: every one can be played, and says what it is."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise

import pytest
from tools.puzzles.choosing import APART

from okapi.compiled import Engine
from okapi.game import GameState, format_action, redact, view_for, why_not
from okapi.puzzles import ArenaGame, Puzzle, PuzzleTheme, UnknownPuzzle, all_puzzles, position, puzzle
from okapi.puzzles.form import id_of
from okapi.puzzles.making import CLEAR, MAX_RATING, MIN_RATING
from okapi.puzzles.positions import replayed
from okapi.puzzles.themes import theme_of


def states() -> Iterator[tuple[Puzzle, GameState]]:
    """The positions as the compiled engine plays them, which takes a hundredth of the time."""
    engines = {players: Engine(players) for players in range(2, 6)}
    for it in all_puzzles():
        assert isinstance(it.game, ArenaGame)
        engine = engines[it.players]
        rows = engine.new_games([it.game.seed])
        for action in it.game.actions:
            engine.step(rows, [action])  # an action that is not legal is refused
        yield it, engine.state_of(rows[0])


def test_every_puzzle_can_be_reached_and_its_moves_are_legal() -> None:
    for it, state in states():
        assert it.seat == state.table.acting()[0], it.id
        view = view_for(state, it.seat)
        for action in (*it.solutions, *(move.action for move in it.moves)):
            assert why_not(view, action) is None, (it.id, format_action(action))
        assert theme_of(state, it.seat, it.best.action) is it.theme, it.id
        assert it.id == id_of(it.game)


def test_the_best_move_leads_and_is_a_solution_and_no_other_judged_move_comes_near() -> None:
    for it in all_puzzles():
        assert it.best.action in it.solutions
        assert len(it.moves) > 1
        assert [move.share for move in it.moves] == sorted((move.share for move in it.moves), reverse=True)
        for other in it.moves[1:]:
            assert other.action not in it.solutions
            assert it.best.share - other.share >= CLEAR - 1e-3, it.id


def test_the_pure_game_comes_to_the_same_positions() -> None:
    compiled = {it.id: state for it, state in states()}
    for it in all_puzzles()[::25]:
        assert isinstance(it.game, ArenaGame)
        state, events = replayed(it.game)
        assert view_for(state, it.seat) == view_for(compiled[it.id], it.seat)
        assert position(it) == (view_for(state, it.seat), tuple(redact(event, it.seat) for event in events))


def test_there_are_puzzles_of_every_theme_from_easy_to_hard_and_none_twice() -> None:
    puzzles = all_puzzles()
    assert len({it.id for it in puzzles}) == len(puzzles)
    assert [it.rating for it in puzzles] == sorted(it.rating for it in puzzles)
    assert all(MIN_RATING <= it.rating <= MAX_RATING for it in puzzles)
    assert set(Counter(it.theme for it in puzzles)) == set(PuzzleTheme)
    turns = defaultdict[tuple[int, PuzzleTheme], list[int]](list)
    for it in puzzles:
        assert isinstance(it.game, ArenaGame)
        turns[it.game.seed, it.theme].append(it.turn)
    assert all(later - earlier >= APART for found in turns.values() for earlier, later in pairwise(sorted(found)))


def test_a_puzzle_is_found_by_its_name() -> None:
    first = all_puzzles()[0]
    assert puzzle(first.id) is first
    with pytest.raises(UnknownPuzzle):
        puzzle("nonsense")
