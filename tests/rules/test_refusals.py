"""Every refusal has a reason, and every reason names the rule it comes from."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from okapi.dealer import ScriptedDealer
from okapi.game import IllegalAction, Pass, Reason, play
from table import NO_TRAIN_CARDS, Game, has, laid_out, table

SOLO = "claim bulawayo--durban"  # black, 3 spaces
TRACK, TWIN = "cape-town--port-elizabeth--a", "cape-town--port-elizabeth--b"


class Refusal(NamedTuple):
    """An action of john's that is refused, and the rule that refuses it."""

    rule: str
    game: Game
    action: str


def chosen() -> Game:
    """A new game in which john has chosen his tickets."""
    game = laid_out()
    return game.play("john", game.options("john")[0])


def one_track(players: int) -> Game:
    """John owns one track of a double route, and could pay for the other."""
    return table(players=players, john=has(black=3, routes=TRACK))


over = table(turns_left=1).play("john", "draw train").play("john", "draw train")
drawing = table(display="red loco blue blue blue").play("john", "draw train")
offered = table(ticket_deck="bangui--chad cape-town--sudan").play("john", "draw tickets")
hand = table(john=has(black=4, red=3, locomotive=2, mountain=1), peter=has(mountain=2))
rich = table(john=has(black=4, locomotive=4, mountain=2))

REFUSALS = {
    Reason.GAME_OVER: Refusal("7.1", over, "draw train"),
    Reason.NOT_YOUR_TURN: Refusal("3", table(turn="peter"), "draw train"),
    Reason.ALREADY_CHOSEN: Refusal("2.4", chosen(), "keep bangui--chad cape-town--sudan"),
    Reason.CHOOSE_TICKETS_FIRST: Refusal("2.4", laid_out(), "draw train"),
    Reason.TOO_FEW_STARTING_TICKETS_KEPT: Refusal("2.4", laid_out(), "keep -"),
    Reason.KEEP_TICKETS_FIRST: Refusal("6.1", offered, "draw train"),
    Reason.FINISH_DRAWING_FIRST: Refusal("3", drawing, "draw tickets"),
    Reason.NOT_FACE_UP: Refusal("4.1", table(display="red red red red red"), "draw blue"),
    Reason.LOCOMOTIVE_IS_A_WHOLE_TURN: Refusal("4.2", drawing, "draw loco"),
    Reason.DECK_EMPTY: Refusal("4.5", table(train_deck=NO_TRAIN_CARDS), "draw train"),
    Reason.UNKNOWN_ROUTE: Refusal("5.1", hand, "claim cairo--khartoum black*3"),
    Reason.ROUTE_TAKEN: Refusal("5.1", one_track(players=2), f"claim {TRACK} black*3"),
    Reason.TWIN_TAKEN: Refusal("5.6", one_track(players=3), f"claim {TWIN} black*3"),
    Reason.TWIN_IS_YOURS: Refusal("5.6", one_track(players=4), f"claim {TWIN} black*3"),
    Reason.TOO_FEW_TRAINS: Refusal("5.4", table(john=has(black=3, trains=2)), f"{SOLO} black*3"),
    Reason.WRONG_NUMBER_OF_CARDS: Refusal("5.2", hand, f"{SOLO} black*4"),
    Reason.MIXED_COLOURS: Refusal("5.2", hand, f"{SOLO} black*2 red*1"),
    Reason.WRONG_COLOUR: Refusal("5.2", hand, f"{SOLO} red*3"),
    Reason.FERRY_NEEDS_LOCOMOTIVES: Refusal("5.3", hand, "claim mocambique--madagascar-1--a red*3"),
    Reason.CARDS_NOT_IN_HAND: Refusal("5.2", hand, f"{SOLO} loco*3"),
    Reason.LOCOMOTIVES_NOT_IN_HAND: Refusal("5.9", hand, f"{SOLO} black*3 double loco*3"),
    Reason.NO_MAJORITY: Refusal("5.8", hand, f"{SOLO} black*3 double"),
    Reason.TOO_FEW_TERRAIN_CARDS: Refusal("5.7", table(john=has(black=3)), f"{SOLO} black*3 double"),
    Reason.TOO_MANY_LOCOMOTIVES: Refusal("5.9", rich, f"{SOLO} black*3 double loco*2"),
    Reason.NO_TICKETS_LEFT: Refusal("6.1", table(ticket_deck=""), "draw tickets"),
    Reason.NO_TICKETS_ON_OFFER: Refusal("6.1", table(), "keep bangui--chad"),
    Reason.TICKET_NOT_ON_OFFER: Refusal("6.1", offered, "keep durban--nigeria"),
    Reason.TICKET_NAMED_TWICE: Refusal("6.1", offered, "keep bangui--chad bangui--chad"),
    Reason.TOO_FEW_TICKETS_KEPT: Refusal("6.1", offered, "keep -"),
    Reason.CANNOT_PASS: Refusal("3.1", table(), "pass"),
}


@pytest.mark.parametrize(("reason", "refusal"), REFUSALS.items(), ids=[reason.name for reason in REFUSALS])
def test_a_refusal_names_the_rule_it_comes_from_and_changes_nothing(
    reason: Reason, refusal: Refusal
) -> None:  # 2.4, 3, 3.1, 4.1, 4.2, 4.5, 5.1, 5.2, 5.3, 5.4, 5.6, 5.7, 5.8, 5.9, 6.1, 7.1
    assert refusal.game.refuses("john", refusal.action) is reason
    assert reason.rule == refusal.rule


def test_a_seat_that_is_not_in_the_game_is_refused_in_the_name_of_the_number_of_players() -> None:  # 1.1
    with pytest.raises(IllegalAction) as refusal:
        play(table().state, 2, Pass(), ScriptedDealer(()))
    assert refusal.value.reason is Reason.NO_SUCH_SEAT
    assert refusal.value.reason.rule == "1.1"


def test_there_is_a_refusal_for_every_reason() -> None:  # 3
    assert {*REFUSALS, Reason.NO_SUCH_SEAT} == set(Reason)
