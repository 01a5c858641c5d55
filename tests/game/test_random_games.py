"""Random games, each followed event by event. `python -m proof games` plays thousands more."""

import pytest

from game.honest import follow
from okapi.board import africa
from okapi.game import Rules
from okapi.record import Record, header_for, lines_of, parse, verify
from playing import assert_conserved, random_events, steps

GAMES = 12  # for each number of players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_random_game_is_a_whole_and_honest_game(players: int) -> None:
    for seed in range(GAMES):
        follow(seed, players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_replaying_a_record_gives_the_identical_state(players: int) -> None:
    for seed in range(8):
        events = random_events(seed, players)
        *_, (_, _, state) = steps(events, players)
        record = Record(header_for(africa(), ["someone"] * players), tuple(events))
        assert verify(parse(b"\n".join(lines_of(record))), africa()) == state


@pytest.mark.parametrize("players", [2, 5])
def test_the_edition_with_three_tickets_a_draw_is_played_to_the_end_too(players: int) -> None:
    for seed in range(8):
        for _, _, state in steps(random_events(seed, players, Rules(tickets_drawn=3)), players):
            assert_conserved(state)
            assert len(state.secrets.offered[0]) <= 4
