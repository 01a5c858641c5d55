"""Making puzzles: what is one, how hard it is, and the tool from games to the file."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tools.puzzles.__main__ import main
from tools.puzzles.candidates import FILES, SearchedGame
from tools.puzzles.checking import CHECKED, CheckedCandidate
from tools.puzzles.choosing import chosen_of
from tools.puzzles.crew import append, lines_of

from okapi import game
from okapi.board import africa, official
from okapi.bots import find_bot
from okapi.dealer import SplitMixDealer
from okapi.game import TicketState, new_game, options, own_ticket_progress, play, settle, ticket_progress, view_for
from okapi.numbering import numbering_of
from okapi.puzzles import ArenaGame, Puzzle, PuzzleTheme, SeenGame, all_puzzles, answer, position, puzzle_from
from okapi.puzzles.making import TRYING, fitted_rating
from okapi.puzzles.positions import replayed
from okapi.puzzles.themes import blocks, theme_of
from okapi.record import Record, header_for, luck_of

STRONGEST, WEAKEST = TRYING[-1].rating, TRYING[0].rating


def finished(of: ArenaGame) -> tuple[Record, int]:
    """The game of a puzzle, played to its end by others, and after how many events the puzzle comes."""
    board, dealer = africa(), SplitMixDealer(of.seed)
    state, events = settle(new_game(board, of.players), dealer)
    numbering, all_events, step = numbering_of(board, state.table.rules), list(events), 0
    actions, greedy = iter(of.actions), find_bot("greedy").factory("1")
    while acting := state.table.acting():
        view = view_for(state, acting[0])
        number = next(actions, None)
        step = len(all_events) if number is None and not step else step
        action = greedy.choose(view, options(view)) if number is None else numbering.action(number, view)
        state, events = play(state, acting[0], action, dealer)
        all_events += events
    names = [f"Player {seat}" for seat in range(of.players)]
    return Record(header_for(board, names, luck=luck_of(dealer)), tuple(all_events)), step


# A decision of a finished game.


def test_a_decision_of_a_finished_game_becomes_a_puzzle_without_names_and_the_others_secrets() -> None:
    shipped = max(all_puzzles(), key=lambda it: it.best.share - it.moves[1].share)
    assert isinstance(shipped.game, ArenaGame)
    record, step = finished(shipped.game)
    found = puzzle_from(record, africa(), step)
    assert found is not None
    assert isinstance(found.game, SeenGame)
    assert found.theme is shipped.theme
    assert (found.seat, found.turn, found.players) == (shipped.seat, shipped.turn, shipped.players)
    assert position(found) == position(shipped)
    assert answer(found, shipped.best.action).is_found
    written = msgspec.json.encode(found)
    assert msgspec.json.decode(written, type=Puzzle) == found
    assert b"Player" not in written


def test_what_is_no_decision_or_no_puzzle_is_none() -> None:
    shipped = all_puzzles()[0]
    assert isinstance(shipped.game, ArenaGame)
    record, step = finished(shipped.game)
    assert puzzle_from(record, africa(), 0) is None  # luck
    assert puzzle_from(record, africa(), -1) is None
    assert puzzle_from(record, africa(), len(record.events)) is None
    assert puzzle_from(record, official("ceylon"), step) is None


# Ratings.


def test_the_fewer_levels_find_the_move_the_harder_is_a_puzzle() -> None:
    all_levels = [(level.rating, True) for level in TRYING]
    ratings = []
    for missed in range(len(TRYING) + 1):
        ratings.append(fitted_rating([(rating, at >= missed) for at, (rating, _) in enumerate(all_levels)] * 5))
    assert ratings == sorted(ratings)
    assert ratings[0] < WEAKEST
    assert ratings[-1] > STRONGEST


# Themes.


def test_the_last_round_is_a_theme_once_somebody_could_begin_it() -> None:
    state, _ = settle(new_game(africa(), 2), SplitMixDealer(1))
    few = replace(state.table.players[1], trains=8)  # 7.1: a route of six leaves two
    for table, is_one in (
        (state.table, False),
        (replace(state.table, players=(state.table.players[0], replace(few, trains=9))), False),
        (replace(state.table, players=(state.table.players[0], few)), True),
        (replace(state.table, turns_left=2), True),
    ):
        theme = theme_of(replace(state, table=table), 0, game.DrawBlind(game.Deck.TRAIN))
        assert theme is (PuzzleTheme.LAST_ROUND if is_one else PuzzleTheme.DRAWING)


def test_a_blocking_claim_hinders_a_ticket_of_another_or_serves_none_of_ones_own() -> None:
    for it in [it for it in all_puzzles() if it.theme is PuzzleTheme.BLOCKING][:20]:
        assert isinstance(it.game, ArenaGame)
        assert isinstance(it.best.action, game.ClaimRoute)
        state, _ = replayed(it.game)
        route = it.best.action.route
        own = any(route in progress.missing for progress in own_ticket_progress(view_for(state, it.seat)))
        others = [seat for seat in range(it.players) if seat != it.seat]
        wanted = any(
            route in progress.missing
            for seat in others
            for progress in ticket_progress(state.table, seat, state.secrets.tickets[seat])
            if progress.state is TicketState.OPEN
        )
        assert wanted or not own, it.id
        assert blocks(state, it.seat, it.best.action)


def test_themes_follow_from_the_best_move() -> None:
    kinds = {
        PuzzleTheme.TICKETS: (game.DrawTickets, game.KeepTickets),
        PuzzleTheme.DRAWING: (game.TakeTrainCard, game.TakeTerrainCard, game.DrawBlind),
        PuzzleTheme.DOUBLING: (game.ClaimRoute,),
        PuzzleTheme.BLOCKING: (game.ClaimRoute,),
    }
    for it in all_puzzles():
        if it.theme is not PuzzleTheme.LAST_ROUND:
            assert isinstance(it.best.action, kinds[it.theme])
        if it.theme is PuzzleTheme.DOUBLING:
            assert isinstance(it.best.action, game.ClaimRoute)
            assert it.best.action.doubling is not None


# The tool.


def test_themes_and_difficulties_are_chosen_evenly_and_games_not_too_often() -> None:
    found = all_puzzles()
    chosen = chosen_of(found, 10)
    assert len(chosen) == 10
    assert max(sum(it.theme is theme for it in chosen) for theme in PuzzleTheme) <= 3
    assert chosen == chosen_of(found[::-1], 10)


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    append(tmp_path / "checked-0.jsonl", CheckedCandidate(1, 2, None))
    with (tmp_path / "checked-0.jsonl").open("ab") as file:
        file.write(b'\n{"seed":2,"decis')
    assert list(lines_of(tmp_path, CHECKED, CheckedCandidate)) == [CheckedCandidate(1, 2, None)]
    append(tmp_path / "checked-0.jsonl", CheckedCandidate(3, 4, None))
    assert [it.seed for it in lines_of(tmp_path, CHECKED, CheckedCandidate)] == [1, 3]


@pytest.mark.slow
def test_two_games_become_puzzles_and_another_run_goes_on_where_the_first_was(tmp_path: Path) -> None:
    for step in ("candidates", "check"):
        main([step, str(tmp_path), "--games", "2", "--first", "3"])
        main([step, str(tmp_path), "--games", "2", "--first", "3"])  # there is nothing left to do
    games = list(lines_of(tmp_path, FILES, SearchedGame))
    assert sorted(it.game.seed for it in games) == [3, 4]
    candidates = [(it.game.seed, candidate.decision) for it in games for candidate in it.candidates]
    checked = [(it.seed, it.decision) for it in lines_of(tmp_path, CHECKED, CheckedCandidate)]
    assert sorted(checked) == sorted(candidates)
    main(["choose", str(tmp_path), "--file", str(tmp_path / "chosen.jsonl")])
    chosen = msgspec.json.Decoder(Puzzle).decode_lines((tmp_path / "chosen.jsonl").read_bytes())
    for it in chosen:
        assert answer(it, it.best.action).is_found
