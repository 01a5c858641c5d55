"""Every action and event has one JSON form and one text form, and both are read back strictly."""

import re
from contextlib import suppress
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from okapi.board import africa
from okapi.game import (
    ACTIONS,
    ClaimRoute,
    Deck,
    Doubling,
    DrawBlind,
    Event,
    KeepTickets,
    TakeTrainCard,
    TicketsKept,
    TrainCard,
    TrainCards,
    UnreadableJson,
    UnreadableText,
    action_from_json,
    event_from_json,
    format_action,
    format_event,
    is_same_action,
    options,
    parse_action,
    parse_event,
    redact,
    to_json,
    view_for,
    view_from_json,
)
from okapi.game.evolve import CHANGES
from okapi.game.notation import ACTION_FORMS, EVENT_FORMS
from playing import random_decisions, random_events


def test_the_text_form_reads_as_in_the_rulebooks_example() -> None:
    action = ClaimRoute("cape-town--port-elizabeth--a", TrainCards(black=3), Doubling(1))
    assert format_action(action) == "claim cape-town--port-elizabeth--a black*3 double loco*1"
    assert parse_action("claim  cape-town--port-elizabeth--a black*3  double loco*1 ") == action


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("draw locomotive", "draw loco"),
        ("claim a--b red red", None),
        ("claim a--b red", "claim a--b red*1"),
        ("claim a--b loco*2 double", "claim a--b locomotive*2 double"),
    ],
)
def test_locomotives_may_be_spelled_out_and_a_single_card_needs_no_number(text: str, same: str | None) -> None:
    if same is None:
        with pytest.raises(UnreadableText):
            parse_action(text)
    else:
        assert parse_action(text) == parse_action(same)


def test_every_option_of_a_game_survives_both_forms() -> None:
    for state, seat, _, _ in random_decisions(7, players=4):
        for action in options(view_for(state, seat)):
            assert parse_action(format_action(action)) == action
            assert action_from_json(to_json(action)) == action


@pytest.mark.parametrize("players", [2, 5])
def test_every_event_survives_both_forms_redacted_or_not(players: int) -> None:
    for event in random_events(11, players):
        for seat in (None, *range(players)):
            redacted = redact(event, seat)
            assert parse_event(format_event(redacted)) == redacted
            assert event_from_json(to_json(redacted)) == redacted


def test_one_hidden_ticket_is_not_mistaken_for_a_hidden_choice() -> None:
    redacted = TicketsKept(0, (None,), ())
    assert format_event(redacted) == "0 keeps ? returns -"
    assert parse_event("0 keeps ? returns -") == redacted


def test_every_type_has_a_text_form_and_every_event_a_change() -> None:
    assert set(ACTION_FORMS) == set(ACTIONS)
    assert set(EVENT_FORMS) == set(get_args(Event)) == set(CHANGES)


def test_an_unreadable_text_is_refused_with_the_forms_there_are() -> None:
    with pytest.raises(UnreadableText, match=re.escape("draw {card}; draw {terrain}")):
        parse_action("steal red")


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "draw",
        "draw ?",
        "draw pink",
        "claim",
        "claim a--b",
        "claim a--b red*x",
        "claim a--b red*-1",
        "claim a--b red*99999",
        "claim a--b red*2 double red*1",
        "claim a--b red*1 red*1",
        "keep ?",
        "pass it on",
    ],
)
def test_nonsense_is_unreadable(nonsense: str) -> None:
    with pytest.raises(UnreadableText):
        parse_action(nonsense)


@given(st.text())
def test_any_text_is_read_or_refused_never_worse(text: str) -> None:
    for parse in (parse_action, parse_event):
        with suppress(UnreadableText):
            parse(text)


@given(st.binary() | st.text())
def test_any_json_is_read_or_refused_never_worse(data: bytes | str) -> None:
    for read in (action_from_json, event_from_json, lambda it: view_from_json(it, africa())):
        with pytest.raises(UnreadableJson):
            read(data)


@pytest.mark.parametrize(
    ("json", "says"),
    [
        ('{"type":"take-train-card","card":"pink"}', "pink"),
        ('{"type":"take-train-card","card":"red","seat":1}', "unknown field `seat`"),
        ('{"type":"fly"}', "fly"),
        ('{"card":"red"}', "type"),
        ('{"type":"claim-route","route":"a","payment":{"red":-1}}', ">= 0"),
        ('{"type":"claim-route","route":"a","payment":{"red":true}}', "bool"),
    ],
)
def test_wrong_json_is_refused_with_the_place_and_the_reason(json: str, says: str) -> None:
    with pytest.raises(UnreadableJson, match=re.escape(says)):
        action_from_json(json)


def test_a_view_of_a_game_on_another_board_is_refused() -> None:
    state, seat, _, _ = next(random_decisions(1, players=2))
    other = to_json(view_for(state, seat)).replace(africa().content_hash.encode(), b"0" * 64)
    with pytest.raises(UnreadableJson, match="africa"):
        view_from_json(other, africa())


def test_an_action_is_a_value() -> None:
    assert TakeTrainCard(TrainCard.RED) == TakeTrainCard(TrainCard("red"))
    assert len({TakeTrainCard(TrainCard.RED), TakeTrainCard(TrainCard.RED)}) == 1


def test_the_tickets_of_an_action_may_be_named_in_any_order() -> None:
    assert is_same_action(KeepTickets(("a", "b")), KeepTickets(("b", "a")))
    assert not is_same_action(KeepTickets(("a",)), KeepTickets(("b", "a")))
    assert not is_same_action(DrawBlind(Deck.TRAIN), DrawBlind(Deck.TERRAIN))
