"""What can be taken back: nothing that luck or another player has learnt from, so no move (docs/rules.md)."""

from random import Random

import pytest

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import GameState, Luck, Rules, new_game, options, play, settle, to_json, view_for


def what_others_see(state: GameState, seat: int) -> list[bytes]:
    return [to_json(view_for(state, other)) for other in (*range(len(state.table.players)), None) if other != seat]


@pytest.mark.parametrize("players", [2, 4])
def test_every_decision_teaches_luck_or_another_player_something(players: int) -> None:
    random, dealer = Random(players), SeededDealer(players)
    state, _ = settle(new_game(africa(), players, Rules(trains=10)), dealer)
    kinds = set()
    while acting := state.table.acting():
        seat = random.choice(acting)
        possible = options(view_for(state, seat))
        action = possible[random.randrange(len(possible))]
        after, events = play(state, seat, action, dealer)
        has_met_luck = any(isinstance(event, Luck) for event in events)
        assert has_met_luck or what_others_see(after, seat) != what_others_see(state, seat)
        kinds.add(type(action).__name__)
        state = after
    assert kinds >= {
        "KeepTickets",
        "TakeTrainCard",
        "TakeTerrainCard",
        "DrawBlind",
        "ClaimRoute",
        "DrawTickets",
    }
