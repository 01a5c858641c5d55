"""Section 4: drawing cards."""

from __future__ import annotations

from itertools import product

import pytest

from okapi.game import Reason, TerrainCards, TrainCards
from table import has, table

# 4.1: up to two draws

DRAWS = ["draw red", "draw desert", "draw train", "draw terrain"]


@pytest.mark.parametrize(("first", "second"), list(product(DRAWS, repeat=2)))
def test_two_draws_in_any_mix_of_train_and_terrain_face_up_or_blind(first: str, second: str) -> None:  # 4.1
    game = table(display="red red blue blue green", terrain_display="desert desert")
    after = game.play("john", first)
    assert after.turn == "john"
    after = after.play("john", second)
    assert after.turn == "peter"
    of_trains = sum(action in ("draw red", "draw train") for action in (first, second))
    assert after.player("john").cards == of_trains
    assert after.terrain("john").total() == 2 - of_trains


def test_every_draw_there_is_is_offered_once() -> None:  # 4.1
    game = table(display="red loco red blue red", terrain_display="jungle jungle")
    draws = [line for line in game.options("john") if line.startswith("draw")]
    assert draws == ["draw red", "draw loco", "draw blue", "draw jungle", *DRAWS[2:], "draw tickets"]


def test_of_two_equal_cards_the_first_is_taken() -> None:  # 4.1
    game = table(display="blue red blue red green", terrain_display="jungle jungle")
    assert game.play("john", "draw red").events[0] == "john takes red from 1"
    assert game.play("john", "draw jungle").events[0] == "john takes jungle from 0"


def test_only_a_card_that_lies_there_can_be_taken() -> None:  # 4.1
    game = table(display="red red blue blue green", terrain_display="desert desert")
    for action in ("draw black", "draw loco", "draw jungle"):
        assert game.refuses("john", action) is Reason.NOT_FACE_UP


def test_a_blind_draw_is_any_card_of_the_deck() -> None:  # 4.1
    deck = TrainCards(red=2, blue=1, locomotive=3)
    game = table(train_deck=deck, display="red red red green green")
    assert game.luck_after("john", "draw train") == {
        "john is dealt red": 2,
        "john is dealt blue": 1,
        "john is dealt loco": 3,
    }
    terrain = table(terrain_deck=TerrainCards(desert=1, mountain=4), terrain_display="jungle jungle")
    assert terrain.luck_after("john", "draw terrain") == {
        "john is dealt desert": 1,
        "john is dealt mountain": 4,
    }


# 4.2: locomotives


def test_a_face_up_locomotive_ends_the_turn() -> None:  # 4.2
    after = table(display="red loco blue blue green").play("john", "draw loco")
    assert after.hand("john") == TrainCards(locomotive=1)
    assert after.turn == "peter"


@pytest.mark.parametrize("first", DRAWS)
def test_a_face_up_locomotive_is_never_the_second_draw(first: str) -> None:  # 4.2
    game = table(display="red loco blue blue green", terrain_display="desert jungle").play("john", first)
    assert game.refuses("john", "draw loco") is Reason.LOCOMOTIVE_IS_A_WHOLE_TURN
    assert "draw loco" not in game.options("john")
    assert "draw blue" in game.options("john")


def test_not_even_one_that_has_just_been_laid() -> None:  # 4.2, 4.3
    game = table(display="red white blue blue green").play("john", "draw red", "open 0 is loco")
    assert game.refuses("john", "draw loco") is Reason.LOCOMOTIVE_IS_A_WHOLE_TURN


def test_a_locomotive_drawn_blind_is_an_ordinary_draw() -> None:  # 4.2
    game = table().play("john", "draw train", "john is dealt loco")
    assert game.turn == "john"
    after = game.play("john", "draw train", "john is dealt loco")
    assert after.hand("john") == TrainCards(locomotive=2)
    assert after.turn == "peter"


def test_the_next_player_may_take_the_locomotive_as_a_first_draw() -> None:  # 4.2
    game = table(display="red loco blue blue green").play("john", "draw terrain").play("john", "draw terrain")
    assert game.play("peter", "draw loco").turn == "john"


# 4.3: replacing


def test_a_face_up_train_card_taken_is_replaced_at_once() -> None:  # 4.3
    game = table(display="red white blue blue green").play("john", "draw white", "open 1 is black")
    assert game.open_cards == "red black blue blue green"
    after = game.play("john", "draw black", "open 1 is yellow")
    assert after.hand("john") == TrainCards(white=1, black=1)
    assert after.open_cards == "red yellow blue blue green"


def test_a_face_up_terrain_card_taken_is_replaced_at_once() -> None:  # 4.3
    game = table(terrain_display="jungle desert").play("john", "draw desert", "open 1 is mountain")
    assert game.open_terrain == "jungle mountain"
    after = game.play("john", "draw mountain", "open 1 is mountain")
    assert after.terrain("john") == TerrainCards(desert=1, mountain=1)


def test_a_face_up_locomotive_taken_is_replaced_too() -> None:  # 4.3
    after = table(display="red loco blue blue green").play("john", "draw loco", "open 1 is black")
    assert after.open_cards == "red black blue blue green"


def test_a_blind_draw_leaves_the_open_cards_alone() -> None:  # 4.3
    game = table()
    after = game.play("john", "draw train").play("john", "draw terrain")
    assert after.table.display == game.table.display
    assert after.table.terrain_display == game.table.terrain_display


# 4.7: what is secret, what is open


def test_train_cards_are_held_secretly_and_their_number_is_public() -> None:  # 4.7
    one = table(john=has(red=3, locomotive=1), peter=has(blue=2))
    other = table(john=has(white=4), peter=has(blue=2), display=one.open_cards)
    assert one.hand("john") != other.hand("john")
    assert one.view("peter").table.players[0].cards == 4
    for name in ("peter", None):
        assert one.seen(name) == other.seen(name)
    assert one.seen("john") != other.seen("john")


def test_a_card_drawn_blind_is_seen_by_its_player_only() -> None:  # 4.7
    game = table()
    red = game.play("john", "draw train", "john is dealt red")
    loco = game.play("john", "draw train", "john is dealt loco")
    assert red.view("john").hand == TrainCards(red=1)
    assert red.seen("john") != loco.seen("john")
    for name in ("peter", None):
        assert red.seen(name) == loco.seen(name)


def test_a_face_up_card_taken_is_seen_by_all() -> None:  # 4.7
    after = table(display="red white blue blue green").play("john", "draw red")
    for name in ("peter", None):
        assert after.view(name).table.players[0].shown == TrainCards(red=1)
        assert b'"card":"red"' in after.seen(name)


def test_terrain_cards_lie_open_counted_by_type() -> None:  # 4.7
    game = table(john=has(desert=2, jungle=1)).play("john", "draw terrain", "john is dealt mountain")
    for name in ("john", "peter", None):
        assert game.view(name).table.players[0].terrain == TerrainCards(desert=2, jungle=1, mountain=1)
    assert "john is dealt mountain" in game.events


def test_there_is_no_hand_limit() -> None:  # 4.7
    everything = has(red=12, blue=12, black=12, yellow=11, locomotive=13, desert=12, jungle=12)
    game = table(john=everything).play("john", "draw train").play("john", "draw terrain")
    assert game.player("john").cards == 61
    assert game.terrain("john").total() == 25
