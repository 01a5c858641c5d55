"""What a seat is sent after a change: with everything, or without what has not changed."""

from random import Random

import pytest
from msgspec.structs import replace

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import is_completed, new_game, options, play, settle, to_json, view_for
from okapi.server.protocol.updates import Snapshot, change_for, changes_for, final_score, update_for
from table import has, table


@pytest.mark.parametrize("players", [2, 5])
def test_following_every_change_gives_all_that_the_whole_update_says(players: int) -> None:
    dealer, random = SeededDealer("follow"), Random("follow")
    state, events = settle(new_game(africa(), players), dealer)
    seats = (*range(players), None)
    updates = {seat: update_for(Snapshot("game", 0, state, None), seat, 0, events) for seat in seats}
    known = {seat: (update.progress, update.cost, update.closed) for seat, update in updates.items()}
    left_out = 0
    while acting := state.table.acting():
        state, events = play(state, acting[0], random.choice(options(view_for(state, acting[0]))), dealer)
        snapshot = Snapshot("game", 1, state, None)
        sent = dict(zip(seats, changes_for(snapshot, seats, 0, events), strict=True))
        for seat, (progress, cost, closed) in known.items():
            whole, change = update_for(snapshot, seat, 0, events), change_for(snapshot, seat, 0, events)
            known[seat] = (
                progress if change.progress is None else change.progress,
                cost if change.cost is None else change.cost,
                closed if change.closed is None else change.closed,
            )
            assert known[seat] == (whole.progress, whole.cost, whole.closed)
            assert replace(change, progress=whole.progress, cost=whole.cost, closed=whole.closed) == whole
            assert sent[seat] == to_json(change), "the same as if it were encoded by itself"
            left_out += change.progress is None and change.closed is None
    assert left_out


def test_the_score_shows_by_which_routes_each_ticket_was_completed() -> None:  # 6.3, 7.2
    path = "bangui--ndele ndele--chad-2 ndele--fachoda fachoda--sudan-1"
    game = table(john=has(tickets="bangui--chad bangui--sudan chad--douala", routes=path))
    over = replace(game.table, revealed=(tuple(game.tickets("john")), ()))
    john, _ = final_score(over).lines
    assert john.completed == ("bangui--chad", "bangui--sudan")
    assert john.paths[:2] == (
        ("bangui--ndele", "ndele--chad-2"),
        ("bangui--ndele", "ndele--fachoda", "fachoda--sudan-1"),
    )
    for ticket, routes in zip(john.completed, john.paths, strict=False):
        assert is_completed(africa(), routes, africa().tickets[ticket])


def test_the_score_shows_what_each_failed_ticket_has_and_lacks() -> None:  # 6.3, 7.2
    game = table(john=has(tickets="bangui--sudan", routes="bangui--ndele fachoda--sudan-1"))
    over = replace(game.table, revealed=(tuple(game.tickets("john")), ()))
    john, _ = final_score(over).lines
    assert john.failed == ("bangui--sudan",)
    assert (john.paths, john.gaps) == ((("bangui--ndele", "fachoda--sudan-1"),), (("ndele--fachoda",),))
