"""Section 5: claiming a route. Doubling its points (5.7–5.11) is in test_5_doubling."""

from __future__ import annotations

import pytest
from hypothesis import given

from okapi.board import africa
from okapi.game import COLOURS, Claim, GameState, Reason, TrainCards, closed_routes, open_routes
from playing import reachable_states
from table import Game, has, table

BOARD = africa()
RAINBOW = has(dict.fromkeys(COLOURS, 7), locomotive=7)
SOLO = "bulawayo--durban"  # black, 3 spaces
GREY = "madagascar-1--madagascar-2"  # 4 spaces
TWIN_A, TWIN_B = "cape-town--port-elizabeth--a", "cape-town--port-elizabeth--b"  # black, 3 spaces
SHORT_FERRY = "mocambique--madagascar-1--a"  # 3 spaces, 1 locomotive
LONG_FERRY = "madagascar-2--durban--a"  # 6 spaces, 2 locomotives


# 5.1: any unclaimed route


def test_a_player_with_every_card_may_claim_every_route_of_the_board() -> None:  # 5.1
    game = table(john=RAINBOW)
    claimable = {action.split()[1] for action in game.claims("john")}
    assert claimable == set(BOARD.routes)


def test_a_route_need_not_touch_the_players_other_routes() -> None:  # 5.1
    game = table(john=has(black=3, routes="ngaoundere--bangui"))
    assert game.play("john", f"claim {SOLO} black*3").table.claims[SOLO] == Claim(seat=0)


@pytest.mark.parametrize("owner", ["john", "peter"])
@pytest.mark.parametrize("players", [2, 5])
def test_a_claimed_route_cannot_be_claimed_again(owner: str, players: int) -> None:  # 5.1
    owners = {name: has(black=3, routes=SOLO if name == owner else "") for name in ("john", "peter")}
    game = table(players=players, john=owners["john"], peter=owners["peter"])
    assert game.refuses("john", f"claim {SOLO} black*3") is Reason.ROUTE_TAKEN
    assert game.claims("john", SOLO) == []


def test_one_route_is_claimed_in_a_turn() -> None:  # 5.1, 3
    game = table(john=has(black=6)).play("john", f"claim {SOLO} black*3")
    assert game.refuses("john", f"claim {TWIN_A} black*3") is Reason.NOT_YOUR_TURN


def test_a_route_must_be_on_the_board() -> None:  # 5.1
    assert table(john=RAINBOW).refuses("john", "claim cairo--cape-town black*3") is Reason.UNKNOWN_ROUTE


# 5.2: payment


@pytest.mark.parametrize(
    ("payment", "left"),
    [
        ("black*3", TrainCards(locomotive=3)),
        ("black*2 loco*1", TrainCards(black=1, locomotive=2)),
        ("black*1 loco*2", TrainCards(black=2, locomotive=1)),
        ("loco*3", TrainCards(black=3)),
    ],
)
def test_a_coloured_route_takes_its_colour_and_locomotives(payment: str, left: TrainCards) -> None:  # 5.2
    after = table(john=has(black=3, locomotive=3)).play("john", f"claim {SOLO} {payment}")
    assert after.table.claims[SOLO].seat == 0
    assert after.hand("john") == left


@pytest.mark.parametrize(
    ("payment", "reason"),
    [
        ("black*2", Reason.WRONG_NUMBER_OF_CARDS),
        ("black*4", Reason.WRONG_NUMBER_OF_CARDS),
        ("-", Reason.WRONG_NUMBER_OF_CARDS),
        ("black*3 loco*1", Reason.WRONG_NUMBER_OF_CARDS),
        ("red*3", Reason.WRONG_COLOUR),
        ("red*2 loco*1", Reason.WRONG_COLOUR),
        ("red*1 black*2", Reason.MIXED_COLOURS),
        ("red*1 black*1 loco*1", Reason.MIXED_COLOURS),
    ],
)
def test_a_coloured_route_takes_nothing_else(payment: str, reason: Reason) -> None:  # 5.2
    assert table(john=RAINBOW).refuses("john", f"claim {SOLO} {payment}") is reason


@pytest.mark.parametrize("colour", COLOURS)
def test_a_grey_route_takes_any_single_colour(colour: str) -> None:  # 5.2
    game = table(john=RAINBOW)
    for payment in (f"{colour}*4", f"{colour}*3 loco*1", f"{colour}*1 loco*3"):
        assert game.play("john", f"claim {GREY} {payment}").table.claims[GREY].seat == 0
    other = "red" if colour != "red" else "blue"
    assert game.refuses("john", f"claim {GREY} {colour}*2 {other}*2") is Reason.MIXED_COLOURS
    assert game.refuses("john", f"claim {GREY} {colour}*1 {other}*2 loco*1") is Reason.MIXED_COLOURS


def test_locomotives_alone_pay_for_any_route() -> None:  # 5.2
    game = table(john=has(locomotive=6), peter=has(desert=9, jungle=9, mountain=9))  # so none is doubled
    everything = [f"claim {route.id} loco*{route.length}" for route in BOARD.routes.values()]
    assert sorted(game.claims("john")) == sorted(everything)
    assert game.play("john", f"claim {LONG_FERRY} loco*6").hand("john") == TrainCards()


@pytest.mark.parametrize("payment", ["black*3", "black*1 loco*2", "loco*3"])
def test_only_cards_in_the_hand_can_be_paid(payment: str) -> None:  # 5.2
    game = table(john=has(black=2, locomotive=1))
    assert game.refuses("john", f"claim {SOLO} {payment}") is Reason.CARDS_NOT_IN_HAND
    assert game.claims("john", SOLO) == [f"claim {SOLO} black*2 loco*1"]


@pytest.mark.parametrize(
    "hand",
    [
        TrainCards(red=3, blue=2, locomotive=2),
        TrainCards(black=5, white=1, locomotive=1),
        TrainCards(purple=4, green=6),
        TrainCards(yellow=1, orange=1, locomotive=6),
        TrainCards(locomotive=3),
    ],
    ids=str,
)
def test_every_legal_payment_is_offered_and_no_other(hand: TrainCards) -> None:  # 5.1, 5.2, 5.3, 5.4
    cards = dict(zip(hand.__struct_fields__, hand.counts(), strict=True))
    game = table(john=has(cards, trains=3), peter=has(routes=SOLO, mountain=1, desert=1, jungle=1))
    offered = [action for action in game.claims("john") if "double" not in action]
    expected = []
    for route in BOARD.routes.values():
        closed = {route.id, route.twin} & set(game.table.claims)
        if closed or route.length > 3:
            continue
        for locomotives in range(route.locomotives, route.length + 1):
            of_colour = route.length - locomotives
            colours = COLOURS if route.colour == "grey" else [route.colour]
            payments = [{"locomotive": locomotives, colour: of_colour} for colour in colours]
            for payment in payments if of_colour else payments[:1]:
                if all(cards[card] >= count for card, count in payment.items()):
                    paid = [f"{card}*{n}" for card, n in payment.items() if n and card != "locomotive"]
                    paid += [f"loco*{locomotives}"] * (locomotives > 0)
                    expected.append(f"claim {route.id} {' '.join(paid)}")
    assert sorted(offered) == sorted(expected)


# 5.3: ferries


@pytest.mark.parametrize(
    ("route", "payment", "is_enough"),
    [
        (SHORT_FERRY, "red*3", False),
        (SHORT_FERRY, "red*2 loco*1", True),
        (SHORT_FERRY, "red*1 loco*2", True),
        (SHORT_FERRY, "loco*3", True),
        (LONG_FERRY, "red*6", False),
        (LONG_FERRY, "red*5 loco*1", False),
        (LONG_FERRY, "red*4 loco*2", True),
        (LONG_FERRY, "red*1 loco*5", True),
        (LONG_FERRY, "loco*6", True),
    ],
)
def test_a_ferry_needs_its_locomotives_in_the_payment(route: str, payment: str, is_enough: bool) -> None:  # 5.3
    game = table(john=has(red=6, locomotive=6))
    claim = f"claim {route} {payment}"
    if is_enough:
        assert game.play("john", claim).table.claims[route].seat == 0
    else:
        assert game.refuses("john", claim) is Reason.FERRY_NEEDS_LOCOMOTIVES


@pytest.mark.parametrize("payment", ["red*3 loco*1", "red*2"])
def test_the_locomotives_of_a_ferry_count_towards_its_length(payment: str) -> None:  # 5.3
    game = table(john=has(red=6, locomotive=6))
    assert game.refuses("john", f"claim {SHORT_FERRY} {payment}") is Reason.WRONG_NUMBER_OF_CARDS


def test_a_ferry_is_not_offered_to_a_hand_with_too_few_locomotives() -> None:  # 5.3
    game = table(john=has(red=6, locomotive=1))
    assert game.claims("john", LONG_FERRY) == []
    assert game.claims("john", SHORT_FERRY) == [f"claim {SHORT_FERRY} red*2 loco*1"]


def test_locomotives_played_as_terrain_are_not_in_the_payment_of_a_ferry() -> None:  # 5.3, 5.9
    game = table(john=has(red=6, locomotive=1))
    assert game.refuses("john", f"claim {SHORT_FERRY} red*3 double loco*1") is Reason.FERRY_NEEDS_LOCOMOTIVES


# 5.4: trains


def test_the_trains_are_placed_and_gone_and_the_cards_discarded() -> None:  # 5.4
    game = table(john=has(black=3, locomotive=2), train_discard=TrainCards(red=1))
    after = game.play("john", f"claim {SOLO} black*2 loco*1")
    assert after.trains("john") == 42
    assert after.hand("john") == TrainCards(black=1, locomotive=1)
    assert after.table.train_discard == TrainCards(red=1, black=2, locomotive=1)
    assert after.trains("peter") == 45


def test_a_player_needs_as_many_trains_as_the_route_has_spaces() -> None:  # 5.4
    game = table(john=has(dict.fromkeys(COLOURS, 6), trains=3))
    assert game.refuses("john", "claim beira--durban--a white*4") is Reason.TOO_FEW_TRAINS
    assert max(BOARD.routes[claim.split()[1]].length for claim in game.claims("john")) == 3
    after = game.play("john", f"claim {SOLO} black*3")
    assert after.trains("john") == 0


def test_a_player_with_no_trains_can_claim_nothing() -> None:  # 5.4
    assert table(john=has(black=6, trains=0)).claims("john") == []


# 5.5: points


@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15)])
def test_a_route_scores_at_once_by_its_length(length: int, points: int) -> None:  # 5.5
    routes = [route for route in BOARD.routes.values() if route.length == length]
    assert routes
    for route in routes:
        game = table(john=has(locomotive=length))
        after = game.play("john", f"claim {route.id} loco*{length}")
        assert after.score("john") == points
        assert after.events[0].endswith(f"for {points}")


def test_points_add_up_on_the_track() -> None:  # 5.5
    game = table(john=has(black=3, routes="fachoda--addis-ababa"))
    assert game.score("john") == 10
    assert game.play("john", f"claim {SOLO} black*3").score("john") == 14


# 5.6: double routes


def with_a_track_claimed(players: int, owner: str, turn: str) -> Game:
    """A table where one track of a double route is claimed, and everyone can pay for the other."""
    first = has(black=3, routes=TWIN_A if owner == "john" else "")
    second = has(black=3, routes=TWIN_A if owner == "peter" else "")
    third = has(black=3)
    if players == 2:
        return table(john=first, peter=second, turn=turn)
    return table(john=first, peter=second, mary=third, players=players, turn=turn)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("owner", ["john", "peter"])
def test_with_2_or_3_players_the_other_track_is_closed_to_everyone(players: int, owner: str) -> None:  # 5.6
    for name in ("john", "peter", "mary")[:players]:
        game = with_a_track_claimed(players, owner, turn=name)
        assert game.refuses(name, f"claim {TWIN_B} black*3") is Reason.TWIN_TAKEN
        assert game.refuses(name, f"claim {TWIN_A} black*3") is Reason.ROUTE_TAKEN
        assert game.claims(name, "cape-town--port-elizabeth") == []


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("owner", ["john", "peter"])
def test_with_4_or_5_players_the_other_track_is_open_but_not_to_the_owner(players: int, owner: str) -> None:  # 5.6
    for name in ("john", "peter", "mary"):
        game = with_a_track_claimed(players, owner, turn=name)
        claim = f"claim {TWIN_B} black*3"
        if name == owner:
            assert game.refuses(name, claim) is Reason.TWIN_IS_YOURS
            assert game.claims(name, "cape-town--port-elizabeth") == []
        else:
            assert game.claims(name, "cape-town--port-elizabeth") == [claim]
            after = game.play(name, claim)
            assert after.table.claims[TWIN_B].seat == game.seat(name)
            assert after.table.claims[TWIN_A].seat == game.seat(owner)


@pytest.mark.parametrize("players", [4, 5])
def test_with_both_tracks_claimed_a_double_route_is_closed(players: int) -> None:  # 5.6
    game = table(players=players, mary=has(black=3), john=has(routes=TWIN_A), peter=has(routes=TWIN_B), turn="mary")
    assert game.refuses("mary", f"claim {TWIN_A} black*3") is Reason.ROUTE_TAKEN
    assert game.refuses("mary", f"claim {TWIN_B} black*3") is Reason.ROUTE_TAKEN
    assert game.claims("mary", "cape-town--port-elizabeth") == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("track", [TWIN_A, TWIN_B])
def test_either_track_of_an_unclaimed_double_route_may_be_claimed(players: int, track: str) -> None:  # 5.6
    game = table(players=players, john=has(black=3))
    assert game.play("john", f"claim {track} black*3").table.claims == {track: Claim(seat=0)}


@pytest.mark.parametrize("players", [2, 3])
def test_with_2_or_3_players_both_tracks_are_closed_to_everyone_no_matter_who_moves(
    players: int,
) -> None:  # 5.6
    game = with_a_track_claimed(players, owner="peter", turn="john")
    for seat in range(players):
        assert closed_routes(game.table, seat) == {
            Reason.ROUTE_TAKEN: (TWIN_A,),
            Reason.TWIN_TAKEN: (TWIN_B,),
        }


@pytest.mark.parametrize("players", [4, 5])
def test_with_4_or_5_players_only_the_owner_finds_the_other_track_closed(players: int) -> None:  # 5.6
    game = with_a_track_claimed(players, owner="peter", turn="john")
    for seat in range(players):
        beside = {Reason.TWIN_IS_YOURS: (TWIN_B,)} if seat == game.seat("peter") else {}
        assert closed_routes(game.table, seat) == {Reason.ROUTE_TAKEN: (TWIN_A,), **beside}


@given(reachable_states())
def test_every_route_is_either_open_to_a_player_or_closed(state: GameState) -> None:  # 5.1, 5.6
    for seat in range(len(state.table.players)):
        closed = [route for routes in closed_routes(state.table, seat).values() for route in routes]
        open_ = [route.id for route in open_routes(state.table, seat)]
        assert sorted([*closed, *open_]) == sorted(BOARD.routes)


def test_every_double_route_of_the_board_is_closed_alike() -> None:  # 5.6
    for route in BOARD.routes.values():
        if route.twin is not None:
            claim = f"claim {route.twin} loco*{route.length}"
            few = table(players=3, john=has(locomotive=6), peter=has(routes=route.id))
            assert few.refuses("john", claim) is Reason.TWIN_TAKEN
            many = table(players=4, john=has(locomotive=6), peter=has(routes=route.id))
            assert claim in many.claims("john")
