"""Each idea of the planner on a small board where the right answer is obvious."""

import pytest

from bots.small_games import DULL, board, choice, moment
from okapi.board import africa
from okapi.bots import find_bot
from okapi.bots.planner import PlannerBot
from okapi.bots.planner.plan import make_plan
from okapi.bots.planner.situation import Situation, Tuning
from okapi.dealer import SeededDealer
from okapi.game import (
    ClaimRoute,
    DrawTickets,
    KeepTickets,
    TakeTerrainCard,
    TakeTrainCard,
    Terrain,
    TerrainCards,
    TrainCard,
    View,
    new_game,
    options,
    play,
    settle,
    view_for,
)

DETOUR = """
a b red 2
b c red 2
a d blue 3
d c blue 3
"""


def planner() -> PlannerBot:
    return PlannerBot("seed")


def planned(view: View) -> set[str]:
    """The routes that the planner wants for its tickets."""
    situation = Situation(view, Tuning())
    plan = make_plan(situation, view.tickets)
    return {situation.graph.routes[number].id for number in plan.routes}


# Plans.


def test_a_blocked_path_is_planned_again() -> None:
    on = board(DETOUR, "a c 12")
    assert planned(moment(on, tickets=["a--c"], hand={"red": 4})) == {"a--b", "b--c"}
    assert planned(moment(on, tickets=["a--c"], hand={"red": 4}, taken=["b--c"])) == {"a--d", "d--c"}


def test_own_routes_cost_nothing() -> None:
    on = board(DETOUR, "a c 12")
    assert planned(moment(on, tickets=["a--c"], own=["a--d"])) == {"d--c"}


def test_a_ticket_that_cannot_be_completed_is_given_up() -> None:
    on = board(DETOUR, "a c 12")
    assert planned(moment(on, tickets=["a--c"], taken=["b--c", "d--c"])) == set()
    assert planned(moment(on, tickets=["a--c"], trains=3)) == set()


def test_tickets_share_their_routes() -> None:
    star = board(
        "a hub red 3\nb hub red 3\nc hub red 3\na x blue 1\nx y blue 1\ny b blue 1",
        "a b 9\nb c 9\na c 9",
        hub="waystation",
    )
    assert planned(moment(star, tickets=["b--c", "a--c", "a--b"])) == {"a--hub", "b--hub", "c--hub"}


def test_a_country_is_reached_at_any_terminal_and_never_passed_through() -> None:
    """6.4."""
    on = board(
        "a north-1 red 2\nb north-2 red 3\nnorth-1 b red 1\na c red 3\nc b red 3",
        "a north 8\na b 20",
        north_1="terminal",
        north_2="terminal",
    )
    assert planned(moment(on, tickets=["a--north"])) == {"a--north-1"}
    assert planned(moment(on, tickets=["a--b"])) == {"a--c", "c--b"}


def test_a_port_may_be_passed_through() -> None:
    """6.5."""
    on = board("a isle-1 red 3\nisle-1 b red 3", "a b 9\nb isle 7", isle_1="port")
    assert planned(moment(on, tickets=["a--b"])) == {"a--isle-1", "isle-1--b"}
    assert planned(moment(on, tickets=["b--isle"])) == {"isle-1--b"}


# Claims.


def test_a_route_that_the_plan_needs_is_claimed_and_doubled() -> None:
    on = board(DETOUR, "a c 12")
    view = moment(on, tickets=["a--c"], hand={"red": 2}, terrain=TerrainCards(desert=1))
    chosen = choice(planner(), view)
    assert isinstance(chosen, ClaimRoute)
    assert chosen.route in ("a--b", "b--c")
    assert chosen.doubling is not None


def test_locomotives_are_kept_while_coloured_cards_can_pay() -> None:
    on = board("a b red 3", "a b 9")
    view = moment(on, tickets=["a--b"], hand={"red": 3, "locomotive": 3}, terrain=TerrainCards(desert=1))
    chosen = choice(planner(), view)
    assert isinstance(chosen, ClaimRoute)
    assert chosen.payment.locomotive == 0


def test_cards_of_a_ticket_are_not_spent_on_something_else() -> None:
    on = board("a b red 4\nx y red 3", "a b 20")
    view = moment(on, tickets=["a--b"], hand={"red": 3}, terrain=TerrainCards(desert=3), trains=10)
    assert not isinstance(choice(planner(), view), ClaimRoute)


def test_the_last_turn_is_used_for_points_rather_than_cards() -> None:
    on = board("a b red 2\nc d blue 3", "a d 9")
    chosen = choice(planner(), moment(on, hand={"red": 2, "blue": 3}, turns_left=2))
    assert isinstance(chosen, ClaimRoute)
    assert chosen.route == "c--d"


def test_on_the_last_turn_a_ticket_counts_for_more_than_a_longer_route() -> None:
    on = board("a b red 2\nc d blue 4", "a b 9")
    view = moment(on, tickets=["a--b"], hand={"red": 2, "blue": 4}, turns_left=1)
    chosen = choice(planner(), view)
    assert isinstance(chosen, ClaimRoute)
    assert chosen.route == "a--b"


def test_when_the_game_nears_its_end_a_route_is_no_longer_held_back_to_be_doubled() -> None:
    on = board("a b red 4\nc d blue 4", "a d 9")
    early = moment(on, hand={"red": 4}, terrain_display=("desert", "desert"))
    late = moment(on, hand={"red": 4}, terrain_display=("desert", "desert"), turns_left=2)
    assert choice(planner(), early) == TakeTerrainCard(Terrain.DESERT)
    assert isinstance(choice(planner(), late), ClaimRoute)


# Draws.


def test_the_colour_that_the_plan_lacks_is_drawn() -> None:
    on = board("a b red 4\nc d blue 1", "a b 12")
    view = moment(on, tickets=["a--b"], hand={"red": 3}, display=(*DULL[:4], "red"))
    assert choice(planner(), view) == TakeTrainCard(TrainCard.RED)


def test_a_majority_worth_one_more_card_is_taken() -> None:
    """5.8: the rival has one more, the route is paid for, and the card is face up."""
    on = board("a b red 6", "a b 9")
    view = moment(
        on,
        tickets=["a--b"],
        hand={"red": 6},
        terrain=TerrainCards(desert=2),
        rival_terrain=TerrainCards(desert=3),
        terrain_display=("desert", "jungle"),
    )
    assert choice(planner(), view) == TakeTerrainCard(Terrain.DESERT)


def test_a_majority_far_out_of_reach_is_left_alone() -> None:
    on = board("a b red 2", "a b 9")
    view = moment(on, tickets=["a--b"], hand={"red": 2}, rival_terrain=TerrainCards(desert=9))
    chosen = choice(planner(), view)
    assert isinstance(chosen, ClaimRoute)
    assert chosen.doubling is None


# Tickets.


def test_a_ticket_that_is_already_connected_is_kept() -> None:
    on = board(DETOUR, "a c 12")
    view = moment(on, own=["a--b", "b--c"], offered=["a--c"], hand={})
    assert choice(planner(), view) == KeepTickets(("a--c",))


def test_of_two_tickets_the_one_that_the_network_completes_is_kept() -> None:
    on = board(DETOUR + "x y green 4\n", "a c 5\nx y 6")
    view = moment(on, own=["a--b", "b--c"], offered=["x--y", "a--c"], trains=3)
    assert choice(planner(), view) == KeepTickets(("a--c",))


def test_tickets_that_share_a_path_are_kept_together() -> None:
    on = board("a b red 4\nb c red 4\nx y blue 4\ny z green 4", "a c 8\na b 4\nx z 8")
    view = moment(on, offered=["a--c", "a--b", "x--z"], own=["b--c"], trains=9)
    chosen = choice(planner(), view)
    assert isinstance(chosen, KeepTickets)
    assert {"a--c", "a--b"} <= set(chosen.tickets)


def test_on_the_last_turn_tickets_are_drawn_if_the_network_completes_them_anyway() -> None:
    on = board(DETOUR, "a c 12\na b 4\nb c 4\na d 6")
    view = moment(on, own=["a--b", "b--c", "a--d"], hand={}, turns_left=1)
    assert choice(planner(), view) == DrawTickets()


# The whole.


def test_the_planner_depends_on_the_view_alone() -> None:
    dealer = SeededDealer("alone")
    old = planner()
    state, _ = settle(new_game(africa(), 2), dealer)
    for _ in range(60):
        (seat, *_) = state.table.acting()
        view = view_for(state, seat)
        chosen = old.choose(view, options(view))
        assert chosen == planner().choose(view, options(view))
        state, _ = play(state, seat, chosen, dealer)


@pytest.mark.parametrize("rival", ["route-focused", "hoarder"])
def test_the_planner_beats_the_others_in_a_small_match(rival: str) -> None:
    won = 0
    for game in range(4):
        seat = game % 2
        names = ("planner", rival) if seat == 0 else (rival, "planner")
        won += winner_of(names, f"small match {game // 2}") == seat
    assert won >= 3


def winner_of(names: tuple[str, str], seed: str) -> int:
    from okapi.arena import play_match
    from okapi.game import score_sheet

    bots = [find_bot(name).factory(seed) for name in names]
    match = play_match(africa(), bots, SeededDealer(seed))
    return score_sheet(match.state).winners[0]
