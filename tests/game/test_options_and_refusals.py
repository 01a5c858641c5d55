"""Options are exactly what the rules allow, and everything else is refused without a trace."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from okapi.board import africa
from okapi.dealer import SeededDealer
from okapi.game import (
    COLOURS,
    Action,
    ClaimRoute,
    Deck,
    Doubling,
    DrawBlind,
    DrawTickets,
    GameState,
    IllegalAction,
    KeepTickets,
    Pass,
    Reason,
    TakeTerrainCard,
    TakeTrainCard,
    Terrain,
    TrainCard,
    TrainCards,
    options,
    play,
    to_json,
    view_for,
    why_not,
)
from playing import random_decisions, reachable_states

DEALER = SeededDealer("whatever comes")
few = settings(max_examples=60)


@given(reachable_states())
@few
def test_every_option_is_listed_once_and_accepted(state: GameState) -> None:
    for seat in state.table.acting():
        listed = list(options(view_for(state, seat)))
        assert listed
        assert len(set(listed)) == len(listed)
        for action in listed:
            play(state, seat, action, DEALER)


@given(reachable_states(), st.randoms(use_true_random=False))
@few
def test_whatever_is_not_an_option_is_refused_with_a_reason_and_changes_nothing(
    state: GameState, random: Random
) -> None:
    before = to_json(state)
    for seat in range(len(state.table.players)):
        view = view_for(state, seat)
        legal = {in_dealt_order(action, view.offered) for action in options(view)}
        for action in mutants(legal or {Pass()}, random):
            if in_dealt_order(action, view.offered) in legal:
                assert why_not(view, action) is None
            else:
                with pytest.raises(IllegalAction) as refusal:
                    play(state, seat, action, DEALER)
                assert refusal.value.reason in Reason
    assert to_json(state) == before


@given(reachable_states())
@few
def test_a_seat_that_is_not_there_is_refused(state: GameState) -> None:
    for seat in (-1, len(state.table.players), 99):
        with pytest.raises(IllegalAction) as refusal:
            play(state, seat, Pass(), DEALER)
        assert refusal.value.reason is Reason.NO_SUCH_SEAT


def test_a_spectator_and_a_waiting_seat_have_no_options() -> None:
    for state, seat, _, _ in random_decisions(1, players=3):
        assert len(options(view_for(state, None))) == 0
        for other in set(range(3)) - set(state.table.acting()):
            assert other != seat
            assert len(options(view_for(state, other))) == 0


def test_options_behave_as_a_sequence() -> None:
    for state, seat, _, _ in random_decisions(2, players=2):
        some = options(view_for(state, seat))
        listed = list(some)
        assert len(some) == len(listed)
        assert [some[index] for index in range(len(some))] == listed
        assert some[-1] == listed[-1]
        assert some[1:4] == listed[1:4]
        with pytest.raises(IndexError):
            some[len(some)]


def in_dealt_order(action: Action, offered: tuple[str, ...]) -> Action:
    """Tickets may be named in any order: it is the same choice."""
    if isinstance(action, KeepTickets) and set(action.tickets) <= set(offered):
        named = sorted(action.tickets, key=offered.index)
        return KeepTickets(tuple(named))
    return action


def mutants(legal: set[Action], random: Random) -> Iterator[Action]:
    """Near misses of legal actions, and of all other kinds."""
    routes, tickets = list(africa().routes), list(africa().tickets)
    yield from (TakeTrainCard(card) for card in TrainCard)
    yield from (TakeTerrainCard(terrain) for terrain in Terrain)
    yield from (DrawBlind(deck) for deck in Deck)
    yield from (DrawTickets(), Pass(), KeepTickets(()), ClaimRoute("nowhere", TrainCards(red=2)))
    yield KeepTickets(tuple(random.sample(tickets, random.randint(1, 4))))
    for action in random.sample(sorted(legal, key=repr), min(len(legal), 12)):
        match action:
            case KeepTickets(kept):
                yield KeepTickets(kept[1:])
                yield KeepTickets(kept[::-1])
                yield KeepTickets((*kept, kept[0]))
                yield KeepTickets((*kept, random.choice(tickets)))
            case ClaimRoute(payment=payment, doubling=doubling):
                yield replace(action, route=random.choice(routes))
                yield replace(action, payment=payment.with_one(random.choice(list(TrainCard))))
                yield replace(action, payment=TrainCards())
                yield replace(action, payment=swap_one(payment, random))
                wild = doubling.locomotives if doubling else 0
                yield replace(action, doubling=Doubling(wild + random.randint(0, 3)))
                yield replace(action, doubling=None)
            case _:
                yield action


def swap_one(payment: TrainCards, random: Random) -> TrainCards:
    """The same number of cards, one of them another."""
    card = next(card for card in random.sample(list(TrainCard), 9) if payment.of(card))
    other = random.choice([*COLOURS, TrainCard.LOCOMOTIVE])
    return payment.without_one(card).with_one(other)
