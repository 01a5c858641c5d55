"""The row of bytes that a network reads says what the view says, and nothing else."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import GameState, Rules, new_game, settle, view_for
from okapi.observation import STAGES, layout_of
from playing import random_decisions, reachable_states, reshuffle_unseen


@given(reachable_states(), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_dealing_the_unseen_again_changes_not_one_byte_of_an_observation(state: GameState, random: Random) -> None:
    players = len(state.table.players)
    layout = layout_of(africa(), Rules(), players)
    for seat in range(players):
        shuffled = reshuffle_unseen(state, seat, random)
        assert layout.observe(view_for(shuffled, seat)) == layout.observe(view_for(state, seat))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_row_holds_the_view_in_named_segments_without_gaps(players: int) -> None:
    board = africa()
    layout = layout_of(board, Rules(), players)
    ends = 0
    for segment in layout.segments.values():
        assert segment.start == ends
        ends += segment.length
    assert ends == len(layout)

    for state, seat, _, _ in random_decisions(players, players):
        view, table = view_for(state, seat), state.table
        row = layout.observe(view)
        part = {name: tuple(row[segment.where]) for name, segment in layout.segments.items()}
        assert len(row) == len(layout)
        assert part["stage"].index(1) == STAGES.index(table.stage)
        assert part["hand"] == view.hand.counts()
        assert part["drawn"] == view.drawn.counts()
        assert sum(part["display"]) == sum(card is not None for card in table.display)
        assert {t for t, own in zip(board.tickets, part["tickets"], strict=True) if own} == {*view.tickets}
        offered = sorted((at, t) for t, at in zip(board.tickets, part["offered"], strict=True) if at)
        assert tuple(ticket for _, ticket in offered) == view.offered
        assert sum(part["returned"]) == sum(ticket is not None for ticket in view.returned)
        for distance in range(players):
            other = (seat + distance) % players
            player = table.players[other]
            expected = (player.trains, player.score, player.cards, player.tickets)
            assert part[f"player_{distance}"][:4] == expected
            routes = [r for r, is_own in zip(board.routes, part[f"routes_{distance}"], strict=True) if is_own]
            assert {*routes} == {*table.routes_of(other)}


def test_a_number_too_large_for_a_byte_is_written_as_255() -> None:
    rules = Rules(trains=1000)
    state, _ = settle(new_game(africa(), 2, rules), SeededDealer(1))
    layout = layout_of(africa(), rules, 2)
    assert layout.observe(view_for(state, 0))[layout.segments["player_0"].start] == 255


def test_a_spectator_has_no_observation() -> None:
    state, _ = settle(new_game(africa(), 2), SeededDealer(1))
    with pytest.raises(ValueError, match="take the view of a seat"):
        layout_of(africa(), Rules(), 2).observe(view_for(state, None))
