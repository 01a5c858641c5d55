"""What a seat cannot see is dealt again, evenly and consistently; nothing that is hidden shows."""

from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest

from okapi.board import africa
from okapi.bots.determinise import unseen_train_cards
from okapi.compiled import Engine
from okapi.compiled.conversion import NotSettled, Row
from okapi.game import TRAIN_CARDS, DrawTickets, GameState, Rules, Stage, new_game, options, view_for
from playing import assert_conserved, reshuffle_unseen

FEW_CARDS = Rules(cards_of_each_colour=5, locomotives=2, cards_of_each_terrain=5)  # so that decks are rebuilt
CASES = [
    (2, Rules()),
    (5, FEW_CARDS),
    *(pytest.param(*case, marks=pytest.mark.slow) for case in ((3, FEW_CARDS), (4, Rules()))),
]


def moments(engine: Engine, seed: int) -> Iterator[tuple[Row, GameState]]:
    """The positions of a random game, as row and as state."""
    random, row = Random(seed), engine.new_games([seed])[0]
    while count := engine.count_options(row):
        yield row.copy(), engine.state_of(row)
        engine.play_option(row, random.randrange(count))
    yield row, engine.state_of(row)


@pytest.mark.parametrize(("players", "rules"), CASES)
def test_a_dealt_row_looks_to_its_seat_as_before_and_loses_nothing(players: int, rules: Rules) -> None:
    engine = Engine(players, rules=rules)
    stages = set()
    for number, (row, state) in enumerate(moments(engine, 5)):
        if number % 5 and state.table.stage is not Stage.KEEPING_TICKETS:
            continue
        stages.add(state.table.stage)
        for seat in range(players):
            view, dealt = view_for(state, seat), row.copy()
            engine.deal_unseen(dealt[None], [seat], [number])
            for sampled in (engine.state_of(dealt), engine.state_of(engine.row_of_view(view, number))):
                assert view_for(sampled, seat) == view
                assert_conserved(sampled)
                drawn = sum(sampled.secrets.drawn, start=sampled.secrets.train_deck)
                assert drawn == state.table.shuffled
    assert stages >= {Stage.CHOOSING_TICKETS, Stage.TURN, Stage.KEEPING_TICKETS}


def test_while_starting_tickets_are_chosen_a_choice_is_guessed_and_what_was_laid_aside_too() -> None:
    engine = Engine(3)
    row = engine.new_games([1])[0]
    engine.play_option(row, 0)  # seat 0 keeps two tickets
    kept = set()
    for seed in range(40):
        sampled = engine.state_of(engine.row_of_view(view_for(engine.state_of(row), 1), seed))
        assert_conserved(sampled)
        kept.add(len(sampled.secrets.tickets[0]))
    assert kept == {2, 3, 4}  # how many is secret still (2.4)


def test_unseen_train_cards_are_spread_evenly_over_the_deck_and_the_other_hands() -> None:
    engine, trials = Engine(3), 2000
    row, state = list(moments(engine, 8))[90]
    view = view_for(state, 0)
    unseen = unseen_train_cards(view)
    rows = row[None].repeat(trials, axis=0)
    engine.deal_unseen(rows, [0] * trials, range(trials))
    sampled = [engine.state_of(it).secrets for it in rows]
    hidden = {seat: player.cards - player.shown.total() for seat, player in enumerate(state.table.players)}
    for kind in TRAIN_CARDS:
        chance = unseen.of(kind) / unseen.total()
        for seat in (1, 2):
            held = sum(it.hands[seat].of(kind) for it in sampled)
            held -= trials * state.table.players[seat].shown.of(kind)
            expected = trials * hidden[seat] * chance
            assert abs(held - expected) <= 4.5 * sqrt(expected + 1)


def test_every_unknown_ticket_is_as_likely_as_the_others_to_be_held() -> None:
    engine, trials = Engine(2), 4000
    row, state = list(moments(engine, 3))[40]
    rows = row[None].repeat(trials, axis=0)
    engine.deal_unseen(rows, [0] * trials, range(trials))
    view = view_for(state, 0)
    known = {*view.tickets, *view.offered, *view.returned}
    unknown = [ticket for ticket in engine.board.tickets if ticket not in known]
    held = [ticket for it in rows for ticket in engine.state_of(it).secrets.tickets[1]]
    chance = state.table.players[1].tickets / len(unknown)
    for ticket in unknown:
        assert abs(held.count(ticket) - trials * chance) <= 4.5 * sqrt(trials * chance)


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_seat_is_shown_depends_only_on_what_it_may_know(players: int) -> None:
    engine, random = Engine(players), Random("anew")
    for row, state in list(moments(engine, 11))[::9]:
        for seat in range(players):
            other = engine.row_of(reshuffle_unseen(state, seat, random))
            assert engine.observe(other, seat) == engine.observe(row, seat)
            if state.table.acting()[:1] == (seat,):
                assert engine.options(other).tolist() == engine.options(row).tolist()
                assert (engine.look(other[None])[1] == engine.look(row[None])[1]).all()


def test_a_state_that_waits_for_the_dealer_is_no_row() -> None:
    with pytest.raises(NotSettled, match="settle it first"):
        Engine(2).row_of(new_game(africa(), 2))


def test_a_spectator_has_no_seat_to_play_from() -> None:
    engine = Engine(2)
    row = engine.new_games([1])[0]
    with pytest.raises(ValueError, match="take the view of a seat"):
        engine.row_of_view(view_for(engine.state_of(row), None), 1)


def test_playouts_go_on_from_what_the_seat_sees_and_from_nothing_else() -> None:
    engine, random = Engine(3), Random("other")
    row, state = list(moments(engine, 2))[60]
    seat = state.table.acting()[0]
    twin = engine.row_of(reshuffle_unseen(state, seat, random))
    assert DrawTickets() in options(view_for(state, seat)) or state.table.acting()
    for policy in ("random", "greedy"):
        once = engine.playouts(row, seat, range(30), policy)
        assert (once == engine.playouts(row, seat, range(30), policy)).all()
        assert (once == engine.playouts(twin, seat, range(30), policy)).all()
        assert len({tuple(totals) for totals in once.tolist()}) > 20
