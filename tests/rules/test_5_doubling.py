"""Section 5: doubling a route with terrain cards, and with locomotives played as terrain (5.7–5.11)."""

from __future__ import annotations

import pytest

from okapi.game import Reason, TerrainCards, TrainCards
from table import Game, has, table

SHORT = "bulawayo--durban"  # black, 3 spaces: mountain
LONG = "beira--durban--a"  # white, 4 spaces: mountain
LONG_FERRY = "madagascar-2--durban--a"  # grey, 6 spaces, 2 locomotives: mountain

ONE_OF_EACH_LENGTH = [
    ("salisbury--bulawayo", "black", 1, 1),
    ("mombasa--tabora", "black", 2, 1),
    ("bulawayo--durban", "black", 3, 1),
    ("addis-ababa--kismayu", "white", 4, 2),
    ("fachoda--addis-ababa", "red", 5, 2),
    ("madagascar-2--durban--a", "red", 6, 2),
]


# 5.7: the cost


@pytest.mark.parametrize(("route", "colour", "length", "cost"), ONE_OF_EACH_LENGTH)
def test_short_routes_cost_one_terrain_card_and_long_ones_two(
    route: str, colour: str, length: int, cost: int
) -> None:  # 5.7
    ferry = 2 if length == 6 else 0
    terrain = "desert" if length == 5 else "mountain"
    payment = f"{colour}*{length - ferry}" + f" loco*{ferry}" * bool(ferry)
    game = table(john=has({colour: 6, "locomotive": ferry, terrain: 3}))
    single = game.play("john", f"claim {route} {payment}")
    double = game.play("john", f"claim {route} {payment} double")
    assert double.score("john") == 2 * single.score("john") > 0
    assert double.terrain("john").of(terrain) == 3 - cost
    assert single.terrain("john").of(terrain) == 3
    assert double.trains("john") == single.trains("john") == 45 - length
    assert double.hand("john") == single.hand("john")
    assert double.table.claims[route].doubled
    assert not single.table.claims[route].doubled


@pytest.mark.parametrize(("route", "payment", "too_few"), [(SHORT, "black*3", 0), (LONG, "white*4", 1)])
def test_with_too_few_terrain_cards_a_route_is_not_doubled(route: str, payment: str, too_few: int) -> None:  # 5.7
    game = table(john=has(black=3, white=4, mountain=too_few))
    claim = f"claim {route} {payment}"
    assert game.refuses("john", f"{claim} double") is Reason.TOO_FEW_TERRAIN_CARDS
    assert game.claims("john", route) == [claim]


def test_cards_of_another_terrain_do_not_double() -> None:  # 5.7, 1.5
    game = table(john=has(black=3, desert=5, jungle=5))
    assert game.refuses("john", f"claim {SHORT} black*3 double") is Reason.TOO_FEW_TERRAIN_CARDS


def test_doubling_is_a_choice() -> None:  # 5.7
    game = table(john=has(black=3, mountain=1))
    assert game.claims("john", SHORT) == [f"claim {SHORT} black*3", f"claim {SHORT} black*3 double"]


# 5.8: having the most


@pytest.mark.parametrize(("own", "rival", "is_enough"), [(1, 0, True), (2, 2, True), (1, 2, False), (3, 4, False)])
def test_a_player_needs_as_many_cards_of_the_terrain_as_every_other(
    own: int, rival: int, is_enough: bool
) -> None:  # 5.8
    game = table(john=has(black=3, mountain=own), peter=has(mountain=rival))
    claim = f"claim {SHORT} black*3 double"
    if is_enough:
        assert game.play("john", claim).score("john") == 8
    else:
        assert game.refuses("john", claim) is Reason.NO_MAJORITY
        assert game.claims("john", SHORT) == [f"claim {SHORT} black*3"]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("rival", ["peter", "mary"])
def test_every_single_other_player_counts_and_not_their_sum(players: int, rival: str) -> None:  # 5.8
    two = has(black=3, mountain=2)
    two_each = table(players=players, john=two, peter=two, mary=two)
    assert two_each.play("john", f"claim {SHORT} black*3 double").score("john") == 8
    three = {name: has(mountain=3 if name == rival else 0) for name in ("peter", "mary")}
    beaten = table(players=players, john=two, peter=three["peter"], mary=three["mary"])
    assert beaten.refuses("john", f"claim {SHORT} black*3 double") is Reason.NO_MAJORITY


def test_the_majority_in_other_terrains_does_not_matter() -> None:  # 5.8
    game = table(john=has(black=3, mountain=1), peter=has(desert=9, jungle=9))
    assert game.play("john", f"claim {SHORT} black*3 double").score("john") == 8


def test_the_majority_is_judged_before_the_cards_are_discarded() -> None:  # 5.8
    game = table(john=has(white=4, mountain=2), peter=has(mountain=2))
    after = game.play("john", f"claim {LONG} white*4 double")
    assert after.terrain("john").mountain == 0
    assert after.score("john") == 14


def test_a_locomotive_that_stays_in_the_hand_does_not_count() -> None:  # 5.8
    game = table(john=has(black=3, mountain=1, locomotive=5), peter=has(mountain=2))
    assert game.refuses("john", f"claim {SHORT} black*3 double") is Reason.NO_MAJORITY


def test_the_others_locomotives_do_not_count() -> None:  # 5.8
    game = table(john=has(black=3, mountain=1), peter=has(mountain=1, locomotive=9))
    assert game.play("john", f"claim {SHORT} black*3 double").score("john") == 8


# 5.9: wild terrain


def legal_wild(own: int, most: int, need: int, locomotives: int) -> set[int]:
    """The numbers of locomotives that may be played as terrain, by the letter of 5.9."""
    return {
        wild
        for wild in range(locomotives + 1)
        if wild >= max(0, most - own) and max(0, need - wild) <= own and wild <= max(need, most - own)
    }


@pytest.mark.parametrize("own", range(5))
@pytest.mark.parametrize("most", range(6))
@pytest.mark.parametrize(("route", "colour", "need"), [(SHORT, "black", 1), (LONG, "white", 2)])
def test_how_many_locomotives_may_be_played_as_terrain(
    own: int, most: int, route: str, colour: str, need: int
) -> None:  # 5.9
    length = 3 if route == SHORT else 4
    claim = f"claim {route} {colour}*{length}"
    for locomotives in range(8):
        game = table(
            john=has({colour: length}, locomotive=locomotives, mountain=own),
            peter=has(mountain=most),
            mary=has(mountain=max(0, most - 1)),
        )
        legal = legal_wild(own, most, need, locomotives)
        offered = [action for action in game.claims("john", route) if action.startswith(f"{claim} double")]
        assert offered == [_doubled(claim, wild) for wild in sorted(legal)]
        for wild in range(9):
            if wild in legal:
                after = game.play("john", _doubled(claim, wild))
                discarded = max(0, need - wild)
                assert after.terrain("john").mountain == own - discarded
                assert after.table.terrain_discard == TerrainCards(mountain=discarded)
                assert after.hand("john") == TrainCards(locomotive=locomotives - wild)
                assert after.table.train_discard.locomotive == wild
            else:
                reason = game.refuses("john", _doubled(claim, wild))
                assert reason in _reasons(own, most, need, locomotives, wild)


def _doubled(claim: str, wild: int) -> str:
    return f"{claim} double" + f" loco*{wild}" * bool(wild)


def _reasons(own: int, most: int, need: int, locomotives: int, wild: int) -> set[Reason]:
    """Everything that is wrong with this doubling."""
    wrong = {
        Reason.LOCOMOTIVES_NOT_IN_HAND: wild > locomotives,
        Reason.NO_MAJORITY: own + wild < most,
        Reason.TOO_FEW_TERRAIN_CARDS: own < need - wild,
        Reason.TOO_MANY_LOCOMOTIVES: wild > max(need, most - own),
    }
    return {reason for reason, it_is in wrong.items() if it_is}


def test_with_no_terrain_card_at_all_locomotives_do_it_alone() -> None:  # 5.9
    game = table(john=has(white=4, locomotive=2))
    after = game.play("john", f"claim {LONG} white*4 double loco*2")
    assert after.score("john") == 14
    assert after.hand("john") == TrainCards()


def test_terrain_cards_and_locomotives_may_be_mixed() -> None:  # 5.9
    game = table(john=has(white=4, locomotive=1, mountain=1))
    after = game.play("john", f"claim {LONG} white*4 double loco*1")
    assert after.terrain("john").mountain == 0
    assert after.table.terrain_discard.mountain == 1


def test_more_locomotives_than_the_cost_may_be_played_to_reach_the_majority_but_no_more() -> None:  # 5.9
    game = table(john=has(black=3, locomotive=6, mountain=1), peter=has(mountain=5))
    claim = f"claim {SHORT} black*3 double"
    assert game.refuses("john", f"{claim} loco*3") is Reason.NO_MAJORITY
    assert game.refuses("john", f"{claim} loco*5") is Reason.TOO_MANY_LOCOMOTIVES
    after = game.play("john", f"{claim} loco*4")
    assert after.terrain("john").mountain == 1
    assert after.hand("john").locomotive == 2


def test_locomotives_beyond_the_cost_are_refused_when_the_majority_is_there() -> None:  # 5.9
    game = table(john=has(black=3, locomotive=3, mountain=3))
    assert game.refuses("john", f"claim {SHORT} black*3 double loco*2") is Reason.TOO_MANY_LOCOMOTIVES


@pytest.mark.parametrize("own", [0, 1, 3])
@pytest.mark.parametrize("most", [0, 1, 3])
@pytest.mark.parametrize("locomotives", range(7))
def test_the_locomotives_of_payment_and_doubling_come_out_of_the_same_hand(
    own: int, most: int, locomotives: int
) -> None:  # 5.9, 5.2
    game = table(john=has(black=2, locomotive=locomotives, mountain=own), peter=has(mountain=most))
    expected = [
        _doubled(f"claim {SHORT} {payment}", wild)
        for paid, payment in ((1, "black*2 loco*1"), (2, "black*1 loco*2"), (3, "loco*3"))
        for wild in legal_wild(own, most, need=1, locomotives=locomotives - paid)
    ]
    assert sorted(action for action in game.claims("john", SHORT) if "double" in action) == sorted(expected)
    for paid, payment in ((1, "black*2 loco*1"), (2, "black*1 loco*2"), (3, "loco*3")):
        if paid <= locomotives:
            too_many = _doubled(f"claim {SHORT} {payment}", locomotives - paid + 1)
            assert game.refuses("john", too_many) is Reason.LOCOMOTIVES_NOT_IN_HAND


def test_a_ferry_paid_and_doubled_with_locomotives_needs_both() -> None:  # 5.9, 5.3
    claim = f"claim {LONG_FERRY} red*4 loco*2 double loco*2"
    assert table(john=has(red=4, locomotive=3)).refuses("john", claim) is Reason.LOCOMOTIVES_NOT_IN_HAND
    after = table(john=has(red=4, locomotive=4)).play("john", claim)
    assert after.score("john") == 30
    assert after.table.train_discard == TrainCards(red=4, locomotive=4)


def test_all_locomotive_payment_and_doubling_in_one_claim() -> None:  # 5.9, 5.2
    after = table(john=has(locomotive=4)).play("john", f"claim {SHORT} loco*3 double loco*1")
    assert after.score("john") == 8
    assert after.table.train_discard == TrainCards(locomotive=4)


# 5.10: the rulebooks' example


def the_example() -> Game:
    return table(john=has(black=3, locomotive=1, mountain=1), peter=has(mountain=2))


def test_a_locomotive_played_as_terrain_counts_for_majority_and_cost() -> None:  # 5.10, the rulebooks' example
    after = the_example().play("john", "claim cape-town--port-elizabeth--a black*3 double loco*1")
    assert after.score("john") == 8
    assert after.terrain("john").mountain == 1
    assert after.hand("john") == TrainCards()
    assert after.table.train_discard == TrainCards(black=3, locomotive=1)
    assert after.table.terrain_discard == TerrainCards()


def test_without_the_locomotive_john_has_no_majority() -> None:  # 5.10, 5.8
    game = the_example()
    claim = "claim cape-town--port-elizabeth--a black*3 double"
    assert game.refuses("john", claim) is Reason.NO_MAJORITY
    in_payment = "claim cape-town--port-elizabeth--a black*2 loco*1 double"
    assert game.refuses("john", in_payment) is Reason.NO_MAJORITY


# 5.11: where terrain cards go


def test_terrain_cards_played_go_to_the_terrain_discard_pile() -> None:  # 5.11
    game = table(john=has(white=4, mountain=3), terrain_discard=TerrainCards(desert=1))
    after = game.play("john", f"claim {LONG} white*4 double")
    assert after.table.terrain_discard == TerrainCards(desert=1, mountain=2)
    assert after.terrain("john") == TerrainCards(mountain=1)
    assert after.events[0].endswith("double discarding mountain*2 for 14")


def test_terrain_cards_left_at_the_end_are_worth_nothing() -> None:  # 5.11
    without = table(john=has(routes=SHORT))
    rich = table(john=has(routes=SHORT, desert=9, jungle=9, mountain=9))
    assert rich.final("john") == without.final("john")
    assert rich.final("john").total == 4
