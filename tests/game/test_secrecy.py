"""What a seat is sent depends only on what it may know."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from okapi.board import africa
from okapi.game import (
    Event,
    GameState,
    Seat,
    StartingTicketsChosen,
    TicketDealt,
    TicketsKept,
    TrainCard,
    TrainCardDealt,
    options,
    own_card_cost,
    own_ticket_progress,
    redact,
    to_json,
    view_for,
    view_from_json,
)
from playing import assert_conserved, random_decisions, random_events, reachable_states, reshuffle_unseen

many = settings(max_examples=150)


def message_for(state: GameState, seat: Seat | None) -> bytes:
    """All that a seat ever learns about a state."""
    view = view_for(state, seat)
    progress = own_ticket_progress(view)
    computed = (*options(view), *progress, own_card_cost(view, progress))
    return to_json(view) + b"".join(map(to_json, computed))


@given(reachable_states(), st.randoms(use_true_random=False))
@many
def test_shuffling_what_a_seat_cannot_see_changes_not_one_byte_of_its_view_and_options(
    state: GameState, random: Random
) -> None:
    for seat in (None, *range(len(state.table.players))):
        shuffled = reshuffle_unseen(state, seat, random)
        assert_conserved(shuffled)
        assert message_for(shuffled, seat) == message_for(state, seat)


@given(reachable_states())
@many
def test_the_shuffle_of_these_tests_does_change_what_is_hidden(state: GameState) -> None:
    assert reshuffle_unseen(state, None, Random(1)) != state


@given(st.integers(0, 10**6), st.integers(2, 5))
@settings(max_examples=25)
def test_a_redacted_event_is_the_same_whatever_the_hidden_card_or_ticket_was(seed: int, players: int) -> None:
    random = Random(seed)
    for event in random_events(seed, players):
        for seat in (None, *range(players)):
            redacted = redact(event, seat)
            other = with_other_secrets(event, random)
            if seat is None or seat != getattr(event, "seat", None):
                assert to_json(redact(other, seat)) == to_json(redacted)
            else:
                assert redacted == event


def with_other_secrets(event: Event, random: Random) -> Event:
    """The same event with other hidden contents; the number of starting tickets kept is hidden too."""
    tickets = list(africa().tickets)
    match event:
        case TrainCardDealt():
            return replace(event, card=random.choice(list(TrainCard)))
        case TicketDealt():
            return replace(event, ticket=random.choice(tickets))
        case StartingTicketsChosen():
            return replace(event, tickets=tuple(random.sample(tickets, random.randint(2, 4))))
        case TicketsKept(kept=kept, returned=returned):
            drawn = random.sample(tickets, len(kept) + len(returned))
            return replace(event, kept=tuple(drawn[: len(kept)]), returned=tuple(drawn[len(kept) :]))
        case _:
            return event


@given(reachable_states())
@many
def test_views_survive_a_round_trip_through_json(state: GameState) -> None:
    for seat in (None, *range(len(state.table.players))):
        view = view_for(state, seat)
        again = view_from_json(to_json(view), africa())
        assert again == view
        assert list(options(again)) == list(options(view))


def test_another_seats_choice_of_starting_tickets_shows_nothing_but_that_it_was_made() -> None:
    state, seat, _, after = next(random_decisions(5, players=3))
    other = (seat + 1) % 3
    before, now = view_for(state, other), view_for(after, other)
    choosing = replace(now.table.players[seat], is_choosing=True)
    players = tuple(choosing if index == seat else player for index, player in enumerate(now.table.players))
    assert replace(now, table=replace(now.table, players=players)) == before
