"""A sampled state shows the seat what it sees, loses no card, and is drawn evenly from all that are possible."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from okapi.board import africa
from okapi.bots import determinise, find_bot
from okapi.bots.determinise import unseen_train_cards
from okapi.dealer import SeededDealer
from okapi.game import (
    TRAIN_CARDS,
    DrawTickets,
    GameState,
    Rules,
    Stage,
    TrainCard,
    TrainCards,
    View,
    due,
    new_game,
    options,
    play,
    settle,
    view_for,
)

FEW_CARDS = Rules(cards_of_each_colour=5, locomotives=2, cards_of_each_terrain=5)  # so that decks are rebuilt


def moments(players: int, seed: str, rules: Rules | None = None, bot: str = "random") -> Iterator[GameState]:
    """The states of a game, each time somebody is to decide."""
    dealer = SeededDealer(seed)
    bots = [find_bot(bot).factory(f"{seed}/{seat}") for seat in range(players)]
    state, _ = settle(new_game(africa(), players, rules), dealer)
    while acting := state.table.acting():
        yield state
        seat = acting[-1]  # so that at the start the first seats choose last, and see others who have
        view = view_for(state, seat)
        state, _ = play(state, seat, bots[seat].choose(view, options(view)), dealer)
    yield state


def all_train_cards(state: GameState) -> TrainCards:
    cards = state.secrets.train_deck + state.table.train_discard
    for hand in state.secrets.hands:
        cards += hand
    for card in state.table.display:
        cards = cards if card is None else cards.with_one(card)
    return cards


def all_tickets(state: GameState) -> list[str]:
    secrets = state.secrets
    places = (*secrets.tickets, *secrets.offered, *secrets.laid_aside, secrets.ticket_deck)
    return sorted([ticket for place in places for ticket in place] + [it.ticket for it in secrets.returned])


def drawn_since_the_shuffle(state: GameState) -> TrainCards:
    drawn = state.secrets.train_deck
    for pile in state.secrets.drawn:
        drawn += pile
    return drawn


CASES = [(2, None), (3, FEW_CARDS), (5, FEW_CARDS), (4, None)]


@pytest.mark.parametrize(("players", "rules"), CASES)
def test_a_sampled_state_looks_to_every_seat_like_its_view(players: int, rules: Rules | None) -> None:
    rng = Random("sample")
    for state in list(moments(players, f"look{players}", rules))[::3]:
        for seat in (None, *range(players)):
            view = view_for(state, seat)
            assert view_for(determinise(view, rng), seat) == view


@pytest.mark.parametrize(("players", "rules"), CASES)
def test_a_sampled_state_has_every_card_and_ticket_once(players: int, rules: Rules | None) -> None:
    rng = Random("sample")
    for state in list(moments(players, f"once{players}", rules))[::3]:
        for seat in range(players):
            sampled = determinise(view_for(state, seat), rng)
            assert all_train_cards(sampled) == all_train_cards(state)
            assert all_tickets(sampled) == sorted(state.table.board.tickets)
            assert [hand.total() for hand in sampled.secrets.hands] == [it.cards for it in state.table.players]
            assert drawn_since_the_shuffle(sampled) == state.table.shuffled


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_true_state_is_always_among_those_that_can_be_sampled(players: int) -> None:
    rebuilt = False
    for before, state in pairwise(moments(players, f"true{players}", FEW_CARDS)):
        rebuilt = rebuilt or before.table.train_deck < state.table.train_deck
        for seat in range(players):
            view = view_for(state, seat)
            deck, unseen = state.secrets.train_deck, unseen_train_cards(view)
            assert unseen.holds(deck)
            assert (state.table.shuffled - view.drawn).holds(deck)
            hidden = unseen - deck
            for other, player in enumerate(state.table.players):
                if other != seat:
                    assert state.secrets.hands[other].holds(player.shown)
                    assert hidden.holds(state.secrets.hands[other] - player.shown)
    assert rebuilt


def test_a_game_can_go_on_from_a_sampled_state() -> None:
    states = list(moments(3, "go on", FEW_CARDS))
    for number, state in enumerate(states[:-1:40]):
        (seat, *_) = state.table.acting()
        sampled = determinise(view_for(state, seat), Random(number))
        dealer = SeededDealer(number)
        bots = [find_bot("random").factory(f"{number}/{it}") for it in range(3)]
        while acting := sampled.table.acting():
            view = view_for(sampled, acting[0])
            sampled, _ = play(sampled, acting[0], bots[acting[0]].choose(view, options(view)), dealer)
        assert sampled.table.stage is Stage.GAME_OVER


def samples(view: View, count: int) -> list[GameState]:
    rng = Random("many")
    return [determinise(view, rng) for _ in range(count)]


def within_four_sigma(hits: int, trials: int, chance: float) -> bool:
    return abs(hits - trials * chance) <= 4 * sqrt(trials * chance * (1 - chance)) + 1e-9


def test_unseen_train_cards_are_spread_evenly_over_the_deck_and_the_other_hands() -> None:
    state = list(moments(3, "even", bot="greedy"))[60]
    view = view_for(state, 0)
    unseen, trials = unseen_train_cards(view), 1500
    hidden = [it.cards - it.shown.total() for it in state.table.players]
    sampled = samples(view, trials)
    for kind in TRAIN_CARDS:
        for seat in (1, 2):
            shown = state.table.players[seat].shown.of(kind)
            held = sum(it.secrets.hands[seat].of(kind) - shown for it in sampled)
            expected = trials * hidden[seat] * unseen.of(kind) / unseen.total()
            assert abs(held - expected) <= 4 * (expected + 1) ** 0.5
        in_deck = sum(it.secrets.train_deck.of(kind) for it in sampled) / trials
        assert in_deck == pytest.approx(unseen.of(kind) * state.table.train_deck / unseen.total(), abs=0.4)


def test_pairs_of_cards_in_a_hidden_hand_are_as_likely_as_if_dealt_from_the_unseen_cards() -> None:
    """Not only the means: two hidden cards of one colour come as often as they would from one shuffle."""
    state = next(iter(moments(2, "pairs")))
    view = view_for(state, 0)
    unseen, trials = unseen_train_cards(view), 3000
    total, red = unseen.total(), unseen.of(TrainCard.RED)
    none = 1.0
    for dealt in range(4):
        none *= (total - red - dealt) / (total - dealt)
    hits = sum(it.secrets.hands[1].of(TrainCard.RED) == 0 for it in samples(view, trials))
    assert within_four_sigma(hits, trials, none)


def test_after_a_rebuild_the_deck_holds_only_cards_of_the_last_shuffle() -> None:
    rng = Random("rebuilt")
    checked = 0
    for state in moments(3, "true3", FEW_CARDS):
        if state.table.shuffled.total() >= 30:
            continue
        for seat in range(3):
            view = view_for(state, seat)
            sampled = determinise(view, rng)
            assert (state.table.shuffled - view.drawn).holds(sampled.secrets.train_deck)
            checked += 1
    assert checked > 50


def test_unknown_tickets_are_equally_likely_to_be_anywhere() -> None:
    state = list(moments(2, "tickets"))[40]
    view = view_for(state, 0)
    known = {*view.tickets, *(ticket for ticket in view.returned if ticket is not None)}
    unknown = [ticket for ticket in state.table.board.tickets if ticket not in known]
    trials = 2000
    held = Counter(ticket for it in samples(view, trials) for ticket in it.secrets.tickets[1])
    assert set(held) == set(unknown)
    chance = state.table.players[1].tickets / len(unknown)
    assert all(within_four_sigma(held[ticket], trials, chance) for ticket in unknown)


def test_tickets_that_the_seat_returned_stay_where_it_put_them() -> None:
    state = next(state for state in moments(2, "returned") if state.table.stage is Stage.TURN)
    for seat in (0, 1):
        view = view_for(state, seat)
        sampled = determinise(view, Random(seat))
        for card, true in zip(sampled.secrets.returned, state.secrets.returned, strict=True):
            assert (card.by == seat) == (true.by == seat)
            if card.by == seat:
                assert card.ticket == true.ticket


def test_tickets_that_another_is_choosing_from_are_counted() -> None:
    state = next(state for state in moments(2, "choosing") if state.table.stage is Stage.TURN)
    seat = state.table.turn
    assert seat is not None
    state, _ = play(state, seat, DrawTickets(), SeededDealer("choosing"))
    assert state.table.stage is Stage.KEEPING_TICKETS
    other = 1 - seat
    sampled = determinise(view_for(state, other), Random(1))
    assert len(sampled.secrets.offered[seat]) == state.table.rules.tickets_drawn
    assert all_tickets(sampled) == sorted(state.table.board.tickets)


def test_the_same_luck_gives_the_same_state() -> None:
    state = list(moments(3, "same"))[50]
    view = view_for(state, 1)
    assert determinise(view, Random(7)) == determinise(view, Random(7))


def test_a_sampled_state_waits_for_the_same_decision() -> None:
    for state in list(moments(2, "due", FEW_CARDS))[:-1:7]:
        (seat, *_) = state.table.acting()
        assert due(determinise(view_for(state, seat), Random(2))) is None
