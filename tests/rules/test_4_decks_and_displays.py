"""Section 4: what keeps the decks and the open cards supplied, and what happens when they run out."""

from __future__ import annotations

import pytest

from okapi.game import LOCOMOTIVE, Chance, Reason, Stage, TerrainCards, TrainCards, parse_action, play
from table import NO_TERRAIN_CARDS, NO_TRAIN_CARDS, Game, has, laid_out, table


def laid(cards: str) -> list[str]:
    """What the dealer says to lay out these five."""
    return [f"open {slot} is {card}" for slot, card in enumerate(cards.split())]


# 4.4: three locomotives

FIVE_NEW = "red blue loco loco black"


def test_three_open_locomotives_sweep_the_display() -> None:  # 4.4
    game = table(display="loco white loco blue green")
    after = game.play("john", "draw white", "open 1 is loco", *laid(FIVE_NEW))
    assert after.events[2] == "display swept"
    assert after.open_cards == "red blue loco loco black"
    assert after.table.train_discard == TrainCards(blue=1, green=1, locomotive=3)
    assert after.turn == "john"


def test_two_open_locomotives_stay() -> None:  # 4.4
    game = table(display="loco white red blue green").play("john", "draw white", "open 1 is loco")
    assert game.open_cards == "loco loco red blue green"
    assert not game.table.train_discard


def test_a_sweep_follows_the_last_draw_of_a_turn_as_well() -> None:  # 4.4
    game = table(display="loco white loco blue green").play("john", "draw terrain")
    after = game.play("john", "draw white", "open 1 is loco", *laid(FIVE_NEW))
    assert after.events[2] == "display swept"
    assert after.events[-1] == "john ends the turn"


def test_a_sweep_follows_a_claim_that_fills_the_display() -> None:  # 4.4, 4.5
    game = table(john=has(black=3, blue=2, locomotive=1), display="loco loco green red -", train_deck=NO_TRAIN_CARDS)
    after = game.play(
        "john",
        "claim kismayu--mombasa black*2 loco*1",
        "open 4 is loco",
        *laid("black black green red loco"),
    )
    assert after.events[2:6] == ["open 4 is loco", "display swept", "open 0 is black", "open 1 is black"]
    assert after.table.train_deck == 2


def test_the_display_is_swept_again_if_need_be_and_judged_when_it_is_full() -> None:  # 4.4
    game = table(display="loco white loco blue green")
    three_again = laid("loco loco loco red red")
    after = game.play("john", "draw white", "open 1 is loco", *three_again, *three_again, *laid(FIVE_NEW))
    assert after.events == [
        "john takes white from 1",
        "open 1 is loco",
        "display swept",
        *three_again,
        "display swept",
        *three_again,
        "display swept",
        *laid(FIVE_NEW),
    ]
    assert after.table.train_discard == TrainCards(blue=1, green=1, red=4, locomotive=9)


def test_a_sweep_during_the_setup() -> None:  # 4.4, 2.3
    dealt = [
        f"{name} is dealt {card}"
        for name in ("john", "peter")
        for card in (
            *("red", "red", "blue", "blue", "jungle"),
            *(f"ticket {ticket}" for ticket in _TICKETS[name]),
        )
    ]
    game = laid_out("john starts", *dealt, *laid("loco loco loco loco loco"), *laid(FIVE_NEW))
    assert "display swept" in game.events
    assert game.open_cards == "red blue loco loco black"
    assert game.table.train_discard == TrainCards(locomotive=5)
    assert game.table.stage is Stage.CHOOSING_TICKETS


_TICKETS = {
    "john": ["bangui--chad", "chad--douala", "bangui--sudan", "bogoro--ngaoundere"],
    "peter": ["bangui--cabinda", "mombasa--ujiji", "cape-town--sudan", "durban--nigeria"],
}


@pytest.mark.parametrize(
    ("in_deck", "discard"),
    [
        (TrainCards(locomotive=2), TrainCards()),
        (TrainCards(locomotive=8), TrainCards()),
        (TrainCards(locomotive=1), TrainCards()),
        (TrainCards(locomotive=1), TrainCards(locomotive=4)),
    ],
    ids=["deck", "large-deck", "last-card", "discard"],
)
def test_with_fewer_than_three_other_cards_left_the_display_stays(
    in_deck: TrainCards, discard: TrainCards
) -> None:  # 4.4
    game = table(display="loco white loco blue green", train_deck=in_deck, train_discard=discard)
    after = game.play("john", "draw white", "open 1 is loco")  # two others: blue and green
    assert after.open_cards == "loco loco loco blue green"
    assert "display swept" not in after.events


@pytest.mark.parametrize(
    ("in_deck", "discard"),
    [
        (TrainCards(locomotive=3, red=1), TrainCards()),
        (TrainCards(locomotive=3), TrainCards(red=1)),
        (TrainCards(locomotive=1), TrainCards(red=1)),
    ],
    ids=["deck", "discard", "discard-and-empty-deck"],
)
def test_with_three_other_cards_left_anywhere_the_display_is_swept(
    in_deck: TrainCards, discard: TrainCards
) -> None:  # 4.4
    game = table(display="loco white loco blue green", train_deck=in_deck, train_discard=discard)
    state, events = play(game.state, 0, parse_action("draw white"), _LocomotiveFirst())
    after = Game(game.names, state, events)
    assert after.events[1] == "open 1 is loco"
    assert "display swept" in after.events
    assert after.table.display.count(LOCOMOTIVE) == 2
    assert None not in after.table.display


class _LocomotiveFirst:
    """Deals a locomotive first, and other cards as long as there are any afterwards."""

    def __init__(self) -> None:
        self._dealt = 0

    def deal(self, chance: Chance) -> int:
        self._dealt += 1
        possible = [outcome for outcome, weight in enumerate(chance.weights) if weight]
        return possible[-1] if self._dealt == 1 else possible[0]


def test_cards_in_hands_do_not_count_as_left() -> None:  # 4.4
    game = table(
        john=has(red=12, black=12),
        peter=has(yellow=12),
        display="loco white loco blue green",
        train_deck=TrainCards(locomotive=2),
    )
    assert "display swept" not in game.play("john", "draw white", "open 1 is loco").events


def test_a_sweep_may_empty_the_deck_and_go_on_with_the_rebuilt_one() -> None:  # 4.4, 4.5
    game = table(display="loco white loco blue green", train_deck=TrainCards(locomotive=1, red=2))
    after = game.play(
        "john",
        "draw white",
        *["open 1 is loco", "open 0 is red", "open 1 is red"],
        *["open 2 is green", "open 3 is loco", "open 4 is loco"],
    )
    assert after.events == [
        *["john takes white from 1", "open 1 is loco", "display swept"],
        *["open 0 is red", "open 1 is red", "train deck rebuilt"],
        *["open 2 is green", "open 3 is loco", "open 4 is loco"],
    ]
    assert after.open_cards == "red red green loco loco"
    assert after.table.train_deck == 2
    assert not after.table.train_discard


def test_the_last_card_of_the_deck_may_bring_the_sweep() -> None:  # 4.4, 4.5
    discard = TrainCards(red=3, black=3)
    game = table(display="loco white loco blue green", train_deck=TrainCards(locomotive=1), train_discard=discard)
    after = game.play("john", "draw white", "open 1 is loco", *laid("red red red black black"))
    assert after.events[1:4] == ["open 1 is loco", "display swept", "train deck rebuilt"]
    assert not after.table.train_discard


def test_the_last_ten_cards_are_not_swept_for_ever_as_two_sets_of_five() -> None:  # 4.4, 4.5
    last = TrainCards(locomotive=4, purple=1, green=1)
    game = table(display="loco white loco blue green", train_deck=last)
    three_again = laid("loco loco loco purple green")
    after = game.play("john", "draw white", "open 1 is loco", *three_again, *laid("blue green loco loco purple"))
    swept_and_mixed = ["display swept", "train deck rebuilt", "open 0 is blue"]
    assert after.events[7:11] == [three_again[-1], *swept_and_mixed]
    assert after.table.train_deck == 5


def test_a_display_with_empty_slots_is_judged_when_no_card_is_left() -> None:  # 4.4, 4.5
    game = table(display="loco loco red loco -", train_deck=NO_TRAIN_CARDS)
    after = game.play("john", "draw red")  # one red is too few for a better display
    assert after.open_cards == "loco loco - loco -"
    assert "display swept" not in after.events


# 4.5: empty decks


def test_an_empty_train_deck_is_rebuilt_from_its_discard_pile() -> None:  # 4.5
    discard = TrainCards(red=3, locomotive=2)
    game = table(train_deck=TrainCards(blue=1), train_discard=discard)
    after = game.play("john", "draw train", "john is dealt blue")
    assert after.events == ["john draws train", "john is dealt blue", "train deck rebuilt"]
    assert after.state.secrets.train_deck == discard
    assert after.table.train_discard == NO_TRAIN_CARDS


def test_an_empty_terrain_deck_is_rebuilt_from_its_discard_pile() -> None:  # 4.5
    discard = TerrainCards(desert=2, jungle=1)
    game = table(terrain_deck=TerrainCards(mountain=1), terrain_discard=discard)
    after = game.play("john", "draw terrain", "john is dealt mountain")
    assert after.events[-1] == "terrain deck rebuilt"
    assert after.table.terrain_deck == discard
    assert after.table.terrain_discard == NO_TERRAIN_CARDS


def test_a_deck_emptied_by_replacing_a_card_is_rebuilt_as_well() -> None:  # 4.5
    game = table(
        display="red white blue blue green",
        train_deck=TrainCards(black=1),
        train_discard=TrainCards(red=1),
    )
    after = game.play("john", "draw white", "open 1 is black")
    assert after.events[-1] == "train deck rebuilt"
    assert after.options("john").count("draw train") == 1


def test_each_deck_is_rebuilt_from_its_own_pile_only() -> None:  # 4.5
    game = table(train_deck=TrainCards(blue=1), terrain_discard=TerrainCards(desert=5))
    after = game.play("john", "draw train", "john is dealt blue")
    assert after.table.train_deck == 0
    assert after.table.terrain_discard == TerrainCards(desert=5)
    assert after.refuses("john", "draw train") is Reason.DECK_EMPTY


@pytest.mark.parametrize("deck", ["train", "terrain"])
def test_nothing_is_drawn_blind_from_a_deck_that_cannot_be_rebuilt(deck: str) -> None:  # 4.5
    game = table(train_deck=NO_TRAIN_CARDS, terrain_deck=NO_TERRAIN_CARDS)
    assert game.refuses("john", f"draw {deck}") is Reason.DECK_EMPTY
    assert f"draw {deck}" not in game.options("john")


def test_an_open_slot_stays_empty_while_there_is_no_card_to_fill_it() -> None:  # 4.5
    game = table(display="red white blue blue green", train_deck=NO_TRAIN_CARDS)
    after = game.play("john", "draw white")
    assert after.open_cards == "red - blue blue green"
    after = after.play("john", "draw blue")
    assert after.open_cards == "red - - blue green"
    assert [line for line in after.options("peter") if line in ("draw white", "draw train")] == []


def test_empty_slots_are_filled_the_moment_a_claim_returns_cards() -> None:  # 4.5, 5.4
    game = table(
        john=has(black=2, locomotive=1),
        display="red - blue - green",
        train_deck=NO_TRAIN_CARDS,
    )
    after = game.play("john", "claim kismayu--mombasa black*2 loco*1", "open 1 is black", "open 3 is loco")
    assert after.events[1:] == [*["train deck rebuilt", "open 1 is black", "open 3 is loco", "john ends the turn"]]
    assert after.state.secrets.train_deck == TrainCards(black=1)


def test_a_claim_that_returns_fewer_cards_fills_the_first_slots() -> None:  # 4.5, 5.4
    game = table(john=has(white=1), display="- - blue - green", train_deck=NO_TRAIN_CARDS)
    after = game.play("john", "claim tabora--livingstonia white*1", "open 0 is white")
    assert after.open_cards == "white - blue - green"
    assert after.table.train_deck == 0


def test_empty_terrain_slots_are_filled_the_moment_a_doubling_returns_cards() -> None:  # 4.5, 5.11
    game = table(
        john=has(black=3, mountain=15),
        terrain_display="- desert",
        terrain_deck=NO_TERRAIN_CARDS,
    )
    after = game.play("john", "claim kismayu--mombasa black*3 double", "open 0 is mountain")
    assert after.events[1:] == ["terrain deck rebuilt", "open 0 is mountain", "john ends the turn"]
    assert after.open_terrain == "mountain desert"


def test_both_decks_may_be_rebuilt_after_one_claim() -> None:  # 4.5
    game = table(
        john=has(black=3, mountain=15),
        display="- red red red red",
        terrain_display="- desert",
        train_deck=NO_TRAIN_CARDS,
        terrain_deck=NO_TERRAIN_CARDS,
    )
    after = game.play("john", "claim kismayu--mombasa black*3 double", "open 0 is black", "open 0 is mountain")
    assert {"train deck rebuilt", "terrain deck rebuilt"} < set(after.events)


# 4.6: no second draw


def nearly_empty(display: str = "- - - - -", terrain_display: str = "- -", **deck: int) -> Game:
    """A table with no cards to draw but these: open ones, and those in the decks."""
    terrain = {kind: deck.pop(kind, 0) for kind in ("desert", "jungle", "mountain")}
    return table(
        display=display,
        terrain_display=terrain_display,
        train_deck=TrainCards(**deck),
        terrain_deck=TerrainCards(**terrain),
    )


@pytest.mark.parametrize(
    ("game", "last"),
    [
        (nearly_empty(display="- red - - -"), "draw red"),
        (nearly_empty(terrain_display="desert -"), "draw desert"),
        (nearly_empty(red=1), "draw train"),
        (nearly_empty(jungle=1), "draw terrain"),
    ],
    ids=["train-card", "terrain-card", "train-deck", "terrain-deck"],
)
def test_the_turn_ends_after_one_card_if_nothing_else_can_be_drawn(game: Game, last: str) -> None:  # 4.6
    after = game.play("john", last)
    assert after.events[-1] == "john ends the turn"
    assert after.turn == "peter"


@pytest.mark.parametrize(
    ("game", "last"),
    [
        (nearly_empty(display="loco red - loco -"), "draw red"),
        (nearly_empty(display="loco loco - - -", terrain_display="desert -"), "draw desert"),
        (nearly_empty(display="loco loco loco loco loco", blue=1), "draw train"),
        (nearly_empty(display="loco loco loco loco loco", jungle=1), "draw terrain"),
    ],
    ids=["train-card", "terrain-card", "train-deck", "terrain-deck"],
)
def test_the_turn_ends_after_one_card_if_only_open_locomotives_are_left(game: Game, last: str) -> None:  # 4.6, 4.2
    after = game.play("john", last)
    assert after.turn == "peter"
    assert "draw loco" in after.options("peter")


@pytest.mark.parametrize(
    ("game", "first", "second"),
    [
        (nearly_empty(display="red blue - - -"), "draw red", "draw blue"),
        (nearly_empty(display="red - - - -", terrain_display="- desert"), "draw red", "draw desert"),
        (nearly_empty(terrain_display="jungle desert"), "draw jungle", "draw desert"),
        (nearly_empty(display="red red red red red", blue=1), "draw train", "draw red"),
        (nearly_empty(display="red red red red red", blue=1), "draw red", "draw blue"),
        (nearly_empty(display="loco loco loco loco loco", blue=2), "draw train", "draw train"),
        (nearly_empty(terrain_display="desert -", blue=1), "draw train", "draw desert"),
    ],
)
def test_the_second_draw_is_made_if_there_is_one(game: Game, first: str, second: str) -> None:  # 4.6
    after = game.play("john", first)
    assert after.turn == "john"
    assert after.play("john", second).turn == "peter"


def test_a_deck_emptied_by_the_first_draw_is_rebuilt_for_the_second() -> None:  # 4.6, 4.5
    game = table(
        display="loco loco loco loco loco",
        train_deck=TrainCards(blue=1),
        train_discard=TrainCards(red=1),
        terrain_display="- -",
        terrain_deck=NO_TERRAIN_CARDS,
    )
    after = game.play("john", "draw train", "john is dealt blue")
    assert after.options("john") == ["draw train"]
    after = after.play("john", "draw train", "john is dealt red")
    assert after.hand("john") == TrainCards(blue=1, red=1)
    assert after.turn == "peter"


def test_a_player_cannot_stop_after_one_card_while_another_can_be_drawn() -> None:  # 4.6, 4.1
    game = nearly_empty(display="red blue - - -").play("john", "draw red")
    assert game.options("john") == ["draw blue"]
